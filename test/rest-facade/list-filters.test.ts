import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { CLUB_ROUTES } from '../../rest-facade/club/routes/index.ts'
import type { Route } from '../../rest-facade/route.ts'
import { VOLUNTEER_ROUTES } from '../../rest-facade/volunteer/routes/index.ts'
import {
  addNarrowableRows,
  BETWEEN,
  type NarrowableRows,
} from '../support/graph/narrowable-rows.ts'
import {
  type Asking,
  expectDeletedToo,
  expectNarrowed,
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

const DELETED = { value: true }
/** Rows of these lists are never deleted: the parameter adds `deleted_at` to them. */
const SHOWN = { value: true }
const UPDATED = { value: BETWEEN, keeps: (row: Row) => row['updated_at'] >= BETWEEN }
/** The moment that the filter looks at is no field of the row. */
const CHANGED = { value: BETWEEN }
const isOf =
  (name: string) =>
  (value: string): Asking => ({ value, keeps: (row) => row[name] === value })
const ofStatus = isOf('status')
const fromAndTo = (start: string) => ({
  from: { value: BETWEEN, keeps: (row: Row) => row[start] >= BETWEEN },
  to: { value: BETWEEN, keeps: (row: Row) => row[start] < BETWEEN },
})

/** A value of every filter of every list that keeps some of the rows and not all. */
function askings(): Record<string, Readonly<Record<string, Asking>>> {
  const { home, court, installation, volunteerRows: ids } = rows
  const onCourts = {
    location_id: isOf('location_id')(home.location.id),
    court_id: isOf('court_id')(court.id),
    ...fromAndTo('scheduled_start'),
  }
  const ofRoles = { include_deleted: DELETED, updated_since: UPDATED }
  return {
    '/locations': { status: ofStatus('MAINTENANCE') },
    '/courts': { location_id: onCourts.location_id, status: ofStatus('OFFLINE') },
    '/bookings': {
      ...onCourts,
      status: ofStatus('CONFIRMED'),
      provider: isOf('provider')(installation.provider),
    },
    '/match-sessions': { ...onCourts, status: ofStatus('SCHEDULED') },
    '/events': { include_deleted: DELETED, status: ofStatus('active'), updated_since: UPDATED },
    '/roles': ofRoles,
    '/events/:eventId/roles': ofRoles,
    '/events/:eventId/shifts': {
      ...fromAndTo('start_time'),
      include_deleted: DELETED,
      role_id: isOf('role_id')(ids.VolunteerRole),
      status: ofStatus('closed'),
      updated_since: UPDATED,
    },
    '/events/:eventId/assignments': {
      helper_id: isOf('helper_id')(ids.Helper),
      include_deleted: SHOWN,
      shift_id: isOf('shift_id')(ids.Shift),
      status: ofStatus('confirmed'),
      updated_since: UPDATED,
    },
    '/helpers': {
      event_id: { value: ids.VolunteerEvent },
      include_deleted: DELETED,
      search: { value: 'hub', keeps: (row) => row['last_name'] === 'Huber' },
      status: ofStatus('inactive'),
      tag: { value: 'bar', keeps: ({ tags }) => tags.includes('bar') },
      updated_since: UPDATED,
    },
    '/events/:eventId/messages': {
      include_deleted: DELETED,
      kind: isOf('kind')('broadcast'),
      status: ofStatus('draft'),
      updated_since: UPDATED,
    },
    '/events/:eventId/messages/:messageId/recipients': {
      include_deleted: SHOWN,
      outcome: isOf('outcome')('failed'),
      updated_since: UPDATED,
    },
    '/events/:eventId/availability-requests': { include_deleted: SHOWN, updated_since: UPDATED },
    '/events/:eventId/availability-requests/:requestId/responses': {
      include_deleted: DELETED,
      updated_since: UPDATED,
    },
    '/events/:eventId/helpers': { include_deleted: DELETED, updated_since: CHANGED },
    '/automation/workflows': { include_deleted: SHOWN, updated_since: UPDATED },
    '/automation/workflows/:workflowId/runs': { include_deleted: SHOWN, updated_since: UPDATED },
    '/webhooks': { include_deleted: SHOWN, updated_since: UPDATED },
    '/webhooks/:webhookId/deliveries': {
      ...fromAndTo('created_at'),
      event: isOf('event')('event.updated'),
      include_deleted: SHOWN,
      status: ofStatus('delivered'),
      updated_since: CHANGED,
    },
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
    .filter(({ method }) => method === 'GET')
    .flatMap((route) =>
      parametersOf(route)
        .filter((parameter) => !PAGING.includes(parameter))
        .map((parameter) => ({ api: name, path: route.path, parameter })),
    ),
)

describe('a filter of a list of REST', () => {
  test('is one that a route reads', () => {
    const asked = Object.entries(askings()).flatMap(([path, filters]) =>
      Object.keys(filters).map((parameter) => `${path} ${parameter}`),
    )
    expect(asked.sort()).toEqual(
      FILTERS.map(({ path, parameter }) => `${path} ${parameter}`).sort(),
    )
  })

  test.each(FILTERS)(
    '$path › $parameter keeps the rows that meet it, and no others',
    async ({ api: name, path, parameter }) => {
      const asking = askings()[path]?.[parameter]
      if (!asking) throw new Error('The filter is asked with no value.')
      const all = await list(name, path)
      const kept = await list(name, path, `?${parameter}=${asking.value}`)
      if (asking === DELETED) expectDeletedToo(all, kept)
      else if (asking === SHOWN)
        expect(kept).toEqual(all.map((row) => ({ ...row, deleted_at: null })))
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
  return Object.values(body).find(Array.isArray) ?? []
}
