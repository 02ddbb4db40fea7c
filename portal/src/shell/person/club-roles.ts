import { type ClubRole, rolesOf } from '../../../../schema/club/roles.ts'
import type { FeedName } from '../../graph/following/feeds.ts'

export const COURT_ROLES = rolesOf('sessions')
/** Owners and the front desk. */
export const DESK_ROLES = rolesOf('desk')
export const VOLUNTEER_ROLES = rolesOf('volunteers')

const FEED_ROLES: Readonly<Record<FeedName, readonly ClubRole[]>> = {
  PortalDay: COURT_ROLES,
  PortalClubEvents: DESK_ROLES,
  PortalClubChanges: DESK_ROLES,
  PortalVolunteerEvents: VOLUNTEER_ROLES,
  PortalVolunteerChanges: VOLUNTEER_ROLES,
}

/** The feeds of changes that these roles may follow. */
export function feedsOpenTo(roles: readonly ClubRole[]): FeedName[] {
  const names = Object.keys(FEED_ROLES) as FeedName[]
  return names.filter((name) => FEED_ROLES[name].some((role) => roles.includes(role)))
}
