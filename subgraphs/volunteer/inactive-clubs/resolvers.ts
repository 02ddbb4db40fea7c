import { asService } from '../../../platform/caller.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { DELIVERIES_TOPIC } from '../../foundation/webhooks/webhook-jobs.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { INACTIVE_CLUBS_TOPIC } from './initial-sync.ts'
import { ClubIds } from './inputs.ts'
import { inactiveClubStore } from './store.ts'

export const Mutation = {
  async keepInactiveClubs(_parent, { ids }, { caller, change, bus }) {
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
} satisfies VolunteerFieldsOf<'Mutation'>
