import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const HELPERS = '/api/developer/v1/helpers'

let now = new Date('2026-07-01T12:00:00Z')
let api: TestApi
let token: string

beforeAll(async () => {
  api = await startTestApi({ clock: () => now })
  token = await addApiKey(api.volunteer, await addAccount(api.volunteer))
})

afterAll(() => api.close())

/** Makes or changes a helper, an hour after the one before. */
async function put(name: string, notes: string): Promise<void> {
  now = new Date(now.getTime() + 3_600_000)
  const helpers = [{ external_id: name, last_name: name, notes }]
  const { body } = await api.ask('POST', `${HELPERS}/bulk`, { token, body: { helpers } })
  expect(body.summary).toMatchObject({ failed: 0, unchanged: 0 })
}

async function namesOf(query: string): Promise<string[]> {
  const { body } = await api.ask('GET', `${HELPERS}${query}`, { token })
  return body.helpers.map((helper: { last_name: string }) => helper.last_name)
}

describe('GET /helpers', () => {
  test('lists by name, and with updated_since by when they changed, over pages and those at that moment', async () => {
    for (const name of ['Auer', 'Berg', 'Cerny', 'Dorn']) await put(name, 'made')
    await put('Dorn', 'changed')
    const since = now.toISOString()
    await put('Berg', 'changed')
    await put('Auer', 'changed')

    expect(await namesOf('')).toEqual(['Auer', 'Berg', 'Cerny', 'Dorn'])
    expect(await namesOf(`?updated_since=${since}`)).toEqual(['Dorn', 'Berg', 'Auer'])
    const pages = [0, 1, 2, 3].map((offset) => `limit=1&offset=${offset}`)
    const paged = pages.map((page) => namesOf(`?updated_since=${since}&${page}`))
    expect((await Promise.all(paged)).flat()).toEqual(['Dorn', 'Berg', 'Auer'])
  })
})
