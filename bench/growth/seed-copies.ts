/** How a row of the seed becomes as many as there are to be. */
export interface SeedCopy {
  table: string
  /** Which row. */
  template: string
  /** What each copy has of its own, as SQL over its number `n` from 1. */
  changesAt(place: {
    courts: readonly { id: string; location_id: string }[]
    lastSequence: string
  }): Readonly<Record<string, string>>
}

const ID = "CONCAT('0190b000-0000-7000-8000-', LPAD(n, 12, '0'))"
/** A million are two years. */
const START = "TIMESTAMP('2030-01-01') + INTERVAL n MINUTE"
const TIMES = { scheduled_start: START, scheduled_end: `${START} + INTERVAL 90 MINUTE` }

export const SEED_COPIES: readonly SeedCopy[] = [
  {
    table: 'bookings',
    template: "status = 'CONFIRMED' AND match_session_id IS NOT NULL",
    changesAt: ({ courts }) => ({
      ...{ id: ID, match_session_id: ID, open_conflict_id: 'NULL' },
      external_booking_id: "CONCAT('grown-', n)",
      ...TIMES,
      ...spreadOver(courts),
    }),
  },
  {
    table: 'match_sessions',
    template: "status = 'COMPLETED' AND score IS NOT NULL",
    changesAt: ({ courts }) => ({ id: ID, booking_id: ID, ...TIMES, ...spreadOver(courts) }),
  },
  {
    table: 'event_log',
    template: "resource_type = 'booking'",
    changesAt: ({ lastSequence }) => ({
      ...{ id: ID, resource_id: ID, occurred_at: 'UTC_TIMESTAMP(3)' },
      publication_sequence: `${lastSequence} + n`,
    }),
  },
]

function spreadOver(courts: readonly { id: string; location_id: string }[]) {
  const oneOf = (column: 'id' | 'location_id') =>
    `ELT(1 + n % ${courts.length}, ${courts.map((court) => `'${court[column]}'`).join(', ')})`
  return { court_id: oneOf('id'), location_id: oneOf('location_id') }
}
