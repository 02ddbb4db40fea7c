import { belongsToClub, type Caller } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import type { QueryVolunteerEventArgs } from '../../../schema/types/volunteer.ts'
import type { VolunteerContext } from '../context.ts'
import { volunteerEventStore } from './store.ts'

export const Query = {
  async volunteerEvent(
    _parent: unknown,
    { id }: QueryVolunteerEventArgs,
    { caller, database }: VolunteerContext,
  ) {
    requireStaff(caller)
    const event = await volunteerEventStore.find(database, asUuid(id, 'volunteer event'))
    if (event === null || !belongsToClub(caller, event.clubId)) throw notFound('volunteer event')

    return event
  },
}

interface ClubReference {
  id: string
}

export const ClubFields = {
  /** Clubs are named by other subgraphs and by their clients: tenancy is checked again here. */
  __resolveReference({ id }: ClubReference, { caller }: VolunteerContext): ClubReference {
    if (!belongsToClub(caller, asUuid(id, 'club'))) throw notFound('club')

    return { id }
  },

  volunteerEvents({ id }: ClubReference, _args: unknown, { caller, database }: VolunteerContext) {
    requireStaff(caller)
    return volunteerEventStore.ofClub(database, id)
  },
}

/** Court partners have no part in a club's volunteer work. */
function requireStaff(caller: Caller): void {
  if (caller.kind !== 'staff')
    throw new Problem('forbidden', 'Volunteer events are for the staff of the club.')
}
