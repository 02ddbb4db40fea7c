/** Inputs of the graph with text about a person: the test of erasure marks each of them. */
export const MARKED_IN_GRAPH = list({
  ParticipantInput: 'externalId displayName consentReference',
  ClubBookingPlayerInput: 'displayName',
  PersonInput: 'externalId displayName',
  UpsertHelperInput: 'externalId firstName lastName email phone language tags notes',
  UpsertAssignmentInput: 'note',
  UpdateAssignmentInput: 'note statusReason',
  PutAvailabilityResponseInput: 'comment',
  AnswerMyPollInput: 'comment',
  CancelMyAssignmentInput: 'reason',
})

const BOOKING = 'PUT /booking-sources/{sourceId}/bookings/{externalBookingId}'
const ASSIGNMENT = 'PATCH /events/{eventId}/assignments/{assignmentId}'

/** Inputs of the REST APIs with text about a person. */
export const MARKED_IN_REST = [
  ...['external_id', 'display_name', 'consent_reference'].flatMap((member) => [
    `${BOOKING}: participants[].${member}`,
    `POST /booking-sources/{sourceId}/imports: bookings[].booking.participants[].${member}`,
  ]),
  ...[
    'external_id',
    'first_name',
    'last_name',
    'email',
    'phone',
    'language',
    'tags[]',
    'notes',
  ].map((member) => `POST /helpers/bulk: helpers[].${member}`),
  'PUT /events/{eventId}/assignments: assignments[].note',
  ...['note', 'status_reason'].map((member) => `${ASSIGNMENT}: ${member}`),
  'PUT /events/{eventId}/availability-requests/{requestId}/responses/{helperId}: comment',
]

/** Conditions on persons: the test searches by a mark, and no table has it. */
export const SEARCHED = ['HelperFilter.search', 'HelperFilter.tag', 'Club.search(text)']

/** Names of arguments and fields that mean the same everywhere. */
export const REASONS_BY_NAME: Readonly<Record<string, string>> = {
  after: 'a cursor, which the platform has sealed',
  afterId: 'an id of a club',
  cursor: 'a cursor, which the platform has sealed',
  'If-None-Match': 'a digest of an answer; it is compared and not kept',
  expectedEdition: 'a digest of what a poll asks; it is compared and not kept',
  idempotencyKey: 'names a request; its client chooses it, and it is deleted after 24 hours',
  clientRequestId: 'names a request; its client chooses it, and it is deleted after 24 hours',
  fault: 'a sentence of the facade about an item, without a value of it',
  clientEventId: 'names a point or a result; its writer chooses it',
}

