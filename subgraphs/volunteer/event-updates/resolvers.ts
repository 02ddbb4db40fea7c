import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { requireFound } from '../../../schema/problem.ts'
import { requireState } from '../../foundation/change/optimistic-lock.ts'
import { lockAccount, requireBelowEventLimit } from '../events/change-event-limit.ts'
import { countsTowardsLimit } from '../events/event-limit-rules.ts'
import { UpdateVolunteerEventInput } from '../events/inputs.ts'
import { updateEvent } from '../events/rules.ts'
import { volunteerEventStore } from '../events/store.ts'
import { authorizeRows } from '../records/access.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { unscheduleMessages } from './change-cancelled.ts'

/**
 * Events are updated here because cancelling one unschedules its messages, which depend on events.
 */
export const Mutation = {
  async updateVolunteerEvent(_parent, { input }, { caller, change, eventLimits }) {
    const tenancy = authorizeRows(caller, 'events:write')
    const { id, expectedUpdatedAt, changes } = parseInput(UpdateVolunteerEventInput, input)
    asUuid(id, WHAT)
    const { result } = await change(null, async (tx, now) => {
      const account = countsTowardsLimit(changes.status)
        ? await lockAccount(tx, tenancy, id, now)
        : null
      const stored = requireFound(await volunteerEventStore.lock(tx, tenancy, id), WHAT)
      requireState(WHAT, stored, expectedUpdatedAt)

      const decision = updateEvent(stored, changes, now)
      if (account !== null && !countsTowardsLimit(stored.status))
        await requireBelowEventLimit(tx, account, eventLimits)
      if (decision.events.length > 0) await volunteerEventStore.replace(tx, decision.result)
      const transitions = [{ before: stored, after: decision.result }]
      const unscheduled = await unscheduleMessages(tx, transitions, now)
      return { ...decision, events: [...decision.events, ...unscheduled] }
    })
    return { event: result }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

const WHAT = 'volunteer event'
