import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { decodeJwt, UnsecuredJWT } from 'jose'
import { textOf } from '../../../platform/executor.ts'
import { SESSION_MS, toSession } from '../../../portal/server/sessions/portal-session.ts'
import {
  makeRedisSessions,
  type RedisOfSessions,
} from '../../../portal/server/sessions/redis-sessions.ts'
import { makeSealer } from '../../../portal/server/sessions/sealed-text.ts'
import { makeSessionRegistry } from '../../../portal/server/sessions/session-registry.ts'
import type { SessionPage } from '../../../portal/server/sessions/session-routes.ts'
import { makeSessions } from '../../../portal/server/sessions/sessions.ts'
import {
  aGraph,
  aMember,
  aMemory,
  aStore,
  aToken,
  KEY,
  OF_PAGE,
  refusing,
  type SampleIssuer,
  signIn,
  startPortal,
  startSampleIssuer,
} from './sample-portal.ts'

let issuer: SampleIssuer
const started: FastifyInstance[] = []

beforeAll(async () => {
  issuer = await startSampleIssuer()
})

afterAll(async () => {
  await Promise.all(started.map((app) => app.close()))
  await issuer.close()
})

async function portal(
  changes: Parameters<typeof startPortal>[0] = {},
  store = aStore(),
): Promise<FastifyInstance> {
  const { url } = issuer
  const of = { url, clientId: 'portal', clientSecret: null, scope: 'openid' }
  const app = await startPortal({ issuer: of, ...changes }, store)
  started.push(app)
  return app
}

const get = (app: FastifyInstance, path: string, cookie: string | null) =>
  app.inject({ url: `/portal/api${path}`, headers: { ...OF_PAGE, cookie: cookie ?? '' } })

const post = (app: FastifyInstance, path: string, cookie: string | null) =>
  app.inject({
    method: 'POST',
    url: `/portal/api${path}`,
    headers: { ...OF_PAGE, cookie: cookie ?? '', 'content-type': 'application/json' },
  })

const isSignedIn = async (app: FastifyInstance, cookie: string | null) =>
  (await get(app, '/session', cookie)).json().signedIn !== null

