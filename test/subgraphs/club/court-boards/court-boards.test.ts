import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller, ScreenCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { BOOKING_FIELDS } from '../../../../schema/club/bookings.ts'
import type { ClubRole } from '../../../../schema/club/roles.ts'
import { UNASSIGNED } from '../../../../schema/club/statuses.ts'
import { withEmptyFields } from '../../../../schema/fields/resource-fields.ts'
import { BookingEntity } from '../../../../subgraphs/club/bookings/entities.ts'
import type { Participant } from '../../../../subgraphs/club/match-sessions/participants.ts'
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

const NUMBER = 'B-200'

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
      players: [
        { displayName: 'Ana', team: 'BLUE' },
        { displayName: 'Cleo', team: null },
      ],
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
  test('are those who consent, with or without a team, and the number of all, after a mutation too', async () => {
    const { id } = await addBookedSession()
    const players = [
      { displayName: 'Ana', team: 'BLUE' },
      { displayName: 'Cleo', team: null },
    ]
    const shown = { players, participants: [], playerCount: 3 }
    const fields = 'players { displayName team } participants { displayName } playerCount'
    const read = await askSession({ id, fields, caller: side.staff() })
    expect(read.data.matchSession).toEqual(shown)
    const changed = await pause({ id, fields, caller: side.staff() })
    expect(changed.data.pauseMatch.session).toEqual(shown)
  })

  test('are counted for staff alone', async () => {
    const { id } = await addBookedSession()
    const fields = 'players { displayName } playerCount'
    const read = await askSession({ id, fields, caller: side.device() })
    expect(read.data.matchSession).toMatchObject({ playerCount: null })
    expect(read.data.matchSession.players).toHaveLength(2)
  })
})

describe('the number of a session’s booking', () => {
  test.each<[string, ClubRole | 'device', string | null]>([
    ['an owner', 'OWNER', NUMBER],
    ['an operator', 'OPERATOR', NUMBER],
    ['a coach', 'COACH', null],
    ['a score pad', 'device', null],
  ])('is read by %s as the table says, after a mutation too', async (_who, role, number) => {
    const { id } = await addBookedSession()
    const roles = [{ clubId: side.home.club.id, role: role as ClubRole }]
    const caller = role === 'device' ? side.device() : { ...side.staff(), roles }
    const request = { id, fields: 'booking { externalBookingId }', caller }
    const shown = { booking: { externalBookingId: number } }
    expect((await askSession(request)).data.matchSession).toEqual(shown)
    const changed = await pause(request)
    expect(changed.codes).toEqual([])
    expect(changed.data.pauseMatch.session).toEqual(shown)
  })
})

interface SessionRequest {
  id: string
  fields: string
  caller: Caller
}

function ask(caller: Caller, kind: 'query' | 'mutation', document: string) {
  return side.execute({ name: 'Q', kind, document, hash: document, registered: false }, caller)
}

const askSession = ({ id, fields, caller }: SessionRequest) =>
  ask(caller, 'query', `{ matchSession(id: "${id}") { ${fields} } }`)

const pause = ({ id, fields, caller }: SessionRequest) =>
  ask(
    caller,
    'mutation',
    `mutation { pauseMatch(input: { sessionId: "${id}" }) { session { ${fields} } } }`,
  )

/** A session in play of which two of three players consent to be shown, one of them without a team. */
async function addBookedSession(): Promise<MatchSession> {
  const { club, location, courts } = side.home
  const person = (displayName: string, consentToShare: boolean, team: Participant['team']) => ({
    ...{ externalId: `id-of-${displayName}`, displayName, team },
    ...{ consentToShare, consentReference: null },
  })
  const participants = [
    person('Ana', true, 'BLUE'),
    person('Bea', false, 'BLUE'),
    person('Cleo', true, UNASSIGNED),
  ]
  const bookingId = newUuid()
  const session = await side.addSession({ status: 'ACTIVE', bookingId, participants })
  const { scheduledStart, scheduledEnd, organizationId, id: matchSessionId } = session
  await tableOf(BookingEntity).insert(side.database, {
    ...withEmptyFields(BOOKING_FIELDS),
    ...{ id: bookingId, organizationId, clubId: club.id, locationId: location.id },
    ...{ courtId: courts[0]?.id ?? '', matchSessionId, scheduledStart, scheduledEnd },
    ...{ bookingSourceId: newUuid(), installationId: newUuid(), provider: 'partner' },
    ...{ externalBookingId: NUMBER, externalCourtId: 'c1', sourceVersion: 1 },
    ...{ status: 'CONFIRMED', participants, openConflictId: null, publishedCount: 0 },
    ...{ importedAt: START, createdAt: START, updatedAt: START },
  })
  return session
}
