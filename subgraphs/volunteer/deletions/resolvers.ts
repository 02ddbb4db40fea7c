import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { requireFound } from '../../../schema/problem.ts'
import { availabilityRequestStore } from '../availability/store.ts'
import { updateOfEvent } from '../event-resources/change-resources.ts'
import { DeleteVolunteerEventInput } from '../events/inputs.ts'
import { deleteEvent } from '../events/rules.ts'
import { volunteerEventStore } from '../events/store.ts'
import { messageStore } from '../messages/store.ts'
import { authorizeRows } from '../records/access.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { DeleteVolunteerRoleInput } from '../roles/inputs.ts'
import { deleteRole } from '../roles/rules.ts'
import { ROLE, roleStore } from '../roles/store.ts'
import { shiftStore } from '../shifts/store.ts'

/**
 * Deletions are in a folder of their own because they depend on every resource that is deleted
 * along.
 */
export const Mutation = {
  /**
   * Publishes event.deleted only: the event's roles, shifts and messages become unreachable with
   * it.
   */
  async deleteVolunteerEvent(_parent, { input }, { caller, change }) {
    const tenancy = authorizeRows(caller, 'events:delete')
    const id = asUuid(parseInput(DeleteVolunteerEventInput, input).eventId, EVENT)
    const { result } = await change(null, async (tx, now) => {
      const stored = requireFound(await volunteerEventStore.lock(tx, tenancy, id), EVENT)
      const decision = deleteEvent(stored, now)
      await volunteerEventStore.replace(tx, decision.result)
      for (const { deleteAllOf } of EVENT_RESOURCE_STORES)
        await deleteAllOf(tx, id, decision.result.updatedAt)
      return decision
    })
    return { event: result }
  },

  async deleteVolunteerRole(_parent, { input }, context) {
    const sent = { schema: DeleteVolunteerRoleInput, input }
    const { result } = await updateOfEvent(context, ROLE, sent, {
      lock: async (tx, tenancy, { id }) => ({ stored: await roleStore.lock(tx, tenancy, id) }),
      async decide({ stored }, _input, { tx, now }) {
        const isNeeded = await shiftStore.needsRole(tx, stored)
        return deleteRole(stored, { isNeeded }, now)
      },
      write: roleStore.replace,
    })
    return { role: result }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

/** In the lock order that all transactions follow. */
const EVENT_RESOURCE_STORES = [roleStore, messageStore, availabilityRequestStore, shiftStore]

const EVENT = 'volunteer event'