describe('a session', () => {
  test('ends at the sign-out, whatever keeps its cookie', async () => {
    const app = await portal()
    const cookie = await signIn(app, issuer)
    expect(await isSignedIn(app, cookie)).toBe(true)
    const out = await post(app, '/sign-out', cookie)
    expect([out.statusCode, out.json()]).toEqual([200, { next: null }])
    expect(String(out.headers['set-cookie'])).toMatch(/^__Host-clubgate=; .*Max-Age=0$/)
    expect(await isSignedIn(app, cookie)).toBe(false)
    expect((await get(app, '/sessions', cookie)).statusCode).toBe(401)
  })

  test.each([
    ['with the id token', { id_token: 'an.id.token' }, 'an.id.token'],
    ['without an id token that fits no cookie', { id_token: randomText(4_000) }, null],
  ])('ends at the issuer, too, where that offers it: %s', async (_how, tokens, hint) => {
    issuer.document = { end_session_endpoint: `${issuer.url}/session/end` }
    const app = await portal()
    const cookie = await signIn(app, issuer, aToken(), tokens)
    const next = new URL((await post(app, '/sign-out', cookie)).json().next)
    expect(next.origin + next.pathname).toBe(`${issuer.url}/session/end`)
    expect(Object.fromEntries(next.searchParams)).toEqual({
      client_id: 'portal',
      post_logout_redirect_uri: 'https://club.test/portal/sign-in',
      ...(hint === null ? {} : { id_token_hint: hint }),
    })
    issuer.document = {}
  })

  test('is listed for its person alone, who ends it from another browser', async () => {
    const app = await portal()
    const [here, there] = [await signIn(app, issuer), await signIn(app, issuer)]
    const other = await signIn(app, issuer, aToken('someone-else'))
    const { sessions } = (await get(app, '/sessions', here)).json()
    expect(sessions.length).toBe(2)
    const { id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis)
    expect((await post(app, `/sessions/${id}/end`, other)).statusCode).toBe(404)
    expect(await isSignedIn(app, there)).toBe(true)
    expect((await post(app, `/sessions/${id}/end`, here)).json()).toEqual({ ended: id })
    expect([await isSignedIn(app, here), await isSignedIn(app, there)]).toEqual([true, false])
  })

  test('goes on after a restart, and stays ended after one', async () => {
    const store = aStore()
    const before = await portal({}, store)
    const [kept, left] = [await signIn(before, issuer), await signIn(before, issuer)]
    await post(before, '/sign-out', left)
    const after = await portal({}, store)
    expect([await isSignedIn(after, kept), await isSignedIn(after, left)]).toEqual([true, false])
  })

  test.each([
    ['a file', () => aMemory()],
    ['Redis', () => aRedis()],
  ])(
    'stays ended for processes that know %s alone, and the graph does not',
    async (_where, make) => {
      const kept = make()
      const registry = 'load' in kept ? makeSessionRegistry(kept) : makeRedisSessions(kept)
      const app = await portal({ registry })
      const cookie = await signIn(app, issuer)
      await post(app, '/sign-out', cookie)
      const again = 'load' in kept ? makeSessionRegistry(kept) : makeRedisSessions(kept)
      expect(await isSignedIn(await portal({ registry: again }), cookie)).toBe(false)
    },
  )

  test('is neither served nor ended while the database is away, and no one is let in', async () => {
    const store = aStore()
    const app = await portal({}, store)
    const cookie = await signIn(app, issuer)
    store.isAway = true
    const other = await portal({}, store)
    for (const path of ['/session', '/sessions']) {
      const answer = await get(other, path, cookie)
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    }
    expect(await signIn(other, issuer)).toBeNull()
    expect((await post(other, '/sign-out', cookie)).statusCode).toBe(503)
    store.isAway = false
    expect(await isSignedIn(other, cookie)).toBe(true)
  })

  test('leaves its beginning, its end and its sign-out in the audit', async () => {
    const store = aStore()
    const app = await portal({}, store)
    const [here, there] = [await signIn(app, issuer), await signIn(app, issuer)]
    const { sessions } = (await get(app, '/sessions', here)).json()
    const { id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis)
    await post(app, `/sessions/${id}/end`, here)
    await post(app, '/sign-out', here)
    expect(await isSignedIn(app, there)).toBe(false)
    expect(store.audit).toEqual([
      ...['BeginPortalSession by marta', 'BeginPortalSession by marta'],
      ...['EndPortalSession by marta', 'SignOutOfPortal by marta'],
    ])
  })

  test('goes on under a key that is still listed, and under no other one', async () => {
    const cookie = await signIn(await portal(), issuer)
    const next = Buffer.alloc(32, 2)
    expect(await isSignedIn(await portal({ keys: [next, KEY] }), cookie)).toBe(true)
    expect(await isSignedIn(await portal({ keys: [next] }), cookie)).toBe(false)
  })

  test.each([
    ['changed', (cookie: string) => `${cookie.slice(0, -2)}AA`],
    ['cut', (cookie: string) => cookie.slice(0, 60)],
    ['empty', () => '__Host-clubgate='],
    ['of the sign-in', () => `__Host-clubgate=${makeSealer([KEY]).seal('{}', 'sign-in')}`],
    ['without its prefix', (cookie: string) => cookie.replace('__Host-', '')],
  ])('is none with a cookie that is %s', async (_what, change) => {
    const app = await portal()
    const cookie = (await signIn(app, issuer)) ?? ''
    expect(await isSignedIn(app, change(cookie))).toBe(false)
  })

  test('lasts as long as its token, and 12 hours at most', () => {
    const now = Date.now()
    const token = aToken()
    const expiresAtMs = (decodeJwt(token).exp ?? 0) * 1000
    expect(toSession({ token, idToken: null }, 'id', now)?.expiresAtMs).toBe(expiresAtMs)
    expect(toSession({ token: aToken(), idToken: null }, 'id', now - SESSION_MS)?.expiresAtMs).toBe(
      now,
    )
    expect(toSession({ token: 'no token', idToken: null }, 'id', now)).toBeNull()
  })

  test('is none for a token that the graph no longer takes, and unknown while the graph is away', async () => {
    const graph = aGraph()
    const app = await portal({ executor: graph })
    const cookie = await signIn(app, issuer)
    graph.authenticates = refusing('dependency_unavailable')
    const away = await get(app, '/session', cookie)
    expect([away.statusCode, away.json().errors[0].extensions.code]).toEqual([
      503,
      'dependency_unavailable',
    ])
    graph.authenticates = refusing('invalid_credential')
    expect(await isSignedIn(app, cookie)).toBe(false)
  })
})

