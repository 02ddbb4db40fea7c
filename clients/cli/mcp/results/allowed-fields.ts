import { type Shape, show } from './shape.ts'

const TIMES = 'created_at updated_at'

const PARTICIPANT = show('', { names: 'display_name', personal: 'external_id' })

const BOOKING = show(
  `id booking_source_id location_id court_id provider external_booking_id external_court_id source_version scheduled_start scheduled_end status match_session_id imported_at ${TIMES}`,
  { objects: { participants: PARTICIPANT } },
)

const SOURCE = show(
  `id source_key name provider status external_account_id last_synchronized_at ${TIMES}`,
)

const MAPPING = show(`id external_court_id external_court_name court_id ${TIMES}`)

const LOCATION = show(
  `id name address city postal_code country timezone status opening_hours ${TIMES}`,
)

const COURT = show(
  `id location_id name number public_id status indoor_outdoor surface_type ${TIMES}`,
)

const FREE_COURT = show('court_id location_id timezone hours', {
  objects: { free: show('start end') },
})

const SCORE = show(
  'points games sets set_history tie_break match_tie_break point_number star_deuce_count changeover_count deciding_point_side completed winner last_transition',
)

const SESSION = show(
  `id location_id court_id scheduled_start scheduled_end actual_start actual_end status scoring_mode rule_version display_phase event_sequence ai_model_version ${TIMES}`,
  {
    objects: {
      booking: show('provider external_booking_id'),
      score: SCORE,
      participants: PARTICIPANT,
    },
  },
)

const SCORE_EVENT = show(
  'id match_session_id event_type team source reversed_event_id client_event_id sequence created_at',
  { objects: { snapshot_before: SCORE, snapshot_after: SCORE } },
)

const CLUB_EVENT = show(
  'id type schema_version occurred_at publication_sequence organization_id sequence changed_fields data_url',
  { objects: { resource: show('type id') } },
)

const IMPORT = show(
  `id booking_source_id status total imported failed started_at completed_at ${TIMES}`,
  {
    objects: {
      result: show('', {
        objects: {
          records: show(
            'index external_booking_id outcome booking_id source_version reconciliation_status',
            { objects: { error: show('code', { personal: 'message details' }) } },
          ),
        },
      }),
    },
  },
)

const ENDPOINT = show(
  `id name url status event_types signing_secret_version consecutive_failures last_failure_at disabled_at ${TIMES}`,
  { personal: 'description' },
)

const CONTEXT = show('', {
  objects: {
    installation: show('id application_id environment status scopes installed_at expires_at'),
    application: show('id slug name'),
    club: show('id slug name status timezone currency country language'),
  },
})

const EVENT = show(
  `id verein_id name description start_date end_date location status auto_confirm_assignments ${TIMES} deleted_at`,
  { personal: 'created_by' },
)

const ROLE = show(`id verein_id event_id name description ${TIMES} deleted_at`)

const SHIFT = show(
  `id verein_id event_id role_id title description location start_time end_time required_helpers status confirmed_count pending_count staffing_status ${TIMES} deleted_at`,
)

const ASSIGNMENT = show(
  `id verein_id event_id shift_id helper_id role_id status status_changed_at created_via ${TIMES} deleted_at`,
  { personal: 'status_reason note' },
)

const ACCESS = show('helper_id event_id role_ids granted_at revoked_at updated_at')

const HELPER = show(`id verein_id status mail ${TIMES} deleted_at`, {
  ...{ names: 'first_name', lastNames: 'last_name' },
  personal: 'external_id email phone language tags notes',
  objects: { event_access: ACCESS },
})

const AUDIENCE = show('type role_ids shift_ids helper_ids assignment_status')

const MESSAGE = show(
  `id verein_id event_id kind status send_at sent_at recipient_count ${TIMES} deleted_at`,
  { personal: 'subject body created_by', objects: { audience: AUDIENCE } },
)

const POLL = show(
  `id verein_id event_id title description respond_by status response_count ${TIMES} deleted_at`,
  { objects: { options: show('id label start_time end_time'), audience: AUDIENCE } },
)

const POLL_ANSWER = show('id event_id request_id helper_id updated_at deleted_at', {
  personal: 'comment',
  objects: { answers: show('option_id availability') },
})

const WORKFLOW = show(
  `id verein_id name enabled event_id run_count last_triggered_at ${TIMES} deleted_at`,
  {
    personal: 'description',
    objects: {
      trigger: show('type event'),
      conditions: show('field op', { personal: 'value' }),
      actions: show('type event_id status', {
        personal: 'subject body',
        objects: { audience: AUDIENCE },
      }),
    },
  },
)

const RUN = show(
  `id verein_id workflow_id status event_id helper_ids assignment_id cause_id error start_count due_at started_at finished_at ${TIMES} deleted_at`,
)

