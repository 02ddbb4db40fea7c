import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { hashDeviceCredential } from '../../../schema/club/device-credential-text.ts'
import { CLUB_ROLES } from '../../../schema/club/roles.ts'
import { OrganizationEntity } from '../../../subgraphs/club/clubs/entities.ts'
import { CourtCredentialEntity } from '../../../subgraphs/club/court-credentials/entities.ts'
import { ExternalKeyEntity } from '../../../subgraphs/club/provisioning/entities.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const PAGE = readFileSync(resolve(import.meta.dirname, '../../../docs/ways-in.md'), 'utf8')

/** Rows of a table of the page, behind a heading: cells without their code marks. */
function tableBehind(heading: string): string[][] {
  const [, text = ''] = PAGE.split(`## ${heading}\n`)
  const [section = ''] = text.split('\n## ')
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )
}

let api: TestApi
let home: ClubFixture

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club)
})

afterAll(() => api.close())

/** A credential of each way in, as its holder has it. */
const CREDENTIALS: Readonly<Record<string, () => Promise<string | undefined>>> = {
  'partner installation': async () => api.tokenFor(await addInstallation(api.club, home.club)),
  'API key': async () => {
    const clubId = await addAccount(api.volunteer, { clubId: (await addClub(api.club)).club.id })
    return addApiKey(api.volunteer, clubId)
  },
  staff: () => api.staffToken({ clubs: [{ id: home.club.id, role: 'OWNER' }] }),
  ADMIN: () => api.staffToken({ admin: true }),
  'device of a court': () =>
    api.staffToken({ device: { club_id: home.club.id, court_id: home.courts[0]?.id } }),
  'provisioned device': async () => (await provision({ device: 1 })).credential,
  'score pad': addScorePad,
  'screen of a court': startScreen,
  "helper's link": makeHelperLink,
  'no credential': async () => undefined,
}

async function addScorePad(): Promise<string> {
  const credential = `cd_${newUuid()}`
  await tableOf(CourtCredentialEntity).insert(api.club, {
    ...{ id: newUuid(), clubId: home.club.id, courtId: home.courts[0]?.id ?? '', kind: 'PAD' },
    ...{ codeHash: null, codeExpiresAt: new Date(), createdBy: 'staff-1', createdByName: null },
    credentialHash: Buffer.from(hashDeviceCredential(credential), 'hex'),
    ...{ pairedAt: new Date(), createdAt: new Date() },
  })
  return credential
}

async function startScreen(): Promise<string> {
  const query =
    'mutation ($input: StartCourtScreenInput!) { startCourtScreen(input: $input) { token } }'
  const token = await api.staffToken({ clubs: [{ id: home.club.id, role: 'OPERATOR' }] })
  const variables = { input: { courtId: home.courts[0]?.id } }
  const { body } = await api.ask('POST', '/graphql', { token, body: { query, variables } })
  return body.data.startCourtScreen.token
}

async function makeHelperLink(): Promise<string> {
  const ids = await addOneOfEachVolunteer(api.volunteer, home.club.id)
  await api.volunteer.query("UPDATE events SET end_date = '2099-12-31'")
  const input = { eventId: ids.VolunteerEvent, helperId: ids.Helper }
  const query =
    'mutation ($input: CreateHelperLinkInput!) { createHelperLink(input: $input) { helperLink { token } } }'
  const token = await api.staffToken({ clubs: [{ id: home.club.id, role: 'OWNER' }] })
  const asked = { token, body: { query, variables: { input } } }
  const { body } = await api.ask('POST', '/graphql', asked)
  return body.data.createHelperLink.helperLink.token
}

async function reachOf(token: string | undefined): Promise<string[]> {
  const asked = token === undefined ? {} : { token }
  const club = await api.ask('GET', '/v1/club/context', asked)
  const volunteer = await api.ask('GET', '/api/developer/v1/events', {
    headers: token === undefined ? {} : { 'x-service-api-key': token },
  })
  const body = { query: '{ viewer { __typename } }' }
  const graph = await api.ask('POST', '/graphql', { ...asked, body })
  const kind = graph.body.data?.viewer.__typename
  return [club.status, volunteer.status, kind ?? graph.status].map(String)
}

describe('a way in', () => {
  const rows = tableBehind('Credentials')

  test('has a row in the table', () => {
    expect(rows.map(([name]) => name)).toEqual(Object.keys(CREDENTIALS))
  })

  test.each(rows)('reaches what its row says: %s', async (name, _credential, ...reach) => {
    const token = await CREDENTIALS[name ?? '']?.()
    expect(await reachOf(token)).toEqual(reach)
  })
})

