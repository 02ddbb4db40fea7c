import type { ClubArea } from '../club/roles.ts'

/** Scopes of the Volunteer-Event Developer API (Authentication, 5); `refuseApiKey` checks them. */
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

/** The area of what an API key accesses by a scope: webhooks send data out of the club, so they are an OWNER's. */
export function areaOfVolunteerScope(scope: VolunteerScope): ClubArea {
  return scope === 'webhooks:read' || scope === 'webhooks:write' ? 'ownership' : 'volunteers'
}
