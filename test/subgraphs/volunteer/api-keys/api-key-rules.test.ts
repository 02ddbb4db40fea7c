import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { makeApiKey, revokeApiKey } from '../../../../subgraphs/volunteer/api-keys/rules.ts'
import { LONG_AGO, NOW } from '../moments.ts'

const ASKED = {
  id: 'key-1',
  clubId: 'club-1',
  name: 'Desk',
  scopes: ['roles:read', 'events:read', 'roles:read'] as ('roles:read' | 'events:read')[],
  createdBy: 'staff-1',
  createdAt: LONG_AGO,
  expiresAt: null,
}

describe('an API key', () => {
  test('consists of vk_, 8 identifying characters and 32 more, all URL-safe', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 30, maxLength: 30 }), (bytes) => {
        const { apiKey, secret } = makeApiKey(ASKED, Buffer.from(bytes))
        expect(secret).toMatch(/^vk_[\w-]{40}$/)
        expect(apiKey.prefix).toBe(secret.slice(0, 11))
        expect(apiKey.hash.toString('hex')).toBe(createHash('sha256').update(secret).digest('hex'))
        expect(JSON.stringify(apiKey)).not.toContain(secret.slice(11))
      }),
    )
  })

  test('stores each scope once', () => {
    expect(makeApiKey(ASKED, Buffer.alloc(30)).apiKey.scopes).toEqual(['events:read', 'roles:read'])
  })

  test('keeps the time of its first revocation', () => {
    const revoked = revokeApiKey(makeApiKey(ASKED, Buffer.alloc(30)).apiKey, NOW)
    expect(revoked.revokedAt).toBe(NOW)
    expect(revokeApiKey(revoked, LONG_AGO)).toBe(revoked)
  })
})
