import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { scopedBus } from '../../../../platform/bus/bus.ts'
import type { Caller, StaffCaller } from '../../../../platform/caller.ts'
import type { ClubResourceKind } from '../../../../schema/club/event-types.ts'
import { CLUB_SCOPES } from '../../../../schema/club/scopes.ts'
import type { ClubChangeKind } from '../../../../subgraphs/club/records/club-change.ts'
import { NOTICES_TOPIC } from '../../../../subgraphs/foundation/change/change-notices.ts'
import { addClub, addInstallation } from '../../../support/club/fixtures.ts'
import { addOneOfEach } from '../../../support/club/one-of-each.ts'
import { everyMutationOf } from '../../../support/graph/every-mutation.ts'
import { CLUB_CASES, type MutationCase } from '../../audit/mutation-cases.ts'
import { type RunningClub, startClub } from '../running-club.ts'
import { OTHER_CASES } from './other-cases.ts'

type Announced = ClubResourceKind | ClubChangeKind

/** Why a page that is open need not show the change before its next read, a minute later at most or at its entry. */
const AT_ENTRY = {
  integration: 'Pages of applications, approvals and sources are read at their entry.',
  none: 'No page shows what changes.',
  queue: 'A worker writes the bookings, and publishes an event of each.',
  erasure: 'What names the erased person is read again within a minute.',
} as const

/** By what each mutation announces its changes: kinds of events in small letters, of notices in capitals. */
const ANNOUNCED: Readonly<Record<string, readonly Announced[] | keyof typeof AT_ENTRY>> = {
  putBooking: ['booking', 'match_session'],
  createClubBooking: ['booking', 'match_session'],
  moveClubBooking: ['booking', 'match_session'],
  cancelClubBooking: ['booking', 'match_session'],
  configureSession: ['match_session'],
  openSession: ['court', 'match_session'],
  startMatch: ['court', 'match_session'],
  pauseMatch: ['court', 'match_session'],
  resumeMatch: ['court', 'match_session'],
  abortSession: ['match_session'],
  awardMatch: ['court', 'match_session'],
  recordPoint: ['match_session'],
  chooseDecidingSide: ['match_session'],
  reversePoint: ['match_session'],
  correctScore: ['match_session'],
  enterResult: ['match_session'],
  resolveReconciliationConflict: ['RECONCILIATION_CONFLICT'],
  setCourtStatusOverride: ['COURT', 'court'],
  reportCourtDevice: ['court'],
  startCourtScreen: ['COURT'],
  endCourtScreen: ['COURT'],
  startScorePad: ['COURT'],
  endScorePad: ['COURT'],
  pairScorePad: ['COURT'],
  openCourtScreen: ['COURT'],
  provision: ['CLUB', 'COURT', 'LOCATION'],
  createWebhookEndpoint: ['WEBHOOK_ENDPOINT'],
  updateWebhookEndpoint: ['WEBHOOK_ENDPOINT'],
  disableWebhookEndpoint: ['WEBHOOK_ENDPOINT'],
  setWebhookEndpointStatus: ['WEBHOOK_ENDPOINT'],
  rotateWebhookSecret: ['WEBHOOK_ENDPOINT'],
  recoverWebhookEndpoint: ['WEBHOOK_ENDPOINT'],
  resendWebhookDelivery: ['WEBHOOK_ENDPOINT'],
  resendFailedWebhookDeliveries: ['WEBHOOK_ENDPOINT'],
  resendFailedDeliveriesOfClub: ['WEBHOOK_ENDPOINT'],
  revokeInstallation: ['WEBHOOK_ENDPOINT'],

  setClubStatus: ['CLUB'],
  updateClub: ['CLUB'],
  setOpeningHours: ['LOCATION'],
  registerApplication: 'integration',
  approveInstallation: 'integration',
  withdrawInstallationAuthorization: 'integration',
  exchangeInstallation: 'integration',
  changeInstallationScopes: 'integration',
  createBookingSource: 'integration',
  setBookingSourceStatus: 'integration',
  putCourtMapping: 'integration',
  importBookings: 'queue',
  erasePerson: 'erasure',
  eraseStaffMember: 'erasure',
  createEventStreamTicket: 'none',
  redeemEventStreamTicket: 'none',
  pingWebhookEndpoint: 'none',
}

const ADMIN: StaffCaller = { kind: 'staff', subject: 'admin-1', isAdmin: true, roles: [] }

const MUTATIONS = everyMutationOf('club', '')
/** Their notices may be delayed. */
const earlierClubs = new Set<string>()

let club: RunningClub

beforeAll(async () => {
  club = await startClub()
})

afterAll(() => club.close())

function ask(name: string, input: unknown, caller: Caller) {
  const { operation } = MUTATIONS.find((one) => one.name === name) ?? {}
  if (operation === undefined) throw new Error(`There is no ${name}.`)
  return club.execute(operation, caller, { input })
}

/** The case of a mutation, made possible in a club of its own; null without one. */
async function prepare(name: string) {
  const home = await addClub(club.database)
  const partner = await addInstallation(club.database, home.club, { scopes: CLUB_SCOPES })
  const ids = await addOneOfEach(club.database, home, partner)
  // Behind the event that is there.
  const raise =
    'INSERT INTO organization_heads (organization_id, publication_sequence) VALUES (?, ?)'
  await club.database.query(raise, [home.club.organizationId, 1_000])
  const other = OTHER_CASES[name]
  const found = other ?? CLUB_CASES[name as keyof typeof CLUB_CASES]
  if (typeof found === 'string') return null

  const { setUp, earlier = [], input }: MutationCase = found
  for (const sql of setUp?.(ids).split(';') ?? []) await club.database.query(sql)
  for (const [before, inputOf] of earlier)
    expect((await ask(before, inputOf(ids), ADMIN)).codes).toEqual([])
  const caller = other?.callerOf(ids, partner) ?? ADMIN
  return { clubId: ids.Club, run: () => ask(name, input?.(ids), caller) }
}

test('every mutation is in the table of announcements', () => {
  expect(Object.keys(ANNOUNCED).sort()).toEqual(MUTATIONS.map(({ name }) => name).sort())
})

test.each(Object.entries(ANNOUNCED))('%s announces what the table has', async (name, row) => {
  const expected = typeof row === 'string' ? [] : row
  const change = await prepare(name)
  if (change === null) return expect(expected).toEqual([])

  const readLog = () =>
    club.database.query<{ id: string; kind: string }[]>(
      'SELECT id, resource_type AS kind FROM event_log',
    )
  const before = new Set((await readLog()).map(({ id }) => id))
  const announced: string[] = []
  const bus = scopedBus(club.bus, 'club')
  const end = bus.subscribe(NOTICES_TOPIC, (key) => {
    const [clubId = '', kind = ''] = key.split(' ')
    if (!earlierClubs.has(clubId)) announced.push(kind)
  })
  const { codes } = await change.run()
  end()
  earlierClubs.add(change.clubId)
  for (const { id, kind } of await readLog()) if (!before.has(id)) announced.push(kind)
  expect(codes).toEqual([])
  expect([...new Set(announced)].sort()).toEqual(expected)
})
