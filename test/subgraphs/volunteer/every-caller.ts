import type { Caller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { Account } from '../../../subgraphs/volunteer/accounts/account.ts'
import { ADMIN, staffOf, toApiKeyCaller } from './caller-fixture.ts'

export const WHO = [
  'key of the club',
  'key without scopes',
  'key without a plan',
  'key switched off',
  'key elsewhere',
  'OWNER',
  'OPERATOR',
  'COACH',
  'COORDINATOR',
  'OWNER elsewhere',
  'ADMIN',
  'partner',
  'device',
  'anonymous',
] as const

export const LETTERS: Readonly<Record<string, string>> = {
  insufficient_scope: 'S',
  feature_forbidden: 'P',
  integration_disabled: 'O',
  forbidden: 'F',
}

/** Callers of every kind, some of the club of this account. */
export function everyCaller(home: Account): Readonly<Record<(typeof WHO)[number], Caller>> {
  const { clubId } = home
  const elsewhere = newUuid()
  return {
    'key of the club': toApiKeyCaller(home),
    'key without scopes': toApiKeyCaller(home, { scopes: [] }),
    'key without a plan': toApiKeyCaller({ ...home, plan: null }),
    'key switched off': toApiKeyCaller({ ...home, isIntegrationEnabled: false }),
    'key elsewhere': toApiKeyCaller({ ...home, clubId: elsewhere }),
    OWNER: staffOf(clubId),
    OPERATOR: staffOf(clubId, 'OPERATOR'),
    COACH: staffOf(clubId, 'COACH'),
    COORDINATOR: staffOf(clubId, 'COORDINATOR'),
    'OWNER elsewhere': staffOf(elsewhere),
    ADMIN,
    partner: {
      ...{ kind: 'installation', installationId: newUuid(), applicationId: newUuid(), clubId },
      ...{ organizationId: newUuid(), provider: 'desk', scopes: [], environment: 'SANDBOX' },
      ...{ clientId: 'client' },
    },
    device: { kind: 'device', subject: 'device-1', clubId, courtId: newUuid() },
    anonymous: { kind: 'public', address: '127.0.0.1' },
  } as Record<(typeof WHO)[number], Caller>
}
