import { describe, expect, test } from '@jest/globals'
import { makeMetrics } from '../../launch/process/signals/metrics.ts'
import { makeCounting, openLimiter } from '../../launch/wiring/counting.ts'
import type { Caller } from '../../platform/caller.ts'
import { readConfig } from '../../platform/config/config.ts'

const INSTALLATION: Caller = {
  kind: 'installation',
  installationId: 'installation',
  applicationId: 'application',
  provider: 'rallydesk',
  organizationId: 'organization',
  clubId: 'club',
  scopes: [],
}
const STAFF: Caller = { kind: 'staff', subject: 'ines', isAdmin: false, roles: [] }
const DEVICE: Caller = { kind: 'device', subject: 'board', clubId: 'club', courtId: 'court' }

describe('the calls of a minute', () => {
  test.each([
    ['CLUB_RATE_LIMIT', INSTALLATION],
    ['STAFF_RATE_LIMIT', STAFF],
    ['STAFF_RATE_LIMIT', DEVICE],
    ['CLUB_EXCHANGE_RATE_LIMIT', { kind: 'public', address: '192.0.2.1' }],
  ] as const)('are as many as %s allows', async (variable, caller) => {
    const config = readConfig({ [variable]: '7' })
    const { countCall } = makeCounting(
      config,
      openLimiter({ metrics: makeMetrics('facade') }, null, null),
    )
    expect(await countCall(caller)).toMatchObject({ limit: 7, remaining: 6 })
  })
})
