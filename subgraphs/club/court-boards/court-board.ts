import type { Club } from '../clubs/club.ts'
import type { Court } from '../courts/court.ts'
import type { BookedSession } from '../match-sessions/session.ts'

/** How long a completed match stays on the board. */
export const RESULT_SHOWN_MS = 10 * 60_000

const IN_PLAY = ['ACTIVE', 'PAUSED', 'WAITING_FOR_PLAYERS', 'READY']

export interface CourtBoard {
  court: Court
  club: Club
  match: BookedSession | null
  next: BookedSession | null
}

/** Chooses what a board shows from the sessions of its court. */
export function toBoard(
  { court, club }: Pick<CourtBoard, 'court' | 'club'>,
  sessions: readonly BookedSession[],
  now: Date,
): CourtBoard {
  const match =
    IN_PLAY.map((status) => earliest(sessions.filter((one) => one.status === status))).find(
      (found) => found !== null,
    ) ??
    sessions.find((one) => one.status === 'COMPLETED' && isFresh(one, now)) ??
    null
  const planned = sessions.filter(
    (one) => one !== match && one.status !== 'COMPLETED' && isAfter(one, match),
  )
  return { court, club, match, next: earliest(planned) }
}

function isFresh({ actualEnd }: BookedSession, now: Date): boolean {
  return actualEnd !== null && now.getTime() - actualEnd.getTime() < RESULT_SHOWN_MS
}

/** One that is booked over the time of the match is not next: its time may be past already. */
function isAfter(session: BookedSession, match: BookedSession | null): boolean {
  return match === null || session.scheduledStart >= match.scheduledEnd
}

function earliest(sessions: readonly BookedSession[]): BookedSession | null {
  return sessions.toSorted((a, b) => Number(a.scheduledStart) - Number(b.scheduledStart))[0] ?? null
}
