import { z } from 'zod'
import { exactText } from '../../../schema/fields/fields.ts'
import { choice, instant, KEYED, omittable } from '../../../schema/fields/input-fields.ts'
import { inputRecord, toGraph, withFields } from '../../../schema/fields/input-record.ts'
import { emptyOf, withEmptyFields } from '../../../schema/fields/resource-fields.ts'
import { EmailAddress, HelperExternalId } from '../../../schema/volunteer/helper-fields.ts'
import { CLEARED_FIELDS, HELPER_FIELDS, UpsertedHelper } from '../../../schema/volunteer/helpers.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { HelperFilter } from '../../../schema/volunteer/lists.ts'
import { MAIL_PREFERENCES } from '../../../schema/volunteer/statuses.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'
import type { UpsertItem } from './upsert-rules.ts'

export const readHelperFilter = filterReader(
  withFields({ eventId: omittable(z.string()) }, HelperFilter),
)

export const EraseHelperInput = z.object({ helperId: z.string() })

/** Far above the length of a token; longer text could not have a valid signature. */
const UnsubscribeToken = exactText({ min: 1, max: 100 })

export const SetMailSubscriptionInput = toGraph(
  inputRecord({ token: UnsubscribeToken, mail: choice(MAIL_PREFERENCES) }),
)

/** Limits the items of one request; each item is parsed on its own. */
export const UpsertHelpersInput = toGraph(
  inputRecord({ ...KEYED, helpers: z.array(z.unknown()).max(VOLUNTEER_LIMITS.bulk.max) }),
)

/** Null for a new helper if absent; an absent field of an existing helper stays unchanged. */
export const UpsertHelperInput = toGraph(
  withFields(
    { helperId: omittable(z.string()), expectedUpdatedAt: omittable(instant) },
    UpsertedHelper,
  ),
).transform(
  ({ helperId, expectedUpdatedAt, clear = [], ...set }): UpsertItem => ({
    expectedUpdatedAt: expectedUpdatedAt ?? undefined,
    names: { id: helperId ?? null, externalId: set.externalId ?? null, email: set.email ?? null },
    changes: { ...set, ...Object.fromEntries(clear.map(toCleared)) },
    content: { ...withEmptyFields(HELPER_FIELDS, set), lastName: set.lastName ?? null },
  }),
)

/** The ids of a helper in a rejected item; an invalid id is null. */
export const NamesOfHelper = z
  .object({
    helperId: z.string().nullable().catch(null),
    externalId: HelperExternalId.nullable().catch(null),
    email: EmailAddress.nullable().catch(null),
  })
  .transform(({ helperId: id, ...names }) => ({ id, ...names }))

function toCleared(name: keyof typeof CLEARED_FIELDS) {
  const field = CLEARED_FIELDS[name]
  return [field, emptyOf(HELPER_FIELDS[field])] as const
}
