import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { addClub, type ClubFixture } from '../../../support/club/fixtures.ts'
import {
  type Approved,
  approve,
  askGraph,
  exchange,
  makeForeignProvider,
  registerApplication,
} from '../../../support/club/installing.ts'
import { startTestApi, type TestApi } from '../../../support/http/api.ts'

const WITHDRAW = `mutation ($input: WithdrawInstallationAuthorizationInput!) {
  withdrawInstallationAuthorization(input: $input) { authorization { status } }
}`

const provider = makeForeignProvider()
let api: TestApi
let home: ClubFixture
let applicationId: string
let now = new Date()

beforeAll(async () => {
  api = await startTestApi({ identityProvider: () => provider, clock: () => now })
  home = await addClub(api.club)
  applicationId = await registerApplication(api)
})
afterAll(() => api.close())
afterEach(() => {
  provider.beforeAnswer = async () => {}
})

const approved = () => approve(api, home.club.id, applicationId)
const laterByAMinute = () => {
  now = new Date(now.getTime() + 61_000)
}

/** Begins an exchange, and comes back once the identity provider was asked; `goOn` lets it answer. */
async function beginExchange(codes: Approved, key: string) {
  let goOn = () => {}
  const gate = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const isAsked = new Promise<void>((resolve) => {
    provider.beforeAnswer = () => {
      resolve()
      return gate
    }
  })
  const answer = exchange(api, codes, { key })
  await isAsked
  provider.beforeAnswer = async () => {}
  return { answer, goOn }
}

async function withdraw({ authorizationId }: Approved) {
  const input = { clubId: home.club.id, installationAuthorizationId: authorizationId }
  const { data, codes } = await askGraph(api, { admin: true }, WITHDRAW, { input })
  return codes[0] ?? data.withdrawInstallationAuthorization.authorization.status
}

describe('an exchange that takes longer than a minute', () => {
  test('gives way to one under another key, and is refused as any used code', async () => {
    const codes = await approved()
    const slow = await beginExchange(codes, 'slow')
    laterByAMinute()
    expect((await exchange(api, codes, { key: 'quick' })).status).toBe(200)
    slow.goOn()
    const { status, body } = await slow.answer
    expect([status, body.error.code]).toEqual([400, 'invalid_request'])
  })

  test('answers what its own repetition was answered', async () => {
    const codes = await approved()
    const slow = await beginExchange(codes, 'repeated')
    laterByAMinute()
    const repeated = await exchange(api, codes, { key: 'repeated' })
    slow.goOn()
    const { status, body } = await slow.answer
    expect([status, body]).toEqual([200, repeated.body])
  })

  test('can be withdrawn, and never installs anything then', async () => {
    const codes = await approved()
    const slow = await beginExchange(codes, 'withdrawn')
    expect(await withdraw(codes)).toBe('state_conflict')
    laterByAMinute()
    expect(await withdraw(codes)).toBe('WITHDRAWN')
    slow.goOn()
    const late = await slow.answer
    const again = await exchange(api, codes, { key: 'withdrawn' })
    for (const { status, body } of [late, again])
      expect([status, body.error.code]).toEqual([400, 'invalid_request'])
    const rows = await api.club.query(
      `SELECT i.id FROM installations i
       JOIN installation_authorizations a ON a.installation_id = i.id WHERE a.id = ?`,
      [codes.authorizationId],
    )
    expect(rows).toEqual([])
  })
})

describe('an exchange whose installation could not be kept', () => {
  test('leaves the code good, and its repetition takes the principal that was made', async () => {
    const codes = await approved()
    const before = provider.principals.size
    provider.beforeAnswer = async () => {
      await api.club.query('RENAME TABLE installations TO installations_away')
    }
    const failed = await exchange(api, codes, { key: 'kept' })
    await api.club.query('RENAME TABLE installations_away TO installations')
    provider.beforeAnswer = async () => {}
    expect(failed.status).toBe(500)
    expect((await exchange(api, codes, { key: 'kept' })).status).toBe(200)
    expect(provider.principals.size).toBe(before + 1)
  })
})
