import { hostname } from 'node:os'
import type { DeviceCaller, InstallationCaller } from '../../../platform/caller.ts'
import { BookingFilter, CourtFilter, LocationFilter } from '../../../schema/club/lists.ts'
import type { Fields, InputRecord, OrNull } from '../../../schema/fields/input-record.ts'
import { authorizeSources } from '../../../subgraphs/club/booking-sources/access.ts'
import { bookingSourceStore } from '../../../subgraphs/club/booking-sources/store.ts'
import { listBookings } from '../../../subgraphs/club/bookings/list-store.ts'
import { findBookings } from '../../../subgraphs/club/bookings/search/find-store.ts'
import {
  listTerms,
  selectEach,
  startBehind,
} from '../../../subgraphs/club/bookings/search/word-store.ts'
import { makeClubLoaders } from '../../../subgraphs/club/club-loaders.ts'
import { locationStore } from '../../../subgraphs/club/clubs/store.ts'
import { authorizeBoard } from '../../../subgraphs/club/court-boards/access.ts'
import { courtBoardStore } from '../../../subgraphs/club/court-boards/store.ts'
import { courtStore } from '../../../subgraphs/club/courts/store.ts'
import {
  authorizeApplications,
  authorizeInstallations,
} from '../../../subgraphs/club/installations/access.ts'
import { applicationStore } from '../../../subgraphs/club/installations/application-store.ts'
import { installationStore } from '../../../subgraphs/club/installations/store.ts'
import { authorizeSessionRead } from '../../../subgraphs/club/match-sessions/access.ts'
import { matchSessionStore } from '../../../subgraphs/club/match-sessions/store.ts'
import { Query as ClubQuery } from '../../../subgraphs/club/node-types.ts'
import { erasingStoreOf } from '../../../subgraphs/club/persons/erasing-store.ts'
import { PERSON_TABLES } from '../../../subgraphs/club/persons/person-erasure.ts'
import { readPersonRows } from '../../../subgraphs/club/persons/person-row-store.ts'
import { REDACTIONS } from '../../../subgraphs/club/persons/redaction-store.ts'
import {
  authorizeEndpoints,
  type EndpointAccess,
} from '../../../subgraphs/club/webhook-endpoints/access.ts'
import { webhookEndpointStore } from '../../../subgraphs/club/webhook-endpoints/store.ts'
import { recordRows } from '../../../subgraphs/foundation/audit/record-rows.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import type { Tx } from '../../../subgraphs/foundation/database/transaction.ts'
import { takeLease } from '../../../subgraphs/foundation/jobs/named-lease.ts'
import { findNewLanes } from '../../../subgraphs/foundation/jobs/work-queue/lanes.ts'
import { writeLease } from '../../../subgraphs/foundation/jobs/work-queue/leases.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import {
  DELIVERIES,
  findEndpointLanes,
  takeFirstAttempts,
} from '../../../subgraphs/foundation/webhooks/due-deliveries.ts'
import { WebhookDeliveryEntity } from '../../../subgraphs/foundation/webhooks/entities.ts'
import { makeSeatPlan } from '../../../subgraphs/volunteer/assignments/seat-plan.ts'
import { writeSeatPlan } from '../../../subgraphs/volunteer/assignments/seat-plan-store.ts'
import { workflowStore } from '../../../subgraphs/volunteer/automation/store.ts'
import { eventAccessStore } from '../../../subgraphs/volunteer/event-access/store.ts'
import { hasTag } from '../../../subgraphs/volunteer/helpers/helper-list-store.ts'
import { isSearched } from '../../../subgraphs/volunteer/helpers/helper-search-store.ts'
import { searchStore } from '../../../subgraphs/volunteer/helpers/search-store.ts'
import { Query as VolunteerQuery } from '../../../subgraphs/volunteer/node-types.ts'
import { findLastDelivery } from '../../../subgraphs/volunteer/webhooks/delivery-list-store.ts'
import { aHelper } from '../volunteer/helpers/helper-fixture.ts'
import { makePages } from './recorder.ts'
import { ID, MOMENT, OWNER } from './sample-values.ts'
import { STAFF_SAMPLES } from './staff-samples.ts'

