import type { SeedPages } from './seed-pages.ts'

/** How rows of the seed are copied. */
export interface SeedCopy {
  table: string
  /** Columns that differ per copy, as SQL over its number `n` from 1. */
  changesAt(lastSequence: string): Readonly<Record<string, string>>
}

const ID = "CONCAT('0190b000-0000-7000-8000-', LPAD(n, 12, '0'))"
/** A million copies cover two years. */
const START = "TIMESTAMP('2030-01-01') + INTERVAL n MINUTE"
/** Before every change of the seed, a million of them in twelve days. */
const CHANGED = "TIMESTAMP('2025-01-01') + INTERVAL n SECOND"
const TIMES = { scheduled_start: START, scheduled_end: `${START} + INTERVAL 90 MINUTE` }

/** Tables whose page of rows (`seed-pages.ts`) is copied repeatedly. */
export const SEED_COPIES = {
  bookings: {
    table: 'bookings',
    changesAt: () => ({
      id: ID,
      match_session_id: `IF(t.match_session_id IS NULL, NULL, ${ID})`,
      open_conflict_id: 'NULL',
      external_booking_id: "CONCAT('grown-', n)",
      ...TIMES,
      updated_at: CHANGED,
    }),
  },
  sessions: {
    table: 'match_sessions',
    changesAt: () => ({
      ...{ id: ID, ...TIMES, updated_at: CHANGED },
      // Only a booking that names the session gives it participants; about half of the copied ones have a session.
      booking_id: `IF(t.booking_id IS NULL, NULL, ${ID})`,
      // In the future, so that the session clock does not change them.
      due_at: `IF(t.due_at IS NULL, NULL, ${START})`,
    }),
  },
  events: {
    table: 'event_log',
    changesAt: (lastSequence) => ({
      ...{ id: ID, resource_id: ID, occurred_at: 'UTC_TIMESTAMP(3)' },
      publication_sequence: `${lastSequence} + n`,
    }),
  },
} as const satisfies Readonly<Record<keyof SeedPages, SeedCopy>>
