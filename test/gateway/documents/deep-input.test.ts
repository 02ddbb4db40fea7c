import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

/** Far deeper than any stack, and within the length of a body. */
const DEPTH = 200_000

describe('input that is nested deeper than any stack', () => {
  let api: TestApi
  let token: string
  let key: string

  beforeAll(async () => {
    api = await startTestApi()
    const { club } = await addClub(api.club)
    token = await api.tokenFor(await addInstallation(api.club, club))
    key = await addApiKey(api.volunteer, await addAccount(api.volunteer, { clubId: club.id }))
  })
  afterAll(() => api.close())

  async function post(url: string, credential: string, payload: string) {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': 'k',
      authorization: `Bearer ${credential}`,
    }
    const { statusCode, body } = await api.app.inject({ method: 'POST', url, headers, payload })
    return { statusCode, body: JSON.parse(body) }
  }

  const arrays = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`
  const objects = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`

  test.each([
    ['arrays', arrays],
    ['objects', objects],
    ['arrays in a field', `{"name":${arrays}}`],
  ])('is refused as %s in the bodies of both REST APIs', async (_what, payload) => {
    expect((await post('/v1/club/booking-sources', token, payload)).statusCode).toBe(400)
    expect((await post('/api/developer/v1/events', key, payload)).statusCode).toBe(400)
    expect((await post('/api/developer/v1/helpers/bulk', key, payload)).statusCode).toBe(400)
  })

  test.each([
    ['selections', `query ${'{a'.repeat(DEPTH)}${'}'.repeat(DEPTH)}`],
    ['lists in an argument', `{ club(id: ${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}) { id } }`],
    ['objects in an argument', `{ club(id: ${'{a:'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}) { id } }`],
  ])('is refused as %s of a document', async (_what, query) => {
    const { statusCode, body } = await post('/graphql', token, JSON.stringify({ query }))
    expect(statusCode).toBe(400)
    expect(JSON.stringify(body)).not.toMatch(/internal_error|call stack/i)
  })

  test('is refused in variables of a document', async () => {
    const query =
      'mutation ($input: CreateBookingSourceInput!) { createBookingSource(input: $input) { __typename } }'
    for (const input of [arrays, objects]) {
      const payload = `{"query":${JSON.stringify(query)},"variables":{"input":${input}}}`
      const { statusCode, body } = await post('/graphql', token, payload)
      expect([200, 400]).toContain(statusCode)
      expect(JSON.stringify(body)).not.toMatch(/internal_error|call stack/i)
      expect(JSON.stringify(body)).toMatch(/errors|error/)
    }
  })
})
