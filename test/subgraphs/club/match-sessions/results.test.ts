import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { asMatchRules } from '../../../../rules/club/scoring/match-rules.ts'
import { moveDueSessions } from '../../../../subgraphs/club/match-sessions/clock/jobs.ts'
import { ScoreEventEntity } from '../../../../subgraphs/club/match-sessions/entities.ts'
import type { MatchSession } from '../../../../subgraphs/club/match-sessions/session.ts'
import type { Row } from '../../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { effectiveSnapshot } from '../../../support/club/effective-snapshot.ts'
import { findContradictions } from '../consistency.ts'
import { aBookingInput, addSource } from '../running-club.ts'
import { type Courtside, clockPartsOf, minutesAfter, START, startCourtside } from './courtside.ts'

const START_AT = minutesAfter(START, 60)
const END_AT = minutesAfter(START, 150)
const DAY = 24 * 60

let side: Courtside
let parts: Parameters<typeof moveDueSessions>[0]
let source: Awaited<ReturnType<typeof addSource>>

beforeAll(async () => {
  side = await startCourtside()
  parts = clockPartsOf(side, side.clock)
  source = await addSource(side, side.home)
})

afterAll(() => side.close())

beforeEach(async () => {
  side.setNow(START)
  for (const table of ['score_events', 'match_sessions', 'booking_search_terms', 'bookings'])
    await side.database.query(`DELETE FROM ${table}`)
  await side.database.query("UPDATE courts SET status = 'AVAILABLE', status_due_at = NULL")
})

afterEach(async () => {
  expect(await findContradictions(side.database)).toEqual([])
})

async function lookAt(moment: Date) {
  side.setNow(moment)
  expect((await moveDueSessions(parts, moment)).faults).toEqual([])
}

const toPair = ([blue, orange]: readonly [number, number]) => ({ blue, orange })

type Sets = readonly (readonly [number, number])[]

const STRAIGHT: Sets = [
  [6, 4],
  [6, 2],
]
const UNFINISHED: Sets = [
  [6, 4],
  [3, 2],
]

function enter(sessionId: string, sets: Sets, more: Row = {}, caller = side.staff('OPERATOR')) {
  const input = { sessionId, eventSequence: 0, sets: sets.map(toPair), ...more }
  return side.change('enterResult', input, caller)
}

async function putBooking(changes: Row = {}) {
  const input = aBookingInput({
    ...{ bookingSourceId: source.sourceId, scheduledStart: START_AT.toISOString() },
    ...{ scheduledEnd: END_AT.toISOString(), ...changes },
  })
  const { codes } = await side.ask('PutBooking', { input }, source.caller)
  expect(codes).toEqual([])
  const [row] = await side.database.query('SELECT match_session_id AS id FROM bookings')
  return String(row?.['id'])
}

/** What was published about resources, in order, with the fields that it names. */
async function publishedOf(...ids: string[]) {
  const rows = await side.database.query(
    `SELECT type, changed_fields AS fields FROM event_log WHERE resource_id IN (?)
     ORDER BY publication_sequence`,
    [ids],
  )
  return rows.map((row) => [row['type'], ...JSON.parse(String(row['fields']))].join(' '))
}

async function publishedBy(act: () => Promise<unknown>, ...ids: string[]) {
  const before = (await publishedOf(...ids)).length
  await act()
  return (await publishedOf(...ids)).slice(before)
}

const courtId = () => String(side.home.courts[0]?.id)

const MOVED = 'session.status_changed actual_end actual_start display_phase status'
const CORRECTED = 'score.corrected event_sequence score'
const COMPLETED = 'match.completed actual_end score status'

async function scoresOf(session: MatchSession) {
  const table = tableOf(ScoreEventEntity)
  const rows = await side.database.query(
    `SELECT ${table.columns('e')} FROM score_events e WHERE e.match_session_id = ? ORDER BY e.sequence`,
    [session.id],
  )
  const events = rows.map(table.toRecord)
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, nth) => nth + 1))
  expect(effectiveSnapshot(events, asMatchRules(session))).toEqual(session.score)
  return events.map(({ eventType }) => eventType)
}

