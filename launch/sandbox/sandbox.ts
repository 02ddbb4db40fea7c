import { mkdir } from 'node:fs/promises'
import { systemClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { newUuid } from '../../platform/ids.ts'
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

/** Where clients find the REST APIs and the graph: one address, unless each tier has its own. */
export interface SandboxUrls {
  baseUrl: string
  graphUrl: string
}

interface SandboxSetup {
  config: Config
  urls: SandboxUrls
  databases: Databases
}

/**
 * Fills the databases with synthetic clubs, and issues tokens for them; null where a real issuer
 * is configured. PRODUCTION has neither.
 */
export async function startSandbox(setup: SandboxSetup): Promise<Sandbox | null> {
  const { config, urls, databases } = setup
  if (config.environment === 'PRODUCTION') return null

  const secretKeys = await secretKeysOf(config)
  await seedSandbox({ ...databases, clock: systemClock, newId: newUuid, secretKeys })
  const issuer = await makeSandboxIssuer(config, urls.graphUrl)
  if (issuer === null) return null

  const { dataDir, audience, staffClaim } = config
  const { club } = databases
  return {
    issuer,
    writeFile: () =>
      writeSandboxFile({ dataDir, ...urls, club, secretKeys, issuer, audience, staffClaim }),
  }
}

/** The issuer at /idp of the address that serves the graph; null where another one is configured. */
export async function makeSandboxIssuer(
  { environment, issuer, dataDir, audience }: Config,
  graphUrl: string,
): Promise<LocalIssuer | null> {
  if (environment === 'PRODUCTION' || issuer) return null

  await mkdir(dataDir, { recursive: true })
  return makeLocalIssuer({ dataDir, issuerUrl: `${graphUrl}/idp`, audience, clock: systemClock })
}
