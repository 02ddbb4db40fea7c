/** Roles of staff in one club; platform ADMINs need no role. */
export const CLUB_ROLES = ['OWNER', 'OPERATOR'] as const

export type ClubRole = (typeof CLUB_ROLES)[number]
