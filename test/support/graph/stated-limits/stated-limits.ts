import { CLUB_STATED } from './club-limits.ts'
import { VOLUNTEER_STATED } from './volunteer-limits.ts'

/** Every figure of the SDL that is filled in from a limit in force, by its file. */
export const STATED = { ...CLUB_STATED, ...VOLUNTEER_STATED }

/** Figures that are no limit of a caller: formats, measurements, intervals within and what others do. */
export const NO_LIMITS: Readonly<Record<string, readonly string[]>> = {
  'schema/club/events.graphql': ['up to 19'],
  'schema/club/identity.graphql': ['up to 500'],
  'schema/club/club.graphql': ['1000 to 9999'],
  'schema/club/webhook-deliveries.graphql': ['200 to 299'],
  'schema/volunteer/deliveries.graphql': ['200 to 299'],
  'schema/volunteer/event-stream.graphql': ['up to 19'],
  'schema/volunteer/volunteer.graphql': ['1000 to 9999', 'up to 500'],
}
