import type { ClubRole } from '../schema/club/roles.ts'
import type { ClubScope } from '../schema/club/scopes.ts'
import type { ApiKeyRights } from '../schema/volunteer/access.ts'
import { Problem } from './problem.ts'

/** A partner application's installation; bound to one club, which it never chooses. */
export interface InstallationCaller {
  kind: 'installation'
  installationId: string
  applicationId: string
  /** Slug of the application; it is the provider of the bookings it pushes. */
  provider: string
  organizationId: string
  clubId: string
  scopes: readonly ClubScope[]
}

/** A club's own system, by one of the club's API keys. */
export interface ApiKeyCaller extends ApiKeyRights {
  kind: 'api_key'
  apiKeyId: string
  clubId: string
}

/** A person signed in at the identity provider. */
export interface StaffCaller {
  kind: 'staff'
  subject: string
  isAdmin: boolean
  roles: readonly { clubId: string; role: ClubRole }[]
}

/** A device at one court, such as its score board: it reports for that court and reads nothing else. */
export interface DeviceCaller {
  kind: 'device'
  subject: string
  clubId: string
  courtId: string
}

/** A helper of one event, by a link that the club made for them: it reaches what is their own there. */
export interface HelperCaller {
  kind: 'helper'
  /** Of the helper's access to the event, which the link is made for. */
  accessId: string
  helperId: string
  eventId: string
  clubId: string
}

/** Whoever has no credential yet: what it may ask is proven by what it asks with. */
export interface PublicCaller {
  kind: 'public'
  /** Network address it asks from; it is counted by that. */
  address: string
  /** Token of a mail's link, once it was verified; the caller is counted by that instead. */
  mailToken?: string
}

/** Another tier of the platform, asking on its own behalf. */
export interface ServiceCaller {
  kind: 'service'
}

export type Caller =
  | InstallationCaller
  | ApiKeyCaller
  | StaffCaller
  | DeviceCaller
  | HelperCaller
  | PublicCaller
  | ServiceCaller

export const SERVICE: ServiceCaller = { kind: 'service' }

/** The installation behind a request; staff and services have no part in what partners own. */
export function asInstallation(caller: Caller): InstallationCaller {
  if (caller.kind !== 'installation')
    throw new Problem('forbidden', 'Only a partner installation can do this.')

  return caller
}

/** The API key behind a request. */
export function asApiKey(caller: Caller): ApiKeyCaller {
  if (caller.kind !== 'api_key') throw new Problem('forbidden', 'Only an API key can do this.')

  return caller
}

/** The helper behind a request, for what is their own alone. */
export function asHelper(caller: Caller): HelperCaller {
  if (caller.kind !== 'helper')
    throw new Problem('forbidden', 'This is for a helper, by the link that the club made for them.')

  return caller
}

/** Whoever asks without a credential, for what nobody else may ask. */
export function asPublic(caller: Caller): PublicCaller {
  if (caller.kind !== 'public')
    throw new Problem('forbidden', 'This is asked with a one-time code, not with a credential.')

  return caller
}

export function asService(caller: Caller): ServiceCaller {
  if (caller.kind !== 'service') throw new Problem('forbidden', 'This is internal to the platform.')

  return caller
}

/** Tells callers apart, for what is good only for whoever it was given to, such as a cursor. */
export function callerKey(caller: Caller): string {
  if (caller.kind === 'installation') return `installation:${caller.installationId}`
  if (caller.kind === 'api_key') return `api_key:${caller.apiKeyId}`
  if (caller.kind === 'staff' || caller.kind === 'device') return `${caller.kind}:${caller.subject}`
  return caller.kind === 'helper' ? `helper:${caller.accessId}` : caller.kind
}
