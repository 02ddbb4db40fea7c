import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { moveDueSessions } from '../../../../subgraphs/club/match-sessions/clock/jobs.ts'
import type { Row } from '../../../../subgraphs/foundation/database/database.ts'
import { addInstallation } from '../../../support/club/fixtures.ts'
import { type Courtside, clockPartsOf, minutesAfter, START, startCourtside } from './courtside.ts'

let side: Courtside
let parts: Parameters<typeof moveDueSessions>[0]
let courtId: string

beforeAll(async () => {
  side = await startCourtside()
  parts = clockPartsOf(side, side.clock)
  courtId = side.home.courts[0]?.id ?? ''
})

afterAll(() => side.close())

beforeEach(async () => {
  side.setNow(START)
  await side.database.query('DELETE FROM match_sessions')
  await close({ override: null })
  await side.database.query('UPDATE courts SET closing_changed_at = NULL, device_seen_at = NULL')
  for (const table of ['event_log', 'audit_entries'])
    await side.database.query(`DELETE FROM ${table}`)
})

const close = (input: Row) =>
  side.change('setCourtStatusOverride', { courtId, ...input }, { ...side.staff(), name: 'Nora' })

const FIELDS =
  'status closingUpdatedAt closing { override since until reason closedBy closedByName } device { lastReportedAt hasWarning }'

async function read(caller: Caller = side.staff()) {
  const document = `query Read($id: ID!) { court(id: $id) { ${FIELDS} } }`
  const asked = { name: 'Read', kind: 'query', document, hash: 'Read', registered: false } as const
  return (await side.execute(asked, caller, { id: courtId })).data.court
}

async function lookAt(moment: Date) {
  side.setNow(moment)
  const replicas = await Promise.all([1, 2, 3].map(() => moveDueSessions(parts, moment)))
  expect(replicas.flatMap(({ faults }) => faults)).toEqual([])
}

describe('a closed court', () => {
  const until = minutesAfter(START, 60)

  test('shows its staff who closed it, since when, until when and why', async () => {
    await close({ override: 'MAINTENANCE', until: until.toISOString(), reason: ' Net torn. ' })
    expect(await read()).toMatchObject({
      status: 'MAINTENANCE',
      closing: {
        override: 'MAINTENANCE',
        since: START.toISOString(),
        until: until.toISOString(),
        reason: 'Net torn.',
        closedBy: 'staff-1',
        closedByName: 'Nora',
      },
    })
  })

  test('keeps the time since which it is closed when its closing changes', async () => {
    await close({ override: 'MAINTENANCE', reason: 'Net torn.' })
    side.setNow(minutesAfter(START, 5))
    await close({ override: 'MAINTENANCE', until: until.toISOString() })
    const { closing } = await read()
    expect(closing).toMatchObject({ since: START.toISOString(), reason: null })
    await close({ override: 'DISABLED' })
    expect((await read()).closing.since).toBe(minutesAfter(START, 5).toISOString())
  })

  test('opens by itself at its end, with one event from three replicas', async () => {
    await close({ override: 'DISABLED', until: until.toISOString() })
    const session = await side.addSession({ scheduledStart: until })
    await lookAt(minutesAfter(START, 59))
    expect((await read()).status).toBe('DISABLED')
    expect((await side.session(session.id)).status).toBe('SCHEDULED')
    await lookAt(until)
    await lookAt(until)
    expect(await read()).toMatchObject({ status: 'BOOKED_SOON', closing: null })
    expect((await side.session(session.id)).status).toBe('WAITING_FOR_PLAYERS')
    expect(await side.eventsOf(courtId)).toEqual(Array(2).fill('court.status_changed'))
    expect(await side.court()).toMatchObject({ statusOverride: null, overrideReason: null })
  })

  test('is shown as open from its end on, before the clock has run', async () => {
    await close({ override: 'DISABLED', until: until.toISOString() })
    side.setNow(until)
    expect((await read()).closing).toBeNull()
  })

  test('is opened by staff before its end, and is not due any more', async () => {
    await close({ override: 'DISABLED', until: until.toISOString(), reason: 'Works.' })
    await close({ override: null })
    expect(await read()).toMatchObject({ status: 'AVAILABLE', closing: null })
    expect(await side.court()).toMatchObject({ statusDueAt: null, overrideUntil: null })
  })

  test.each([{ until: START.toISOString() }, { reason: ' ' }, { reason: 'x'.repeat(201) }])(
    'is refused with %j',
    async (given) => {
      expect((await close({ override: 'DISABLED', ...given })).codes).toEqual(['invalid_input'])
      expect((await read()).status).toBe('AVAILABLE')
    },
  )

  test('shows partners its status alone', async () => {
    await close({ override: 'DISABLED', reason: 'Works.' })
    const partner = await addInstallation(side.database, side.home.club)
    const shown = { status: 'DISABLED', closing: null, closingUpdatedAt: null, device: null }
    expect(await read(partner)).toEqual(shown)
  })
})

const OLGA = { subject: 'olga-1', name: 'Olga' }

/** Asks for a closing as another member of staff, from a state that was read before. */
const closeAs = (person: { subject: string; name: string }, input: Row) =>
  side.change('setCourtStatusOverride', { courtId, ...input }, { ...side.staff(), ...person })

const seen = async () => ({ seenUpdatedAt: (await read()).closingUpdatedAt })

