import type { Bus } from '../../platform/bus/bus.ts'
import type { Executor } from '../../platform/executor.ts'
import type { ClientAddress } from '../../platform/http/client-address.ts'
import type { CountCall } from '../../platform/limits/caller-limit.ts'
import type { GuardCredential } from '../../platform/limits/credential-guard.ts'
import type { Log } from '../../platform/log.ts'
import type { SessionRegistry } from './sessions/session-registry.ts'

export interface PortalSetup {
  /** The gateway. */
  executor: Executor
  /** Announces ended sessions. */
  bus: Bus
  countCall: CountCall
  guardCredential: GuardCredential
  clientAddress: ClientAddress
  log: Log
  /** Address that browsers use. */
  publicUrl: string
  /** Whether browsers reach it over TLS; only a sandbox goes without. */
  isSecure: boolean
  /** Keys that seal cookies, the current one first. */
  keys: readonly Buffer[]
  registry: SessionRegistry
  /** How long a session may be without activity; null: as long as it lasts. */
  idleLimitMs: number | null
  issuer: PortalIssuer
  /** Sign-in without a password; null outside of a sandbox of this machine. */
  sandbox: SandboxSignIn | null
  /** How often open sockets are looked at; changed only by tests. */
  recheckEveryMs?: number
}

/** OpenID issuer, where the portal is a registered client. */
export interface PortalIssuer {
  url: string
  clientId: string
  /** Null: a public client, which proves itself by PKCE alone. */
  clientSecret: string | null
  /** Asked for at each sign-in. */
  scope: string
}

export interface SandboxSignIn {
  names: readonly string[]
  /** Null for an unknown name. */
  signIn(as: string): Promise<{ token: string } | null>
}
