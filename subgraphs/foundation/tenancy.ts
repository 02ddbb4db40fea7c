import type { StaffCaller } from '../../platform/caller.ts'

/** Which clubs' rows a request may find; a row of any other is as absent as a missing one. */
export interface Tenancy {
  /** The condition on a column that holds a club's id, with its parameters. */
  condition(column: string): string
  readonly params: readonly unknown[]
}

export const EVERYWHERE: Tenancy = { condition: () => 'TRUE', params: [] }

const NOWHERE: Tenancy = { condition: () => 'FALSE', params: [] }

export function inClub(clubId: string): Tenancy {
  return { condition: (column) => `${column} = ?`, params: [clubId] }
}

/** Clubs in which staff have any role. */
export function clubsOf({ isAdmin, roles }: StaffCaller): Tenancy {
  if (isAdmin) return EVERYWHERE
  if (roles.length === 0) return NOWHERE

  return { condition: (column) => `${column} IN (?)`, params: [roles.map((role) => role.clubId)] }
}