const WEBHOOK = show(`id verein_id url events status disabled_at ${TIMES} deleted_at`, {
  personal: 'description',
})

const DELIVERY = show(
  `id verein_id webhook_id event payload_id status created_at updated_at deleted_at`,
  {
    personal: 'payload',
    objects: { attempts: show('attempt started_at duration_ms response_status error') },
  },
)

const page = (shape: Shape) => show('next_cursor has_more', { objects: { data: shape } })

const one = (shape: Shape) => show('', { objects: { data: shape } })

const written = (shape: Shape) =>
  show('reconciliation_status idempotent_replay', { objects: { data: shape } })

const under = (name: string, shape: Shape) =>
  show('next_cursor total_count', { objects: { [name]: shape } })

const results = show('', {
  objects: {
    results: show('index id external_id helper_id overlaps outcome code', { personal: 'error' }),
    summary: show('created updated unchanged failed'),
  },
})

/** The answer of each operation that is a tool, by its operation id. */
export const ALLOWED_FIELDS: Readonly<Record<'club' | 'volunteer', Record<string, Shape>>> = {
  club: {
    getContext: one(CONTEXT),
    ...{ getLocation: one(LOCATION), listLocations: page(LOCATION) },
    ...{ getCourt: one(COURT), listCourts: page(COURT) },
    listCourtAvailability: show('next_cursor has_more as_of_event_id', {
      objects: { data: FREE_COURT },
    }),
    ...{ createBookingSource: one(SOURCE), listBookingSources: page(SOURCE) },
    ...{ getCourtMapping: one(MAPPING), putCourtMapping: one(MAPPING) },
    ...{ getBooking: one(BOOKING), listBookings: page(BOOKING), putBooking: written(BOOKING) },
    ...{ getBookingImport: one(IMPORT), importBookings: one(IMPORT) },
    ...{ getMatchSession: one(SESSION), listMatchSessions: page(SESSION) },
    ...{ getScoreEvent: one(SCORE_EVENT), listScoreEvents: page(SCORE_EVENT) },
    listEvents: page(CLUB_EVENT),
    ...{ listWebhookEndpoints: page(ENDPOINT), updateWebhookEndpoint: one(ENDPOINT) },
  },
  volunteer: {
    ...{ createVolunteerEvent: under('event', EVENT), updateVolunteerEvent: under('event', EVENT) },
    ...{ getVolunteerEvent: under('event', EVENT), listVolunteerEvents: under('events', EVENT) },
    syncVolunteerEvents: results,
    ...{ createVolunteerRole: under('role', ROLE), updateVolunteerRole: under('role', ROLE) },
    ...{ getVolunteerRole: under('role', ROLE), listVolunteerRoles: under('roles', ROLE) },
    listRolesOfVolunteerEvent: under('roles', ROLE),
    ...{ createShift: under('shift', SHIFT), updateShift: under('shift', SHIFT) },
    ...{ getShift: under('shift', SHIFT), listShifts: under('shifts', SHIFT) },
    ...{ createShifts: results, upsertAssignments: results },
    listAssignments: under('assignments', ASSIGNMENT),
    updateAssignment: under('assignment', ASSIGNMENT),
    ...{ getHelper: under('helper', HELPER), listHelpers: under('helpers', HELPER) },
    ...{ listHelpersOfVolunteerEvent: under('helpers', HELPER), upsertHelpers: results },
    createVolunteerBroadcast: under('message', MESSAGE),
    createVolunteerMessage: under('message', MESSAGE),
    ...{ getVolunteerMessage: under('message', MESSAGE) },
    updateVolunteerMessage: under('message', MESSAGE),
    listVolunteerMessages: under('messages', MESSAGE),
    listMessageRecipients: under('recipients', show('helper_id outcome updated_at deleted_at')),
    createAvailabilityRequest: under('availability_request', POLL),
    updateAvailabilityRequest: under('availability_request', POLL),
    getAvailabilityRequest: under('availability_request', POLL),
    listAvailabilityRequests: under('availability_requests', POLL),
    listAvailabilityResponses: under('availability_responses', POLL_ANSWER),
    putAvailabilityResponse: under('availability_response', POLL_ANSWER),
    ...{ grantEventAccess: under('event_access', ACCESS), grantEventAccesses: results },
    createVolunteerWorkflow: under('workflow', WORKFLOW),
    updateVolunteerWorkflow: under('workflow', WORKFLOW),
    getVolunteerWorkflow: under('workflow', WORKFLOW),
    listVolunteerWorkflows: under('workflows', WORKFLOW),
    listVolunteerWorkflowRuns: under('runs', RUN),
    ...{
      startVolunteerWorkflowRun: under('run', RUN),
      triggerVolunteerWorkflow: under('run', RUN),
    },
    listVolunteerWebhooks: under('webhooks', WEBHOOK),
    listVolunteerWebhookDeliveries: under('deliveries', DELIVERY),
  },
}
