import type { GraphQLSchema } from 'graphql'
import type {
  Answer,
  GraphExecutor,
  Operation,
  RequestContext,
  Variables,
} from '../platform/executor.ts'
import { makeUsageCounts, type UsageCounts } from '../platform/limits/usage-counts.ts'
import type { Log } from '../platform/log.ts'
import { isProblemCode, MASKED, Problem } from '../schema/problem.ts'
import { GATEWAY, type SubgraphName } from '../schema/subgraphs.ts'
import { readOpenings } from '../schema/surfaces.ts'
import { coerceVariables } from './documents/coerce-variables.ts'
import { costOf } from './documents/cost/cost.ts'
import { findExceededLimit, pointsOf } from './documents/document-limits.ts'
import { makeDocuments, type RefusedDocument, refuseDocument } from './documents/documents.ts'
import { addIntrospection, type Introspection, joinIntrospection } from './documents/introspect.ts'
import { makeFetchSubgraph } from './execution/fetch/fetch-subgraph.ts'
import { makeGatewaySubgraph } from './execution/gateway-root-fields.ts'
import { makeAnswer } from './execution/make-answer.ts'
import { makeSubscribe, notSubscribable } from './execution/subscribe.ts'
import type { Planning } from './planning/planning.ts'
import { makePrepare, type Prepare, type PreparedDocument } from './planning/prepare.ts'
import type { Graph } from './planning/read-graph.ts'
import { makeSurfaceSchemas } from './planning/surface-schemas.ts'
import type { IsTrusted } from './trusted.ts'
import { makeUsedFields } from './used-fields.ts'

export interface GatewaySetup {
  graph: Graph
  subgraphs: Readonly<Record<SubgraphName, GraphExecutor>>
  /** Whether introspection is allowed. */
  isSchemaVisible: boolean
  /** Whether a caller may send this document; absent: any. */
  isTrusted?: IsTrusted
  /** Counts the documents of clients; absent: counts of its own. */
  usage?: UsageCounts
  log: Log
}

/** Consumes the rate-limit points of a document beyond the first; throws `rate_limited`. */
export type Charge = (points: number) => Promise<void>

/** Receives the cost of a document that is executed. */
export type NoteCost = (cost: number) => void

export interface Gateway extends GraphExecutor {
  apiSchema: GraphQLSchema
  /** `execute` with a charge by the document's cost. */
  executeCharged(
    operation: Operation,
    variables: Variables,
    context: RequestContext,
    charge: Charge,
    noteCost?: NoteCost,
  ): Promise<Answer>
}

