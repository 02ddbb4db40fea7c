import type { SubscriptionVolunteerEventsArgs } from '../../../schema/types/volunteer.ts'
import { followLog } from '../../foundation/event-log/follow-log.ts'
import { authorizeStaff } from '../../foundation/staff-access.ts'
import type { VolunteerContext } from '../context.ts'

export const Subscription = {
  volunteerEvents: {
    async subscribe(
      _parent: unknown,
      args: SubscriptionVolunteerEventsArgs,
      context: VolunteerContext,
    ) {
      const clubId = authorizeStaff(context.caller, args.clubId)
      // On this side each club is its own organization.
      return followLog(context, { organizationId: clubId, clubId }, args.after)
    },
    resolve: (item: unknown) => item,
  },
}
