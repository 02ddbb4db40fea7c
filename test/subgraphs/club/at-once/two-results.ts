import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { asMatchRules } from '../../../../rules/club/scoring/match-rules.ts'
import { moveDueSessions } from '../../../../subgraphs/club/match-sessions/clock/jobs.ts'
import { ScoreEventEntity } from '../../../../subgraphs/club/match-sessions/entities.ts'
import type { MatchSession } from '../../../../subgraphs/club/match-sessions/session.ts'
import type { Row } from '../../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { effectiveSnapshot } from '../../../support/club/effective-snapshot.ts'
import { findContradictions } from '../consistency.ts'
import {
  type Courtside,
  clockPartsOf,
  minutesAfter,
  START,
  startCourtside,
} from '../match-sessions/courtside.ts'
import { type Answered, aBookingInput, addSource } from '../running-club.ts'
import { untilUnlocked } from './until-unlocked.ts'

const END_AT = minutesAfter(START, 150)
const BLUE_WINS = [
  { blue: 6, orange: 4 },
  { blue: 6, orange: 2 },
]
const ORANGE_WINS = BLUE_WINS.map(({ blue, orange }) => ({ blue: orange, orange: blue }))

let side: Courtside

const enter = (sessionId: string, eventSequence: number, sets = BLUE_WINS) =>
  side.change('enterResult', { sessionId, eventSequence, sets }, side.staff())

/** Runs both at once, each of them first in every other round. */
async function atOnce<A, B>(round: number, a: () => Promise<A>, b: () => Promise<B>) {
  if (round % 2 === 0) return Promise.all([a(), b()])
  const second = b()
  const first = a()
  return [await first, await second] as const
}

/** The score is that of the log, which has no gap. */
async function requireWholeLog(session: MatchSession) {
  const table = tableOf(ScoreEventEntity)
  const rows = await side.database.query(
    `SELECT ${table.columns('e')} FROM score_events e WHERE e.match_session_id = ? ORDER BY e.sequence`,
    [session.id],
  )
  const events = rows.map(table.toRecord)
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, nth) => nth + 1))
  expect(events).toHaveLength(session.eventSequence)
  expect(effectiveSnapshot(events, asMatchRules(session))).toEqual(session.score)
}

const isTaken = ({ codes }: Answered) => codes.length === 0

