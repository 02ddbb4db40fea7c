import type { VolunteerClient } from '../../../clients/typescript/src/index.ts'

/** The festival at the start of the planning. */
export interface PlannedFestival {
  id: string
  startDate: string
  roles: readonly { id: string; name: string }[]
  /** Active helpers with access. */
  helperIds: readonly string[]
}

/** Null if the club has no active festival of this name. */
export async function findFestival(
  volunteer: VolunteerClient,
  festivalName: string,
): Promise<PlannedFestival | null> {
  const active = volunteer.items('/events', { params: { query: { status: 'active' } } })
  const events = await readAll(active)
  const event = events.find(({ name }) => name === festivalName)
  if (event === undefined) return null

  const params = { path: { eventId: event.id } }
  const roles = await readAll(volunteer.items('/events/{eventId}/roles', { params }))
  const helpers = await readAll(volunteer.items('/events/{eventId}/helpers', { params }))
  const helperIds = helpers.filter(({ status }) => status === 'active').map(({ id }) => id)
  return { id: event.id, startDate: event.start_date, roles, helperIds }
}

async function readAll<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
