import { z } from 'zod'

/** Event types of the Club Integration API (Events) with their kinds of resources. */
export const CLUB_EVENTS = {
  'booking.created': 'booking',
  'booking.updated': 'booking',
  'booking.cancelled': 'booking',
  'booking.reconciliation_required': 'booking',
  'session.created': 'match_session',
  'session.status_changed': 'match_session',
  'participant.updated': 'booking',
  'match.started': 'match_session',
  'score.updated': 'match_session',
  'score.corrected': 'match_session',
  'match.completed': 'match_session',
  'court.status_changed': 'court',
} as const

export type ClubEventType = keyof typeof CLUB_EVENTS

export type ClubResourceKind = (typeof CLUB_EVENTS)[ClubEventType]

/** Event types of one kind of resource. */
export type ClubEventTypeOf<Kind extends ClubResourceKind> = {
  [Type in ClubEventType]: (typeof CLUB_EVENTS)[Type] extends Kind ? Type : never
}[ClubEventType]

export const CLUB_EVENT_TYPES = Object.keys(CLUB_EVENTS) as ClubEventType[]

export const CLUB_RESOURCE_KINDS = [...new Set(Object.values(CLUB_EVENTS))]

/** Event types of a webhook endpoint: at least one; duplicates are merged. */
export const ClubEventTypes = z
  .array(z.enum(CLUB_EVENT_TYPES))
  .min(1)
  .max(CLUB_EVENT_TYPES.length)
  .transform((types) => [...new Set(types)])
