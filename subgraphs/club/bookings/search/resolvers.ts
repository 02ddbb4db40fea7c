import { parseInput } from '../../../../platform/input/issues.ts'
import { ClubSearch } from '../../../../schema/club/lists.ts'
import { authorizeStaff } from '../../../foundation/graph/staff-access.ts'
import { inClub } from '../../../foundation/query/tenancy.ts'
import { mayReadBookingNumbers } from '../../records/access.ts'
import type { FieldsOf } from '../../records/fields-of.ts'
import { bookingStore } from '../store.ts'
import { toVisibleBooking } from '../visibility.ts'
import { findBookings } from './find-store.ts'
import { findMatches, toLookedUpWords } from './terms.ts'

export const ClubFields = {
  async search({ id }, args, { caller, clock, database }) {
    const clubId = authorizeStaff(caller, id, 'sessions')
    const maySeeNumbers = mayReadBookingNumbers(caller, clubId)
    const { text } = parseInput(ClubSearch, args)
    const words = toLookedUpWords(text)
    const ids = await findBookings(database, { clubId, words, maySeeNumbers }, clock())
    if (ids.length === 0) return []

    const bookings = await bookingStore.findAll(database, inClub(clubId), ids)
    // A release that writes no terms may have changed a booking behind them: what it says now decides.
    return bookings
      .flatMap((booking) => {
        const matches = findMatches(booking, words, maySeeNumbers)
        return matches === null
          ? []
          : [{ booking: toVisibleBooking(booking, booking.courtPublicId, caller), ...matches }]
      })
      .sort((a, b) => compare(b.booking, a.booking))
  },
} satisfies FieldsOf<'Club', { id: string }>

interface Placed {
  id: string
  scheduledStart: Date
}

function compare(a: Placed, b: Placed): number {
  const [start, end] = [a.scheduledStart.getTime(), b.scheduledStart.getTime()]
  return start - end || (a.id < b.id ? -1 : 1)
}
