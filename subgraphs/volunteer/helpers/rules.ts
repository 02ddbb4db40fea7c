import { emptyOf, fieldNamesOf, isEmpty } from '../../../schema/fields/resource-fields.ts'
import { toHelperDetailBody } from '../../../schema/volunteer/bodies/helper-body.ts'
import { HELPER_FIELDS, type HelperContent } from '../../../schema/volunteer/helpers.ts'
import type { Decision } from '../../foundation/change/change.ts'
import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import type { EventTrace } from '../../foundation/webhooks/redact-published-events.ts'
import { rewrite } from '../records/apply-patch.ts'
import { buildEvents, unpublished } from '../records/build-events.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { Helper } from './helper.ts'

const FIELDS = fieldNamesOf(HELPER_FIELDS)

const PERSONAL_FIELDS = FIELDS.filter((field) => HELPER_FIELDS[field].isPersonal)

/** An absent field leaves the stored value unchanged. */
export type HelperChanges = { [F in keyof HelperContent]?: HelperContent[F] | undefined }

export type NewHelper = Pick<Helper, 'id' | 'clubId'> & { content: HelperContent }

export function registerHelper(
  { content, ...origin }: NewHelper,
  now: Date,
): Decision<Helper, VolunteerDomainEvent> {
  const helper: Helper = {
    ...origin,
    ...content,
    ...unpublished(now),
  }
  const filled = FIELDS.filter((field) => !isEmpty(helper[field]))
  const data = { helper: toHelperDetailBody({ ...helper, access: [] }) }
  return buildEvents({ kind: 'helper', record: helper, data }, [
    { type: 'helper.registered', changed: filled },
  ])
}

/** helper.registered is always the first event of a helper. */
const REGISTRATION = 1

/** The helper.registered event, whose published copies contain personal data. */
export function registrationOf({ id, clubId, createdAt }: Helper): EventTrace {
  const [organizationId, resourceId] = [clubId, id]
  return { organizationId, resourceId, sequence: REGISTRATION, occurredAt: createdAt }
}

/** The helper with all personal data removed: only the ids, the status and the times stay. */
export function eraseHelper(stored: Helper, now: Date): Helper {
  const deletedAt = laterThan(stored, now)
  const blank = PERSONAL_FIELDS.map((field) => [field, emptyOf(HELPER_FIELDS[field])])
  return { ...stored, ...Object.fromEntries(blank), deletedAt, updatedAt: deletedAt }
}

/**
 * Returns the stored helper itself if nothing changes. No event type exists for updates of a
 * helper.
 */
export function updateHelper(stored: Helper, changes: HelperChanges, now: Date): Helper {
  const { changed, record } = rewrite(stored, changes, FIELDS)
  return changed.length === 0 ? stored : { ...record, updatedAt: laterThan(stored, now) }
}
