import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Row } from '../../../../subgraphs/foundation/database/database.ts'
import { clear, type Desk, slot, startDesk } from '../club-bookings/own-bookings.ts'
import { findContradictions } from '../consistency.ts'
import { minutesAfter, START } from '../match-sessions/courtside.ts'
import type { Answered } from '../running-club.ts'

/** A slot of its own for each round, far enough ahead that no clock acts on it. */
const slotOf = (round: number) => slot(1_000 + round * 100, 1_060 + round * 100)

const idOf = ({ data }: Answered) => data?.createClubBooking?.booking.id as string | undefined

/** What a refusal names, by kind and booking. */
const occupantsOf = ({ details }: Answered) => {
  const [first] = details as { occupiedBy?: { kind: string; bookingId: string | null }[] }[]
  return first?.occupiedBy?.map(({ kind, bookingId }) => [kind, bookingId])
}

/** Who comes at once with a desk, in so many rounds each: few show that it is right, many look for a race. */
export function describeTwoDesks(rounds: number): void {
  let desk: Desk

  beforeAll(async () => {
    desk = await startDesk({ replicas: 2 })
  })

  afterAll(() => desk.close())

  beforeEach(() => startAnew(desk))

  afterEach(async () => {
    expect(await findContradictions(desk.database)).toEqual([])
  })

  async function inRounds(play: (round: number) => Promise<void>): Promise<void> {
    for (let round = 0; round < rounds; round += 1) await play(round)
  }

  describe('two at once', () => {
    test('two desks on one free slot make one booking; the other is refused with it', async () => {
      await inRounds(async (round) => {
        const answers = await Promise.all([desk.book(slotOf(round)), desk.book(slotOf(round))])
        const [made, ...others] = answers.filter(({ codes }) => codes.length === 0)
        const refused = answers.find(({ codes }) => codes.length > 0)
        expect(others).toEqual([])
        expect(refused?.codes).toEqual(['state_conflict'])
        expect(refused && occupantsOf(refused)).toEqual([['BOOKING', made && idOf(made)]])
      })
    })

    test("a desk and a partner's PUT of one slot: the PUT stands, the desk sees it or stands beside", async () => {
      let beside = 0
      await inRounds(async (round) => {
        const externalBookingId = `put-${round}`
        const [own, put] = await Promise.all([
          desk.book(slotOf(round)),
          desk.put({ externalBookingId, ...slotOf(round) }),
        ])
        expect(put.codes).toEqual([])
        if (own.codes.length === 0) beside += 1
        else
          expect([own.codes, occupantsOf(own)]).toEqual([['state_conflict'], [['BOOKING', put.id]]])
      })
      expect(await count(desk, 'bookings')).toBe(rounds + beside)
    })

    test('a closing and a walk-in: it is refused with the closing, or stands on a closed court', async () => {
      const courtId = desk.courtIds[0]
      const close = (override: string | null) =>
        desk.change('setCourtStatusOverride', { courtId, override }, desk.staff())
      await inRounds(async (round) => {
        const [own, closing] = await Promise.all([desk.book(slotOf(round)), close('MAINTENANCE')])
        expect(closing.codes).toEqual([])
        if (own.codes.length > 0)
          expect([own.codes, occupantsOf(own)]).toEqual([['state_conflict'], [['CLOSING', null]]])
        await close(null)
      })
    })

    test('two closings of one court from the state that both saw: one closes it, the other is refused with it', async () => {
      await inRounds(async () => {
        const seenUpdatedAt = await closingOf(desk)
        const answers = await Promise.all([
          closeAs(desk, NORA, { override: 'MAINTENANCE', seenUpdatedAt }),
          closeAs(desk, OLGA, { override: 'DISABLED', seenUpdatedAt }),
        ])
        expect(answers.flatMap(({ codes }) => codes)).toEqual(['concurrent_update'])
        const [by, override] = isDone(answers[0]) ? [NORA, 'MAINTENANCE'] : [OLGA, 'DISABLED']
        expect(answers.flatMap(({ details }) => details)).toMatchObject([
          { override, updatedBy: by.subject, updatedByName: by.name },
        ])
        expect(await desk.court()).toMatchObject({ status: override, overrideBy: by.subject })
        await closeAs(desk, NORA, { override: null })
      })
    })

    test('two closings of one court from no state: one of them stands, whole', async () => {
      await inRounds(async () => {
        const answers = await Promise.all(
          [NORA, OLGA].map((person) =>
            closeAs(desk, person, { override: 'MAINTENANCE', reason: person.subject }),
          ),
        )
        expect(answers.flatMap(({ codes }) => codes)).toEqual([])
        const { overrideBy, overrideReason } = await desk.court()
        expect(overrideReason).toBe(overrideBy)
        await closeAs(desk, NORA, { override: null })
      })
    })

    test('a move and a cancellation of one booking: one of them is done, the other is state_conflict', async () => {
      await inRounds(async (round) => {
        const { data } = await desk.book(slotOf(round))
        const { id, updatedAt: expectedUpdatedAt } = data.createClubBooking.booking
        const answers = await Promise.all([
          desk.move(id, { ...slotOf(round), expectedUpdatedAt }),
          desk.cancel(id, { expectedUpdatedAt }),
        ])
        expect(answers.map(({ codes }) => codes).toSorted()).toEqual([[], ['state_conflict']])
        const isMoved = answers[0]?.codes.length === 0
        const { status, courtId } = await desk.read(desk.staff(), id)
        expect([status, courtId]).toEqual(
          isMoved ? ['CONFIRMED', desk.courtIds[1]] : ['CANCELLED', desk.courtIds[0]],
        )
      })
    })

    test('one clientRequestId twice makes one booking, and answers with it twice', async () => {
      await inRounds(async (round) => {
        const input = { ...slotOf(round), clientRequestId: `same-${round}` }
        const answers = await Promise.all([desk.book(input), desk.book(input)])
        expect(answers.map(({ codes }) => codes)).toEqual([[], []])
        expect(new Set(answers.map(idOf)).size).toBe(1)
      })
      expect(await count(desk, 'bookings')).toBe(rounds)
    })

    test('two moves to one free slot: one is done, the other is refused with it', async () => {
      await inRounds(async (round) => {
        const made = [await desk.book(slotOf(round)), await desk.book(slotOf(round + rounds))]
        const ids = made.map((answer) => idOf(answer) ?? '')
        const to = slotOf(round + 2 * rounds)
        const answers = await Promise.all(ids.map((id) => desk.move(id, to)))
        expect(answers.map(({ codes }) => codes).toSorted()).toEqual([[], ['state_conflict']])
        const moved = ids[answers[0]?.codes.length === 0 ? 0 : 1]
        const refused = answers.find(({ codes }) => codes.length > 0)
        expect(refused && occupantsOf(refused)).toEqual([['BOOKING', moved]])
      })
    })

    test('two desks that swap their courts do not wait for each other in a circle', async () => {
      await inRounds(async (round) => {
        const [one, other] = [
          idOf(await desk.book(slotOf(round))) ?? '',
          idOf(await desk.book({ ...slotOf(round), courtId: desk.courtIds[1] })) ?? '',
        ]
        const answers = await Promise.all([
          desk.move(one, { ...slotOf(round), overlapping: [other] }),
          desk.move(other, { ...slotOf(round), courtId: desk.courtIds[0], overlapping: [one] }),
        ])
        expect(answers.map(({ codes }) => codes)).toEqual([[], []])
      })
    })

    test('a start of the match and its move, or a walk-in in its place: the second is refused', async () => {
      await inRounds(async (round) => {
        // A match that is moved waits again while it is hours ahead.
        desk.setNow(new Date(slotOf(round).scheduledStart))
        const { data } = await desk.book(slotOf(round))
        const { id, matchSessionId: sessionId } = data.createClubBooking.booking
        await desk.database.query("UPDATE match_sessions SET status = 'READY' WHERE id = ?", [
          sessionId,
        ])
        const isMoved = round % 2 === 0
        const [started, other] = await Promise.all([
          desk.change('startMatch', { sessionId, eventSequence: 0 }, desk.staff()),
          isMoved
            ? desk.move(id, slotOf(round))
            : desk.book({ ...slotOf(round), overlapping: [id] }),
        ])
        expect(started.codes).toEqual([])
        if (other.codes.length > 0) expect(other.codes).toEqual(['state_conflict'])
        const session = await desk.session(sessionId)
        expect(session.status).toBe('ACTIVE')
        if (isMoved) expect(session.courtId).toBe((await desk.read(desk.staff(), id)).courtId)
        await desk.change('abortSession', { sessionId }, desk.staff())
      })
    })
  })
}

