import { isBeforePlay, isMatchOver } from '../../../../../../rules/club/match-states.ts'
import type { Fault } from '../../../../graph/fault.ts'

/** Why a booking of the club's own is not changed any more. */
export type ClosedBy = 'BEGUN' | 'OVER' | 'GONE'

interface Standing {
  /** Of its match, as the day shows it; null where the day does not have it. */
  status: string | null
  /** Whether the day is read; it is not for a moment where it turns. */
  isRead: boolean
  /** Of the booking. */
  booking: string
}

/** Null where the booking may be moved and cancelled. */
export function findClosedBy({ status, isRead, booking }: Standing): ClosedBy | null {
  if (booking === 'CANCELLED') return 'OVER'
  if (status === null) return isRead ? 'GONE' : null
  if (isMatchOver(status)) return 'OVER'
  return isBeforePlay(status) ? null : 'BEGUN'
}

/** From a refusal, which may know it before the day does. */
export function readClosedBy(fault: Fault | null): ClosedBy | null {
  if (fault?.code !== 'state_conflict') return null
  const { status, matchStatus } = (fault.details ?? {}) as Readonly<Record<string, unknown>>
  if (status === 'CANCELLED') return 'OVER'
  if (typeof matchStatus !== 'string') return null
  return isMatchOver(matchStatus) ? 'OVER' : 'BEGUN'
}
