import type { QueryGraph } from './staff-graph.ts'

/** Maximum of helpers per bulk request. */
const BULK_LIMIT = 200

const UPSERT = `mutation ($input: UpsertHelpersInput!) {
  upsertHelpers(input: $input) { results { helper { id } } } }`

/** Adds helpers through the API, one percent of them named Magnusson, and returns the ids of the first ones. */
export async function addHelpers(
  ask: QueryGraph,
  clubId: string,
  helpers: number,
): Promise<string[]> {
  const first: string[] = []
  for (let from = 0; from < helpers; from += BULK_LIMIT) {
    const some = Array.from({ length: Math.min(BULK_LIMIT, helpers - from) }, (_, n) =>
      aHelper(from + n),
    )
    const { upsertHelpers } = await ask(UPSERT, { input: { clubId, helpers: some } })
    if (from === 0) first.push(...upsertHelpers.results.map(({ helper }: Result) => helper.id))
  }
  return first
}

interface Result {
  helper: { id: string }
}

function aHelper(n: number) {
  return {
    externalId: `bench-${n}`,
    firstName: `Ada ${n % 977}`,
    lastName: n % 100 === 0 ? `Magnusson ${n}` : `Lind ${n}`,
    email: `ada.${n}@bench.example`,
  }
}

const EVENT = `mutation ($input: CreateVolunteerEventInput!) {
  createVolunteerEvent(input: $input) { event { id } } }`
const SHIFT = 'mutation ($input: CreateShiftInput!) { createShift(input: $input) { shift { id } } }'
const ACCESS = `mutation ($input: GrantEventAccessInput!) {
  grantEventAccess(input: $input) { eventAccess { id } } }`

export interface FilledEvent {
  eventId: string
  shiftIds: string[]
}

/** Creates an event with access for all helpers, and with shifts for all of them. */
export async function makeFilledEvent(
  ask: QueryGraph,
  { clubId, shifts, helperIds }: { clubId: string; shifts: number; helperIds: readonly string[] },
): Promise<FilledEvent> {
  const dates = { startDate: '2031-07-01', endDate: '2031-07-02' }
  const made = await ask(EVENT, { input: { clubId, name: 'Bench', ...dates } })
  const eventId = made.createVolunteerEvent.event.id
  const times = { startTime: '2031-07-01T10:00:00Z', endTime: '2031-07-01T14:00:00Z' }
  const shiftIds: string[] = []
  for (let n = 0; n < shifts; n += 1) {
    const input = { eventId, title: `Shift ${n}`, requiredHelpers: 999, ...times }
    shiftIds.push((await ask(SHIFT, { input })).createShift.shift.id)
  }
  for (const helperId of helperIds) await ask(ACCESS, { input: { eventId, helperId } })
  return { eventId, shiftIds }
}
