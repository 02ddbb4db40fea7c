import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { CLUB_SCOPES } from '../../../../schema/club/scopes.ts'
import { moveDueSessions } from '../../../../subgraphs/club/match-sessions/clock/jobs.ts'
import { addInstallation } from '../../../support/club/fixtures.ts'
import { ADMIN } from '../../volunteer/caller-fixture.ts'
import { clockPartsOf, minutesAfter, START } from '../match-sessions/courtside.ts'
import { addHome } from '../running-club.ts'
import { clear, type Desk, slot, startDesk } from './own-bookings.ts'

let desk: Desk

beforeAll(async () => {
  desk = await startDesk()
})

afterAll(() => desk.close())

beforeEach(() => clear(desk))

const PLAYERS = [
  { displayName: ' Ana ', mayBeShown: true, team: 'BLUE' },
  { displayName: 'Berta', mayBeShown: false, team: 'BLUE' },
  { mayBeShown: false, team: 'ORANGE' },
]

const occupants = ({ details }: { details: unknown[] }) => {
  const [first] = details as { occupiedBy: { kind: string; bookingId: string | null }[] }[]
  return first?.occupiedBy.map(({ kind, bookingId }) => [kind, bookingId])
}

const events = () =>
  desk.database.query(
    'SELECT type, changed_fields AS fields, sequence FROM event_log ORDER BY publication_sequence',
  )

const storedBookings = () =>
  desk.database.query('SELECT id, status, participants FROM bookings ORDER BY id')

