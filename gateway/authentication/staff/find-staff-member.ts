import type { GraphExecutor } from '../../../platform/executor.ts'
import { operation } from '../../../schema/operations.ts'
import { makeInternalQuery } from '../../internal-query.ts'
import type { FindStaffMember } from './present-staff.ts'

/**
 * Looks up the roles that provisioning gave to a person. Roles by e-mail address count once they are bound to the
 * subject, which the first sign-in does.
 */
export function makeFindStaffMember(club: GraphExecutor): FindStaffMember {
  const message = 'Roles of staff cannot be looked up.'
  const find = makeInternalQuery(club, operation('FindStaffMember'), message)
  const bind = makeInternalQuery(club, operation('BindStaffMember'), message)
  const none = { isAdmin: false, roles: [] }

  return async ({ subject, email }, requestId) => {
    const { staffMember } = await find({ subject, email }, requestId)
    if (email === null || !staffMember?.isUnbound) return staffMember ?? none

    await bind({ subject, email }, requestId)
    return (await find({ subject, email: null }, requestId)).staffMember ?? none
  }
}
