import { ALL_CALLERS, CALLERS_TOPIC } from '../../../platform/bus.ts'
import { asUuid } from '../../../platform/ids.ts'
import { notFound } from '../../../platform/problem.ts'
import type { MutationSetClubStatusArgs } from '../../../schema/types/club.ts'
import { requireAdmin } from '../../foundation/staff-access.ts'
import type { ClubContext } from '../context.ts'
import { clubStore } from './store.ts'

export const Mutation = {
  async setClubStatus(
    _parent: unknown,
    { input: { clubId, status } }: MutationSetClubStatusArgs,
    { caller, change, bus }: ClubContext,
  ) {
    requireAdmin(caller)
    const id = asUuid(clubId, 'club')
    const { result } = await change(null, async (tx) => {
      const club = await clubStore.find(tx, id)
      if (club === null) throw notFound('club')

      await clubStore.setStatus(tx, id, status)
      return { result: { ...club, status }, events: [] }
    })
    bus.publish(CALLERS_TOPIC, ALL_CALLERS)
    return { club: result }
  },
}
