import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type Caller, SERVICE, type StaffCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { ClubRole } from '../../../../schema/club/roles.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import { until } from '../../../support/time/until.ts'
import { aBookingInput, addHome, addSource, type RunningClub, startClub } from '../running-club.ts'

let club: RunningClub
let home: ClubFixture
let sourceId: string
let partner: Awaited<ReturnType<typeof addSource>>['caller']

beforeAll(async () => {
  club = await startClub()
  home = await addHome(club)
  const source = await addSource(club, home)
  sourceId = source.sourceId
  partner = source.caller
})

beforeEach(async () => {
  await club.database.query('DELETE FROM refused_bookings')
})

afterAll(() => club.close())

function staff(role: ClubRole): StaffCaller {
  const roles = [{ clubId: home.club.id, role }]
  return { kind: 'staff', subject: `${role}-1`, isAdmin: false, roles }
}

const put = (changes: object) =>
  club.ask(
    'PutBooking',
    { input: aBookingInput({ bookingSourceId: sourceId, ...changes }) },
    partner,
  )

function ask(document: string, caller: Caller, variables: Record<string, unknown> = {}) {
  const kind = document.startsWith('mutation') ? 'mutation' : 'query'
  const asked = { name: 'Q', kind, document, hash: document, registered: false } as const
  return club.execute(asked, caller, variables)
}

const FIELDS =
  'nodes { id bookingSourceId bookingSource { name } externalBookingId code way details { name value } }'

async function refusals(caller: Caller = staff('OPERATOR'), filter: object = {}) {
  const document = `query ($id: ID!, $filter: RefusedBookingFilter) {
    club(id: $id) { refusedBookings(filter: $filter) { ${FIELDS} } } }`
  const { data, codes } = await ask(document, caller, { id: home.club.id, filter })
  return { nodes: data.club?.refusedBookings?.nodes ?? null, codes }
}

async function refusalsOfSource(caller: Caller, externalBookingId?: string) {
  const document = `query ($sources: [_Any!]!, $filter: RefusedBookingOfSourceFilter) {
    _entities(representations: $sources) {
      ... on BookingSource { refusedBookings(filter: $filter) { ${FIELDS} } } } }`
  const sources = [{ __typename: 'BookingSource', id: sourceId }]
  const filter = externalBookingId === undefined ? {} : { externalBookingId }
  const { data, codes } = await ask(document, caller, { sources, filter })
  return { nodes: data._entities?.[0]?.refusedBookings?.nodes ?? null, codes }
}

const untilStored = (count: number) =>
  until(async () => {
    const rows = await club.database.query('SELECT id FROM refused_bookings')
    return rows.length >= count
  })

const setStatus = (status: 'PAUSED' | 'ACTIVE') =>
  ask(
    `mutation ($input: SetBookingSourceStatusInput!) { setBookingSourceStatus(input: $input) { status } }`,
    staff('OWNER'),
    { input: { clubId: home.club.id, bookingSourceId: sourceId, status } },
  )

const shownOf = (nodes: { externalBookingId: string; code: string }[]) =>
  nodes.map(({ externalBookingId, code }) => `${externalBookingId} ${code}`).sort()

