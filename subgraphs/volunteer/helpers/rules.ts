import { toHelperDetailBody } from '../../../schema/volunteer/helper-body.ts'
import type { Decision } from '../../foundation/change/change.ts'
import type { EventTrace } from '../../foundation/webhooks/redact-published-events.ts'
import { rewrite } from '../records/apply-patch.ts'
import { tell } from '../records/build-events.ts'
import { laterThan } from '../records/optimistic-lock.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { Helper } from './helper.ts'

/** What is ours to decide about a helper. */
type Own = 'id' | 'clubId' | 'deletedAt' | 'publishedCount' | 'createdAt' | 'updatedAt'

/** What clients decide about a helper, by its name in the public API. */
const FIELD_NAMES = {
  externalId: 'external_id',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  language: 'language',
  tags: 'tags',
  notes: 'notes',
  status: 'status',
  mail: 'mail',
} as const satisfies Record<Exclude<keyof Helper, Own>, string>

type Field = keyof typeof FIELD_NAMES

const FIELDS = Object.keys(FIELD_NAMES) as Field[]

export type HelperContent = Pick<Helper, Field>

/** An absent field stays as it is. */
export type HelperChanges = { [F in Field]?: HelperContent[F] | undefined }

export type NewHelper = Pick<Helper, 'id' | 'clubId'> & { content: HelperContent }

export function registerHelper(
  { content, ...origin }: NewHelper,
  now: Date,
): Decision<Helper, VolunteerDomainEvent> {
  const helper: Helper = {
    ...origin,
    ...content,
    deletedAt: null,
    publishedCount: 0,
    createdAt: now,
    updatedAt: now,
  }
  const filled = FIELDS.filter((field) => !isEmpty(helper[field]))
  const data = { helper: toHelperDetailBody({ ...helper, access: [] }) }
  return tell({ kind: 'helper', record: helper, data, names: FIELD_NAMES }, [
    { type: 'helper.registered', changed: filled },
  ])
}

/** Helpers are registered before anything else is told of them. */
const REGISTRATION = 1

/** Where it was told, with the person's data, that the helper was registered. */
export function registrationOf({ id, clubId, createdAt }: Helper): EventTrace {
  const [organizationId, resourceId] = [clubId, id]
  return { organizationId, resourceId, sequence: REGISTRATION, occurredAt: createdAt }
}

/** What may be kept of a person who is to be forgotten: that there was one. */
export function eraseHelper(stored: Helper, now: Date): Helper {
  const deletedAt = laterThan(stored, now)
  return { ...stored, ...BLANK, deletedAt, updatedAt: deletedAt }
}

const BLANK = {
  externalId: null,
  firstName: null,
  lastName: '',
  email: null,
  phone: null,
  language: null,
  tags: [],
  notes: null,
} as const satisfies Omit<HelperContent, 'status' | 'mail'>

/** What changes nothing is the stored helper itself. No type of event tells what else is changed. */
export function updateHelper(stored: Helper, changes: HelperChanges, now: Date): Helper {
  const { changed, record } = rewrite(stored, changes, FIELDS)
  return changed.length === 0 ? stored : { ...record, updatedAt: laterThan(stored, now) }
}

function isEmpty(value: HelperContent[Field]): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}
