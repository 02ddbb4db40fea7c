import { unifiedGraphHandler } from '@graphql-hive/router-runtime'
import { buildASTSchema, type GraphQLError, parse } from 'graphql'
import type { Answer, AnswerError } from '../platform/executor.ts'
import type { Log } from '../platform/log.ts'
import { isProblemCode } from '../platform/problem.ts'
import { asGraphQLError } from './as-graphql-error.ts'
import { type AskSubgraph, makeFetchOperations, type Question } from './ask-subgraph.ts'
import { toFieldErrors } from './unavailable.ts'

interface PlannedSetup {
  supergraphSdl: string
  askSubgraph: AskSubgraph
  log: Log
}

/** One run of a plan: what was asked, and the answer of a subgraph that refused it as a whole. */
interface Run {
  question: Question
  refusal: Answer | null
}

const MASKED = {
  message: 'The request could not be completed.',
  extensions: { code: 'internal_error' },
} as const

/** Answers by the planner's plan, from as many subgraphs as it takes. */
export async function makePlanned({ supergraphSdl, askSubgraph, log }: PlannedSetup) {
  const toFetchOperation = makeFetchOperations()
  const handler = await unifiedGraphHandler({
    unifiedGraph: buildASTSchema(parse(supergraphSdl), { assumeValid: true, assumeValidSDL: true }),
    getUnifiedGraphSDL: () => supergraphSdl,
    async onSubgraphExecute(subgraph, { document, variables = {}, context }) {
      const run: Run = context
      const operation = toFetchOperation(document)
      const answer = await askSubgraph(subgraph, {
        ...run.question,
        operation,
        document,
        variables,
      })
      if (answer.data === undefined) run.refusal = answer

      const errors = toFieldErrors(answer.errors ?? [], document).map(asGraphQLError)
      return errors.length > 0 ? { data: answer.data, errors } : { data: answer.data }
    },
  })

  return async (question: Question): Promise<Answer> => {
    const run: Run = { question, refusal: null }
    const fail = (err: unknown) => {
      const { context, operation } = question
      log.error({ requestId: context.requestId, operation: operation.name, err }, 'a plan failed')
    }
    try {
      const { document, variables } = question
      const result = await handler.executor?.({ document, variables, context: run })
      return toAnswer(result as Result, run, fail)
    } catch (error) {
      fail(error)
      return { data: null, errors: [MASKED] }
    }
  }
}

interface Result {
  data?: Record<string, unknown>
  errors?: readonly GraphQLError[]
}

function toAnswer({ data, errors }: Result, run: Run, fail: (err: unknown) => void): Answer {
  // The handler leaves `data` out where it is null, and also where nothing was executed.
  if (data === undefined && run.refusal) return run.refusal
  if (!errors?.length) return { data: data ?? null }

  return { data: data ?? null, errors: errors.map((error) => toAnswerError(error, fail)) }
}

/** Only what a subgraph said passes; what the handler adds or throws itself does not. */
function toAnswerError(error: GraphQLError, fail: (err: unknown) => void): AnswerError {
  const path = error.path ? { path: error.path } : {}
  const { code, details } = error.extensions
  if (isProblemCode(code)) {
    const extensions = details === undefined ? { code } : { code, details }
    return { message: error.message, ...path, extensions }
  }

  fail(error)
  return { ...MASKED, ...path }
}
