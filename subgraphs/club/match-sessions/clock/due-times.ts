import type { MatchSession } from '../session.ts'

const MINUTE_MS = 60_000

/** Sessions become READY this long before their start. */
export const READY_WINDOW_MS = 15 * MINUTE_MS

/** Overtime after the latest of scheduled end, actual start and last score event. */
export const OVERTIME_MS = 10 * MINUTE_MS

type Timed = Pick<
  MatchSession,
  'status' | 'scheduledStart' | 'scheduledEnd' | 'actualStart' | 'scoredAt'
>

/** Next time-driven transition of the session. */
export function dueAtOf(session: Timed): Date | null {
  const { status, scheduledStart, scheduledEnd } = session
  if (status === 'SCHEDULED') return new Date(scheduledStart.getTime() - READY_WINDOW_MS)
  if (status === 'READY') return earlier(scheduledStart, scheduledEnd)
  if (status === 'WAITING_FOR_PLAYERS') return scheduledEnd
  if (status === 'ACTIVE' || status === 'PAUSED') return overtimeEndOf(session)
  return null
}

/** End of the overtime: `OVERTIME_MS` after the latest of scheduled end, actual start and last score event. */
export function overtimeEndOf({ scheduledEnd, scoredAt, actualStart }: Timed): Date {
  const played = [scheduledEnd, scoredAt ?? scheduledEnd, actualStart ?? scheduledEnd]
  return new Date(Math.max(...played.map((moment) => moment.getTime())) + OVERTIME_MS)
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}
