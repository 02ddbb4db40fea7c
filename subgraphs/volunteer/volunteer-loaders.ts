import type { Queryable } from '../foundation/database.ts'
import { loadGroups, loadRecords } from '../foundation/loaders.ts'
import { accountStore } from './accounts/store.ts'
import { volunteerEventStore } from './events/store.ts'

export type VolunteerLoaders = ReturnType<typeof makeVolunteerLoaders>

/** For one request: what a list of clubs leads to. */
export function makeVolunteerLoaders(database: Queryable) {
  const clubIdOf = ({ clubId }: { clubId: string }) => clubId
  return {
    account: loadRecords((clubIds) => accountStore.findAll(database, clubIds), clubIdOf),
    eventsOfClub: loadGroups((clubIds) => volunteerEventStore.ofClubs(database, clubIds), clubIdOf),
  }
}