describe('createClubBooking', () => {
  test('makes a booking without a source, with its session and the events of any booking', async () => {
    const { data, codes } = await desk.book({ players: PLAYERS })
    expect(codes).toEqual([])
    const { booking, idempotentReplay } = data.createClubBooking
    expect(idempotentReplay).toBe(false)
    expect(booking).toEqual({
      ...{ id: expect.any(String), courtId: desk.courtIds[0], locationId: desk.home.location.id },
      ...{ provider: 'portal', status: 'CONFIRMED', ...slot(60, 150) },
      ...{ matchSessionId: expect.any(String), updatedAt: START.toISOString() },
      ...{ bookingSourceId: null, externalBookingId: null, sourceVersion: null },
      ...{ externalCourtId: desk.home.courts[0]?.publicId, participants: [] },
    })
    const session = await desk.session(booking.matchSessionId)
    expect(session).toMatchObject({ status: 'SCHEDULED', bookingId: booking.id })
    expect((await events()).map(({ type, fields }) => [type, JSON.parse(String(fields))])).toEqual([
      [
        'booking.created',
        [
          ...['court_id', 'location_id', 'participants', 'scheduled_end'],
          ...['scheduled_start', 'status'],
        ],
      ],
      ['session.created', ['status']],
    ])
  })

  test('stores the names of consenting players alone, under ids of its own', async () => {
    const { data } = await desk.book({ players: PLAYERS })
    const { id } = data.createClubBooking.booking
    const [{ participants } = {}] = await storedBookings()
    const place = { externalId: '', displayName: '', consentToShare: false, consentReference: null }
    expect(JSON.parse(String(participants))).toEqual([
      {
        ...{ externalId: expect.stringMatching(/^[0-9a-f-]{36}$/), displayName: 'Ana' },
        ...{ team: 'BLUE', consentToShare: true, consentReference: null },
      },
      { ...place, team: 'BLUE' },
      { ...place, team: 'ORANGE' },
    ])
    const { matchSession } = await desk.read(desk.staff(), id)
    expect(matchSession.players).toEqual([{ displayName: 'Ana', team: 'BLUE' }])
  })

  test('shows partners the booking without participants', async () => {
    const { data } = await desk.book({ players: PLAYERS })
    const partner = await addInstallation(desk.database, desk.home.club, { scopes: CLUB_SCOPES })
    const read = await desk.read(partner, data.createClubBooking.booking.id)
    expect(read).toMatchObject({ provider: 'portal', participants: [] })
    expect(read.matchSession.players).toEqual([])
  })

  test('becomes a match that begins by the clock', async () => {
    const { data } = await desk.book(slot(-4, 60))
    const { matchSessionId } = data.createClubBooking.booking
    await moveDueSessions(clockPartsOf(desk, desk.clock), desk.now())
    expect((await desk.session(matchSessionId)).status).toBe('WAITING_FOR_PLAYERS')
  })

  test('takes a court outside of opening hours, and right after and before others', async () => {
    await desk.book(slot(60, 150))
    expect((await desk.book(slot(150, 240))).codes).toEqual([])
    expect((await desk.book(slot(0, 60))).codes).toEqual([])
    expect((await desk.book({ courtId: desk.courtIds[1] })).codes).toEqual([])
  })

  test.each([
    ['ends with its start', slot(60, 60)],
    ['is shorter than five minutes', slot(60, 64)],
    ['is longer than a day', slot(60, 60 + 24 * 60 + 1)],
    ['is over', slot(-60, 0)],
    ['has five players', { players: Array(5).fill({ mayBeShown: false }) }],
    ['has a player to be shown without a name', { players: [{ mayBeShown: true }] }],
    ['has a name of two lines', { players: [{ displayName: 'Ana\nEva', mayBeShown: true }] }],
    ['has a name that shows nothing', { players: [{ displayName: '\u200b', mayBeShown: true }] }],
    ['has an empty name', { players: [{ displayName: ' ', mayBeShown: true }] }],
    [
      'has a name of 81 characters',
      { players: [{ displayName: 'x'.repeat(81), mayBeShown: true }] },
    ],
    ['has an empty clientRequestId', { clientRequestId: '' }],
    ['stands beside 21 bookings', { overlapping: Array(21).fill('b') }],
  ])('refuses one that %s', async (_what, changes) => {
    expect((await desk.book(changes)).codes).toEqual(['invalid_input'])
    expect(await storedBookings()).toEqual([])
  })

  test('refuses courts and clubs of others with not_found', async () => {
    const other = await startOther()
    expect((await desk.book({ courtId: other.courtId })).codes).toEqual(['not_found'])
    expect((await desk.book({ courtId: 'none' })).codes).toEqual(['not_found'])
    expect((await desk.book({ clubId: other.clubId })).codes).toEqual(['not_found'])
    expect((await desk.book({ clubId: other.clubId }, ADMIN)).codes).toEqual(['not_found'])
  })

  test('refuses a slot that a booking has, and says which', async () => {
    const put = await desk.put()
    const refused = await desk.book(slot(149, 200))
    expect(refused.codes).toEqual(['state_conflict'])
    expect(refused.details).toEqual([
      {
        courtId: desk.courtIds[0],
        occupiedBy: [
          {
            ...{ kind: 'BOOKING', courtId: desk.courtIds[0], bookingId: put.id },
            ...{ matchSessionId: expect.any(String), provider: desk.partner.caller.provider },
            ...{ from: minutesAfter(START, 60).toISOString() },
            ...{ until: minutesAfter(START, 150).toISOString() },
          },
        ],
      },
    ])
  })

  test('stands beside bookings that the desk has seen, and beside no other', async () => {
    const put = await desk.put()
    const own = await desk.book({ overlapping: [put.id] })
    expect(own.codes).toEqual([])
    const { id } = own.data.createClubBooking.booking
    const refused = await desk.book({ overlapping: [put.id] })
    expect(occupants(refused)).toEqual([
      ['BOOKING', put.id],
      ['BOOKING', id],
    ])
    expect((await desk.book({ overlapping: [id, put.id, 'gone'] })).codes).toEqual([])
  })

  test('takes a slot whose bookings are cancelled', async () => {
    await desk.put({ status: 'CANCELLED' })
    expect((await desk.book()).codes).toEqual([])
  })

  test('sees a booking of a whole day that has begun before', async () => {
    const put = await desk.put(slot(-22 * 60, 120))
    expect(occupants(await desk.book(slot(100, 160)))).toEqual([['BOOKING', put.id]])
  })

  test.each(['MAINTENANCE', 'DISABLED'])('refuses a court that is closed: %s', async (override) => {
    const until = minutesAfter(START, 90).toISOString()
    await closeCourt({ override, until })
    const put = await desk.put({ externalCourtId: 'c2' })
    const refused = await desk.book({ overlapping: [put.id] })
    expect([refused.codes, occupants(refused)]).toEqual([['state_conflict'], [['CLOSING', null]]])
    const [details] = refused.details as { occupiedBy: { until: string }[] }[]
    expect(details?.occupiedBy[0]?.until).toBe(until)
  })

  test('takes a closed court from the end of its closing on, but not a disabled one', async () => {
    const until = minutesAfter(START, 60).toISOString()
    await closeCourt({ override: 'DISABLED', until })
    expect((await desk.book()).codes).toEqual(['state_conflict'])
    await closeCourt({ override: 'MAINTENANCE', until })
    expect((await desk.book()).codes).toEqual([])
  })

  test.each(['ACTIVE', 'PAUSED'] as const)(
    'never passes over a match that is %s',
    async (status) => {
      const put = await desk.put()
      const [{ matchSessionId } = {}] = await desk.database.query(
        'SELECT match_session_id AS matchSessionId FROM bookings',
      )
      await desk.database.query('UPDATE match_sessions SET status = ?, actual_start = ?', [
        status,
        minutesAfter(START, -10),
      ])
      const refused = await desk.book({ overlapping: [put.id] })
      expect(refused.codes).toEqual(['state_conflict'])
      expect(refused.details).toEqual([
        {
          courtId: desk.courtIds[0],
          occupiedBy: [
            expect.objectContaining({ kind: 'MATCH', bookingId: put.id, matchSessionId }),
          ],
        },
      ])
      expect((await desk.book(slot(-9, 30))).codes).toEqual(['state_conflict'])
      expect((await desk.book(slot(150, 210))).codes).toEqual([])
    },
  )

  test('leaves the court to a match that runs over its end', async () => {
    await desk.addSession({
      ...{ status: 'ACTIVE', actualStart: minutesAfter(START, -100) },
      ...{ scheduledStart: minutesAfter(START, -100), scheduledEnd: minutesAfter(START, -10) },
    })
    const refused = await desk.book(slot(0, 60))
    expect(occupants(refused)).toEqual([['MATCH', null]])
    expect((await desk.book(slot(1, 60))).codes).toEqual([])
  })

  test('answers a repetition with the same booking, and stores no second one', async () => {
    const input = { clientRequestId: 'again', players: PLAYERS }
    const first = await desk.book(input)
    const second = await desk.book(input)
    expect(second.data.createClubBooking).toEqual({
      ...{ booking: first.data.createClubBooking.booking, idempotentReplay: true },
    })
    expect(await storedBookings()).toHaveLength(1)
    expect((await desk.book({ ...input, players: [] })).codes).toEqual(['idempotency_conflict'])
  })

  test('is made by the same clientRequestId after a refusal', async () => {
    const put = await desk.put()
    const input = { clientRequestId: 'asked' }
    expect((await desk.book(input)).codes).toEqual(['state_conflict'])
    const { data } = await desk.book({ ...input, overlapping: [put.id] })
    expect(data.createClubBooking.idempotentReplay).toBe(false)
  })
})