/** Documents of the fields in the table; `$club` and `$id` are replaced, and ids of nothing suffice. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  startMatch: 'startMatch(input: { sessionId: "$id", eventSequence: 0 }) { __typename }',
  configureSession: 'configureSession(input: { sessionId: "$id" }) { __typename }',
  enterResult: `enterResult(input: { sessionId: "$id", eventSequence: 0, sets: [{ blue: 6, orange: 0 }] }) {
    __typename }`,
  resolveReconciliationConflict:
    'resolveReconciliationConflict(input: { conflictId: "$id" }) { __typename }',
  setCourtStatusOverride: 'setCourtStatusOverride(input: { courtId: "$id" }) { __typename }',
  createClubBooking:
    'createClubBooking(input: { clubId: "$club", courtId: "$id", scheduledStart: "2099-01-01T10:00:00Z", scheduledEnd: "2099-01-01T11:00:00Z", players: [], clientRequestId: "$id" }) { __typename }',
  moveClubBooking:
    'moveClubBooking(input: { bookingId: "$id", courtId: "$id", scheduledStart: "2099-01-01T10:00:00Z", scheduledEnd: "2099-01-01T11:00:00Z" }) { __typename }',
  cancelClubBooking: 'cancelClubBooking(input: { bookingId: "$id" }) { __typename }',
  startCourtScreen: 'startCourtScreen(input: { courtId: "$id" }) { __typename }',
  endCourtScreen: 'endCourtScreen(input: { courtId: "$id" }) { __typename }',
  startScorePad: 'startScorePad(input: { courtId: "$id" }) { __typename }',
  endScorePad: 'endScorePad(input: { scorePadId: "$id" }) { __typename }',
  reportCourtDevice: 'reportCourtDevice(input: { warning: false }) { __typename }',
  revokeInstallation:
    'revokeInstallation(input: { clubId: "$club", installationId: "$id" }) { __typename }',
  setBookingSourceStatus:
    'setBookingSourceStatus(input: { clubId: "$club", bookingSourceId: "$id", status: PAUSED }) { __typename }',
  resendFailedWebhookDeliveries:
    'resendFailedWebhookDeliveries(input: { endpointId: "$id", since: "2026-01-01T00:00:00Z" }) { __typename }',
  resendFailedDeliveriesOfClub:
    'resendFailedDeliveriesOfClub(input: { clubId: "$club", since: "2026-01-01T00:00:00Z" }) { __typename }',
  setWebhookEndpointStatus:
    'setWebhookEndpointStatus(input: { endpointId: "$id", status: ACTIVE }) { __typename }',
  recoverWebhookEndpoint:
    'recoverWebhookEndpoint(input: { endpointId: "$id", after: "0" }) { __typename }',
  deleteVolunteerEvent: 'deleteVolunteerEvent(input: { eventId: "$id" }) { __typename }',
  createVolunteerWebhook:
    'createVolunteerWebhook(input: { clubId: "$club", url: "https://hooks.example", idempotencyKey: "$id", eventTypes: [SHIFT_CREATED] }) { __typename }',
  erasePerson:
    'erasePerson(input: { clubId: "$club", person: { bookingSourceId: "$id", externalId: "p" } }) { __typename }',
  eraseStaffMember:
    'eraseStaffMember(input: { clubId: "$club", person: { subject: "p" } }) { erasedCount }',
  eraseVolunteerStaffMember:
    'eraseVolunteerStaffMember(input: { clubId: "$club", person: { subject: "p" } }) { erasedCount }',
  setOpeningHours: `setOpeningHours(input: { locationId: "$id", openingHours: [],
    expectedUpdatedAt: "2026-07-01T18:00:00Z" }) { __typename }`,
  updateClub: 'updateClub(input: { clubId: "$club", language: "de" }) { __typename }',
  setVolunteerPlan:
    'setVolunteerPlan(input: { clubId: "$club", isPro: false, addOns: [] }) { __typename }',
  provision: 'provision(input: {}) { unchangedCount }',
}

const RANGE = 'from: "2026-07-01T00:00:00Z", to: "2026-07-02T00:00:00Z"'

function documentOf(field: string): string {
  const [, list] = field.split('Club.')
  if (list === 'courtAvailability')
    return `{ club(id: "$club") { ${list}(filter: { ${RANGE} }) { nodes { __typename } } } }`
  if (list === 'search') return '{ club(id: "$club") { search(text: "ana") { players } } }'
  if (field === 'BookingSource.refusedBookings')
    return '{ club(id: "$club") { bookingSources { nodes { refusedBookings { nodes { __typename } } } } } }'
  const [, ofCourt] = field.split('Court.')
  if (ofCourt) return `{ court(id: "$id") { ${ofCourt} } }`
  if (list) return `{ club(id: "$club") { ${list} { nodes { __typename } } } }`
  if (field === 'exportPerson')
    return '{ exportPerson(clubId: "$club", person: { bookingSourceId: "$id", externalId: "p" }) { endCursor } }'
  if (/^export(Volunteer)?StaffMember$/.test(field))
    return `{ ${field}(clubId: "$club", person: { subject: "p" }) { endCursor } }`
  if (/^(a|volunteerA)uditEntries$/.test(field)) return `{ ${field} { nodes { __typename } } }`
  if (field === 'courtBoard') return '{ courtBoard(publicId: "$id") { __typename } }'
  if (/^(b|volunteerB)acklog$/.test(field)) return `{ ${field} { deliveryCount } }`
  if (field === 'operationUsage') return '{ operationUsage { __typename } }'
  if (!DOCUMENTS[field]) throw new Error(`There is no document for ${field}.`)
  return `mutation { ${DOCUMENTS[field]} }`
}

const personOf = (role: string) => api.personToken(`a-${role}`)

/** Provisions a person of each role, and a device. */
async function provision({ device }: { device: number }): Promise<{ credential?: string }> {
  const { slug: key, organizationId, name, timezone, currency, country, language } = home.club
  const id = { kind: 'ORGANIZATION', scope: '', externalKey: 'an-organization' } as const
  await tableOf(ExternalKeyEntity).insertIfFree(api.club, { ...id, id: organizationId })
  await tableOf(OrganizationEntity).insertIfFree(api.club, {
    ...{ id: organizationId, name: 'An organization', createdAt: new Date() },
  })
  const court = {
    ...{ key: 'pista-1', name: 'Pista 1', number: 1, publicId: 'PISTA-1', device },
    ...{ indoorOutdoor: 'INDOOR', surfaceType: 'OTHER' },
  }
  const locations = [{ key: 'main', name: 'Main', courts: [court] }]
  const staff = CLUB_ROLES.map((role) => ({ subject: `a-${role}`, role }))
  const club = { key, name, timezone, currency, country, language, locations, staff }
  const organizations = [{ key: 'an-organization', name: 'An organization', clubs: [club] }]
  const input = { admins: [{ subject: 'a-ADMIN' }], organizations }
  const query =
    'mutation ($input: ProvisionInput!) { provision(input: $input) { credentials { credential } } }'
  const token = await api.staffToken({ admin: true })
  const asked = { token, body: { query, variables: { input } } }
  const { body } = await api.ask('POST', '/graphql', asked)
  expect(body.errors).toBeUndefined()
  return body.data.provision.credentials[0] ?? {}
}

