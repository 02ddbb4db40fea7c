import type { Config } from '../platform/config/config.ts'
import { newUuid } from '../platform/ids.ts'
import { systemClock } from '../platform/time/clock.ts'
import type { SandboxTokens } from '../rest-facade/reference/mount-reference.ts'
import type { Database } from '../subgraphs/foundation/database/database.ts'
import { issueSandboxTokens } from './issue-sandbox-tokens.ts'
import { type LocalIssuer, makeIssuerAt } from './issuer/local-issuer.ts'
import { mountLanding } from './landing/mount-landing.ts'
import { writeSandboxFile } from './sandbox-file.ts'
import { loadPartnerKeys } from './seed/partner-keys.ts'
import { seedPrincipals } from './seed/seed-principals.ts'
import { seedRegistrations } from './seed/seed-registrations.ts'
import { seedSandbox } from './seed/seed-sandbox.ts'

export interface Sandbox {
  issuer: LocalIssuer
  /** Writes `sandbox.json` with fresh tokens. */
  writeFile(): Promise<void>
  /** Issues tokens for the requests that pages send. */
  issueTokens(): Promise<SandboxTokens>
  /** Mounts the page at `/`. */
  mountLanding: typeof mountLanding
}

/** Addresses of the REST APIs and of the graph; equal unless the tiers run separately. */
export interface SandboxUrls {
  baseUrl: string
  graphUrl: string
}

interface SandboxSetup {
  config: Config
  urls: SandboxUrls
  databases: { club: Database; volunteer: Database }
  secretKeys: readonly Buffer[]
  /** Whether the portal is at `baseUrl`. */
  hasPortal: boolean
}

/** Seeds the databases with synthetic clubs and issues tokens; null if a real issuer is configured. */
export async function startSandbox(setup: SandboxSetup): Promise<Sandbox | null> {
  const { config, urls, databases, secretKeys, hasPortal } = setup
  const seeding = { ...databases, clock: systemClock, newId: newUuid, secretKeys }
  // Key generation runs in worker threads, parallel to the inserts.
  const [made] = await Promise.all([makeIdentity(config, urls), seedSandbox(seeding)])
  if (made === null) return null

  const { club } = databases
  const { issuer, partnerKeys } = made
  await seedRegistrations(club, partnerKeys, { now: systemClock(), newId: newUuid })
  await seedPrincipals(club, partnerKeys, systemClock())
  const facts = { ...config, hasPortal, ...urls, ...made, club, secretKeys, clock: systemClock }
  const issueTokens = () => issueSandboxTokens({ issuer, secretKeys })
  return { issuer, writeFile: () => writeSandboxFile(facts), issueTokens, mountLanding }
}

/** The issuer and the keys of its partners; null if another issuer is configured. */
async function makeIdentity(config: Config, { graphUrl }: SandboxUrls) {
  if (config.issuer !== null) return null

  const issuer = await makeIssuerAt(graphUrl, config)
  return { issuer, partnerKeys: await loadPartnerKeys(config.dataDir) }
}
