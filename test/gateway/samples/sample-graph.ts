import { type Gateway, makeGateway } from '../../../gateway/gateway.ts'
import type { Graph } from '../../../gateway/planning/read-graph.ts'
import type { IsTrusted } from '../../../gateway/trusted.ts'
import { type Caller, SERVICE } from '../../../platform/caller.ts'
import type {
  GraphExecutor,
  Operation,
  RequestContext,
  Variables,
} from '../../../platform/executor.ts'
import { makeUsageCounts, type UsageCounts } from '../../../platform/limits/usage-counts.ts'
import type { Log } from '../../../platform/log.ts'
import type { OperationName } from '../../../schema/operations.ts'
import { readSdl } from '../../../schema/sdl.ts'
import { makeSubgraph, type Subgraph } from '../../../subgraphs/foundation/graph/subgraph.ts'
import { makeOperations } from '../../../subgraphs/foundation/graph/subgraph-operations.ts'
import { EVERY_CLUB_ACTIVE } from '../../support/club/every-club-active.ts'
import { GRAPH } from '../../support/graph/graph.ts'
import type { Args, Field } from './sample-answers.ts'
import { CLUB_MUTATIONS, CLUB_QUERIES } from './sample-club.ts'
import { VOLUNTEER_CLUB, VOLUNTEER_MUTATIONS, VOLUNTEER_QUERIES } from './sample-volunteer.ts'

export interface LogEntry {
  level: string
  fields: Record<string, unknown>
  message: string
}

export interface SampleGraph {
  gateway: Gateway
  club: Subgraph
  volunteer: Subgraph
  /** What each resolver of a root field was given, in order. */
  calls: { field: string; args: Args; caller: Caller }[]
  entries: LogEntry[]
}

export const CONTEXT: RequestContext = { caller: SERVICE, requestId: 'req-1' }

/** A gateway over both real contracts, with resolvers that answer from memory. */
export async function aGraph({
  graph = GRAPH,
  isSchemaVisible = true,
  isTrusted = () => true,
  usage = makeUsageCounts(),
  ...executors
}: {
  club?: GraphExecutor
  volunteer?: GraphExecutor
  graph?: Graph
  isSchemaVisible?: boolean
  isTrusted?: IsTrusted
  usage?: UsageCounts
} = {}): Promise<SampleGraph> {
  const calls: SampleGraph['calls'] = []
  const { log, entries } = aLog()
  const setup = {
    log,
    findInactiveClubs: EVERY_CLUB_ACTIVE,
    makeContext: (request: RequestContext) => ({ ...request, calls }),
  }
  const club = makeSubgraph({ ...setup, name: 'club', operations: CLUB_OPERATIONS })
  const volunteer = makeSubgraph({ ...setup, name: 'volunteer', operations: VOLUNTEER_OPERATIONS })
  const gateway = await makeGateway({
    subgraphs: { club, volunteer, ...executors },
    ...{ graph, isSchemaVisible, isTrusted, usage, log },
  })
  return { gateway, club, volunteer, calls, entries }
}

/** An executor whose subgraph cannot be reached. */
export const DOWN: GraphExecutor = {
  execute: () => Promise.reject(new Error('connect ECONNREFUSED')),
  subscribe: () => Promise.reject(new Error('connect ECONNREFUSED')),
}

export function aLog(): { log: Log; entries: LogEntry[] } {
  const entries: LogEntry[] = []
  const at = (level: string) => (fields: object, message: string) =>
    void entries.push({ level, fields: fields as Record<string, unknown>, message })
  const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
  return { log: log as Log, entries }
}

/** A title, and a registered operation with variables. */
export type OperationCase = [what: string, name: OperationName, variables: Variables]

/** A document as a client of the graph sends it. */
export function aDocument(document: string, kind: Operation['kind'] = 'query'): Operation {
  return { name: 'anonymous', kind, document, hash: document, registered: false }
}

/** What others refer to is found by nothing more than the reference. */
function referencesOf(name: 'club' | 'volunteer') {
  const keyed = readSdl(name).matchAll(/^type (\w+)[^{\n]*@key/gm)
  return Object.fromEntries([...keyed].map(([, type]) => [type, REFERABLE]))
}

const findReferred = (reference: object) => reference

const REFERABLE = { __resolveReference: findReferred }

function recorded(fields: Readonly<Record<string, Field>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, resolve]) => [
      field,
      async (
        _parent: unknown,
        args: Args,
        context: RequestContext & Pick<SampleGraph, 'calls'>,
      ) => {
        context.calls.push({ field, args, caller: context.caller })
        return resolve(args)
      },
    ]),
  )
}

const CLUB_OPERATIONS = makeOperations(readSdl('club'), {
  ...referencesOf('club'),
  Query: recorded(CLUB_QUERIES),
  Mutation: recorded(CLUB_MUTATIONS),
})

const VOLUNTEER_OPERATIONS = makeOperations(readSdl('volunteer'), {
  ...referencesOf('volunteer'),
  Query: recorded(VOLUNTEER_QUERIES),
  Mutation: recorded(VOLUNTEER_MUTATIONS),
  Club: { ...REFERABLE, ...VOLUNTEER_CLUB },
})
