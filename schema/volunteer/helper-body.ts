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
  mail: 'ON' | 'OFF'
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
    mail: helper.mail.toLowerCase(),
    created_at: helper.createdAt,
    updated_at: helper.updatedAt,
  }
}

/** What a helper is granted, as the helper's single read shows it. */
interface ShownGrant<Moment> {
  eventId: string
  roleIds: readonly string[]
  grantedAt: Moment
}

/** A helper as its single read, and what is told of it, shows it. */
export function toHelperDetailBody<Moment>(
  helper: ShownHelper<Moment> & { access: readonly ShownGrant<Moment>[] },
) {
  const event_access = helper.access.map(({ eventId, roleIds, grantedAt }) => ({
    ...{ event_id: eventId, role_ids: roleIds, granted_at: grantedAt },
  }))
  return { ...toHelperBody(helper), event_access }
}

/** The same with the time of the erasure, which blanked all the rest. */
export function toErasedHelperBody<Moment>(
  helper: ShownHelper<Moment> & { deletedAt: Moment | null },
) {
  return { ...toHelperBody(helper), deleted_at: helper.deletedAt }
}
