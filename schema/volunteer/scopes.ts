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
