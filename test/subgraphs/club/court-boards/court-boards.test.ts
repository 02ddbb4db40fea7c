import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller, ScreenCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { BOOKING_FIELDS } from '../../../../schema/club/bookings.ts'
import { withEmptyFields } from '../../../../schema/fields/resource-fields.ts'
import { BookingEntity } from '../../../../subgraphs/club/bookings/entities.ts'
import type { MatchSession } from '../../../../subgraphs/club/match-sessions/session.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { addInstallation } from '../../../support/club/fixtures.ts'
import { type Courtside, minutesAfter, START, startCourtside } from '../match-sessions/courtside.ts'

let side: Courtside

beforeAll(async () => {
  side = await startCourtside()
})

afterAll(() => side.close())

beforeEach(async () => {
  side.setNow(START)
  await side.database.query('DELETE FROM match_sessions')
})

const screen = (index = 0): ScreenCaller => ({ ...side.device(index), kind: 'screen' })

const BOARD = `courtId courtName clubName timezone status
  match { id status displayPhase score { points { blue orange } } players { displayName team }
    participants { displayName } booking { booking { id } } }
  next { id }`

async function board(caller: Caller = screen(), index = 0) {
  const document = `query Q($publicId: String!) { courtBoard(publicId: $publicId) { ${BOARD} } }`
  const asked = { name: 'Q', kind: 'query', document, hash: 'board', registered: false } as const
  const publicId = side.home.courts[index]?.publicId
  const { data, codes } = await side.execute(asked, caller, { publicId })
  return { ...data.courtBoard, codes }
}

const FIRST = { scheduledStart: START, scheduledEnd: minutesAfter(START, 90) }

describe('the board of a court', () => {
  test('shows the match in play and the one after it', async () => {
    const later = await side.addSession({ scheduledStart: minutesAfter(START, 240) })
    const next = await side.addSession({ scheduledStart: minutesAfter(START, 120) })
    const match = await side.addSession({ status: 'ACTIVE', ...FIRST })
    await side.addSession({ status: 'ACTIVE', scheduledStart: START }, 1)
    expect(await board()).toMatchObject({
      clubName: side.home.club.name,
      match: { id: match.id, displayPhase: 'LIVE', score: { points: { blue: '0', orange: '0' } } },
      next: { id: next.id },
    })
    expect(later.id).not.toBe(next.id)
  })

  test('shows no match as the next one that is booked over the time of the one in play', async () => {
    await side.addSession({ status: 'ACTIVE', ...FIRST })
    await side.addSession({ status: 'WAITING_FOR_PLAYERS', scheduledStart: minutesAfter(START, 1) })
    expect((await board()).next).toBeNull()
    const next = await side.addSession({ scheduledStart: minutesAfter(START, 120) })
    expect((await board()).next).toMatchObject({ id: next.id })
  })

  test('shows a completed match for ten minutes, then nothing', async () => {
    const { id } = await side.addSession({ status: 'COMPLETED', actualEnd: START })
    side.setNow(minutesAfter(START, 9.9))
    expect((await board()).match).toMatchObject({ id, displayPhase: 'RESULT' })
    side.setNow(minutesAfter(START, 10))
    expect(await board()).toMatchObject({ match: null, next: null, codes: [] })
  })

  test('names the players who consent, and never their ids', async () => {
    const session = await addBookedSession()
    expect((await board()).match).toMatchObject({
      id: session.id,
      players: [{ displayName: 'Ana', team: 'BLUE' }],
      participants: [],
      booking: { booking: null },
    })
  })

  test('is for its own screen and devices, and for staff of its sessions', async () => {
    for (const caller of [screen(), side.device(), side.staff()])
      expect((await board(caller)).courtId).toBe(side.home.courts[0]?.id)
    for (const caller of [screen(1), side.device(1)])
      expect(await board(caller)).toEqual({ codes: [] })
    const coordinator = { clubId: side.home.club.id, role: 'COORDINATOR' } as const
    const partner = await addInstallation(side.database, side.home.club)
    for (const caller of [partner, { ...side.staff(), roles: [coordinator] }])
      expect((await board(caller)).codes).toEqual(['forbidden'])
  })
})

describe('a screen', () => {
  test.each([
    '{ courts { nodes { id } } }',
    '{ matchSessions { nodes { id } } }',
    'mutation { reportCourtDevice(input: { warning: true }) { court { id } } }',
  ])('reaches nothing else: %s', async (document) => {
    const kind = document.startsWith('{') ? 'query' : 'mutation'
    const asked = { name: 'Q', kind, document, hash: document, registered: false } as const
    expect((await side.execute(asked, screen())).codes).toEqual(['forbidden'])
  })
})

describe('the players of a session', () => {
  test('are those who consent, for staff, after a mutation too', async () => {
    const { id } = await addBookedSession()
    const players = [{ displayName: 'Ana', team: 'BLUE' }]
    const fields = 'players { displayName team } participants { displayName }'
    const ask = (kind: 'query' | 'mutation', document: string) =>
      side.execute({ name: 'Q', kind, document, hash: document, registered: false }, side.staff())
    const read = await ask('query', `{ matchSession(id: "${id}") { ${fields} } }`)
    expect(read.data.matchSession).toEqual({ players, participants: [] })
    const changed = await ask(
      'mutation',
      `mutation { pauseMatch(input: { sessionId: "${id}" }) { session { ${fields} } } }`,
    )
    expect(changed.data.pauseMatch.session.players).toEqual(players)
  })
})

/** A session in play of which one of two players consents to be shown. */
async function addBookedSession(): Promise<MatchSession> {
  const { club, location, courts } = side.home
  const person = (displayName: string, consentToShare: boolean) => ({
    ...{ externalId: `id-of-${displayName}`, displayName, team: 'BLUE' as const },
    ...{ consentToShare, consentReference: null },
  })
  const participants = [person('Ana', true), person('Bea', false)]
  const bookingId = newUuid()
  const session = await side.addSession({ status: 'ACTIVE', bookingId, participants })
  const { scheduledStart, scheduledEnd, organizationId, id: matchSessionId } = session
  await tableOf(BookingEntity).insert(side.database, {
    ...withEmptyFields(BOOKING_FIELDS),
    ...{ id: bookingId, organizationId, clubId: club.id, locationId: location.id },
    ...{ courtId: courts[0]?.id ?? '', matchSessionId, scheduledStart, scheduledEnd },
    ...{ bookingSourceId: newUuid(), installationId: newUuid(), provider: 'partner' },
    ...{ externalBookingId: newUuid(), externalCourtId: 'c1', sourceVersion: 1 },
    ...{ status: 'CONFIRMED', participants, openConflictId: null, publishedCount: 0 },
    ...{ importedAt: START, createdAt: START, updatedAt: START },
  })
  return session
}