const NORA = { subject: 'nora-1', name: 'Nora' }
const OLGA = { subject: 'olga-1', name: 'Olga' }

const isDone = (answered: Answered | undefined) => answered?.codes.length === 0

function closeAs(desk: Desk, person: typeof NORA, input: Row): Promise<Answered> {
  const courtId = desk.courtIds[0]
  return desk.change(
    'setCourtStatusOverride',
    { courtId, ...input },
    { ...desk.staff(), ...person },
  )
}

/** When the closing of the first court was changed last, as a desk reads it. */
async function closingOf(desk: Desk): Promise<unknown> {
  const document = 'query Read($id: ID!) { court(id: $id) { closingUpdatedAt } }'
  const asked = { name: 'Read', kind: 'query', document, hash: 'seen', registered: false } as const
  const { data } = await desk.execute(asked, desk.staff(), { id: desk.courtIds[0] })
  return data.court.closingUpdatedAt
}

async function startAnew(desk: Desk): Promise<void> {
  await clear(desk)
  for (const table of ['organization_heads', 'score_events'])
    await desk.database.query(`DELETE FROM ${table}`)
  await desk.database.query('UPDATE courts SET published_count = 0')
  desk.setNow(minutesAfter(START, 0))
}

async function count(desk: Desk, table: string): Promise<number> {
  return (await desk.database.query(`SELECT id FROM ${table}`)).length
}
