import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { moveDueSessions } from '../../../../subgraphs/club/match-sessions/clock/jobs.ts'
import type { MatchSession } from '../../../../subgraphs/club/match-sessions/session.ts'
import { REDACTIONS } from '../../../../subgraphs/club/persons/redaction-store.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { aParticipant, put, storedAfter } from '../bookings/bookings.ts'
import {
  type ChangeName,
  type Courtside,
  clockPartsOf,
  minutesAfter,
  START,
  startCourtside,
} from './courtside.ts'

let side: Courtside
let parts: Parameters<typeof moveDueSessions>[0]

beforeAll(async () => {
  side = await startCourtside({ courts: 1 })
  parts = clockPartsOf(side, side.clock)
})

afterAll(() => side.close())

beforeEach(async () => {
  side.setNow(START)
  await side.database.query('DELETE FROM match_sessions')
  await side.database.query(
    "UPDATE courts SET status = 'AVAILABLE', status_override = NULL, updated_at = ?",
    [START],
  )
})

/** Written by a server whose clock is ahead. */
const AHEAD = minutesAfter(START, 60)
const LATER = new Date(AHEAD.getTime() + 1)

const NEAR = { scheduledStart: minutesAfter(START, 10), scheduledEnd: minutesAfter(START, 100) }
const NO_SHOW = { scheduledStart: minutesAfter(START, -90), scheduledEnd: START }

const changedBy =
  (name: ChangeName, input: object = {}) =>
  ({ id }: MatchSession) =>
    side.change(name, { sessionId: id, ...input }, side.staff('OWNER'))

const courtChangedBy = (name: ChangeName, input: object) => () =>
  side.change(name, { courtId: side.home.courts[0]?.id, ...input }, side.staff('OWNER'))

const redact = ({ id }: MatchSession) =>
  inTransaction(side.database, (tx) => {
    const person = { externalId: 'p-1', displayName: null }
    return REDACTIONS.MATCH_SESSION(tx, [id], { 'erasure-1': person }, START)
  })

describe('the moment of a change', () => {
  test.each<[string, Partial<MatchSession>, (session: MatchSession) => Promise<unknown>]>([
    ['a score event', { status: 'READY' }, changedBy('startMatch', { eventSequence: 0 })],
    ['a point', { status: 'ACTIVE' }, changedBy('recordPoint', { eventSequence: 1, team: 'BLUE' })],
    ['a pause', { status: 'ACTIVE' }, changedBy('pauseMatch')],
    ['its settings', {}, changedBy('configureSession', { scoringMode: 'ADVANTAGE' })],
    ['the session clock', NO_SHOW, () => moveDueSessions(parts, START)],
    ['the erasure of a person', { participants: [aParticipant()] }, redact],
  ])(
    'is later than the one before of a session that %s changes',
    async (_what, changes, change) => {
      const session = await side.addSession({ ...changes, updatedAt: AHEAD })
      await change(session)
      expect((await side.session(session.id)).updatedAt).toEqual(LATER)
    },
  )

  test('stays that of a session at which nothing changes', async () => {
    const session = await side.addSession()
    const { codes } = await changedBy('configureSession', { scoringMode: session.scoringMode })(
      session,
    )
    expect(codes).toEqual([])
    expect((await side.session(session.id)).updatedAt).toEqual(START)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['a closing', courtChangedBy('setCourtStatusOverride', { override: 'MAINTENANCE' })],
    ['its device', () => side.change('reportCourtDevice', { warning: true })],
    [
      'the session clock',
      async () => {
        await side.addSession(NEAR)
        return moveDueSessions(parts, START)
      },
    ],
  ])('is later than the one before of a court that %s changes', async (_what, change) => {
    await side.database.query('UPDATE courts SET updated_at = ?', [AHEAD])
    await change()
    expect((await side.court())['updatedAt']).toEqual(LATER)
  })

  test('is later than the one before of a booking and its session', () => {
    const { booking, session } = storedAfter()
    const stored = {
      booking: { ...booking, updatedAt: AHEAD },
      session: session && { ...session, updatedAt: AHEAD },
    }
    const changed = put(stored, { snapshot: { sourceVersion: 2, participants: [aParticipant()] } })
    expect([changed.result.booking.updatedAt, changed.session?.updatedAt]).toEqual([LATER, LATER])
  })

  test('is that of its own transaction where a run of the session clock takes long', async () => {
    const { id } = await side.addSession(NEAR)
    const began = minutesAfter(START, 0.01)
    const now = minutesAfter(START, 0.5)
    side.setNow(now)
    await moveDueSessions(parts, began)
    const court = await side.court()
    expect([(await side.session(id)).updatedAt, court['updatedAt']]).toEqual([now, now])
  })
})
