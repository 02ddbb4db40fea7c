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
  test('is vk_, 8 characters to recognise it by, and 32 more, all safe in an address', () => {
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

  test('keeps each scope once', () => {
    expect(makeApiKey(ASKED, Buffer.alloc(30)).apiKey.scopes).toEqual(['events:read', 'roles:read'])
  })

  test('is revoked once', () => {
    const revoked = revokeApiKey(makeApiKey(ASKED, Buffer.alloc(30)).apiKey, NOW)
    expect(revoked.revokedAt).toBe(NOW)
    expect(revokeApiKey(revoked, LONG_AGO)).toBe(revoked)
  })
})
