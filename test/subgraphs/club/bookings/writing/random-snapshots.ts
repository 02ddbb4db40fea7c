import fc from 'fast-check'
import type { MatchSessionStatus } from '../../../../../schema/club/statuses.ts'
import type { Snapshot } from '../../../../../subgraphs/club/bookings/booking.ts'
import { aParticipant, aSnapshot, minutes, SECOND_COURT } from '../bookings.ts'

const FIRST_COURT = { id: 'court-1', locationId: 'location-1', status: 'AVAILABLE' }

/** What the external courts of the snapshots are mapped to. */
export const COURTS: Record<string, typeof FIRST_COURT | null> = {
  c1: FIRST_COURT,
  c2: SECOND_COURT,
  disabled: { ...SECOND_COURT, status: 'DISABLED' },
  unmapped: null,
}

const participants = fc.uniqueArray(
  fc.record({
    externalId: fc.constantFrom('p-1', 'p-2', 'p-3'),
    displayName: fc.constantFrom('Ana', 'Ben'),
    team: fc.constantFrom('BLUE' as const, 'ORANGE' as const, 'UNASSIGNED' as const),
    consentToShare: fc.boolean(),
  }),
  { selector: (participant) => participant.externalId },
)

/** Few values each, so that versions and contents meet often. */
export const snapshots: fc.Arbitrary<Snapshot> = fc
  .record({
    sourceVersion: fc.nat(6),
    externalCourtId: fc.constantFrom('c1', 'c1', 'c2', 'disabled', 'unmapped'),
    startsIn: fc.constantFrom(-180, -10, 5, 60),
    status: fc.constantFrom(
      'CONFIRMED' as const,
      'CONFIRMED' as const,
      'CANCELLED' as const,
      'COMPLETED' as const,
    ),
    participants,
  })
  .map(({ startsIn, participants: some, ...rest }) =>
    aSnapshot({
      ...rest,
      scheduledStart: minutes(startsIn),
      scheduledEnd: minutes(startsIn + 90),
      participants: some.map(aParticipant),
    }),
  )

/** What the clock, the court or staff do to a session between two snapshots. */
export const turns = fc.constantFrom<MatchSessionStatus | null>(
  null,
  null,
  'READY',
  'ACTIVE',
  'COMPLETED',
  'CANCELLED',
)
