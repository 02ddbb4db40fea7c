import { z } from 'zod'
import { checkInput, invalidInput } from '../../platform/issues.ts'
import { cutShort } from '../../platform/truncate-text.ts'
import { omittable } from '../../schema/input-fields.ts'
import { inputRecord, toRest, withFields } from '../../schema/input-record.ts'
import { EmailAddress, HelperExternalId } from '../../schema/volunteer/helper-fields.ts'
import { UpsertedHelper } from '../../schema/volunteer/helpers.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { Uuid } from './fields.ts'

/** One item of POST /helpers/bulk; what is not named here is ignored. */
export const HelperItem = toRest(withFields({ id: omittable(Uuid) }, UpsertedHelper), 'open_body')

/** Body of POST /helpers/bulk: the faults of an item fail no other one. */
export const HelperBulk = z.object({
  helpers: z
    .array(z.unknown())
    .min(VOLUNTEER_LIMITS.bulk.min)
    .max(VOLUNTEER_LIMITS.bulk.max)
    .transform((items) => items.map(toItem)),
})

type HelperItemInput = z.output<typeof HelperItem>

/** What the graph is asked about an item: its content, or its fault and whom it names. */
export type AskedHelper = HelperItemInput | (HelperNames & { fault: string })

type HelperNames = Pick<HelperItemInput, 'id' | 'externalId' | 'email'>

function toItem(item: unknown): AskedHelper {
  const checked = checkInput(HelperItem, item, 'body')
  if (checked.ok) return checked.value

  const { message } = invalidInput(checked.issues)
  return { ...namesIn(item), fault: cutShort(message, VOLUNTEER_LIMITS.itemFault - 1) }
}

/** Each name is read by itself, so that a fault elsewhere hides none. */
function namesIn(item: unknown): HelperNames {
  const names = NAMES.map((schema) => checkInput(schema, item, 'body'))
  return Object.assign({}, ...names.map((name) => (name.ok ? name.value : {})))
}

const NAMES = [
  toRest(inputRecord({ id: omittable(Uuid) }), 'open_body'),
  toRest(inputRecord({ externalId: omittable(HelperExternalId) }), 'open_body'),
  toRest(inputRecord({ email: omittable(EmailAddress) }), 'open_body'),
]
