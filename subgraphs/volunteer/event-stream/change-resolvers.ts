import { changeSubscription } from '../../foundation/change/change-subscription.ts'
import { authorizeStaff } from '../../foundation/graph/staff-access.ts'
import type { VolunteerContext } from '../records/context.ts'

export const Subscription = {
  volunteerChanges: changeSubscription<VolunteerContext>(({ caller }, clubId) =>
    authorizeStaff(caller, clubId, 'volunteers'),
  ),
}