/** Creates the gateway: one graph over all subgraphs. */
export async function makeGateway(setup: GatewaySetup): Promise<Gateway> {
  const { graph, isSchemaVisible, isTrusted = () => true, usage = makeUsageCounts(), log } = setup
  const { planning } = graph
  const { apiSchema } = planning
  const subgraphs: Readonly<Record<string, GraphExecutor>> = {
    ...setup.subgraphs,
    [GATEWAY]: makeGatewaySubgraph(setup.subgraphs, { schema: apiSchema, usage }),
  }
  const schemaFor = makeSurfaceSchemas(apiSchema, readOpenings())
  const usedFields = makeUsedFields(apiSchema)
  const readDocument = makeDocuments({ schema: apiSchema, isSchemaVisible })
  const askSubgraph = makeFetchSubgraph(subgraphs, log)
  const toExecution = (of: Planning): Execution => ({
    schema: of.schema,
    prepare: makePrepare(of),
    answer: makeAnswer({ planning: of, askSubgraph, log }),
  })
  const ofClients = toExecution(planning)
  const ofRegistered = toExecution(planning.whole)
  const follow = makeSubscribe(subgraphs)

  const findRegistered = (operation: Operation) =>
    operation.registered ? graph.findRegistered(operation.hash) : undefined

  /** Prepares a document or refuses it. Registered operations skip the cost limits. */
  async function prepareWithin(
    operation: Operation,
    variables: Variables,
    { caller, client }: RequestContext,
  ): Promise<Ready> {
    const ours = findRegistered(operation)
    const read = ours ?? readDocument(operation.document)
    if ('refusal' in read) return read
    if (!ours && !isTrusted(caller, operation.document)) return UNTRUSTED

    const { schema, prepare } = ours ? ofRegistered : ofClients
    const { errors, coerced = {} } = coerceVariables(read.document, variables, schema, {
      hideSuggestions: !isSchemaVisible,
    })
    if (errors) return { refusal: refuseDocument(errors) }

    const prepared = await prepare(read, coerced)
    const excess = ours ? null : findExceededLimit(prepared.form.document, apiSchema, coerced)
    if (excess) return { refusal: refuseDocument([excess]) }
    if (!ours) usage.count(client, operation.name, usedFields(prepared.form.document))
    return { prepared, introspection: read.introspection, variables: coerced }
  }

  async function executeCharged(
    operation: Operation,
    variables: Variables,
    context: RequestContext,
    charge: Charge,
    noteCost?: NoteCost,
  ): Promise<Answer> {
    if (operation.kind === 'subscription') return refuseDocument([FOLLOWED_ONLY])

    const ours = findRegistered(operation)
    const { schema, answer } = ours ? ofRegistered : ofClients
    if (ours?.owner)
      return answer.passThrough(ours.owner, { ...ours, operation, variables, context })

    const ready = await prepareWithin(operation, variables, context).catch((err: unknown) => {
      const { requestId } = context
      log.error(
        { event: 'gateway.planning_failed', requestId, operation: operation.name, err },
        'a document cannot be planned',
      )
      return { refusal: { data: null, errors: [MASKED] } }
    })
    if ('refusal' in ready) return ready.refusal

    const { prepared, introspection, variables: coerced } = ready
    const asked = joinIntrospection(prepared.form.document, introspection)
    const points = pointsOf(asked, schema, coerced)
    if (points > 1) await charge(points - 1)
    noteCost?.(costOf(asked, schema, coerced))
    const answered = await answer.prepared(prepared, { variables: coerced, context })
    if (introspection === null) return answered
    const shown = schemaFor(context.caller)
    return addIntrospection(answered, introspection, { schema: shown, variables: coerced })
  }

  return {
    apiSchema,

    execute: (operation, variables, context) =>
      executeCharged(operation, variables, context, async () => {}),

    executeCharged,

    async subscribe(operation, variables, context) {
      if (operation.kind !== 'subscription') throw notSubscribable()

      const ours = findRegistered(operation)
      const executor = ours?.owner ? subgraphs[ours.owner] : undefined
      if (executor) return executor.subscribe(operation, variables, context)
      if (ours) throw notSubscribable()

      const ready = await prepareWithin(operation, variables, context)
      if ('refusal' in ready) throw toProblem(ready.refusal)
      return follow(ready.prepared, { variables: ready.variables, context })
    },
  }
}

/** Execution of the documents that conform to one schema. */
interface Execution {
  schema: GraphQLSchema
  prepare: Prepare
  answer: ReturnType<typeof makeAnswer>
}

interface ReadyDocument {
  prepared: PreparedDocument
  introspection: Introspection | null
  variables: Variables
}

type Ready = ReadyDocument | RefusedDocument

const UNTRUSTED: RefusedDocument = {
  refusal: {
    errors: [
      {
        message: 'This installation executes only registered documents for this caller.',
        extensions: { code: 'forbidden' },
      },
    ],
  },
}

const FOLLOWED_ONLY = { message: 'A subscription is followed over a socket, not executed.' }

/** Problem of an answer without data. */
export function toProblem({ errors = [] }: Answer): Problem {
  const code = errors[0]?.extensions?.['code']
  return new Problem(
    isProblemCode(code) ? code : 'invalid_input',
    errors.map(({ message }) => message).join(' '),
  )
}
