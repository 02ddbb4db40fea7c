/** The resources of the Club API, by which its document groups the operations, with their descriptions. */
export const CLUB_TAGS = {
  Context: 'The installation behind an access token.',
  Locations: 'The places of the club.',
  Courts: 'The courts of a location.',
  'Booking sources': "The partner's own booking systems.",
  'Court mappings': "Links from a source's external court id to a court of the club.",
  Bookings: 'Complete snapshots of bookings.',
  'Booking imports': 'Queued imports of up to 500 bookings.',
  'Match sessions': 'Matches on the courts, and their scores.',
  Events: 'The retained event feed: replay and WebSocket.',
  'Webhook endpoints': 'Targets of signed event deliveries.',
  'Installation exchange': 'Exchange of an authorization code for an installation.',
} as const

/** The resources of the Volunteer API. */
export const VOLUNTEER_TAGS = {
  Events: 'Volunteer events of the club.',
  Roles: 'Kinds of work at an event.',
  Shifts: 'Times and places where helpers are needed.',
  Helpers: 'The people who help.',
  'Event access': 'Which helpers take part in which event, and their personal links.',
  Assignments: 'Which helper works in which shift, and whether they come.',
  Messages: 'Messages and broadcasts to helpers.',
  Availability: 'Polls of when helpers have time, and their answers.',
  Automation: 'Workflows that events or calls start, and their runs.',
  Webhooks: 'Targets of signed deliveries, and the delivery log.',
} as const

export type Tag = keyof typeof CLUB_TAGS | keyof typeof VOLUNTEER_TAGS
