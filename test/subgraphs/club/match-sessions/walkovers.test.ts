import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  BEFORE_PLAY,
  isWalkover,
  mayTakeWalkoverBack,
} from '../../../../rules/club/match-states.ts'
import { findImpossibleScore } from '../../../../rules/club/scoring/find-impossible-score.ts'
import { asMatchRules } from '../../../../rules/club/scoring/match-rules.ts'
import { requireReversible } from '../../../../rules/club/scoring/score-events.ts'
import { INITIAL_SNAPSHOT } from '../../../../rules/club/scoring/snapshot.ts'
import { TEAMS, type Team } from '../../../../schema/club/statuses.ts'
import * as rules from '../../../../subgraphs/club/match-sessions/scores/rules.ts'
import type { ScoreEvent } from '../../../../subgraphs/club/match-sessions/scores/score-event.ts'
import type { MatchSession } from '../../../../subgraphs/club/match-sessions/session.ts'
import { effectiveSnapshot } from '../../../support/club/effective-snapshot.ts'
import { aSession, type Courtside, minutesAfter, START, startCourtside } from './courtside.ts'

const CONFLICT = expect.objectContaining({ code: 'state_conflict' })

/** A session with what was written about it. */
class Desk {
  readonly events: ScoreEvent[] = []
  readonly published: string[] = []
  session: MatchSession

  constructor(session: MatchSession) {
    this.session = session
  }

  walkOver = (team: Team, now = START) =>
    this.#write(rules.awardMatch(this.session, { team, reason: 'WALKOVER' }, this.#draft(), now))

  correctWinner(team: Team) {
    const score = { ...(this.session.score ?? INITIAL_SNAPSHOT), winner: team }
    this.#write(rules.correctScore(this.session, score, this.#draft(), START))
  }

  takeBack(now = START) {
    const reversed = requireReversible(this.events)
    this.#write(rules.reversePoint(this.session, reversed, this.#draft(), now))
  }

  play() {
    this.#write(rules.startMatch({ ...this.session, status: 'READY' }, this.#draft(), START))
    this.#write(rules.recordPoint(this.session, 'BLUE', this.#draft(), START))
    this.takeBack()
  }

  #draft = () =>
    ({
      id: `event-${this.events.length + 1}`,
      source: 'STAFF_PORTAL',
      clientEventId: null,
    }) as const

  #write({ session, event, events }: rules.ScoreDecision) {
    this.session = session
    this.events.push(event)
    this.published.push(...events.map(({ type }) => type))
  }
}

/** Of a session that never began, also one that the clock has cancelled for that. */
const anyStatus = fc.constantFrom(...BEFORE_PLAY, 'CANCELLED')

const unplayed = (status: MatchSession['status']) =>
  aSession({ status, endedBy: status === 'CANCELLED' ? 'CLOCK' : null })

const anyTeam = fc.constantFrom(...TEAMS)
/** The winner of each walkover that is recorded and taken back, with whether that winner was corrected. */
const anyRounds = fc.array(fc.record({ team: anyTeam, corrected: fc.option(anyTeam) }), {
  minLength: 1,
  maxLength: 4,
})

describe('any walkover of a match that never began', () => {
  test('ends the match without a start, and is taken back to the status before, as often as it is recorded', () => {
    const property = fc.property(anyStatus, anyRounds, (status, rounds) => {
      const before = unplayed(status)
      const desk = new Desk(before)
      const matchRules = asMatchRules(before)
      for (const { team, corrected } of rounds) {
        desk.walkOver(team)
        expect(isWalkover(desk.session)).toBe(true)
        if (corrected) desk.correctWinner(corrected)
        const winner = corrected ?? team
        expect(desk.session).toMatchObject({
          ...{ status: 'COMPLETED', actualStart: null, actualEnd: START, dueAt: null },
          score: { ...INITIAL_SNAPSHOT, completed: true, winner, lastTransition: 'MATCH' },
        })
        expect(findImpossibleScore(desk.session.score ?? INITIAL_SNAPSHOT, matchRules)).toBeNull()
        expect(effectiveSnapshot(desk.events, matchRules)).toEqual(desk.session.score)
        desk.takeBack()
        const { actualStart, actualEnd, score, endedBy } = before
        expect(desk.session).toMatchObject({ status, actualStart, actualEnd, score, endedBy })
        expect(desk.session.dueAt).toEqual(status === 'CANCELLED' ? null : before.dueAt)
        expect(effectiveSnapshot(desk.events, matchRules)).toBeNull()
      }
      desk.play()
      expect(effectiveSnapshot(desk.events, matchRules)).toEqual(INITIAL_SNAPSHOT)
      const sequences = desk.events.map(({ sequence }) => sequence)
      expect(sequences).toEqual(sequences.map((_, nth) => nth + 1))
      expect(desk.published).toHaveLength(desk.session.publishedCount)
    })
    fc.assert(property)
  })

  test('is offered back for ten minutes, and refused later', () => {
    const property = fc.property(
      anyStatus,
      fc.integer({ min: 0, max: 1_200_000 }),
      (status, ms) => {
        const desk = new Desk(unplayed(status))
        desk.walkOver('BLUE')
        const now = new Date(START.getTime() + ms)
        const isOffered = mayTakeWalkoverBack(desk.session, now)
        expect(isOffered).toBe(ms <= 600_000)
        if (isOffered) desk.takeBack(now)
        else expect(() => desk.takeBack(now)).toThrow(CONFLICT)
      },
    )
    fc.assert(property)
  })

  test.each(BEFORE_PLAY)('is the only award that a session in status %s takes', (status) => {
    const draft = { id: 'event-1', source: 'STAFF_PORTAL', clientEventId: null } as const
    for (const reason of ['RETIREMENT', 'DEFAULT', null] as const) {
      const award = () =>
        rules.awardMatch(aSession({ status }), { team: 'BLUE', reason }, draft, START)
      expect(award).toThrow(CONFLICT)
    }
  })
})

