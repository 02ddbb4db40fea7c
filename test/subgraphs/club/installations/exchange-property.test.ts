import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addClub, type ClubFixture } from '../../../support/club/fixtures.ts'
import {
  approve,
  exchange,
  type ForeignProvider,
  makeForeignProvider,
  registerApplication,
} from '../../../support/club/installing.ts'
import { startTestApi, type TestApi } from '../../../support/http/api.ts'

const MINUTE_MS = 60_000

let api: TestApi
let home: ClubFixture
let applicationId: string
let provider: ForeignProvider
let now = new Date()

beforeAll(async () => {
  provider = makeForeignProvider()
  api = await startTestApi({ identityProvider: () => provider, clock: () => now })
  home = await addClub(api.club)
  applicationId = await registerApplication(api)
})
afterAll(() => api.close())

const anAttempt = fc.record({
  key: fc.constantFrom('a', 'b', 'c'),
  isVerified: fc.boolean(),
  isRedirected: fc.boolean(),
  isAway: fc.boolean(),
  isCutOff: fc.boolean(),
  minutesLater: fc.constantFrom(0, 0, 0, 2, 11),
})

/** Some attempts at once, some after the others. */
const aSequence = fc.array(fc.array(anAttempt, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 6,
})

let runs = 0

describe('exchanging one code', () => {
  test('never yields two installations or two principals, whatever is tried', async () => {
    await fc.assert(
      fc.asyncProperty(aSequence, async (sequence) => {
        runs += 1
        const { code, codeVerifier } = await approve(api, home.club.id, applicationId)
        const principalsBefore = provider.principals.size
        const answers: { status: number; id: string | undefined }[] = []
        for (const attempts of sequence) {
          const [first] = attempts
          now = new Date(now.getTime() + (first?.minutesLater ?? 0) * MINUTE_MS)
          provider.isAway = first?.isAway ?? false
          provider.beforeAnswer = async () => {
            if (first?.isCutOff) throw new Error('socket hang up')
          }
          const tried = attempts.map(({ key, isVerified, isRedirected }) =>
            exchange(
              api,
              { code, codeVerifier: isVerified ? codeVerifier : 'v'.repeat(43) },
              {
                key: `${key}-${runs}`,
                ...(isRedirected ? {} : { redirect_uri: 'https://elsewhere.example/' }),
              },
            ),
          )
          for (const { status, body } of await Promise.all(tried))
            answers.push({ status, id: body.data?.installation_id })
        }
        expect(answers.filter(({ status }) => status === 500)).toEqual([])
        const made = new Set(answers.flatMap(({ id }) => id ?? []))
        expect(made.size).toBeLessThanOrEqual(1)
        expect(provider.principals.size - principalsBefore).toBeLessThanOrEqual(1)
        const ids = [...made]
        const rows = ids.length
          ? await api.club.query('SELECT id FROM installations WHERE id IN (?)', [ids])
          : []
        expect(rows).toHaveLength(ids.length)
        const [total] = await api.club.query<{ n: number | string }[]>(
          `SELECT count(*) AS n FROM installations i
           JOIN installation_authorizations a ON a.installation_id = i.id
           WHERE a.code_hash = UNHEX(SHA2(?, 256))`,
          [code],
        )
        expect(Number(total?.n)).toBe(ids.length)
      }),
      { numRuns: 40 },
    )
  })
})
