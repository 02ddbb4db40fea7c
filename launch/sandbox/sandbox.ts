import { systemClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { newUuid } from '../../platform/ids.ts'
import type { Address } from '../address.ts'
import type { Databases } from '../databases.ts'
import { secretKeysOf } from '../secret-keys.ts'
import { type LocalIssuer, makeLocalIssuer } from './issuer.ts'
import { writeSandboxFile } from './sandbox-file.ts'
import { seedSandbox } from './seed.ts'

export interface Sandbox {
  issuer: LocalIssuer
  /** Writes `sandbox.json` with fresh tokens. */
  writeFile(): Promise<void>
}

interface SandboxSetup {
  config: Config
  address: Address
  databases: Databases
}

/**
 * Fills the databases with synthetic clubs, and issues tokens for them; null where a real issuer
 * is configured. PRODUCTION has neither.
 */
export async function startSandbox(setup: SandboxSetup): Promise<Sandbox | null> {
  const { config, address, databases } = setup
  if (config.environment === 'PRODUCTION') return null

  const secretKeys = await secretKeysOf(config)
  await seedSandbox({ ...databases, clock: systemClock, newId: newUuid, secretKeys })
  if (config.issuer) return null

  const { dataDir, audience, staffClaim } = config
  const { baseUrl } = address
  const issuer = await makeLocalIssuer({
    dataDir,
    issuerUrl: `${baseUrl}/idp`,
    audience,
    clock: systemClock,
  })
  const { club } = databases
  return {
    issuer,
    writeFile: () =>
      writeSandboxFile({ dataDir, baseUrl, club, secretKeys, issuer, audience, staffClaim }),
  }
}