describe('the result of a match that was not started', () => {
  test('is entered after the clock has cancelled it, without a published start', async () => {
    const id = await putBooking()
    await lookAt(START_AT)
    await lookAt(END_AT)
    expect(await side.session(id)).toMatchObject({ status: 'CANCELLED', endedBy: 'CLOCK' })

    side.setNow(minutesAfter(END_AT, 30))
    const events = await publishedBy(() => enter(id, STRAIGHT), id, courtId())
    expect(events).toEqual([MOVED, CORRECTED, COMPLETED])
    const session = await side.session(id)
    expect(session).toMatchObject({
      ...{ status: 'COMPLETED', endedBy: 'STAFF', actualStart: START_AT, actualEnd: END_AT },
      ...{
        eventSequence: 2,
        dueAt: null,
        score: { winner: 'BLUE', setHistory: STRAIGHT.map(toPair) },
      },
    })
    expect(await scoresOf(session)).toEqual(['MATCH_STARTED', 'SCORE_CORRECTED'])
  })

  test.each(['READY', 'WAITING_FOR_PLAYERS'] as const)(
    'is entered while it is %s, and its times are never ahead of the present',
    async (status) => {
      const { id } = await side.addSession({ status })
      const { data } = await enter(id, STRAIGHT)
      const now = START.toISOString()
      expect(data.enterResult).toMatchObject({
        session: { status: 'COMPLETED', endedBy: 'STAFF', actualStart: now, actualEnd: now },
        event: { eventType: 'SCORE_CORRECTED', source: 'STAFF_PORTAL', team: null, sequence: 2 },
        idempotentReplay: false,
      })
    },
  )

  test.each([
    ['its booking is cancelled', { status: 'CANCELLED' }],
    ['its booking is moved and has another session', { scheduledEnd: minutesAfter(END_AT, 400) }],
  ])('is refused where %s after the clock', async (_case, changes) => {
    const id = await putBooking()
    await lookAt(START_AT)
    await lookAt(END_AT)
    await putBooking({ sourceVersion: 2, ...changes })
    expect((await enter(id, STRAIGHT)).codes).toEqual(['state_conflict'])
    expect((await side.session(id)).status).toBe('CANCELLED')
  })

  test('is of the place and the players that its booking names by then', async () => {
    const id = await putBooking()
    await lookAt(START_AT)
    await lookAt(END_AT)
    const players = ['p-7', 'p-8'].map((externalId) => ({ externalId, displayName: externalId }))
    const earlier = minutesAfter(START_AT, -15)
    const corrected = {
      ...{ externalCourtId: 'c2', participants: players },
      ...{ scheduledStart: earlier.toISOString() },
    }
    await putBooking({ sourceVersion: 2, ...corrected })
    const events = await publishedBy(() => enter(id, STRAIGHT), id)
    const moved =
      'session.status_changed actual_end actual_start court_id display_phase scheduled_start status'
    expect(events).toEqual([moved, CORRECTED, COMPLETED])
    const session = await side.session(id)
    expect(session).toMatchObject({
      ...{ status: 'COMPLETED', courtId: side.home.courts[1]?.id },
      ...{ scheduledStart: earlier, actualStart: earlier },
    })
    expect(session.participants.map(({ externalId }) => externalId)).toEqual(['p-7', 'p-8'])

    await putBooking({ sourceVersion: 3, status: 'COMPLETED', ...corrected })
    const conflicts = await side.database.query('SELECT id FROM reconciliation_conflicts')
    expect(conflicts).toEqual([])
  })

  test('is refused where its booking called it off', async () => {
    const id = await putBooking()
    await putBooking({ sourceVersion: 2, status: 'CANCELLED' })
    expect(await side.session(id)).toMatchObject({ status: 'CANCELLED', endedBy: 'BOOKING' })
    expect((await enter(id, STRAIGHT)).codes).toEqual(['state_conflict'])
  })

  test('is refused before it is due', async () => {
    const { id } = await side.addSession()
    expect((await enter(id, STRAIGHT)).codes).toEqual(['state_conflict'])
  })

  const walkOver = (id: string, more: Row = {}, caller = side.staff('COACH')) =>
    side.change(
      'awardMatch',
      { sessionId: id, eventSequence: 0, team: 'BLUE', reason: 'WALKOVER', ...more },
      caller,
    )

  test('is a walkover where the team did not come, which is taken back to what the clock did', async () => {
    const id = await putBooking()
    await lookAt(START_AT)
    await lookAt(END_AT)
    side.setNow(minutesAfter(END_AT, 7 * DAY))
    const published = await publishedBy(() => walkOver(id), id, courtId())
    expect(published).toEqual([
      'session.status_changed actual_end display_phase event_sequence status',
      COMPLETED,
    ])
    const session = await side.session(id)
    expect(session).toMatchObject({
      ...{ status: 'COMPLETED', endedBy: 'STAFF', actualStart: null, dueAt: null },
      score: { winner: 'BLUE', completed: true },
    })
    expect(await scoresOf(session)).toEqual(['MATCH_AWARDED'])

    const back = { sessionId: id, eventSequence: 1 }
    expect((await side.change('reversePoint', back, side.staff())).codes).toEqual([])
    expect(await side.session(id)).toMatchObject({
      ...{ status: 'CANCELLED', endedBy: 'CLOCK', actualEnd: null, score: null },
    })
    expect((await enter(id, STRAIGHT, { eventSequence: 2 })).codes).toEqual([])
  })

  test('is a walkover on the same conditions as a result, for staff alone', async () => {
    const id = await putBooking()
    await lookAt(START_AT)
    await lookAt(END_AT)
    expect((await walkOver(id, { reason: 'DEFAULT' })).codes).toEqual(['state_conflict'])
    const pad = await side.change('awardMatch', {
      ...{ sessionId: id, eventSequence: 0, team: 'BLUE', reason: 'WALKOVER' },
    })
    expect(pad.codes).toEqual(['forbidden'])
    side.setNow(new Date(minutesAfter(END_AT, 7 * DAY).getTime() + 1))
    expect((await walkOver(id)).codes).toEqual(['state_conflict'])
    side.setNow(minutesAfter(END_AT, 1))
    await putBooking({ sourceVersion: 2, status: 'CANCELLED' })
    expect((await walkOver(id)).codes).toEqual(['state_conflict'])
    expect((await side.session(id)).status).toBe('CANCELLED')
  })

  test('replaces a walkover that was a mistake, which is not taken back then', async () => {
    const { id } = await side.addSession({ status: 'READY' })
    const walkover = { sessionId: id, eventSequence: 0, team: 'ORANGE', reason: 'WALKOVER' }
    await side.change('awardMatch', walkover, side.staff())
    side.setNow(minutesAfter(END_AT, 5))
    const events = await publishedBy(() => enter(id, STRAIGHT, { eventSequence: 1 }), id)
    const played = 'session.status_changed actual_end actual_start'
    expect(events).toEqual([played, CORRECTED, COMPLETED])
    const session = await side.session(id)
    expect(session).toMatchObject({ actualStart: START_AT, actualEnd: END_AT })
    expect(await scoresOf(session)).toEqual(['MATCH_AWARDED', 'MATCH_STARTED', 'SCORE_CORRECTED'])
    const back = { sessionId: id, eventSequence: 3 }
    expect((await side.change('reversePoint', back, side.staff())).codes).toEqual([
      'state_conflict',
    ])
  })
})

