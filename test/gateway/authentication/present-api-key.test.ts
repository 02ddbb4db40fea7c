import { describe, expect, test } from '@jest/globals'
import {
  type FoundApiKey,
  makePresentApiKey,
} from '../../../gateway/authentication/present-api-key.ts'
import { ALL_CALLERS, CALLERS_TOPIC, makeLocalBus } from '../../../platform/bus/bus.ts'
import { Problem } from '../../../schema/problem.ts'
import { hashApiKey } from '../../../schema/volunteer/api-key-text.ts'

const NOW_MS = Date.UTC(2026, 6, 1, 18)

const FOUND: FoundApiKey = {
  expiresAt: null,
  isRevoked: false,
  caller: {
    kind: 'api_key',
    apiKeyId: 'key-1',
    clubId: 'club-1',
    scopes: ['events:read'],
    plan: 'PRO',
    addOns: [],
    isIntegrationEnabled: true,
    isClubActive: true,
  } as const,
}

function aDoor(answer: () => FoundApiKey | null = () => FOUND) {
  const clock = { ms: NOW_MS }
  const lookUps: string[] = []
  const bus = makeLocalBus()
  const { present, findKnown } = makePresentApiKey({
    bus,
    now: () => new Date(clock.ms),
    findApiKey: async (hash) => {
      lookUps.push(hash)
      return answer()
    },
  })
  return { present: (key: string) => present(key, 'req-1'), findKnown, lookUps, clock, bus }
}

describe('an API key', () => {
  test('authenticates its club, found by the SHA-256 of its text', async () => {
    const { present, lookUps } = aDoor()
    expect(await present('vk_abc')).toEqual({ ...FOUND.caller, expiresAt: null })
    expect(lookUps).toEqual(['be1255a7c5cd9173d3739aa006405e7f16cd7d000540ab00119e1297bbc75fae'])
  })

  test.each(['eyJhbGciOiJFUzI1NiJ9.e30.c2ln', 'VK_abc', '', ' vk_abc'])(
    'is refused without a look-up when its text is %j',
    async (key) => {
      const { present, lookUps } = aDoor()
      await expect(present(key)).rejects.toMatchObject({ code: 'invalid_credential' })
      expect(lookUps).toEqual([])
    },
  )

  test.each<[string, FoundApiKey | null, string]>([
    ['is unknown', null, 'invalid_credential'],
    ['was revoked', { ...FOUND, isRevoked: true }, 'api_key_revoked'],
    ['has expired', { ...FOUND, expiresAt: new Date(NOW_MS) }, 'api_key_expired'],
  ])('is refused when it %s', async (_, found, code) => {
    const { present, findKnown } = aDoor(() => found)
    await expect(present('vk_abc')).rejects.toMatchObject({ code })
    expect(findKnown('vk_abc')).toBeNull()
  })

  test('is refused from the moment it expires, even if its look-up is cached', async () => {
    const { present, findKnown, clock } = aDoor(() => ({
      ...FOUND,
      expiresAt: new Date(NOW_MS + 500),
    }))
    await present('vk_abc')
    expect(findKnown('vk_abc')).toEqual(FOUND.caller)
    clock.ms += 500
    expect(findKnown('vk_abc')).toBeNull()
    await expect(present('vk_abc')).rejects.toMatchObject({ code: 'api_key_expired' })
  })

  test('is looked up at most once a second, and once for concurrent requests', async () => {
    const { present, lookUps, clock } = aDoor()
    await Promise.all([present('vk_abc'), present('vk_abc')])
    clock.ms += 999
    await present('vk_abc')
    expect(lookUps).toHaveLength(1)

    clock.ms += 1
    await present('vk_abc')
    await present('vk_other')
    expect(lookUps).toHaveLength(3)
  })

  test.each([
    ['its hash', hashApiKey('vk_abc'), 2],
    ['all callers', ALL_CALLERS, 2],
    ['another key', hashApiKey('vk_other'), 1],
  ])('is looked up again immediately when the bus names %s', async (_, key, times) => {
    const { present, lookUps, bus } = aDoor()
    await present('vk_abc')
    bus.publish(CALLERS_TOPIC, key)
    await present('vk_abc')
    expect(lookUps).toHaveLength(times)
  })

  test('is looked up again immediately after a failed look-up', async () => {
    let isDown = true
    const { present } = aDoor(() => {
      if (isDown) throw new Problem('dependency_unavailable', 'Down.')
      return FOUND
    })
    await expect(present('vk_abc')).rejects.toMatchObject({ code: 'dependency_unavailable' })
    isDown = false
    expect(await present('vk_abc')).toEqual({ ...FOUND.caller, expiresAt: null })
  })
})
