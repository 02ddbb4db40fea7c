import { randomBytes } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { type ExaminedRole, ROLES, readDoctorOptions } from '../../doctor/doctor-options.ts'
import { makeRedactSecrets } from '../../doctor/redact-secrets.ts'
import { examined } from './examined.ts'

const KEY = randomBytes(32).toString('base64')

describe('the doctor', () => {
  test.each(ROLES)(
    'names every variable that the process %s lacks, and sets none itself',
    async (role) => {
      const { wrong, status, skipped } = await examined({ HOST: '0.0.0.0' }, '--role', role)
      expect(status).toBe(1)
      if (role === 'all-in-one') expect(wrong.join()).toContain('ENVIRONMENT')
      else expect(wrong.join()).toMatch(/_URL: needed by the process/)
      expect(
        wrong.every((line) => /^environment: \w+: .*Set it, then examine again\.$/.test(line)),
      ).toBe(true)
      expect(skipped).toEqual([])
    },
  )

  test('finds a wrong value', async () => {
    const { wrong } = await examined({ SECRET_KEYS: 'short', PORT: 'x' }, '--role', 'all-in-one')
    expect(wrong).toHaveLength(2)
    expect(wrong.join()).not.toContain('short')
  })

  test.each<[Record<string, string>, ExaminedRole]>([
    [{}, 'all-in-one'],
    [{ GATEWAY_URL: 'x' }, 'facade'],
    [{ CLUB_SUBGRAPH_URL: 'x' }, 'edge'],
    [{ CLUB_DATABASE_URL: 'x' }, 'club'],
    [{ VOLUNTEER_DATABASE_URL: 'x' }, 'volunteer'],
    [{ CLUB_DATABASE_URL: 'x', VOLUNTEER_DATABASE_URL: 'x' }, 'migrate'],
    [{ DATABASE_URL: 'x' }, 'all-in-one'],
    [{ DATABASE_URL: 'x', ENVIRONMENT: 'PRODUCTION' }, 'migrate'],
    [{ DATABASE_URL: 'x', SECRET_KEYS: 'x', REDIS_URL: 'x' }, 'server'],
    [{ CLUB_SUBGRAPH_URL: 'x', CLUB_SEAL_KEYS: 'x' }, 'edge'],
    [{ CLUB_SUBGRAPH_URL: 'x', CLUB_SEAL_KEYS: 'x', INTERNAL_PORT: 'x' }, 'edge'],
    [{ CLUB_SUBGRAPH_URL: 'x', CLUB_SEAL_KEYS: 'x', GATEWAY_SEAL_KEYS: 'x' }, 'edge'],
    [{ CLUB_SUBGRAPH_URL: 'x', GATEWAY_SEAL_KEYS: 'x', INTERNAL_PORT: 'x' }, 'gateway'],
  ])('finds the process of %j', (env, role) => {
    expect(readDoctorOptions([], env)?.role).toBe(role)
  })

  test.each([[['--role', 'x']], [['--processes', '0']], [['--unknown']], [['word']]])(
    'refuses %j',
    (words) => {
      expect(() => readDoctorOptions(words, {})).toThrow()
    },
  )

  test('prints no secret of its environment', () => {
    const redact = makeRedactSecrets({
      DATABASE_URL: 'mysql://user:p%40ss-word@host/x',
      SECRET_KEYS: `${KEY}, second-key`,
      ADMIN_TOKEN: 'the-token',
      PUBLIC_URL: 'https://api.example',
    })
    expect(redact(`p@ss-word p%40ss-word ${KEY} second-key the-token https://api.example`)).toBe(
      '… … … … … https://api.example',
    )
  })
})
