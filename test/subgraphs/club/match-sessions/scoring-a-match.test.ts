import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { MatchSession } from '../../../../subgraphs/club/match-sessions/session.ts'
import { type Courtside, minutesAfter, START, startCourtside } from './courtside.ts'

let side: Courtside

beforeAll(async () => {
  side = await startCourtside()
})

afterAll(() => side.close())

beforeEach(async () => {
  side.setNow(START)
  await side.database.query("UPDATE match_sessions SET status = 'ABORTED', due_at = NULL")
})

/** A session with its match started, and its last event's sequence to go on from. */
async function started(changes: Partial<MatchSession> = {}) {
  const { id } = await side.addSession({ status: 'WAITING_FOR_PLAYERS', ...changes })
  await side.change('startMatch', { sessionId: id, eventSequence: 0 })
  let eventSequence = 1
  const play = async (points: string) => {
    for (const point of points) {
      const team = point === 'B' ? 'BLUE' : 'ORANGE'
      const { codes } = await side.change('recordPoint', { sessionId: id, eventSequence, team })
      expect(codes).toEqual([])
      eventSequence += 1
    }
    return eventSequence
  }
  return { id, play }
}

const STRAIGHT_SETS = 'B'.repeat(48)

describe('a match', () => {
  test('begins with its first event, and makes session and court active', async () => {
    const { id } = await side.addSession({ status: 'READY' })
    const { data, codes } = await side.change('startMatch', { sessionId: id, eventSequence: 0 })

    expect(codes).toEqual([])
    expect(data.startMatch).toMatchObject({
      session: {
        id,
        status: 'ACTIVE',
        eventSequence: 1,
        displayPhase: 'LIVE',
        actualStart: START.toISOString(),
        score: { points: { blue: '0', orange: '0' }, pointNumber: 0 },
      },
      event: {
        eventType: 'MATCH_STARTED',
        source: 'COURT_DEVICE',
        sequence: 1,
        snapshotBefore: null,
        snapshotAfter: { pointNumber: 0 },
      },
      idempotentReplay: false,
    })
    expect(await side.eventsOf(id)).toEqual(['session.status_changed', 'match.started'])
    expect((await side.court())['status']).toBe('SESSION_ACTIVE')
  })

  test('is completed by the winning point, and publishes the completion last', async () => {
    const { id, play } = await started()
    await side.database.query('DELETE FROM event_log')
    await play(STRAIGHT_SETS)

    expect(await side.session(id)).toMatchObject({
      status: 'COMPLETED',
      eventSequence: 49,
      actualEnd: START,
      dueAt: null,
      score: {
        completed: true,
        winner: 'BLUE',
        setHistory: [expect.anything(), expect.anything()],
      },
    })
    expect((await side.eventsOf(id, side.home.courts[0]?.id)).slice(-4)).toEqual([
      'court.status_changed',
      'session.status_changed',
      'score.updated',
      'match.completed',
    ])
    const rows = await side.database.query(
      `SELECT type, changed_fields AS fields FROM event_log WHERE resource_id = ?
       ORDER BY publication_sequence DESC LIMIT 3`,
      [id],
    )
    expect(rows.map((row) => JSON.parse(String(row['fields'])))).toEqual([
      ['actual_end', 'score', 'status'],
      ['event_sequence', 'score'],
      ['actual_end', 'display_phase', 'status'],
    ])
  })

  test('is awarded to a pair while it is paused', async () => {
    const { id, play } = await started()
    const eventSequence = await play('BO')
    await side.change('pauseMatch', { sessionId: id })
    const input = { sessionId: id, eventSequence, team: 'ORANGE' }
    const { data } = await side.change('awardMatch', input)

    expect(data.awardMatch).toMatchObject({
      session: {
        status: 'COMPLETED',
        score: { completed: true, winner: 'ORANGE', pointNumber: 2 },
      },
      event: { eventType: 'MATCH_AWARDED', team: 'ORANGE' },
    })
    const undone = { sessionId: id, eventSequence: eventSequence + 1 }
    expect((await side.change('reversePoint', undone)).codes).toEqual(['state_conflict'])
  })

  test('takes the side of a golden point, and refuses one when none is pending', async () => {
    const { id, play } = await started()
    const early = { sessionId: id, eventSequence: 1, side: 'LEFT' }
    expect((await side.change('chooseDecidingSide', early)).codes).toEqual(['state_conflict'])
    const eventSequence = await play('BOBOBO')
    const input = { sessionId: id, eventSequence, side: 'LEFT' }
    const { data } = await side.change('chooseDecidingSide', input)

    expect(data.chooseDecidingSide.session).toMatchObject({
      displayPhase: 'DECIDING_POINT',
      score: { decidingPointSide: 'LEFT', pointNumber: 6 },
    })
  })
})

