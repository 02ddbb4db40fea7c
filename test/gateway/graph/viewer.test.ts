import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { isEnumType } from 'graphql'
import { decodeJwt } from 'jose'
import { newUuid } from '../../../platform/ids.ts'
import { CLUB_ROLES } from '../../../schema/club/roles.ts'
import { toEnumName } from '../../../schema/enum-names.ts'
import { VOLUNTEER_SCOPES } from '../../../schema/volunteer/scopes.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { ApiRequestEntity } from '../../../subgraphs/foundation/request-log/entities.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { GRAPH } from '../../support/graph/graph.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const QUERY = `{
  viewer {
    __typename
    ... on ViewerCredential { name expiresAt }
    ... on InstallationViewer {
      installationId applicationId provider organizationId clubId club { name } clubScopes
    }
    ... on ApiKeyViewer { apiKeyId clubId volunteerScopes }
    ... on StaffViewer { subject isAdmin roles { clubId club { name } role } }
    ... on DeviceViewer { subject clubId courtId }
    ... on HelperViewer { helperId eventId clubId }
  }
}`

const END = new Date('2099-12-31T23:59:59.000Z')

let api: TestApi
let home: ClubFixture

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club)
})

afterAll(() => api.close())

/** The claim `exp` of an access token. */
const endOf = (token: string) => new Date((decodeJwt(token).exp ?? 0) * 1000).toISOString()

async function viewerOf(token: string) {
  const { status, body } = await api.ask('POST', '/graphql', { token, body: { query: QUERY } })
  return { status, ...body, viewer: body.data?.viewer }
}

describe('the viewer', () => {
  test('of an installation is the installation, with its club and scopes', async () => {
    const installation = await addInstallation(api.club, home.club, {
      scopes: ['club:read', 'bookings:write'],
    })
    const token = await api.tokenFor(installation)
    const { viewer, errors } = await viewerOf(token)
    expect(errors).toBeUndefined()
    const { installationId, applicationId, provider } = installation
    expect(viewer).toEqual({
      __typename: 'InstallationViewer',
      ...{ installationId, applicationId, provider, name: 'Partner', expiresAt: endOf(token) },
      organizationId: home.club.organizationId,
      clubId: home.club.id,
      club: { name: home.club.name },
      clubScopes: ['CLUB_READ', 'BOOKINGS_WRITE'],
    })
  })

  test('of an installation without club:read has no club, and all else', async () => {
    const installation = await addInstallation(api.club, home.club, { scopes: ['courts:read'] })
    const { viewer } = await viewerOf(await api.tokenFor(installation))
    expect(viewer).toMatchObject({ clubId: home.club.id, club: null })
    expect(viewer.clubScopes).toEqual(['COURTS_READ'])
  })

  test('of an API key is the key, with its club and scopes', async () => {
    const clubId = await addAccount(api.volunteer, { clubId: home.club.id })
    const id = newUuid()
    const { viewer, errors } = await viewerOf(
      await addApiKey(api.volunteer, clubId, { id, expiresAt: END }),
    )
    expect(errors).toBeUndefined()
    expect(viewer).toEqual({
      __typename: 'ApiKeyViewer',
      ...{ apiKeyId: id, clubId, name: 'Key', expiresAt: END.toISOString() },
      volunteerScopes: VOLUNTEER_SCOPES.map(toEnumName),
    })
  })

  test('of an API key that does not expire has no end', async () => {
    const { viewer } = await viewerOf(await addApiKey(api.volunteer, home.club.id))
    expect(viewer).toMatchObject({ __typename: 'ApiKeyViewer', expiresAt: null })
  })

  test('of staff is the person, with a role in each club', async () => {
    const other = await addClub(api.club)
    const clubs = [
      { id: home.club.id, role: 'OWNER' },
      { id: other.club.id, role: 'OPERATOR' },
    ]
    const token = await api.staffToken({ clubs }, { name: 'Eva Huber' })
    const { viewer, errors } = await viewerOf(token)
    expect(errors).toBeUndefined()
    expect(viewer).toEqual({
      __typename: 'StaffViewer',
      ...{ subject: 'staff-1', name: 'Eva Huber', expiresAt: endOf(token), isAdmin: false },
      roles: [
        { clubId: home.club.id, club: { name: home.club.name }, role: 'OWNER' },
        { clubId: other.club.id, club: { name: other.club.name }, role: 'OPERATOR' },
      ],
    })
  })

  test('of an ADMIN says so, without a role in any club', async () => {
    const token = await api.staffToken({ admin: true })
    const { viewer } = await viewerOf(token)
    expect(viewer).toEqual({
      __typename: 'StaffViewer',
      ...{ subject: 'staff-1', name: null, expiresAt: endOf(token), isAdmin: true, roles: [] },
    })
  })

  test.each([['a'.repeat(121)], [''], [7], [null]])(
    'of staff has no name if the claim is %j, and is not refused',
    async (name) => {
      const { viewer } = await viewerOf(await api.staffToken({ admin: true }, { name }))
      expect(viewer).toMatchObject({ __typename: 'StaffViewer', name: null })
    },
  )

  test('of a device is the device, with its court', async () => {
    const courtId = newUuid()
    const device = { club_id: home.club.id, court_id: courtId }
    const token = await api.staffToken({ device }, { name: 'Court 1' })
    const { viewer, errors } = await viewerOf(token)
    expect(errors).toBeUndefined()
    expect(viewer).toEqual({
      __typename: 'DeviceViewer',
      ...{ subject: 'staff-1', name: 'Court 1', expiresAt: endOf(token) },
      ...{ clubId: home.club.id, courtId },
    })
  })

  test('of a link is the helper, with the event of the link', async () => {
    await api.volunteer.query('DELETE FROM accounts')
    const ids = await addOneOfEachVolunteer(api.volunteer, home.club.id)
    await api.volunteer.query("UPDATE events SET end_date = '2099-12-31'")
    const input = { eventId: ids.VolunteerEvent, helperId: ids.Helper }
    const query = `mutation ($input: CreateHelperLinkInput!) {
      createHelperLink(input: $input) { helperLink { token expiresAt } } }`
    const owner = await api.staffToken({ clubs: [{ id: home.club.id, role: 'OWNER' }] })
    const { body } = await api.ask('POST', '/graphql', {
      token: owner,
      body: { query, variables: { input } },
    })
    const { token, expiresAt } = body.data.createHelperLink.helperLink
    const { viewer, errors } = await viewerOf(token)
    expect(errors).toBeUndefined()
    expect(viewer).toEqual({
      __typename: 'HelperViewer',
      ...{ ...input, clubId: home.club.id, name: 'Anna Gruber', expiresAt },
    })
  })

  test('does not exist without a credential, and with one that does not verify', async () => {
    const body = { query: QUERY }
    const anonymous = await api.ask('POST', '/graphql', { body })
    expect(anonymous.status).toBe(401)
    expect(anonymous.body.errors[0].extensions.code).toBe('authentication_required')
    const wrong = await viewerOf('wrong')
    expect([wrong.status, wrong.viewer]).toEqual([401, undefined])
  })

  test('has the roles that the platform knows', () => {
    const type = GRAPH.planning.apiSchema.getType('ClubRole')
    const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : []
    expect(values).toEqual([...CLUB_ROLES])
  })
})

describe('the log of its requests', () => {
  const LOG = 'lastRequest { route } requests { nodes { route status code } }'

  async function note(database: Database, ownerId: string, route: string) {
    const request = { id: newUuid(), ownerId, method: 'GET', route, durationMs: 3 }
    const refusal = { status: 403, code: 'insufficient_scope', requestedAt: new Date() }
    await tableOf(ApiRequestEntity).insert(database, { ...request, ...refusal })
  }

  async function ask(token: string, query: string) {
    const { body } = await api.ask('POST', '/graphql', { token, body: { query } })
    const codes = (body.errors ?? []).map((error: FailedRead) => error.extensions.code)
    return { data: body.data, codes }
  }

  const logOf = (route: string) => ({
    lastRequest: { route },
    requests: { nodes: [{ route, status: 403, code: 'insufficient_scope' }] },
  })

  test('is read by an installation, and by none beside it', async () => {
    const [own, peer] = [
      await addInstallation(api.club, home.club, { scopes: ['club:read'] }),
      await addInstallation(api.club, home.club),
    ]
    await note(api.club, own.installationId, '/own')
    await note(api.club, peer.installationId, '/peer')
    const token = await api.tokenFor(own)
    const answered = await ask(token, `{ installation { ${LOG} } }`)
    expect(answered).toEqual({ data: { installation: logOf('/own') }, codes: [] })
    const of = (id: string) => `{ node(id: "${id}") { ... on Installation { ${LOG} } } }`
    expect((await ask(token, of(own.installationId))).data).toEqual({ node: logOf('/own') })
    expect(await ask(token, of(peer.installationId))).toEqual({ data: { node: null }, codes: [] })
  })

  test('is read by an API key of any scope, and by none beside it', async () => {
    const [own, peer] = [newUuid(), newUuid()]
    const clubId = await addAccount(api.volunteer, { clubId: (await addClub(api.club)).club.id })
    const token = await addApiKey(api.volunteer, clubId, { id: own, scopes: ['events:create'] })
    await addApiKey(api.volunteer, clubId, { id: peer })
    await note(api.volunteer, own, '/own')
    await note(api.volunteer, peer, '/peer')
    const answered = await ask(token, `{ apiKey { id rateLimit { limit } ${LOG} } }`)
    const apiKey = { id: own, rateLimit: { limit: expect.any(Number) }, ...logOf('/own') }
    expect(answered).toEqual({ data: { apiKey }, codes: [] })
    const of = (id: string) => `{ node(id: "${id}") { ... on ApiKey { ${LOG} } } }`
    expect(await ask(token, of(peer))).toEqual({ data: { node: null }, codes: [] })
    expect((await ask(token, `{ apiKeys(clubId: "${clubId}") { nodes { id } } }`)).codes).toEqual([
      'forbidden',
    ])
  })

  test('begins with the key, which staff have in lists alone', async () => {
    const token = await api.staffToken({ clubs: [{ id: home.club.id, role: 'OWNER' }] })
    expect(await ask(token, '{ apiKey { id } }')).toEqual({
      data: { apiKey: null },
      codes: ['forbidden'],
    })
  })
})

interface FailedRead {
  extensions: { code: string }
}
