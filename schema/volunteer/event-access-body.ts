/** What the volunteer API shows of a helper's access; times are dates, or their text already. */
interface ShownAccess<Moment> {
  helperId: string
  eventId: string
  roleIds: readonly string[]
  grantedAt: Moment
  revokedAt: Moment | null
  updatedAt: Moment
}

/** An access as its changes answer it and its events carry it. */
export function toEventAccessBody<Moment>(access: ShownAccess<Moment>) {
  return {
    helper_id: access.helperId,
    event_id: access.eventId,
    role_ids: access.roleIds,
    granted_at: access.grantedAt,
    revoked_at: access.revokedAt,
    updated_at: access.updatedAt,
  }
}
