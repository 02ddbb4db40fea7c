import { z } from 'zod'
import { checkInput } from '../../platform/issues.ts'
import { omittable } from '../../schema/input-fields.ts'
import { toRest, withFields } from '../../schema/input-record.ts'
import { UpsertedHelper } from '../../schema/volunteer/helpers.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { Uuid } from './fields.ts'

/** One item of POST /helpers/bulk; what is not named here is ignored. */
export const HelperItem = toRest(withFields({ id: omittable(Uuid) }, UpsertedHelper), 'open_body', {
  id: 'id',
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
})

/** Body of POST /helpers/bulk: the faults of an item fail no other one. */
export const HelperBulk = z.object({
  helpers: z
    .array(z.unknown())
    .min(VOLUNTEER_LIMITS.bulk.min)
    .max(VOLUNTEER_LIMITS.bulk.max)
    .transform((items) => items.map((item) => checkInput(HelperItem, item, 'body'))),
})
