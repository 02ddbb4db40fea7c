import { asService } from '../../../platform/caller.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import type { MutationKeepInactiveClubsArgs } from '../../../schema/types/volunteer.ts'
import { DELIVERIES_TOPIC } from '../../foundation/webhooks/webhook-jobs.ts'
import type { VolunteerContext } from '../records/context.ts'
import { INACTIVE_CLUBS_TOPIC } from './initial-sync.ts'
import { ClubIds } from './inputs.ts'
import { inactiveClubStore } from './store.ts'

export const Mutation = {
  async keepInactiveClubs(
    _parent: unknown,
    { ids }: MutationKeepInactiveClubsArgs,
    { caller, change, bus }: VolunteerContext,
  ) {
    asService(caller)
    const listed = new Set(parseInput(ClubIds, ids))
    const { result: reopened } = await change(null, async (tx) => {
      const kept = await inactiveClubStore.findAll(tx)
      const missing = [...kept].filter((id) => !listed.has(id)).sort()
      await inactiveClubStore.add(tx, [...listed].filter((id) => !kept.has(id)).sort())
      await inactiveClubStore.remove(tx, missing)
      return { result: missing, events: [] }
    })
    bus.publish(INACTIVE_CLUBS_TOPIC, '')
    // Wakes the deliveries that were held for these clubs.
    for (const clubId of reopened) bus.publish(DELIVERIES_TOPIC, clubId)
    return true
  },
}
