/** That a helper may work at an event, and as what (volunteer API, helpers:write). */
export interface EventAccess {
  id: string
  clubId: string
  eventId: string
  helperId: string
  /** Roles of the event that the helper is meant for; any will do where there are none. */
  roleIds: string[]
  grantedAt: Date
  /** Null while it is granted. */
  revokedAt: Date | null
  updatedAt: Date
  /** How often all links by which the helper acts for themselves were made void. */
  linkGeneration: number
}
