import { PROBE_LIMITS } from '../../foundation/database/time-limits.ts'
import type { Loader } from '../../foundation/graph/loaders.ts'
import { requireAdmin } from '../../foundation/graph/staff-access.ts'
import { countQueues, pastOf } from '../../foundation/jobs/work-queue/count-queues.ts'
import { MAX_COUNTED } from '../../foundation/jobs/work-queue/count-waiting.ts'
import { countPending } from '../../foundation/webhooks/attempts/delivery-counts.ts'
import { BOOKING_IMPORTS } from '../imports/queue.ts'
import { PERSON_ERASURES } from '../persons/erasure-queue.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import type { ClubNeeds } from './store.ts'

const QUEUES = { BOOKING_IMPORTS, PERSON_ERASURES }

type NeedsContext = ClubContext & { loaders: { needsOfClub: Loader<ClubNeeds | null> } }

export const Query = {
  async backlog(_parent, _args, { caller, database, clock }) {
    requireAdmin(caller)
    const now = clock()
    const { count, dueSince } = await countPending(database.within(PROBE_LIMITS), MAX_COUNTED, now)
    return {
      ...{ deliveryCount: count, deliveriesDueSince: pastOf(dueSince, now) },
      queues: await countQueues(database, QUEUES, now),
    }
  },
} satisfies FieldsOf<'Query'>

export const ClubFields = {
  needs({ id }, _args, { caller, loaders }) {
    requireAdmin(caller)
    return loaders.needsOfClub.load(id)
  },
} satisfies FieldsOf<'Club', { id: string }, NeedsContext>
