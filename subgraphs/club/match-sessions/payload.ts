import type { Caller } from '../../../platform/caller.ts'
import type { LockedSession } from './locks.ts'
import type { ScoreEvent } from './score-event.ts'
import type { MatchSession } from './session.ts'
import { toVisibleSession, type VisibleSession } from './visibility.ts'

/** What every change of a session answers. */
export interface SessionPayload {
  session: VisibleSession
  event: ScoreEvent | null
  idempotentReplay: boolean
}

export function toPayload(
  { bookingProvider }: LockedSession,
  session: MatchSession,
  caller: Caller,
  event: ScoreEvent | null,
  how: 'CHANGED' | 'REPLAY' = 'CHANGED',
): SessionPayload {
  const booking =
    bookingProvider === null
      ? null
      : {
          provider: bookingProvider,
          externalBookingId: null,
          installationId: null,
          participants: [],
        }
  return {
    session: toVisibleSession({ ...session, booking }, caller),
    event,
    idempotentReplay: how === 'REPLAY',
  }
}
