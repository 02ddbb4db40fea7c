import type { ReconciliationConflictStatus } from '../../../../schema/club/statuses.ts'

/** Fields that a started session could not take over from its booking. */
export interface ReconciliationConflict {
  id: string
  clubId: string
  bookingId: string
  matchSessionId: string
  /** Of the latest snapshot that differs. */
  sourceVersion: number | null
  /** REST names. */
  fields: string[]
  status: ReconciliationConflictStatus
  resolvedAt: Date | null
  /** Null when a later snapshot agreed with the session. */
  resolvedBy: string | null
  createdAt: Date
  updatedAt: Date
}

export type ReconciliationStatus = 'NONE' | 'REQUIRED'

export type ConflictChange =
  | { change: 'OPEN' | 'RENEW'; conflict: ReconciliationConflict }
  | { change: 'RESOLVE'; id: string; at: Date }
