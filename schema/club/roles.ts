/** Roles of staff in one club; ADMINs of the platform need none. */
export const CLUB_ROLES = ['OWNER', 'OPERATOR'] as const

export type ClubRole = (typeof CLUB_ROLES)[number]
