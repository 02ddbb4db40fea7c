import { describe, expect, test } from '@jest/globals'
import {
  type FieldNode,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { newUuid } from '../../platform/ids.ts'
import { CLUB_ROUTES } from '../../rest-facade/club/routes/index.ts'
import type { Route } from '../../rest-facade/route.ts'
import { VOLUNTEER_ROUTES } from '../../rest-facade/volunteer/routes/index.ts'
import { Problem } from '../../schema/problem.ts'
import { readGraphSdl } from '../../schema/sdl.ts'
import { toWholeSchema } from '../../schema/whole-schema.ts'
import { filtersOfLists, PAGING } from '../support/graph/flat-lists.ts'
import { parametersOf } from '../support/http/query-parameters.ts'

const schema = toWholeSchema(parse(readGraphSdl().supergraph))

/** What is counted among many rows (`flat-lists` of both subgraphs): each list of the graph, its filters. */
const WATCHED: Readonly<Record<string, readonly string[]>> = {
  ...filtersOfLists('club'),
  ...filtersOfLists('volunteer'),
  // Its filter is required; `booked-times.test.ts` counts what a range reads.
  'Query.courtAvailability': ['from', 'to', 'courtId', 'locationId', 'duration'].map(
    (name) => `filter.${name}`,
  ),
}

/** Parameters without which a route answers nothing. */
const REQUIRED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/courts/availability': { from: '2026-07-01T11:00:00Z', to: '2026-07-02T00:00:00Z' },
}

/** Lists within answers that are no pages, and what keeps them short. */
const SHORT = {
  'AvailabilityRequest.options': 'a column of the request',
  'AvailabilityResponse.answers': 'a column of the response',
  'Booking.participants': 'a column of the booking',
  'MatchSession.participants': 'a column of the booking',
  'ScoreSnapshot.setHistory': 'a column of the session',
  'CourtAvailability.free': 'cut at 500',
  'BookingImport.records': 'at most 500, in one range of the primary key',
  'VolunteerWorkflow.actions': 'a column of the workflow',
  'VolunteerWorkflow.conditions': 'a column of the workflow',
  'VolunteerWebhookDelivery.attempts': 'at most so many as are shown of a delivery',
}

/** Parameters that choose no rows wherever they change nothing that the graph is asked. */
const NO_FILTERS = {
  vereinId: 'is compared with the key',
  include_deleted: 'changes nothing where rows are never deleted',
  ticket: 'is of the upgrade to a WebSocket, and refused here',
}

/** Whether the rows of all pages are counted, which chooses none of them. */
const COUNTED = '$isCounted'

/** Of each kind of parameter one that is taken, and not what is taken when none is sent. */
const VALUES = [
  ...['7', 'true', 'text', newUuid(), '2026-07-01T12:00:00Z', 'event.created'],
  ...enumValues().flatMap((value) => [value, value.toLowerCase()]),
]

function enumValues(): string[] {
  const enums = Object.values(schema.getTypeMap()).filter((type) => isEnumType(type))
  return enums.flatMap((type) => type.getValues().map(({ name }) => name))
}

interface List {
  name: string
  isPage: boolean
  node: FieldNode
}

const routes = ([...CLUB_ROUTES, ...VOLUNTEER_ROUTES] as Route[]).filter(
  ({ method }) => method === 'GET',
)

const pages = routes.flatMap((route) => {
  const list = listsOf(route).find(({ isPage }) => isPage)
  return list === undefined ? [] : [{ what: `${route.path} (${list.name})`, route, list }]
})

describe('the lists of REST', () => {
  test('are pages that are counted among many rows, or short', () => {
    const names = new Set(routes.flatMap(listsOf).map(({ name }) => name))
    expect([...names].filter((name) => !(name in WATCHED) && !(name in SHORT))).toEqual([])
    expect(Object.keys(SHORT).filter((name) => !names.has(name))).toEqual([])
    expect(pages.length).toBeGreaterThan(10)
  })

  test.each(pages)('$what has no filter but those that are counted', ({ route, list }) => {
    const { filters, idle } = tryParameters(route, list)
    const known = [...(WATCHED[list.name] ?? []), ...PAGING, COUNTED]
    expect(filters.filter((filter) => !known.includes(filter))).toEqual([])
    expect(idle.filter((name) => !(name in NO_FILTERS))).toEqual([])
  })
})

/** Every field of a route's operation that answers a list of records. */
function listsOf({ operation }: Route): List[] {
  const lists: List[] = []
  const types = new TypeInfo(schema)
  const enter = (node: FieldNode) => {
    const [type, parent] = [types.getType(), types.getParentType()]
    if (!type || !parent || parent.name.endsWith('Connection')) return

    const named = getNamedType(type)
    const isPage = named.name.endsWith('Connection')
    if (isPage || (isListType(getNullableType(type)) && isObjectType(named)))
      lists.push({ name: `${parent.name}.${node.name.value}`, isPage, node })
  }
  visit(parse(operation.document), visitWithTypeInfo(types, { Field: { enter } }))
  return lists
}

/** The arguments of the list that the route's parameters reach, and the parameters that reach none. */
function tryParameters(route: Route, { name, node }: List): { filters: string[]; idle: string[] } {
  const args = new Map(
    (node.arguments ?? []).flatMap(({ name, value }) =>
      value.kind === 'Variable' ? [[value.name.value, name.value] as const] : [],
    ),
  )
  const without = leavesOf(askOf(route, {}))
  const reached = parametersOf(route).map((parameter) => {
    const asked = VALUES.map((value) => leavesOf(askOf(route, { [parameter]: value })))
    const changed = asked.flatMap((leaves) =>
      [...leaves].filter(([path, value]) => without.get(path) !== value).map(([path]) => path),
    )
    return { parameter, changed }
  })
  const toArgument = (path: string) => {
    const [variable = '', ...rest] = path.split('.')
    const [argument] = [args.get(variable) ?? `$${variable}`].map((given) => renamed(name, given))
    return [argument, ...rest].join('.')
  }
  return {
    filters: [...new Set(reached.flatMap(({ changed }) => changed))].map(toArgument),
    idle: reached.filter(({ changed }) => changed.length === 0).map(({ parameter }) => parameter),
  }
}

/** An argument that is deprecated stands for the one that replaces it. */
function renamed(list: string, given: string): string {
  const [type = '', field = ''] = list.split('.')
  const parent = schema.getType(type)
  const listed = isObjectType(parent) ? parent.getFields()[field]?.args : undefined
  const reason = listed?.find(({ name }) => name === given)?.deprecationReason
  return reason?.match(/`(\w+)`/)?.[1] ?? given
}

/** The variables of a route's operation; null where the query is refused. */
function askOf(route: Route, raw: Readonly<Record<string, string>>): unknown {
  const params = Object.fromEntries(
    [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ID]),
  )
  const query = route.query?.safeParse({ ...REQUIRED[route.path], ...raw })
  if (query?.success === false) return null

  try {
    const input = { params, query: query?.data, body: undefined, idempotencyKey: undefined }
    return route.variables(input)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

const ID = newUuid()

function leavesOf(value: unknown, path = ''): Map<string, unknown> {
  if (value === null || typeof value !== 'object') return new Map(path ? [[path, value]] : [])
  return new Map(
    Object.entries(value).flatMap(([key, member]) => [
      ...leavesOf(member, path === '' ? key : `${path}.${key}`),
    ]),
  )
}
