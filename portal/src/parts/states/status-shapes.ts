import type * as Graph from '../../../../built/types/operations.ts'
import type { statusWords } from '../words/status-words.ts'

export type StatusName = keyof (typeof statusWords)['en']

export type Shape = '' | 'soon' | 'live' | 'pause' | 'warn' | 'fail' | 'off' | 'ok' | 'half'

type Statuses = Graph.CourtStatus | Graph.MatchSessionStatus

/** Ring, ring bold, disc, two bars, triangle, cross, hatched square, check, half disc. */
const SHAPES: Readonly<Record<Statuses, Shape>> & Readonly<Record<string, Shape>> = {
  AVAILABLE: '',
  BOOKED_SOON: 'soon',
  SESSION_ACTIVE: 'live',
  MAINTENANCE: 'off',
  DEVICE_WARNING: 'warn',
  OFFLINE: 'fail',
  DISABLED: 'off',
  SCHEDULED: '',
  READY: 'soon',
  WAITING_FOR_PLAYERS: 'half',
  ACTIVE: 'live',
  PAUSED: 'pause',
  COMPLETED: 'ok',
  CANCELLED: 'off',
  ABORTED: 'fail',
  OPEN: 'warn',
  CONFLICT: 'warn',
  NEEDS_YOU: 'warn',
  RESOLVED: 'ok',
  DRAFT: '',
  PENDING: 'half',
  CONFIRMED: 'ok',
  DECLINED: 'off',
  REVOKED: 'off',
  FAILED: 'fail',
  DELIVERED: 'ok',
  SENT: 'ok',
  SENDING: 'half',
  RETRYING: 'warn',
  GIVEN_UP: 'fail',
  RUNNING: 'live',
  SUCCEEDED: 'ok',
  SKIPPED: 'off',
  WAITING: 'half',
  CLOSED: 'off',
  LIVE: 'live',
  RECONNECTING: 'warn',
}

export function toShape(status: string): Shape {
  return SHAPES[status] ?? ''
}
