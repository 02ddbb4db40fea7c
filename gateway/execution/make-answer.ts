import type { DocumentNode } from 'graphql'
import type {
  Answer,
  AnswerError,
  Operation,
  RequestContext,
  Variables,
} from '../../platform/executor.ts'
import type { Log } from '../../platform/log.ts'
import { isProblemCode, MASKED } from '../../schema/problem.ts'
import { keyOf, rootFieldsOf } from '../documents/root-fields.ts'
import { toClientPath } from '../planning/plan-document.ts'
import type { Planning } from '../planning/planning.ts'
import type { PreparedDocument } from '../planning/prepare.ts'
import { completeData } from './complete.ts'
import { makeIsExplained } from './explains.ts'
import { type FetchSubgraph, UNAVAILABLE } from './fetch/fetch-subgraph.ts'
import type { Run } from './run.ts'
import { runPlan } from './run-plan.ts'

export interface Answering {
  planning: Planning
  askSubgraph: FetchSubgraph
  log: Log
}

export interface Asked {
  variables: Variables
  context: RequestContext
}

export interface AskedOperation extends Asked {
  operation: Operation
  document: DocumentNode
}

/** Creates answers by executing plans; hides subgraph names and internal errors. */
export function makeAnswer(answering: Answering) {
  /** Executes the operation at one subgraph and returns its answer unchanged. */
  async function passThrough(passThroughSubgraph: string, asked: AskedOperation): Promise<Answer> {
    const { operation, document, variables, context } = asked
    const answer = await answering.askSubgraph(passThroughSubgraph, operation, variables, context)
    return answer ?? toUnavailable(document, answering)
  }

  async function byPlan(
    prepared: PreparedDocument,
    { variables, context }: Asked,
  ): Promise<Answer> {
    const { form, plan } = prepared
    const { askSubgraph, planning } = answering
    const { subtypes, schema } = planning
    const found = { data: {}, errors: [], refusal: null }
    const run: Run = { askSubgraph, subtypes, variables, context, ...found }
    if (plan) await runPlan(plan, run)
    if (run.refusal && Object.values(run.data).every((value) => value === undefined))
      return run.refusal

    const errors = run.errors.map((error) => toClientError(error, toClientPath))
    const isExplained = makeIsExplained(errors)
    const missing: (string | number)[][] = []
    const data = completeData(form.document, run.data, {
      schema,
      onUnknownEnumValue: (path) => errors.push({ ...MASKED, path }),
      onMissingValue: (path) => void (isExplained(path) || missing.push(path)),
    })
    if (missing.length > 0) logMissing(missing, prepared, context)
    errors.push(...missing.map((path) => ({ ...MASKED, path })))
    return errors.length > 0 ? { data, errors } : { data }
  }

  function logMissing(
    missing: unknown[],
    { operation }: PreparedDocument,
    { requestId }: RequestContext,
  ) {
    const fields = { requestId, operation: operation.name, event: 'plan.value_missing' }
    answering.log.error({ ...fields, path: missing[0] }, 'a plan has no value of a field')
  }

  return {
    passThrough,

    async prepared(prepared: PreparedDocument, { variables, context }: Asked): Promise<Answer> {
      const { form, operation, passThroughSubgraph } = prepared
      const used = Object.entries(variables).filter(([name]) => form.used.has(name))
      const asked = { variables: Object.fromEntries(used), context }
      if (passThroughSubgraph) {
        const { document } = form
        return toClientAnswer(
          await passThrough(passThroughSubgraph, { operation, document, ...asked }),
          document,
        )
      }

      return byPlan(prepared, asked).catch((err: unknown) => {
        const { requestId } = context
        answering.log.error({ requestId, operation: operation.name, err }, 'a plan failed')
        return { data: null, errors: [MASKED] }
      })
    },
  }
}

function toUnavailable(document: DocumentNode, { planning }: Answering): Answer {
  const keys = new Set(rootFieldsOf(document).filter(isOfSubgraph).map(keyOf))
  return {
    data: completeData(document, {}, { schema: planning.schema, ...UNREPORTED }),
    errors: [...keys].map((key) => ({ ...UNAVAILABLE, path: [key] })),
  }
}

/** For answers without data: every root field already has an error. */
const UNREPORTED = { onUnknownEnumValue: () => {}, onMissingValue: () => {} }

function isOfSubgraph({ name }: { name: { value: string } }): boolean {
  return name.value !== '__typename'
}

function toClientAnswer(answer: Answer, document: DocumentNode): Answer {
  if (!answer.errors || answer.data === undefined) return answer

  const [first] = rootFieldsOf(document)
  const path = first ? [keyOf(first)] : []
  const errors = answer.errors.map((error) => ({ path, ...toClientError(error, (path) => path) }))
  return { data: answer.data, errors }
}

/** Maps an error to documented codes and to the client's paths. */
function toClientError(
  { message, path, extensions }: AnswerError,
  toPath: (path: readonly (string | number)[]) => readonly (string | number)[],
): AnswerError {
  const at = path ? { path: toPath(path) } : {}
  const { code, details } = extensions ?? {}
  if (!isProblemCode(code)) return { ...MASKED, ...at }
  return { message, ...at, extensions: details === undefined ? { code } : { code, details } }
}
