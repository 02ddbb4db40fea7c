/** What the volunteer API shows of a helper; times are dates, or their text already. */
interface ShownHelper<Moment> {
  id: string
  clubId: string
  externalId: string | null
  firstName: string | null
  lastName: string
  email: string | null
  phone: string | null
  language: string | null
  tags: readonly string[]
  notes: string | null
  status: 'ACTIVE' | 'INACTIVE'
  createdAt: Moment
  updatedAt: Moment
}

/** A helper as lists show it; it stands here because the log of events keeps it as well. */
export function toHelperBody<Moment>(helper: ShownHelper<Moment>) {
  return {
    id: helper.id,
    verein_id: helper.clubId,
    external_id: helper.externalId,
    first_name: helper.firstName,
    last_name: helper.lastName,
    email: helper.email,
    phone: helper.phone,
    language: helper.language,
    tags: helper.tags,
    notes: helper.notes,
    status: helper.status.toLowerCase(),
    created_at: helper.createdAt,
    updated_at: helper.updatedAt,
  }
}

/** The same with the time of the erasure, which blanked all the rest. */
export function toErasedHelperBody<Moment>(
  helper: ShownHelper<Moment> & { deletedAt: Moment | null },
) {
  return { ...toHelperBody(helper), deleted_at: helper.deletedAt }
}