describe('the result of a match in play', () => {
  const started = async (points = 1) => {
    const { id } = await side.addSession({ status: 'WAITING_FOR_PLAYERS' })
    await side.change('startMatch', { sessionId: id, eventSequence: 0 })
    for (let eventSequence = 1; eventSequence <= points; eventSequence += 1)
      await side.change('recordPoint', { sessionId: id, eventSequence, team: 'BLUE' })
    return id
  }

  test('ends it, and frees its court', async () => {
    const id = await started()
    expect((await side.court())['status']).toBe('SESSION_ACTIVE')
    const events = await publishedBy(
      () => enter(id, UNFINISHED, { eventSequence: 2, ending: 'TIME' }),
      ...[id, courtId()],
    )
    expect(events).toEqual([
      'court.status_changed status',
      'session.status_changed actual_end display_phase status',
      ...[CORRECTED, COMPLETED],
    ])
    const session = await side.session(id)
    expect(session).toMatchObject({ status: 'COMPLETED', endedBy: 'STAFF', actualEnd: START })
    expect(session.score).toMatchObject({ completed: false, winner: null })
    expect(await scoresOf(session)).toEqual(['MATCH_STARTED', 'POINT_WON', 'SCORE_CORRECTED'])
  })

  test('ends a paused one by retirement, which has its own event', async () => {
    const id = await started()
    await side.change('pauseMatch', { sessionId: id })
    const retired = { eventSequence: 2, ending: 'RETIRED', winner: 'ORANGE' }
    const { data } = await enter(id, UNFINISHED, retired)
    expect(data.enterResult.event).toMatchObject({
      ...{ eventType: 'MATCH_AWARDED', awardReason: 'RETIREMENT', team: 'ORANGE', sequence: 4 },
    })
    const session = await side.session(id)
    expect(session.score).toMatchObject({ completed: true, winner: 'ORANGE', pointNumber: 60 })
    expect((await side.court())['status']).not.toBe('SESSION_ACTIVE')
    expect((await scoresOf(session)).slice(2)).toEqual(['SCORE_CORRECTED', 'MATCH_AWARDED'])
  })

  test('takes a result where its time broke it off, while the next match is on', async () => {
    const id = await started(0)
    await lookAt(minutesAfter(END_AT, 10))
    expect(await side.session(id)).toMatchObject({ status: 'ABORTED', endedBy: 'CLOCK' })
    const next = await started()
    expect(
      await publishedBy(() => enter(id, STRAIGHT, { eventSequence: 1 }), id, courtId()),
    ).toEqual(['session.status_changed display_phase status', CORRECTED, COMPLETED])
    expect((await side.session(next)).status).toBe('ACTIVE')
    expect(await side.session(id)).toMatchObject({
      ...{ status: 'COMPLETED', actualStart: START, actualEnd: minutesAfter(END_AT, 10) },
    })
  })

  test('is refused where staff broke it off', async () => {
    const id = await started()
    await side.change('abortSession', { sessionId: id }, side.staff())
    expect(await side.session(id)).toMatchObject({ status: 'ABORTED', endedBy: 'STAFF' })
    const { codes } = await enter(id, STRAIGHT, { eventSequence: 2 })
    expect(codes).toEqual(['state_conflict'])
  })

  test('never ends before it has started', async () => {
    const { id } = await side.addSession({ status: 'WAITING_FOR_PLAYERS' })
    side.setNow(minutesAfter(END_AT, 1))
    await side.change('startMatch', { sessionId: id, eventSequence: 0 })
    side.setNow(minutesAfter(END_AT, 5))
    await enter(id, STRAIGHT, { eventSequence: 1 })
    expect((await side.session(id)).actualEnd).toEqual(minutesAfter(END_AT, 1))
  })
})

