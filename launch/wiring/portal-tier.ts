import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Config } from '../../platform/config/config.ts'
import { makeFolder } from '../../platform/config/files/make-folder.ts'
import { writeFileAtomically } from '../../platform/config/files/write-file-atomically.ts'
import {
  LOCAL_AUDIENCE_SCOPE,
  toLocalIssuerUrl,
} from '../../platform/config/local-issuer-address.ts'
import { isLoopback } from '../../platform/config/loopback.ts'
import type { Executor, GraphExecutor } from '../../platform/executor.ts'
import { makeClientAddress } from '../../platform/http/client-address.ts'
import type { Log } from '../../platform/log.ts'
import { mountPortal } from '../../portal/server/mount-portal.ts'
import type { PortalIssuer, SandboxSignIn } from '../../portal/server/portal-setup.ts'
import { makeRedisSessions } from '../../portal/server/sessions/redis-sessions.ts'
import {
  type EndedFile,
  type EndedInFile,
  makeSessionRegistry,
} from '../../portal/server/sessions/session-registry.ts'
import type { Counting } from './counting.ts'
import type { ServedIssuer } from './gateway-tier.ts'

export interface PortalTier extends Counting {
  config: Config
  /** The gateway. */
  executor: Executor
  bus: Bus
  publicUrl: string
  keys: readonly Buffer[]
  redis: Redis | null
  sandbox: SandboxSignIn | null
  log: Log
}

export async function mountPortalTier(app: FastifyInstance, tier: PortalTier): Promise<void> {
  const { config, redis } = tier
  mountPortal(app, {
    ...tier,
    isSecure: config.isSecure,
    idleLimitMs: config.portalIdleLimitMs,
    clientAddress: makeClientAddress(config.trustProxy),
    registry:
      redis === null ? makeSessionRegistry(keepIn(config.dataDir)) : makeRedisSessions(redis),
    issuer: issuerOf(config, tier.publicUrl),
  })
}

interface PortalSignIn {
  config: Config
  issuer: ServedIssuer | null
  club: GraphExecutor
}

/** In a sandbox that only this machine can reach under its address. */
export function toPortalSignIn({ config, issuer, club }: PortalSignIn): SandboxSignIn | null {
  if (issuer === null || config.environment === 'PRODUCTION') return null
  if (!isLoopback(new URL(issuer.issuerUrl).hostname)) return null
  return { names: issuer.staffNames, signIn: (as) => issuer.signInStaff(club, as) }
}

function issuerOf(config: Config, publicUrl: string): PortalIssuer {
  const { issuer, portalClientId: clientId, portalClientSecret: clientSecret } = config
  const url = issuer ?? toLocalIssuerUrl(config.graphUrl ?? publicUrl)
  return { url, clientId, clientSecret, scope: scopeOf(config) }
}

function scopeOf({ issuer, zitadelProjectId }: Config): string {
  if (issuer === null) return `openid ${LOCAL_AUDIENCE_SCOPE}`
  if (zitadelProjectId === null) return 'openid profile email'
  return `openid profile email urn:zitadel:iam:org:project:id:${zitadelProjectId}:aud`
}

/** Ended sessions of a single process, so that they stay ended after its restart. */
function keepIn(dataDir: string): EndedFile {
  const file = join(dataDir, 'portal-ended-sessions.json')
  return {
    load: async () => {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '[]'
        throw error
      })
      return JSON.parse(text) as EndedInFile[]
    },
    save: async (ended) => {
      await makeFolder(dataDir)
      await writeFileAtomically(file, JSON.stringify(ended))
    },
  }
}
