import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { filtersOfLists, inFilter } from '../../support/graph/flat-lists.ts'
import {
  addNarrowableRows,
  BETWEEN,
  type NarrowableRows,
} from '../../support/graph/narrowable-rows.ts'
import {
  type Asking,
  expectDeletedToo,
  expectNarrowed,
  type Row,
} from '../../support/graph/narrowed.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

let api: TestApi
let rows: NarrowableRows
let tokens: { owner: string; key: string; partner: string; admin: string }

beforeAll(async () => {
  api = await startTestApi()
  rows = await addNarrowableRows(api.club, api.volunteer)
  const clubId = await addAccount(api.volunteer, { clubId: rows.home.club.id })
  tokens = {
    owner: await api.staffToken({ clubs: [{ id: clubId, role: 'OWNER' }] }),
    key: await addApiKey(api.volunteer, clubId),
    partner: await api.tokenFor(rows.installation),
    admin: await api.staffToken({ admin: true }),
  }
})

afterAll(() => api.close())

interface FilteredList {
  /** Around `%`, where the list stands. */
  within?: string
  /** The caller: an OWNER of the club by default; an API key or a partner for lists of its own club; an ADMIN for all. */
  as?: 'key' | 'partner' | 'admin'
  /** Arguments that the list is always asked with; the club, at the root, where nothing is said. */
  fixed?: string
  /** What of each row is asked for. */
  row: string
  filters: Readonly<Record<string, Asking>>
}

const DELETED = { value: true }
const UPDATED = { value: BETWEEN, keeps: ({ updatedAt }: Row) => updatedAt >= BETWEEN }
/** The moment that the filter looks at is no field of the row. */
const CHANGED = { value: BETWEEN }
const isOf =
  (name: string) =>
  (value: string): Asking => ({ value, keeps: (row) => row[name] === value })
const ofStatus = isOf('status')

const fromAndTo = (start: string, prefix = '') => ({
  [`${prefix}from`]: { value: BETWEEN, keeps: (row: Row) => row[start] >= BETWEEN },
  [`${prefix}to`]: { value: BETWEEN, keeps: (row: Row) => row[start] < BETWEEN },
})

const nodeOf = (type: string, id: string) => `node(id: "${id}") { ... on ${type} { % } }`

/** Every list of the graph that has filters, and a value of each that keeps some of the rows and not all. */
function filteredLists(): Record<string, FilteredList> {
  const { home, court, installation, clubRows } = rows
  const onCourts = {
    'filter.locationId': {
      value: home.location.id,
      keeps: (row: Row) => row['location'].id === home.location.id,
    },
    'filter.courtId': { value: court.id, keeps: (row: Row) => row['court'].id === court.id },
    ...fromAndTo('scheduledStart', 'filter.'),
  }
  const ofClub = { within: nodeOf('Club', home.club.id) }
  /** A list of partners at the root, and of a club. */
  const eachOfClub = (lists: Record<string, FilteredList>) =>
    Object.fromEntries(
      Object.entries(lists).flatMap(([name, list]): [string, FilteredList][] => [
        [`Query.${name}`, { ...list, as: 'partner' }],
        [`Club.${name}`, { ...list, ...ofClub }],
      ]),
    )
  const conflicts = { row: 'id status', filters: { 'filter.status': ofStatus('OPEN') } }
  const entries = {
    row: 'id resourceId actorId occurredAt',
    filters: inFilter({
      resourceId: isOf('resourceId')(home.club.id),
      actorId: isOf('actorId')('admin-1'),
      ...fromAndTo('occurredAt'),
    }),
  }
  const ofAll = { ...entries, as: 'admin' } as const
  const bookingRow = 'id status scheduledStart location { id } court { id }'
  return {
    ...eachOfClub({
      bookings: {
        row: `${bookingRow} provider`,
        filters: {
          ...onCourts,
          'filter.status': ofStatus('CONFIRMED'),
          'filter.provider': isOf('provider')(installation.provider),
        },
      },
      matchSessions: {
        row: bookingRow,
        filters: { ...onCourts, 'filter.status': ofStatus('SCHEDULED') },
      },
      courts: {
        row: 'id status location { id }',
        filters: {
          'filter.locationId': onCourts['filter.locationId'],
          'filter.status': ofStatus('OFFLINE'),
        },
      },
      locations: { row: 'id status', filters: { 'filter.status': ofStatus('MAINTENANCE') } },
    }),
    'Query.auditEntries': ofAll,
    'Query.volunteerAuditEntries': ofAll,
    'Club.auditEntries': { ...entries, ...ofClub },
    'Club.volunteerAuditEntries': { ...entries, ...ofClub },
    'Query.reconciliationConflicts': conflicts,
    'Club.reconciliationConflicts': { ...conflicts, ...ofClub },
    'WebhookEndpoint.deliveries': {
      within: `webhookEndpoint(id: "${clubRows.WebhookEndpoint}") { % }`,
      row: 'id status createdAt',
      filters: inFilter({ status: ofStatus('FAILED'), ...fromAndTo('createdAt') }),
    },
    ...filteredVolunteerLists(),
  }
}

