import { describe, expect, test } from '@jest/globals'
import {
  type ApiKey,
  countEnded,
  countKeys,
  isNameUsed,
  shownStateOf,
} from '../../../portal/src/pages/developers/api-keys/api-keys.ts'

const NOW = new Date('2026-11-23T10:00:00.000Z')
const BEFORE = '2026-11-22T10:00:00.000Z'

const aKey = (changes: Partial<ApiKey> = {}): ApiKey => ({
  ...{ id: '1', name: 'Website', prefix: 'vk_live_a', grantedScopes: ['EVENTS_READ'] },
  createdByName: null,
  ...{ createdBy: 'owner', createdAt: BEFORE, expiresAt: null, revokedAt: null, lastRequest: null },
  ...changes,
})

const working = aKey()
const expired = aKey({ name: 'Export', expiresAt: BEFORE })
const revoked = aKey({ name: 'Old', revokedAt: BEFORE })

describe('the state that a key is shown with', () => {
  test.each([
    [working, false, 'working'],
    [working, true, 'blocked'],
    [expired, true, 'expired'],
    [revoked, true, 'revoked'],
  ] as const)('of %j is, blocked %j, %s', (key, isBlocked, state) => {
    expect(shownStateOf(key, NOW, isBlocked)).toBe(state)
  })
})

test('keys that count and keys that were revoked add up to all that can be listed', () => {
  const keys = [working, working, expired, revoked]
  expect(countEnded(keys, NOW)).toEqual({ expired: 1, revoked: 1 })
  expect(countKeys(keys)).toBe(3)
})

test.each([
  ['Website', true],
  [' Website ', true],
  ['Export', false],
  ['Old', false],
  ['', false],
])('the name %j is used: %j', (name, isUsed) => {
  expect(isNameUsed(name, [working, expired, revoked], NOW)).toBe(isUsed)
})
