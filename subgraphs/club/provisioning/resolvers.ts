import { ALL_CALLERS, CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { ProvisionInput } from '../../../schema/club/provisioning.ts'
import { requireAdmin } from '../../foundation/graph/staff-access.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { provision } from './change-provisioned.ts'

export const Mutation = {
  async provision(_parent, { input }, { caller, change, newId, randomBytes, bus, notices }) {
    requireAdmin(caller)
    const asked = parseInput(ProvisionInput, input)
    const { result } = await change(null, async (tx, now) => ({
      result: await provision(tx, asked, { now, newId, randomBytes }),
      events: [],
    }))
    if (result.isWritten) {
      bus.publish(CALLERS_TOPIC, ALL_CALLERS)
      for (const { id: clubId } of result.clubs) {
        notices.publish({ clubId, kind: 'CLUB', resourceId: clubId })
        notices.publish({ clubId, kind: 'COURT', resourceId: null })
        notices.publish({ clubId, kind: 'LOCATION', resourceId: null })
      }
    }
    return result
  },
} satisfies FieldsOf<'Mutation'>