describe('a session without activity', () => {
  const MINUTE_MS = 60_000
  const limits = { sealer: makeSealer([KEY]), isSecure: true, idleLimitMs: 120 * MINUTE_MS }
  const ended = { begin: async () => {}, end: async () => {}, signOut: async () => {} }
  const graph = { ...ended, isEnded: async () => false, redeemState: async () => true }
  const startMs = Date.now()
  const clock = { nowMs: startMs }

  /** A process that shares nothing but its keys with the others. */
  const makeProcess = (changes: { idleLimitMs?: number | null } = {}) =>
    makeSessions({
      ...limits,
      ...{ registry: makeSessionRegistry(aMemory()), ended: graph, now: () => clock.nowMs },
      ...changes,
    })
  const toHeaders = (set: string | null) => ({ cookie: set?.split(';', 1)[0] ?? '' })
  const begin = async () => {
    clock.nowMs = startMs
    const long = new UnsecuredJWT({}).setSubject('marta').setExpirationTime('20h').encode()
    return toHeaders(await makeProcess().start({ token: long, idToken: null }, {}, aMember()))
  }
  const at = (minutes: number) => {
    clock.nowMs = startMs + minutes * MINUTE_MS
  }

  test('ends after the limit in every process, whatever was read meanwhile', async () => {
    const headers = await begin()
    at(119)
    expect(await makeProcess().find(headers)).not.toBeNull()
    at(120)
    expect(await makeProcess().find(headers)).toBeNull()
    await expect(makeProcess().get(headers)).rejects.toMatchObject({
      code: 'authentication_required',
    })
  })

  test('goes on with activity, to its absolute end, and no cookie of before revives it', async () => {
    const first = await begin()
    let headers = first
    for (let minutes = 100; minutes < 720; minutes += 100) {
      at(minutes)
      headers = toHeaders(makeProcess().toActive(await makeProcess().get(headers)))
    }
    at(719)
    expect([await makeProcess().find(headers), await makeProcess().find(first)]).toEqual([
      expect.objectContaining({ subject: 'marta' }),
      null,
    ])
    at(720)
    expect(await makeProcess().find(headers)).toBeNull()
  })

  test('gets a cookie once a minute at most, and none where the limit is off', async () => {
    const headers = await begin()
    const one = makeProcess()
    at(0.4)
    expect(one.toActive(await one.get(headers))).toBeNull()
    at(1)
    expect(one.toActive(await one.get(headers))).toContain('Max-Age=43140')
    const off = makeProcess({ idleLimitMs: null })
    at(700)
    expect(off.toActive(await off.get(headers))).toBeNull()
  })

  test('stands in its facts, and active by the report of its page', async () => {
    const app = await portal({ idleLimitMs: 60 * MINUTE_MS })
    const cookie = await signIn(app, issuer)
    const { idle } = (await get(app, '/session', cookie)).json().signedIn
    expect(idle).toEqual({ limitMs: 60 * MINUTE_MS, sinceMs: expect.any(Number) })
    expect((await post(app, '/session/active', cookie)).statusCode).toBe(200)
    expect((await post(app, '/session/active', null)).statusCode).toBe(401)
    const off = await portal()
    expect((await get(off, '/session', await signIn(off, issuer))).json().signedIn.idle).toBeNull()
  })
})

