import { Problem } from '../../../../platform/problem.ts'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'

const { sendAtToleranceSeconds: TOLERANCE_SECONDS, scheduled: MOST_SCHEDULED } =
  VOLUNTEER_LIMITS.message

export function isToCome(moment: Date | null | undefined, now: Date): boolean {
  return moment != null && moment > now
}

/** Refuses a time that no delay on the way explains. */
export function requireRecent(sendAt: Date | null | undefined, now: Date): void {
  if (sendAt == null || !isPast(sendAt, now)) return

  const message = `The time to send at is more than ${TOLERANCE_SECONDS} seconds in the past. Choose a later one, or status sent without a time.`
  throw new Problem('invalid_send_at', message, { now: now.toISOString() })
}

export function isPast(sendAt: Date, now: Date): boolean {
  return sendAt.getTime() < now.getTime() - TOLERANCE_SECONDS * 1000
}

/** Refuses one more scheduled message of an event than it may have. */
export function requireScheduleFree(hasMost: boolean): void {
  if (!hasMost) return

  throw new Problem(
    'invalid_send_at',
    `An event has at most ${MOST_SCHEDULED} scheduled messages at a time.`,
  )
}
