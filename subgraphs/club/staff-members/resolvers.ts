import { asService } from '../../../platform/caller.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { toStaffMember } from './staff-role.ts'
import { staffRoleStore } from './store.ts'

export const Query = {
  async staffMember(_parent, { subject, email = null }, { caller, database }) {
    asService(caller)
    return toStaffMember(await staffRoleStore.findOf(database, { subject, email }), subject)
  },
} satisfies FieldsOf<'Query'>

export const Mutation = {
  async bindStaffMember(_parent, { subject, email }, { caller, change }) {
    asService(caller)
    await change(null, async (tx) => {
      await staffRoleStore.bind(tx, { subject, email })
      return { result: null, events: [] }
    })
    return true
  },
} satisfies FieldsOf<'Mutation'>
