/**
 * The fields of both specifications, by the place of their object in the served document. A line is
 * `names type rules`; `?` behind the type: can be null; `??`: the specification names no null, which counts as absent. Rules: `min..max` (characters, items or values), `unique`,
 * `/pattern/`, `optional`, `default=…`, and the values of an enum separated by `|`.
 */
export interface SpecifiedObject {
  /** A component, or the body of an operation: `getContext 200 data.club`. */
  at: string
  lines: readonly string[]
  /** No other members. */
  isClosed?: true
  /** Accepts no body without a member. */
  needsMember?: true
}

const SCOPES =
  'club:read|locations:read|courts:read|bookings:read|bookings:write|participants:read|participants:write|sessions:read|scores:read|events:read|webhooks:manage'
const EVENT_TYPES =
  'booking.created|booking.updated|booking.cancelled|booking.reconciliation_required|session.created|session.status_changed|participant.updated|match.started|score.updated|score.corrected|match.completed|court.status_changed'
const SIDES = ['blue,orange integer 0..']
const TIMES = 'created_at,updated_at timestamp'

export const CLUB_FIELDS: readonly SpecifiedObject[] = [
  {
    at: 'getContext 200 data.installation',
    lines: [
      ...['id,application_id id', 'environment SANDBOX|PRODUCTION', 'status ACTIVE'],
      ...[`scopes [${SCOPES}] unique`, 'installed_at timestamp', 'expires_at timestamp?'],
    ],
  },
  { at: 'getContext 200 data.application', lines: ['id id', 'slug,name string'] },
  {
    at: 'getContext 200 data.club',
    lines: ['id id', 'slug,name,status,timezone,currency,country,language string'],
  },
  {
    at: 'Location',
    lines: [
      ...['id id', 'name,address,city,postal_code,country,timezone string'],
      ...['status ACTIVE|MAINTENANCE|DISABLED', 'opening_hours any', TIMES],
    ],
  },
  {
    at: 'Court',
    lines: [
      ...['id,location_id id', 'name,public_id,surface_type string', 'number integer'],
      'status AVAILABLE|BOOKED_SOON|SESSION_ACTIVE|MAINTENANCE|DEVICE_WARNING|OFFLINE|DISABLED',
      ...['indoor_outdoor INDOOR|OUTDOOR|COVERED', TIMES],
    ],
  },
  {
    at: 'BookingSource',
    lines: [
      ...['id id', 'source_key,name,provider string', 'status ACTIVE|PAUSED|ERROR|DISABLED'],
      ...['external_account_id string?', 'last_synchronized_at timestamp?', TIMES],
    ],
  },
  {
    at: 'BookingSourceInput',
    isClosed: true,
    lines: [
      ...['source_key string 2..80 /^[a-z0-9][a-z0-9._-]+$/', 'name string 2..120'],
      'external_account_id string? ..200 optional',
    ],
  },
  {
    at: 'CourtMapping',
    lines: ['id,court_id id', 'external_court_id string', 'external_court_name string?', TIMES],
  },
  {
    at: 'CourtMappingInput',
    isClosed: true,
    lines: ['court_id string 1..200', 'external_court_name string 1..120'],
  },
  {
    at: 'BookingSnapshotInput',
    isClosed: true,
    lines: [
      ...['source_version integer 0..2147483647', 'external_court_id string 1..200'],
      ...['scheduled_start,scheduled_end timestamp', 'status CONFIRMED|CANCELLED|COMPLETED'],
      'participants [object] ..4 optional',
    ],
  },
  {
    at: 'BookingSnapshotInput participants[]',
    isClosed: true,
    lines: [
      ...['external_id string 1..200', 'display_name string 1..80'],
      ...['team BLUE|ORANGE|UNASSIGNED optional', 'consent_to_share boolean optional'],
      'consent_reference string 1..200 optional',
    ],
  },
  {
    at: 'Booking',
    lines: [
      ...['id,location_id,court_id id', 'booking_source_id,match_session_id string?'],
      ...['provider,external_court_id string', 'external_booking_id string?'],
      ...['source_version integer?', 'scheduled_start,scheduled_end timestamp'],
      ...['status CONFIRMED|CANCELLED|COMPLETED', 'participants [object]'],
      ...['imported_at timestamp', TIMES],
    ],
  },
  { at: 'Booking participants[]', lines: ['external_id,display_name string'] },
  {
    at: 'BookingMutationResponse',
    isClosed: true,
    lines: ['data object', 'reconciliation_status none|required', 'idempotent_replay boolean'],
  },
  {
    at: 'QueuedBookingImport',
    lines: [
      ...['id id', 'status PENDING', 'total integer 1..500', 'imported,failed integer 0..'],
      'created_at timestamp',
    ],
  },
  {
    at: 'BookingImport',
    lines: [
      ...['id,booking_source_id id', 'status PENDING|PROCESSING|COMPLETED|PARTIAL|FAILED'],
      ...['total,imported,failed integer 0..', 'started_at,completed_at timestamp?', TIMES],
    ],
  },
  {
    at: 'MatchSession',
    lines: [
      ...['id,location_id,court_id id', 'scheduled_start,scheduled_end timestamp'],
      ...['actual_start,actual_end timestamp?', 'booking object?', 'score object?'],
      'status SCHEDULED|READY|WAITING_FOR_PLAYERS|ACTIVE|PAUSED|COMPLETED|CANCELLED|ABORTED',
      ...['scoring_mode,display_phase,rule_version string', 'event_sequence integer 0..'],
      ...['ai_model_version string?', 'participants [object]', TIMES],
    ],
  },
  {
    at: 'MatchSession booking',
    lines: ['provider string', 'external_booking_id string?'],
  },
  { at: 'MatchSession participants[]', lines: ['display_name,external_id string'] },
  {
    at: 'ScoreSnapshot',
    isClosed: true,
    lines: [
      ...['points,games,sets object', 'set_history [object]', 'tie_break,match_tie_break object?'],
      'point_number,star_deuce_count,changeover_count integer 0..',
      ...['deciding_point_side RIGHT|LEFT?', 'completed boolean', 'winner BLUE|ORANGE?'],
      'last_transition POINT|GAME|SET|MATCH',
    ],
  },
  { at: 'ScoreSnapshot points', lines: ['blue,orange string'] },
  { at: 'ScoreSnapshot games', lines: SIDES },
  { at: 'ScoreSnapshot sets', lines: SIDES },
  { at: 'ScoreSnapshot set_history[]', lines: SIDES },
  { at: 'ScoreSnapshot tie_break', lines: SIDES },
  { at: 'ScoreSnapshot match_tie_break', lines: SIDES },
  {
    at: 'ScoreEvent',
    lines: [
      ...['id,match_session_id id', 'event_type,source string', 'team string?'],
      ...['snapshot_before,snapshot_after object?', 'reversed_event_id,client_event_id string?'],
      ...['sequence integer?', 'created_at timestamp'],
    ],
  },
  {
    at: 'WebhookEndpoint',
    lines: [
      ...['id id', 'name string', 'url uri', 'description string?', 'status ACTIVE|DISABLED'],
      ...[`event_types [${EVENT_TYPES}] unique`, 'signing_secret_version integer 1..'],
      ...['consecutive_failures integer 0..', 'last_failure_at,disabled_at timestamp?', TIMES],
    ],
  },
  {
    at: 'CreateWebhookEndpointInput',
    isClosed: true,
    lines: [
      ...['name string 2..120', 'url uri ..2048', 'description string? ..500 optional'],
      `event_types [${EVENT_TYPES}] 1..12`,
    ],
  },
  {
    at: 'UpdateWebhookEndpointInput',
    isClosed: true,
    needsMember: true,
    lines: [
      ...['name string 2..120 optional', 'url uri ..2048 optional'],
      ...['description string? ..500 optional', 'status ACTIVE|DISABLED optional'],
      `event_types [${EVENT_TYPES}] 1..12 optional`,
    ],
  },
  {
    at: 'rotateWebhookSecret 200 data',
    lines: ['id id', 'signing_secret string', 'signing_secret_version integer 2..'],
  },
  {
    at: 'EventRecord',
    lines: [
      ...['id uuid', `type ${EVENT_TYPES}`, 'schema_version,sequence integer 1..'],
      ...['occurred_at timestamp', 'publication_sequence string ..19 /^[1-9][0-9]*$/'],
      ...['organization_id id', 'resource object', 'changed_fields [string] unique'],
      'data_url string',
    ],
  },
  { at: 'EventRecord resource', lines: ['type string', 'id id'] },
  {
    at: 'createEventStreamTicket 201 data',
    lines: ['ticket,websocket_url string', 'expires_at timestamp'],
  },
  {
    at: 'CreateEventStreamTicketInput',
    lines: ['after uuid? optional'],
  },
  {
    at: 'ExchangeInstallationInput',
    isClosed: true,
    lines: [
      ...['grant_type authorization_code', 'code string /^[A-Za-z0-9_-]{40,200}$/'],
      ...['redirect_uri uri ..2048'],
      // The pattern has the 43 to 128 characters in it.
      ...['code_verifier string /^[A-Za-z0-9._~-]{43,128}$/'],
    ],
  },
  {
    at: 'exchangeInstallation 200 data',
    lines: [
      ...['installation_id,organization_id,application_id id', 'environment SANDBOX|PRODUCTION'],
      ...[`scopes [${SCOPES}]`, 'oauth_subject,nonce string'],
      ...['credential_key_id,oauth_audience string 1..'],
      ...['api_base_url,oauth_issuer,oauth_token_url uri'],
      'oauth_audience_scope string /^urn:zitadel:iam:org:project:id:[A-Za-z0-9_-]+:aud$/',
    ],
  },
]

