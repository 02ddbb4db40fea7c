import type { VolunteerScope } from '../../../platform/caller.ts'
import type { Route } from '../../route.ts'
import { createEvent, getEvent, listEvents, updateEvent } from './events.ts'
import { listHelpers } from './helpers.ts'

export const VOLUNTEER_ROUTES: readonly Route<VolunteerScope>[] = [
  listEvents,
  createEvent,
  getEvent,
  updateEvent,
  listHelpers,
]
