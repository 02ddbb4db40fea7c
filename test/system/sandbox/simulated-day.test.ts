import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { findImpossibleScore } from '../../../rules/club/scoring/find-impossible-score.ts'
import { SCORE_EVENT_TYPES } from '../../../rules/club/scoring/score-events.ts'
import { CLUB_EVENT_TYPES } from '../../../schema/club/event-types.ts'
import { effectiveSnapshot } from '../../support/club/effective-snapshot.ts'
import { countMoves, type ObservedMove, readMoves } from './observed-moves.ts'
import { type ReadSession, readBack } from './read-back.ts'
import { type SimulatedDay, simulateDay } from './simulated-day.ts'

let day: SimulatedDay
let sessions: ReadSession[]
let moves: ObservedMove[]

beforeAll(async () => {
  day = await simulateDay({ courts: 12, hours: 9, seed: 'a day' })
  sessions = await readBack(day)
  moves = await readMoves(day.api.club)
})

afterAll(() => day?.api.close())

const started = () => sessions.filter(({ eventSequence }) => eventSequence > 0)

describe('a simulated day on twelve courts', () => {
  test('shows every type of event and every type of score event', () => {
    const unseen = CLUB_EVENT_TYPES.filter((type) => !day.counts.get(type))
    const scored = new Set(sessions.flatMap((session) => session.scoreEvents.map(typeOf)))
    expect({ unseen, scored: [...scored].sort() }).toEqual({
      unseen: [],
      scored: SCORE_EVENT_TYPES.toSorted(),
    })
  })

  test('plays dozens of matches, point by point', () => {
    expect(sessions.length).toBeGreaterThan(20)
    expect(started().length).toBeGreaterThan(15)
    expect(day.counts.get('score.updated')).toBeGreaterThan(1000)
  })

  test('changes sessions only along legal moves, and publishes each of them', () => {
    expect(moves.filter((move) => !Number.isFinite(countMoves(move)))).toEqual([])

    const counted = sessions.map(({ id, published }) => ({
      id,
      moved: moves
        .filter(({ sessionId }) => sessionId === id)
        .reduce((sum, move) => sum + countMoves(move), 0),
      published: published.filter(isMove).length,
    }))
    expect(counted.filter(({ moved, published }) => moved !== published)).toEqual([])
  })

  test('passes through every status and leaves none in play', () => {
    const seen = new Set(moves.flatMap(({ before, after }) => [before, after]))
    expect(seen.size).toBe(8)
    const ends = new Set(sessions.map(({ status }) => status))
    expect([...ends].sort()).toEqual(['ABORTED', 'CANCELLED', 'COMPLETED'])
  })

  test('numbers the score events of each session from 1 without a gap', () => {
    for (const { scoreEvents, eventSequence } of sessions)
      expect(scoreEvents.map(({ sequence }) => sequence)).toEqual(oneTo(eventSequence))
  })

  test('has only scores that follow from the events before them', () => {
    for (const { scoreEvents, rules } of started()) {
      const after = scoreEvents.map(({ snapshotAfter }) => snapshotAfter)
      expect(scoreEvents.map(({ snapshotBefore }) => snapshotBefore)).toEqual([
        null,
        ...after.slice(0, -1),
      ])
      expect(after).toEqual(
        scoreEvents.map((_, index) => effectiveSnapshot(scoreEvents.slice(0, index + 1), rules)),
      )
      const faults = after.map((snapshot) => snapshot && findImpossibleScore(snapshot, rules))
      expect(faults).toEqual(after.map(() => null))
    }
  })

  test('leaves each session with the score that its events give', () => {
    for (const { score, scoreEvents, rules } of sessions)
      expect(score).toEqual(effectiveSnapshot(scoreEvents, rules))
    const won = sessions.filter(({ status, score }) => status === 'COMPLETED' && score?.completed)
    expect(won.length).toBeGreaterThan(5)
  })

  test('numbers what it publishes about each session from 1 without a gap, its making first', () => {
    for (const { published } of sessions) {
      expect(published.map(({ sequence }) => sequence)).toEqual(oneTo(published.length))
      expect(published[0]?.type).toBe('session.created')
    }
  })
})

/** Other changes of a session publish events of the same type. */
function isMove({ type, changed_fields }: ReadSession['published'][number]): boolean {
  return type === 'session.status_changed' && changed_fields.includes('status')
}

function typeOf({ eventType }: { eventType: string }): string {
  return eventType
}

function oneTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

describe('the seed of a simulated day', () => {
  test('decides its matches: equal seeds play equal matches, and another seed plays others', async () => {
    const [first, again, other] = [await play('one'), await play('one'), await play('two')]
    expect(first.length).toBeGreaterThan(1)
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })
})

/** The matches of one court in a day, without its ids. */
async function play(seed: string) {
  const played = await simulateDay({ courts: 1, hours: 24, seed })
  try {
    const matches = await readBack(played)
    return matches.map(({ status, rules, score, scoreEvents }) => {
      const events = scoreEvents.map(({ eventType, team }) => ({ eventType, team }))
      return { status, rules, score, events }
    })
  } finally {
    await played.api.close()
  }
}
