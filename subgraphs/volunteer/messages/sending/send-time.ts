import { Problem } from '../../../../platform/problem.ts'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'

const { sendAtToleranceSeconds: TOLERANCE_SECONDS, scheduled: MAX_SCHEDULED } =
  VOLUNTEER_LIMITS.message

export function isFuture(moment: Date | null | undefined, now: Date): boolean {
  return moment != null && moment > now
}

/** Rejects a time further in the past than network delays explain. */
export function requireNotLongPast(sendAt: Date | null | undefined, now: Date): void {
  if (sendAt == null || !isPast(sendAt, now)) return

  const message = `The time to send at is more than ${TOLERANCE_SECONDS} seconds in the past. Choose a later one, or status sent without a time.`
  throw new Problem('invalid_send_at', message, { now: now.toISOString() })
}

export function isPast(sendAt: Date, now: Date): boolean {
  return sendAt.getTime() < now.getTime() - TOLERANCE_SECONDS * 1000
}

/** Rejects a scheduled message beyond the event's limit. */
export function requireBelowScheduledLimit(isAtLimit: boolean): void {
  if (!isAtLimit) return

  throw new Problem(
    'invalid_send_at',
    `An event has at most ${MAX_SCHEDULED} scheduled messages at a time.`,
  )
}