/** The same for the lists of the volunteer side, by their conditions. */
function filteredVolunteerLists(): Record<string, FilteredList> {
  const { home, volunteerRows: ids } = rows
  const fixed = `eventId: "${ids.VolunteerEvent}"`
  const ofEvent = { within: nodeOf('VolunteerEvent', ids.VolunteerEvent) }
  const ofClub = { within: nodeOf('Club', home.club.id) }
  const own = { as: 'key' } as const
  const updated = { updatedSince: UPDATED }
  const shiftRow = 'id status startTime updatedAt role { id }'
  const ofRole = {
    value: ids.VolunteerRole,
    keeps: (row: Row) => row['role']?.id === ids.VolunteerRole,
  }
  const events = {
    row: 'id status updatedAt',
    filters: { includeDeleted: DELETED, status: ofStatus('ACTIVE'), updatedSince: UPDATED },
  }
  const helpers = {
    row: 'id status tags lastName updatedAt',
    filters: {
      eventId: { value: ids.VolunteerEvent },
      includeDeleted: DELETED,
      search: { value: 'hub', keeps: ({ lastName }: Row) => lastName === 'Huber' },
      status: ofStatus('INACTIVE'),
      tag: { value: 'bar', keeps: ({ tags }: Row) => tags.includes('bar') },
      updatedSince: UPDATED,
    },
  }
  const roles = {
    row: 'id updatedAt event { id }',
    filters: {
      eventId: {
        value: ids.VolunteerEvent,
        keeps: ({ event }: Row) => event.id === ids.VolunteerEvent,
      },
      includeDeleted: DELETED,
      updatedSince: UPDATED,
    },
  }
  const changing = { row: 'id updatedAt', filters: updated }
  const lists: Record<string, FilteredList> = {
    'Query.volunteerEvents': { ...own, ...events },
    'Club.volunteerEvents': { ...ofClub, ...events },
    'Query.helpers': { ...own, ...helpers },
    'Club.helpers': { ...ofClub, ...helpers },
    'Query.volunteerRoles': { ...own, ...roles },
    'Club.volunteerRoles': { ...ofClub, ...roles },
    'Query.volunteerWebhooks': { ...own, ...changing },
    'Club.volunteerWebhooks': { ...ofClub, ...changing },
    'Query.volunteerWorkflows': { ...own, ...changing },
    'Club.volunteerWorkflows': { ...ofClub, ...changing },
    'Query.assignments': {
      fixed,
      row: 'id status updatedAt shift { id } helper { id }',
      filters: {
        shiftId: { value: ids.Shift, keeps: ({ shift }) => shift.id === ids.Shift },
        helperId: { value: ids.Helper, keeps: ({ helper }) => helper.id === ids.Helper },
        status: ofStatus('CONFIRMED'),
        updatedSince: UPDATED,
      },
    },
    'Query.availabilityRequests': { fixed, ...changing },
    'Query.volunteerWebhookDeliveries': {
      fixed: `webhookId: "${ids.VolunteerWebhook}"`,
      row: 'id status eventType createdAt',
      filters: {
        ...fromAndTo('createdAt'),
        status: ofStatus('DELIVERED'),
        eventType: isOf('eventType')('EVENT_UPDATED'),
        updatedSince: CHANGED,
      },
    },
    'Query.volunteerEventHelpers': {
      fixed,
      row: 'id',
      filters: { includeDeleted: DELETED, updatedSince: CHANGED },
    },
    'Query.volunteerMessages': {
      fixed,
      row: 'id kind status updatedAt',
      filters: {
        includeDeleted: DELETED,
        kind: isOf('kind')('BROADCAST'),
        status: ofStatus('DRAFT'),
        updatedSince: UPDATED,
      },
    },
    'Query.shifts': {
      fixed,
      row: shiftRow,
      filters: {
        ...fromAndTo('startTime'),
        includeDeleted: DELETED,
        roleId: ofRole,
        status: ofStatus('CLOSED'),
        updatedSince: UPDATED,
      },
    },
    'AvailabilityRequest.responses': {
      within: nodeOf('AvailabilityRequest', ids.AvailabilityRequest),
      row: 'id updatedAt',
      filters: { includeDeleted: DELETED, updatedSince: UPDATED },
    },
    'Helper.assignments': {
      within: nodeOf('Helper', ids.Helper),
      row: 'id status event { id }',
      filters: {
        eventId: { value: ids.otherEvent, keeps: ({ event }) => event.id === ids.otherEvent },
        status: ofStatus('CONFIRMED'),
      },
    },
    'Shift.assignments': {
      within: nodeOf('Shift', ids.Shift),
      row: 'id status',
      filters: { status: ofStatus('CONFIRMED') },
    },
    'VolunteerEvent.assignments': {
      ...ofEvent,
      row: 'id status',
      filters: { status: ofStatus('CONFIRMED') },
    },
    'VolunteerEvent.messages': {
      ...ofEvent,
      row: 'id kind status',
      filters: { kind: isOf('kind')('BROADCAST'), status: ofStatus('DRAFT') },
    },
    'VolunteerEvent.shifts': {
      ...ofEvent,
      row: shiftRow,
      filters: { ...fromAndTo('startTime'), roleId: ofRole, status: ofStatus('CLOSED') },
    },
    'VolunteerMessage.recipients': {
      within: nodeOf('VolunteerMessage', ids.VolunteerMessage),
      row: 'helperId outcome updatedAt',
      filters: { outcome: isOf('outcome')('FAILED'), updatedSince: UPDATED },
    },
    'VolunteerRole.shifts': {
      within: nodeOf('VolunteerRole', ids.VolunteerRole),
      row: shiftRow,
      filters: { ...fromAndTo('startTime'), status: ofStatus('CLOSED') },
    },
    'VolunteerWorkflow.runs': {
      within: nodeOf('VolunteerWorkflow', ids.VolunteerWorkflow),
      ...changing,
    },
  }
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [
      name,
      { ...list, filters: inFilter(list.filters) },
    ]),
  )
}

