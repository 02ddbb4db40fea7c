import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const LEFT = 'rateLimit { limit remaining resetsAt }'
const OF_INSTALLATIONS = `query ($clubId: ID!) {
  club(id: $clubId) { installations(first: 10) { nodes { id ${LEFT} } } }
}`
const OF_KEYS = `query ($clubId: ID!) {
  volunteerAccount(clubId: $clubId) { ${LEFT} }
  apiKeys(clubId: $clubId) { nodes { ${LEFT} } }
}`
const REVOKE = `mutation ($input: RevokeInstallationInput!) {
  revokeInstallation(input: $input) { installation { ${LEFT} } }
}`

let api: TestApi
let home: ClubFixture
let installation: Awaited<ReturnType<typeof addInstallation>>
let owner: string

beforeAll(async () => {
  api = await startTestApi({ limits: { installation: 4, pro: 8, developerApi: 6 } })
  home = await addClub(api.club)
  installation = await addInstallation(api.club, home.club, { scopes: ['club:read'] })
  owner = await tokenOf('OWNER')
})

afterAll(() => api.close())

const tokenOf = (role: string) => api.staffToken({ clubs: [{ id: home.club.id, role }] })

async function read(query: string, token = owner, variables: object = { clubId: home.club.id }) {
  const { body } = await api.ask('POST', '/graphql', { token, body: { query, variables } })
  return body
}

async function setPlan(plan: object) {
  const input = { clubId: home.club.id, ...plan }
  const token = await api.staffToken({ admin: true })
  const query = `mutation ($input: SetVolunteerPlanInput!) {
    setVolunteerPlan(input: $input) { account { clubId } }
  }`
  await read(query, token, { input })
}

const OPEN = expect.stringMatching(/Z$/)

describe('the requests that are left', () => {
  test('of an installation are as many as it has not sent this minute, however often they are read', async () => {
    const readOne = async () => (await read(OF_INSTALLATIONS)).data.club.installations.nodes[0]
    const { id, rateLimit } = await readOne()
    expect(id).toBe(installation.installationId)
    expect(rateLimit).toEqual({ limit: 4, remaining: 4, resetsAt: null })

    const token = await api.tokenFor(installation)
    await api.ask('GET', '/v1/club/context', { token })
    const own = await read(`{ installation { ${LEFT} } }`, token)
    expect(own.data.installation.rateLimit).toEqual({ limit: 4, remaining: 2, resetsAt: OPEN })
    expect((await readOne()).rateLimit).toEqual({ limit: 4, remaining: 2, resetsAt: OPEN })
    for (let sent = 0; sent < 4; sent += 1) await api.ask('GET', '/v1/club/context', { token })
    expect((await readOne()).rateLimit).toMatchObject({ limit: 4, remaining: 0 })
  })

  test('of an installation are null once it is revoked', async () => {
    const ended = await addInstallation(api.club, home.club, { scopes: ['club:read'] })
    const input = { clubId: home.club.id, installationId: ended.installationId }
    const { data } = await read(REVOKE, owner, { input })
    expect(data.revokeInstallation.installation.rateLimit).toBeNull()
  })

  test('of keys are those of the club with the pro plan, and of each key with api_access_plus', async () => {
    const clubId = home.club.id
    await addAccount(api.volunteer, { clubId })
    const key = await addApiKey(api.volunteer, clubId)
    await addApiKey(api.volunteer, clubId, { createdAt: new Date('2025-01-01T00:00:00Z') })
    await api.ask('GET', '/api/developer/v1/events', { token: key })
    const shared = { limit: 8, remaining: 7, resetsAt: OPEN }
    const pro = (await read(OF_KEYS)).data
    expect(pro.volunteerAccount.rateLimit).toEqual(shared)
    expect(pro.apiKeys.nodes).toMatchObject([{ rateLimit: shared }, { rateLimit: shared }])

    await setPlan({ isPro: true, addOns: ['API_ACCESS_PLUS'] })
    await api.ask('GET', '/api/developer/v1/events', { token: key })
    const each = (await read(OF_KEYS)).data
    expect(each.volunteerAccount.rateLimit).toBeNull()
    expect(each.apiKeys.nodes).toMatchObject([
      { rateLimit: { limit: 6, remaining: 5, resetsAt: OPEN } },
      { rateLimit: { limit: 6, remaining: 6, resetsAt: null } },
    ])
  })

  test('are null and forbidden for staff who may not read what they are of', async () => {
    const coach = await tokenOf('COACH')
    const { data, errors } = await read(OF_INSTALLATIONS, coach)
    expect(data.club.installations).toBeNull()
    expect(errors).toMatchObject([{ extensions: { code: 'forbidden' } }])
    const keys = await read(OF_KEYS, await tokenOf('OPERATOR'))
    expect(keys.data).toEqual({ volunteerAccount: null, apiKeys: null })
  })
})
