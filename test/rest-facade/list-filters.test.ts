import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { CLUB_ROUTES } from '../../rest-facade/club/routes/index.ts'
import type { Route } from '../../rest-facade/route.ts'
import { VOLUNTEER_ROUTES } from '../../rest-facade/volunteer/routes/index.ts'
import { toEnumName } from '../../schema/enum-names.ts'
import { toGraphName, toRestName } from '../../schema/fields/rest-names.ts'
import { addNarrowableRows, type NarrowableRows } from '../support/graph/narrowable-rows.ts'
import {
  type Asking,
  DELETED,
  expectDeletedToo,
  expectNarrowed,
  narrowingFilters,
  type Row,
} from '../support/graph/narrowed.ts'
import { startTestApi, type TestApi } from '../support/http/api.ts'
import { parametersOf } from '../support/http/query-parameters.ts'
import { addAccount, addApiKey } from '../support/volunteer/volunteer-fixtures.ts'

let api: TestApi
let rows: NarrowableRows
let tokens: { club: string; volunteer: string }

beforeAll(async () => {
  api = await startTestApi()
  rows = await addNarrowableRows(api.club, api.volunteer)
  const clubId = await addAccount(api.volunteer, { clubId: rows.home.club.id })
  tokens = {
    club: await api.tokenFor(rows.installation),
    volunteer: await addApiKey(api.volunteer, clubId),
  }
})

afterAll(() => api.close())

/** Parameters that choose a page or name the caller's own club. */
const PAGING = ['limit', 'offset', 'cursor', 'after', 'ticket', 'vereinId']

/** Needs a range, and has no row that a filter of the graph would show: `court-availability.test.ts` asks its filters. */
const OF_RANGES = ['/courts/availability']

/** Rows of these lists are never deleted: the parameter adds `deleted_at` to them. */
const SHOWN: Asking = { value: true }

/** The filters of every list, in the names of the graph. */
function askings(): Record<string, Readonly<Record<string, Asking>>> {
  const filters = narrowingFilters(rows)
  const shown = { includeDeleted: SHOWN }
  const { eventType: event, ...deliveries } = filters.deliveries
  return {
    '/locations': filters.locations,
    '/courts': filters.courts,
    '/bookings': filters.bookings,
    '/match-sessions': filters.matchSessions,
    '/events': filters.events,
    '/roles': filters.roles,
    '/events/:eventId/roles': filters.roles,
    '/events/:eventId/shifts': filters.shifts,
    '/events/:eventId/assignments': { ...filters.assignments, ...shown },
    '/helpers': filters.helpers,
    '/events/:eventId/messages': filters.messages,
    '/events/:eventId/messages/:messageId/recipients': { ...filters.recipients, ...shown },
    '/events/:eventId/availability-requests': { ...filters.changing, ...shown },
    '/events/:eventId/availability-requests/:requestId/responses': filters.responses,
    '/events/:eventId/helpers': filters.eventHelpers,
    '/automation/workflows': { ...filters.changing, ...shown },
    '/automation/workflows/:workflowId/runs': { ...filters.changing, ...shown },
    '/webhooks': { ...filters.changing, ...shown },
    '/webhooks/:webhookId/deliveries': { ...deliveries, event, ...shown },
  }
}

const APIS = {
  club: { prefix: '/v1/club', routes: CLUB_ROUTES },
  volunteer: { prefix: '/api/developer/v1', routes: VOLUNTEER_ROUTES },
} as const

type ApiName = keyof typeof APIS

/** Every parameter that a route of a list reads and that chooses rows. */
const FILTERS = (['club', 'volunteer'] as const).flatMap((name) =>
  (APIS[name].routes as readonly Route[])
    .filter(({ method, path }) => method === 'GET' && !OF_RANGES.includes(path))
    .flatMap((route) =>
      parametersOf(route)
        .filter((parameter) => !PAGING.includes(parameter))
        .map((parameter) => ({ api: name, path: route.path, parameter })),
    ),
)

describe('a filter of a list of REST', () => {
  test('is one that a route reads', () => {
    const asked = Object.entries(askings()).flatMap(([path, filters]) =>
      Object.keys(filters).map((filter) => `${path} ${toRestName(filter)}`),
    )
    expect(asked.sort()).toEqual(
      FILTERS.map(({ path, parameter }) => `${path} ${parameter}`).sort(),
    )
  })

  test.each(FILTERS)(
    '$path › $parameter keeps the rows that meet it, and no others',
    async ({ api: name, path, parameter }) => {
      const asking = askings()[path]?.[toGraphName(parameter)]
      if (!asking) throw new Error('The filter is asked with no value.')
      const all = await list(name, path)
      const kept = await list(name, path, `?${parameter}=${spell(name, parameter, asking.value)}`)
      if (asking === DELETED) expectDeletedToo(all, kept)
      else if (asking === SHOWN)
        expect(kept).toEqual(all.map((row) => ({ ...row, deletedAt: null })))
      else expectNarrowed(all, kept, asking)
    },
  )
})

async function list(name: ApiName, path: string, query = ''): Promise<Row[]> {
  const { volunteerRows: ids } = rows
  const url = path
    .replace(':eventId', ids.VolunteerEvent)
    .replace(':messageId', ids.VolunteerMessage)
    .replace(':requestId', ids.AvailabilityRequest)
    .replace(':workflowId', ids.VolunteerWorkflow)
    .replace(':webhookId', ids.VolunteerWebhook)
  const { prefix } = APIS[name]
  const { status, body } = await api.ask('GET', `${prefix}${url}${query}`, { token: tokens[name] })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const shown: Row[] = Object.values(body).find(Array.isArray) ?? []
  return shown.map(toGraphRow)
}

const ENUMS = ['status', 'kind', 'outcome']

/** A row in the names and values of the graph. */
function toGraphRow({ event, ...row }: Row): Row {
  const fields = Object.entries(row).map(([name, value]) => [
    ...[toGraphName(name), ENUMS.includes(name) ? toEnumName(value) : value],
  ])
  return { ...Object.fromEntries(fields), ...(event && { eventType: toEnumName(event) }) }
}

/** A value of the graph as the API spells it. */
function spell(name: ApiName, parameter: string, value: unknown): string {
  const text = String(value)
  if (name === 'club' || !/^[A-Z_]+$/.test(text)) return text
  return parameter === 'event' ? text.toLowerCase().replace('_', '.') : text.toLowerCase()
}
