/** What the volunteer API shows of a role; its times are dates, or their text already. */
interface ShownRole<Moment> {
  id: string
  clubId: string
  eventId: string
  name: string
  description: string | null
  createdAt: Moment
  updatedAt: Moment
}

/** A role as its reads and its webhooks show it; it is kept with each event of the log. */
export function toRoleBody<Moment>(role: ShownRole<Moment>) {
  return {
    id: role.id,
    verein_id: role.clubId,
    event_id: role.eventId,
    name: role.name,
    description: role.description,
    created_at: role.createdAt,
    updated_at: role.updatedAt,
  }
}

/** The same with the time of its deletion, for whoever deleted it or is told of it. */
export function toDeletedRoleBody<Moment>(role: ShownRole<Moment> & { deletedAt: Moment | null }) {
  return { ...toRoleBody(role), deleted_at: role.deletedAt }
}
