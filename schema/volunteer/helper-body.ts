import { toContentBody } from '../fields/resource-fields.ts'
import { HELPER_FIELDS, type HelperContent } from './helpers.ts'

/** What the volunteer API shows of a helper; times are dates, or their text already. */
interface ShownHelper<Moment> extends HelperContent {
  id: string
  clubId: string
  createdAt: Moment
  updatedAt: Moment
}

/** A helper as lists show it; it stands here because the log of events keeps it as well. */
export function toHelperBody<Moment>(helper: ShownHelper<Moment>) {
  return {
    id: helper.id,
    verein_id: helper.clubId,
    ...toContentBody(HELPER_FIELDS, helper),
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

/** Body of a helper in reads and events. */
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