describe('a booking that is refused', () => {
  test('by PUT is found by its number, with code and details, and who sent it', async () => {
    expect((await put({ externalBookingId: 'B-200', externalCourtId: 'c9' })).codes).toEqual([
      'unmapped_court',
    ])
    await untilStored(1)
    expect((await refusals(staff('OWNER'), { externalBookingId: 'B-200' })).nodes).toEqual([
      {
        id: expect.any(String),
        ...{ bookingSourceId: sourceId, bookingSource: { name: 'Desk' } },
        ...{ externalBookingId: 'B-200', code: 'UNMAPPED_COURT', way: 'PUT' },
        details: [{ name: 'externalCourtId', value: 'c9' }],
      },
    ])
    expect((await refusals(staff('OWNER'), { externalBookingId: 'B-20' })).nodes).toEqual([])
  })

  test('is kept for each reason that is about the booking', async () => {
    await put({ externalBookingId: 'kept', sourceVersion: 3 })
    const asked = [
      { externalBookingId: 'kept', sourceVersion: 2 },
      { externalBookingId: 'faulty', scheduledEnd: '2099-07-01T17:00:00Z' },
      { externalBookingId: 'unmapped', externalCourtId: 'c9' },
    ]
    for (const changes of asked) await put(changes)
    await setStatus('PAUSED')
    await put({ externalBookingId: 'paused' })
    await setStatus('ACTIVE')
    await untilStored(4)
    expect(shownOf((await refusals()).nodes)).toEqual([
      'faulty INVALID_INPUT',
      'kept VERSION_CONFLICT',
      'paused BOOKING_SOURCE_INACTIVE',
      'unmapped UNMAPPED_COURT',
    ])
  })

  test('by an import is kept like one by PUT', async () => {
    const bookings = [aBookingInput({}), aBookingInput({ externalCourtId: 'c9' })].map(
      ({ externalBookingId: _number, ...booking }, nth) => ({
        externalBookingId: `i-${nth}`,
        booking,
      }),
    )
    const stop = club.startJobs()
    await club.ask('ImportBookings', { input: { bookingSourceId: sourceId, bookings } }, partner)
    await untilStored(1)
    await stop()
    expect((await refusals()).nodes).toMatchObject([
      { externalBookingId: 'i-1', code: 'UNMAPPED_COURT', way: 'IMPORT' },
    ])
  })

  test('by an import that is refused as a whole is kept, whether it is the faulty one or another', async () => {
    const records = ['w-1', 'w-2'].map((externalBookingId) => {
      const { externalBookingId: _number, ...booking } = aBookingInput({})
      return { externalBookingId, booking }
    })
    const importAll = (bookings: object[]) =>
      club.ask('ImportBookings', { input: { bookingSourceId: sourceId, bookings } }, partner)
    const faulty = { ...records[1], booking: { ...records[1]?.booking, sourceVersion: -1 } }
    expect((await importAll([records[0] ?? {}, faulty])).codes).toEqual(['invalid_input'])
    await setStatus('PAUSED')
    expect((await importAll(records)).codes).toEqual(['booking_source_inactive'])
    await setStatus('ACTIVE')
    await untilStored(4)
    const { nodes } = await refusals()
    expect(shownOf(nodes)).toEqual([
      'w-1 BOOKING_SOURCE_INACTIVE',
      'w-1 INVALID_INPUT',
      'w-2 BOOKING_SOURCE_INACTIVE',
      'w-2 INVALID_INPUT',
    ])
    expect(nodes).toContainEqual(
      expect.objectContaining({
        way: 'IMPORT',
        details: [expect.objectContaining({ name: 'sourceVersion' })],
      }),
    )
    const other = { externalBookingId: 'w-1', details: [{ name: '', value: 'others' }] }
    expect(nodes).toContainEqual(expect.objectContaining(other))
  })

  test('by the facade is kept as it hands it on, of the installation’s own sources alone', async () => {
    const aRequest = (refusedBooking: object, ownerId = partner.installationId) => ({
      ...{ id: newUuid(), ownerId, requestedAt: Date.now(), method: 'PUT', route: '/' },
      ...{ status: 400, code: 'invalid_request', durationMs: 1, refusedBookings: [refusedBooking] },
    })
    const refused = (externalBookingId: string) => ({
      ...{ way: 'PUT', bookingSourceId: sourceId, externalBookingId, code: 'invalid_input' },
      details: { issues: [{ path: 'participants[0].display_name', rule: 'max_length' }] },
    })
    const other = await addInstallation(club.database, home.club)
    const requests = [
      aRequest(refused('foreign'), other.installationId),
      aRequest({ anything: true }),
      aRequest(refused('own')),
      aRequest({ ...refused('of an import'), way: 'IMPORT' }),
    ]
    const recorded = await club.ask('RecordInstallationRequests', { requests }, SERVICE as never)
    expect(recorded.codes).toEqual([])
    await untilStored(2)
    const { nodes } = await refusals()
    const ways = nodes.map((one: Record<string, string>) => [one['externalBookingId'], one['way']])
    expect(ways.sort()).toEqual([
      ['of an import', 'IMPORT'],
      ['own', 'PUT'],
    ])
    expect((await refusals(staff('OWNER'), { externalBookingId: 'own' })).nodes).toMatchObject([
      {
        ...{ externalBookingId: 'own', code: 'INVALID_INPUT', way: 'PUT' },
        details: [{ name: 'participants[0].displayName', value: 'max_length' }],
      },
    ])
  })

  test('names no one, whatever its source sends', async () => {
    const person = { externalId: 'zyzzy-1', displayName: 'Zyzzy', consentReference: 'zyzzy-c' }
    await put({ externalBookingId: 'named', externalCourtId: 'c9', participants: [person] })
    await put({ externalBookingId: 'faulty', participants: [{ ...person, team: 'ZYZZY' }] })
    await put({ externalBookingId: 'late', externalCourtId: 'c9' })
    await untilStored(2)
    const rows = await club.database.query('SELECT * FROM refused_bookings')
    expect(JSON.stringify(rows)).not.toMatch(/zyzzy/i)
  })

  test('is answered at once while the table is locked', async () => {
    await put({ externalBookingId: 'b-1', externalCourtId: 'c9' })
    await untilStored(1)
    await inTransaction(club.database, async (tx) => {
      await tx.query('SELECT id FROM refused_bookings FOR UPDATE')
      const { codes } = await put({ externalBookingId: 'b-1', externalCourtId: 'c8' })
      expect(codes).toEqual(['unmapped_court'])
      expect((await put({ externalBookingId: newUuid() })).codes).toEqual([])
    })
    await until(async () => {
      const [refusal] = (await refusals()).nodes
      return refusal.details[0].value === 'c8'
    })
  })
})