describe('a closing from a state that was seen', () => {
  const until = minutesAfter(START, 60).toISOString()

  test('is concurrent_update behind another closing, and names who, until when and why', async () => {
    const state = await seen()
    side.setNow(minutesAfter(START, 1))
    await close({ override: 'MAINTENANCE', until, reason: 'Net torn.' })
    const { closingUpdatedAt: updatedAt } = await read()
    const other = await closeAs(OLGA, { override: 'DISABLED', ...state })
    expect(other).toMatchObject({ data: { setCourtStatusOverride: null } })
    expect(other.codes).toEqual(['concurrent_update'])
    expect(other.details).toEqual([
      {
        ...{ updatedAt, override: 'MAINTENANCE', until, reason: 'Net torn.' },
        ...{ updatedBy: 'staff-1', updatedByName: 'Nora' },
      },
    ])
    expect((await closeAs(OLGA, { override: 'DISABLED', seenUpdatedAt: updatedAt })).codes).toEqual(
      [],
    )
  })

  test('is concurrent_update behind an opening, and names who opened', async () => {
    await close({ override: 'MAINTENANCE' })
    const state = await seen()
    side.setNow(minutesAfter(START, 1))
    await closeAs(OLGA, { override: null, ...state })
    const { codes, details } = await close({ override: 'MAINTENANCE', until, ...state })
    expect(codes).toEqual(['concurrent_update'])
    expect(details).toMatchObject([
      { override: null, updatedBy: OLGA.subject, updatedByName: OLGA.name },
    ])
    expect((await read()).status).toBe('AVAILABLE')
  })

  test.each([
    ['is still stored', () => side.setNow(minutesAfter(START, 60))],
    ['was removed', () => lookAt(minutesAfter(START, 60))],
  ])('names no one behind a closing that has ended by itself and %s', async (_how, end) => {
    const state = await seen()
    side.setNow(minutesAfter(START, 1))
    await closeAs(OLGA, { override: 'DISABLED', until, ...state })
    await end()
    const { codes, details } = await close({ override: 'MAINTENANCE', ...state })
    expect(codes).toEqual(['concurrent_update'])
    const none = { override: null, until: null, reason: null }
    expect(details).toMatchObject([{ ...none, updatedBy: null, updatedByName: null }])
  })

  test('passes behind what the court does by itself: its device, its matches, the end of a closing', async () => {
    await close({ override: 'MAINTENANCE', until })
    const state = await seen()
    await lookAt(minutesAfter(START, 60))
    await side.change('reportCourtDevice', { warning: true })
    await side.change('reportCourtDevice', { warning: false })
    const { id } = await side.addSession({ status: 'READY' })
    await side.change('startMatch', { sessionId: id, eventSequence: 0 })
    expect(await read()).toMatchObject({ status: 'SESSION_ACTIVE', ...asClosing(state) })
    expect((await closeAs(OLGA, { override: 'MAINTENANCE', ...state })).codes).toEqual([])
  })

  test('passes where a former release has closed the court and its closing has ended', async () => {
    await close({ override: 'MAINTENANCE', until })
    await side.database.query('UPDATE courts SET closing_changed_at = NULL')
    const state = await seen()
    expect(state.seenUpdatedAt).toBe(START.toISOString())
    await lookAt(minutesAfter(START, 60))
    expect((await closeAs(OLGA, { override: 'MAINTENANCE', ...state })).codes).toEqual([])
  })

  test('changes nothing by a repetition of the same person, and is no conflict with itself', async () => {
    const state = await seen()
    const input = { override: 'MAINTENANCE', until, reason: 'Net torn.', ...state }
    expect((await close(input)).codes).toEqual([])
    const first = await read()
    side.setNow(minutesAfter(START, 1))
    expect((await close(input)).codes).toEqual([])
    expect(await read()).toEqual(first)
    for (const opening of [
      { override: null, ...(await seen()) },
      { override: null, ...state },
    ])
      expect((await closeAs(OLGA, opening)).codes).toEqual([])
  })

  test('is compared with nothing where none is sent: the last one stands', async () => {
    await close({ override: 'MAINTENANCE' })
    await closeAs(OLGA, { override: 'DISABLED' })
    expect((await read()).closing).toMatchObject({ override: 'DISABLED', closedByName: 'Olga' })
  })

  test('and the start of a match at once both stand, in each of 20 rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id } = await side.addSession({ status: 'READY' })
      const [closed, started] = await Promise.all([
        close({ override: 'MAINTENANCE', ...(await seen()) }),
        side.change('startMatch', { sessionId: id, eventSequence: 0 }),
      ])
      expect([...closed.codes, ...started.codes]).toEqual([])
      expect(await read()).toMatchObject({ status: 'MAINTENANCE' })
      await side.change('abortSession', { sessionId: id }, side.staff())
      await close({ override: null })
      expect((await read()).status).toBe('AVAILABLE')
    }
  })
})

const asClosing = ({ seenUpdatedAt }: { seenUpdatedAt: string }) => ({
  closingUpdatedAt: seenUpdatedAt,
  closing: null,
})

describe('the device of a court', () => {
  test('shows staff when it reported last, and its warning', async () => {
    expect((await read()).device).toBeNull()
    await side.change('reportCourtDevice', { warning: true })
    side.setNow(minutesAfter(START, 30))
    expect((await read()).device).toEqual({
      lastReportedAt: START.toISOString(),
      hasWarning: true,
    })
  })
})