describe('moveClubBooking', () => {
  test('moves booking and session to another court and time, with the events of a change', async () => {
    const { id, matchSessionId } = await made()
    const { data, codes } = await desk.move(id, slot(120, 180))
    expect(codes).toEqual([])
    expect(data.moveClubBooking.booking).toMatchObject({
      ...{ id, courtId: desk.courtIds[1], ...slot(120, 180), matchSessionId },
      externalCourtId: desk.home.courts[1]?.publicId,
    })
    expect(await desk.session(matchSessionId)).toMatchObject({
      ...{ courtId: desk.courtIds[1], scheduledStart: minutesAfter(START, 120) },
    })
    const [booking, session] = await events()
    expect([booking?.['type'], JSON.parse(String(booking?.['fields']))]).toEqual([
      'booking.updated',
      ['court_id', 'scheduled_end', 'scheduled_start'],
    ])
    expect(session?.['type']).toBe('session.status_changed')
  })

  test('to its own place changes nothing', async () => {
    const { id, updatedAt } = await made()
    const { data } = await desk.move(id, { courtId: desk.courtIds[0] })
    expect(data.moveClubBooking.booking.updatedAt).toBe(updatedAt)
    expect(await events()).toEqual([])
  })

  test('within its own slot does not meet itself', async () => {
    const { id } = await made()
    expect((await desk.move(id, { courtId: desk.courtIds[0], ...slot(75, 165) })).codes).toEqual([])
  })

  test('is refused as a new booking is', async () => {
    const { id } = await made()
    const put = await desk.put({ externalCourtId: 'c2' })
    const refused = await desk.move(id)
    expect(occupants(refused)).toEqual([['BOOKING', put.id]])
    expect((await desk.move(id, { overlapping: [put.id] })).codes).toEqual([])
    expect((await desk.move(id, { courtId: desk.home.club.id })).codes).toEqual(['not_found'])
    expect((await desk.move(id, slot(60, 62))).codes).toEqual(['invalid_input'])
    expect((await desk.move(id, slot(-60, -1))).codes).toEqual(['invalid_input'])
  })

  test('makes another session where the clock has cancelled the first', async () => {
    const { id, matchSessionId } = await made()
    await desk.database.query("UPDATE match_sessions SET status = 'CANCELLED'")
    const { data } = await desk.move(id, slot(200, 260))
    const { booking } = data.moveClubBooking
    expect(booking.matchSessionId).not.toBe(matchSessionId)
    expect((await desk.session(booking.matchSessionId)).status).toBe('SCHEDULED')
  })
})