describe('refused bookings', () => {
  beforeEach(async () => {
    await put({ externalBookingId: 'B-200', externalCourtId: 'c9' })
    await untilStored(1)
  })

  test.each(['OWNER', 'OPERATOR'] as const)('are read by %s', async (role) => {
    expect(shownOf((await refusals(staff(role))).nodes)).toEqual(['B-200 UNMAPPED_COURT'])
    expect(shownOf((await refusalsOfSource(staff(role))).nodes)).toEqual(['B-200 UNMAPPED_COURT'])
  })

  test.each(['COACH', 'COORDINATOR'] as const)('are not read by %s', async (role) => {
    expect(await refusals(staff(role))).toEqual({ nodes: null, codes: ['forbidden'] })
    expect((await refusalsOfSource(staff(role))).nodes).toBeNull()
  })

  test('are read by the source’s own installation alone, of its source', async () => {
    expect(shownOf((await refusalsOfSource(partner, 'B-200')).nodes)).toHaveLength(1)
    expect((await refusalsOfSource(partner, 'B-201')).nodes).toEqual([])
    expect(await refusals(partner)).toEqual({ nodes: null, codes: ['forbidden'] })
    const other = await addInstallation(club.database, home.club)
    expect((await refusalsOfSource(other)).nodes).toBeNull()
  })

  test('of another club are not there', async () => {
    const elsewhere = await addHome(club)
    const roles = [{ clubId: elsewhere.club.id, role: 'OWNER' as const }]
    const stranger = { ...staff('OWNER'), roles }
    expect((await refusals(stranger)).nodes).toBeNull()
    const ofOther = { bookingSourceId: sourceId }
    const document = `query ($id: ID!, $filter: RefusedBookingFilter) {
      club(id: $id) { refusedBookings(filter: $filter) { nodes { id } } } }`
    const variables = { id: elsewhere.club.id, filter: ofOther }
    const { data } = await ask(document, stranger, variables)
    expect(data.club.refusedBookings.nodes).toEqual([])
  })

  test('stay where the booking was accepted since, as its last refusal', async () => {
    expect((await put({ externalBookingId: 'B-200' })).codes).toEqual([])
    expect(shownOf((await refusals()).nodes)).toEqual(['B-200 UNMAPPED_COURT'])
  })
})
