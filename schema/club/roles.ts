import type { ClubScope } from './scopes.ts'

/** Roles of staff in one club; platform ADMINs need no role. */
export const CLUB_ROLES = ['OWNER', 'OPERATOR', 'COACH', 'COORDINATOR'] as const

/** Stands where a member of staff was named who is erased; pages translate it. */
export const FORMER_MEMBER = 'former_member'

export type ClubRole = (typeof CLUB_ROLES)[number]

/** What staff access in a club, by the roles that may. Settings, keys and changes of integrations are an OWNER's. */
const ROLES_OF_AREA = {
  /** The club, its locations and courts. */
  club: CLUB_ROLES,
  /** Match sessions and their scores. */
  sessions: ['OWNER', 'OPERATOR', 'COACH'],
  /** Bookings, conflicts, overrides of courts and events; integrations to read. */
  desk: ['OWNER', 'OPERATOR'],
  volunteers: ['OWNER', 'COORDINATOR'],
  ownership: ['OWNER'],
} as const satisfies Record<string, readonly ClubRole[]>

export type ClubArea = keyof typeof ROLES_OF_AREA

export function rolesOf(area: ClubArea): readonly ClubRole[] {
  return ROLES_OF_AREA[area]
}

export function isOpenTo(area: ClubArea, role: ClubRole): boolean {
  return rolesOf(area).includes(role)
}

/** The area of what an installation accesses by a scope. */
export const AREA_OF_SCOPE: Readonly<Record<ClubScope, ClubArea>> = {
  'club:read': 'club',
  'locations:read': 'club',
  'courts:read': 'club',
  'bookings:read': 'desk',
  'bookings:write': 'desk',
  'participants:read': 'desk',
  'participants:write': 'desk',
  'sessions:read': 'sessions',
  'scores:read': 'sessions',
  'events:read': 'desk',
  'webhooks:manage': 'desk',
}