describe('cancelClubBooking', () => {
  test('cancels booking and session', async () => {
    const { id, matchSessionId } = await made()
    const { data } = await desk.cancel(id)
    expect(data.cancelClubBooking.booking).toMatchObject({ id, status: 'CANCELLED' })
    expect((await desk.session(matchSessionId)).status).toBe('CANCELLED')
    expect((await events()).map(({ type }) => type)).toEqual([
      ...['booking.cancelled', 'session.status_changed'],
    ])
    expect((await desk.book()).codes).toEqual([])
  })

  test('a second time changes nothing', async () => {
    const { id } = await made()
    const first = await desk.cancel(id)
    await desk.database.query('DELETE FROM event_log')
    const second = await desk.cancel(id)
    expect(second.data).toEqual(first.data)
    expect(await events()).toEqual([])
  })
})

describe('moving and cancelling', () => {
  const changes = [
    ['move', (id: string, more = {}) => desk.move(id, more)],
    ['cancel', (id: string, more = {}) => desk.cancel(id, more)],
  ] as const

  test.each(changes)(
    '%s refuses a booking whose match has begun, without a conflict',
    async (_name, act) => {
      const { id } = await made()
      for (const status of ['ACTIVE', 'PAUSED', 'COMPLETED', 'ABORTED']) {
        await desk.database.query('UPDATE match_sessions SET status = ?', [status])
        const { codes, details } = await act(id)
        expect([codes, details]).toEqual([
          ['state_conflict'],
          [expect.objectContaining({ bookingId: id, matchStatus: status })],
        ])
      }
      expect(await desk.database.query('SELECT id FROM reconciliation_conflicts')).toEqual([])
      expect(await events()).toEqual([])
    },
  )

  test.each(changes)("%s refuses a partner's booking, and says whose it is", async (_name, act) => {
    const { id } = await desk.put()
    const { codes, details } = await act(id)
    expect([codes, details]).toEqual([
      ['state_conflict'],
      [
        expect.objectContaining({
          provider: desk.partner.caller.provider,
          bookingSourceId: desk.partner.sourceId,
        }),
      ],
    ])
  })

  test.each(changes)('%s refuses a booking that has been changed since', async (_name, act) => {
    const { id, updatedAt } = await made()
    desk.setNow(minutesAfter(START, 1))
    await desk.move(id, slot(120, 180))
    const { codes, details } = await act(id, { expectedUpdatedAt: updatedAt })
    expect([codes, details]).toEqual([
      ['state_conflict'],
      [expect.objectContaining({ bookingId: id, updatedAt: minutesAfter(START, 1).toISOString() })],
    ])
  })

  test('a cancelled booking is not moved', async () => {
    const { id } = await made()
    await desk.cancel(id)
    const { codes, details } = await desk.move(id)
    expect([codes, details]).toEqual([
      ['state_conflict'],
      [expect.objectContaining({ status: 'CANCELLED' })],
    ])
  })

  test.each(changes)('%s does not find bookings of other clubs', async (_name, act) => {
    const { id } = await made()
    await desk.database.query('UPDATE bookings SET club_id = ?', [desk.partner.sourceId])
    expect((await act(id)).codes).toEqual(['not_found'])
    expect((await act('none')).codes).toEqual(['not_found'])
  })
})

test.each(['COACH', 'COORDINATOR'] as const)('none is for a %s', async (role) => {
  const { id } = await made()
  const caller = { ...desk.staff(), roles: [{ clubId: desk.home.club.id, role }] } as const
  expect((await desk.book({}, caller)).codes).toEqual(['forbidden'])
  expect((await desk.move(id, {}, caller)).codes).toEqual(['forbidden'])
  expect((await desk.cancel(id, {}, caller)).codes).toEqual(['forbidden'])
})

test('none is for the installation of a partner, nor for a device of a court', async () => {
  const { id } = await made()
  for (const caller of [desk.partner.caller, desk.device()]) {
    expect((await desk.book({}, caller)).codes).toEqual(['forbidden'])
    expect((await desk.move(id, {}, caller)).codes).toEqual(['forbidden'])
    expect((await desk.cancel(id, {}, caller)).codes).toEqual(['forbidden'])
  }
})

const closeCourt = (input: object) =>
  desk.change('setCourtStatusOverride', { courtId: desk.courtIds[0], ...input }, desk.staff())

/** A booking an hour ahead, without the events of its making. */
async function made() {
  const { data } = await desk.book({ players: PLAYERS })
  await desk.database.query('DELETE FROM event_log')
  return data.createClubBooking.booking
}

async function startOther() {
  const other = await addHome(desk, 1)
  return { clubId: other.club.id, courtId: other.courts[0]?.id }
}