describe('sessions of all staff', () => {
  test.each([
    ['a process', () => makeSessionRegistry(aMemory())],
    ['Redis', () => makeRedisSessions(aRedis())],
  ])('are listed and ended by ADMINs alone, in %s', async (_where, makeRegistry) => {
    const graph = aGraph()
    graph.authenticates = async (credential) => {
      const subject = decodeJwt(textOf(credential)).sub ?? ''
      return aMember({ subject, isAdmin: subject === 'vera' })
    }
    const app = await portal({ executor: graph, registry: makeRegistry() })
    const member = await signIn(app, issuer)
    const admin = await signIn(app, issuer, aToken('vera'))
    expect((await get(app, '/staff-sessions', member)).statusCode).toBe(403)
    const { sessions } = (await get(app, '/staff-sessions', admin)).json()
    const ofMember = sessions.find(({ subject }: { subject: string }) => subject === 'marta')
    expect([sessions.length, ofMember]).toMatchObject([2, { name: 'Marta Ferrer', isThis: false }])
    const path = `/staff-sessions/${ofMember.id}/end?subject=marta`
    expect((await post(app, path, member)).statusCode).toBe(403)
    expect((await post(app, path, admin)).json()).toEqual({ ended: ofMember.id })
    expect((await post(app, path, admin)).statusCode).toBe(404)
    expect([await isSignedIn(app, member), await isSignedIn(app, admin)]).toEqual([false, true])
  })
})

describe.each([
  ['a process', () => makeSessionRegistry(aMemory())],
  ['Redis', () => makeRedisSessions(aRedis())],
])('lists of sessions in %s', (_where, makeRegistry) => {
  const seenMs = Date.now() - 1_000
  const expiresAtMs = seenMs + SESSION_MS
  const aSession = (subject: string, id: string) => ({
    ...{ id, subject, token: '', idToken: null, name: subject },
    ...{ startedAtMs: 0, activeAtMs: 0, expiresAtMs },
  })

  test('have pages, on which a person finds each own session, and ends it', async () => {
    const registry = makeRegistry()
    for (let n = 0; n < 120; n += 1) await registry.see(aSession('marta', `s-${n}`), '', seenMs + n)
    const app = await portal({ registry })
    const cookie = await signIn(app, issuer)
    const ids: string[] = []
    let offset: number | null = 0
    while (offset !== null) {
      const page: SessionPage<{ id: string }> = (
        await get(app, `/sessions?offset=${offset}`, cookie)
      ).json()
      ids.push(...page.sessions.map(({ id }) => id))
      offset = page.nextOffset
    }
    expect([ids.length, new Set(ids).size, ids.at(-1)]).toEqual([121, 121, 's-0'])
    expect((await post(app, '/sessions/s-0/end', cookie)).json()).toEqual({ ended: 's-0' })
    expect((await get(app, '/sessions?offset=x', cookie)).statusCode).toBe(400)
  })

  test('have pages, on which ADMINs find the sessions of everyone', async () => {
    const registry = makeRegistry()
    for (let n = 0; n < 150; n += 1)
      await registry.see(aSession(`p-${n}`, `s-${n}`), '', seenMs + n)
    const graph = aGraph()
    graph.authenticates = async () => aMember({ isAdmin: true })
    const app = await portal({ executor: graph, registry })
    const cookie = await signIn(app, issuer)
    const first = (await get(app, '/staff-sessions', cookie)).json()
    const next = (await get(app, `/staff-sessions?offset=${first.nextOffset}`, cookie)).json()
    expect([first.sessions.length, next.sessions.length, next.nextOffset]).toEqual([100, 51, null])
    const last = next.sessions.at(-1)
    const ended = await post(app, `/staff-sessions/${last.id}/end?subject=${last.subject}`, cookie)
    expect([last.subject, ended.json()]).toEqual(['p-0', { ended: 's-0' }])
  })
})

