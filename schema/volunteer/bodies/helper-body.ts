import { toContentBody } from '../../fields/resource-fields.ts'
import { HELPER_FIELDS, type HelperContent } from '../helpers.ts'

/** Fields of a helper in the volunteer API; times are dates or ISO text. */
interface ShownHelper<Moment> extends HelperContent {
  id: string
  clubId: string
  createdAt: Moment
  updatedAt: Moment
}

/** Body of a helper in lists and in the event log. */
export function toHelperBody<Moment>(helper: ShownHelper<Moment>) {
  return {
    id: helper.id,
    verein_id: helper.clubId,
    ...toContentBody(HELPER_FIELDS, helper),
    created_at: helper.createdAt,
    updated_at: helper.updatedAt,
  }
}

/** An access of a helper in the helper's single read. */
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

/** Body of an erased helper: all other fields are empty. */
export function toErasedHelperBody<Moment>(
  helper: ShownHelper<Moment> & { deletedAt: Moment | null },
) {
  return { ...toHelperBody(helper), deleted_at: helper.deletedAt }
}
