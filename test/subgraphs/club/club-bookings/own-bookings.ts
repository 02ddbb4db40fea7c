import type { Caller } from '../../../../platform/caller.ts'
import type { Row } from '../../../../subgraphs/foundation/database/database.ts'
import { untilUnlocked } from '../at-once/until-unlocked.ts'
import { type Courtside, minutesAfter, START, startCourtside } from '../match-sessions/courtside.ts'
import { aBookingInput, addSource } from '../running-club.ts'

/** A club whose desk makes bookings of its own, beside a partner. */
export async function startDesk({ courts = 2, replicas = 1 } = {}) {
  const side = await startCourtside({ courts, replicas })
  const partner = await addSource(side, side.home)
  const courtIds = side.home.courts.map(({ id }) => id)
  let made = 0

  const read = async (caller: Caller, bookingId: string) => {
    const document = `query Read($id: ID!) { booking(id: $id) { id provider status courtId externalCourtId
      participants { displayName } matchSession { status players { displayName team } } } }`
    const asked = { name: 'Read', kind: 'query', document, hash: 'own', registered: false } as const
    return (await side.execute(asked, caller, { id: bookingId })).data.booking
  }
  return {
    ...side,
    ...{ partner, courtIds, read },

    /** Input of a booking an hour ahead, on the first court. */
    input(changes: Row = {}): Row {
      made += 1
      return {
        ...{ clubId: side.home.club.id, courtId: courtIds[0], players: [] },
        ...{ ...slot(60, 150), clientRequestId: `request-${made}` },
        ...changes,
      }
    },

    book(changes: Row = {}, caller: Caller = side.staff()) {
      return side.change('createClubBooking', this.input(changes), caller)
    },

    move: (bookingId: string, changes: Row = {}, caller: Caller = side.staff()) =>
      side.change(
        'moveClubBooking',
        { bookingId, courtId: courtIds[1], ...slot(60, 150), ...changes },
        caller,
      ),

    cancel: (bookingId: string, changes: Row = {}, caller: Caller = side.staff()) =>
      side.change('cancelClubBooking', { bookingId, ...changes }, caller),

    /** A partner's booking, by default in the same slot as `input`. */
    async put(changes: Row = {}) {
      const input = aBookingInput({
        ...{ bookingSourceId: partner.sourceId, ...slot(60, 150) },
        ...changes,
      })
      const { data, codes } = await untilUnlocked(() =>
        side.ask('PutBooking', { input }, partner.caller),
      )
      return { id: data?.putBooking?.booking.id, codes }
    },

    close: side.close,
  }
}

export type Desk = Awaited<ReturnType<typeof startDesk>>

/** Times by minutes after the start of the test. */
export function slot(from: number, until: number) {
  return {
    scheduledStart: minutesAfter(START, from).toISOString(),
    scheduledEnd: minutesAfter(START, until).toISOString(),
  }
}

export async function clear({ database, setNow }: Courtside): Promise<void> {
  setNow(START)
  const tables = ['match_sessions', 'reconciliation_conflicts', 'event_log']
  for (const table of ['booking_search_terms', 'bookings', ...tables])
    await database.query(`DELETE FROM ${table}`)
  await database.query("UPDATE courts SET status_override = NULL, status = 'AVAILABLE'")
}
