import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { INSTALLATIONS } from '../../../sandbox/plans/installation-plans.ts'
import { loadPartnerKeys, type PartnerKeys } from '../../../sandbox/seed/partner-keys.ts'
import { seedPrincipals } from '../../../sandbox/seed/seed-principals.ts'
import { principalStore } from '../../../subgraphs/club/identity/store.ts'
import { thumbprintOf } from '../issuer/running-issuer.ts'
import {
  makeFolder,
  NOW,
  openSandboxDatabases,
  type SandboxDatabases,
  seed,
} from '../sandbox-fixture.ts'

let folder: Awaited<ReturnType<typeof makeFolder>>
let databases: SandboxDatabases
let keys: PartnerKeys

beforeAll(async () => {
  folder = await makeFolder()
  databases = await openSandboxDatabases()
  await seed(databases)
  keys = await loadPartnerKeys(folder.path)
})

afterAll(async () => {
  await databases.close()
  await folder.remove()
})

const path = () => join(folder.path, 'partner-keys.json')

describe('the keys of the sandbox’s partners', () => {
  test('are readable by their owner only, and survive a restart', async () => {
    expect((await stat(path())).mode & 0o777).toBe(0o600)
    expect(await loadPartnerKeys(folder.path)).toEqual(keys)
  })

  test('are completed when one is missing', async () => {
    const text = await readFile(path(), 'utf8')
    const { rallydesk: _, ...others } = keys
    await writeFile(path(), JSON.stringify(others))
    const completed = await loadPartnerKeys(folder.path)
    expect(completed.glasswall).toEqual(keys.glasswall)
    expect(completed.rallydesk.kid).not.toBe(keys.rallydesk.kid)
    await writeFile(path(), text)
  })

  test('are not replaced when the file is damaged', async () => {
    const text = await readFile(path(), 'utf8')
    await writeFile(path(), '{"rallydesk":')
    await expect(loadPartnerKeys(folder.path)).rejects.toThrow(`${path()} is damaged`)
    await writeFile(path(), text)
  })
})

describe('the principals of the sandbox’s partners', () => {
  test('have the keys of their applications, and are active like their installations', async () => {
    await seedPrincipals(databases.club, keys, NOW)
    for (const { oauthSubject, application, status } of Object.values(INSTALLATIONS)) {
      const principal = await principalStore.findBySubject(databases.club, oauthSubject)
      const { kty, n, e, kid } = keys[application]
      expect(principal).toMatchObject({
        subject: oauthSubject,
        keyId: kid,
        publicJwk: { kty, n, e },
        isActive: status === 'ACTIVE',
      })
      expect(await thumbprintOf({ kty, n, e })).toBe(kid)
    }
  })

  test('take the new key after the key file was lost, and stay deactivated', async () => {
    const { oauthSubject } = INSTALLATIONS.minimal
    await principalStore.deactivate(databases.club, oauthSubject)
    const others = { ...keys, pingpoint: keys.rallydesk }
    await seedPrincipals(databases.club, others, NOW)
    const principal = await principalStore.findBySubject(databases.club, oauthSubject)
    expect([principal?.keyId, principal?.isActive]).toEqual([keys.rallydesk.kid, false])
  })
})
