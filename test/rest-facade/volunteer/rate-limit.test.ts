import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const EVENTS = '/api/developer/v1/events'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi({
    limits: { installation: 2, pro: 3, developerApi: 4, noTier: 2 },
  })
})

afterAll(() => api.close())

/** Statuses of as many requests as are asked, one after the other, over the given keys in turn. */
async function statusesOf(keys: readonly string[], times: number): Promise<number[]> {
  const statuses = []
  for (let call = 0; call < times; call += 1) {
    const { status } = await api.ask('GET', EVENTS, { token: keys[call % keys.length] ?? '' })
    statuses.push(status)
  }
  return statuses
}

const keysOf = async (clubId: string) => [
  await addApiKey(api.volunteer, clubId),
  await addApiKey(api.volunteer, clubId),
]

describe('the rate limit', () => {
  test('of the pro plan is one for all keys of the club', async () => {
    const keys = await keysOf(await addAccount(api.volunteer))
    expect(await statusesOf(keys, 5)).toEqual([200, 200, 200, 429, 429])
    expect(await statusesOf(await keysOf(await addAccount(api.volunteer)), 1)).toEqual([200])
  })

  test('of the add-on is one for each key, also beside the pro plan', async () => {
    const clubId = await addAccount(api.volunteer, { addOns: ['API_ACCESS_PLUS'] })
    const [one = '', other = ''] = await keysOf(clubId)
    expect(await statusesOf([one], 5)).toEqual([200, 200, 200, 200, 429])
    expect(await statusesOf([other], 1)).toEqual([200])
  })

  test('of a club with neither comes before the gate', async () => {
    const key = await addApiKey(api.volunteer, await addAccount(api.volunteer, { plan: null }))
    expect(await statusesOf([key], 3)).toEqual([403, 403, 429])
  })

  test('is the same at the graph, counted once however many tiers a request passes', async () => {
    const key = await addApiKey(api.volunteer, await addAccount(api.volunteer))
    const graph = await api.ask('POST', '/graphql', {
      token: key,
      body: { query: '{ volunteerEvents { nodes { id } } }' },
    })
    expect(graph.body).toEqual({ data: { volunteerEvents: { nodes: [] } } })
    expect(graph.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '2' })
    const { headers } = await api.ask('GET', EVENTS, { token: key })
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '3', 'x-ratelimit-remaining': '1' })
  })

  test('of an installation ends its requests with 429, and no other installation’s', async () => {
    const { club } = await addClub(api.club)
    const token = await api.tokenFor(await addInstallation(api.club, club))
    const other = await api.tokenFor(await addInstallation(api.club, club))
    const ask = (as: string) => api.ask('GET', '/v1/club/context', { token: as })
    expect([await ask(token), await ask(token)].map(({ status }) => status)).toEqual([200, 200])
    const refused = await ask(token)
    expect(refused.status).toBe(429)
    expect(refused.body.error).toMatchObject({
      code: 'rate_limited',
      details: { retry_after_seconds: Number(refused.headers['retry-after']) },
    })
    expect((await ask(other)).headers).toMatchObject({ 'ratelimit-remaining': '1' })
  })
})
