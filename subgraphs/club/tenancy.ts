import { type Caller, type ClubScope, requireCourtClubAccess } from '../../platform/caller.ts'

/** Which clubs a read may find rows of; a row of any other is as absent as a missing one. */
export interface Tenancy {
  /** The condition on a column that holds a club's id, with its parameters. */
  condition(column: string): string
  readonly params: readonly unknown[]
}

/** Authorizes a read of single rows: installations need the scope, staff any role in the row's club. */
export function authorizeRead(caller: Caller, scope: ClubScope): Tenancy {
  requireCourtClubAccess(caller, scope)
  if (caller.kind === 'service') return EVERYWHERE
  if (caller.kind !== 'staff') return inClubs([caller.clubId])

  return caller.isAdmin ? EVERYWHERE : inClubs(caller.roles.map((role) => role.clubId))
}

const EVERYWHERE: Tenancy = { condition: () => 'TRUE', params: [] }

const NOWHERE: Tenancy = { condition: () => 'FALSE', params: [] }

function inClubs(clubIds: readonly string[]): Tenancy {
  if (clubIds.length === 0) return NOWHERE
  return { condition: (column) => `${column} IN (?)`, params: [clubIds] }
}
