import type { ClubEventType, VolunteerEventType } from '../event-types.ts'
import { CLUB_ACTIONS } from './club-actions.ts'
import type { Action } from './sandbox-actor.ts'
import { VOLUNTEER_ACTIONS } from './volunteer-actions.ts'

export const ACTIONS: Readonly<Record<ClubEventType | VolunteerEventType, Action>> = {
  ...CLUB_ACTIONS,
  ...VOLUNTEER_ACTIONS,
}
