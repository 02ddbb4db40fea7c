import { hash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { FORMER_MEMBER } from '../../../schema/club/roles.ts'
import { CLUB_STAFF_TABLES } from '../../../subgraphs/club/persons/staff-rows-store.ts'
import { endedSessionStore } from '../../../subgraphs/club/portal-sessions/store.ts'
import { StaffRoleEntity } from '../../../subgraphs/club/staff-members/entities.ts'
import type { StaffTable } from '../../../subgraphs/foundation/audit/staff-rows/staff-table.ts'
import { inTransaction } from '../../../subgraphs/foundation/database/transaction.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { VOLUNTEER_STAFF_TABLES } from '../../../subgraphs/volunteer/deletions/staff-rows-store.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { CLUB_SECRET_KEYS, type RunningClub, startClub } from '../club/running-club.ts'
import {
  ADMIN,
  addAccount,
  ofClub,
  PRO,
  staffOf,
  toApiKeyCaller,
} from '../volunteer/caller-fixture.ts'
import {
  startVolunteer,
  VOLUNTEER_SECRET_KEYS,
  type VolunteerTest,
} from '../volunteer/volunteer-fixture.ts'
import { tablesWith } from './traces.ts'

const SUBJECT = 'zyzzy-1'
const EMAIL = 'zyzzy@x.example'
const PERSON = { subject: SUBJECT, email: EMAIL }
const ZYZZY = { kind: 'staff', subject: SUBJECT, name: 'Zyzzy Zed', isAdmin: false } as const
const TRACES = [/zyzzy/i]

let club: RunningClub
let volunteer: VolunteerTest

beforeAll(async () => {
  club = await startClub()
  volunteer = await startVolunteer()
})
afterEach(async () => {
  for (const side of ['club', 'volunteer'] as const) await erase(side, null, ADMIN)
})
afterAll(() => Promise.all([club.close(), volunteer.close()]))

type Side = 'club' | 'volunteer'

const databaseOf = (side: Side) => (side === 'club' ? club : volunteer).database
const TABLES = { club: CLUB_STAFF_TABLES, volunteer: VOLUNTEER_STAFF_TABLES }
const FIELD = { club: 'StaffMember', volunteer: 'VolunteerStaffMember' }

const tracesIn = (side: Side) =>
  tablesWith(databaseOf(side), TRACES, side === 'club' ? CLUB_SECRET_KEYS : VOLUNTEER_SECRET_KEYS)

async function ask(side: Side, document: string, variables: object, caller: Caller) {
  if (side === 'volunteer') {
    const { data, errors } = await volunteer.ask(document, { ...variables }, caller)
    return { data, codes: errors.map(({ extensions }) => extensions?.['code']) }
  }
  const kind = document.startsWith('mutation') ? 'mutation' : 'query'
  const known = { name: 'Any', kind, document, hash: hash('sha256', document) } as const
  return club.execute({ ...known, registered: false }, caller, { ...variables })
}

interface Asked {
  clubId: string | null
  person?: { subject: string; email?: string | null }
  after?: string | null
}

const erasePage = (side: Side, asked: Asked, caller: Caller) =>
  ask(
    side,
    `mutation ($input: Erase${FIELD[side]}Input!) {
      payload: erase${FIELD[side]}(input: $input) { erasedCount endCursor }
    }`,
    { input: { person: PERSON, ...asked } },
    caller,
  )

const exportPage = (side: Side, asked: Asked, caller: Caller) =>
  ask(
    side,
    `query ($clubId: ID, $person: StaffPersonInput!, $after: String) {
      payload: export${FIELD[side]}(clubId: $clubId, person: $person, after: $after) {
        records { kind recordId clubId stored } endCursor
      }
    }`,
    { person: PERSON, ...asked },
    caller,
  )

/** All pages of an export or erasure. */
async function walk<Page extends { endCursor: string | null }>(
  page: typeof erasePage,
  side: Side,
  asked: Asked,
  caller: Caller,
): Promise<Page[]> {
  const pages: Page[] = []
  for (let after: string | null = null; ; ) {
    const { data, codes } = await page(side, { ...asked, after }, caller)
    expect(codes).toEqual([])
    pages.push(data.payload)
    after = data.payload.endCursor
    if (after === null) return pages
  }
}

interface ErasedPage {
  erasedCount: number
  endCursor: string | null
}

interface ExportedPage {
  records: { kind: string; recordId: string; clubId: string | null; stored: object }[]
  endCursor: string | null
}

const erase = (side: Side, clubId: string | null, caller: Caller) =>
  walk<ErasedPage>(erasePage, side, { clubId }, caller)

const exportAll = async (side: Side, clubId: string | null, caller: Caller) =>
  (await walk<ExportedPage>(exportPage, side, { clubId }, caller)).flatMap(({ records }) => records)

/** A club in both databases, in which each column about staff names the person. */
async function aClubOfZyzzy(): Promise<string> {
  const home = await addClub(club.database)
  const clubId = home.club.id
  const ids = await addOneOfEach(
    club.database,
    home,
    await addInstallation(club.database, home.club),
  )
  const subject = Buffer.from(SUBJECT)
  const role = { clubId, role: 'OPERATOR', createdAt: new Date() } as const
  await tableOf(StaffRoleEntity).insertAll(club.database, [
    { id: newUuid(), ...role, email: EMAIL, subject: SUBJECT },
    { id: newUuid(), ...role, email: EMAIL, subject: null },
    { id: newUuid(), ...role, email: null, subject: 'another' },
  ])
  const court = home.courts[0]?.id
  // The sample is at a position that the log gives to the next event.
  await club.database.query('DELETE FROM event_log WHERE club_id = ?', [clubId])
  const zyzzy: Caller = { ...ZYZZY, roles: [{ clubId, role: 'OWNER' }] }
  const done = await ask(
    'club',
    `mutation ($id: ID!) {
      setCourtStatusOverride(input: { courtId: $id, override: DISABLED }) { court { id } }
      startCourtScreen(input: { courtId: $id }) { token }
    }`,
    { id: court },
    zyzzy,
  )
  expect(done.codes).toEqual([])
  const { database } = club
  // No key has sealed the sample.
  await database.query("UPDATE webhook_endpoints SET secret = ''")
  const inClub = [subject, clubId]
  await database.query(
    'UPDATE installation_authorizations SET approved_by = ? WHERE club_id = ?',
    inClub,
  )
  await database.query('UPDATE reconciliation_conflicts SET resolved_by = ? WHERE club_id = ?', [
    ...[SUBJECT, clubId],
  ])
  const resend = 'INSERT INTO webhook_resends VALUES (?, 1, NOW(3), ?, ?)'
  await database.query(resend, [ids.WebhookDelivery, subject, 'Zyzzy Zed'])
  await database.query(
    `INSERT INTO audit_entries SELECT ?, ?, 'ADMIN', 'admin-1', NULL, 'provision', 'StaffMemberRole', ?, 1,
       'CREATED', '["subject"]', NULL, ?, ?, NOW(3)`,
    [
      newUuid(),
      clubId,
      newUuid(),
      JSON.stringify({ role: 'OPERATOR', subject: SUBJECT }),
      newUuid(),
    ],
  )
  await addVolunteerSide(clubId, zyzzy)
  return clubId
}

async function addVolunteerSide(clubId: string, zyzzy: Caller): Promise<void> {
  const { database } = volunteer
  const account = await addAccount(database, { ...PRO, clubId })
  const ids = await addOneOfEachVolunteer(database, clubId)
  await database.query("UPDATE webhook_endpoints SET secret = ''")
  const made = await ask(
    'volunteer',
    `mutation ($clubId: ID!, $eventId: ID!) {
      createApiKey(input: { clubId: $clubId, name: "Desk", grantedScopes: [EVENTS_WRITE] }) { apiKey { id } }
      createVolunteerEvent(input: { clubId: $clubId, name: "Gala", startDate: "2099-07-01", endDate: "2099-07-02" }) { event { id } }
      createVolunteerMessage(input: { eventId: $eventId, body: "Hello." }) { message { id } }
    }`,
    { clubId, eventId: ids.VolunteerEvent },
    zyzzy,
  )
  expect(made.codes).toEqual([])
  const key = toApiKeyCaller(account, { apiKeyId: made.data.createApiKey.apiKey.id })
  const byKey = await ask('volunteer', CREATE_EVENT, { input: anEvent }, key)
  expect(byKey.codes).toEqual([])
  const body = JSON.stringify({ data: { event: { name: 'Gala', created_by: SUBJECT } } })
  const eventId = made.data.createVolunteerEvent.event.id
  const delivery = ids.VolunteerWebhookDelivery
  await database.query('UPDATE webhook_deliveries SET resource_id = ?, body = ? WHERE id = ?', [
    ...[eventId, body, delivery],
  ])
  await database.query('INSERT INTO webhook_answers VALUES (?, 1, NOW(3), ?, FALSE)', [
    delivery,
    body,
  ])
  await database.query('INSERT INTO webhook_resends VALUES (?, 1, NOW(3), ?, ?)', [
    ...[delivery, Buffer.from(SUBJECT), 'Zyzzy Zed'],
  ])
}

const CREATE_EVENT =
  'mutation ($input: CreateVolunteerEventInput!) { createVolunteerEvent(input: $input) { event { id createdBy } } }'
const anEvent = { name: 'Cup', startDate: '2099-08-01', endDate: '2099-08-02' }

const kindsOf = (side: Side) => TABLES[side].map(({ kind }: StaffTable) => kind)

describe.each(['club', 'volunteer'] as const)('a member of staff on the %s side', (side) => {
  test('is exported from each table that names staff, and has no byte in any once erased', async () => {
    const clubId = await aClubOfZyzzy()
    const owner = staffOf(clubId)
    const records = await exportAll(side, clubId, owner)
    expect(new Set(records.map(({ kind }) => kind))).toEqual(new Set(kindsOf(side)))
    expect(records.every((record) => record.clubId === clubId)).toBe(true)
    expect(new Set(await tracesIn(side))).toEqual(new Set(tablesOf(side)))

    const pages = await erase(side, clubId, owner)
    expect(pages.reduce((sum, { erasedCount }) => sum + erasedCount, 0)).toBe(records.length)
    expect(await tracesIn(side)).toEqual([])
    expect(await exportAll(side, clubId, owner)).toEqual([])
    const [erasedAgain] = await erase(side, clubId, owner)
    expect(erasedAgain?.erasedCount).toBe(0)
  })

  test('is erased from the club of an OWNER, and everywhere by an ADMIN', async () => {
    const [clubId, other] = [await aClubOfZyzzy(), await aClubOfZyzzy()]
    await erase(side, clubId, staffOf(clubId))
    const left = await exportAll(side, null, ADMIN)
    expect(new Set(left.map((record) => record.clubId))).toEqual(new Set([other]))
    await erase(side, null, ADMIN)
    expect(await tracesIn(side)).toEqual([])
  })

  test('is for OWNERs of the club and ADMINs', async () => {
    const clubId = newUuid()
    const callers: [Caller, string | null, unknown][] = [
      [staffOf(clubId, 'OPERATOR'), clubId, 'forbidden'],
      [staffOf(clubId), null, 'forbidden'],
      [staffOf(clubId), newUuid(), 'not_found'],
      [staffOf(clubId), clubId, undefined],
      [ADMIN, null, undefined],
    ]
    for (const [caller, asked, code] of callers)
      for (const page of [erasePage, exportPage])
        expect((await page(side, { clubId: asked }, caller)).codes[0]).toBe(code)
  })

  test('a cursor is good for the same person alone', async () => {
    const clubId = await aClubOfZyzzy()
    const { data } = await exportPage(side, { clubId }, staffOf(clubId))
    const after = data.payload.endCursor
    expect(after).not.toBeNull()
    const other = { clubId, person: { subject: 'other' }, after }
    expect((await exportPage(side, other, staffOf(clubId))).codes).toEqual(['invalid_cursor'])
  })
})

/** Tables of the registry, by their columns. */
const tablesOf = (side: Side) =>
  TABLES[side].flatMap(({ columns }: StaffTable) => columns.map((one) => one.split('.')[0] ?? ''))

describe('once a member of staff is erased', () => {
  test('what they did stays, by a former member', async () => {
    const clubId = await aClubOfZyzzy()
    await erase('club', clubId, staffOf(clubId))
    await erase('volunteer', clubId, staffOf(clubId))
    const { data } = await volunteer.ask(
      ofClub(clubId, 'volunteerEvents(first: 10) { nodes { name createdBy } }'),
      {},
      staffOf(clubId),
    )
    const [{ volunteerEvents }] = data._entities
    expect(volunteerEvents.nodes).toContainEqual({ name: 'Gala', createdBy: FORMER_MEMBER })
    const names = await club.database.query<{ actor: Buffer; name: string | null }[]>(
      "SELECT actor_id AS actor, actor_name AS name FROM audit_entries WHERE mutation = 'startCourtScreen' AND club_id = ?",
      [clubId],
    )
    expect(names.map(({ actor, name }) => [String(actor), name])).toEqual([[FORMER_MEMBER, null]])
  })

  test('sessions that were ended stay ended', async () => {
    const clubId = await aClubOfZyzzy()
    const idHash = Buffer.alloc(32, 9)
    const expiresAt = new Date('2099-01-01')
    await inTransaction(club.database, (tx) => endedSessionStore.add(tx, { idHash, expiresAt }))
    await erase('club', null, ADMIN)
    await erase('volunteer', clubId, ADMIN)
    expect(await endedSessionStore.has(club.database, idHash)).toBe(true)
  })

  test('the roles of others stay, and the audit of the club says who has erased', async () => {
    const clubId = await aClubOfZyzzy()
    await erase('club', clubId, { ...staffOf(clubId), subject: 'eraser' })
    await erase('volunteer', clubId, ADMIN)
    const roles = await club.database.query<{ subject: Buffer }[]>(
      'SELECT subject FROM staff_roles WHERE club_id = ?',
      [clubId],
    )
    expect(roles.map(({ subject }) => String(subject))).toEqual(['another'])
    const entries = await club.database.query<{ action: string; type: string }[]>(
      "SELECT action, resource_type AS type FROM audit_entries WHERE actor_id = 'eraser' AND club_id = ?",
      [clubId],
    )
    expect(entries).toContainEqual({ action: 'DELETED', type: 'StaffMemberRole' })
    expect(entries).toContainEqual({ action: 'NONE', type: 'Club' })
  })
})
