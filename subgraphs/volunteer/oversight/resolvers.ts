import { PROBE_LIMITS } from '../../foundation/database/time-limits.ts'
import { requireAdmin } from '../../foundation/graph/staff-access.ts'
import { countQueues, pastOf } from '../../foundation/jobs/work-queue/count-queues.ts'
import { MAX_COUNTED } from '../../foundation/jobs/work-queue/count-waiting.ts'
import { countPending } from '../../foundation/webhooks/attempts/delivery-counts.ts'
import { RUNS } from '../automation/runs/run-queue.ts'
import { MESSAGES, RECIPIENTS } from '../messages/sending/message-queue.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'

const QUEUES = { WORKFLOW_RUNS: RUNS, MESSAGES, RECIPIENTS }

export const Query = {
  async volunteerBacklog(_parent, _args, { caller, database, clock }) {
    requireAdmin(caller)
    const now = clock()
    const { count, dueSince } = await countPending(database.within(PROBE_LIMITS), MAX_COUNTED, now)
    return {
      ...{ deliveryCount: count, deliveriesDueSince: pastOf(dueSince, now) },
      queues: await countQueues(database, QUEUES, now),
    }
  },
} satisfies VolunteerFieldsOf<'Query'>