/** What comes at once with a result, in so many rounds each. */
export function describeTwoResults(rounds: number): void {
  beforeAll(async () => {
    // Two processes, which are asked in turn.
    side = await startCourtside({ courts: 1, replicas: 2 })
  })

  afterAll(() => side.close())

  beforeEach(async () => {
    side.setNow(START)
    for (const table of ['score_events', 'match_sessions', 'reconciliation_conflicts'])
      await side.database.query(`DELETE FROM ${table}`)
    for (const table of ['booking_search_terms', 'bookings'])
      await side.database.query(`DELETE FROM ${table}`)
    await side.database.query("UPDATE courts SET status = 'AVAILABLE', status_due_at = NULL")
  })

  async function inEachRound(run: (round: number) => Promise<unknown>): Promise<void> {
    for (let round = 0; round < rounds; round += 1) await run(round)
  }

  describe('a result at once with others', () => {
    test('two results of one match leave one, and refuse the other with what was entered', async () => {
      await inEachRound(async (round) => {
        const { id } = await side.addSession({ status: 'READY' })
        const answers = await atOnce(
          round,
          () => enter(id, 0),
          () => enter(id, 0, ORANGE_WINS),
        )
        const refused = answers.filter((answer) => !isTaken(answer))
        expect(refused.map(({ codes }) => codes)).toEqual([['concurrent_update']])
        const session = await side.session(id)
        expect(refused[0]?.details[0]).toMatchObject({
          ...{ eventSequence: 2, winner: session.score?.winner, sets: session.score?.setHistory },
        })
        await requireWholeLog(session)
      })
      expect(await findContradictions(side.database)).toEqual([])
    })

    test('a result and a point leave the first of both', async () => {
      const firsts = new Set<boolean>()
      const play = async (round: number) => {
        const { id } = await side.addSession({ status: 'READY' })
        await side.change('startMatch', { sessionId: id, eventSequence: 0 })
        const [result, point] = await atOnce(
          round,
          () => enter(id, 1),
          () => side.change('recordPoint', { sessionId: id, eventSequence: 1, team: 'BLUE' }),
        )
        expect(isTaken(result)).toBe(!isTaken(point))
        expect([...result.codes, ...point.codes]).toEqual([
          isTaken(point) ? 'concurrent_update' : 'state_conflict',
        ])
        firsts.add(isTaken(result))
        await requireWholeLog(await side.session(id))
        if (isTaken(point)) expect(await enter(id, 2)).toMatchObject({ codes: [] })
      }
      await inEachRound(play)
      // Few rounds may not have met both.
      for (let round = 0; firsts.size < 2; round += 1) await play(round)
      expect(await findContradictions(side.database)).toEqual([])
    })

    test.each([
      ['is not started', 'WAITING_FOR_PLAYERS', END_AT],
      ['is in play', 'ACTIVE', minutesAfter(END_AT, 10)],
    ] as const)(
      'a result of a match that %s stands beside its end by the clock',
      async (_case, status, at) => {
        const parts = clockPartsOf(side, side.clock)
        await inEachRound(async (round) => {
          side.setNow(START)
          const { id } = await side.addSession({ status: 'WAITING_FOR_PLAYERS' })
          if (status === 'ACTIVE')
            await side.change('startMatch', { sessionId: id, eventSequence: 0 })
          side.setNow(at)
          const eventSequence = status === 'ACTIVE' ? 1 : 0
          const [{ faults }, result] = await atOnce(
            round,
            () => moveDueSessions(parts, at),
            () => enter(id, eventSequence),
          )
          expect([...faults, ...result.codes]).toEqual([])
          const session = await side.session(id)
          expect(session).toMatchObject({ status: 'COMPLETED', score: { winner: 'BLUE' } })
          const published = (await side.eventsOf(id)).slice(-2)
          expect(published).toEqual(['score.corrected', 'match.completed'])
          await requireWholeLog(session)
        })
        await moveDueSessions(parts, at)
        expect(await findContradictions(side.database)).toEqual([])
      },
    )

    test.each([
      ['cancels it', { status: 'CANCELLED' }],
      ['moves it to a later time', { scheduledEnd: minutesAfter(END_AT, 90).toISOString() }],
    ])(
      'a result and a snapshot of its booking that %s leave no session in the air',
      async (_case, changes) => {
        const { sourceId, caller } = await addSource(side, side.home)
        const parts = clockPartsOf(side, side.clock)
        const put = (externalBookingId: string, changed: Row) => {
          const input = aBookingInput({
            ...{ bookingSourceId: sourceId, externalBookingId },
            ...{
              scheduledStart: START.toISOString(),
              scheduledEnd: END_AT.toISOString(),
              ...changed,
            },
          })
          return untilUnlocked(() => side.ask('PutBooking', { input }, caller))
        }
        await inEachRound(async (round) => {
          side.setNow(START)
          const name = `b-${round}`
          const { data } = await put(name, {})
          const id: string = data.putBooking.booking.matchSessionId
          await moveDueSessions(parts, START)
          side.setNow(END_AT)
          // The clock has cancelled every other one.
          if (round % 4 < 2) await moveDueSessions(parts, END_AT)
          const [result, snapshot] = await atOnce(
            round,
            () => enter(id, 0),
            () => put(name, { sourceVersion: 2, ...changes }),
          )
          expect(snapshot.codes).toEqual([])
          expect(['', 'state_conflict']).toContain(result.codes.join())
          const session = await side.session(id)
          expect(session.status === 'COMPLETED').toBe(isTaken(result))
        })
        await moveDueSessions(parts, END_AT)
        expect(await findContradictions(side.database)).toEqual([])
        // A booking that goes away behind a result differs from its match: its club is asked.
        const open = await side.database.query(
          `SELECT b.id FROM bookings b JOIN match_sessions ms ON ms.id = b.match_session_id
           WHERE ms.status = 'COMPLETED' AND b.open_conflict_id IS NULL
             AND (b.status = 'CANCELLED' OR b.scheduled_end <> ms.scheduled_end)`,
        )
        expect(open).toEqual([])
      },
    )
  })
}
