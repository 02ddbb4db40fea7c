import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { INITIAL_SNAPSHOT } from '../../../../rules/club/scoring/snapshot.ts'
import { addInstallation } from '../../../support/club/fixtures.ts'
import { findContradictions } from '../consistency.ts'
import { type ChangeName, type Courtside, START, startCourtside } from './courtside.ts'

let side: Courtside

beforeAll(async () => {
  side = await startCourtside()
})

afterAll(() => side.close())

beforeEach(async () => {
  await side.database.query("UPDATE match_sessions SET status = 'ABORTED', due_at = NULL")
})

async function started(): Promise<string> {
  const { id } = await side.addSession({ status: 'READY' })
  await side.change('startMatch', { sessionId: id, eventSequence: 0 })
  return id
}

const point = (sessionId: string, changes: Record<string, unknown> = {}) => ({
  sessionId,
  eventSequence: 1,
  team: 'BLUE',
  ...changes,
})

async function countEvents(sessionId: string): Promise<unknown> {
  const sql = 'SELECT COUNT(*) AS events FROM score_events WHERE match_session_id = ?'
  const [row] = await side.database.query(sql, [sessionId])
  return Number(row?.['events'])
}

describe('two writers of one point', () => {
  test('score one point; the second writer gets the current sequence', async () => {
    const sessionId = await started()
    const answers = await Promise.all([
      side.change('recordPoint', point(sessionId)),
      side.change('recordPoint', point(sessionId), side.staff()),
    ])
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['state_conflict'])
    expect(answers.flatMap(({ details }) => details)).toEqual([{ eventSequence: 2 }])
    expect(await countEvents(sessionId)).toBe(2)
  })

  test('with one clientEventId leave one point and get one answer', async () => {
    const sessionId = await started()
    const input = point(sessionId, { clientEventId: 'tap-1' })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => side.change('recordPoint', input)),
    )
    const replays = answers.map(({ data }) => data.recordPoint.idempotentReplay)
    expect(replays.toSorted()).toEqual([false, ...Array(7).fill(true)])
    const results = answers.map(({ data: { recordPoint } }) =>
      JSON.stringify({ ...recordPoint, idempotentReplay: null }),
    )
    expect(new Set(results).size).toBe(1)
    expect(await countEvents(sessionId)).toBe(2)
  })

  test('that start two sessions of a court at once leave one active', async () => {
    const sessions = await Promise.all([
      side.addSession({ status: 'READY' }),
      side.addSession({ status: 'READY' }),
    ])
    const answers = await Promise.all(
      sessions.map(({ id }) => side.change('startMatch', { sessionId: id, eventSequence: 0 })),
    )
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['state_conflict'])
  })
})

describe('a clientEventId', () => {
  test('answers its event after other events came, whatever sequence is sent', async () => {
    const sessionId = await started()
    const input = point(sessionId, { clientEventId: 'tap-2' })
    const first = await side.change('recordPoint', input)
    await side.change('recordPoint', point(sessionId, { eventSequence: 2 }))
    const again = await side.change('recordPoint', input)
    expect(again.data.recordPoint).toMatchObject({
      event: first.data.recordPoint.event,
      session: { eventSequence: 3 },
      idempotentReplay: true,
    })
  })

  test.each<[string, ChangeName, Record<string, unknown>]>([
    ['team', 'recordPoint', { team: 'ORANGE' }],
    ['type', 'awardMatch', {}],
  ])('is refused with another %s', async (_what, name, changes) => {
    const sessionId = await started()
    const input = point(sessionId, { clientEventId: 'tap-3' })
    await side.change('recordPoint', input)
    const { codes, details } = await side.change(name, { ...input, ...changes })
    expect([codes, details]).toEqual([['state_conflict'], [{ eventSequence: 2 }]])
    expect(await countEvents(sessionId)).toBe(2)
  })

  test('is refused with another side, and with another corrected score', async () => {
    const { id: sessionId } = await side.addSession({
      status: 'READY',
      scoringMode: 'GOLDEN_POINT',
    })
    await side.change('startMatch', { sessionId, eventSequence: 0 })
    const toDeuce = ['BLUE', 'ORANGE', 'BLUE', 'ORANGE', 'BLUE', 'ORANGE']
    for (const [index, team] of toDeuce.entries())
      await side.change('recordPoint', point(sessionId, { eventSequence: index + 1, team }))
    const chosen = { sessionId, eventSequence: 7, clientEventId: 'tap-4', side: 'LEFT' }
    await repeat('chooseDecidingSide', chosen, { side: 'RIGHT' })

    const score = { ...INITIAL_SNAPSHOT, points: { blue: '15', orange: '0' }, pointNumber: 1 }
    const corrected = { sessionId, eventSequence: 8, clientEventId: 'tap-5', score }
    const other = { ...score, points: { blue: '0', orange: '15' } }
    await repeat('correctScore', corrected, { score: other }, side.staff())
  })

  /** Sends it, then the same again, then something else under its id. */
  async function repeat(
    name: ChangeName,
    input: Record<string, unknown>,
    other: Record<string, unknown>,
    caller?: Caller,
  ) {
    expect((await side.change(name, input, caller)).codes).toEqual([])
    const again = await side.change(name, input, caller)
    expect(again.data[name].idempotentReplay).toBe(true)
    const changed = await side.change(name, { ...input, ...other }, caller)
    expect(changed.codes).toEqual(['state_conflict'])
  }

  test.each([
    ['', 'invalid_input'],
    ['x'.repeat(201), 'invalid_input'],
  ])('of a wrong length is refused', async (clientEventId, code) => {
    const input = point(await started(), { clientEventId })
    expect((await side.change('recordPoint', input)).codes).toEqual([code])
  })
})

