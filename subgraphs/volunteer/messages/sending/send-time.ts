import { Problem } from '../../../../schema/problem.ts'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'

const { sendAtToleranceSeconds: TOLERANCE_SECONDS } = VOLUNTEER_LIMITS.message

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