const EVENT_STATUS = 'draft|active|archived|cancelled'

export const VOLUNTEER_FIELDS: readonly SpecifiedObject[] = [
  // Answers state no least length of what a request bounds.
  {
    at: 'Event',
    lines: [
      ...['id,verein_id uuid', 'name string ..140', 'description string? ..4000'],
      ...['start_date,end_date date', 'location string? ..240', `status ${EVENT_STATUS}`],
      ...['auto_confirm_assignments boolean', 'created_by string', TIMES],
    ],
  },
  {
    at: 'EventSummary',
    lines: [
      ...['id,verein_id uuid', 'name string ..140', 'start_date,end_date date'],
      ...[`status ${EVENT_STATUS}`, 'updated_at timestamp'],
    ],
  },
  {
    at: 'CreateEventInput',
    lines: [
      ...['name string 2..140', 'description string? ..4000 optional', 'start_date,end_date date'],
      ...['location string? ..240 optional', 'location_coordinates string? optional'],
      ...[`status ${EVENT_STATUS}?? optional`, 'auto_confirm_assignments boolean?? optional'],
    ],
  },
  {
    at: 'UpdateEventInput',
    lines: [
      ...['name string 2..140 optional', 'description string? ..4000 optional'],
      ...['location string? ..240 optional', 'start_date,end_date date optional'],
      `status ${EVENT_STATUS} optional`,
    ],
  },
]