describe('a session', () => {
  test('is changed only by staff of its club and the device of its court', async () => {
    const sessionId = await started()
    const foreign: Caller = {
      kind: 'staff',
      subject: 'staff-2',
      isAdmin: false,
      roles: [{ clubId: newUuid(), role: 'OWNER' }],
    }
    const partner = await addInstallation(side.database, side.home.club)
    const codesOf = async (caller: Caller) =>
      (await side.change('recordPoint', point(sessionId), caller)).codes
    expect(await codesOf(side.device(1))).toEqual(['not_found'])
    expect(await codesOf({ ...side.device(), clubId: newUuid() })).toEqual(['not_found'])
    expect(await codesOf(foreign)).toEqual(['not_found'])
    expect(await codesOf(partner)).toEqual(['forbidden'])
    expect(await codesOf({ kind: 'public', address: '127.0.0.1' })).toEqual(['forbidden'])
    expect(await codesOf(side.staff('OPERATOR'))).toEqual([])
  })

  test.each<ChangeName>(['configureSession', 'abortSession'])(
    'is for staff to change by %s',
    async (name) => {
      const input = { sessionId: await started() }
      expect((await side.change(name, input)).codes).toEqual(['forbidden'])
      expect((await side.change(name, input, side.staff('OWNER'))).codes).toEqual([])
    },
  )

  test('returns the source of each event', async () => {
    const sessionId = await started()
    const codesOf = async (source: string) =>
      (await side.change('recordPoint', point(sessionId, { source }))).codes
    expect(await codesOf('AI_VISION')).toEqual(['invalid_input'])
    const model = { sessionId, aiModelVersion: ' vision-3 ' }
    const { data } = await side.change('configureSession', model, side.staff())
    expect(data.configureSession.session.aiModelVersion).toBe('vision-3')
    expect(await codesOf('AI_VISION')).toEqual([])
    const more = { eventSequence: 2, source: 'PLAYER_APP' }
    await side.change('recordPoint', point(sessionId, more))
    const rows = await side.database.query(
      'SELECT source FROM score_events WHERE match_session_id = ? ORDER BY sequence',
      [sessionId],
    )
    expect(rows.map((row) => row['source'])).toEqual(['COURT_DEVICE', 'AI_VISION', 'PLAYER_APP'])
  })

  test('has its rules frozen from the first event', async () => {
    const { id } = await side.addSession({ status: 'READY' })
    const configure = (changes: Record<string, unknown>) =>
      side.change('configureSession', { sessionId: id, ...changes }, side.staff())
    const chosen = { scoringMode: 'ADVANTAGE', ruleVersion: 'padel-2026.1+mtb10' }
    expect((await configure(chosen)).codes).toEqual([])
    expect((await configure({ ruleVersion: 'padel-1999.1' })).codes).toEqual(['invalid_input'])
    await side.change('startMatch', { sessionId: id, eventSequence: 0 })
    expect((await configure({ scoringMode: 'STAR_POINT' })).codes).toEqual(['state_conflict'])
    expect((await configure({ ...chosen, aiModelVersion: null })).codes).toEqual([])
    expect(await side.session(id)).toMatchObject(chosen)
  })

  test('is opened, paused and resumed by the device', async () => {
    const { id } = await side.addSession({ status: 'READY' })
    const statusAfter = async (name: ChangeName, changes = {}) => {
      const { data } = await side.change(name, { sessionId: id, ...changes })
      return data[name].session.status
    }
    expect(await statusAfter('openSession')).toBe('WAITING_FOR_PLAYERS')
    expect(await statusAfter('startMatch', { eventSequence: 0 })).toBe('ACTIVE')
    expect(await statusAfter('pauseMatch', { eventSequence: 1 })).toBe('PAUSED')
    expect(await statusAfter('resumeMatch')).toBe('ACTIVE')
    const stale = { sessionId: id, eventSequence: 0 }
    expect((await side.change('pauseMatch', stale)).codes).toEqual(['state_conflict'])
  })
})

test('all that was written agrees', async () => {
  const found = await findContradictions(side.database)
  const about = ['resource sequence with a gap', 'score event sequence with a gap']
  expect(found.filter(({ what }) => about.includes(String(what)))).toEqual([])
  expect(side.now()).toEqual(START)
})