const OWN_BOOKINGS = { bookingSourceId: ID, clubId: ID }

const STORED_WORD = { beginnings: [`${ID}anna`], terms: null }
const MANY_OF_BOTH = { value0: MOMENT, value1: MOMENT }
/** Of the name of each word. */
const FIRST_TERMS = { value0: `${ID}anna`, value2: `${ID}b-1` }

/** A call that leads to a statement which no exploration reaches. */
export interface SampleCall {
  file: string
  /** The function that it samples, which is then not explored. */
  name: string
  call(database: Database & Tx): unknown
  /** What the database answers, by the number of the question; a wildcard otherwise. */
  answers?: Readonly<Record<number, unknown>>
}

const INSTALLATION: InstallationCaller = {
  kind: 'installation',
  installationId: ID,
  applicationId: ID,
  provider: 'a-provider',
  organizationId: ID,
  clubId: ID,
  scopes: ['club:read', 'webhooks:manage', 'sessions:read', 'bookings:read'],
}

const SLICE = { after: [1, ID], limit: 10 } as const

/** Conditions with a value for each field of the filter. */
function everyFilterOf<F extends Fields>({ fields }: InputRecord<F>) {
  const filters = Object.keys(fields).map((name) => [name, 'x'])
  return { clubId: ID, ...(Object.fromEntries(filters) as OrNull<F>) }
}

const DEVICE: DeviceCaller = { kind: 'device', subject: 'board', clubId: ID, courtId: ID }

/** The transaction of an audited mutation. */
const audited = (tx: Tx): Tx => ({ ...tx, recorder: recordRows(tx) })

const ROWS = { 1: [{ id: ID, endpointId: ID }], 2: [{ id: ID, endpointId: ID }], 3: [] }

