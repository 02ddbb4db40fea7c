import { z } from 'zod'
import { exactText } from '../../../schema/fields.ts'
import { choice, KEYED_BULK, omittable } from '../../../schema/input-fields.ts'
import { inputRecord, toGraph, withFields } from '../../../schema/input-record.ts'
import { UpsertedHelper } from '../../../schema/volunteer/helpers.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { HelperFilter } from '../../../schema/volunteer/lists.ts'
import { MAIL_PREFERENCES } from '../../../schema/volunteer/statuses.ts'
import type { UpsertItem } from './upsert-rules.ts'

export const HelperFilterInput = toGraph(
  withFields({ eventId: omittable(z.string()) }, HelperFilter),
)

export const EraseHelperInput = z.object({ id: z.string() })

/** Far above the length of a token; any other text is refused by its signature. */
const UnsubscribeToken = exactText({ min: 1, max: 100 })

export const SetMailSubscriptionInput = toGraph(
  inputRecord({ token: UnsubscribeToken, mail: choice(MAIL_PREFERENCES) }),
)

/** How many items one request takes; each is looked at on its own. */
export const UpsertHelpersInput = toGraph(
  inputRecord({ ...KEYED_BULK, helpers: z.array(z.unknown()).max(VOLUNTEER_LIMITS.bulk.max) }),
)

/** What is absent is empty of a new helper, and stays as it is of one who is known. */
export const UpsertHelperInput = toGraph(
  withFields({ id: omittable(z.string()) }, UpsertedHelper),
).transform(
  ({ id, ...changes }): UpsertItem => ({
    id: id ?? null,
    changes,
    content: {
      externalId: changes.externalId ?? null,
      firstName: changes.firstName ?? null,
      lastName: changes.lastName,
      email: changes.email ?? null,
      phone: changes.phone ?? null,
      language: changes.language ?? null,
      tags: changes.tags ?? [],
      notes: changes.notes ?? null,
      status: changes.status ?? 'ACTIVE',
      mail: changes.mail ?? 'ON',
    },
  }),
)
