import type { StaffCaller } from '../../../platform/caller.ts'

/** Which clubs' rows a request may find; a row of any other is as absent as a missing one. */
export interface Tenancy {
  /** The condition on a column that holds a club's id, with its parameters. */
  condition(column: string): string
  readonly params: readonly unknown[]
}

/** Which rows of a table a request may find, when it is not a column with a club that decides alone. */
export interface Reach {
  /** The condition on the table under this alias, with its parameters. */
  condition(alias: string): string
  readonly params: readonly unknown[]
}

export const EVERYWHERE: Tenancy = { condition: () => 'TRUE', params: [] }

const NOWHERE: Tenancy = { condition: () => 'FALSE', params: [] }

export function inClub(clubId: string): Tenancy {
  return { condition: (column) => `${column} = ?`, params: [clubId] }
}

/** Clubs in which staff have any role. */
export function clubsOf({ isAdmin, roles }: StaffCaller): Tenancy {
  return isAdmin ? EVERYWHERE : inClubs(roles)
}

/** Clubs that staff look after as OWNERs. */
export function clubsOwnedBy({ isAdmin, roles }: StaffCaller): Tenancy {
  return isAdmin ? EVERYWHERE : inClubs(roles.filter(({ role }) => role === 'OWNER'))
}

/** Rows of these clubs, in a table that names its club. */
export function reachOf({ condition, params }: Tenancy, column = 'club_id'): Reach {
  return { condition: (alias) => condition(`${alias}.${column}`), params }
}

function inClubs(roles: readonly { clubId: string }[]): Tenancy {
  if (roles.length === 0) return NOWHERE

  return { condition: (column) => `${column} IN (?)`, params: [roles.map(({ clubId }) => clubId)] }
}