export const SAMPLE_CALLS: readonly SampleCall[] = [
  {
    file: 'subgraphs/foundation/audit/record-rows.ts',
    name: 'recordRows',
    answers: ROWS,
    async call(tx) {
      const recorder = recordRows(tx)
      await tableOf(WebhookDeliveryEntity).recordChange({ ...tx, recorder }, [ID])
      await recorder.changes()
    },
  },
  {
    file: 'subgraphs/volunteer/event-access/store.ts',
    name: 'eventAccessStore.recordLink',
    call: (tx) => eventAccessStore.recordLink(audited(tx), ID),
  },
  {
    file: 'subgraphs/club/booking-sources/store.ts',
    name: 'bookingSourceStore.disableAll',
    answers: { 1: [] },
    call: (tx) => bookingSourceStore.disableAll(audited(tx), ID, MOMENT),
  },
  {
    file: 'subgraphs/club/bookings/list-store.ts',
    name: 'listBookings',
    call: async (database) => {
      const loaders = makeClubLoaders(database, INSTALLATION)
      const [every, slice] = [everyFilterOf(BookingFilter), { after: null, limit: 10 }]
      await listBookings(loaders, { ...every, courtIds: null, updatedSince: null }, slice)
      await listBookings(
        loaders,
        { ...every, courtIds: [ID], locationId: null, courtId: ID },
        slice,
      )
    },
  },
  {
    file: 'subgraphs/club/match-sessions/store.ts',
    name: 'matchSessionStore.find',
    call: (database) =>
      matchSessionStore.find(database, authorizeSessionRead(DEVICE, 'sessions:read'), ID),
  },
  {
    file: 'subgraphs/club/booking-sources/store.ts',
    name: 'bookingSourceStore.findAll',
    call: (database) => bookingSourceStore.findAll(database, authorizeSources(INSTALLATION), [ID]),
  },
  {
    file: 'subgraphs/club/court-boards/store.ts',
    name: 'courtBoardStore.findCourt',
    call: (database) => courtBoardStore.findCourt(database, authorizeBoard(DEVICE), 'COURT-1'),
  },
  {
    file: 'subgraphs/club/courts/store.ts',
    name: 'courtStore.list',
    call: (database) => courtStore.list(makePages(database), everyFilterOf(CourtFilter), SLICE),
  },
  {
    file: 'subgraphs/club/clubs/store.ts',
    name: 'locationStore.list',
    call: (database) =>
      locationStore.list(makePages(database), everyFilterOf(LocationFilter), SLICE),
  },
  {
    file: 'subgraphs/club/installations/store.ts',
    name: 'installationStore.findAll',
    call: (database) =>
      installationStore.findAll(database, authorizeInstallations(INSTALLATION), [ID]),
  },
  {
    file: 'subgraphs/club/installations/application-store.ts',
    name: 'applicationStore.findAll',
    call: (database) =>
      applicationStore.findAll(database, authorizeApplications(INSTALLATION), [ID]),
  },
  ...[OWNER, INSTALLATION].map((caller) => authorizeEndpoints(caller)).flatMap(ofEndpoints),
  ...PERSON_TABLES.map((table) => ({
    file: 'subgraphs/club/persons/person-row-store.ts',
    name: 'readPersonRows',
    call: (database: Database) => {
      const scope = { bookingSourceId: 'source', clubId: ID }
      return readPersonRows(database, scope, { table, after: [] }, 10)
    },
    answers: { 1: table === 'IMPORT' ? [{ id: ID }] : [], 2: [] },
  })),
  {
    file: 'subgraphs/club/persons/person-row-store.ts',
    name: 'readPersonRows',
    call: (database) => readPersonRows(database, OWN_BOOKINGS, { table: 'BOOKING', after: [] }, 10),
  },
  ...[
    (tx: Tx) => erasingStoreOf(OWN_BOOKINGS).lock(tx, OWN_BOOKINGS),
    (tx: Tx) => erasingStoreOf(OWN_BOOKINGS).find(tx, OWN_BOOKINGS, ID),
    (tx: Tx) => erasingStoreOf(OWN_BOOKINGS).remove(tx, OWN_BOOKINGS, ID),
  ].map((call) => ({
    ...{ file: 'subgraphs/club/persons/erasing-store.ts', name: 'erasingStoreOf', call },
    answers: { 1: [{ id: ID }] },
  })),
  ...STAFF_SAMPLES,
  ...[
    // A word of few bookings; one that is sorted beside a listed one; two of many.
    { 1: [] },
    { 1: [MANY_OF_BOTH], 2: [{ value1: MOMENT }], 3: [FIRST_TERMS], 4: [] },
    { 1: [MANY_OF_BOTH], 2: [MANY_OF_BOTH], 3: [FIRST_TERMS], 4: [] },
  ].map((answers) => ({
    file: 'subgraphs/club/bookings/search/find-store.ts',
    name: 'findBookings',
    call: (database: Database) => {
      const words = ['anna', 'b-1'].map((word) => ({ name: word, number: `#${word}` }))
      return findBookings(database, { clubId: ID, words, maySeeNumbers: true }, MOMENT)
    },
    answers,
  })),
  {
    file: 'subgraphs/club/bookings/search/word-store.ts',
    name: 'listTerms',
    call: (database) => listTerms(database, [STORED_WORD]),
    answers: { 1: [{ value0: 'anna' }], 2: [] },
  },
  {
    file: 'subgraphs/club/bookings/search/word-store.ts',
    name: 'selectEach',
    call: (database) => selectEach(database, [startBehind(STORED_WORD.beginnings, 1)]),
  },
  {
    file: 'subgraphs/club/persons/redaction-store.ts',
    name: 'REDACTIONS.IMPORT',
    call: (tx) => REDACTIONS.IMPORT(tx, [ID], {}, MOMENT),
    answers: { 1: [{ importId: ID, firstPosition: 0, snapshots: '[{ "participants": [] }]' }] },
  },
  {
    file: 'subgraphs/club/node-types.ts',
    name: 'Query.clubNodeTypes',
    call: (database) => ClubQuery.clubNodeTypes(null, { ids: [ID] }, { database } as never),
  },
  {
    file: 'subgraphs/volunteer/node-types.ts',
    name: 'Query.volunteerNodeTypes',
    call: (database) =>
      VolunteerQuery.volunteerNodeTypes(null, { ids: [ID] }, { database } as never),
  },
  {
    file: 'subgraphs/foundation/jobs/named-lease.ts',
    name: 'takeLease: release',
    answers: { 3: [{ holder: `${hostname()}:${process.pid}:${ID}` }] },
    async call(database) {
      const { signal } = new AbortController()
      const request = { name: 'a-lease', durationMs: 60_000, newId: () => ID, signal }
      const lease = await takeLease(database, request)
      await lease.release()
    },
  },
  {
    file: 'subgraphs/foundation/jobs/work-queue/lanes.ts',
    name: 'findNewLanes: more lanes than one statement passes over',
    answers: { 1: [], 2: [] },
    call: (database) =>
      findNewLanes(database, DELIVERIES, new Set(Array.from({ length: 250 }, (_, n) => `l${n}`))),
  },
  {
    file: 'subgraphs/foundation/webhooks/due-deliveries.ts',
    name: 'findEndpointLanes: paced by delivery',
    answers: { 1: [] },
    call: (database) => findEndpointLanes(database, 'delivery', new Set([ID])),
  },
  {
    file: 'subgraphs/volunteer/webhooks/delivery-list-store.ts',
    name: 'findLastDelivery',
    call: (database) => findLastDelivery(makePages(database), ID),
  },
  {
    file: 'subgraphs/foundation/webhooks/due-deliveries.ts',
    name: 'takeFirstAttempts: a full window',
    answers: { 1: [], 2: Array(50).fill({ resourceId: ID }) },
    call: (tx) => takeFirstAttempts(tx, ID, 50, MOMENT),
  },
  {
    file: 'subgraphs/foundation/jobs/work-queue/leases.ts',
    name: 'writeLease',
    call: (tx) => writeLease(tx, DELIVERIES, [ID], { lease: ID, now: MOMENT, until: MOMENT }),
  },
  {
    file: 'subgraphs/volunteer/helpers/search-store.ts',
    name: 'searchStore.countTaggedMatching',
    call: (database) => {
      const tagged = { clubId: ID, tag: 'early', status: null }
      return searchStore.countTaggedMatching(database, tagged, [hasTag('early')])
    },
  },
  {
    file: 'subgraphs/volunteer/helpers/helper-search-store.ts',
    name: 'isSearched',
    call: (database) => {
      const tagged = { clubId: ID, tag: 'early', status: null }
      const search = { words: ['anna'], called: [ID] }
      return searchStore.countTaggedMatching(database, tagged, [isSearched(search)])
    },
  },
  {
    file: 'subgraphs/volunteer/automation/store.ts',
    name: 'workflowStore.findUnknown',
    call: (tx) =>
      workflowStore.findUnknown(tx, ID, { events: [ID], roles: [ID], shifts: [ID], helpers: [ID] }),
  },
  {
    file: 'subgraphs/volunteer/helpers/search-store.ts',
    name: 'searchStore.replaceAll',
    call: (tx) =>
      searchStore.replaceAll(tx, [aHelper({ firstName: 'Anna' })], [aHelper({ firstName: 'Bea' })]),
  },
  {
    file: 'subgraphs/volunteer/assignments/seat-plan-store.ts',
    name: 'writeSeatPlan',
    call(tx) {
      const none = { shifts: [], assignments: [], granted: new Set(), erased: new Set() }
      const plan = makeSeatPlan({ ...none, eventStatus: 'PUBLISHED' } as never)
      return writeSeatPlan(tx, { ...plan, current: new Map([[ID, {} as never]]) }, MOMENT)
    },
  },
]

function ofEndpoints(access: EndpointAccess): SampleCall[] {
  const store = webhookEndpointStore
  const slice = { after: [0, ID], limit: 10 } as const
  const calls: Record<string, SampleCall['call']> = {
    list: (database) => store.list(makePages(database), access, ID, slice),
    find: (database) => store.find(database, access, ID),
    findAll: (database) => store.findAll(database, access, [ID]),
    lock: (tx) => store.lock(tx, access, ID),
    findDelivery: (database) => store.findDelivery(database, access, ID),
    findDeliveries: (database) => store.findDeliveries(database, access, [ID]),
  }
  const file = 'subgraphs/club/webhook-endpoints/store.ts'
  return Object.entries(calls).map(([name, call]) => ({
    ...{ file, call },
    name: `webhookEndpointStore.${name}`,
  }))
}
