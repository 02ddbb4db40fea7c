import { CLUB_EVENTS, type ClubEventType } from '../../../schema/club/event-types.ts'

type Kind = (typeof CLUB_EVENTS)[ClubEventType]

type Example = readonly [sequence: number, changedFields: readonly string[]]

const EXAMPLES: Readonly<Record<ClubEventType, Example>> = {
  'booking.created': [1, ['scheduled_end', 'scheduled_start', 'status']],
  'booking.updated': [2, ['scheduled_end', 'source_version']],
  'booking.cancelled': [3, ['source_version', 'status']],
  'booking.reconciliation_required': [4, ['scheduled_start']],
  'session.created': [1, ['status']],
  'session.status_changed': [2, ['status']],
  'participant.updated': [3, ['participants']],
  'match.started': [5, ['actual_start', 'event_sequence', 'score']],
  'score.updated': [6, ['event_sequence', 'score']],
  'score.corrected': [7, ['event_sequence', 'score']],
  'match.completed': [9, ['actual_end', 'status']],
  'court.status_changed': [12, ['status']],
}

const PATHS: Readonly<Record<Kind, string>> = {
  booking: 'bookings',
  match_session: 'match-sessions',
  court: 'courts',
}

const RESOURCE_ID = '01980000-0000-7000-8000-000000000003'

/** The event record of a type; null for the types of the other API. */
export function clubEventExample(type: string, baseUrl: string): unknown {
  const example = (EXAMPLES as Readonly<Record<string, Example>>)[type]
  if (example === undefined) return null
  const [sequence, changedFields] = example
  const kind = CLUB_EVENTS[type as ClubEventType]
  return {
    id: '01980000-0000-7000-8000-000000000001',
    type,
    schema_version: 1,
    occurred_at: '2026-07-01T18:00:00.000Z',
    publication_sequence: '4711',
    organization_id: '01980000-0000-7000-8000-000000000002',
    resource: { type: kind, id: RESOURCE_ID },
    sequence,
    changed_fields: changedFields,
    data_url: `${baseUrl}/${PATHS[kind]}/${RESOURCE_ID}`,
  }
}
