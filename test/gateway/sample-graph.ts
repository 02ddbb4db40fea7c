import { type Gateway, makeGateway } from '../../gateway/gateway.ts'
import { type Caller, SERVICE } from '../../platform/caller.ts'
import type {
  GraphExecutor,
  Operation,
  RequestContext,
  Variables,
} from '../../platform/executor.ts'
import type { Log } from '../../platform/log.ts'
import { Problem } from '../../platform/problem.ts'
import { loadOperations, type OperationName } from '../../schema/operations.ts'
import { readSdl } from '../../schema/sdl.ts'
import { makeSubgraph, type Subgraph } from '../../subgraphs/foundation/subgraph.ts'
import { type Args, AT, aPage, type Field, found, STAMPS } from './sample-answers.ts'
import { CLUB_EVENT_MUTATIONS, CLUB_EVENT_QUERIES } from './sample-club-events.ts'
import { CLUB_WEBHOOK_MUTATIONS, CLUB_WEBHOOK_QUERIES } from './sample-club-webhooks.ts'
import { EXCHANGE_MUTATIONS } from './sample-exchange.ts'
import { MATCH_SESSION_QUERIES } from './sample-match-sessions.ts'
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
  isSchemaTold = true,
  ...executors
}: {
  club?: GraphExecutor
  volunteer?: GraphExecutor
  isSchemaTold?: boolean
} = {}): Promise<SampleGraph> {
  const calls: SampleGraph['calls'] = []
  const { log, entries } = aLog()
  const setup = { log, makeContext: (request: RequestContext) => ({ ...request, calls }) }
  const club = makeSubgraph({
    ...setup,
    name: 'club',
    typeDefs: readSdl('club'),
    resolvers: {
      ...referencesOf('club'),
      Query: recorded(CLUB_QUERIES),
      Mutation: recorded(CLUB_MUTATIONS),
    },
  })
  const volunteer = makeSubgraph({
    ...setup,
    name: 'volunteer',
    typeDefs: readSdl('volunteer'),
    resolvers: {
      ...referencesOf('volunteer'),
      Query: recorded(VOLUNTEER_QUERIES),
      Mutation: recorded(VOLUNTEER_MUTATIONS),
      Club: { ...REFERABLE, ...VOLUNTEER_CLUB },
    },
  })
  const gateway = await makeGateway({
    supergraphSdl: readSdl('supergraph'),
    subgraphs: { club, volunteer, ...executors },
    operations: loadOperations(),
    ...{ isSchemaTold, log },
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

/** A registered operation with variables for it, and what about them is told apart. */
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

const CLUB = {
  id: 'club-1',
  organizationId: 'org-1',
  slug: 'main',
  name: 'Main',
  status: 'ACTIVE',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  country: 'DE',
  language: 'de',
}

const COURT = {
  id: 'court-1',
  locationId: 'loc-1',
  name: 'Court 1',
  number: 1,
  publicId: 'c1',
  status: 'AVAILABLE',
  indoorOutdoor: 'INDOOR',
  surfaceType: 'CARPET',
  ...STAMPS,
}

const LOCATION = {
  id: 'loc-1',
  name: 'Hall',
  address: 'Street 1',
  city: 'Town',
  postalCode: '1',
  ...STAMPS,
  country: 'DE',
  timezone: 'Europe/Berlin',
  status: 'ACTIVE',
  openingHours: { weekly: { monday: [{ opens: '08:00', closes: '23:00' }] }, exceptions: [] },
}

const SOURCE = {
  id: 'source-1',
  sourceKey: 'main',
  name: 'Main',
  provider: 'padel',
  status: 'ACTIVE',
  externalAccountId: null,
  lastSynchronizedAt: null,
  ...STAMPS,
}

const MAPPING = {
  id: 'm-1',
  externalCourtId: 'x1',
  externalCourtName: 'X',
  courtId: 'court-1',
  ...STAMPS,
}

const BOOKING = {
  id: 'booking-1',
  bookingSourceId: 'source-1',
  locationId: 'loc-1',
  courtId: 'court-1',
  provider: 'padel',
  externalBookingId: 'b-1',
  externalCourtId: 'x1',
  sourceVersion: 3,
  scheduledStart: AT,
  scheduledEnd: AT,
  status: 'CONFIRMED',
  matchSessionId: null,
  participants: [{ externalId: 'p-1', displayName: 'Ann' }],
  importedAt: AT,
  ...STAMPS,
}

const IMPORT = {
  id: 'import-1',
  bookingSourceId: 'source-1',
  status: 'PARTIAL',
  total: 2,
  imported: 1,
  failed: 1,
  records: [aFailure()],
  startedAt: AT,
  completedAt: null,
  ...STAMPS,
}

function aFailure() {
  const error = { code: 'unmapped_court', message: 'No.', details: { externalCourtId: 'x1' } }
  const head = { position: 0, externalBookingId: 'b-1', sourceVersion: 1, outcome: 'FAILED' }
  return { ...head, bookingId: null, reconciliationStatus: 'NONE', error }
}

const IDENTITY = {
  installationId: 'inst-1',
  applicationId: 'app-1',
  provider: 'padel',
  isActive: true,
  organizationId: 'org-1',
  clubId: 'club-1',
  scopes: ['club:read', 'made:up'],
}

const CLUB_QUERIES: Record<string, Field> = {
  installation: () => ({
    id: 'inst-1',
    environment: 'SANDBOX',
    status: 'ACTIVE',
    scopes: ['club:read'],
    installedAt: AT,
    expiresAt: null,
    club: CLUB,
    application: { id: 'app-1', slug: 'padel', name: 'Padel' },
  }),
  club: ({ id }) => found(id, { ...CLUB, id, courts: [COURT] }),
  locations: () => aPage([LOCATION], 'next'),
  location: ({ id }) => found(id, LOCATION),
  courts: () => aPage([COURT]),
  court: ({ id }) => found(id, COURT),
  bookingSources: () => aPage([SOURCE]),
  courtMapping: ({ sourceId }) => found(sourceId, MAPPING),
  bookings: () => aPage([BOOKING, BOOKING]),
  booking: ({ id }) => found(id, BOOKING),
  bookingImport: ({ id }) => found(id, IMPORT),
  ...CLUB_WEBHOOK_QUERIES,
  ...MATCH_SESSION_QUERIES,
  ...CLUB_EVENT_QUERIES,
  isClubActive: () => true,
  installationBySubject: ({ subject }) =>
    subject === 'unknown' ? null : { ...IDENTITY, isActive: subject !== 'revoked' },
}

const CLUB_MUTATIONS: Record<string, Field> = {
  ...CLUB_WEBHOOK_MUTATIONS,
  ...CLUB_EVENT_MUTATIONS,
  ...EXCHANGE_MUTATIONS,
  createBookingSource: () => ({ bookingSource: SOURCE, idempotentReplay: false }),
  importBookings: () => ({ bookingImport: IMPORT, idempotentReplay: false }),
  putCourtMapping: () => ({ courtMapping: MAPPING, created: true }),
  putBooking: ({ input }) => {
    const { sourceVersion } = input as { sourceVersion: number }
    if (sourceVersion > 0)
      return { booking: BOOKING, outcome: 'CREATED', reconciliationStatus: 'NONE' }
    throw new Problem('version_conflict', 'The version is older.', { storedSourceVersion: 3 })
  },
}
