import { LIMITS } from '../limits.ts'
import { exactText, Id } from './fields.ts'
import { omittable, periodEnd } from './input-fields.ts'
import { inputRecord } from './input-record.ts'

/** Filter of audit entries, which both products have. */
export const AuditEntryFilter = inputRecord(
  {
    resourceId: omittable(Id),
    actorId: omittable(exactText({ min: 1, max: LIMITS.subject })),
    from: omittable(periodEnd),
    to: omittable(periodEnd),
  },
  ({ from, to }, refuse) => {
    if (from && to && from > to) refuse('range_order', 'Must not be later than {to}.', ['from'])
  },
)
