import type { StaffCaller } from '../../../platform/caller.ts'
import { type ClubArea, isOpenTo } from '../../../schema/club/roles.ts'
import { Problem } from '../../../schema/problem.ts'

/** The clubs whose rows a request may read; rows of other clubs do not exist for it. */
export interface Tenancy {
  /** SQL condition on a column of club ids. */
  condition(column: string): string
  readonly params: readonly unknown[]
}

/** The rows of a table that a request may read, where the club id alone does not decide. */
export interface Reach {
  /** SQL condition on the table with this alias. */
  condition(alias: string): string
  readonly params: readonly unknown[]
}

export const EVERYWHERE: Tenancy = { condition: () => 'TRUE', params: [] }

const NOWHERE: Tenancy = { condition: () => 'FALSE', params: [] }

export function inClub(clubId: string): Tenancy {
  return { condition: (column) => `${column} = ?`, params: [clubId] }
}

/** Clubs in which staff have a role for this area; throws `forbidden` for staff whose roles are for others alone. */
export function clubsOf({ isAdmin, roles }: StaffCaller, area: ClubArea): Tenancy {
  if (isAdmin) return EVERYWHERE
  const open = roles.filter(({ role }) => isOpenTo(area, role))
  if (roles.length > 0 && open.length === 0) throw new Problem('forbidden', WRONG_ROLE)

  return inClubs(open)
}

export const WRONG_ROLE = "The caller's role in the club is not for this."

/** Clubs in which staff have the role OWNER. */
export function clubsOwnedBy({ isAdmin, roles }: StaffCaller): Tenancy {
  return isAdmin ? EVERYWHERE : inClubs(roles.filter(({ role }) => role === 'OWNER'))
}

/** Rows of these clubs, in a table with a column of club ids. */
export function reachOf({ condition, params }: Tenancy, column = 'club_id'): Reach {
  return { condition: (alias) => condition(`${alias}.${column}`), params }
}

function inClubs(roles: readonly { clubId: string }[]): Tenancy {
  if (roles.length === 0) return NOWHERE

  return { condition: (column) => `${column} IN (?)`, params: [roles.map(({ clubId }) => clubId)] }
}
