/**
 * How many entries the lists may have that no `first` bounds. A test keeps every list of the graph
 * either here or bounded.
 */
export const LIST_SIZES: Readonly<Record<string, number>> = {
  'BookingImport.records': 500,
  'SyncVolunteerEventsPayload.results': 100,
  'Club.courts': 100,
  'Club.volunteerEvents': 200,
  'VolunteerAccount.apiKeys': 100,
  'Booking.participants': 4,
  'MatchSession.participants': 4,
  'ScoreSnapshot.setHistory': 5,
  'WebhookDelivery.attempts': 20,
  'VolunteerWebhookDelivery.attempts': 20,
}

/** A list that is neither bounded nor known is charged like the largest. */
export const UNKNOWN_LENGTH = Math.max(...Object.values(LIST_SIZES))
