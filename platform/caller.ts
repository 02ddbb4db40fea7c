import { asUuid } from './ids.ts'
import { notFound, Problem } from './problem.ts'

/** Scopes of the Club Integration API (Authentication, 4). */
export const CLUB_SCOPES = [
  'club:read',
  'locations:read',
  'courts:read',
  'bookings:read',
  'bookings:write',
  'participants:read',
  'participants:write',
  'sessions:read',
  'scores:read',
  'events:read',
  'webhooks:manage',
] as const

export type ClubScope = (typeof CLUB_SCOPES)[number]

/** Scopes of the Volunteer-Event Developer API (Authentication, 5). */
export const VOLUNTEER_SCOPES = [
  'events:read',
  'events:create',
  'events:write',
  'events:delete',
  'roles:read',
  'roles:write',
  'shifts:read',
  'shifts:write',
  'helpers:read',
  'helpers:write',
  'messages:read',
  'messages:write',
  'assignments:read',
  'assignments:write',
  'availability:read',
  'availability:write',
  'webhooks:read',
  'webhooks:write',
  'automation:read',
  'automation:write',
] as const

export type VolunteerScope = (typeof VOLUNTEER_SCOPES)[number]

/** Paid extensions of a club that lacks the pro plan, or has it besides. */
export const ADD_ONS = ['api_access_plus', 'webhooks_access'] as const

export type AddOn = (typeof ADD_ONS)[number]

/** Roles of staff: ADMIN for the platform, OWNER and OPERATOR for one club. */
export const CLUB_ROLES = ['OWNER', 'OPERATOR'] as const

export type ClubRole = (typeof CLUB_ROLES)[number]

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
export interface ApiKeyCaller {
  kind: 'api_key'
  apiKeyId: string
  clubId: string
  scopes: readonly VolunteerScope[]
  plan: 'PRO' | null
  addOns: readonly AddOn[]
  /** False while the club has switched its integration off. */
  isIntegrationEnabled: boolean
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

/** Whoever has no credential yet: what it may ask is proven by what it asks with. */
export interface PublicCaller {
  kind: 'public'
  /** Network address it asks from; it is counted by that. */
  address: string
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

export function hasScope(caller: Caller, scope: ClubScope): boolean {
  return caller.kind === 'installation' && caller.scopes.includes(scope)
}

/** Refuses an installation that lacks any of the scopes, naming the missing ones. */
export function requireScopes(caller: InstallationCaller, required: readonly ClubScope[]): void {
  const missing = required.filter((scope) => !caller.scopes.includes(scope))
  if (missing.length === 0) return

  throw new Problem(
    'insufficient_scope',
    `This needs the scope ${missing.join(' and ')}, which the installation was not granted.`,
    { required, missing },
  )
}

/** Lets installations in by a scope and staff by their roles; nobody else has a part in court clubs. */
export function requireCourtClubAccess(
  caller: Caller,
  scope: ClubScope,
): asserts caller is InstallationCaller | StaffCaller | ServiceCaller {
  if (caller.kind === 'installation') requireScopes(caller, [scope])
  if (caller.kind === 'api_key')
    throw new Problem('forbidden', 'API keys are for the volunteer side of a club.')
  if (caller.kind === 'device' || caller.kind === 'public')
    throw new Problem('forbidden', 'This is for partner installations and for staff.')
}

/** True when the caller may see this club at all; a foreign club is as absent as a missing one. */
export function belongsToClub(caller: Caller, clubId: string): boolean {
  if (caller.kind === 'service') return true
  if (caller.kind === 'public') return false
  if (caller.kind !== 'staff') return caller.clubId === clubId
  return caller.isAdmin || caller.roles.some((role) => role.clubId === clubId)
}

/**
 * The club a read is about, after authorization: an installation's own, and staff's named one.
 * Installations need `scope`; staff need any role in the club.
 */
export function authorizeClub(
  caller: Caller,
  clubId: string | null | undefined,
  scope: ClubScope,
): string {
  requireCourtClubAccess(caller, scope)
  const id = clubId ?? (caller.kind === 'installation' ? caller.clubId : null)
  if (id === null)
    throw new Problem(
      'invalid_input',
      'clubId: Name the club; only an installation has one of its own.',
    )
  if (!belongsToClub(caller, asUuid(id, 'club'))) throw notFound('club')

  return id
}

/** Tells callers apart, for what is good only for whoever it was given to, such as a cursor. */
export function callerKey(caller: Caller): string {
  if (caller.kind === 'installation') return `installation:${caller.installationId}`
  if (caller.kind === 'api_key') return `api_key:${caller.apiKeyId}`
  if (caller.kind === 'staff' || caller.kind === 'device') return `${caller.kind}:${caller.subject}`
  return caller.kind
}