describe('the reversal of a point', () => {
  test('brings back the score before it, as a new event', async () => {
    const { id, play } = await started()
    const eventSequence = await play('BBO')
    const { data } = await side.change('reversePoint', { sessionId: id, eventSequence })

    const [point] = await side.database.query(
      'SELECT id FROM score_events WHERE match_session_id = ? AND sequence = 4',
      [id],
    )
    expect(data.reversePoint).toMatchObject({
      session: { eventSequence: 5, score: { points: { blue: '30', orange: '0' }, pointNumber: 2 } },
      event: { eventType: 'POINT_REVERSED', team: 'ORANGE', reversedEventId: point?.['id'] },
    })
    expect((await side.eventsOf(id)).at(-1)).toBe('score.corrected')
  })

  test('is refused right after the start, and across a correction', async () => {
    const { id, play } = await started()
    const reverse = (eventSequence: number) =>
      side.change('reversePoint', { sessionId: id, eventSequence })
    expect((await reverse(1)).codes).toEqual(['state_conflict'])
    const eventSequence = await play('B')
    const score = await correctedScore(id)
    const input = { sessionId: id, eventSequence, score }
    expect((await side.change('correctScore', input, side.staff())).codes).toEqual([])
    expect((await reverse(eventSequence + 1)).codes).toEqual(['state_conflict'])
  })

  test('of the winning point makes the match active again for ten minutes', async () => {
    const { id, play } = await started()
    const eventSequence = await play(STRAIGHT_SETS)
    side.setNow(minutesAfter(START, 10))
    const { data } = await side.change('reversePoint', { sessionId: id, eventSequence })

    expect(data.reversePoint.session).toMatchObject({ status: 'ACTIVE', actualEnd: null })
    expect((await side.court())['status']).toBe('SESSION_ACTIVE')
    await side.change('recordPoint', {
      sessionId: id,
      eventSequence: eventSequence + 1,
      team: 'BLUE',
    })
    expect((await side.eventsOf(id)).filter((type) => type === 'match.completed')).toHaveLength(2)
  })

  test('of the winning point is refused later, or while the next match is on', async () => {
    const { id, play } = await started()
    const eventSequence = await play(STRAIGHT_SETS)
    const next = await started()
    const undone = { sessionId: id, eventSequence }
    expect((await side.change('reversePoint', undone)).codes).toEqual(['state_conflict'])
    await side.change('abortSession', { sessionId: next.id }, side.staff())
    side.setNow(minutesAfter(START, 10.001))
    expect((await side.change('reversePoint', undone)).codes).toEqual(['state_conflict'])
    side.setNow(minutesAfter(START, 10))
    expect((await side.change('reversePoint', undone)).codes).toEqual([])
  })
})

describe('a correction', () => {
  test('is for staff, and for scores that a match can have', async () => {
    const { id } = await started()
    const score = await correctedScore(id)
    const input = { sessionId: id, eventSequence: 1, score }
    expect((await side.change('correctScore', input)).codes).toEqual(['forbidden'])
    const wrong = { ...input, score: { ...score, starDeuceCount: 3 } }
    expect((await side.change('correctScore', wrong, side.staff())).codes).toEqual([
      'invalid_input',
    ])
    const { data } = await side.change('correctScore', input, side.staff())
    expect(data.correctScore).toMatchObject({
      session: { score: { points: { blue: '15', orange: '0' } } },
      event: { eventType: 'SCORE_CORRECTED', source: 'STAFF_PORTAL', team: null },
    })
  })
})

describe('one match at a time on a court', () => {
  test('is kept by start and by resumption', async () => {
    const first = await started()
    const { id } = await side.addSession({ status: 'READY' })
    const start = () => side.change('startMatch', { sessionId: id, eventSequence: 0 })
    expect((await start()).codes).toEqual(['state_conflict'])
    await side.change('pauseMatch', { sessionId: first.id })
    expect((await start()).codes).toEqual([])
    const { codes } = await side.change('resumeMatch', { sessionId: first.id })
    expect(codes).toEqual(['state_conflict'])
  })

  test('leaves other courts alone', async () => {
    await started()
    const { id } = await side.addSession({ status: 'READY' }, 1)
    const input = { sessionId: id, eventSequence: 0 }
    expect((await side.change('startMatch', input, side.device(1))).codes).toEqual([])
  })
})

/** 15-0 for blue after one point. */
async function correctedScore(id: string) {
  const { score } = await side.session(id)
  return { ...score, points: { blue: '15', orange: '0' }, pointNumber: 1 }
}
