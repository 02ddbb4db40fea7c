import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { LIMITS } from '../../../schema/limits.ts'
import { filtersOfLists, inFilter } from '../../support/graph/flat-lists.ts'
import { addNarrowableRows, type NarrowableRows } from '../../support/graph/narrowable-rows.ts'
import {
  type Asking,
  DELETED,
  expectDeletedToo,
  expectNarrowed,
  isOf,
  narrowingFilters,
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

const nodeOf = (type: string, id: string) => `node(id: "${id}") { ... on ${type} { % } }`

/** Every list of the graph that has filters. */
function filteredLists(): Record<string, FilteredList> {
  const { home, clubRows, volunteerRows: ids } = rows
  const filters = narrowingFilters(rows)
  const fixed = `eventId: "${ids.VolunteerEvent}"`
  const ofClub = { within: nodeOf('Club', home.club.id) }
  const ofEvent = { within: nodeOf('VolunteerEvent', ids.VolunteerEvent) }
  /** A list at the root, which its own callers ask, and of a club. */
  const eachOfClub = (as: 'key' | 'partner' | 'admin', lists: Record<string, FilteredList>) =>
    Object.fromEntries(
      Object.entries(lists).flatMap(([name, list]): [string, FilteredList][] => [
        [`Query.${name}`, { ...list, as }],
        [`Club.${name}`, { ...list, ...ofClub }],
      ]),
    )
  const entries = { row: 'id resourceId actorId occurredAt', filters: filters.auditEntries }
  const conflicts = { row: 'id status', filters: filters.conflicts }
  const refusals = { row: 'id bookingSourceId externalBookingId', filters: filters.refusals }
  const { externalBookingId } = filters.refusals
  const changing = { row: 'id updatedAt', filters: filters.changing }
  const confirmed = { row: 'id status', filters: { status: filters.assignments.status } }
  const onCourt = 'id status scheduledStart updatedAt location { id } court { id }'
  const shiftRow = 'id status startTime updatedAt role { id }'
  const { kind, status } = filters.messages
  return {
    ...eachOfClub('partner', {
      bookings: {
        row: `${onCourt} provider`,
        filters: { ...filters.bookings, ...filters.severalCourts },
      },
      matchSessions: { row: onCourt, filters: filters.matchSessions },
      courts: { row: 'id status updatedAt location { id }', filters: filters.courts },
      locations: { row: 'id status updatedAt', filters: filters.locations },
    }),
    ...eachOfClub('admin', { auditEntries: entries, volunteerAuditEntries: entries }),
    ...eachOfClub('key', {
      volunteerEvents: { row: 'id status updatedAt', filters: filters.events },
      helpers: { row: 'id status tags lastName updatedAt', filters: filters.helpers },
      volunteerRoles: { row: 'id updatedAt event { id }', filters: filters.rolesOfClub },
      volunteerWebhooks: changing,
      volunteerWorkflows: changing,
    }),
    'Query.reconciliationConflicts': conflicts,
    'Club.reconciliationConflicts': { ...conflicts, ...ofClub },
    'Club.refusedBookings': { ...refusals, ...ofClub },
    'BookingSource.refusedBookings': {
      within: nodeOf('BookingSource', clubRows.BookingSource),
      ...{ ...refusals, filters: { externalBookingId }, as: 'partner' },
    },
    'WebhookEndpoint.deliveries': {
      within: `webhookEndpoint(id: "${clubRows.WebhookEndpoint}") { % }`,
      ...{ row: 'id status createdAt', filters: filters.clubDeliveries },
    },
    'Query.assignments': {
      fixed,
      row: 'id status updatedAt shift { id } helper { id }',
      filters: filters.assignments,
    },
    'Query.availabilityRequests': { fixed, ...changing },
    'Query.volunteerWebhookDeliveries': {
      fixed: `webhookId: "${ids.VolunteerWebhook}"`,
      ...{ row: 'id status eventType createdAt', filters: filters.deliveries },
    },
    'Query.volunteerEventHelpers': { fixed, row: 'id', filters: filters.eventHelpers },
    'Query.volunteerMessages': {
      ...{ fixed, row: 'id kind status updatedAt', filters: filters.messages },
    },
    'Query.shifts': { fixed, row: shiftRow, filters: filters.shifts },
    'AvailabilityRequest.responses': {
      within: nodeOf('AvailabilityRequest', ids.AvailabilityRequest),
      ...{ row: 'id updatedAt', filters: filters.responses },
    },
    'Helper.assignments': {
      within: nodeOf('Helper', ids.Helper),
      row: 'id status event { id }',
      filters: { ...confirmed.filters, ...isOf('eventId', ids.otherEvent) },
    },
    'Shift.assignments': { within: nodeOf('Shift', ids.Shift), ...confirmed },
    'VolunteerEvent.assignments': { ...ofEvent, ...confirmed },
    'VolunteerEvent.messages': { ...ofEvent, row: 'id kind status', filters: { kind, status } },
    'VolunteerEvent.shifts': { ...ofEvent, row: shiftRow, filters: filters.shiftsOfEvent },
    'VolunteerMessage.recipients': {
      within: nodeOf('VolunteerMessage', ids.VolunteerMessage),
      ...{ row: 'helperId outcome updatedAt', filters: filters.recipients },
    },
    'VolunteerRole.shifts': {
      within: nodeOf('VolunteerRole', ids.VolunteerRole),
      ...{ row: shiftRow, filters: filters.shiftsOfRole },
    },
    'VolunteerWorkflow.runs': {
      within: nodeOf('VolunteerWorkflow', ids.VolunteerWorkflow),
      ...changing,
    },
  }
}

const LISTS = Object.entries({ ...filtersOfLists('club'), ...filtersOfLists('volunteer') })
const FILTERS = LISTS.flatMap(([list, filters]) => filters.map((filter) => [list, filter] as const))

describe('a filter of a list in the graph', () => {
  test('is tested for every filter of the graph', () => {
    const asked = Object.entries(filteredLists()).flatMap(([list, { filters }]) =>
      Object.keys(inFilter(filters)).map((filter) => `${list} ${filter}`),
    )
    expect(asked.sort()).toEqual(FILTERS.map(([list, filter]) => `${list} ${filter}`).sort())
  })

  test.each(FILTERS)('%s › %s returns exactly the matching rows', async (name, filter) => {
    const list = filteredLists()[name]
    const asking = list?.filters[filter.replace('filter.', '')]
    if (!list || !asking) throw new Error('The filter is asked with no value.')
    const [all, kept] = [await ask(name, list), await ask(name, list, filter, asking.value)]
    if (asking === DELETED) expectDeletedToo(all, kept)
    else expectNarrowed(all, kept, asking)
  })

  test.each(['', 'x'.repeat(LIMITS.id + 1)])('keeps no court of the location %j', async (id) => {
    const list = { as: 'partner' as const, row: 'id', filters: {} }
    expect(await ask('Query.courts', list, 'filter.locationId', id)).toEqual([])
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
  const nodes: Row[] = (list.within ? found?.[field] : found)?.nodes ?? []
  return nodes.map(toFlatRow)
}

/** Names what a row belongs to by its id, as REST does. */
function toFlatRow(row: Row): Row {
  const flat = Object.entries(row).map(([name, value]) => [
    ...(value?.id === undefined ? [name, value] : [`${name}Id`, value.id]),
  ])
  return Object.fromEntries(flat)
}

const ENUMS = /^(filter\.)?(status|type|eventType|kind|outcome)$/

function spell(filter: string, value: unknown): string {
  const isEnum = ENUMS.test(filter) || /^[A-Z_]+$/.test(String(value))
  const spelled = isEnum ? String(value) : JSON.stringify(value)
  const [name = '', inner] = filter.split('.')
  return inner === undefined ? `${name}: ${spelled}` : `${name}: { ${inner}: ${spelled} }`
}