describe('a role of staff', () => {
  const page = PAGE.slice(PAGE.indexOf('## Roles of staff'))
  const lines = page.split('\n').filter((line) => /^\| (?:`|graph )/.test(line))
  const [header = [], ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )
  const columns = header.slice(1)

  test('has a column in the table', () => {
    expect(columns).toEqual(['ADMIN', ...CLUB_ROLES, 'DEVICE'])
    expect(rows.length).toBeGreaterThan(20)
  })

  const tokenOf = (role: string) => {
    const { id } = home.club
    if (role === 'ADMIN') return api.staffToken({ admin: true })
    if (role !== 'DEVICE') return api.staffToken({ clubs: [{ id, role }] })
    return api.staffToken({ device: { club_id: id, court_id: home.courts[0]?.id } })
  }

  /** Tokens without a claim, of persons whose roles provisioning made. */
  const provisionedTokenOf = (role: string) => (role === 'DEVICE' ? credential : personOf(role))

  let credential: string | undefined
  let pairedTokens: string[]
  beforeAll(async () => {
    credential = (await provision({ device: 2 })).credential
    pairedTokens = [await addScorePad(), await startScreen()]
  })

  const ways = rows.flatMap((row) => [
    { row, way: 'the claim', tokenOf },
    { row, way: 'provisioning', tokenOf: provisionedTokenOf },
  ])

  test.each(ways)('$row.0 is for those whom its row names, by $way', async ({ row, tokenOf }) => {
    const [field = '', ...cells] = row
    const query = documentOf(field).replaceAll('$club', home.club.id).replaceAll('$id', newUuid())
    const open = columns.map(async (role) => {
      const { body } = await api.ask('POST', '/graphql', {
        token: await tokenOf(role),
        body: { query },
      })
      const code = body.errors?.[0].extensions.code
      // The ids of nothing lead to these where the role is accepted.
      expect([
        undefined,
        'forbidden',
        'not_found',
        'invalid_input',
        'unsafe_webhook_url',
      ]).toContain(code)
      return code === 'forbidden' ? '' : 'yes'
    })
    expect(await Promise.all(open)).toEqual(cells)
  })

  test.each(rows)(
    '%s is for a score pad as for a device, and for a screen if it is its board',
    async (...row) => {
      const [field = ''] = row
      const query = documentOf(field).replaceAll('$club', home.club.id).replaceAll('$id', newUuid())
      const open = pairedTokens.map(async (token) => {
        const { body } = await api.ask('POST', '/graphql', { token, body: { query } })
        return body.errors?.[0].extensions.code !== 'forbidden'
      })
      expect(await Promise.all(open)).toEqual([row.at(-1) === 'yes', field === 'courtBoard'])
    },
  )

  test('reads no relation that its role does not open', async () => {
    const installation = await addInstallation(api.club, home.club)
    const { Booking } = await addOneOfEach(api.club, home, installation)
    const asked = async (role: string) => {
      const body = { query: `{ booking(id: "${Booking}") { id } }` }
      return (await api.ask('POST', '/graphql', { token: await tokenOf(role), body })).body
    }
    expect((await asked('OPERATOR')).data.booking).toEqual({ id: Booking })
    expect(await asked('COACH')).toMatchObject({
      data: { booking: null },
      errors: [{ extensions: { code: 'forbidden' } }],
    })
  })
})