describe('sessions in Redis', () => {
  test('stay ended when Redis has lost everything', async () => {
    const store = aStore()
    const app = await portal({ registry: makeRedisSessions(aRedis()) }, store)
    const cookies = [await signIn(app, issuer), await signIn(app, issuer)]
    const { sessions } = (await get(app, '/sessions', cookies[1] ?? '')).json()
    const { id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis)
    await post(app, `/sessions/${id}/end`, cookies[1] ?? '')
    await post(app, '/sign-out', cookies[1] ?? '')
    const flushed = await portal({ registry: makeRedisSessions(aRedis()) }, store)
    for (const cookie of cookies) expect(await isSignedIn(flushed, cookie)).toBe(false)
  })

  test('are those of every process', async () => {
    const [redis, store] = [aRedis(), aStore()]
    const [one, other] = [
      await portal({ registry: makeRedisSessions(redis) }, store),
      await portal({ registry: makeRedisSessions(redis) }, store),
    ]
    const [cookie, second] = [await signIn(one, issuer), await signIn(other, issuer)]
    expect((await get(other, '/sessions', cookie)).json().sessions.length).toBe(2)
    await post(one, '/sign-out', cookie)
    expect([await isSignedIn(other, cookie), await isSignedIn(one, second)]).toEqual([false, true])
    expect((await get(one, '/sessions', second)).json().sessions.length).toBe(1)
  })

  test('are not served while Redis is away, and a browser signs out all the same', async () => {
    const redis = aRedis()
    const app = await portal({ registry: makeRedisSessions(redis) })
    const cookie = await signIn(app, issuer)
    redis.isAway = true
    for (const path of ['/session', '/sessions']) {
      const answer = await get(app, path, cookie)
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    }
    const out = await post(app, '/sign-out', cookie)
    expect(String(out.headers['set-cookie'])).toMatch(/^__Host-clubgate=; .*Max-Age=0$/)
    expect(await signIn(app, issuer)).toBeNull()
    redis.isAway = false
    expect(await isSignedIn(app, cookie)).toBe(true)
  })
})

/** It does not shrink when a cookie is compressed. */
function randomText(length: number): string {
  return randomBytes(length).toString('base64url')
}

/** The few commands of Redis, in memory. */
function aRedis(): RedisOfSessions & { isAway: boolean } {
  const keys = new Map<string, string>()
  const hashes = new Map<string, Map<string, string>>()
  const scores = new Map<string, number>()
  const hashOf = (key: string) => {
    const hash = hashes.get(key) ?? new Map<string, string>()
    hashes.set(key, hash)
    return hash
  }
  const redis = {
    isAway: false,
    set: async (key: string, value: string) => reached(() => keys.set(key, value)),
    exists: async (key: string) => reached(() => Number(keys.has(key))),
    hset: async (key: string, field: string, value: string) =>
      reached(() => hashOf(key).set(field, value)),
    hdel: async (key: string, ...fields: string[]) =>
      reached(() => fields.map((field) => hashOf(key).delete(field))),
    hgetall: async (key: string) => reached(() => Object.fromEntries(hashOf(key))),
    pexpire: async () => reached(() => 1),
    zadd: async (_key: string, score: number, member: string) =>
      reached(() => scores.set(member, score)),
    zrevrange: async (_key: string, start: number, stop: number) =>
      reached(() =>
        [...scores]
          .sort(([, a], [, b]) => b - a)
          .map(([member]) => member)
          .slice(start, stop + 1),
      ),
    zremrangebyscore: async (_key: string, min: number, max: number) =>
      reached(() => {
        for (const [member, score] of scores)
          if (score >= min && score <= max) scores.delete(member)
      }),
  }
  const reached = <T>(run: () => T): T => {
    if (redis.isAway) throw new Error('Connection is closed.')
    return run()
  }
  return redis
}
