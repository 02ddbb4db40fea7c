/** A helper's access to an event and the roles it is for (volunteer API, helpers:write). */
export interface EventAccess {
  id: string
  clubId: string
  eventId: string
  helperId: string
  /** Roles of the event that the helper may take; empty for any role. */
  roleIds: string[]
  grantedAt: Date
  /** Null while the access is granted. */
  revokedAt: Date | null
  updatedAt: Date
  /** How often all links of this access were invalidated. */
  linkGeneration: number
}