describe('the result of a match that is over', () => {
  const timedOut = async () => {
    const { id } = await side.addSession({ status: 'WAITING_FOR_PLAYERS' })
    await side.change('startMatch', { sessionId: id, eventSequence: 0 })
    await side.change('recordPoint', { sessionId: id, eventSequence: 1, team: 'BLUE' })
    await lookAt(minutesAfter(END_AT, 10))
    expect(await side.session(id)).toMatchObject({ status: 'COMPLETED', endedBy: 'CLOCK' })
    return id
  }

  test('is published alone while it has no winner, and completes the match with one', async () => {
    const id = await timedOut()
    const byTime = { eventSequence: 2, ending: 'TIME' }
    expect(await publishedBy(() => enter(id, UNFINISHED, byTime), id)).toEqual([CORRECTED])
    expect((await side.session(id)).endedBy).toBe('CLOCK')
    const won = () => enter(id, STRAIGHT, { eventSequence: 3 })
    expect(await publishedBy(won, id)).toEqual([CORRECTED, COMPLETED])
    const same = () => enter(id, [...UNFINISHED.slice(0, 1), [7, 5]], { eventSequence: 4 })
    expect(await publishedBy(same, id)).toEqual([CORRECTED])
    const other = STRAIGHT.map(([blue, orange]) => [orange, blue] as const)
    const turned = () => enter(id, other, { eventSequence: 5 })
    expect(await publishedBy(turned, id)).toEqual([CORRECTED, COMPLETED])
    expect(await side.session(id)).toMatchObject({
      ...{ endedBy: 'STAFF', score: { winner: 'ORANGE' }, actualEnd: minutesAfter(END_AT, 10) },
    })
  })

  test('keeps a winner', async () => {
    const id = await timedOut()
    await enter(id, STRAIGHT, { eventSequence: 2 })
    const { codes } = await enter(id, UNFINISHED, { eventSequence: 3, ending: 'TIME' })
    expect(codes).toEqual(['state_conflict'])
    const retired = { eventSequence: 3, ending: 'RETIRED', winner: 'ORANGE' }
    expect((await enter(id, UNFINISHED, retired)).codes).toEqual([])
  })

  test('is taken for seven days', async () => {
    const id = await timedOut()
    side.setNow(minutesAfter(END_AT, 10 + 7 * DAY + 0.001))
    expect((await enter(id, STRAIGHT, { eventSequence: 2 })).codes).toEqual(['state_conflict'])
    side.setNow(minutesAfter(END_AT, 10 + 7 * DAY))
    expect((await enter(id, STRAIGHT, { eventSequence: 2 })).codes).toEqual([])
  })
})

