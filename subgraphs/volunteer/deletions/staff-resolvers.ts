import { parseInput } from '../../../platform/input/issues.ts'
import { EraseStaffMemberInput, StaffPersonInput } from '../../../schema/club/staff-fields.ts'
import {
  eraseStaffRows,
  exportStaffRows,
  staffWalk,
} from '../../foundation/audit/staff-rows/walk-staff-rows.ts'
import { authorizeOwnerOrAdmin } from '../../foundation/graph/staff-access.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { VOLUNTEER_STAFF_TABLES } from './staff-rows-store.ts'

export const Query = {
  exportVolunteerStaffMember(_parent, { clubId: id, person, after }, context) {
    const clubId = authorizeOwnerOrAdmin(context.caller, id)
    const scope = { person: parseInput(StaffPersonInput, person), clubId }
    return exportStaffRows(
      context.database,
      staffWalk(VOLUNTEER_STAFF_TABLES, scope, context),
      after,
    )
  },
} satisfies VolunteerFieldsOf<'Query'>

export const Mutation = {
  async eraseVolunteerStaffMember(_parent, { input }, context) {
    const clubId = authorizeOwnerOrAdmin(context.caller, input.clubId)
    const { person, after } = parseInput(EraseStaffMemberInput, input)
    const walk = staffWalk(VOLUNTEER_STAFF_TABLES, { person, clubId }, context)
    const { result } = await context.change(null, async (tx) => {
      if (clubId !== null)
        tx.recorder?.noting({ type: 'VolunteerAccount', id: clubId, clubId, action: 'NONE' })
      return { result: await eraseStaffRows(tx, walk, after), events: [] }
    })
    return result
  },
} satisfies VolunteerFieldsOf<'Mutation'>
