import { describe, expect, test } from '@jest/globals'
import { ALL_CALLERS, CALLERS_TOPIC, makeLocalBus } from '../../../platform/bus/bus.ts'
import { CACHED_CALLER_MS, cacheCallers } from '../../../platform/bus/cache-callers.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Credential } from '../../../platform/executor.ts'
import { Problem } from '../../../schema/problem.ts'

const INSTALLATION: Caller = {
  ...{ kind: 'installation', installationId: 'i', applicationId: 'a', provider: 'p' },
  ...{ organizationId: 'o', clubId: 'c', scopes: [] },
}
const STAFF: Caller = { kind: 'staff', subject: 's', isAdmin: false, roles: [] }

const START_MS = Date.parse('2026-01-01T00:00:00Z')

/** A token that nothing verifies here; it ends after so many seconds. */
function aToken(endsAfterS: number | null = 3_600, jti = '1'): Credential {
  const exp = endsAfterS === null ? undefined : START_MS / 1_000 + endsAfterS
  const claims = Buffer.from(JSON.stringify({ exp, jti })).toString('base64url')
  return { kind: 'bearer', token: `header.${claims}.signature` }
}

function aCache(answer: (asked: number) => Promise<Caller> = async () => INSTALLATION) {
  const bus = makeLocalBus()
  let elapsedMs = 0
  let asked = 0
  const authenticate = cacheCallers(
    () => {
      asked += 1
      return answer(asked)
    },
    { bus, clock: () => new Date(START_MS + elapsedMs), nowMs: () => elapsedMs },
  )
  return {
    present: (credential: Credential) => authenticate(credential, 'r'),
    asked: () => asked,
    pass(ms: number) {
      elapsedMs += ms
    },
    wake: (key = ALL_CALLERS) => bus.publish(CALLERS_TOPIC, key),
  }
}

describe('an installation, by its access token', () => {
  test('is asked for once in half a second', async () => {
    const { present, pass, asked } = aCache()
    for (const ms of [0, CACHED_CALLER_MS - 1]) {
      pass(ms)
      expect(await present(aToken())).toEqual(INSTALLATION)
    }
    expect(asked()).toBe(1)
    pass(1)
    await present(aToken())
    expect(asked()).toBe(2)
  })

  test('is asked for separately by each token', async () => {
    const { present, asked } = aCache()
    await present(aToken())
    await present(aToken(3_600, '2'))
    expect(asked()).toBe(2)
  })

  test('is asked for again after a wake-up about any caller, and each time in the second after it', async () => {
    const { present, pass, wake, asked } = aCache()
    await present(aToken())
    wake('another subject')
    await present(aToken())
    pass(999)
    await present(aToken())
    expect(asked()).toBe(3)
    pass(1)
    await present(aToken())
    await present(aToken())
    expect(asked()).toBe(4)
  })

  test('is not cached by an answer that was under way at a wake-up', async () => {
    const answer = Promise.withResolvers<Caller>()
    const { present, pass, wake, asked } = aCache(() => answer.promise)
    const first = present(aToken())
    wake()
    pass(2_000)
    answer.resolve(INSTALLATION)
    await first
    await present(aToken())
    expect(asked()).toBe(2)
  })

  test.each([
    ['a token that ends sooner', aToken(0.2), 200],
    ['a token that has ended within the leeway of the gateway', aToken(-1), 0],
    ['a token without an end', aToken(null), 0],
    ['a token of another form', { kind: 'bearer', token: 'opaque' } as const, 0],
  ])('is asked for again at the end of %s', async (_what, credential, endsMs) => {
    const { present, pass, asked } = aCache()
    await present(credential)
    pass(endsMs)
    await present(credential)
    expect(asked()).toBe(2)
  })
})

describe('a caller that is no installation, or a refusal', () => {
  test.each<[string, Credential, () => Promise<Caller>]>([
    ['staff', aToken(), async () => STAFF],
    ['an API key', { kind: 'api_key', key: 'k' }, async () => INSTALLATION],
    ['a ticket', { kind: 'ticket', ticket: 't' }, async () => INSTALLATION],
    ['a refusal', aToken(), () => Promise.reject(new Problem('invalid_credential', 'No.'))],
  ])('is asked for each time: %s', async (_what, credential, answer) => {
    const { present, asked } = aCache(answer)
    for (let n = 0; n < 2; n += 1) await present(credential).catch(() => {})
    expect(asked()).toBe(2)
  })
})