describe('a result', () => {
  test.each<[string, Sets, Row]>([
    ['of no set', [], { ending: 'TIME' }],
    ['of four sets', [...STRAIGHT, ...STRAIGHT], {}],
    ['of an impossible set', [[7, 3]], { ending: 'TIME' }],
    ['without its ending', UNFINISHED, {}],
    ['of a won match with an ending', STRAIGHT, { ending: 'TIME' }],
    ['with another winner than its sets', STRAIGHT, { winner: 'ORANGE' }],
    ['that time ended, with a winner', UNFINISHED, { ending: 'TIME', winner: 'BLUE' }],
    ['of a retirement without a winner', UNFINISHED, { ending: 'RETIRED' }],
  ])('%s is refused', async (_case, sets, more) => {
    const { id } = await side.addSession({ status: 'READY' })
    expect((await enter(id, sets, more)).codes).toEqual(['invalid_input'])
    expect((await side.session(id)).eventSequence).toBe(0)
  })

  test('of a match tie-break is one where the match has it', async () => {
    const sets: Sets = [
      [6, 4],
      [4, 6],
      [10, 8],
    ]
    const { id } = await side.addSession({ status: 'READY' })
    expect((await enter(id, sets)).codes).toEqual(['invalid_input'])
    const rules = { ruleVersion: 'padel-2026.1+mtb10' }
    const { id: other } = await side.addSession({ status: 'READY', ...rules })
    expect((await enter(other, sets, { winner: 'BLUE' })).codes).toEqual([])
    const { score } = await side.session(other)
    expect(score).toMatchObject({ matchTieBreak: toPair([10, 8]), setHistory: sets.map(toPair) })
  })

  test('is answered again under its name, and refused with another content', async () => {
    const { id } = await side.addSession({ status: 'READY' })
    const named = { clientEventId: 'r-1', ending: 'TIME' }
    const { data } = await enter(id, UNFINISHED, named)
    const repeated = await enter(id, UNFINISHED, named)
    expect(repeated.data.enterResult).toMatchObject({
      ...{ idempotentReplay: true, event: { id: data.enterResult.event.id } },
    })
    for (const other of [{ ending: 'RETIRED', winner: 'BLUE' }, { sets: [toPair([6, 0])] }])
      expect((await enter(id, UNFINISHED, { ...named, ...other })).codes).toEqual([
        'state_conflict',
      ])
    expect((await side.session(id)).eventSequence).toBe(2)
  })

  test('beside another one is refused with who entered what', async () => {
    const { id } = await side.addSession({ status: 'READY' })
    const first = { ...side.staff(), subject: 'desk-1', name: 'Olga' }
    expect((await enter(id, UNFINISHED, { ending: 'TIME' }, first)).codes).toEqual([])
    const { codes, details } = await enter(id, STRAIGHT)
    expect(codes).toEqual(['concurrent_update'])
    expect(details[0]).toEqual({
      ...{ updatedAt: START.toISOString(), updatedBy: 'desk-1', updatedByName: 'Olga' },
      ...{ eventSequence: 2, status: 'COMPLETED', source: 'STAFF_PORTAL' },
      ...{ sets: UNFINISHED.map(toPair), winner: null },
    })
  })

  test('beside a point of the pad is refused with its games', async () => {
    const { id } = await side.addSession({ status: 'READY' })
    await side.change('startMatch', { sessionId: id, eventSequence: 0 })
    const { details } = await enter(id, STRAIGHT)
    expect(details[0]).toEqual({
      ...{ updatedAt: START.toISOString(), eventSequence: 1, status: 'ACTIVE' },
      ...{ source: 'COURT_DEVICE', sets: [], winner: null },
    })
  })

  test.each(['OWNER', 'OPERATOR', 'COACH'] as const)('is entered by %s', async (role) => {
    const { id } = await side.addSession({ status: 'READY' })
    expect((await enter(id, STRAIGHT, {}, side.staff(role))).codes).toEqual([])
  })

  test('is refused to the pad and to other roles', async () => {
    const { id: sessionId } = await side.addSession({ status: 'READY' })
    const input = { sessionId, eventSequence: 0, sets: STRAIGHT.map(toPair) }
    const callers = [side.device(), source.caller, side.staff('COORDINATOR')]
    const answers = await Promise.all(callers.map((by) => side.change('enterResult', input, by)))
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['forbidden', 'forbidden', 'forbidden'])
  })
})

describe('what ended a session', () => {
  test('is read by staff alone', async () => {
    const { id } = await side.addSession()
    await lookAt(END_AT)
    const document = 'query ($id: ID!) { matchSession(id: $id) { status endedBy } }'
    const read = async (caller: Parameters<Courtside['execute']>[1]) => {
      const name = 'ended'
      const asked = { name, kind: 'query', document, hash: name, registered: false } as const
      return (await side.execute(asked, caller, { id })).data.matchSession.endedBy
    }
    expect(await read(side.staff())).toBe('CLOCK')
    expect(await read(side.staff('COACH'))).toBe('CLOCK')
    expect(await read(side.device())).toBeNull()
    expect(await read(source.caller)).toBeNull()
  })

  test('is forgotten when the match goes on', async () => {
    const { id } = await side.addSession({ status: 'READY' })
    const walkover = { sessionId: id, eventSequence: 0, team: 'ORANGE', reason: 'WALKOVER' }
    await side.change('awardMatch', walkover, side.staff())
    expect((await side.session(id)).endedBy).toBe('STAFF')
    await side.change('reversePoint', { sessionId: id, eventSequence: 1 }, side.staff())
    expect((await side.session(id)).endedBy).toBeNull()
  })
})
