import type { ClubRole } from '../schema/club/roles.ts'
import type { ClubScope } from '../schema/club/scopes.ts'
import { Problem } from '../schema/problem.ts'
import type { ApiKeyRights } from '../schema/volunteer/access.ts'

/** What `viewer` shows of a credential; no rule reads it. */
export interface CredentialFacts {
  /** Stored beside what members of staff do; absent for others behind the REST APIs. */
  name?: string | null
  /** ISO 8601; null if the credential does not expire. Absent behind the REST APIs and the portal. */
  expiresAt?: string | null
}

/** Installation of a partner's application, bound to one club. */
export interface InstallationCaller extends CredentialFacts {
  kind: 'installation'
  installationId: string
  applicationId: string
  /** Slug of the application: the provider of its bookings. */
  provider: string
  organizationId: string
  clubId: string
  scopes: readonly ClubScope[]
}

/** A club's own system, authenticated by an API key of the club. */
export interface ApiKeyCaller extends ApiKeyRights, CredentialFacts {
  kind: 'api_key'
  apiKeyId: string
  clubId: string
}

/** A person who is signed in at the identity provider. */
export interface StaffCaller extends CredentialFacts {
  kind: 'staff'
  subject: string
  isAdmin: boolean
  roles: readonly { clubId: string; role: ClubRole }[]
  /** Present if the roles of provisioning could not be looked up, so that those of the claim stand alone. */
  isClaimAlone?: true
}

/** A device of one court, such as a score board; it may access that court only. */
export interface DeviceCaller extends CredentialFacts {
  kind: 'device'
  subject: string
  clubId: string
  courtId: string
}

/** A wall screen at a court; it may read the board of that court only. */
export interface ScreenCaller extends CredentialFacts {
  kind: 'screen'
  subject: string
  clubId: string
  courtId: string
}

/** A helper of one event, authenticated by a signed link; it may access the helper's own data of that event. */
export interface HelperCaller extends CredentialFacts {
  kind: 'helper'
  /** The event access that the link was issued for. */
  accessId: string
  helperId: string
  eventId: string
  clubId: string
}

/** A caller without a credential; the request itself carries the proof, such as a one-time code. */
export interface PublicCaller {
  kind: 'public'
  /** Client address, the rate limit's key. */
  address: string
  /** Verified token of a mail's link; if present, the rate limit's key. */
  mailToken?: string
  /** Counts sign-ins of the portal apart from the exchange of codes. */
  isSigningIn?: true
}

/** Another tier, on its own behalf. */
export interface ServiceCaller {
  kind: 'service'
}

export type Caller =
  | InstallationCaller
  | ApiKeyCaller
  | StaffCaller
  | DeviceCaller
  | ScreenCaller
  | HelperCaller
  | PublicCaller
  | ServiceCaller

export const SERVICE: ServiceCaller = { kind: 'service' }

/**
 * The caller as the REST APIs and the portal know it: equal for all credentials of one caller with the same rights. The
 * audit log names members of staff, who come through the portal.
 */
export function toExecutorCaller(caller: Caller): Caller {
  const { name, expiresAt: _expiresAt, ...rest }: Caller & CredentialFacts = caller
  return rest.kind === 'staff' && name != null ? { ...rest, name } : rest
}

/** The caller as an installation; refuses all other kinds. */
export function asInstallation(caller: Caller): InstallationCaller {
  if (caller.kind !== 'installation')
    throw new Problem('forbidden', 'Only a partner installation can do this.')

  return caller
}

/** The caller as an API key; refuses all other kinds. */
export function asApiKey(caller: Caller): ApiKeyCaller {
  if (caller.kind !== 'api_key') throw new Problem('forbidden', 'Only an API key can do this.')

  return caller
}

/** The caller as a helper; refuses all other kinds. */
export function asHelper(caller: Caller): HelperCaller {
  if (caller.kind !== 'helper')
    throw new Problem('forbidden', 'This is for a helper, by the link that the club made for them.')

  return caller
}

/** The caller without a credential; refuses all other kinds. */
export function asPublic(caller: Caller): PublicCaller {
  if (caller.kind !== 'public')
    throw new Problem('forbidden', 'This is asked with a one-time code, not with a credential.')

  return caller
}

export function asService(caller: Caller): ServiceCaller {
  if (caller.kind !== 'service') throw new Problem('forbidden', 'This is internal to the platform.')

  return caller
}

/** Identifies a caller, for values that are bound to it such as cursors. */
export function callerKey(caller: Caller): string {
  if (caller.kind === 'installation') return `installation:${caller.installationId}`
  if (caller.kind === 'api_key') return `api_key:${caller.apiKeyId}`
  if (caller.kind === 'staff' || caller.kind === 'device' || caller.kind === 'screen')
    return `${caller.kind}:${caller.subject}`
  return caller.kind === 'helper' ? `helper:${caller.accessId}` : caller.kind
}
