import { describe, expect, test } from '@jest/globals'
import { requireWritable } from '../../../../subgraphs/club/booking-sources/rules.ts'
import { isActive } from '../../../../subgraphs/club/installations/rules.ts'

const NOW = new Date('2026-07-01T12:00:00.000Z')

describe('a booking source', () => {
  test.each(['ACTIVE', 'ERROR'] as const)('takes writes while it is %s', (status) => {
    expect(() => requireWritable({ id: 'source-1', status })).not.toThrow()
  })

  test.each(['PAUSED', 'DISABLED'] as const)('refuses writes while it is %s', (status) => {
    expect(() => requireWritable({ id: 'source-1', status })).toThrow(
      expect.objectContaining({
        code: 'booking_source_inactive',
        details: { bookingSourceId: 'source-1', status },
      }),
    )
  })
})

describe('an installation', () => {
  const open = { status: 'ACTIVE', expiresAt: null, clubStatus: 'ACTIVE' } as const

  test.each([
    ['has no end', {}],
    ['ends a millisecond later', { expiresAt: new Date(NOW.getTime() + 1) }],
  ])('is let in when it %s', (_how, changes) => {
    expect(isActive({ ...open, ...changes }, NOW)).toBe(true)
  })

  test.each([
    ['was revoked', { status: 'REVOKED' as const }],
    ['ended just now', { expiresAt: NOW }],
    ['belongs to a suspended club', { clubStatus: 'SUSPENDED' as const }],
    ['belongs to a closed club', { clubStatus: 'CLOSED' as const }],
  ])('is not let in when it %s', (_how, changes) => {
    expect(isActive({ ...open, ...changes }, NOW)).toBe(false)
  })
})
