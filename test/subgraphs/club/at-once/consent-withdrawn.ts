import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { findContradictions } from '../consistency.ts'
import { aBookingInput, addHome, addSource, type RunningClub, startClub } from '../running-club.ts'
import { untilUnlocked } from './until-unlocked.ts'

/** Rounds in which a consent is given and withdrawn at once, by two processes. */
export function describeWithdrawnConsent(rounds: number): void {
  let club: RunningClub

  beforeAll(async () => {
    // A process writes through a source in turn with itself: only another one can be in its way.
    club = await startClub({ replicas: 2 })
  })

  afterAll(() => club.close())

  test('a consent that is withdrawn while another process writes the booking leaves no term of the name', async () => {
    const { sourceId, caller } = await addSource(club, await addHome(club))
    const put = async (sourceVersion: number, consentToShare: boolean, hour: number) => {
      const input = aBookingInput({
        ...{ bookingSourceId: sourceId, sourceVersion },
        ...{
          scheduledStart: `2099-07-01T${hour}:00:00Z`,
          scheduledEnd: `2099-07-01T${hour + 1}:00:00Z`,
        },
        participants: [{ externalId: 'p-1', displayName: 'Zyzzy', consentToShare }],
      })
      return untilUnlocked(() => club.ask('PutBooking', { input }, caller))
    }
    for (let round = 0; round < rounds; round += 1) {
      const version = 2 * round + 1
      const hour = 10 + (round % 10)
      const both = [() => put(version, true, hour), () => put(version + 1, false, hour + 1)]
      const answers = await Promise.all(
        (round % 2 === 0 ? both : both.toReversed()).map((write) => write()),
      )
      // The earlier version may come later.
      for (const { codes } of answers) expect(['version_conflict', undefined]).toContain(codes[0])
      const terms = await club.database.query<{ term: string }[]>(
        'SELECT CONVERT(SUBSTRING(club_term, 37) USING utf8mb4) AS term FROM booking_search_terms',
      )
      expect(terms.map(({ term }) => term)).toEqual(['#b-1'])
    }
    expect(await findContradictions(club.database)).toEqual([])
  })
}
