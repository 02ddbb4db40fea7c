import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { Caller, InstallationCaller } from '../../../../platform/caller.ts'
import { BOOKING_FIELDS } from '../../../../schema/club/bookings.ts'
import type { ClubRole } from '../../../../schema/club/roles.ts'
import { CLUB_SCOPES, type ClubScope } from '../../../../schema/club/scopes.ts'
import { fieldNamesOf } from '../../../../schema/fields/resource-fields.ts'
import { toRestName } from '../../../../schema/fields/rest-names.ts'
import { toVisibleBooking } from '../../../../subgraphs/club/bookings/visibility.ts'
import { sampleFields } from '../../../support/graph/sample-fields.ts'
import { aParticipant, minutes, storedAfter } from './bookings.ts'

const ANA = aParticipant({
  externalId: 'p-1',
  displayName: 'Ana',
  team: 'BLUE',
  consentToShare: true,
  consentReference: 'receipt-1',
})
const BEN = aParticipant({ externalId: 'p-2', displayName: 'Ben' })

/** A value of each field, so that a hidden one differs from an empty one. */
const { booking } = storedAfter({
  ...sampleFields(BOOKING_FIELDS, 'Sample', {
    sourceVersion: 1,
    externalCourtId: 'c1',
    scheduledStart: minutes(60),
    scheduledEnd: minutes(150),
    status: 'CONFIRMED',
    participants: [],
  }),
  participants: [ANA, BEN],
})

const FIELDS = fieldNamesOf(BOOKING_FIELDS)

const OWNERS_FIELDS = FIELDS.filter((field) => BOOKING_FIELDS[field].visibleTo === 'owner')

const PUBLIC_ID = 'CT-1'

function anInstallation(
  installationId: string,
  scopes: readonly ClubScope[] = CLUB_SCOPES,
): InstallationCaller {
  return {
    kind: 'installation',
    installationId,
    applicationId: 'application-1',
    provider: 'partner',
    organizationId: 'organization-1',
    clubId: 'club-1',
    scopes,
  }
}

const without = (scope: ClubScope) => CLUB_SCOPES.filter((other) => other !== scope)

const staffOf = (clubId: string, role: ClubRole): Caller => ({
  kind: 'staff',
  subject: 'staff-1',
  isAdmin: false,
  roles: [{ clubId, role }],
})
const OWNER = staffOf('club-1', 'OWNER')
const AT_COURT = { subject: 'device-1', clubId: 'club-1', courtId: 'court-1' } as const
const ADMIN: Caller = { kind: 'staff', subject: 'staff-2', isAdmin: true, roles: [] }

const OWN_IDS = {
  bookingSourceId: 'source-1',
  externalBookingId: 'b-1',
  externalCourtId: 'c1',
  sourceVersion: 1,
}
const NO_IDS = {
  bookingSourceId: null,
  externalBookingId: null,
  externalCourtId: PUBLIC_ID,
  sourceVersion: null,
}
const NUMBER_ALONE = { ...NO_IDS, externalBookingId: 'b-1' }
const SHOWN = [{ externalId: 'p-1', displayName: 'Ana' }]

describe('a booking', () => {
  test.each<[string, Caller, typeof OWN_IDS | typeof NO_IDS | typeof NUMBER_ALONE, typeof SHOWN]>([
    ['the installation that owns its source', anInstallation('installation-1'), OWN_IDS, SHOWN],
    [
      'that installation without participants:read',
      anInstallation('installation-1', without('participants:read')),
      OWN_IDS,
      [],
    ],
    [
      'that installation without participants:write',
      anInstallation('installation-1', without('participants:write')),
      OWN_IDS,
      SHOWN,
    ],
    ['another installation of the club', anInstallation('installation-2'), NO_IDS, []],
    ['the owner of the club', OWNER, NUMBER_ALONE, []],
    ['its front desk', staffOf('club-1', 'OPERATOR'), NUMBER_ALONE, []],
    ['an administrator', ADMIN, NUMBER_ALONE, []],
    ['a coach of the club', staffOf('club-1', 'COACH'), NO_IDS, []],
    ['a coordinator of the club', staffOf('club-1', 'COORDINATOR'), NO_IDS, []],
    ['the owner of another club', staffOf('club-2', 'OWNER'), NO_IDS, []],
    ['a score pad', { kind: 'device', ...AT_COURT }, NO_IDS, []],
    ['a screen', { kind: 'screen', ...AT_COURT }, NO_IDS, []],
    ['another tier', { kind: 'service' }, NO_IDS, []],
  ])('shows %s what it may see', (_who, caller, ids, participants) => {
    const isOwner = ids === OWN_IDS
    expect(toVisibleBooking(booking, PUBLIC_ID, caller)).toEqual({
      ...booking,
      ...(!isOwner && Object.fromEntries(OWNERS_FIELDS.map((field) => [field, null]))),
      installationId: isOwner ? booking.installationId : null,
      ...ids,
      participants,
    })
  })

  test('hides from other installations the fields that the documents list', () => {
    const document = join(
      import.meta.dirname,
      '../../../../rest-facade/reference/rules/club/bookings.md',
    )
    const [, section = ''] =
      /## getBooking, listBookings\n([^#]*)/.exec(readFileSync(document, 'utf8')) ?? []
    const hidden = [...Object.keys(NO_IDS), ...OWNERS_FIELDS]
    const names = hidden.map((field) => `\`${toRestName(field)}\``)
    expect(names.filter((name) => !section.includes(name))).toEqual([])
  })

  test.each([
    ['an empty list', [], []],
    ['no one without consent', [BEN], []],
    ['those with consent', [BEN, ANA], SHOWN],
  ])('shows of its participants: %s', (_who, participants, shown) => {
    const visible = toVisibleBooking(
      { ...booking, participants },
      PUBLIC_ID,
      anInstallation('installation-1'),
    )
    expect(visible.participants).toEqual(shown)
  })

  test('of the portal has no source ids, and shows the court’s public id', () => {
    const portal = {
      ...booking,
      bookingSourceId: null,
      installationId: null,
      externalBookingId: null,
      externalCourtId: null,
      sourceVersion: null,
    }
    for (const caller of [anInstallation('installation-1'), OWNER])
      expect(toVisibleBooking(portal, PUBLIC_ID, caller)).toMatchObject({
        ...NO_IDS,
        participants: [],
      })
  })
})
