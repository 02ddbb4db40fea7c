import type { SubscriptionClubChangesArgs } from '../../../built/types/club.ts'
import { requireFound } from '../../../schema/problem.ts'
import { authorizeStaff } from '../../foundation/graph/staff-access.ts'
import type { ClubContext } from '../records/context.ts'
import { findOrganizationOf } from '../records/organization-of.ts'

export const Subscription = {
  clubChanges: {
    async subscribe(
      _parent: unknown,
      args: SubscriptionClubChangesArgs,
      { caller, database, notices }: ClubContext,
    ) {
      const clubId = authorizeStaff(caller, args.clubId, 'desk')
      requireFound(await findOrganizationOf(database, clubId), 'club')
      return notices.follow(clubId)
    },
    resolve: (change: unknown) => change,
  },
}
