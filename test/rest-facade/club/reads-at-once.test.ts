import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addSource, aSnapshot } from '../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

let api: TestApi
let partners: Partner[]

/** A partner of a club of its own, with some of what it may read. */
interface Partner {
  token: string
  /** Paths below /v1/club. */
  paths: string[]
}

const BOOKINGS = 6

const DAY_MS = 24 * 60 * 60 * 1000

beforeAll(async () => {
  api = await startTestApi()
  partners = [await addPartner(), await addPartner()]
})

afterAll(() => api.close())

async function addPartner(): Promise<Partner> {
  const home: ClubFixture = await addClub(api.club, { courts: 3 })
  const token = await api.tokenFor(await addInstallation(api.club, home.club))
  const sourceId = await addSource(api, home, token)
  const paths = home.courts.map(({ id }) => `courts/${id}`)
  for (let nth = 0; nth < BOOKINGS; nth += 1) {
    const path = `/v1/club/booking-sources/${sourceId}/bookings/b-${nth}`
    const { body } = await api.ask('PUT', path, { token, body: aSnapshot() })
    paths.push(`bookings/${body.data.id}`, `match-sessions/${body.data.match_session_id}`)
  }
  return { token, paths }
}

const read = (path: string, token: string) => api.ask('GET', `/v1/club/${path}`, { token })

describe('reads by id at the same time', () => {
  test('return only data of the own club to each partner', async () => {
    const everything = partners.flatMap(({ paths }) => paths)
    const asked = everything.flatMap((path) =>
      partners.map(({ token, paths }) => ({ path, token, isOwn: paths.includes(path) })),
    )
    const answers = await Promise.all(
      asked.map(async ({ path, token, isOwn }) => ({ path, isOwn, ...(await read(path, token)) })),
    )
    for (const { path, isOwn, status, body } of answers) {
      expect([path, status]).toEqual([path, isOwn ? 200 : 404])
      if (isOwn) expect(body.data.id).toBe(path.split('/')[1])
    }
  })

  test('ask the database a few times for all of them', async () => {
    const [partner] = partners
    if (partner === undefined) throw new Error('There are two partners.')
    const { token, paths } = partner
    const bookings = paths.filter((path) => path.startsWith('bookings/'))
    await read(bookings[0] ?? '', token)
    api.takeStatements()
    const asked = Array.from({ length: 10 }, () => bookings).flat()
    const answers = await Promise.all(asked.map((path) => read(path, token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(asked.length).fill(200))
    const statements = api.takeStatements().filter((sql) => sql.includes('FROM bookings b FORCE'))
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.length).toBeLessThanOrEqual(asked.length / 10)
  })
})

describe('the same page at the same time', () => {
  const LISTS = ['bookings?limit=3', 'match-sessions?limit=3', 'events?limit=3']

  test('returns only data of the own club to each partner', async () => {
    const alone = new Map<string, unknown>()
    for (const { token } of partners)
      for (const path of LISTS) alone.set(`${token} ${path}`, (await read(path, token)).body)
    const asked = Array.from({ length: 5 }, () =>
      partners.flatMap(({ token }) => LISTS.map((path) => ({ token, path }))),
    ).flat()
    const answers = await Promise.all(asked.map(({ token, path }) => read(path, token)))
    for (const [nth, { token, path }] of asked.entries())
      expect([path, answers[nth]?.body]).toEqual([path, alone.get(`${token} ${path}`)])
    expect(new Set([...alone.values()].map((page) => JSON.stringify(page))).size).toBe(alone.size)
  })

  test('is read a few times for all who ask', async () => {
    const [{ token = '' } = {}] = partners
    api.takeStatements()
    const asked = Array(50).fill('bookings?limit=3')
    const answers = await Promise.all(asked.map((path: string) => read(path, token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(asked.length).fill(200))
    const statements = api.takeStatements().filter((sql) => sql.includes('FROM bookings b FORCE'))
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.length).toBeLessThanOrEqual(asked.length / 5)
  })

  test('contains all writes before the request, also when it is coalesced', async () => {
    const home = await addClub(api.club, { courts: 1 })
    const token = await api.tokenFor(await addInstallation(api.club, home.club))
    const sourceId = await addSource(api, home, token)
    let isOver = false
    const crowd = Array.from({ length: 8 }, async () => {
      while (!isOver) await read('bookings?limit=50', token)
    })
    for (let nth = 0; nth < 20; nth += 1) {
      const path = `/v1/club/booking-sources/${sourceId}/bookings/b-${nth}`
      const put = await api.ask('PUT', path, { token, body: aSnapshot() })
      const { body } = await read('bookings?limit=50', token)
      expect(body.data.map(({ id }: { id: string }) => id)).toContain(put.body.data.id)
    }
    isOver = true
    await Promise.all(crowd)
  })
})

describe('reads of free courts at the same time', () => {
  test('hold one connection for their club, whatever they ask for', async () => {
    const token = partners[0]?.token ?? ''
    const [from, to] = [1, 2].map((day) => new Date(Date.now() + day * DAY_MS).toISOString())
    const paths = Array.from(
      { length: 20 },
      (_, n) => `courts/availability?from=${from}&to=${to}&duration=${10 + n}`,
    )
    api.takeStatements()
    const answers = await Promise.all(paths.map((path) => read(path, token)))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
    const bounds = api
      .takeStatements()
      .flatMap((sql) => /CONSISTENT SNAPSHOT|^COMMIT/.exec(sql)?.[0] ?? [])
    expect(bounds).toEqual(paths.flatMap(() => ['CONSISTENT SNAPSHOT', 'COMMIT']))
  })
})
