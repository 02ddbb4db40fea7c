import { z } from 'zod'
import { omittable } from '../../../schema/fields/input-fields.ts'
import { toRest, withFields } from '../../../schema/fields/input-record.ts'
import { EmailAddress, HelperExternalId } from '../../../schema/volunteer/helper-fields.ts'
import { UpsertedHelper } from '../../../schema/volunteer/helpers.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { bulkOf } from '../bulk-input.ts'
import { Uuid } from '../fields.ts'

/** One item of POST /helpers/bulk. Unknown members are ignored. */
export const HelperItem = toRest(
  withFields({ helperId: omittable(Uuid) }, UpsertedHelper),
  'open_body',
  { helperId: 'id' },
)

/** Body of POST /helpers/bulk. */
export const HelperBulk = z.object({
  helpers: bulkOf({
    limits: VOLUNTEER_LIMITS.bulk,
    item: HelperItem,
    identity: {
      helperId: omittable(Uuid),
      externalId: omittable(HelperExternalId),
      email: omittable(EmailAddress),
    },
    names: { helperId: 'id' },
  }),
})
