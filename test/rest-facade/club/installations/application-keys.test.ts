import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addClub } from '../../../support/club/fixtures.ts'
import {
  APPROVE,
  askGraph,
  PARTNER_KEY,
  PARTNER_PRIVATE_KEY,
  REDIRECT_URI,
  REGISTER,
  registerApplication,
} from '../../../support/club/installing.ts'
import { startTestApi, type TestApi } from '../../../support/http/api.ts'

const ADMIN = { admin: true }
const PUBLIC_JWK = PARTNER_KEY.export({ format: 'jwk' })
const PRIVATE_JWK = PARTNER_PRIVATE_KEY.export({ format: 'jwk' })

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

function register(changes: Record<string, unknown>) {
  const input = {
    slug: `p-${randomUUID().slice(0, 8)}`,
    name: 'Partner',
    redirectUris: [REDIRECT_URI],
    wantedScopes: ['CLUB_READ'],
    publicKey: JSON.stringify(PUBLIC_JWK),
    ...changes,
  }
  return askGraph(api, ADMIN, REGISTER, { input })
}

describe('the key of an application', () => {
  test('may come as the JWK that keeps its use and its name', async () => {
    const publicKey = JSON.stringify({ ...PUBLIC_JWK, kid: 'k', use: 'sig', alg: 'RS256' })
    expect((await register({ publicKey })).codes).toEqual([])
  })

  test.each(['d', 'p', 'q', 'dp', 'dq', 'qi'] as const)('may not have a %s', async (member) => {
    const publicKey = JSON.stringify({ ...PUBLIC_JWK, [member]: PRIVATE_JWK[member] })
    const { errors, codes } = await register({ publicKey })
    expect(codes).toEqual(['invalid_input'])
    expect(errors[0].message).toContain('public half')
  })

  test.each(['AQ', 'Aw', 'AQAC'])('may not have the weak exponent %s', async (e) => {
    const { codes } = await register({ publicKey: JSON.stringify({ ...PUBLIC_JWK, e }) })
    expect(codes).toEqual(['invalid_input'])
  })
})

describe('the slug of an application', () => {
  test.each(['portal', 'club'])('may not be %s, which stands for the club itself', async (slug) => {
    expect((await register({ slug })).codes).toEqual(['invalid_input'])
  })
})

describe('the redirect address of an application', () => {
  test.each([
    ['https://partner.example/\n'],
    [' https://partner.example/'],
    ['https://part\tner.example/'],
    ['https:partner.example'],
    ['https://user:secret@partner.example/'],
    ['http://localhost.partner.example/'],
  ])('may not be %j', async (address) => {
    expect((await register({ redirectUris: [address] })).codes).toEqual(['invalid_input'])
  })

  test.each(['http://localhost:3000/a?b=c', 'http://[::1]/', 'http://127.0.0.1/'])(
    'may be %s, on the machine itself',
    async (address) => {
      expect((await register({ redirectUris: [address] })).codes).toEqual([])
    },
  )
})

describe('an approval', () => {
  async function anApproval(clubId: string) {
    const applicationId = await registerApplication(api)
    return {
      clubId,
      applicationId,
      approvedScopes: ['CLUB_READ'],
      redirectUri: REDIRECT_URI,
      codeChallenge: 'c'.repeat(43),
      nonce: 'n',
    }
  }
  const ask = (input: Record<string, unknown>) => askGraph(api, ADMIN, APPROVE, { input })

  test('of a club that does not exist is not_found, for ADMINs too', async () => {
    expect((await ask(await anApproval(randomUUID()))).codes).toEqual(['not_found'])
  })

  test('answers its repetition with the same code, which is kept sealed', async () => {
    const { club } = await addClub(api.club)
    const input = { ...(await anApproval(club.id)), idempotencyKey: 'approve' }
    const [first, again] = [await ask(input), await ask(input)]
    expect(again.data).toEqual(first.data)
    const { code } = first.data.approveInstallation
    const rows = await api.club.query<{ answer: Buffer }[]>('SELECT answer FROM idempotent_answers')
    expect(rows.length).toBeGreaterThan(0)
    for (const { answer } of rows) expect(answer.toString('latin1')).not.toContain(code)
    expect((await ask({ ...input, nonce: 'other' })).codes).toEqual(['idempotency_conflict'])
  })
})
