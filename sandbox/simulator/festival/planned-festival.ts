import type { CallVolunteerApi } from './volunteer-client.ts'

/** The festival at the start of the planning. */
export interface PlannedFestival {
  id: string
  startDate: string
  roles: readonly { id: string; name: string }[]
  /** Active helpers with access. */
  helperIds: readonly string[]
}

interface FoundEvents {
  events: { id: string; name: string; start_date: string }[]
}

interface FoundHelpers {
  helpers: { id: string; status: string }[]
}

/** Null if the club has no active festival of this name. */
export async function findFestival(
  ask: CallVolunteerApi,
  festivalName: string,
): Promise<PlannedFestival | null> {
  const { events } = await ask<FoundEvents>('GET', 'events?status=active&limit=200')
  const event = events.find(({ name }) => name === festivalName)
  if (event === undefined) return null

  const path = `events/${event.id}`
  const { roles } = await ask<Pick<PlannedFestival, 'roles'>>('GET', `${path}/roles`)
  const { helpers } = await ask<FoundHelpers>('GET', `${path}/helpers?limit=200`)
  const active = helpers.filter(({ status }) => status === 'active')
  return {
    id: event.id,
    startDate: event.start_date,
    roles,
    helperIds: active.map(({ id }) => id),
  }
}
