import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Row } from '../../../../subgraphs/foundation/database/database.ts'
import type { ClubFixture } from '../../../support/club/fixtures.ts'
import { aBookingInput, addHome, addSource, type RunningClub, startClub } from '../running-club.ts'

let club: RunningClub
let home: ClubFixture
let source: Awaited<ReturnType<typeof addSource>>

beforeAll(async () => {
  club = await startClub()
  home = await addHome(club)
  source = await addSource(club, home)
})

afterAll(() => club.close())

const staff = (role: 'OWNER' | 'OPERATOR' | 'COACH') =>
  ({
    kind: 'staff',
    subject: 'staff-1',
    isAdmin: false,
    roles: [{ clubId: home.club.id, role }],
  }) as const

function change(document: string, role: Parameters<typeof staff>[0], input: Row) {
  const name = 'rules'
  const asked = { name, kind: 'mutation', document, hash: name, registered: false } as const
  return club.execute(asked, staff(role), { input: { clubId: home.club.id, ...input } })
}

function update(changes: Row, role: Parameters<typeof staff>[0] = 'OWNER') {
  const document = `mutation ($input: UpdateClubInput!) {
    updateClub(input: $input) { club { name scoringMode ruleVersion } } }`
  return change(document, role, changes)
}

async function rulesOfOwnBooking() {
  const document = `mutation ($input: CreateClubBookingInput!) { createClubBooking(input: $input) {
    booking { matchSession { scoringMode ruleVersion } } } }`
  const { data } = await change(document, 'OPERATOR', {
    ...{ courtId: home.courts[1]?.id, players: [], clientRequestId: 'own-1' },
    ...{ scheduledStart: '2099-07-01T18:00:00Z', scheduledEnd: '2099-07-01T19:30:00Z' },
  })
  const { scoringMode, ruleVersion } = data.createClubBooking.booking.matchSession
  return [scoringMode, ruleVersion]
}

async function rulesOfNewSession(externalBookingId: string) {
  const input = aBookingInput({ bookingSourceId: source.sourceId, externalBookingId })
  expect((await club.ask('PutBooking', { input }, source.caller)).codes).toEqual([])
  const [row] = await club.database.query(
    `SELECT ms.scoring_mode AS mode, ms.rule_version AS version FROM bookings b
     JOIN match_sessions ms ON ms.id = b.match_session_id WHERE b.external_booking_id = ?`,
    [Buffer.from(externalBookingId)],
  )
  return [row?.['mode'], row?.['version']]
}

describe('the deciding rules of a club', () => {
  test('are those of its new sessions, and leave the others as they are', async () => {
    const before = await rulesOfNewSession('b-1')
    const { data } = await update({
      scoringMode: 'GOLDEN_POINT',
      ruleVersion: 'padel-2026.1+mtb10',
    })
    const { name } = data.updateClub.club
    expect(data.updateClub.club).toEqual({
      ...{ name, scoringMode: 'GOLDEN_POINT', ruleVersion: 'padel-2026.1+mtb10' },
    })
    expect(await rulesOfNewSession('b-2')).toEqual(['GOLDEN_POINT', 'padel-2026.1+mtb10'])
    expect(await rulesOfOwnBooking()).toEqual(['GOLDEN_POINT', 'padel-2026.1+mtb10'])
    expect(await rulesOfNewSession('b-1')).toEqual(before)
  })

  test('stay when something else changes, and one of them when the other does', async () => {
    await update({ scoringMode: 'ADVANTAGE', ruleVersion: 'padel-2026.1' })
    await update({ name: 'Padel Sur' })
    const { data } = await update({ ruleVersion: 'padel-2026.1+mtb10' })
    expect(data.updateClub.club).toEqual({
      ...{ name: 'Padel Sur', scoringMode: 'ADVANTAGE', ruleVersion: 'padel-2026.1+mtb10' },
    })
  })

  test('are versions that the platform knows', async () => {
    const { codes } = await update({ ruleVersion: 'padel-2027.1' })
    expect(codes).toEqual(['invalid_input'])
  })

  test.each(['OPERATOR', 'COACH'] as const)('are not set by a %s', async (role) => {
    expect((await update({ scoringMode: 'ADVANTAGE' }, role)).codes).toEqual(['forbidden'])
  })
})