const LISTS = Object.entries({ ...filtersOfLists('club'), ...filtersOfLists('volunteer') })
const FILTERS = LISTS.flatMap(([list, filters]) => filters.map((filter) => [list, filter] as const))

describe('a filter of a list in the graph', () => {
  test('is tested for every filter of the graph', () => {
    const asked = Object.entries(filteredLists()).flatMap(([list, { filters }]) =>
      Object.keys(filters).map((filter) => `${list} ${filter}`),
    )
    expect(asked.sort()).toEqual(FILTERS.map(([list, filter]) => `${list} ${filter}`).sort())
  })

  test.each(FILTERS)('%s › %s returns exactly the matching rows', async (name, filter) => {
    const list = filteredLists()[name]
    const asking = list?.filters[filter]
    if (!list || !asking) throw new Error('The filter is asked with no value.')
    const [all, kept] = [await ask(name, list), await ask(name, list, filter, asking.value)]
    if (asking === DELETED) expectDeletedToo(all, kept)
    else expectNarrowed(all, kept, asking)
  })
})

async function ask(name: string, list: FilteredList, filter = '', value?: unknown): Promise<Row[]> {
  const [, field = ''] = name.split('.')
  const asked = filter === '' ? '' : spell(filter, value)
  const isOwn = list.within !== undefined || list.as !== undefined
  const ofClub = isOwn ? undefined : `clubId: "${rows.home.club.id}"`
  const args = [list.fixed ?? ofClub, asked].filter(Boolean).join(', ')
  const inside = `${field}${args && `(${args})`} { nodes { ${list.row} } }`
  const query = `{ ${(list.within ?? '%').replace('%', inside)} }`
  const token = tokens[list.as ?? 'owner']
  const { body } = await api.ask('POST', '/graphql', { token, body: { query } })
  if (body.errors) throw new Error(JSON.stringify(body.errors))
  const [found] = Object.values(body.data) as Row[]
  return (list.within ? found?.[field] : found)?.nodes ?? []
}

const ENUMS = /^(filter\.)?(status|type|eventType|kind|outcome)$/

function spell(filter: string, value: unknown): string {
  const isEnum = ENUMS.test(filter) || /^[A-Z_]+$/.test(String(value))
  const spelled = isEnum ? String(value) : JSON.stringify(value)
  const [name = '', inner] = filter.split('.')
  return inner === undefined ? `${name}: ${spelled}` : `${name}: { ${inner}: ${spelled} }`
}