describe('a walkover at the desk', () => {
  let side: Courtside

  beforeAll(async () => {
    side = await startCourtside({ courts: 1 })
  })

  afterAll(() => side.close())

  const fieldsOf = async (id: string) => {
    const rows = await side.database.query(
      `SELECT type, changed_fields AS fields FROM event_log WHERE resource_id = ?
       ORDER BY publication_sequence`,
      [id],
    )
    return rows.map((row) => [row['type'], JSON.parse(String(row['fields']))])
  }

  test('is published without a start, keeps its reason, and is taken back by staff alone', async () => {
    const { id: sessionId } = await side.addSession({ status: 'WAITING_FOR_PLAYERS' })
    const input = { sessionId, eventSequence: 0, team: 'ORANGE', clientEventId: 'w-1' }
    expect((await side.change('awardMatch', input, side.staff())).codes).toEqual(['state_conflict'])
    const walkover = { ...input, reason: 'WALKOVER' }
    const { data } = await side.change('awardMatch', walkover, side.staff())
    expect(data.awardMatch).toMatchObject({
      session: { status: 'COMPLETED', actualStart: null, actualEnd: START.toISOString() },
      event: { eventType: 'MATCH_AWARDED', awardReason: 'WALKOVER', team: 'ORANGE', sequence: 1 },
    })
    expect(data.awardMatch.event).toMatchObject({ snapshotBefore: null })
    expect(await fieldsOf(sessionId)).toEqual([
      ['session.status_changed', ['actual_end', 'display_phase', 'event_sequence', 'status']],
      ['match.completed', ['actual_end', 'score', 'status']],
    ])
    const repeated = await side.change('awardMatch', walkover, side.staff())
    expect(repeated.data.awardMatch.idempotentReplay).toBe(true)
    const other = { ...input, reason: 'DEFAULT' }
    expect((await side.change('awardMatch', other, side.staff())).codes).toEqual(['state_conflict'])

    const back = { sessionId, eventSequence: 1 }
    expect((await side.change('reversePoint', back)).codes).toEqual(['forbidden'])
    side.setNow(minutesAfter(START, 10.001))
    expect((await side.change('reversePoint', back, side.staff())).codes).toEqual([
      'state_conflict',
    ])
    side.setNow(minutesAfter(START, 10))
    const { data: returned } = await side.change('reversePoint', back, side.staff())
    expect(returned.reversePoint).toMatchObject({
      session: { status: 'WAITING_FOR_PLAYERS', actualEnd: null, score: null, eventSequence: 2 },
      event: { eventType: 'POINT_REVERSED', reversedEventId: data.awardMatch.event.id },
    })
    expect((await fieldsOf(sessionId)).slice(2)).toEqual([
      ['session.status_changed', ['actual_end', 'display_phase', 'status']],
      ['score.corrected', ['event_sequence', 'score']],
    ])
    const started = await side.change('startMatch', { sessionId, eventSequence: 2 })
    expect(started.data.startMatch.session).toMatchObject({ status: 'ACTIVE', eventSequence: 3 })
    const point = { ...input, clientEventId: 'p-1', eventSequence: 3, reason: 'DEFAULT' }
    expect((await side.change('recordPoint', point)).codes).toEqual(['invalid_input'])
  })
})
