import type { SeedPages } from './seed-pages.ts'

/** How rows of the seed become as many as there are to be. */
export interface SeedCopy {
  table: string
  /** What each copy has of its own, as SQL over its number `n` from 1. */
  changesAt(lastSequence: string): Readonly<Record<string, string>>
}

const ID = "CONCAT('0190b000-0000-7000-8000-', LPAD(n, 12, '0'))"
/** A million are two years. */
const START = "TIMESTAMP('2030-01-01') + INTERVAL n MINUTE"
const TIMES = { scheduled_start: START, scheduled_end: `${START} + INTERVAL 90 MINUTE` }

/** The rows of a page of each (`seed-pages.ts`) are copied over and over. */
export const SEED_COPIES = {
  bookings: {
    table: 'bookings',
    changesAt: () => ({
      id: ID,
      match_session_id: `IF(t.match_session_id IS NULL, NULL, ${ID})`,
      open_conflict_id: 'NULL',
      external_booking_id: "CONCAT('grown-', n)",
      ...TIMES,
    }),
  },
  sessions: {
    table: 'match_sessions',
    // Its booking is that of the first one, so that a page tells the same of it.
    changesAt: () => ({
      ...{ id: ID, ...TIMES },
      // The session clock must leave them as they are.
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
