import { laterThan } from '../../../foundation/change/optimistic-lock.ts'
import { isSameParty } from '../../match-sessions/participants.ts'
import type { MatchSession } from '../../match-sessions/session.ts'
import type { Booking, BookingState } from '../booking.ts'

type Before = Pick<BookingState, 'stored' | 'session' | 'now'>

/**
 * A session that no longer follows its booking keeps its own players, and shows those of them who consent in the booking:
 * a reader of what changed has to see a name go.
 */
export function touchForParty(state: Before, booking: Booking): MatchSession | null {
  const { stored } = state
  const isSame = stored === null || isSameParty(stored.participants, booking.participants)
  return isSame ? null : touch(state)
}

/** The session before, which shows no players from now on, if `session` has replaced it. */
export function touchIfReplaced(state: Before, session: MatchSession): MatchSession | null {
  return state.session?.id === session.id ? null : touch(state)
}

function touch({ session, now }: Before): MatchSession | null {
  return session && { ...session, updatedAt: laterThan(session, now) }
}
