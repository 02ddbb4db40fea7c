import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { exportJWK, generateKeyPair } from 'jose'
import { type Caller, SERVICE } from '../../../../platform/caller.ts'
import type { Operation } from '../../../../platform/executor.ts'
import { newUuid } from '../../../../platform/ids.ts'
import type { PublicJwk } from '../../../../subgraphs/club/identity/identity-principal.ts'
import type { IdentityProvider } from '../../../../subgraphs/club/identity/identity-provider.ts'
import { addInstallation } from '../../../support/club/fixtures.ts'
import { makeTestIdentityProvider } from '../../../support/club/identity.ts'
import { addHome, type RunningClub, startClub } from '../running-club.ts'

const document =
  'query P($subject: String!) { identityPrincipal(subject: $subject) { subject keyId publicJwk isActive expiresAt } }'
const FIND: Operation = { name: 'P', kind: 'query', document, hash: 'p', registered: true }

let club: RunningClub
let provider: IdentityProvider

beforeAll(async () => {
  club = await startClub()
  provider = makeTestIdentityProvider({ database: club.database, clock: () => new Date() })
})

afterAll(() => club.close())

const find = (subject: string, caller: Caller = SERVICE) => club.execute(FIND, caller, { subject })

async function aPrincipal() {
  const { publicKey } = await generateKeyPair('RS256')
  return {
    id: newUuid(),
    name: 'Partner',
    environment: 'SANDBOX' as const,
    publicKey: (await exportJWK(publicKey)) as PublicJwk,
    expiresAt: new Date('2100-01-01T00:00:00.000Z'),
  }
}

describe('a principal of the local identity provider', () => {
  test('is found by its subject, with its key and its end', async () => {
    const principal = await aPrincipal()
    const { subject, keyId } = await provider.provision(principal)
    expect(subject).toBe(principal.id)
    expect(keyId).toMatch(/^[\w-]{43}$/)
    const { data } = await find(subject)
    expect(data.identityPrincipal).toEqual({
      subject,
      keyId,
      publicJwk: principal.publicKey,
      isActive: true,
      expiresAt: '2100-01-01T00:00:00.000Z',
    })
  })

  test('is the same one when it is provisioned again, also at the same time', async () => {
    const principal = await aPrincipal()
    const provisioned = await Promise.all([1, 2, 3].map(() => provider.provision(principal)))
    expect(new Set(provisioned.map(({ keyId }) => keyId)).size).toBe(1)
    const [row] = await club.database.query(
      'SELECT count(*) AS n FROM identity_principals WHERE id = ?',
      [principal.id],
    )
    expect(Number(row?.['n'])).toBe(1)
  })

  test('stays deactivated, and unknown ones may be deactivated too', async () => {
    const principal = await aPrincipal()
    const { subject } = await provider.provision(principal)
    await provider.deactivate(subject)
    await provider.deactivate(subject)
    await provider.deactivate('unknown')
    await provider.provision(principal)
    expect((await find(subject)).data.identityPrincipal.isActive).toBe(false)
  })

  test('is readable by services alone', async () => {
    const { subject } = await provider.provision(await aPrincipal())
    const staff: Caller = { kind: 'staff', subject: 's', isAdmin: true, roles: [] }
    const partner = await addInstallation(club.database, (await addHome(club)).club)
    for (const caller of [staff, partner, { kind: 'public', address: '::1' } as const]) {
      const { data, codes } = await find(subject, caller)
      expect([data.identityPrincipal, codes]).toEqual([null, ['forbidden']])
    }
    expect((await find('unknown')).data.identityPrincipal).toBeNull()
  })
})