/** Texts that are not about one person, by reason. */
export const REASONS: Readonly<Record<string, readonly string[]>> = {
  'the club and its places': list({
    UpdateClubInput: 'name timezone language',
    SetCourtStatusOverrideInput: 'reason',
    ClubProfileInput: 'name timezone language',
    ProvisionedOrganizationInput: 'key name',
    ProvisionedClubInput: 'key name timezone currency country language',
    ProvisionedLocationInput: 'key name address city postalCode',
    ProvisionedCourtInput: 'key name publicId',
    ProvisionedOpeningHoursInput: 'note',
    ProvisionedOpeningIntervalInput: 'opens closes',
    OpeningHoursInput: 'note',
    OpeningIntervalInput: 'opens closes',
  }),
  'an event and its plan, for all of its helpers': list({
    SyncVolunteerEventInput: 'externalId name description location locationCoordinates',
    CreateVolunteerEventInput: 'name description location locationCoordinates timezone',
    UpdateVolunteerEventInput: 'name description location locationCoordinates timezone',
    CreateVolunteerRoleInput: 'name description',
    UpdateVolunteerRoleInput: 'name description',
    NewShiftInput: 'title description location',
    CreateShiftInput: 'title description location',
    CreateShiftsInput: 'requestDigest',
    UpdateShiftInput: 'title description location',
  }),
  'written by staff to an audience; staff delete or change it': list({
    CreateVolunteerMessageInput: 'subject body',
    UpdateVolunteerMessageInput: 'subject body',
    CreateAvailabilityRequestInput: 'title description',
    UpdateAvailabilityRequestInput: 'title description',
    AvailabilityOptionInput: 'label',
    CreateVolunteerWorkflowInput: 'name description',
    UpdateVolunteerWorkflowInput: 'name description',
    WorkflowConditionInput: 'field value',
    WorkflowActionInput: 'subject body',
  }),
  'a partner and its records': list({
    RegisterApplicationInput: 'slug name redirectUris publicKey publisher logoUrl',
    ProvisionedApplicationInput: 'key name redirectUris publicKey publisher logoUrl',
    CreateBookingSourceInput: 'sourceKey name externalAccountId',
    PutCourtMappingInput: 'externalCourtId externalCourtName',
    PutBookingInput: 'externalBookingId externalCourtId',
    BookingSnapshotInput: 'externalCourtId',
    ImportedBookingInput: 'externalBookingId',
    BookingFilter: 'provider',
    RefusedBookingFilter: 'externalBookingId',
    RefusedBookingOfSourceFilter: 'externalBookingId',
    CreateWebhookEndpointInput: 'name url description',
    UpdateWebhookEndpointInput: 'name url description',
    CreateVolunteerWebhookInput: 'url description',
    CreateApiKeyInput: 'name',
  }),
  'staff, whom provisioning deletes and `staff-erasure.test.ts` erases': [
    ...list({
      ProvisionedStaffInput: 'email subject',
      ProvisionedAdminInput: 'email subject',
      SetVolunteerReplyToInput: 'replyTo',
    }),
    ...list({ StaffPersonInput: 'subject email' }),
    'AuditEntryFilter.actorId',
    ...['Query.staffMember(subject)', 'Query.staffMember(email)'],
    ...['Mutation.bindStaffMember(subject)', 'Mutation.bindStaffMember(email)'],
  ],
  'one of the values that the platform has issued or lists': [
    ...list({
      UpdateClubInput: 'ruleVersion',
      ConfigureSessionInput: 'ruleVersion aiModelVersion',
      PointPairInput: 'blue orange',
      ApproveInstallationInput: 'redirectUri codeChallenge nonce',
      ExchangeInstallationInput: 'code codeVerifier redirectUri',
      RedeemEventStreamTicketInput: 'ticket',
      PairScorePadInput: 'code',
      OpenCourtScreenInput: 'token',
      EndPortalSessionInput: 'idHash',
      SetMailSubscriptionInput: 'token',
    }),
    ...['Query.courtMapping(externalCourtId)', 'Query.courtDevice(hash)'],
    ...['Query.courtBoard(publicId)', 'Subscription.courtBoardUpdates(publicId)'],
    ...['Query.isPortalSessionEnded(idHash)', 'Mutation.beginPortalSession(idHash)'],
    ...['Query.eventStreamTicketHolder(hash)', 'Query.apiKeyByHash(hash)'],
    ...['Query.installationBySubject(subject)', 'Query.identityPrincipal(subject)'],
    ...['Query.linkedHelper(token)', 'Query.mailSubscription(token)'],
    ...['Query.fieldUsage(coordinates)', 'Query.clubsBySlug(prefix)'],
  ],
  'records of requests: route templates and codes': [
    'Mutation.recordInstallationRequests(requests)',
    'Mutation.recordApiKeyRequests(requests)',
  ],
}

/** REST texts that share their name with one about a person, and those that the graph does not have. */
export const REASONS_IN_REST: Readonly<Record<string, readonly string[]>> = {
  'an event of another system': ['POST /events/sync: events[].external_id'],
  'an id, which is refused unless it is a UUID': [
    ...['id', 'sourceId', 'eventId', 'location_id', 'court_id'],
  ],
  'conditions on persons, as in the graph': ['GET /helpers: ?search', 'GET /helpers: ?tag'],
}

function list(types: Readonly<Record<string, string>>): string[] {
  return Object.entries(types).flatMap(([type, names]) =>
    names.split(' ').map((name) => `${type}.${name}`),
  )
}
