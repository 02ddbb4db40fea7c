import { ALL_CALLERS, CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { EraseStaffMemberInput, StaffPersonInput } from '../../../schema/club/staff-fields.ts'
import {
  eraseStaffRows,
  exportStaffRows,
  staffWalk,
} from '../../foundation/audit/staff-rows/walk-staff-rows.ts'
import { authorizeOwnerOrAdmin } from '../../foundation/graph/staff-access.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { CLUB_STAFF_TABLES } from './staff-rows-store.ts'

export const Query = {
  exportStaffMember(_parent, { clubId: id, person, after }, context) {
    const clubId = authorizeOwnerOrAdmin(context.caller, id)
    const scope = { person: parseInput(StaffPersonInput, person), clubId }
    return exportStaffRows(context.database, staffWalk(CLUB_STAFF_TABLES, scope, context), after)
  },
} satisfies FieldsOf<'Query'>

export const Mutation = {
  async eraseStaffMember(_parent, { input }, context) {
    const clubId = authorizeOwnerOrAdmin(context.caller, input.clubId)
    const { person, after } = parseInput(EraseStaffMemberInput, input)
    const walk = staffWalk(CLUB_STAFF_TABLES, { person, clubId }, context)
    const { result } = await context.change(null, async (tx) => {
      if (clubId !== null) tx.recorder?.noting({ type: 'Club', id: clubId, clubId, action: 'NONE' })
      return { result: await eraseStaffRows(tx, walk, after), events: [] }
    })
    context.bus.publish(CALLERS_TOPIC, ALL_CALLERS)
    return result
  },
} satisfies FieldsOf<'Mutation'>
