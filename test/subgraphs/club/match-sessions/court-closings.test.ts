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
  await side.database.query('DELETE FROM event_log')
})

const close = (input: Row) =>
  side.change('setCourtStatusOverride', { courtId, ...input }, { ...side.staff(), name: 'Nora' })

const FIELDS =
  'status closing { override since until reason closedBy closedByName } device { lastReportedAt hasWarning }'

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
    expect(await read(partner)).toEqual({ status: 'DISABLED', closing: null, device: null })
  })
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
