import { asUuid } from '../../../platform/ids.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import type { MutationSetBookingSourceStatusArgs } from '../../../schema/types/club.ts'
import { authorizeStaff } from '../../foundation/staff-access.ts'
import { wakeWorkers } from '../../foundation/work-queue/work-items.ts'
import type { ClubContext } from '../context.ts'
import { BOOKING_IMPORTS } from '../imports/queue.ts'
import { bookingSourceStore } from './store.ts'

export const Mutation = {
  async setBookingSourceStatus(
    _parent: unknown,
    { input }: MutationSetBookingSourceStatusArgs,
    { caller, change, bus }: ClubContext,
  ) {
    const clubId = authorizeStaff(caller, input.clubId)
    const id = asUuid(input.bookingSourceId, 'booking source')
    const { status } = input
    const { result } = await change(null, async (tx, now) => {
      const found = await bookingSourceStore.lockInClub(tx, clubId, id)
      if (found === null) throw notFound('booking source')
      if (found.isEnded && status !== 'DISABLED')
        throw new Problem('state_conflict', 'The installation of this source has ended.')

      const { source } = found
      const set = { ...source, status, failuresInARow: 0, updatedAt: now }
      if (source.status !== status) await bookingSourceStore.setStatus(tx, set)
      return { result: set, events: [] }
    })
    wakeWorkers(bus, BOOKING_IMPORTS)
    return { bookingSourceId: result.id, status: result.status }
  },
}
