import type { Queryable } from '../../foundation/database.ts'
import { loadGroups, loadRecords } from '../../foundation/loaders.ts'
import { deliveryStore } from '../../foundation/webhooks/delivery-store.ts'
import { clubStore, courtStore, locationStore } from './store.ts'

export type ClubLoaders = ReturnType<typeof makeClubLoaders>

/** For one request: what many rows of an answer lead to. */
export function makeClubLoaders(database: Queryable) {
  const idOf = ({ id }: { id: string }) => id
  return {
    club: loadRecords((ids) => clubStore.findAll(database, ids), idOf),
    location: loadRecords((ids) => locationStore.findAll(database, ids), idOf),
    court: loadRecords((ids) => courtStore.findAll(database, ids), idOf),
    courtsOfClub: loadGroups(
      (clubIds) => courtStore.ofClubs(database, clubIds),
      ({ clubId }) => clubId,
    ),
    attemptsOfDelivery: loadGroups(
      (ids) => deliveryStore.attemptsOf(database, ids),
      ({ deliveryId }) => deliveryId,
    ),
  }
}
