import { z } from 'zod'

/** Event types of the Club Integration API (Events). */
export const CLUB_EVENT_TYPES = [
  'booking.created',
  'booking.updated',
  'booking.cancelled',
  'booking.reconciliation_required',
  'session.created',
  'session.status_changed',
  'participant.updated',
  'match.started',
  'score.updated',
  'score.corrected',
  'match.completed',
  'court.status_changed',
] as const

/** What a webhook endpoint can subscribe to; the same type twice is one subscription. */
export const ClubEventTypes = z
  .array(z.enum(CLUB_EVENT_TYPES))
  .min(1)
  .max(CLUB_EVENT_TYPES.length)
  .transform((types) => [...new Set(types)])
