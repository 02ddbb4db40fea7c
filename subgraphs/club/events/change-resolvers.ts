import { requireFound } from '../../../schema/problem.ts'
import { changeSubscription } from '../../foundation/change/change-subscription.ts'
import { authorizeStaff } from '../../foundation/graph/staff-access.ts'
import type { ClubContext } from '../records/context.ts'
import { findOrganizationOf } from '../records/organization-of.ts'

export const Subscription = {
  clubChanges: changeSubscription<ClubContext>(async ({ caller, database }, id) => {
    const clubId = authorizeStaff(caller, id, 'desk')
    requireFound(await findOrganizationOf(database, clubId), 'club')
  }),
}
