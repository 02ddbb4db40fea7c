import type { Side } from '../sides/side.ts'
import { pick, type Work } from '../workloads/work.ts'
import { addHelpers, type FilledEvent, makeFilledEvent } from './fill-club.ts'
import { makeStaffGraph } from './staff-graph.ts'

interface Filled {
  /** One event per connection, so that connections do not wait for locks of each other. */
  occasions: FilledEvent[]
  helperIds: string[]
}

const CONNECTIONS = 8
const SHIFTS = 40
const PAIRS = 100

const STAFFED = `query ($eventId: ID!) { shifts(eventId: $eventId, first: 100) { nodes {
  id title startTime endTime requiredHelpers confirmedCount pendingCount staffingStatus } } }`
const SEARCH = `query ($clubId: ID!, $search: String!) {
  club(id: $clubId) { helpers(filter: { search: $search }, first: 50) {
    nodes { id firstName lastName email } } } }`
const UPSERT = `mutation ($input: UpsertAssignmentsInput!) {
  upsertAssignments(input: $input) { results { outcome } } }`

/** Typical requests of a club by number of helpers, over the graph, which has no rate limit for staff. */
export function makeVolunteerWorks(helpersOf: ReadonlyMap<Side, number>): Work[] {
  const filled = new Map<Side, Promise<Filled>>()
  const fillOnce = (side: Side) => {
    const filling = filled.get(side) ?? fill(side, helpersOf.get(side) ?? 0)
    filled.set(side, filling)
    return filling
  }
  const ready = new Map<Side, Filled>()
  const readyOf = (side: Side): Filled => {
    const found = ready.get(side)
    if (found === undefined) throw new Error('The club is empty; prepare the side first.')
    return found
  }
  const asking = (
    named: Pick<Work, 'key' | 'title'>,
    askedOf: (side: Side, connection: number) => () => { query: string; variables: object },
  ): Work => ({
    ...named,
    loads: [1, CONNECTIONS],
    sides: ['grown'],
    async prepare(side) {
      ready.set(side, await fillOnce(side))
    },
    urlOf: ({ sandbox }) => new URL(sandbox.graphql).origin,
    isRefusal: (body) => body.includes('"errors"') || body.includes('FAILED'),
    requestsOf(side, connection) {
      const next = askedOf(side, connection)
      const token = side.sandbox.clubs.main.staff_token
      return () => ({ method: 'POST', path: '/graphql', body: JSON.stringify(next()), token })
    },
  })
  const searching = (key: string, search: string) =>
    asking({ key, title: `helpers by “${search}”` }, ({ sandbox }) => () => ({
      query: SEARCH,
      variables: { clubId: sandbox.clubs.main.id, search },
    }))

  return [
    asking({ key: 'shifts', title: `${SHIFTS} shifts with staffing` }, (side, connection) => {
      const { eventId } = pick(readyOf(side).occasions, connection)
      return () => ({ query: STAFFED, variables: { eventId } })
    }),
    searching('search-one', 'magnusson 200'),
    searching('search-many', 'magnusson'),
    searching('search-none', 'unmatched'),
    asking({ key: 'assign', title: `upsert of ${PAIRS} assignments` }, (side, connection) => {
      const { occasions, helperIds } = readyOf(side)
      const { eventId, shiftIds } = pick(occasions, connection)
      let round = 0
      return () => {
        round += 1
        // A new note per request, so that each one is a change.
        const assignments = helperIds.map((helperId, n) => ({
          ...{ shiftId: pick(shiftIds, n), helperId, note: `Round ${round}` },
        }))
        return { query: UPSERT, variables: { input: { eventId, assignments } } }
      }
    }),
  ]
}

async function fill(side: Side, helpers: number): Promise<Filled> {
  const ask = makeStaffGraph(side)
  const clubId = side.sandbox.clubs.main.id
  const helperIds = (await addHelpers(ask, clubId, helpers)).slice(0, PAIRS)
  const occasions: FilledEvent[] = []
  for (let n = 0; n < CONNECTIONS; n += 1)
    occasions.push(await makeFilledEvent(ask, { clubId, shifts: SHIFTS, helperIds }))
  return { occasions, helperIds }
}
