/** Fields of a helper's access in the volunteer API; times are dates or ISO text. */
interface ShownAccess<Moment> {
  helperId: string
  eventId: string
  roleIds: readonly string[]
  grantedAt: Moment
  revokedAt: Moment | null
  updatedAt: Moment
}

/** Body of an access in responses and events. */
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
