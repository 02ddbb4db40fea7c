// Made by `npm run schema:build`; not edited by hand.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A helper who may work at an event, and as what. */
export type AccessGrantInput = {
  /** The id of a helper of the event's club; any other fails with `not_found`. */
  helperId: string;
  /** Up to 50 roles of the event, else `unknown_role`; left out or null, they stay as they are. */
  roleIds?: Array<string> | null | undefined;
};

/** What became of one access. */
export type AccessGrantOutcome =
  /** The access was granted, for the first time or anew. */
  | 'CREATED'
  /** Nothing was written for the item; `refusal` says why. */
  | 'FAILED'
  /** It is as the item says already. */
  | 'UNCHANGED'
  /** It was granted before, and its roles are now other ones. */
  | 'UPDATED';

/** What a helper says of themselves. */
export type AnswerMyPollInput = {
  /** Answers, up to 50, each option once; those left out are not answered. */
  answers: Array<AvailabilityAnswerInput>;
  /** Comment of the helper, up to 500 characters after trimming. */
  comment?: string | null | undefined;
  /** The request's id; one of another event is `not_found`. */
  requestId: string;
};

/** What is let in, where, and what it may do. */
export type ApproveInstallationInput = {
  /** The application that is to be installed; an unknown one is `not_found`. */
  applicationId: string;
  /** At least one, all of them wanted by the application. */
  approvedScopes: Array<ClubScope>;
  /** A club in which the caller is OWNER; any other is `not_found`. */
  clubId: string;
  /** PKCE challenge of method S256: 43 characters of base64url. */
  codeChallenge: string;
  /** The one this platform runs as; left out means that one. */
  environment?: Environment | null | undefined;
  /** When the installation ends by itself; in the future. */
  expiresAt?: Date | string | null | undefined;
  /** Makes a repetition safe for 24 hours, as in `CreateBookingSourceInput`: it answers the same code. */
  idempotencyKey?: string | null | undefined;
  /** 1 to 200 characters; returned by the exchange, for the partner to compare. */
  nonce: string;
  /** One of the application's redirect addresses, exactly. */
  redirectUri: string;
};

/** Every given condition must hold. */
export type AssignmentFilter = {
  /** Keeps assignments of this helper. */
  helperId?: string | null | undefined;
  /** Keeps assignments to this shift. */
  shiftId?: string | null | undefined;
  /** Keeps assignments with this status. */
  status?: AssignmentStatus | null | undefined;
  /** Keeps assignments that changed at or after this moment, in the order of their changes. */
  updatedSince?: Date | string | null | undefined;
};

/** Who put a helper into a shift. */
export type AssignmentOrigin =
  /** A system with an API key. */
  | 'API'
  /** A workflow of the club. */
  | 'AUTOMATION'
  /** Staff, over the graph. */
  | 'DASHBOARD'
  /** The helper. */
  | 'HELPER';

/** Whether a helper comes to a shift. */
export type AssignmentStatus =
  /** The helper does not come after all. The helper can be asked again: PENDING. */
  | 'CANCELLED'
  /** The helper comes, and holds a place. It can be cancelled. */
  | 'CONFIRMED'
  /** The helper said no. The helper can be asked again: PENDING. */
  | 'DECLINED'
  /** The helper was asked, and holds a place. It can be confirmed, declined and cancelled. */
  | 'PENDING';

/** What became of a helper who is to be in a shift. */
export type AssignmentUpsertOutcome =
  /** The helper was put into the shift. */
  | 'CREATED'
  /** Nothing was written for the item; `refusal` says why. */
  | 'FAILED'
  /** The assignment is as the item says already. */
  | 'UNCHANGED'
  /** The assignment was different, and is now as the item says. */
  | 'UPDATED';

/** What a mutation did with a resource. */
export type AuditAction =
  /** The resource is new. */
  | 'CREATED'
  /** The resource was removed. */
  | 'DELETED'
  /** The resource was used, and has not changed. */
  | 'NONE'
  /** The resource has changed; its deletion is such a change where it stays in lists of deletions. */
  | 'UPDATED';

/** Who executed a mutation. */
export type AuditActorKind =
  /** An ADMIN of the platform. */
  | 'ADMIN'
  /** A member of staff with a role in the club. */
  | 'STAFF';

/** Every given condition must hold. */
export type AuditEntryFilter = {
  /** Keeps entries of the actor with this subject. */
  actorId?: string | null | undefined;
  /** Keeps entries at or after this moment. */
  from?: Date | string | null | undefined;
  /** Keeps entries of the resource with this id. */
  resourceId?: string | null | undefined;
  /** Keeps entries before this moment. */
  to?: Date | string | null | undefined;
};

/** Whether a helper has time. */
export type Availability =
  /** They may have. */
  | 'MAYBE'
  /** They have not. */
  | 'NO'
  /** They have. */
  | 'YES';

/** What a helper says to one option. */
export type AvailabilityAnswerInput = {
  /** Whether the helper has time then. */
  availability: Availability;
  /** The option's id; one of another request is `unknown_option`. */
  optionId: string;
};

/** An option, known by its label and its times. */
export type AvailabilityOptionInput = {
  /** Moment at which the option ends; after `startTime`, else `invalid_time_range`. */
  endTime?: Date | string | null | undefined;
  /** Text of the option, 1 to 120 characters after trimming. */
  label: string;
  /** Moment at which the option begins; null for an option without times. */
  startTime?: Date | string | null | undefined;
};

/** Every given condition must hold. */
export type AvailabilityRequestFilter = {
  /** Keeps requests that changed, or were first answered by a helper, at or after this moment, in the order of these times. */
  updatedSince?: Date | string | null | undefined;
};

/** Whether a request can be answered. */
export type AvailabilityRequestStatus =
  /** It cannot, or not any more. */
  | 'CLOSED'
  /** It can. */
  | 'OPEN';

/** Every given condition must hold. */
export type AvailabilityResponseFilter = {
  /** Includes answers of helpers who were erased in the last 90 days, without their data, each with its `deletedAt`. */
  includeDeleted?: boolean;
  /** Keeps answers that changed at or after this moment, in the order of their changes. */
  updatedSince?: Date | string | null | undefined;
};

/** Every given condition must hold. */
export type BookingFilter = {
  /** Keeps bookings of this court. */
  courtId?: string | null | undefined;
  /** Keeps bookings that start at or after this moment. */
  from?: Date | string | null | undefined;
  /** Keeps bookings at this location. */
  locationId?: string | null | undefined;
  /** Keeps bookings that the application with this slug pushed, or those of `portal`. */
  provider?: string | null | undefined;
  /** Keeps bookings with this status. */
  status?: BookingStatus | null | undefined;
  /** Keeps bookings that start at or before this moment; not earlier than `from`. */
  to?: Date | string | null | undefined;
};

/** COMPLETED: every record was imported; FAILED: none; PARTIAL: some. */
export type BookingImportStatus =
  /** Over: every record was imported. */
  | 'COMPLETED'
  /** Over: no record was imported. */
  | 'FAILED'
  /** Over: some records were imported, and some failed. */
  | 'PARTIAL'
  /** It waits for its turn. */
  | 'PENDING'
  /** Its records are being written. */
  | 'PROCESSING';

/** A complete snapshot; what is left out is removed. */
export type BookingSnapshotInput = {
  /** Id of the court in the source, 1 to 200 characters after trimming; must be mapped to a court. */
  externalCourtId: string;
  /** Participants, at most 4, each external id once. */
  participants?: Array<ParticipantInput> | null | undefined;
  /** After `scheduledStart`, by at most 24 hours. */
  scheduledEnd: Date | string;
  /** Moment at which the booking is to begin. */
  scheduledStart: Date | string;
  /** Version of the content, 0 to 2147483647; must rise with every change of content. */
  sourceVersion: number;
  /** Status of the booking in the source. */
  status: BookingStatus;
};

/** PAUSED and DISABLED sources refuse writes; reads stay possible. */
export type BookingSourceStatus =
  /** It takes writes. */
  | 'ACTIVE'
  /** Its writes were stopped for good, by staff or with its installation. */
  | 'DISABLED'
  /** Ten records of imports failed in a row; the next accepted booking makes it ACTIVE. */
  | 'ERROR'
  /** Staff have stopped its writes for a while; imports wait. */
  | 'PAUSED';

/** Where a booking stands, by the word of its source. */
export type BookingStatus =
  /** It was called off. */
  | 'CANCELLED'
  /** It has taken place. */
  | 'COMPLETED'
  /** It is to take place. */
  | 'CONFIRMED';

/** To which shift the helper does not come. */
export type CancelMyAssignmentInput = {
  /** Reason, up to 500 characters after trimming; the club reads it. */
  reason?: string | null | undefined;
  /** The shift's id; one that the helper was not asked for is `not_found`. */
  shiftId: string;
};

/** See ScoreInput. */
export type ChooseDecidingSideInput = {
  /** As in ScoreInput: a repetition answers the first event again. */
  clientEventId?: string | null | undefined;
  /** As in ScoreInput; refused with `state_conflict` when another event came since. */
  eventSequence: number;
  /** Id of a match session; one that the caller may not see is `not_found`. */
  sessionId: string;
  /** Where the receivers take the point. */
  side: Side;
  /** As in ScoreInput. */
  source?: RelayedScoreSource | null | undefined;
};

/** Records that change without an event of the club. */
export type ClubChangeKind =
  /** A court whose closing staff have set, changed or ended. Only a change of its status is an event. */
  | 'COURT'
  /** A reconciliation conflict, which staff have settled. */
  | 'RECONCILIATION_CONFLICT'
  /** A webhook endpoint, its deliveries or their attempts. */
  | 'WEBHOOK_ENDPOINT';

/** Type of an event. */
export type ClubEventType =
  /** A booking was cancelled. */
  | 'BOOKING_CANCELLED'
  /** A booking was created. */
  | 'BOOKING_CREATED'
  /** A match session could not follow its booking. */
  | 'BOOKING_RECONCILIATION_REQUIRED'
  /** A booking changed. */
  | 'BOOKING_UPDATED'
  /** A court has another status. */
  | 'COURT_STATUS_CHANGED'
  /** A match has a winner. */
  | 'MATCH_COMPLETED'
  /** A match began. */
  | 'MATCH_STARTED'
  /** The players of a session changed. */
  | 'PARTICIPANT_UPDATED'
  /** Staff corrected a score, or a point was reversed. */
  | 'SCORE_CORRECTED'
  /** A score changed. */
  | 'SCORE_UPDATED'
  /** A match session was created. */
  | 'SESSION_CREATED'
  /** A match session has another status. */
  | 'SESSION_STATUS_CHANGED';

/** A club of the other side. */
export type ClubProfileInput = {
  /** The club. */
  clubId: string;
  /** Language of the club by BCP 47, such as `de`. */
  language: string;
  /** What people call it. */
  name: string;
  /** IANA time zone of the club, such as `Europe/Vienna`. */
  timezone: string;
  /** When the club last changed. */
  updatedAt: Date | string;
};

/** What an event can be about. */
export type ClubResourceKind =
  /** A booking. */
  | 'BOOKING'
  /** A court. */
  | 'COURT'
  /** A match session. */
  | 'MATCH_SESSION';

/** Roles of staff in a club. */
export type ClubRole =
  /** Sessions, scores and their corrections. */
  | 'COACH'
  /** The volunteer side of the club, without its keys, webhooks and plan. */
  | 'COORDINATOR'
  /** The front desk: bookings, courts, conflicts and sessions; reads integrations. */
  | 'OPERATOR'
  /** May do everything in the club. */
  | 'OWNER';

/** What an installation may do in its club. */
export type ClubScope =
  /** `bookings:read`: bookings, and the installation's own sources. */
  | 'BOOKINGS_READ'
  /** `bookings:write`: sources, court mappings, bookings and imports are written. */
  | 'BOOKINGS_WRITE'
  /** `club:read`: the club. */
  | 'CLUB_READ'
  /** `courts:read`: courts and court mappings. */
  | 'COURTS_READ'
  /** `events:read`: the event feed and stream. */
  | 'EVENTS_READ'
  /** `locations:read`: locations. */
  | 'LOCATIONS_READ'
  /** `participants:read`: players who consent. */
  | 'PARTICIPANTS_READ'
  /** `participants:write`: players of bookings are written. */
  | 'PARTICIPANTS_WRITE'
  /** `scores:read`: scores and score events. */
  | 'SCORES_READ'
  /** `sessions:read`: match sessions. */
  | 'SESSIONS_READ'
  /** `webhooks:manage`: the installation's own webhook endpoints. */
  | 'WEBHOOKS_MANAGE';

/** Only an ACTIVE club lets its installations in. */
export type ClubStatus =
  /** Open for business; its installations are let in. */
  | 'ACTIVE'
  /** Shut for good; its installations are refused with `installation_inactive`. */
  | 'CLOSED'
  /** Shut for the time being; its installations are refused with `installation_inactive`. */
  | 'SUSPENDED';

/** To which shift the helper comes. */
export type ConfirmMyAssignmentInput = {
  /** The shift's id; one that the helper was not asked for is `not_found`. */
  shiftId: string;
};

/** See ScoreInput. */
export type CorrectScoreInput = {
  /** As in ScoreInput: a repetition answers the first event again. */
  clientEventId?: string | null | undefined;
  /** As in ScoreInput; refused with `state_conflict` when another event came since. */
  eventSequence: number;
  /** The whole score; refused with `invalid_input` when no match could have it. */
  score: ScoreSnapshotInput;
  /** Id of a match session; one that the caller may not see is `not_found`. */
  sessionId: string;
};

/** Every given condition must hold. */
export type CourtFilter = {
  /** Keeps courts of this location. */
  locationId?: string | null | undefined;
  /** Keeps courts with this status. */
  status?: CourtStatus | null | undefined;
};

/** Whether a court can be played on, by its staff, its device and its sessions. */
export type CourtStatus =
  /** Nothing keeps anybody from playing. */
  | 'AVAILABLE'
  /** A session is about to begin. */
  | 'BOOKED_SOON'
  /** Its device says that something needs attention. */
  | 'DEVICE_WARNING'
  /** Taken out of use by the staff. */
  | 'DISABLED'
  /** Shut for works by the staff. */
  | 'MAINTENANCE'
  /** Its device has not been heard of for five minutes. */
  | 'OFFLINE'
  /** A match is on. */
  | 'SESSION_ACTIVE';

/** A new API key. */
export type CreateApiKeyInput = {
  /** A club in which the caller is OWNER. */
  clubId: string;
  /** In the future; left out or null for a key that does not expire. */
  expiresAt?: Date | string | null | undefined;
  /** At least one, else `invalid_input`; repeated ones count once. */
  grantedScopes: Array<VolunteerScope>;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, its secret included; with other input it is refused with `idempotency_conflict`.
   * 1 to 255 printable ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
  /** 1 to 120 characters after trimming. */
  name: string;
};

/** A poll among helpers of an event, with its options and audience. */
export type CreateAvailabilityRequestInput = {
  /** Everybody with access to the event when it is left out. */
  audience?: MessageAudienceInput | null | undefined;
  /** Text for people, up to 4000 characters after trimming. */
  description?: string | null | undefined;
  /** The event; one of another club is `not_found`. */
  eventId: string;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
  /** Options, 1 to 50, no two of them alike. */
  options: Array<AvailabilityOptionInput>;
  /** A moment to come, else `invalid_respond_by`. */
  respondBy?: Date | string | null | undefined;
  /** Heading, 2 to 140 characters after trimming. */
  title: string;
};

/** The new source; it is ACTIVE from the start. */
export type CreateBookingSourceInput = {
  /** Account in the partner's system, up to 200 characters after trimming. */
  externalAccountId?: string | null | undefined;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
  /** Name, 2 to 120 characters after trimming. */
  name: string;
  /**
   * Key of the source, 2 to 80 characters of a-z, 0-9, dot, underscore, hyphen; starts with a letter or digit.
   * Unique in the installation.
   */
  sourceKey: string;
};

/** Where the stream is to begin. */
export type CreateEventStreamTicketInput = {
  /** Id of the event after which the connection begins; null for events from the connection on. */
  after?: string | null | undefined;
  /** 1 to 255 printable ASCII characters; a repetition within a day is answered with the same ticket. */
  idempotencyKey?: string | null | undefined;
};

/** Whom a link is for, and how long it is good. */
export type CreateHelperLinkInput = {
  /** The event's id; one of another club is `not_found`. */
  eventId: string;
  /**
   * Days until the link ends, 1 to 90, 30 when it is left out; a link is never good for longer than a week after the
   * event's last day.
   */
  expiresInDays?: number | null | undefined;
  /** The id of a helper who has access to the event. */
  helperId: string;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers the link that the first
   * request made, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
  /** Whether all links of the helper to this event that were made before are void from now on. */
  revokeEarlier?: boolean | null | undefined;
};

/** A new shift of an event. */
export type CreateShiftInput = {
  /** Text for people, up to 4000 characters after trimming. */
  description?: string | null | undefined;
  /** Moment at which the shift ends; unless that is after `startTime`, it is refused with `invalid_time_range`. */
  endTime: Date | string;
  /** The event of which it is a part; one of another club is `not_found`. */
  eventId: string;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
  /** Place in words, up to 240 characters after trimming. */
  location?: string | null | undefined;
  /** Number of helpers that the shift needs, 1 to 999; 1 when it is left out. */
  requiredHelpers?: number | null | undefined;
  /** A role of the event, else `unknown_role`. */
  roleId?: string | null | undefined;
  /** Moment at which the shift begins, with any offset; it may be before the first day of the event. */
  startTime: Date | string;
  /** OPEN when it is left out; CANCELLED is refused with `invalid_status_transition`. */
  status?: ShiftStatus | null | undefined;
  /** Heading, 2 to 140 characters after trimming. */
  title: string;
};

/** New shifts of an event. */
export type CreateShiftsInput = {
  /** The event of which they are a part; one of another club is `not_found`. */
  eventId: string;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
  /**
   * A digest of the parts of the client's request that this input leaves out, such as items refused before. The same
   * `idempotencyKey` with another digest is refused with `idempotency_conflict`. 1 to 64 characters.
   */
  requestDigest?: string | null | undefined;
  /** Items, up to 100; each is checked by itself. */
  shifts: Array<NewShiftInput>;
};

/** A new volunteer event. */
export type CreateVolunteerEventInput = {
  /** False when it is left out. */
  autoConfirmAssignments?: boolean | null | undefined;
  /** Staff name the club; for an API key it is always its own. */
  clubId?: string | null | undefined;
  /** Text for people, up to 4000 characters after trimming. */
  description?: string | null | undefined;
  /** Last day; before `startDate` it is refused with `invalid_date_order`. */
  endDate: string;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
  /** Place in words, up to 240 characters after trimming. */
  location?: string | null | undefined;
  /** `latitude,longitude` in decimal degrees. */
  locationCoordinates?: string | null | undefined;
  /** Name, 2 to 140 characters after trimming. */
  name: string;
  /** First day of the event, in the club's own time. */
  startDate: string;
  /** DRAFT when it is left out. */
  status?: VolunteerEventStatus | null | undefined;
  /** An IANA time zone, such as `Europe/Vienna`; left out, that of the club. */
  timezone?: string | null | undefined;
};

/** A message to helpers of an event, sent at once, later or kept as a draft. */
export type CreateVolunteerMessageInput = {
  /** Everybody when it is left out; a broadcast is always for all. */
  audience?: MessageAudienceInput | null | undefined;
  /** Text of the message, 1 to 10000 characters of plain text after trimming. */
  body: string;
  /** The event; one of another club is `not_found`. */
  eventId: string;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
  /** MESSAGE when it is left out. */
  kind?: MessageKind | null | undefined;
  /** When to send it; more than 60 seconds in the past, and more than 200 scheduled messages of an event, are refused with `invalid_send_at`. */
  sendAt?: Date | string | null | undefined;
  /** DRAFT, or SENT; when it is left out, SENT, or SCHEDULED where `sendAt` is to come. */
  status?: MessageStatus | null | undefined;
  /** Subject, up to 200 characters after trimming. */
  subject?: string | null | undefined;
};

/** A new role of an event. */
export type CreateVolunteerRoleInput = {
  /** Text for people, up to 1000 characters after trimming. */
  description?: string | null | undefined;
  /** The event in which it is needed; one of another club is `not_found`. */
  eventId: string;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
  /** Name, 1 to 120 characters after trimming; another role's of the event, whatever its case, is `duplicate_role`. */
  name: string;
};

/** The address of a receiver, and the event types that it is sent. */
export type CreateVolunteerWebhookInput = {
  /** Staff name the club; for an API key it is always its own. */
  clubId?: string | null | undefined;
  /** Text about the receiver for staff, up to 500 characters. */
  description?: string | null | undefined;
  /** At least one, else `invalid_input`; repeated ones count once. */
  eventTypes: Array<VolunteerEventType>;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, its signing secret included; with other input it is refused with
   * `idempotency_conflict`. 1 to 255 printable ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
  /** HTTPS, at most 2048 characters, without user information and fragment, at a public address. */
  url: string;
};

/** What starts the workflow, on which conditions, and which actions it does. */
export type CreateVolunteerWorkflowInput = {
  /** Actions, 1 to 10, of up to 12000 characters in all; ids in them that are not the club's are `invalid_action`. */
  actions: Array<WorkflowActionInput>;
  /** Staff name the club; for an API key it is always its own. */
  clubId?: string | null | undefined;
  /** Conditions, at most 10, as JSON of up to 4000 characters in all. */
  conditions?: Array<WorkflowConditionInput> | null | undefined;
  /** Text for people, up to 1000 characters after trimming. */
  description?: string | null | undefined;
  /** False when it is left out. */
  enabled?: boolean | null | undefined;
  /** The event that it is for; one that the club does not have is `not_found`. All when it is left out. */
  eventId?: string | null | undefined;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
  /** Name, 2 to 140 characters after trimming. */
  name: string;
  /** Starts the workflow: a call by hand, or an event of a type. */
  trigger: WorkflowTriggerInput;
};

/** Name, address and event types of the receiver. */
export type CreateWebhookEndpointInput = {
  /** Text for people, up to 500 characters after trimming. */
  description?: string | null | undefined;
  /** Event types, 1 to 12; repeated ones count once. */
  eventTypes: Array<ClubEventType>;
  /** 1 to 255 printable ASCII characters; a repetition within a day gets the same answer, with the secret. */
  idempotencyKey?: string | null | undefined;
  /** Name, 2 to 120 characters after trimming. */
  name: string;
  /** HTTPS, at most 2048 characters, without user information and fragment, at a public address. */
  url: string;
};

/** The shift that is to be deleted. */
export type DeleteShiftInput = {
  /** When it is given, a shift of another event is `not_found`. */
  eventId?: string | null | undefined;
  /** The shift's id; one of another club is `not_found`. */
  shiftId: string;
};

/** The event that is to be deleted. */
export type DeleteVolunteerEventInput = {
  /** The event's id; one of another club is `not_found`. */
  eventId: string;
};

/** The message that is to be deleted. */
export type DeleteVolunteerMessageInput = {
  /** The event that it must be of, where that is to be checked. */
  eventId?: string | null | undefined;
  /** The message's id; one of another club is `not_found`. */
  messageId: string;
};

/** The role that is to be deleted. */
export type DeleteVolunteerRoleInput = {
  /** When it is given, a role of another event is `not_found`. */
  eventId?: string | null | undefined;
  /** The role's id; one of another club is `not_found`. */
  roleId: string;
};

/** The endpoint to disable. */
export type DisableWebhookEndpointInput = {
  /** Id of the webhook endpoint; one that the caller may not see is `not_found`. */
  endpointId: string;
};

/** What a board at the court shows; it follows from status and score. */
export type DisplayPhase =
  /** The teams change ends. */
  | 'CHANGEOVER'
  /** The session is CANCELLED or ABORTED. */
  | 'CLOSED'
  /** A golden or star point is pending. */
  | 'DECIDING_POINT'
  /** The session is SCHEDULED. */
  | 'IDLE'
  /** A game is on. */
  | 'LIVE'
  /** A match tie-break is on, in the place of the last set. */
  | 'MATCH_TIE_BREAK'
  /** The session is PAUSED. */
  | 'PAUSED'
  /** The session is COMPLETED. */
  | 'RESULT'
  /** A set has just ended. */
  | 'SET_BREAK'
  /** The session is WAITING_FOR_PLAYERS. */
  | 'TEAM_SETUP'
  /** A tie-break is on. */
  | 'TIE_BREAK'
  /** The session is READY. */
  | 'WELCOME';

/** The court whose screen ends. */
export type EndCourtScreenInput = {
  /** A court of a club in which the caller has the role that this needs; any other is `not_found`. */
  courtId: string;
};

/** The pad that ends. */
export type EndScorePadInput = {
  /** Id of a score pad; one that the caller may not see is `not_found`. */
  scorePadId: string;
};

/** The webhook that is to end. */
export type EndVolunteerWebhookInput = {
  /** The webhook's id; one of another club is `not_found`. */
  webhookId: string;
};

/** What a platform is for. */
export type Environment =
  /** Real clubs and players. */
  | 'PRODUCTION'
  /** Invented clubs and players, to try things out. */
  | 'SANDBOX';

/** The helper who is to be forgotten. */
export type EraseHelperInput = {
  /** The helper's id; one of another club is `not_found`. */
  helperId: string;
};

/** Every given condition must hold. */
export type EventAccessFilter = {
  /** Includes accesses that were revoked in the last 90 days, each with its `revokedAt`. */
  includeDeleted?: boolean;
  /** Keeps helpers who, or whose access, changed at or after this moment, in the order of the changes. */
  updatedSince?: Date | string | null | undefined;
};

/** The code, and what proves that it was given to the one who sends it. */
export type ExchangeInstallationInput = {
  /** Authorization code, 40 to 200 characters of A-Z, a-z, 0-9, underscore, hyphen. */
  code: string;
  /** PKCE verifier, 43 to 128 characters of A-Z, a-z, 0-9, dot, underscore, tilde, hyphen. */
  codeVerifier: string;
  /** 1 to 255 printable ASCII characters; bound to the code for ever. */
  idempotencyKey: string;
  /** Redirect address, up to 2048 characters; exactly the approved address. */
  redirectUri: string;
};

/** Who may work where. */
export type GrantEventAccessInput = {
  /** The event's id; one of another club is `not_found`. */
  eventId: string;
  /** The id of a helper of the event's club. */
  helperId: string;
  /** Up to 50 roles of the event, else `unknown_role`; left out or null, they stay as they are. */
  roleIds?: Array<string> | null | undefined;
};

/** Helpers who may work at an event. */
export type GrantEventAccessesInput = {
  /** Items, up to 200; each is checked by itself, in this order. */
  eventAccess: Array<AccessGrantInput>;
  /** The event's id; one of another club is `not_found`. */
  eventId: string;
};

/** A field of a helper that an item of a bulk can empty. */
export type HelperField =
  /** The e-mail address. */
  | 'EMAIL'
  /** The club's own id. */
  | 'EXTERNAL_ID'
  /** The first name. */
  | 'FIRST_NAME'
  /** The language. */
  | 'LANGUAGE'
  /** The notes. */
  | 'NOTES'
  /** The phone number. */
  | 'PHONE'
  /** All tags. */
  | 'TAGS';

/** Every given condition must hold. */
export type HelperFilter = {
  /**
   * Keeps helpers with access to this event; an unknown event is `not_found`. With `updatedSince`, also keeps helpers
   * whose access was granted since then.
   */
  eventId?: string | null | undefined;
  /** Includes helpers who were erased in the last 90 days, without their data, each with its `deletedAt`; a search finds none. */
  includeDeleted?: boolean;
  /**
   * Keeps helpers whose names, e-mail address or external id contain each word of this text, in any order,
   * ignoring case and accents; 1 to 100 characters.
   */
  search?: string | null | undefined;
  /** Keeps helpers with this status. */
  status?: HelperStatus | null | undefined;
  /** Keeps helpers who have exactly this tag; 1 to 40 characters. */
  tag?: string | null | undefined;
  /** Keeps helpers who were changed at or after this moment, in the order of the changes. */
  updatedSince?: Date | string | null | undefined;
};

/** Whether a club plans with a helper. */
export type HelperStatus =
  /** The helper can be asked. */
  | 'ACTIVE'
  /** Kept for the record, and asked no more. */
  | 'INACTIVE';

/** What became of a helper of the club's own system. */
export type HelperUpsertOutcome =
  /** There was no such helper, and now there is. */
  | 'CREATED'
  /** Nothing was written for the item; `refusal` says why. */
  | 'FAILED'
  /** The helper is as the item says already. */
  | 'UNCHANGED'
  /** The helper was different, and is now as the item says. */
  | 'UPDATED';

/** The source, and 1 to 500 snapshots of its bookings. */
export type ImportBookingsInput = {
  /** Id of one of the caller's own booking sources; any other is `not_found`. */
  bookingSourceId: string;
  /** Snapshots, 1 to 500; one booking may stand several times. */
  bookings: Array<ImportedBookingInput>;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
};

/** UNCHANGED: the stored snapshot was sent again. */
export type ImportOutcome =
  /** There was no such booking. */
  | 'CREATED'
  /** Nothing was written; `error` says why. */
  | 'FAILED'
  /** The stored snapshot was sent again. */
  | 'UNCHANGED'
  /** The booking was different. */
  | 'UPDATED';

/** One record of an import. */
export type ImportedBookingInput = {
  /** What the booking is to be. */
  booking: BookingSnapshotInput;
  /** The source's own id of the booking, taken exactly as it is; 1 to 200 characters. */
  externalBookingId: string;
};

/** Whether a court has a roof. */
export type IndoorOutdoor =
  /** In the open, under a roof. */
  | 'COVERED'
  /** In a hall. */
  | 'INDOOR'
  /** In the open. */
  | 'OUTDOOR';

/** CLAIMED while an exchange is running. */
export type InstallationAuthorizationStatus =
  /** Its code can be exchanged until it ends. */
  | 'APPROVED'
  /** An exchange of its code is running. */
  | 'CLAIMED'
  /** Its code was exchanged, once and for ever. */
  | 'EXCHANGED'
  /** It was taken back before its code was exchanged. */
  | 'WITHDRAWN';

/** Whether an installation is let in. */
export type InstallationStatus =
  /** It is let in until it expires. */
  | 'ACTIVE'
  /** It was ended for ever. */
  | 'REVOKED';

/** What a queue of jobs works on. */
export type JobQueue =
  /** Imports of bookings, one of a booking source after the other. */
  | 'BOOKING_IMPORTS'
  /** Messages to helpers that are sent at their time, and mailed. */
  | 'MESSAGES'
  /** Erasures of participants. */
  | 'PERSON_ERASURES'
  /** Messages whose recipients are stored, before they are mailed. */
  | 'RECIPIENTS'
  /** Runs of workflows. */
  | 'WORKFLOW_RUNS';

/** Every given condition must hold. */
export type LocationFilter = {
  /** Keeps locations with this status. */
  status?: LocationStatus | null | undefined;
};

/** Whether a location can be played at. */
export type LocationStatus =
  /** Open. */
  | 'ACTIVE'
  /** Not in use. */
  | 'DISABLED'
  /** Shut for works; it opens again. */
  | 'MAINTENANCE';

/** Whether a helper takes mails of a club. */
export type MailPreference =
  /** No message is mailed; a recipient has the outcome OPTED_OUT. */
  | 'OFF'
  /** Messages are mailed to the helper. */
  | 'ON';

/** Every given condition must hold. */
export type MatchSessionFilter = {
  /** Keeps sessions on this court. */
  courtId?: string | null | undefined;
  /** Keeps sessions that are scheduled to start at or after this moment. */
  from?: Date | string | null | undefined;
  /** Keeps sessions at this location. */
  locationId?: string | null | undefined;
  /** Keeps sessions with this status. */
  status?: MatchSessionStatus | null | undefined;
  /** Keeps sessions that are scheduled to start at or before this moment; not earlier than `from`. */
  to?: Date | string | null | undefined;
};

/** Status of a match session. COMPLETED, CANCELLED and ABORTED are final, but for the reversal of a winning point. */
export type MatchSessionStatus =
  /** Its match was broken off without a winner. */
  | 'ABORTED'
  /** The match is on; a court has one such session at a time. */
  | 'ACTIVE'
  /** It was called off before its match began. */
  | 'CANCELLED'
  /** The match has a winner. */
  | 'COMPLETED'
  /** The match is interrupted. */
  | 'PAUSED'
  /** From 15 minutes before the start, on a court that is neither DISABLED nor MAINTENANCE. */
  | 'READY'
  /** Its time has not come. */
  | 'SCHEDULED'
  /** The board greets the players; the match has not started. */
  | 'WAITING_FOR_PLAYERS';

/** Which helpers of an event a message is for; the type decides which ids are needed. */
export type MessageAudienceInput = {
  /** Of the type STATUS, which cannot do without it. */
  assignmentStatus?: AssignmentStatus | null | undefined;
  /** Of the type HELPERS: 1 to 200 with access to the event, else `unknown_audience`. */
  helperIds?: Array<string> | null | undefined;
  /** Of the type ROLE: 1 to 200 of the event, else `unknown_audience`. */
  roleIds?: Array<string> | null | undefined;
  /** Of the type SHIFT: 1 to 200 of the event, else `unknown_audience`. */
  shiftIds?: Array<string> | null | undefined;
  /** Kind of the choice of helpers; TRIGGER is refused with `invalid_input` anywhere but in an action of a workflow. */
  type: MessageAudienceType;
};

/** How the helpers are chosen to whom a message goes. */
export type MessageAudienceType =
  /** All with access to the event. */
  | 'ALL'
  /** Those who are named. */
  | 'HELPERS'
  /** Those whose access names one of some roles, or who are pending or confirmed in a shift of one. */
  | 'ROLE'
  /** Those who are pending or confirmed in one of some shifts. */
  | 'SHIFT'
  /** Those with an assignment of some status at the event. */
  | 'STATUS'
  /** Of a workflow's action alone: the helpers whom the run concerns. */
  | 'TRIGGER';

/** For how many helpers a message is. */
export type MessageKind =
  /** For all helpers with access to the event. */
  | 'BROADCAST'
  /** For those of its audience. */
  | 'MESSAGE';

/** What became of the mail of a message to one helper. */
export type MessageOutcome =
  /** The mail server refused it for good, or for a day. */
  | 'FAILED'
  /** The mail server took it. */
  | 'MAILED'
  /** This platform sends no mail; the club's own system hears of the message by its webhook. */
  | 'NOT_MAILED'
  /** The helper has no mail address. */
  | 'NO_ADDRESS'
  /** The helper takes no mails of the club. */
  | 'OPTED_OUT'
  /** In a sandbox without a mail server: the message is kept here instead of being mailed. */
  | 'OUTBOX'
  /** It waits for its turn, or for another attempt. */
  | 'PENDING';

/** Every given condition must hold. */
export type MessageRecipientFilter = {
  /** Keeps recipients with this outcome. */
  outcome?: MessageOutcome | null | undefined;
  /** Keeps recipients whose outcome changed at or after this moment, in the order of the changes. */
  updatedSince?: Date | string | null | undefined;
};

/** Where a message stands. */
export type MessageStatus =
  /** Being written. */
  | 'DRAFT'
  /** It had no recipients when it was due; it can be sent again. */
  | 'FAILED'
  /** Will be sent at its time. */
  | 'SCHEDULED'
  /** Was sent, and changes no more. */
  | 'SENT';

/** One of many new shifts of an event. */
export type NewShiftInput = {
  /** Text for people, up to 4000 characters after trimming. */
  description?: string | null | undefined;
  /** Moment at which the shift ends; unless that is after `startTime`, the item fails with `invalid_time_range`. */
  endTime: Date | string;
  /** Place in words, up to 240 characters after trimming. */
  location?: string | null | undefined;
  /** Number of helpers that the shift needs, 1 to 999; 1 when it is left out. */
  requiredHelpers?: number | null | undefined;
  /** A role of the event, else `unknown_role`. */
  roleId?: string | null | undefined;
  /** Moment at which the shift begins, with any offset; it may be before the first day of the event. */
  startTime: Date | string;
  /** OPEN when it is left out; with CANCELLED the item fails with `invalid_status_transition`. */
  status?: ShiftStatus | null | undefined;
  /** Heading, 2 to 140 characters after trimming. */
  title: string;
};

/** The code, as typed. */
export type PairScorePadInput = {
  /** Case and hyphens do not matter. */
  code: string;
};

/** A player of a booking, as its source knows them. */
export type ParticipantInput = {
  /** The source's receipt of the consent, 1 to 200 characters; only together with consent. */
  consentReference?: string | null | undefined;
  /** Whether partners may be shown this participant; false when it is left out. */
  consentToShare?: boolean | null | undefined;
  /** Name that is shown, 1 to 80 characters after trimming. */
  displayName: string;
  /** Id of the participant in the partner's system, 1 to 200 characters after trimming. */
  externalId: string;
  /** The team of the participant; null before the teams are known. */
  team?: Team | null | undefined;
};

/** The endpoint to try. */
export type PingWebhookEndpointInput = {
  /** Id of the webhook endpoint; one that the caller may not see is `not_found`. */
  endpointId: string;
};

/** The points of both teams, as in PointPair. */
export type PointPairInput = {
  /** Of the blue team. */
  blue: string;
  /** Of the orange team. */
  orange: string;
};

/**
 * Why something was refused. An error has the same code in `extensions.code`, in lower case. Every mutation can be
 * refused with
 * `authentication_required`, `invalid_credential`, `api_key_expired`, `api_key_revoked`, `installation_inactive`,
 * `insufficient_scope`, `forbidden`, `feature_forbidden`, `integration_disabled`, `club_inactive`, `invalid_input`,
 * `rate_limited`, `rate_limit_unavailable`, `dependency_unavailable`, `internal_error`;
 * one with an idempotency key also with `idempotency_conflict`, `idempotency_in_progress`, `idempotency_replay_failed`.
 * These are the shared codes. The description of a mutation lists its other ones.
 */
export type ProblemCode =
  /** The ids of the item lead to different records. */
  | 'AMBIGUOUS_MATCH'
  /** The API key has expired. */
  | 'API_KEY_EXPIRED'
  /** The club has as many API keys as it may have. */
  | 'API_KEY_LIMIT_REACHED'
  /** The API key was revoked. */
  | 'API_KEY_REVOKED'
  /** There is no credential. */
  | 'AUTHENTICATION_REQUIRED'
  /** The booking source is PAUSED or DISABLED. */
  | 'BOOKING_SOURCE_INACTIVE'
  /** The club is not ACTIVE. */
  | 'CLUB_INACTIVE'
  /** The API key belongs to another club than the named one. */
  | 'CLUB_MISMATCH'
  /** The record was changed since it was read. */
  | 'CONCURRENT_UPDATE'
  /** A part of the platform is unavailable or too slow at present. */
  | 'DEPENDENCY_UNAVAILABLE'
  /** An earlier item names the same helper. */
  | 'DUPLICATE_HELPER'
  /** The event has another role with this name. */
  | 'DUPLICATE_ROLE'
  /** The audience has no helper. */
  | 'EMPTY_AUDIENCE'
  /** The installation has as many webhook endpoints as it may have. */
  | 'ENDPOINT_LIMIT_REACHED'
  /** The plan of the club permits no further open event. */
  | 'EVENT_LIMIT_REACHED'
  /** The event is cancelled. */
  | 'EVENT_NOT_OPEN'
  /** The event ended more than a week ago. */
  | 'EVENT_OVER'
  /** The plan of the club does not contain this. */
  | 'FEATURE_FORBIDDEN'
  /** The caller is of another kind, or has another role, than this needs. */
  | 'FORBIDDEN'
  /** The helper is not in the audience of the request. */
  | 'HELPER_NOT_IN_AUDIENCE'
  /** The helper has no access to the event. */
  | 'HELPER_WITHOUT_ACCESS'
  /** The idempotency key was used with other input. */
  | 'IDEMPOTENCY_CONFLICT'
  /** The first request with this idempotency key is still running. */
  | 'IDEMPOTENCY_IN_PROGRESS'
  /** The stored answer of the first request with this idempotency key cannot be read. */
  | 'IDEMPOTENCY_REPLAY_FAILED'
  /** The installation was revoked or has expired, or its club is not ACTIVE. */
  | 'INSTALLATION_INACTIVE'
  /** The credential lacks a scope; `details` names the missing ones. */
  | 'INSUFFICIENT_SCOPE'
  /** The club has switched its API keys off. */
  | 'INTEGRATION_DISABLED'
  /** A fault of the platform. */
  | 'INTERNAL_ERROR'
  /** The workflow or its run names something that the club or the event does not have, or too much of it. */
  | 'INVALID_ACTION'
  /** The credential is unknown, expired or used up. */
  | 'INVALID_CREDENTIAL'
  /** A cursor or position is unknown, of another list or caller, or no longer kept. */
  | 'INVALID_CURSOR'
  /** The event ends before it begins. */
  | 'INVALID_DATE_ORDER'
  /** The document, its variables or an input has the wrong form or is beyond a limit. */
  | 'INVALID_INPUT'
  /** The end of the request is in the past. */
  | 'INVALID_RESPOND_BY'
  /** The message would be sent in the past, or the event has too many scheduled messages. */
  | 'INVALID_SEND_AT'
  /** The present status does not lead to the new one. */
  | 'INVALID_STATUS_TRANSITION'
  /** A time range ends before it begins. */
  | 'INVALID_TIME_RANGE'
  /** The message was sent. */
  | 'MESSAGE_ALREADY_SENT'
  /** There is no such thing, or it is not visible to the caller. */
  | 'NOT_FOUND'
  /** The request takes no answers any more. */
  | 'POLL_CLOSED'
  /** Helpers have answered the request, so its options stay. */
  | 'POLL_HAS_ANSWERS'
  /** There were too many requests; `details` says when to come back. */
  | 'RATE_LIMITED'
  /** Requests cannot be counted at present. */
  | 'RATE_LIMIT_UNAVAILABLE'
  /** A shift has the role. */
  | 'ROLE_IN_USE'
  /** The shift has as many helpers as it requires. */
  | 'SHIFT_FULL'
  /** Helpers are assigned to the shift. */
  | 'SHIFT_HAS_ASSIGNMENTS'
  /** The shift is not open. */
  | 'SHIFT_NOT_OPEN'
  /** The installation has another booking source with this key. */
  | 'SOURCE_KEY_EXISTS'
  /** The state of the thing does not permit the change. */
  | 'STATE_CONFLICT'
  /** A role, shift or helper of the audience does not exist. */
  | 'UNKNOWN_AUDIENCE'
  /** The request has no such option. */
  | 'UNKNOWN_OPTION'
  /** The event has no such role. */
  | 'UNKNOWN_ROLE'
  /** The external court has no court mapping, or none to an enabled court. */
  | 'UNMAPPED_COURT'
  /** The address is one that webhooks may not be sent to. */
  | 'UNSAFE_WEBHOOK_URL'
  /** A later version of the booking is stored, or other content of the same version. */
  | 'VERSION_CONFLICT'
  /** The club has as many active webhooks as it may have. */
  | 'WEBHOOK_LIMIT_REACHED'
  /** The workflow is disabled. */
  | 'WORKFLOW_DISABLED'
  /** The club has as many enabled workflows as it may have. */
  | 'WORKFLOW_LIMIT_REACHED';

/** What is to be; what is not named stays as it is. */
export type ProvisionInput = {
  /** Up to 200 ADMINs of the platform. */
  admins?: Array<ProvisionedAdminInput> | null | undefined;
  /** Up to 200. */
  applications?: Array<ProvisionedApplicationInput> | null | undefined;
  /** True returns what would change, and changes nothing. */
  dryRun?: boolean | null | undefined;
  /** Up to 200, each with its clubs; one call names up to 1000 records. */
  organizations?: Array<ProvisionedOrganizationInput> | null | undefined;
  /**
   * True deletes what a given list of a named club, or `admins`, no longer names: locations, courts, devices and staff
   * that were provisioned. A court with bookings, sessions or mappings stays without its device, and its location stays.
   */
  prune?: boolean | null | undefined;
};

/** An ADMIN of the platform, by e-mail address or by subject. */
export type ProvisionedAdminInput = {
  /** As in `ProvisionedStaffInput`. */
  email?: string | null | undefined;
  /** As in `ProvisionedStaffInput`. */
  subject?: string | null | undefined;
};

/** An application of a partner, by its key. */
export type ProvisionedApplicationInput = {
  /** 2 to 40 characters of a-z, 0-9, hyphen; starts with a letter. The slug of the application, unique. */
  key: string;
  /** An https address, up to 2048 characters. */
  logoUrl?: string | null | undefined;
  /** 2 to 120 characters after trimming. */
  name: string;
  /** Public half of an RSA key of 2048 to 8192 bits, as a JWK in JSON or as PEM. */
  publicKey: string;
  /** 2 to 120 characters after trimming; the company or person who publishes it. */
  publisher?: string | null | undefined;
  /** 1 to 10 addresses, https or http on this machine, without fragment; up to 2048 characters each. */
  redirectUris: Array<string>;
  /** At least one; repeated ones count once. */
  wantedScopes: Array<ClubScope>;
};

/** A club, by its key. */
export type ProvisionedClubInput = {
  /** ISO 3166-1 alpha-2, such as `ES`. */
  country: string;
  /** ISO 4217, such as `EUR`. */
  currency: string;
  /** 2 to 40 characters of a-z, 0-9, hyphen; starts with a letter. The slug of the club, unique. */
  key: string;
  /** A language tag, BCP 47, such as `de` or `pt-BR`. */
  language: string;
  /** Up to 200; absent, locations and courts stay as they are. */
  locations?: Array<ProvisionedLocationInput> | null | undefined;
  /** 1 to 120 characters after trimming. */
  name: string;
  /** Up to 200 roles; they add to those of access tokens. Absent, they stay as they are. */
  staff?: Array<ProvisionedStaffInput> | null | undefined;
  /** An IANA time zone, such as `Europe/Vienna`. */
  timezone: string;
};

/** A court, by its key in the club. */
export type ProvisionedCourtInput = {
  /**
   * 1 to 9999: number of the credential of its device. A higher number than the one before replaces the credential. Absent,
   * the court gets no device.
   */
  device?: number | null | undefined;
  /** Whether it has a roof. */
  indoorOutdoor: IndoorOutdoor;
  /** 2 to 40 characters of a-z, 0-9, hyphen; starts with a letter. A court stays at its location. */
  key: string;
  /** 1 to 120 characters after trimming. */
  name: string;
  /** 1 to 9999. */
  number: number;
  /** 1 to 40 characters of A-Z, a-z, 0-9, hyphen, underscore; unique. */
  publicId: string;
  /** What it is laid with. */
  surfaceType: SurfaceType;
};

/** What provisioning creates. */
export type ProvisionedKind =
  /** An application of a partner. */
  | 'APPLICATION'
  /** A club. */
  | 'CLUB'
  /** A court of a club. */
  | 'COURT'
  /** A device of a court. */
  | 'DEVICE'
  /** A location of a club. */
  | 'LOCATION'
  /** An organization. */
  | 'ORGANIZATION'
  /** A role of a person, in a club or as ADMIN. */
  | 'STAFF';

/** A location, by its key in the club; it has the club's country and time zone. */
export type ProvisionedLocationInput = {
  /** Up to 200 characters; absent, it stays as it is, of a new location empty. */
  address?: string | null | undefined;
  /** Up to 120 characters; absent, it stays as it is, of a new location empty. */
  city?: string | null | undefined;
  /** Up to 200; absent, they stay as they are. */
  courts?: Array<ProvisionedCourtInput> | null | undefined;
  /** 2 to 40 characters of a-z, 0-9, hyphen; starts with a letter. */
  key: string;
  /** 1 to 120 characters after trimming. */
  name: string;
  /** Up to 31 weekdays and dates, each named once; an empty list stores that they are not known. Absent, they stay as they are. */
  openingHours?: Array<ProvisionedOpeningHoursInput> | null | undefined;
  /** Up to 20 characters; absent, it stays as it is, of a new location empty. */
  postalCode?: string | null | undefined;
  /** Absent, it stays as it is, of a new location ACTIVE. */
  status?: LocationStatus | null | undefined;
};

/** Opening hours of a weekday, or of a date, which goes before its weekday. */
export type ProvisionedOpeningHoursInput = {
  /** Either this or the weekday. */
  date?: string | null | undefined;
  /** Up to 4; an empty list where the location is closed. */
  intervals: Array<ProvisionedOpeningIntervalInput>;
  /** 1 to 120 characters after trimming: why a date differs from its weekday. */
  note?: string | null | undefined;
  /** Either this or the date. */
  weekday?: Weekday | null | undefined;
};

/** A time of a day in the time zone of the club. */
export type ProvisionedOpeningIntervalInput = {
  /** Such as `23:00`; on the next day when it is not after `opens`. */
  closes: string;
  /** Such as `08:00`. */
  opens: string;
};

/** An organization, by its key. */
export type ProvisionedOrganizationInput = {
  /** Up to 200. A club stays with its organization. */
  clubs?: Array<ProvisionedClubInput> | null | undefined;
  /** 2 to 40 characters of a-z, 0-9, hyphen; starts with a letter. */
  key: string;
  /** 1 to 120 characters after trimming. */
  name: string;
};

/** A person by e-mail address or by subject, and a role in the club. */
export type ProvisionedStaffInput = {
  /**
   * Up to 254 characters, compared with A-Z in lower case. It counts for the first subject whose access token has it as a
   * verified address, and for that subject alone.
   */
  email?: string | null | undefined;
  /** What the person is in the club. */
  role: ClubRole;
  /** 1 to 200 characters: `sub` of the access tokens; either this or the address. */
  subject?: string | null | undefined;
};

/** What provisioning does with a record. */
export type ProvisioningAction =
  /** It is no longer named, and stays because deletion was not asked for. */
  | 'ABSENT'
  /** It is created. */
  | 'CREATE'
  /** It is no longer named, and is deleted. */
  | 'DELETE'
  /** It is no longer named, and stays because something depends on it. */
  | 'IN_USE'
  /** Its fields are changed. */
  | 'UPDATE';

/** What a helper says to a request. */
export type PutAvailabilityResponseInput = {
  /** Answers, up to 50, each option once; those left out are not answered. */
  answers: Array<AvailabilityAnswerInput>;
  /** Comment of the helper, up to 500 characters after trimming. */
  comment?: string | null | undefined;
  /** The event that it must be of, where that is to be checked. */
  eventId?: string | null | undefined;
  /** The helper; one of another club is `not_found`, one who is not asked `helper_not_in_audience`. */
  helperId: string;
  /** The request's id; one of another club is `not_found`. */
  requestId: string;
};

/** A complete snapshot; what is left out is removed. */
export type PutBookingInput = {
  /** Id of one of the caller's own booking sources; any other is `not_found`. */
  bookingSourceId: string;
  /** The source's own id of the booking, taken exactly as it is; 1 to 200 characters. */
  externalBookingId: string;
  /** Id of the court in the source, 1 to 200 characters after trimming; must be mapped to a court. */
  externalCourtId: string;
  /** Participants, at most 4, each external id once. */
  participants?: Array<ParticipantInput> | null | undefined;
  /** After `scheduledStart`, by at most 24 hours. */
  scheduledEnd: Date | string;
  /** Moment at which the booking is to begin. */
  scheduledStart: Date | string;
  /** Version of the content, 0 to 2147483647; must rise with every change of content. */
  sourceVersion: number;
  /** Status of the booking in the source. */
  status: BookingStatus;
};

/** UNCHANGED answers a repetition of the stored snapshot. */
export type PutBookingOutcome =
  /** There was no such booking. */
  | 'CREATED'
  /** The booking already equals the snapshot; no event is published. */
  | 'UNCHANGED'
  /** The booking was different. */
  | 'UPDATED';

/** The external court, and the court of the club that it stands for. */
export type PutCourtMappingInput = {
  /** Id of one of the caller's own booking sources; any other is `not_found`. */
  bookingSourceId: string;
  /** A court of the caller's club. */
  courtId: string;
  /** Id of the court in the source, 1 to 200 characters after trimming. */
  externalCourtId: string;
  /** Name of the court in the source, 1 to 120 characters after trimming. */
  externalCourtName: string;
};

/** Whether a conflict is still open. */
export type ReconciliationConflictStatus =
  /** Booking and match session still say different things. */
  | 'OPEN'
  /** Staff have settled it, or a later snapshot agreed. */
  | 'RESOLVED';

/** REQUIRED when the booking's match session could no longer follow the snapshot. */
export type ReconciliationStatus =
  /** There is nothing to settle. */
  | 'NONE'
  /** The match is on, or over: the staff settle it with the source. */
  | 'REQUIRED';

/** The ticket that a connection was opened with. */
export type RedeemEventStreamTicketInput = {
  /** The text of the ticket. */
  ticket: string;
};

/** A source that does not follow from the caller. */
export type RelayedScoreSource =
  /** Needs `aiModelVersion` on the session. */
  | 'AI_VISION'
  /** A player's own telephone. */
  | 'PLAYER_APP'
  /** Refused in PRODUCTION. */
  | 'SIMULATOR';

/** The endpoint, and since when. */
export type ResendFailedWebhookDeliveriesInput = {
  /** Id of the endpoint; one that the caller may not see is `not_found`. */
  endpointId: string;
  /** Deliveries that were made at or after this moment. */
  since: Date | string;
};

/** The delivery to send again. */
export type ResendWebhookDeliveryInput = {
  /** Id of the webhook delivery; one that the caller may not see is `not_found`. */
  deliveryId: string;
};

/** The conflict that was settled. */
export type ResolveReconciliationConflictInput = {
  /** Id of the conflict; one that the caller may not see is `not_found`. */
  conflictId: string;
};

/** The key that is to end. */
export type RevokeApiKeyInput = {
  /** Id of an API key of a club in which the caller is OWNER. */
  apiKeyId: string;
};

/** Who may not work there any more. */
export type RevokeEventAccessInput = {
  /** The event's id; one of another club is `not_found`. */
  eventId: string;
  /** The id of a helper of the event's club. */
  helperId: string;
};

/** The installation to end. */
export type RevokeInstallationInput = {
  /** A club in which the caller has the role that this needs; any other is `not_found`. */
  clubId: string;
  /** Id of the installation; one that the caller may not see is `not_found`. */
  installationId: string;
};

/** The endpoint that gets another secret. */
export type RotateWebhookSecretInput = {
  /** Id of the webhook secret; one that the caller may not see is `not_found`. */
  endpointId: string;
  /** 1 to 255 printable ASCII characters; a repetition within a day gets the same answer, with the secret. */
  idempotencyKey?: string | null | undefined;
};

/** What can happen to a score. */
export type ScoreEventType =
  /** The receivers chose where to take the deciding point. */
  | 'DECIDING_SIDE_SELECTED'
  /** A team won by retirement, walkover or default. */
  | 'MATCH_AWARDED'
  /** The match began at 0. */
  | 'MATCH_STARTED'
  /** The latest point that counted does not count any more. */
  | 'POINT_REVERSED'
  /** A team won a point. */
  | 'POINT_WON'
  /** Staff wrote the whole score as it should be. */
  | 'SCORE_CORRECTED';

/**
 * What every score event begins with. Sessions and scores are changed by the staff of the club and by
 * the device of the session's court. What the state does not allow is refused with `state_conflict`;
 * its details contain the current `eventSequence`.
 */
export type ScoreInput = {
  /**
   * The writer's own name of the event, 1 to 200 characters, unique in the session. A repetition with
   * the same type and team answers the first event again; with other content it is refused.
   */
  clientEventId?: string | null | undefined;
  /** The session's `eventSequence` that the writer saw; refused with `state_conflict` when another event came since. */
  eventSequence: number;
  /** Id of a match session; one that the caller may not see is `not_found`. */
  sessionId: string;
  /** Left out: COURT_DEVICE for a device, STAFF_PORTAL for staff. */
  source?: RelayedScoreSource | null | undefined;
};

/** A count for both teams, 0 or more. */
export type ScorePairInput = {
  /** Of the blue team. */
  blue: number;
  /** Of the orange team. */
  orange: number;
};

/** See ScoreSnapshot. */
export type ScoreSnapshotInput = {
  /** Changes of ends since the start. */
  changeoverCount: number;
  /** Whether the match has a winner. */
  completed: boolean;
  /** Where the receivers take the pending deciding point; null otherwise. */
  decidingPointSide?: Side | null | undefined;
  /** Of the unfinished set. */
  games: ScorePairInput;
  /** The highest boundary that the last point crossed. */
  lastTransition: ScoreTransition;
  /** Null until it opens. */
  matchTieBreak?: ScorePairInput | null | undefined;
  /** Points played that still count. */
  pointNumber: number;
  /** `0 15 30 40 AD`; during a tie-break its points. */
  points: PointPairInput;
  /** Finished sets in order; a value of 10 or more is a match tie-break. */
  setHistory: Array<ScorePairInput>;
  /** Sets that each team has won. */
  sets: ScorePairInput;
  /** Deuces of the current game in STAR_POINT, 0 to 3. */
  starDeuceCount: number;
  /** Null outside of a tie-break. */
  tieBreak?: ScorePairInput | null | undefined;
  /** Null exactly while not completed. */
  winner?: Team | null | undefined;
};

/** Where a score event comes from. */
export type ScoreSource =
  /** A vision model that watches the court. */
  | 'AI_VISION'
  /** The device at the court. */
  | 'COURT_DEVICE'
  /** A player's own telephone. */
  | 'PLAYER_APP'
  /** A simulated match of a sandbox. */
  | 'SIMULATOR'
  /** Staff of the club. */
  | 'STAFF_PORTAL'
  /** The platform itself. */
  | 'SYSTEM';

/** A boundary of a match that a point can cross; from the lowest to the highest. */
export type ScoreTransition =
  /** It ended a game, and no set. */
  | 'GAME'
  /** It ended the match. */
  | 'MATCH'
  /** It ended no game. */
  | 'POINT'
  /** It ended a set, and not the match. */
  | 'SET';

/** How a game is decided after 40-40. */
export type ScoringMode =
  /** Two points in a row, however long it takes. */
  | 'ADVANTAGE'
  /** The next point. */
  | 'GOLDEN_POINT'
  /** After two lost advantages, the next point. */
  | 'STAR_POINT';

/** A change of a session that is no score event. */
export type SessionInput = {
  /** The one the writer saw; left out, it is not compared. */
  eventSequence?: number | null | undefined;
  /** Id of a match session; one that the caller may not see is `not_found`. */
  sessionId: string;
};

/** The club, and where it is to stand. */
export type SetClubStatusInput = {
  /** Any club. */
  clubId: string;
  /** What it is to be from now on. */
  status: ClubStatus;
};

/** Whether a helper takes mails from now on. */
export type SetMailSubscriptionInput = {
  /** ON or OFF. */
  mail: MailPreference;
  /** The token in the mail's last link. */
  token: string;
};

/** Whether a club lets its own systems in. */
export type SetVolunteerIntegrationInput = {
  /** A club in which the caller is OWNER. */
  clubId: string;
  /** False refuses every key of the club until it is switched on again. */
  isEnabled: boolean;
};

/** What a club is to have bought from now on. */
export type SetVolunteerPlanInput = {
  /** All add-ons it has from now on; repeated ones count once. */
  addOns: Array<VolunteerAddOn>;
  /** Any club. */
  clubId: string;
  /** Whether it has the pro plan. */
  isPro: boolean;
};

/** What became of one new shift. */
export type ShiftCreationOutcome =
  /** The shift was made. */
  | 'CREATED'
  /** Nothing was written for the item; `refusal` says why. */
  | 'FAILED';

/** Every given condition must hold. */
export type ShiftFilter = {
  /** Keeps shifts that begin at this moment or later. */
  from?: Date | string | null | undefined;
  /** Includes shifts that were deleted in the last 90 days, each with its `deletedAt`. */
  includeDeleted?: boolean;
  /** Keeps shifts with this role. */
  roleId?: string | null | undefined;
  /** Keeps shifts with this status. */
  status?: ShiftStatus | null | undefined;
  /** Keeps shifts that begin before this moment. */
  to?: Date | string | null | undefined;
  /** Keeps shifts that changed at or after this moment, in the order of their changes. */
  updatedSince?: Date | string | null | undefined;
};

/** Whether helpers can be assigned to a shift. */
export type ShiftStatus =
  /** It does not take place. It can be opened again. */
  | 'CANCELLED'
  /**
   * It takes no new assignment; pending ones can still be confirmed, declined and cancelled. It can be opened
   * again, and cancelled.
   */
  | 'CLOSED'
  /** Helpers are wanted. It can be closed and cancelled. */
  | 'OPEN';

/** A half of the court, as the receivers see it. */
export type Side =
  /** The left half. */
  | 'LEFT'
  /** The right half. */
  | 'RIGHT';

/** How far the confirmed helpers of a shift go. */
export type StaffingStatus =
  /** No helper is confirmed. */
  | 'EMPTY'
  /** As many as are needed. */
  | 'FULL'
  /** More than are needed. */
  | 'OVERBOOKED'
  /** Fewer than are needed. */
  | 'PARTIAL';

/** The court whose board is shown. */
export type StartCourtScreenInput = {
  /** A court of a club in which the caller has the role that this needs; any other is `not_found`. */
  courtId: string;
};

/** The court that the pad counts for. */
export type StartScorePadInput = {
  /** A court of a club in which the caller has the role that this needs; any other is `not_found`. */
  courtId: string;
};

/** The run that is to be started. */
export type StartVolunteerWorkflowRunInput = {
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
  /** The run's id; one of another club is `not_found`. */
  runId: string;
  /** The workflow that it must be of, where that is to be checked. */
  workflowId?: string | null | undefined;
};

/** What a court is laid with. */
export type SurfaceType =
  /** Artificial grass. */
  | 'ARTIFICIAL_GRASS'
  /** Carpet. */
  | 'CARPET'
  /** Concrete. */
  | 'CONCRETE'
  /** Anything else. */
  | 'OTHER';

/**
 * An event of the club's own system. It is looked for by `eventId`, then by `externalId`, and made when there
 * is none. Of an event that exists, what is left out or null stays as it is. An item needs `externalId`, `name`,
 * `startDate` and `endDate`; without one of them it fails with `invalid_input`.
 */
export type SyncVolunteerEventInput = {
  /** False for a new event when it is left out. */
  autoConfirmAssignments?: boolean | null | undefined;
  /** Text for people, up to 4000 characters after trimming. */
  description?: string | null | undefined;
  /** Last day; before `startDate` the item fails with `invalid_date_order`. */
  endDate?: string | null | undefined;
  /** An id of this platform; the event found by it takes the external id. */
  eventId?: string | null | undefined;
  /** Id in the club's own system, 1 to 120 characters, taken exactly as they are. */
  externalId?: string | null | undefined;
  /**
   * Why the client refuses the item itself, 1 to 1000 characters. Nothing is written for such an item: its result is
   * FAILED with `invalid_input`, this text, and the id of the known event that it names.
   */
  fault?: string | null | undefined;
  /** Place in words, up to 240 characters after trimming. */
  location?: string | null | undefined;
  /** `latitude,longitude` in decimal degrees. */
  locationCoordinates?: string | null | undefined;
  /** Name, 2 to 140 characters after trimming. */
  name?: string | null | undefined;
  /** First day of the event, in the club's own time. */
  startDate?: string | null | undefined;
  /** DRAFT for a new event when it is left out. */
  status?: VolunteerEventStatus | null | undefined;
};

/** Events of the club's own system, to be found here in the same state. */
export type SyncVolunteerEventsInput = {
  /** Staff name the club; for an API key it is always its own. */
  clubId?: string | null | undefined;
  /** Items, up to 100; each is looked at on its own, in this order. */
  events: Array<SyncVolunteerEventInput>;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
};

/** The two teams, by colour. */
export type Team =
  /** The blue team. */
  | 'BLUE'
  /** The orange team. */
  | 'ORANGE';

/** A score event of a team; see ScoreInput. */
export type TeamScoreInput = {
  /** As in ScoreInput: a repetition answers the first event again. */
  clientEventId?: string | null | undefined;
  /** As in ScoreInput; refused with `state_conflict` when another event came since. */
  eventSequence: number;
  /** Id of a match session; one that the caller may not see is `not_found`. */
  sessionId: string;
  /** As in ScoreInput. */
  source?: RelayedScoreSource | null | undefined;
  /** Who won the point, or is to win the match. */
  team: Team;
};

/** The workflow that is to be started. */
export type TriggerVolunteerWorkflowInput = {
  /** The event that the run is about; the workflow's own when it is left out. */
  eventId?: string | null | undefined;
  /** The helpers whom the run is about, at most 200. */
  helperIds?: Array<string> | null | undefined;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
  /** The workflow's id; one of another club is `not_found`. */
  workflowId: string;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateAssignmentInput = {
  /** The assignment's id; one of another club is `not_found`. */
  assignmentId: string;
  /** When it is given, an assignment of another event is `not_found`. */
  eventId?: string | null | undefined;
  /** The `updatedAt` that the change is made from; when another has changed it since: `concurrent_update`. */
  expectedUpdatedAt?: Date | string | null | undefined;
  /** Note of staff, up to 500 characters after trimming. */
  note?: string | null | undefined;
  /** A status that the present one can become, else `invalid_status_transition`. */
  status?: AssignmentStatus | null | undefined;
  /** Reason of the status, up to 500 characters after trimming. */
  statusReason?: string | null | undefined;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateAvailabilityRequestInput = {
  /** Text for people, up to 4000 characters after trimming; null clears it. */
  description?: string | null | undefined;
  /** The event that it must be of, where that is to be checked. */
  eventId?: string | null | undefined;
  /** `updatedAt` of the state that the change was made from; another one is refused with `concurrent_update`. */
  expectedUpdatedAt?: Date | string | null | undefined;
  /**
   * All of them, in their order. One whose label and times are there already keeps its id; any other, or one
   * that is missing, is `poll_has_answers` after the first answer.
   */
  options?: Array<AvailabilityOptionInput> | null | undefined;
  /** The request's id; one of another club is `not_found`. */
  requestId: string;
  /** A moment to come, else `invalid_respond_by`; null for no end. */
  respondBy?: Date | string | null | undefined;
  /** OPEN needs a `respondBy` that is not over. */
  status?: AvailabilityRequestStatus | null | undefined;
  /** Heading, 2 to 140 characters after trimming. */
  title?: string | null | undefined;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateShiftInput = {
  /** Text for people, up to 4000 characters after trimming; null clears it. */
  description?: string | null | undefined;
  /** Moment at which the shift ends; after `startTime`, else `invalid_time_range`. */
  endTime?: Date | string | null | undefined;
  /** When it is given, a shift of another event is `not_found`. */
  eventId?: string | null | undefined;
  /** `updatedAt` of the state that the change was made from; another one is refused with `concurrent_update`. */
  expectedUpdatedAt?: Date | string | null | undefined;
  /** Place in words, up to 240 characters after trimming; null clears it. */
  location?: string | null | undefined;
  /** How many helpers the shift needs, 1 to 999; it may fall below the confirmed ones. */
  requiredHelpers?: number | null | undefined;
  /**
   * Whether confirmed assignments become PENDING, such as when the shift is moved to another time; false when it
   * is left out: they stay confirmed.
   */
  resetConfirmations?: boolean | null | undefined;
  /** A role of the event, else `unknown_role`; null clears it. */
  roleId?: string | null | undefined;
  /** The shift's id; one of another club is `not_found`. */
  shiftId: string;
  /** Moment at which the shift begins; assignments stay as they are without `resetConfirmations`. */
  startTime?: Date | string | null | undefined;
  /** Open and closed ones may become any other, a cancelled one OPEN; else `invalid_status_transition`. */
  status?: ShiftStatus | null | undefined;
  /** Heading, 2 to 140 characters after trimming. */
  title?: string | null | undefined;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateVolunteerEventInput = {
  /** Whether helpers are confirmed without being asked. */
  autoConfirmAssignments?: boolean | null | undefined;
  /** Text for people, up to 4000 characters after trimming; null clears it. */
  description?: string | null | undefined;
  /** Last day; not before the first one. */
  endDate?: string | null | undefined;
  /** The event's id; one of another club is `not_found`. */
  eventId: string;
  /** `updatedAt` of the state that the change was made from; another one is refused with `concurrent_update`. */
  expectedUpdatedAt?: Date | string | null | undefined;
  /** Place in words, up to 240 characters after trimming; null clears it. */
  location?: string | null | undefined;
  /** `latitude,longitude` in decimal degrees; null clears it. */
  locationCoordinates?: string | null | undefined;
  /** Name, 2 to 140 characters after trimming. */
  name?: string | null | undefined;
  /** First day of the event, in the club's own time. */
  startDate?: string | null | undefined;
  /** DRAFT and ACTIVE need a free place in the plan, else `event_limit_reached`. */
  status?: VolunteerEventStatus | null | undefined;
  /** An IANA time zone; null for that of the club. */
  timezone?: string | null | undefined;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateVolunteerMessageInput = {
  /** A broadcast is always for all. */
  audience?: MessageAudienceInput | null | undefined;
  /** Text of the message, 1 to 10000 characters of plain text after trimming. */
  body?: string | null | undefined;
  /** The event that it must be of, where that is to be checked. */
  eventId?: string | null | undefined;
  /** `updatedAt` of the state that the change was made from; another one is refused with `concurrent_update`. */
  expectedUpdatedAt?: Date | string | null | undefined;
  /** The message's id; one of another club is `not_found`. */
  messageId: string;
  /**
   * One to come schedules a draft; null makes a draft of a scheduled one. More than 60 seconds in the past,
   * and more than 200 scheduled messages of an event, are refused with `invalid_send_at`.
   */
  sendAt?: Date | string | null | undefined;
  /** DRAFT, SCHEDULED or SENT; SCHEDULED needs a `sendAt` to come. */
  status?: MessageStatus | null | undefined;
  /** Subject, up to 200 characters after trimming; null clears it. */
  subject?: string | null | undefined;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateVolunteerRoleInput = {
  /** Text for people, up to 1000 characters after trimming; null clears it. */
  description?: string | null | undefined;
  /** When it is given, a role of another event is `not_found`. */
  eventId?: string | null | undefined;
  /** `updatedAt` of the state that the change was made from; another one is refused with `concurrent_update`. */
  expectedUpdatedAt?: Date | string | null | undefined;
  /** Name, 1 to 120 characters after trimming; another role's of the event, whatever its case, is `duplicate_role`. */
  name?: string | null | undefined;
  /** The role's id; one of another club is `not_found`. */
  roleId: string;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateVolunteerWorkflowInput = {
  /** Actions, 1 to 10, of up to 12000 characters in all, in place of those it has. */
  actions?: Array<WorkflowActionInput> | null | undefined;
  /** Conditions, at most 10, of up to 4000 characters in all, in place of those it has. */
  conditions?: Array<WorkflowConditionInput> | null | undefined;
  /** Text for people, up to 1000 characters after trimming; null clears it. */
  description?: string | null | undefined;
  /** Whether the workflow may run; events of the time while it could not do not start it later. */
  enabled?: boolean | null | undefined;
  /** The event that it is for; null for all events of the club. */
  eventId?: string | null | undefined;
  /** `updatedAt` of the state that the change was made from; another one is refused with `concurrent_update`. */
  expectedUpdatedAt?: Date | string | null | undefined;
  /** Name, 2 to 140 characters after trimming. */
  name?: string | null | undefined;
  /** Starts the workflow from now on: a call by hand, or an event of a type. */
  trigger?: WorkflowTriggerInput | null | undefined;
  /** The workflow's id; one of another club is `not_found`. */
  workflowId: string;
};

/** At least one change; what is left out stays as it is, and only `description` can be null. */
export type UpdateWebhookEndpointInput = {
  /** Text for people, up to 500 characters after trimming; null clears it. */
  description?: string | null | undefined;
  /** Id of the webhook endpoint; one that the caller may not see is `not_found`. */
  endpointId: string;
  /** Event types, 1 to 12; repeated ones count once. */
  eventTypes?: Array<ClubEventType> | null | undefined;
  /** Name, 2 to 120 characters after trimming. */
  name?: string | null | undefined;
  /** ACTIVE sets the count of failures back and needs event types, DISABLED ends waiting retries. */
  status?: WebhookStatus | null | undefined;
  /** New address of the receiver, as for `createWebhookEndpoint`; refused with `unsafe_webhook_url`. */
  url?: string | null | undefined;
};

/**
 * A helper who is to be in a shift. What is left out or null stays as it is of a pair that is known, whatever its
 * status. An item without `shiftId` or `helperId` fails with `invalid_input`.
 */
export type UpsertAssignmentInput = {
  /**
   * Why the client refuses the item itself, 1 to 1000 characters. Nothing is written for such an item: its result is
   * FAILED with `invalid_input`, this text, and the id of the assignment of a known pair.
   */
  fault?: string | null | undefined;
  /** A helper with access to the event, else the item fails with `helper_without_access`. */
  helperId?: string | null | undefined;
  /** Note of staff, up to 500 characters after trimming. */
  note?: string | null | undefined;
  /** A shift of the event, else the item fails with `not_found`. */
  shiftId?: string | null | undefined;
  /** PENDING for a new one when it is left out, or CONFIRMED where the event confirms assignments itself. */
  status?: AssignmentStatus | null | undefined;
};

/** Up to 100 pairs of a shift and a helper, in the order of processing. */
export type UpsertAssignmentsInput = {
  /** Items, up to 100; each is looked at on its own, in this order. */
  assignments: Array<UpsertAssignmentInput>;
  /** The event's id; one of another club is `not_found`. */
  eventId: string;
};

/**
 * A helper of the club's own system. It is looked for by `helperId`, then `externalId`, then `email`, and made
 * when there is none; names of two different helpers fail with `ambiguous_match`, and a helper whom an item
 * before it named with `duplicate_helper`. Of a helper who is known, what is left out or null stays as it is.
 */
export type UpsertHelperInput = {
  /** Fields to empty, each named once; one that the item sets as well is refused. */
  clear?: Array<HelperField> | null | undefined;
  /** E-mail address, up to 254 characters; put into lower case. */
  email?: string | null | undefined;
  /** Id in the club's own system, 1 to 120 characters, taken exactly as they are. */
  externalId?: string | null | undefined;
  /**
   * Why the client refuses the item itself, 1 to 1000 characters. Nothing is written for such an item: its result is
   * FAILED with `invalid_input`, this text, and the helper whom it names.
   */
  fault?: string | null | undefined;
  /** First name, 1 to 80 characters after trimming. */
  firstName?: string | null | undefined;
  /** The helper's id; an unknown one without a known `externalId` fails with `not_found`. */
  helperId?: string | null | undefined;
  /** Language that the helper is written to in, BCP 47, such as `pt-BR`. */
  language?: string | null | undefined;
  /** Last name, 1 to 80 characters after trimming; an item that makes a helper needs it. */
  lastName?: string | null | undefined;
  /** Whether the helper receives mails; ON for a new helper when it is left out. */
  mail?: MailPreference | null | undefined;
  /** Notes of the club, up to 2000 characters after trimming. */
  notes?: string | null | undefined;
  /** Phone number, 5 to 32 characters: digits, spaces and + - ( ) /. */
  phone?: string | null | undefined;
  /** ACTIVE for a new helper when it is left out. */
  status?: HelperStatus | null | undefined;
  /** Tags, up to 20, each 1 to 40 characters after trimming; all the tags that the helper is to have. */
  tags?: Array<string> | null | undefined;
};

/** Helpers of the club's own system, to be found here in the same state. */
export type UpsertHelpersInput = {
  /** Staff name the club; for an API key it is always its own. */
  clubId?: string | null | undefined;
  /** Items, up to 200; each is looked at on its own, in this order. */
  helpers: Array<UpsertHelperInput>;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
};

/** What a club can buy beside the pro plan, or without it. */
export type VolunteerAddOn =
  /** Opens the developer API, and lifts its limits. */
  | 'API_ACCESS_PLUS'
  /** Opens webhooks, together with API_ACCESS_PLUS. */
  | 'WEBHOOKS_ACCESS';

/** How far a delivery has come. */
export type VolunteerDeliveryStatus =
  /** The receiver answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** Every attempt has failed, or there will be none. */
  | 'FAILED'
  /** Waits for its first or next attempt. */
  | 'PENDING';

/** Every given condition must hold. */
export type VolunteerEventFilter = {
  /** Includes events that were deleted in the last 90 days, each with its `deletedAt`. */
  includeDeleted?: boolean;
  /** Keeps events with this status. */
  status?: VolunteerEventStatus | null | undefined;
  /** Keeps events that changed at or after this moment, in the order of their changes. */
  updatedSince?: Date | string | null | undefined;
};

/** Status of a volunteer event. */
export type VolunteerEventStatus =
  /** Going on or to come, and known to helpers; counts toward the plan's limit of events. */
  | 'ACTIVE'
  /** Over. */
  | 'ARCHIVED'
  /** Called off. */
  | 'CANCELLED'
  /** Being planned; counts toward the plan's limit of events. */
  | 'DRAFT';

/** What a sync did about one item. */
export type VolunteerEventSyncOutcome =
  /** There was no such event, and now there is. */
  | 'CREATED'
  /** Nothing was written for the item; `refusal` says why. */
  | 'FAILED'
  /** The event already equals the item; no event is published. */
  | 'UNCHANGED'
  /** The event was different, and is now as the item says. */
  | 'UPDATED';

/** Type of an event of the volunteer side. */
export type VolunteerEventType =
  /** Something of an assignment changed. */
  | 'ASSIGNMENT_UPDATED'
  /** An automation ran. */
  | 'AUTOMATION_TRIGGERED'
  /** Helpers were asked when they have time. */
  | 'AVAILABILITY_REQUEST_CREATED'
  /** A helper said when they have time. */
  | 'AVAILABILITY_RESPONSE_UPSERTED'
  /** A volunteer event was made. */
  | 'EVENT_CREATED'
  /** A volunteer event was deleted. */
  | 'EVENT_DELETED'
  /** The last day of a volunteer event is over. */
  | 'EVENT_ENDED'
  /** The first day of a volunteer event began. */
  | 'EVENT_STARTED'
  /** Something of a volunteer event changed. */
  | 'EVENT_UPDATED'
  /** A helper gave a shift up. */
  | 'HELPER_CANCELLED'
  /** A helper agreed to a shift. */
  | 'HELPER_CONFIRMED'
  /** A helper was let in. */
  | 'HELPER_GRANTED'
  /** A helper asked for access to an event. */
  | 'HELPER_REGISTERED'
  /** A helper was shut out. */
  | 'HELPER_REVOKED'
  /** A message was written. */
  | 'MESSAGE_CREATED'
  /** A message was deleted. */
  | 'MESSAGE_DELETED'
  /** A message was changed. */
  | 'MESSAGE_UPDATED'
  /** A kind of work was made. */
  | 'ROLE_CREATED'
  /** A kind of work was deleted. */
  | 'ROLE_DELETED'
  /** Something of a kind of work changed. */
  | 'ROLE_UPDATED'
  /** A shift changed, or who is in it. */
  | 'SHIFT_CHANGED'
  /** A shift was made. */
  | 'SHIFT_CREATED'
  /** A shift was deleted. */
  | 'SHIFT_DELETED'
  /** Something of a shift changed. */
  | 'SHIFT_UPDATED';

/** Every given condition must hold. */
export type VolunteerMessageFilter = {
  /** Includes messages that were deleted in the last 90 days, each with its `deletedAt`. */
  includeDeleted?: boolean;
  /** Keeps messages of this kind. */
  kind?: MessageKind | null | undefined;
  /** Keeps messages with this status. */
  status?: MessageStatus | null | undefined;
  /** Keeps messages that changed at or after this moment, in the order of their changes. */
  updatedSince?: Date | string | null | undefined;
};

/** What an event type is about: its first word. */
export type VolunteerResourceKind =
  /** A helper in a shift. */
  | 'ASSIGNMENT'
  /** An automation. */
  | 'AUTOMATION'
  /** A request for availability, or its answer. */
  | 'AVAILABILITY'
  /** A volunteer event. */
  | 'EVENT'
  /** A helper. */
  | 'HELPER'
  /** A message to helpers. */
  | 'MESSAGE'
  /** A kind of work at an event. */
  | 'ROLE'
  /** A shift. */
  | 'SHIFT';

/** Every given condition must hold. */
export type VolunteerRoleFilter = {
  /** Keeps the roles of this event; one that the club does not have is `not_found`. */
  eventId?: string | null | undefined;
  /** Includes roles that were deleted in the last 90 days, each with its `deletedAt`. */
  includeDeleted?: boolean;
  /** Keeps roles that changed at or after this moment, in the order of their changes. */
  updatedSince?: Date | string | null | undefined;
};

/** What an API key may do in its club. */
export type VolunteerScope =
  /** `assignments:read`: who works in which shift is read. */
  | 'ASSIGNMENTS_READ'
  /** `assignments:write`: who works in which shift is written. */
  | 'ASSIGNMENTS_WRITE'
  /** `automation:read`: automations are read. */
  | 'AUTOMATION_READ'
  /** `automation:write`: automations are written. */
  | 'AUTOMATION_WRITE'
  /** `availability:read`: requests for availability, and their answers, are read. */
  | 'AVAILABILITY_READ'
  /** `availability:write`: requests for availability, and their answers, are written. */
  | 'AVAILABILITY_WRITE'
  /** `events:create`: volunteer events are made. */
  | 'EVENTS_CREATE'
  /** `events:delete`: volunteer events are deleted. */
  | 'EVENTS_DELETE'
  /** `events:read`: volunteer events are read. */
  | 'EVENTS_READ'
  /** `events:write`: volunteer events are changed and brought in line. */
  | 'EVENTS_WRITE'
  /** `helpers:read`: helpers, with their personal data, are read. */
  | 'HELPERS_READ'
  /** `helpers:write`: helpers are written. */
  | 'HELPERS_WRITE'
  /** `messages:read`: messages to helpers are read. */
  | 'MESSAGES_READ'
  /** `messages:write`: messages to helpers are written. */
  | 'MESSAGES_WRITE'
  /** `roles:read`: kinds of work at an event are read. */
  | 'ROLES_READ'
  /** `roles:write`: kinds of work at an event are written. */
  | 'ROLES_WRITE'
  /** `shifts:read`: shifts are read. */
  | 'SHIFTS_READ'
  /** `shifts:write`: shifts are written. */
  | 'SHIFTS_WRITE'
  /** `webhooks:read`: webhooks and their deliveries are read. */
  | 'WEBHOOKS_READ'
  /** `webhooks:write`: webhooks are made and disabled. */
  | 'WEBHOOKS_WRITE';

/** Every given condition must hold. */
export type VolunteerWebhookDeliveryFilter = {
  /** Keeps deliveries of events of this type. */
  eventType?: VolunteerEventType | null | undefined;
  /** Keeps deliveries made at or after this moment. */
  from?: Date | string | null | undefined;
  /** Keeps deliveries with this status. */
  status?: VolunteerDeliveryStatus | null | undefined;
  /** Keeps deliveries made before this moment. */
  to?: Date | string | null | undefined;
  /** Keeps deliveries that were created or completed at or after this moment, in the order of these times. */
  updatedSince?: Date | string | null | undefined;
};

/** Every given condition must hold. */
export type VolunteerWebhookFilter = {
  /** Keeps webhooks that changed at or after this moment, in the order of their changes. */
  updatedSince?: Date | string | null | undefined;
};

/** Every given condition must hold. */
export type VolunteerWorkflowFilter = {
  /** Keeps workflows that changed at or after this moment, in the order of their changes. */
  updatedSince?: Date | string | null | undefined;
};

/** Every given condition must hold. */
export type VolunteerWorkflowRunFilter = {
  /** Keeps runs that changed at or after this moment, in the order of their changes. */
  updatedSince?: Date | string | null | undefined;
};

/** Every given condition must hold. */
export type WebhookDeliveryFilter = {
  /** Keeps deliveries that were made at or after this moment. */
  from?: Date | string | null | undefined;
  /** Keeps deliveries with this status. */
  status?: WebhookDeliveryStatus | null | undefined;
  /** Keeps deliveries that were made before this moment. */
  to?: Date | string | null | undefined;
};

/** FAILED has used all attempts up; ENDED was given up when its endpoint was disabled or its installation ended. */
export type WebhookDeliveryStatus =
  /** The receiver answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** It was given up before that. */
  | 'ENDED'
  /** All attempts are used up. */
  | 'FAILED'
  /** It waits for an attempt, or one is under way. */
  | 'PENDING';

/** What kept an attempt from being a success. */
export type WebhookFailure =
  /** Its host is at an address where webhooks may not lead. */
  | 'BLOCKED_ADDRESS'
  /** No server listens at the address. */
  | 'CONNECTION_REFUSED'
  /** The connection was cut off. */
  | 'CONNECTION_RESET'
  /** The name of its host is not known. */
  | 'DNS_ERROR'
  /** The answer's status was none from 200 to 299. */
  | 'HTTP_STATUS'
  /** What came back is not HTTP. */
  | 'INVALID_ANSWER'
  /** Anything else. */
  | 'OTHER'
  /** No answer came in time. */
  | 'TIMEOUT'
  /** The connection could not be made safe, as with a wrong certificate. */
  | 'TLS_ERROR'
  /** There is no way to the address. */
  | 'UNREACHABLE';

/** Whether a webhook receives events. */
export type WebhookStatus =
  /** It receives all events of its types. */
  | 'ACTIVE'
  /** It receives no events, and misses those of this time. */
  | 'DISABLED';

/** A day of the week. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

/** The approval to take back. */
export type WithdrawInstallationAuthorizationInput = {
  /** A club in which the caller has the role that this needs; any other is `not_found`. */
  clubId: string;
  /** Id of the authorization; one that the caller may not see is `not_found`. */
  installationAuthorizationId: string;
};

/** One action of a workflow; the type decides which of the other fields are needed. */
export type WorkflowActionInput = {
  /**
   * Of the type SEND_MESSAGE: whom the message is for; everybody with access to the event when it is left out. Of
   * the type TRIGGER, the helper whom the event concerns, or of a run by hand its helpers.
   */
  audience?: MessageAudienceInput | null | undefined;
  /** Of the type SEND_MESSAGE: 1 to 10000 characters of plain text after trimming. */
  body?: string | null | undefined;
  /** Of the type GRANT_EVENT_ACCESS: the event. */
  eventId?: string | null | undefined;
  /** Of the type SET_ASSIGNMENT_STATUS: what the status becomes. */
  status?: AssignmentStatus | null | undefined;
  /** Of the type SEND_MESSAGE: up to 200 characters after trimming. */
  subject?: string | null | undefined;
  /** Kind of the action; it decides which of the other fields are needed. */
  type: WorkflowActionType;
};

/** What a workflow can do. */
export type WorkflowActionType =
  /** Grants the helper access to an event. */
  | 'GRANT_EVENT_ACCESS'
  /** Writes a message to helpers of the event. */
  | 'SEND_MESSAGE'
  /**
   * Sets the status of the event's assignment; in a run by hand, of all assignments of its
   * helpers at its event, at most 1000. What assignments cannot become fails the run.
   */
  | 'SET_ASSIGNMENT_STATUS';

/** A condition on the event that starts a workflow. */
export type WorkflowConditionInput = {
  /** Path of the value in the data of the event, such as `shift.title`. */
  field: string;
  /** Operator that compares the field with the values. */
  op: WorkflowConditionOp;
  /** A text, number, boolean or null; for IN a list of 1 to 50 of them. JSON, because it has the type of the compared value. */
  value?: unknown;
};

/** How a value is compared. */
export type WorkflowConditionOp =
  /** It is the same. */
  | 'EQ'
  /** It is among them. */
  | 'IN';

/** What a run lacks. */
export type WorkflowRunFault =
  /** It concerns no assignment, which an action needs. */
  | 'NO_ASSIGNMENT'
  /** It concerns no event, which an action needs. */
  | 'NO_EVENT'
  /** It concerns no helper, whom an action needs. */
  | 'NO_HELPER'
  /** It counts starts that would make more than 1000 wait. */
  | 'TOO_MANY_WAITING';

/** Where a run stands. */
export type WorkflowRunStatus =
  /** Something could not be done; so nothing was. */
  | 'FAILED'
  /** It waits for its turn. */
  | 'QUEUED'
  /** It is being done. */
  | 'RUNNING'
  /** Nothing was done: too many starts were waiting, the workflow was disabled, or the event is cancelled. */
  | 'SKIPPED'
  /** All that the workflow says was done. */
  | 'SUCCEEDED'
  /** The workflow has run 60 times within an hour: it begins at `dueAt`, in the order of the starts. */
  | 'WAITING';

/** The start of a workflow: by hand, or by events of a type. */
export type WorkflowTriggerInput = {
  /** Needed for the type EVENT; AUTOMATION_TRIGGERED is refused. */
  event?: VolunteerEventType | null | undefined;
  /** Kind of the start: by hand, or by an event. */
  type: WorkflowTriggerType;
};

/** How a workflow is started. */
export type WorkflowTriggerType =
  /** By events of one type. */
  | 'EVENT'
  /** Started by hand. */
  | 'MANUAL';

export type ListAssignmentsQueryVariables = Exact<{
  eventId: string;
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: AssignmentFilter | null | undefined;
}>;


export type ListAssignmentsQuery = { assignments: { totalCount?: number, nodes: Array<{ id: string, clubId: string, eventId: string, shiftId: string, helperId: string, roleId: string | null, status: AssignmentStatus, statusReason: string | null, note: string | null, statusChangedAt: string, createdVia: AssignmentOrigin, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type UpsertAssignmentsMutationVariables = Exact<{
  input: UpsertAssignmentsInput;
}>;


export type UpsertAssignmentsMutation = { upsertAssignments: { results: Array<{ outcome: AssignmentUpsertOutcome, assignmentId: string | null, overlaps: Array<string>, refusal: { code: ProblemCode, message: string } | null }> } | null };

export type UpdateAssignmentMutationVariables = Exact<{
  input: UpdateAssignmentInput;
}>;


export type UpdateAssignmentMutation = { updateAssignment: { assignment: { id: string, clubId: string, eventId: string, shiftId: string, helperId: string, roleId: string | null, status: AssignmentStatus, statusReason: string | null, note: string | null, statusChangedAt: string, createdVia: AssignmentOrigin, createdAt: string, updatedAt: string } } | null };

export type AssignmentFieldsFragment = { id: string, clubId: string, eventId: string, shiftId: string, helperId: string, roleId: string | null, status: AssignmentStatus, statusReason: string | null, note: string | null, statusChangedAt: string, createdVia: AssignmentOrigin, createdAt: string, updatedAt: string };

export type ListAvailabilityRequestsQueryVariables = Exact<{
  eventId: string;
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: AvailabilityRequestFilter | null | undefined;
}>;


export type ListAvailabilityRequestsQuery = { availabilityRequests: { totalCount?: number, nodes: Array<{ id: string, clubId: string, eventId: string, title: string, description: string | null, respondBy: string | null, status: AvailabilityRequestStatus, responseCount: number, createdAt: string, updatedAt: string, options: Array<{ id: string, label: string, startTime: string | null, endTime: string | null }>, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetAvailabilityRequestQueryVariables = Exact<{
  id: string;
  eventId?: string | null | undefined;
}>;


export type GetAvailabilityRequestQuery = { availabilityRequest: { id: string, clubId: string, eventId: string, title: string, description: string | null, respondBy: string | null, status: AvailabilityRequestStatus, responseCount: number, createdAt: string, updatedAt: string, options: Array<{ id: string, label: string, startTime: string | null, endTime: string | null }>, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } } | null };

export type ListAvailabilityResponsesQueryVariables = Exact<{
  id: string;
  eventId?: string | null | undefined;
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: AvailabilityResponseFilter | null | undefined;
}>;


export type ListAvailabilityResponsesQuery = { availabilityRequest: { responses: { totalCount?: number, nodes: Array<{ deletedAt: string | null, id: string, eventId: string, requestId: string, helperId: string, comment: string | null, updatedAt: string, answers: Array<{ optionId: string, availability: Availability }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type CreateAvailabilityRequestMutationVariables = Exact<{
  input: CreateAvailabilityRequestInput;
}>;


export type CreateAvailabilityRequestMutation = { createAvailabilityRequest: { idempotentReplay: boolean, request: { id: string, clubId: string, eventId: string, title: string, description: string | null, respondBy: string | null, status: AvailabilityRequestStatus, responseCount: number, createdAt: string, updatedAt: string, options: Array<{ id: string, label: string, startTime: string | null, endTime: string | null }>, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } } } | null };

export type UpdateAvailabilityRequestMutationVariables = Exact<{
  input: UpdateAvailabilityRequestInput;
}>;


export type UpdateAvailabilityRequestMutation = { updateAvailabilityRequest: { request: { id: string, clubId: string, eventId: string, title: string, description: string | null, respondBy: string | null, status: AvailabilityRequestStatus, responseCount: number, createdAt: string, updatedAt: string, options: Array<{ id: string, label: string, startTime: string | null, endTime: string | null }>, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } } } | null };

export type PutAvailabilityResponseMutationVariables = Exact<{
  input: PutAvailabilityResponseInput;
}>;


export type PutAvailabilityResponseMutation = { putAvailabilityResponse: { isNew: boolean, response: { id: string, eventId: string, requestId: string, helperId: string, comment: string | null, updatedAt: string, answers: Array<{ optionId: string, availability: Availability }> } } | null };

export type AvailabilityRequestFieldsFragment = { id: string, clubId: string, eventId: string, title: string, description: string | null, respondBy: string | null, status: AvailabilityRequestStatus, responseCount: number, createdAt: string, updatedAt: string, options: Array<{ id: string, label: string, startTime: string | null, endTime: string | null }>, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } };

export type AvailabilityResponseFieldsFragment = { id: string, eventId: string, requestId: string, helperId: string, comment: string | null, updatedAt: string, answers: Array<{ optionId: string, availability: Availability }> };

export type ListBookingSourcesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ListBookingSourcesQuery = { bookingSources: { nodes: Array<{ id: string, sourceKey: string, name: string, provider: string, status: BookingSourceStatus, externalAccountId: string | null, lastSynchronizedAt: string | null, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type CreateBookingSourceMutationVariables = Exact<{
  input: CreateBookingSourceInput;
}>;


export type CreateBookingSourceMutation = { createBookingSource: { idempotentReplay: boolean, bookingSource: { id: string, sourceKey: string, name: string, provider: string, status: BookingSourceStatus, externalAccountId: string | null, lastSynchronizedAt: string | null, createdAt: string, updatedAt: string } } | null };

export type BookingSourceFieldsFragment = { id: string, sourceKey: string, name: string, provider: string, status: BookingSourceStatus, externalAccountId: string | null, lastSynchronizedAt: string | null, createdAt: string, updatedAt: string };

export type ListBookingsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: BookingFilter | null | undefined;
}>;


export type ListBookingsQuery = { bookings: { nodes: Array<{ id: string, bookingSourceId: string | null, locationId: string, courtId: string, provider: string, externalBookingId: string | null, externalCourtId: string, sourceVersion: number | null, scheduledStart: string, scheduledEnd: string, status: BookingStatus, matchSessionId: string | null, importedAt: string, createdAt: string, updatedAt: string, participants: Array<{ externalId: string, displayName: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetBookingQueryVariables = Exact<{
  id: string;
}>;


export type GetBookingQuery = { booking: { id: string, bookingSourceId: string | null, locationId: string, courtId: string, provider: string, externalBookingId: string | null, externalCourtId: string, sourceVersion: number | null, scheduledStart: string, scheduledEnd: string, status: BookingStatus, matchSessionId: string | null, importedAt: string, createdAt: string, updatedAt: string, participants: Array<{ externalId: string, displayName: string }> } | null };

export type PutBookingMutationVariables = Exact<{
  input: PutBookingInput;
}>;


export type PutBookingMutation = { putBooking: { outcome: PutBookingOutcome, reconciliationStatus: ReconciliationStatus, booking: { id: string, bookingSourceId: string | null, locationId: string, courtId: string, provider: string, externalBookingId: string | null, externalCourtId: string, sourceVersion: number | null, scheduledStart: string, scheduledEnd: string, status: BookingStatus, matchSessionId: string | null, importedAt: string, createdAt: string, updatedAt: string, participants: Array<{ externalId: string, displayName: string }> } } | null };

export type BookingFieldsFragment = { id: string, bookingSourceId: string | null, locationId: string, courtId: string, provider: string, externalBookingId: string | null, externalCourtId: string, sourceVersion: number | null, scheduledStart: string, scheduledEnd: string, status: BookingStatus, matchSessionId: string | null, importedAt: string, createdAt: string, updatedAt: string, participants: Array<{ externalId: string, displayName: string }> };

export type GetContextQueryVariables = Exact<{ [key: string]: never; }>;


export type GetContextQuery = { installation: { id: string, environment: Environment, status: InstallationStatus, grantedScopes: Array<ClubScope>, installedAt: string, expiresAt: string | null, application: { id: string, slug: string, name: string }, club: { id: string, slug: string, name: string, status: ClubStatus, timezone: string, currency: string, country: string, language: string } } | null };

export type GetCourtMappingQueryVariables = Exact<{
  bookingSourceId: string;
  externalCourtId: string;
}>;


export type GetCourtMappingQuery = { courtMapping: { id: string, externalCourtId: string, externalCourtName: string | null, courtId: string, createdAt: string, updatedAt: string } | null };

export type PutCourtMappingMutationVariables = Exact<{
  input: PutCourtMappingInput;
}>;


export type PutCourtMappingMutation = { putCourtMapping: { isNew: boolean, courtMapping: { id: string, externalCourtId: string, externalCourtName: string | null, courtId: string, createdAt: string, updatedAt: string } } | null };

export type CourtMappingFieldsFragment = { id: string, externalCourtId: string, externalCourtName: string | null, courtId: string, createdAt: string, updatedAt: string };

export type ListCourtsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: CourtFilter | null | undefined;
}>;


export type ListCourtsQuery = { courts: { nodes: Array<{ id: string, locationId: string, name: string, number: number, publicId: string, status: CourtStatus, indoorOutdoor: IndoorOutdoor, surfaceType: SurfaceType, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetCourtQueryVariables = Exact<{
  id: string;
}>;


export type GetCourtQuery = { court: { id: string, locationId: string, name: string, number: number, publicId: string, status: CourtStatus, indoorOutdoor: IndoorOutdoor, surfaceType: SurfaceType, createdAt: string, updatedAt: string } | null };

export type CourtFieldsFragment = { id: string, locationId: string, name: string, number: number, publicId: string, status: CourtStatus, indoorOutdoor: IndoorOutdoor, surfaceType: SurfaceType, createdAt: string, updatedAt: string };

export type ListEventsQueryVariables = Exact<{
  clubId?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ListEventsQuery = { events: { position: string, nodes: Array<{ id: string, eventType: ClubEventType, schemaVersion: number, occurredAt: string, publicationSequence: string, organizationId: string, sequence: number, changedFields: Array<string>, resource: { kind: ClubResourceKind, id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type FollowClubEventsSubscriptionVariables = Exact<{
  clubId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type FollowClubEventsSubscription = { clubEvents: { position: string, event: { id: string, eventType: ClubEventType, schemaVersion: number, occurredAt: string, publicationSequence: string, organizationId: string, sequence: number, changedFields: Array<string>, resource: { kind: ClubResourceKind, id: string } } | null } | null };

export type MayFollowEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type MayFollowEventsQuery = { mayFollowEvents: boolean | null };

export type CreateEventStreamTicketMutationVariables = Exact<{
  input: CreateEventStreamTicketInput;
}>;


export type CreateEventStreamTicketMutation = { createEventStreamTicket: { ticket: string, expiresAt: string, idempotentReplay: boolean } | null };

export type RedeemEventStreamTicketMutationVariables = Exact<{
  input: RedeemEventStreamTicketInput;
}>;


export type RedeemEventStreamTicketMutation = { redeemEventStreamTicket: { position: string } | null };

export type ClubEventFieldsFragment = { id: string, eventType: ClubEventType, schemaVersion: number, occurredAt: string, publicationSequence: string, organizationId: string, sequence: number, changedFields: Array<string>, resource: { kind: ClubResourceKind, id: string } };

export type MyInvolvementQueryVariables = Exact<{ [key: string]: never; }>;


export type MyInvolvementQuery = { myInvolvement: { firstName: string | null, lastName: string, language: string | null, clubName: string | null, mail: MailPreference, mailToken: string, event: { name: string, description: string | null, startDate: string, endDate: string, location: string | null, timezone: string, status: VolunteerEventStatus }, shifts: Array<{ shiftId: string, title: string, description: string | null, location: string | null, roleName: string | null, startTime: string, endTime: string, shiftStatus: ShiftStatus, status: AssignmentStatus }>, polls: Array<{ requestId: string, title: string, description: string | null, respondBy: string | null, comment: string | null, createdAt: string, answeredAt: string | null, options: Array<{ id: string, label: string, startTime: string | null, endTime: string | null }>, answers: Array<{ optionId: string, availability: Availability }> }> } | null };

export type AnswerMyPollMutationVariables = Exact<{
  input: AnswerMyPollInput;
}>;


export type AnswerMyPollMutation = { answerMyPoll: { poll: { requestId: string } } | null };

export type ConfirmMyAssignmentMutationVariables = Exact<{
  input: ConfirmMyAssignmentInput;
}>;


export type ConfirmMyAssignmentMutation = { confirmMyAssignment: { shift: { shiftId: string } } | null };

export type CancelMyAssignmentMutationVariables = Exact<{
  input: CancelMyAssignmentInput;
}>;


export type CancelMyAssignmentMutation = { cancelMyAssignment: { shift: { shiftId: string } } | null };

export type MailSubscriptionQueryVariables = Exact<{
  token: string;
}>;


export type MailSubscriptionQuery = { mailSubscription: { clubName: string | null, language: string | null, mail: MailPreference } | null };

export type SetMailSubscriptionMutationVariables = Exact<{
  input: SetMailSubscriptionInput;
}>;


export type SetMailSubscriptionMutation = { setMailSubscription: { subscription: { clubName: string | null, language: string | null, mail: MailPreference } } | null };

export type MyShiftFieldsFragment = { shiftId: string, title: string, description: string | null, location: string | null, roleName: string | null, startTime: string, endTime: string, shiftStatus: ShiftStatus, status: AssignmentStatus };

export type MailSubscriptionFieldsFragment = { clubName: string | null, language: string | null, mail: MailPreference };

export type MyPollFieldsFragment = { requestId: string, title: string, description: string | null, respondBy: string | null, comment: string | null, createdAt: string, answeredAt: string | null, options: Array<{ id: string, label: string, startTime: string | null, endTime: string | null }>, answers: Array<{ optionId: string, availability: Availability }> };

export type ListHelpersQueryVariables = Exact<{
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: HelperFilter | null | undefined;
}>;


export type ListHelpersQuery = { helpers: { totalCount?: number, nodes: Array<{ deletedAt: string | null, id: string, clubId: string, externalId: string | null, firstName: string | null, lastName: string, email: string | null, phone: string | null, language: string | null, tags: Array<string>, notes: string | null, status: HelperStatus, mail: MailPreference, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetHelperQueryVariables = Exact<{
  id: string;
}>;


export type GetHelperQuery = { helper: { id: string, clubId: string, externalId: string | null, firstName: string | null, lastName: string, email: string | null, phone: string | null, language: string | null, tags: Array<string>, notes: string | null, status: HelperStatus, mail: MailPreference, createdAt: string, updatedAt: string, access: { nodes: Array<{ eventId: string, roleIds: Array<string>, grantedAt: string }> } | null } | null };

export type UpsertHelpersMutationVariables = Exact<{
  input: UpsertHelpersInput;
}>;


export type UpsertHelpersMutation = { upsertHelpers: { idempotentReplay: boolean, results: Array<{ outcome: HelperUpsertOutcome, helperId: string | null, refusal: { code: ProblemCode, message: string } | null }> } | null };

export type EraseHelperMutationVariables = Exact<{
  input: EraseHelperInput;
}>;


export type EraseHelperMutation = { eraseHelper: { helper: { deletedAt: string | null, id: string, clubId: string, externalId: string | null, firstName: string | null, lastName: string, email: string | null, phone: string | null, language: string | null, tags: Array<string>, notes: string | null, status: HelperStatus, mail: MailPreference, createdAt: string, updatedAt: string } } | null };

export type HelperFieldsFragment = { id: string, clubId: string, externalId: string | null, firstName: string | null, lastName: string, email: string | null, phone: string | null, language: string | null, tags: Array<string>, notes: string | null, status: HelperStatus, mail: MailPreference, createdAt: string, updatedAt: string };

export type ListHelpersOfVolunteerEventQueryVariables = Exact<{
  eventId: string;
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: EventAccessFilter | null | undefined;
}>;


export type ListHelpersOfVolunteerEventQuery = { volunteerEventHelpers: { totalCount?: number, nodes: Array<{ eventId: string, helperId: string, roleIds: Array<string>, grantedAt: string, revokedAt: string | null, updatedAt: string, helper: { id: string, clubId: string, externalId: string | null, firstName: string | null, lastName: string, email: string | null, phone: string | null, language: string | null, tags: Array<string>, notes: string | null, status: HelperStatus, mail: MailPreference, createdAt: string, updatedAt: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GrantEventAccessMutationVariables = Exact<{
  input: GrantEventAccessInput;
}>;


export type GrantEventAccessMutation = { grantEventAccess: { isNew: boolean, eventAccess: { eventId: string, helperId: string, roleIds: Array<string>, grantedAt: string, revokedAt: string | null, updatedAt: string } } | null };

export type GrantEventAccessesMutationVariables = Exact<{
  input: GrantEventAccessesInput;
}>;


export type GrantEventAccessesMutation = { grantEventAccesses: { results: Array<{ outcome: AccessGrantOutcome, refusal: { code: ProblemCode, message: string } | null }> } | null };

export type RevokeEventAccessMutationVariables = Exact<{
  input: RevokeEventAccessInput;
}>;


export type RevokeEventAccessMutation = { revokeEventAccess: { eventAccess: { eventId: string, helperId: string, roleIds: Array<string>, grantedAt: string, revokedAt: string | null, updatedAt: string } } | null };

export type EventAccessFieldsFragment = { eventId: string, helperId: string, roleIds: Array<string>, grantedAt: string, revokedAt: string | null, updatedAt: string };

export type CreateHelperLinkMutationVariables = Exact<{
  input: CreateHelperLinkInput;
}>;


export type CreateHelperLinkMutation = { createHelperLink: { idempotentReplay: boolean, helperLink: { helperId: string, eventId: string, token: string, path: string, expiresAt: string } } | null };

export type HelperLinkFieldsFragment = { helperId: string, eventId: string, token: string, path: string, expiresAt: string };

export type ImportBookingsMutationVariables = Exact<{
  input: ImportBookingsInput;
}>;


export type ImportBookingsMutation = { importBookings: { idempotentReplay: boolean, bookingImport: { id: string, status: BookingImportStatus, total: number, imported: number, failed: number, createdAt: string } } | null };

export type GetBookingImportQueryVariables = Exact<{
  id: string;
}>;


export type GetBookingImportQuery = { bookingImport: { id: string, bookingSourceId: string, status: BookingImportStatus, total: number, imported: number, failed: number, startedAt: string | null, completedAt: string | null, createdAt: string, updatedAt: string, records: Array<{ position: number, externalBookingId: string, sourceVersion: number, outcome: ImportOutcome, bookingId: string | null, reconciliationStatus: ReconciliationStatus, error: { code: ProblemCode, message: string, details: unknown } | null }> | null } | null };

export type ExchangeInstallationMutationVariables = Exact<{
  input: ExchangeInstallationInput;
}>;


export type ExchangeInstallationMutation = { exchangeInstallation: { idempotentReplay: boolean, exchange: { installationId: string, organizationId: string, applicationId: string, environment: Environment, grantedScopes: Array<ClubScope>, oauthSubject: string, credentialKeyId: string, nonce: string, oauthIssuer: string, oauthTokenUrl: string, oauthAudience: string, oauthAudienceScope: string } } | null };

export type ListLocationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: LocationFilter | null | undefined;
}>;


export type ListLocationsQuery = { locations: { nodes: Array<{ id: string, name: string, address: string, city: string, postalCode: string, country: string, timezone: string, status: LocationStatus, createdAt: string, updatedAt: string, openingHours: unknown }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetLocationQueryVariables = Exact<{
  id: string;
}>;


export type GetLocationQuery = { location: { id: string, name: string, address: string, city: string, postalCode: string, country: string, timezone: string, status: LocationStatus, createdAt: string, updatedAt: string, openingHours: unknown } | null };

export type LocationFieldsFragment = { id: string, name: string, address: string, city: string, postalCode: string, country: string, timezone: string, status: LocationStatus, createdAt: string, updatedAt: string, openingHours: unknown };

export type ListMatchSessionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: MatchSessionFilter | null | undefined;
}>;


export type ListMatchSessionsQuery = { matchSessions: { nodes: Array<{ id: string, locationId: string, courtId: string, scheduledStart: string, scheduledEnd: string, actualStart: string | null, actualEnd: string | null, status: MatchSessionStatus, scoringMode: ScoringMode, ruleVersion: string, displayPhase: DisplayPhase, eventSequence: number, aiModelVersion: string | null, createdAt: string, updatedAt: string, booking: { provider: string, externalBookingId: string | null } | null, score: { pointNumber: number, starDeuceCount: number, changeoverCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, lastTransition: ScoreTransition, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null, participants: Array<{ displayName: string, externalId: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetMatchSessionQueryVariables = Exact<{
  id: string;
}>;


export type GetMatchSessionQuery = { matchSession: { id: string, locationId: string, courtId: string, scheduledStart: string, scheduledEnd: string, actualStart: string | null, actualEnd: string | null, status: MatchSessionStatus, scoringMode: ScoringMode, ruleVersion: string, displayPhase: DisplayPhase, eventSequence: number, aiModelVersion: string | null, createdAt: string, updatedAt: string, booking: { provider: string, externalBookingId: string | null } | null, score: { pointNumber: number, starDeuceCount: number, changeoverCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, lastTransition: ScoreTransition, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null, participants: Array<{ displayName: string, externalId: string }> } | null };

export type ListScoreEventsQueryVariables = Exact<{
  sessionId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ListScoreEventsQuery = { scoreEvents: { nodes: Array<{ id: string, matchSessionId: string, eventType: ScoreEventType, team: Team | null, source: ScoreSource, reversedEventId: string | null, clientEventId: string | null, sequence: number | null, createdAt: string, snapshotBefore: { pointNumber: number, starDeuceCount: number, changeoverCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, lastTransition: ScoreTransition, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null, snapshotAfter: { pointNumber: number, starDeuceCount: number, changeoverCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, lastTransition: ScoreTransition, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetScoreEventQueryVariables = Exact<{
  sessionId: string;
  id: string;
}>;


export type GetScoreEventQuery = { scoreEvent: { id: string, matchSessionId: string, eventType: ScoreEventType, team: Team | null, source: ScoreSource, reversedEventId: string | null, clientEventId: string | null, sequence: number | null, createdAt: string, snapshotBefore: { pointNumber: number, starDeuceCount: number, changeoverCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, lastTransition: ScoreTransition, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null, snapshotAfter: { pointNumber: number, starDeuceCount: number, changeoverCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, lastTransition: ScoreTransition, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null } | null };

export type MatchSessionFieldsFragment = { id: string, locationId: string, courtId: string, scheduledStart: string, scheduledEnd: string, actualStart: string | null, actualEnd: string | null, status: MatchSessionStatus, scoringMode: ScoringMode, ruleVersion: string, displayPhase: DisplayPhase, eventSequence: number, aiModelVersion: string | null, createdAt: string, updatedAt: string, booking: { provider: string, externalBookingId: string | null } | null, score: { pointNumber: number, starDeuceCount: number, changeoverCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, lastTransition: ScoreTransition, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null, participants: Array<{ displayName: string, externalId: string }> };

export type ScoreEventFieldsFragment = { id: string, matchSessionId: string, eventType: ScoreEventType, team: Team | null, source: ScoreSource, reversedEventId: string | null, clientEventId: string | null, sequence: number | null, createdAt: string, snapshotBefore: { pointNumber: number, starDeuceCount: number, changeoverCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, lastTransition: ScoreTransition, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null, snapshotAfter: { pointNumber: number, starDeuceCount: number, changeoverCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, lastTransition: ScoreTransition, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null };

export type ScoreSnapshotFieldsFragment = { pointNumber: number, starDeuceCount: number, changeoverCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, lastTransition: ScoreTransition, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null };

export type RecordInstallationRequestsMutationVariables = Exact<{
  requests: unknown;
}>;


export type RecordInstallationRequestsMutation = { recordInstallationRequests: boolean | null };

export type RecordApiKeyRequestsMutationVariables = Exact<{
  requests: unknown;
}>;


export type RecordApiKeyRequestsMutation = { recordApiKeyRequests: boolean | null };

export type PairScorePadMutationVariables = Exact<{
  input: PairScorePadInput;
}>;


export type PairScorePadMutation = { pairScorePad: { credential: string, courtPublicId: string } | null };

export type PairScorePadPayloadFieldsFragment = { credential: string, courtPublicId: string };

export type ListShiftsQueryVariables = Exact<{
  eventId: string;
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: ShiftFilter | null | undefined;
}>;


export type ListShiftsQuery = { shifts: { totalCount?: number, nodes: Array<{ deletedAt: string | null, id: string, clubId: string, eventId: string, roleId: string | null, title: string, description: string | null, location: string | null, startTime: string, endTime: string, requiredHelpers: number, status: ShiftStatus, confirmedCount: number, pendingCount: number, staffingStatus: StaffingStatus, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetShiftQueryVariables = Exact<{
  id: string;
  eventId: string;
}>;


export type GetShiftQuery = { shift: { id: string, clubId: string, eventId: string, roleId: string | null, title: string, description: string | null, location: string | null, startTime: string, endTime: string, requiredHelpers: number, status: ShiftStatus, confirmedCount: number, pendingCount: number, staffingStatus: StaffingStatus, createdAt: string, updatedAt: string } | null };

export type CreateShiftMutationVariables = Exact<{
  input: CreateShiftInput;
}>;


export type CreateShiftMutation = { createShift: { idempotentReplay: boolean, shift: { id: string, clubId: string, eventId: string, roleId: string | null, title: string, description: string | null, location: string | null, startTime: string, endTime: string, requiredHelpers: number, status: ShiftStatus, confirmedCount: number, pendingCount: number, staffingStatus: StaffingStatus, createdAt: string, updatedAt: string } } | null };

export type CreateShiftsMutationVariables = Exact<{
  input: CreateShiftsInput;
}>;


export type CreateShiftsMutation = { createShifts: { idempotentReplay: boolean, results: Array<{ outcome: ShiftCreationOutcome, shiftId: string | null, refusal: { code: ProblemCode, message: string } | null }> } | null };

export type UpdateShiftMutationVariables = Exact<{
  input: UpdateShiftInput;
}>;


export type UpdateShiftMutation = { updateShift: { shift: { id: string, clubId: string, eventId: string, roleId: string | null, title: string, description: string | null, location: string | null, startTime: string, endTime: string, requiredHelpers: number, status: ShiftStatus, confirmedCount: number, pendingCount: number, staffingStatus: StaffingStatus, createdAt: string, updatedAt: string } } | null };

export type DeleteShiftMutationVariables = Exact<{
  input: DeleteShiftInput;
}>;


export type DeleteShiftMutation = { deleteShift: { shift: { deletedAt: string | null, id: string, clubId: string, eventId: string, roleId: string | null, title: string, description: string | null, location: string | null, startTime: string, endTime: string, requiredHelpers: number, status: ShiftStatus, confirmedCount: number, pendingCount: number, staffingStatus: StaffingStatus, createdAt: string, updatedAt: string } } | null };

export type ShiftFieldsFragment = { id: string, clubId: string, eventId: string, roleId: string | null, title: string, description: string | null, location: string | null, startTime: string, endTime: string, requiredHelpers: number, status: ShiftStatus, confirmedCount: number, pendingCount: number, staffingStatus: StaffingStatus, createdAt: string, updatedAt: string };

export type ListVolunteerEventsQueryVariables = Exact<{
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: VolunteerEventFilter | null | undefined;
}>;


export type ListVolunteerEventsQuery = { volunteerEvents: { totalCount?: number, nodes: Array<{ id: string, clubId: string, name: string, startDate: string, endDate: string, status: VolunteerEventStatus, updatedAt: string, deletedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetVolunteerEventQueryVariables = Exact<{
  id: string;
}>;


export type GetVolunteerEventQuery = { volunteerEvent: { id: string, clubId: string, name: string, description: string | null, startDate: string, endDate: string, location: string | null, status: VolunteerEventStatus, autoConfirmAssignments: boolean, createdBy: string, createdAt: string, updatedAt: string } | null };

export type CreateVolunteerEventMutationVariables = Exact<{
  input: CreateVolunteerEventInput;
}>;


export type CreateVolunteerEventMutation = { createVolunteerEvent: { idempotentReplay: boolean, event: { id: string, clubId: string, name: string, description: string | null, startDate: string, endDate: string, location: string | null, status: VolunteerEventStatus, autoConfirmAssignments: boolean, createdBy: string, createdAt: string, updatedAt: string } } | null };

export type UpdateVolunteerEventMutationVariables = Exact<{
  input: UpdateVolunteerEventInput;
}>;


export type UpdateVolunteerEventMutation = { updateVolunteerEvent: { event: { id: string, clubId: string, name: string, description: string | null, startDate: string, endDate: string, location: string | null, status: VolunteerEventStatus, autoConfirmAssignments: boolean, createdBy: string, createdAt: string, updatedAt: string } } | null };

export type DeleteVolunteerEventMutationVariables = Exact<{
  input: DeleteVolunteerEventInput;
}>;


export type DeleteVolunteerEventMutation = { deleteVolunteerEvent: { event: { deletedAt: string | null, id: string, clubId: string, name: string, description: string | null, startDate: string, endDate: string, location: string | null, status: VolunteerEventStatus, autoConfirmAssignments: boolean, createdBy: string, createdAt: string, updatedAt: string } } | null };

export type SyncVolunteerEventsMutationVariables = Exact<{
  input: SyncVolunteerEventsInput;
}>;


export type SyncVolunteerEventsMutation = { syncVolunteerEvents: { idempotentReplay: boolean, results: Array<{ externalId: string, outcome: VolunteerEventSyncOutcome, eventId: string | null, refusal: { code: ProblemCode, message: string } | null }> } | null };

export type VolunteerEventFieldsFragment = { id: string, clubId: string, name: string, description: string | null, startDate: string, endDate: string, location: string | null, status: VolunteerEventStatus, autoConfirmAssignments: boolean, createdBy: string, createdAt: string, updatedAt: string };

export type ListVolunteerMessagesQueryVariables = Exact<{
  eventId: string;
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: VolunteerMessageFilter | null | undefined;
}>;


export type ListVolunteerMessagesQuery = { volunteerMessages: { totalCount?: number, nodes: Array<{ deletedAt: string | null, id: string, clubId: string, eventId: string, kind: MessageKind, subject: string | null, body: string, status: MessageStatus, sendAt: string | null, sentAt: string | null, recipientCount: number, createdBy: string, createdAt: string, updatedAt: string, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetVolunteerMessageQueryVariables = Exact<{
  id: string;
  eventId?: string | null | undefined;
}>;


export type GetVolunteerMessageQuery = { volunteerMessage: { id: string, clubId: string, eventId: string, kind: MessageKind, subject: string | null, body: string, status: MessageStatus, sendAt: string | null, sentAt: string | null, recipientCount: number, createdBy: string, createdAt: string, updatedAt: string, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } } | null };

export type ListMessageRecipientsQueryVariables = Exact<{
  id: string;
  eventId?: string | null | undefined;
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: MessageRecipientFilter | null | undefined;
}>;


export type ListMessageRecipientsQuery = { volunteerMessage: { recipients: { totalCount?: number, nodes: Array<{ helperId: string, outcome: MessageOutcome, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type CreateVolunteerMessageMutationVariables = Exact<{
  input: CreateVolunteerMessageInput;
}>;


export type CreateVolunteerMessageMutation = { createVolunteerMessage: { idempotentReplay: boolean, message: { id: string, clubId: string, eventId: string, kind: MessageKind, subject: string | null, body: string, status: MessageStatus, sendAt: string | null, sentAt: string | null, recipientCount: number, createdBy: string, createdAt: string, updatedAt: string, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } } } | null };

export type CreateVolunteerBroadcastMutationVariables = Exact<{
  input: CreateVolunteerMessageInput;
}>;


export type CreateVolunteerBroadcastMutation = { createVolunteerMessage: { idempotentReplay: boolean, message: { id: string, clubId: string, eventId: string, kind: MessageKind, subject: string | null, body: string, status: MessageStatus, sendAt: string | null, sentAt: string | null, recipientCount: number, createdBy: string, createdAt: string, updatedAt: string, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } } } | null };

export type UpdateVolunteerMessageMutationVariables = Exact<{
  input: UpdateVolunteerMessageInput;
}>;


export type UpdateVolunteerMessageMutation = { updateVolunteerMessage: { message: { id: string, clubId: string, eventId: string, kind: MessageKind, subject: string | null, body: string, status: MessageStatus, sendAt: string | null, sentAt: string | null, recipientCount: number, createdBy: string, createdAt: string, updatedAt: string, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } } } | null };

export type DeleteVolunteerMessageMutationVariables = Exact<{
  input: DeleteVolunteerMessageInput;
}>;


export type DeleteVolunteerMessageMutation = { deleteVolunteerMessage: { message: { deletedAt: string | null, id: string, clubId: string, eventId: string, kind: MessageKind, subject: string | null, body: string, status: MessageStatus, sendAt: string | null, sentAt: string | null, recipientCount: number, createdBy: string, createdAt: string, updatedAt: string, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } } } | null };

export type VolunteerMessageFieldsFragment = { id: string, clubId: string, eventId: string, kind: MessageKind, subject: string | null, body: string, status: MessageStatus, sendAt: string | null, sentAt: string | null, recipientCount: number, createdBy: string, createdAt: string, updatedAt: string, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } };

export type ListVolunteerRolesQueryVariables = Exact<{
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: VolunteerRoleFilter | null | undefined;
}>;


export type ListVolunteerRolesQuery = { volunteerRoles: { totalCount?: number, nodes: Array<{ deletedAt: string | null, id: string, clubId: string, eventId: string, name: string, description: string | null, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ListRolesOfVolunteerEventQueryVariables = Exact<{
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: VolunteerRoleFilter | null | undefined;
}>;


export type ListRolesOfVolunteerEventQuery = { volunteerRoles: { totalCount?: number, nodes: Array<{ deletedAt: string | null, id: string, clubId: string, eventId: string, name: string, description: string | null, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetVolunteerRoleQueryVariables = Exact<{
  id: string;
  eventId: string;
}>;


export type GetVolunteerRoleQuery = { volunteerRole: { id: string, clubId: string, eventId: string, name: string, description: string | null, createdAt: string, updatedAt: string } | null };

export type CreateVolunteerRoleMutationVariables = Exact<{
  input: CreateVolunteerRoleInput;
}>;


export type CreateVolunteerRoleMutation = { createVolunteerRole: { idempotentReplay: boolean, role: { id: string, clubId: string, eventId: string, name: string, description: string | null, createdAt: string, updatedAt: string } } | null };

export type UpdateVolunteerRoleMutationVariables = Exact<{
  input: UpdateVolunteerRoleInput;
}>;


export type UpdateVolunteerRoleMutation = { updateVolunteerRole: { role: { id: string, clubId: string, eventId: string, name: string, description: string | null, createdAt: string, updatedAt: string } } | null };

export type DeleteVolunteerRoleMutationVariables = Exact<{
  input: DeleteVolunteerRoleInput;
}>;


export type DeleteVolunteerRoleMutation = { deleteVolunteerRole: { role: { deletedAt: string | null, id: string, clubId: string, eventId: string, name: string, description: string | null, createdAt: string, updatedAt: string } } | null };

export type VolunteerRoleFieldsFragment = { id: string, clubId: string, eventId: string, name: string, description: string | null, createdAt: string, updatedAt: string };

export type ListVolunteerWebhooksQueryVariables = Exact<{
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: VolunteerWebhookFilter | null | undefined;
}>;


export type ListVolunteerWebhooksQuery = { volunteerWebhooks: { totalCount?: number, nodes: Array<{ id: string, clubId: string, url: string, description: string | null, eventTypes: Array<VolunteerEventType>, status: WebhookStatus, createdAt: string, updatedAt: string, disabledAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ListVolunteerWebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: VolunteerWebhookDeliveryFilter | null | undefined;
}>;


export type ListVolunteerWebhookDeliveriesQuery = { volunteerWebhookDeliveries: { totalCount?: number, nodes: Array<{ id: string, webhookId: string, clubId: string, eventType: VolunteerEventType, eventId: string, status: VolunteerDeliveryStatus, body: string, createdAt: string, updatedAt: string, attempts: Array<{ number: number, startedAt: string, durationMs: number, responseStatus: number | null, failureClass: WebhookFailure | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type CreateVolunteerWebhookMutationVariables = Exact<{
  input: CreateVolunteerWebhookInput;
}>;


export type CreateVolunteerWebhookMutation = { createVolunteerWebhook: { signingSecret: string, idempotentReplay: boolean, webhook: { id: string, clubId: string, url: string, description: string | null, eventTypes: Array<VolunteerEventType>, status: WebhookStatus, createdAt: string, updatedAt: string, disabledAt: string | null } } | null };

export type EndVolunteerWebhookMutationVariables = Exact<{
  input: EndVolunteerWebhookInput;
}>;


export type EndVolunteerWebhookMutation = { endVolunteerWebhook: { webhook: { id: string, clubId: string, url: string, description: string | null, eventTypes: Array<VolunteerEventType>, status: WebhookStatus, createdAt: string, updatedAt: string, disabledAt: string | null } } | null };

export type VolunteerWebhookFieldsFragment = { id: string, clubId: string, url: string, description: string | null, eventTypes: Array<VolunteerEventType>, status: WebhookStatus, createdAt: string, updatedAt: string, disabledAt: string | null };

export type ListVolunteerWorkflowsQueryVariables = Exact<{
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: VolunteerWorkflowFilter | null | undefined;
}>;


export type ListVolunteerWorkflowsQuery = { volunteerWorkflows: { totalCount?: number, nodes: Array<{ id: string, clubId: string, name: string, description: string | null, enabled: boolean, eventId: string | null, runCount: number, lastTriggeredAt: string | null, createdAt: string, updatedAt: string, trigger: { type: WorkflowTriggerType, event: VolunteerEventType | null }, conditions: Array<{ field: string, op: WorkflowConditionOp, value: unknown }>, actions: Array<{ type: WorkflowActionType, subject: string | null, body: string | null, eventId: string | null, status: AssignmentStatus | null, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetVolunteerWorkflowQueryVariables = Exact<{
  id: string;
}>;


export type GetVolunteerWorkflowQuery = { volunteerWorkflow: { id: string, clubId: string, name: string, description: string | null, enabled: boolean, eventId: string | null, runCount: number, lastTriggeredAt: string | null, createdAt: string, updatedAt: string, trigger: { type: WorkflowTriggerType, event: VolunteerEventType | null }, conditions: Array<{ field: string, op: WorkflowConditionOp, value: unknown }>, actions: Array<{ type: WorkflowActionType, subject: string | null, body: string | null, eventId: string | null, status: AssignmentStatus | null, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } | null }> } | null };

export type CreateVolunteerWorkflowMutationVariables = Exact<{
  input: CreateVolunteerWorkflowInput;
}>;


export type CreateVolunteerWorkflowMutation = { createVolunteerWorkflow: { idempotentReplay: boolean, workflow: { id: string, clubId: string, name: string, description: string | null, enabled: boolean, eventId: string | null, runCount: number, lastTriggeredAt: string | null, createdAt: string, updatedAt: string, trigger: { type: WorkflowTriggerType, event: VolunteerEventType | null }, conditions: Array<{ field: string, op: WorkflowConditionOp, value: unknown }>, actions: Array<{ type: WorkflowActionType, subject: string | null, body: string | null, eventId: string | null, status: AssignmentStatus | null, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } | null }> } } | null };

export type UpdateVolunteerWorkflowMutationVariables = Exact<{
  input: UpdateVolunteerWorkflowInput;
}>;


export type UpdateVolunteerWorkflowMutation = { updateVolunteerWorkflow: { workflow: { id: string, clubId: string, name: string, description: string | null, enabled: boolean, eventId: string | null, runCount: number, lastTriggeredAt: string | null, createdAt: string, updatedAt: string, trigger: { type: WorkflowTriggerType, event: VolunteerEventType | null }, conditions: Array<{ field: string, op: WorkflowConditionOp, value: unknown }>, actions: Array<{ type: WorkflowActionType, subject: string | null, body: string | null, eventId: string | null, status: AssignmentStatus | null, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } | null }> } } | null };

export type TriggerVolunteerWorkflowMutationVariables = Exact<{
  input: TriggerVolunteerWorkflowInput;
}>;


export type TriggerVolunteerWorkflowMutation = { triggerVolunteerWorkflow: { idempotentReplay: boolean, run: { id: string, clubId: string, workflowId: string, status: WorkflowRunStatus, eventId: string | null, helperIds: Array<string>, assignmentId: string | null, causeId: string | null, fault: WorkflowRunFault | null, refusalCode: ProblemCode | null, startCount: number, dueAt: string | null, startedAt: string | null, finishedAt: string | null, createdAt: string, updatedAt: string } } | null };

export type StartVolunteerWorkflowRunMutationVariables = Exact<{
  input: StartVolunteerWorkflowRunInput;
}>;


export type StartVolunteerWorkflowRunMutation = { startVolunteerWorkflowRun: { idempotentReplay: boolean, run: { id: string, clubId: string, workflowId: string, status: WorkflowRunStatus, eventId: string | null, helperIds: Array<string>, assignmentId: string | null, causeId: string | null, fault: WorkflowRunFault | null, refusalCode: ProblemCode | null, startCount: number, dueAt: string | null, startedAt: string | null, finishedAt: string | null, createdAt: string, updatedAt: string } } | null };

export type ListVolunteerWorkflowRunsQueryVariables = Exact<{
  id: string;
  first: number;
  offset: number;
  after?: string | null | undefined;
  isCounted?: boolean;
  filter?: VolunteerWorkflowRunFilter | null | undefined;
}>;


export type ListVolunteerWorkflowRunsQuery = { volunteerWorkflow: { runs: { totalCount?: number, nodes: Array<{ id: string, clubId: string, workflowId: string, status: WorkflowRunStatus, eventId: string | null, helperIds: Array<string>, assignmentId: string | null, causeId: string | null, fault: WorkflowRunFault | null, refusalCode: ProblemCode | null, startCount: number, dueAt: string | null, startedAt: string | null, finishedAt: string | null, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type VolunteerWorkflowFieldsFragment = { id: string, clubId: string, name: string, description: string | null, enabled: boolean, eventId: string | null, runCount: number, lastTriggeredAt: string | null, createdAt: string, updatedAt: string, trigger: { type: WorkflowTriggerType, event: VolunteerEventType | null }, conditions: Array<{ field: string, op: WorkflowConditionOp, value: unknown }>, actions: Array<{ type: WorkflowActionType, subject: string | null, body: string | null, eventId: string | null, status: AssignmentStatus | null, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } | null }> };

export type VolunteerWorkflowRunFieldsFragment = { id: string, clubId: string, workflowId: string, status: WorkflowRunStatus, eventId: string | null, helperIds: Array<string>, assignmentId: string | null, causeId: string | null, fault: WorkflowRunFault | null, refusalCode: ProblemCode | null, startCount: number, dueAt: string | null, startedAt: string | null, finishedAt: string | null, createdAt: string, updatedAt: string };

export type ListWebhookEndpointsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ListWebhookEndpointsQuery = { webhookEndpoints: { nodes: Array<{ id: string, name: string, url: string, description: string | null, status: WebhookStatus, eventTypes: Array<ClubEventType>, signingSecretVersion: number, consecutiveFailures: number, lastFailureAt: string | null, disabledAt: string | null, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type CreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type CreateWebhookEndpointMutation = { createWebhookEndpoint: { signingSecret: string, idempotentReplay: boolean, webhookEndpoint: { id: string, name: string, url: string, description: string | null, status: WebhookStatus, eventTypes: Array<ClubEventType>, signingSecretVersion: number, consecutiveFailures: number, lastFailureAt: string | null, disabledAt: string | null, createdAt: string, updatedAt: string } } | null };

export type UpdateWebhookEndpointMutationVariables = Exact<{
  input: UpdateWebhookEndpointInput;
}>;


export type UpdateWebhookEndpointMutation = { updateWebhookEndpoint: { webhookEndpoint: { id: string, name: string, url: string, description: string | null, status: WebhookStatus, eventTypes: Array<ClubEventType>, signingSecretVersion: number, consecutiveFailures: number, lastFailureAt: string | null, disabledAt: string | null, createdAt: string, updatedAt: string } } | null };

export type DisableWebhookEndpointMutationVariables = Exact<{
  input: DisableWebhookEndpointInput;
}>;


export type DisableWebhookEndpointMutation = { disableWebhookEndpoint: { webhookEndpoint: { id: string } } | null };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { id: string, signingSecret: string, signingSecretVersion: number, idempotentReplay: boolean } | null };

export type WebhookEndpointFieldsFragment = { id: string, name: string, url: string, description: string | null, status: WebhookStatus, eventTypes: Array<ClubEventType>, signingSecretVersion: number, consecutiveFailures: number, lastFailureAt: string | null, disabledAt: string | null, createdAt: string, updatedAt: string };

export type ClubProfilePositionQueryVariables = Exact<{ [key: string]: never; }>;


export type ClubProfilePositionQuery = { clubProfilePosition: { updatedAt: string, clubId: string } | null };

export type ClubProfilesQueryVariables = Exact<{
  updatedAt: Date | string;
  afterId: string;
}>;


export type ClubProfilesQuery = { clubProfiles: Array<{ clubId: string, name: string, timezone: string, language: string, updatedAt: string }> | null };

export type StoreClubProfilesMutationVariables = Exact<{
  profiles: Array<ClubProfileInput> | ClubProfileInput;
}>;


export type StoreClubProfilesMutation = { storeClubProfiles: boolean | null };

export type InactiveClubsQueryVariables = Exact<{ [key: string]: never; }>;


export type InactiveClubsQuery = { inactiveClubs: Array<string> | null };

export type KeepInactiveClubsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type KeepInactiveClubsMutation = { keepInactiveClubs: boolean | null };

export type ClubProfileFieldsFragment = { clubId: string, name: string, timezone: string, language: string, updatedAt: string };

export type FindInstallationQueryVariables = Exact<{
  subject: string;
}>;


export type FindInstallationQuery = { installationBySubject: { installationId: string, applicationId: string, provider: string, name: string, organizationId: string, clubId: string, scopes: Array<string>, isActive: boolean } | null };

export type FindTicketHolderQueryVariables = Exact<{
  hash: string;
}>;


export type FindTicketHolderQuery = { eventStreamTicketHolder: { installationId: string, applicationId: string, provider: string, name: string, organizationId: string, clubId: string, scopes: Array<string>, isActive: boolean } | null };

export type FindApiKeyQueryVariables = Exact<{
  hash: string;
}>;


export type FindApiKeyQuery = { apiKeyByHash: { apiKeyId: string, clubId: string, name: string, scopes: Array<string>, expiresAt: string | null, revokedAt: string | null, isPro: boolean, addOns: Array<VolunteerAddOn>, isIntegrationEnabled: boolean, isClubActive: boolean } | null };

export type FindLinkedHelperQueryVariables = Exact<{
  token: string;
}>;


export type FindLinkedHelperQuery = { linkedHelper: { accessId: string, helperId: string, eventId: string, clubId: string, name: string, expiresAt: string, isClubActive: boolean } | null };

export type IsClubActiveQueryVariables = Exact<{
  id: string;
}>;


export type IsClubActiveQuery = { isClubActive: boolean | null };

export type InstallationIdentityFieldsFragment = { installationId: string, applicationId: string, provider: string, name: string, organizationId: string, clubId: string, scopes: Array<string>, isActive: boolean };

export type ApiKeyIdentityFieldsFragment = { apiKeyId: string, clubId: string, name: string, scopes: Array<string>, expiresAt: string | null, revokedAt: string | null, isPro: boolean, addOns: Array<VolunteerAddOn>, isIntegrationEnabled: boolean, isClubActive: boolean };

export type LinkedHelperIdentityFieldsFragment = { accessId: string, helperId: string, eventId: string, clubId: string, name: string, expiresAt: string, isClubActive: boolean };

export type FindStaffMemberQueryVariables = Exact<{
  subject: string;
  email?: string | null | undefined;
}>;


export type FindStaffMemberQuery = { staffMember: { isAdmin: boolean, isUnbound: boolean, roles: Array<{ clubId: string, role: ClubRole }> } | null };

export type BindStaffMemberMutationVariables = Exact<{
  subject: string;
  email: string;
}>;


export type BindStaffMemberMutation = { bindStaffMember: boolean | null };

export type StaffMemberFieldsFragment = { isAdmin: boolean, isUnbound: boolean };

export type StaffMemberRoleFieldsFragment = { clubId: string, role: ClubRole };

export type FindCourtDeviceQueryVariables = Exact<{
  hash: string;
}>;


export type FindCourtDeviceQuery = { courtDevice: { deviceId: string, clubId: string, courtId: string, isScreen: boolean } | null };

export type CourtDeviceIdentityFieldsFragment = { deviceId: string, clubId: string, courtId: string, isScreen: boolean };

export type FindClubNodeTypesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type FindClubNodeTypesQuery = { types: Array<string | null> };

export type FindVolunteerNodeTypesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type FindVolunteerNodeTypesQuery = { types: Array<string | null> };

export type FindPrincipalQueryVariables = Exact<{
  subject: string;
}>;


export type FindPrincipalQuery = { identityPrincipal: { subject: string, keyId: string, publicJwk: unknown, isActive: boolean, expiresAt: string | null } | null };

export type IdentityPrincipalFieldsFragment = { subject: string, keyId: string, publicJwk: unknown, isActive: boolean, expiresAt: string | null };

export type PortalApiKeysQueryVariables = Exact<{
  clubId: string;
  after?: string | null | undefined;
}>;


export type PortalApiKeysQuery = { club: { id: string, apiKeys: { nodes: Array<{ id: string, name: string, prefix: string, grantedScopes: Array<VolunteerScope>, createdBy: string, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastRequest: { requestedAt: string, status: number, code: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalKeyRequestsLeftQueryVariables = Exact<{
  id: string;
}>;


export type PortalKeyRequestsLeftQuery = { node:
    | { id: string, rateLimit: { limit: number, remaining: number, resetsAt: string | null } | null }
    | Record<PropertyKey, never>
   | null };

export type PortalKeyRequestsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PortalKeyRequestsQuery = { node:
    | { id: string, requests: { nodes: Array<{ id: string, requestedAt: string, method: string, route: string | null, status: number, code: string | null, durationMs: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
    | Record<PropertyKey, never>
   | null };

export type PortalAccountQueryVariables = Exact<{
  clubId: string;
}>;


export type PortalAccountQuery = { volunteerAccount: { clubId: string, isIntegrationEnabled: boolean, replyTo: string | null, rateLimit: { limit: number, remaining: number, resetsAt: string | null } | null, plan: { isPro: boolean, addOns: Array<VolunteerAddOn>, eventLimit: number } } | null };

export type PortalOpenEventsQueryVariables = Exact<{
  clubId: string;
  status: VolunteerEventStatus;
  after?: string | null | undefined;
}>;


export type PortalOpenEventsQuery = { club: { id: string, volunteerEvents: { nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalCreateKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type PortalCreateKeyMutation = { createApiKey: { secret: string, apiKey: { id: string, name: string, prefix: string, grantedScopes: Array<VolunteerScope>, createdBy: string, createdAt: string, expiresAt: string | null, revokedAt: string | null } } | null };

export type PortalRevokeKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type PortalRevokeKeyMutation = { revokeApiKey: { apiKey: { id: string, name: string, prefix: string, grantedScopes: Array<VolunteerScope>, createdBy: string, createdAt: string, expiresAt: string | null, revokedAt: string | null } } | null };

export type PortalSwitchIntegrationMutationVariables = Exact<{
  input: SetVolunteerIntegrationInput;
}>;


export type PortalSwitchIntegrationMutation = { setVolunteerIntegration: { account: { clubId: string, isIntegrationEnabled: boolean } } | null };

export type PortalApiKeyFieldsFragment = { id: string, name: string, prefix: string, grantedScopes: Array<VolunteerScope>, createdBy: string, createdAt: string, expiresAt: string | null, revokedAt: string | null };

export type PortalCourtBoardQueryVariables = Exact<{
  publicId: string;
}>;


export type PortalCourtBoardQuery = { courtBoard: { courtId: string, publicId: string, courtName: string, status: CourtStatus, clubName: string, timezone: string, language: string, match: { id: string, scheduledStart: string, scheduledEnd: string, status: MatchSessionStatus, displayPhase: DisplayPhase, scoringMode: ScoringMode, ruleVersion: string, eventSequence: number, players: Array<{ displayName: string, team: Team | null }>, score: { pointNumber: number, starDeuceCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null } | null, next: { id: string, scheduledStart: string, scheduledEnd: string } | null } | null };

export type PortalCourtBoardUpdatesSubscriptionVariables = Exact<{
  publicId: string;
}>;


export type PortalCourtBoardUpdatesSubscription = { courtBoardUpdates: { courtId: string, publicId: string, courtName: string, status: CourtStatus, clubName: string, timezone: string, language: string, match: { id: string, scheduledStart: string, scheduledEnd: string, status: MatchSessionStatus, displayPhase: DisplayPhase, scoringMode: ScoringMode, ruleVersion: string, eventSequence: number, players: Array<{ displayName: string, team: Team | null }>, score: { pointNumber: number, starDeuceCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null } | null, next: { id: string, scheduledStart: string, scheduledEnd: string } | null } | null };

export type PortalPairScorePadMutationVariables = Exact<{
  input: PairScorePadInput;
}>;


export type PortalPairScorePadMutation = { pairScorePad: { credential: string, courtPublicId: string } | null };

export type PortalStartMatchMutationVariables = Exact<{
  input: ScoreInput;
}>;


export type PortalStartMatchMutation = { startMatch: { session: { id: string, scheduledStart: string, scheduledEnd: string, status: MatchSessionStatus, displayPhase: DisplayPhase, scoringMode: ScoringMode, ruleVersion: string, eventSequence: number, players: Array<{ displayName: string, team: Team | null }>, score: { pointNumber: number, starDeuceCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null } } | null };

export type PortalRecordPointMutationVariables = Exact<{
  input: TeamScoreInput;
}>;


export type PortalRecordPointMutation = { recordPoint: { session: { id: string, scheduledStart: string, scheduledEnd: string, status: MatchSessionStatus, displayPhase: DisplayPhase, scoringMode: ScoringMode, ruleVersion: string, eventSequence: number, players: Array<{ displayName: string, team: Team | null }>, score: { pointNumber: number, starDeuceCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null } } | null };

export type PortalReversePointMutationVariables = Exact<{
  input: ScoreInput;
}>;


export type PortalReversePointMutation = { reversePoint: { session: { id: string, scheduledStart: string, scheduledEnd: string, status: MatchSessionStatus, displayPhase: DisplayPhase, scoringMode: ScoringMode, ruleVersion: string, eventSequence: number, players: Array<{ displayName: string, team: Team | null }>, score: { pointNumber: number, starDeuceCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null } } | null };

export type PortalChooseSideMutationVariables = Exact<{
  input: ChooseDecidingSideInput;
}>;


export type PortalChooseSideMutation = { chooseDecidingSide: { session: { id: string, scheduledStart: string, scheduledEnd: string, status: MatchSessionStatus, displayPhase: DisplayPhase, scoringMode: ScoringMode, ruleVersion: string, eventSequence: number, players: Array<{ displayName: string, team: Team | null }>, score: { pointNumber: number, starDeuceCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null } } | null };

export type PortalPauseMatchMutationVariables = Exact<{
  input: SessionInput;
}>;


export type PortalPauseMatchMutation = { pauseMatch: { session: { id: string, scheduledStart: string, scheduledEnd: string, status: MatchSessionStatus, displayPhase: DisplayPhase, scoringMode: ScoringMode, ruleVersion: string, eventSequence: number, players: Array<{ displayName: string, team: Team | null }>, score: { pointNumber: number, starDeuceCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null } } | null };

export type PortalResumeMatchMutationVariables = Exact<{
  input: SessionInput;
}>;


export type PortalResumeMatchMutation = { resumeMatch: { session: { id: string, scheduledStart: string, scheduledEnd: string, status: MatchSessionStatus, displayPhase: DisplayPhase, scoringMode: ScoringMode, ruleVersion: string, eventSequence: number, players: Array<{ displayName: string, team: Team | null }>, score: { pointNumber: number, starDeuceCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null } } | null };

export type PortalCourtDevicesQueryVariables = Exact<{
  clubId: string;
  after?: string | null | undefined;
}>;


export type PortalCourtDevicesQuery = { club: { id: string, courts: { nodes: Array<{ id: string, name: string, number: number, publicId: string, status: CourtStatus, location: { id: string, name: string } | null, device: { lastReportedAt: string, hasWarning: boolean } | null, screen: { startedAt: string, startedBy: string, startedByName: string | null } | null, scorePads: Array<{ scorePadId: string, pairedAt: string | null, codeExpiresAt: string, createdBy: string, createdByName: string | null }> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalStartScreenMutationVariables = Exact<{
  input: StartCourtScreenInput;
}>;


export type PortalStartScreenMutation = { startCourtScreen: { token: string, court: { id: string, publicId: string } } | null };

export type PortalEndScreenMutationVariables = Exact<{
  input: EndCourtScreenInput;
}>;


export type PortalEndScreenMutation = { endCourtScreen: { court: { id: string } } | null };

export type PortalStartPadMutationVariables = Exact<{
  input: StartScorePadInput;
}>;


export type PortalStartPadMutation = { startScorePad: { code: string, court: { id: string, publicId: string }, scorePad: { scorePadId: string, codeExpiresAt: string } } | null };

export type PortalEndPadMutationVariables = Exact<{
  input: EndScorePadInput;
}>;


export type PortalEndPadMutation = { endScorePad: { court: { id: string } } | null };

export type PortalBoardFieldsFragment = { courtId: string, publicId: string, courtName: string, status: CourtStatus, clubName: string, timezone: string, language: string, match: { id: string, scheduledStart: string, scheduledEnd: string, status: MatchSessionStatus, displayPhase: DisplayPhase, scoringMode: ScoringMode, ruleVersion: string, eventSequence: number, players: Array<{ displayName: string, team: Team | null }>, score: { pointNumber: number, starDeuceCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null } | null, next: { id: string, scheduledStart: string, scheduledEnd: string } | null };

export type PortalBoardMatchFieldsFragment = { id: string, scheduledStart: string, scheduledEnd: string, status: MatchSessionStatus, displayPhase: DisplayPhase, scoringMode: ScoringMode, ruleVersion: string, eventSequence: number, players: Array<{ displayName: string, team: Team | null }>, score: { pointNumber: number, starDeuceCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null };

export type PortalVolunteerEventListQueryVariables = Exact<{
  clubId: string;
  after?: string | null | undefined;
}>;


export type PortalVolunteerEventListQuery = { club: { id: string, volunteerEvents: { nodes: Array<{ id: string, name: string, startDate: string, endDate: string, status: VolunteerEventStatus, timezone: string | null, helpers: { nodes: Array<{ id: string }> } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalHelpersQueryVariables = Exact<{
  clubId: string;
  after?: string | null | undefined;
  filter?: HelperFilter | null | undefined;
}>;


export type PortalHelpersQuery = { club: { id: string, helpers: { nodes: Array<{ id: string, externalId: string | null, firstName: string | null, lastName: string, email: string | null, phone: string | null, language: string | null, tags: Array<string>, notes: string | null, status: HelperStatus, mail: MailPreference, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalEventAccessesQueryVariables = Exact<{
  eventId: string;
  after?: string | null | undefined;
}>;


export type PortalEventAccessesQuery = { volunteerEventHelpers: { nodes: Array<{ id: string, helperId: string, roleIds: Array<string>, grantedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PortalEventAssignmentsQueryVariables = Exact<{
  eventId: string;
  after?: string | null | undefined;
}>;


export type PortalEventAssignmentsQuery = { assignments: { nodes: Array<{ id: string, helperId: string, shiftId: string, roleId: string | null, status: AssignmentStatus }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PortalHelperQueryVariables = Exact<{
  id: string;
}>;


export type PortalHelperQuery = { helper: { clubId: string, id: string, externalId: string | null, firstName: string | null, lastName: string, email: string | null, phone: string | null, language: string | null, tags: Array<string>, notes: string | null, status: HelperStatus, mail: MailPreference, updatedAt: string, access: { nodes: Array<{ id: string, eventId: string, grantedAt: string, event: { id: string, name: string } | null }> } | null, assignments: { nodes: Array<{ id: string, eventId: string, status: AssignmentStatus, statusReason: string | null, shift: { id: string, title: string, startTime: string, endTime: string } | null }> } | null, availabilityResponses: { nodes: Array<{ id: string, eventId: string, requestId: string, comment: string | null, updatedAt: string, answers: Array<{ optionId: string, availability: Availability }> }> } | null } | null };

export type PortalUpsertHelpersMutationVariables = Exact<{
  input: UpsertHelpersInput;
}>;


export type PortalUpsertHelpersMutation = { upsertHelpers: { results: Array<{ outcome: HelperUpsertOutcome, helperId: string | null, refusal: { code: ProblemCode, message: string } | null }> } | null };

export type PortalEraseHelperMutationVariables = Exact<{
  input: EraseHelperInput;
}>;


export type PortalEraseHelperMutation = { eraseHelper: { helper: { id: string } } | null };

export type PortalGrantAccessesMutationVariables = Exact<{
  input: GrantEventAccessesInput;
}>;


export type PortalGrantAccessesMutation = { grantEventAccesses: { results: Array<{ outcome: AccessGrantOutcome, refusal: { code: ProblemCode, message: string } | null }> } | null };

export type PortalRevokeAccessMutationVariables = Exact<{
  input: RevokeEventAccessInput;
}>;


export type PortalRevokeAccessMutation = { revokeEventAccess: { eventAccess: { id: string, revokedAt: string | null } } | null };

export type PortalCreateHelperLinkMutationVariables = Exact<{
  input: CreateHelperLinkInput;
}>;


export type PortalCreateHelperLinkMutation = { createHelperLink: { helperLink: { path: string, expiresAt: string } } | null };

export type PortalVolunteerEventsSubscriptionVariables = Exact<{
  clubId: string;
  after?: string | null | undefined;
}>;


export type PortalVolunteerEventsSubscription = { volunteerPublications: { position: string, event: { id: string, eventType: VolunteerEventType, resourceKind: VolunteerResourceKind, resourceId: string } | null } | null };

export type PortalHelperFieldsFragment = { id: string, externalId: string | null, firstName: string | null, lastName: string, email: string | null, phone: string | null, language: string | null, tags: Array<string>, notes: string | null, status: HelperStatus, mail: MailPreference, updatedAt: string };

export type PortalIntegrationsQueryVariables = Exact<{
  clubId: string;
  after?: string | null | undefined;
}>;


export type PortalIntegrationsQuery = { club: { id: string, installations: { nodes: Array<{ id: string, status: InstallationStatus, environment: Environment, grantedScopes: Array<ClubScope>, installedAt: string, expiresAt: string | null, revokedAt: string | null, lastRequest: { id: string, requestedAt: string, status: number } | null, application: { id: string, slug: string, name: string, publisher: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalRequestsLeftQueryVariables = Exact<{
  clubId: string;
  after?: string | null | undefined;
}>;


export type PortalRequestsLeftQuery = { club: { id: string, installations: { nodes: Array<{ id: string, status: InstallationStatus, expiresAt: string | null, application: { id: string, name: string }, rateLimit: { limit: number, remaining: number, resetsAt: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalApprovalsQueryVariables = Exact<{
  clubId: string;
  after?: string | null | undefined;
}>;


export type PortalApprovalsQuery = { club: { id: string, installationAuthorizations: { nodes: Array<{ id: string, status: InstallationAuthorizationStatus, approvedScopes: Array<ClubScope>, expiresAt: string, createdAt: string, application: { id: string, name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalSourcesQueryVariables = Exact<{
  clubId: string;
  after?: string | null | undefined;
}>;


export type PortalSourcesQuery = { club: { id: string, bookingSources: { nodes: Array<{ id: string, name: string, sourceKey: string, provider: string, status: BookingSourceStatus, lastSynchronizedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalRequestsQueryVariables = Exact<{
  installationId: string;
  after?: string | null | undefined;
}>;


export type PortalRequestsQuery = { node:
    | { id: string, requests: { nodes: Array<{ id: string, requestedAt: string, method: string, route: string | null, status: number, code: string | null, durationMs: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
    | Record<PropertyKey, never>
   | null };

export type PortalRevokeInstallationMutationVariables = Exact<{
  input: RevokeInstallationInput;
}>;


export type PortalRevokeInstallationMutation = { revokeInstallation: { installation: { id: string, status: InstallationStatus, environment: Environment, grantedScopes: Array<ClubScope>, installedAt: string, expiresAt: string | null, revokedAt: string | null, application: { id: string, slug: string, name: string, publisher: string | null } } } | null };

export type PortalWithdrawApprovalMutationVariables = Exact<{
  input: WithdrawInstallationAuthorizationInput;
}>;


export type PortalWithdrawApprovalMutation = { withdrawInstallationAuthorization: { authorization: { id: string, status: InstallationAuthorizationStatus } } | null };

export type PortalConsentQueryVariables = Exact<{
  applicationId: string;
}>;


export type PortalConsentQuery = { application: { id: string, slug: string, name: string, publisher: string | null, redirectUris: Array<string>, wantedScopes: Array<ClubScope> } | null };

export type PortalApproveInstallationMutationVariables = Exact<{
  input: ApproveInstallationInput;
}>;


export type PortalApproveInstallationMutation = { approveInstallation: { code: string, authorization: { id: string, expiresAt: string } } | null };

export type PortalInstallationFieldsFragment = { id: string, status: InstallationStatus, environment: Environment, grantedScopes: Array<ClubScope>, installedAt: string, expiresAt: string | null, revokedAt: string | null, application: { id: string, slug: string, name: string, publisher: string | null } };

export type PortalMatchQueryVariables = Exact<{
  id: string;
}>;


export type PortalMatchQuery = { matchSession: { id: string, clubId: string, scheduledStart: string, scheduledEnd: string, actualStart: string | null, actualEnd: string | null, status: MatchSessionStatus, displayPhase: DisplayPhase, scoringMode: ScoringMode, ruleVersion: string, eventSequence: number, court: { id: string, name: string, publicId: string } | null, booking: { provider: string, externalBookingId: string | null, booking: { id: string, status: BookingStatus, scheduledStart: string, scheduledEnd: string } | null } | null, players: Array<{ displayName: string, team: Team | null }>, score: { pointNumber: number, starDeuceCount: number, changeoverCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, lastTransition: ScoreTransition, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null } | null };

export type PortalScoreEventsQueryVariables = Exact<{
  sessionId: string;
  after?: string | null | undefined;
}>;


export type PortalScoreEventsQuery = { scoreEvents: { nodes: Array<{ id: string, eventType: ScoreEventType, team: Team | null, source: ScoreSource, sequence: number | null, createdAt: string, reversedEventId: string | null, snapshotBefore: { pointNumber: number, starDeuceCount: number, changeoverCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, lastTransition: ScoreTransition, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null, snapshotAfter: { pointNumber: number, starDeuceCount: number, changeoverCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, lastTransition: ScoreTransition, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PortalMatchActsQueryVariables = Exact<{
  clubId: string;
  matchId: string;
  after?: string | null | undefined;
}>;


export type PortalMatchActsQuery = { club: { id: string, auditEntries: { nodes: Array<{ id: string, occurredAt: string, actorId: string, actorName: string | null, mutation: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalCorrectScoreMutationVariables = Exact<{
  input: CorrectScoreInput;
}>;


export type PortalCorrectScoreMutation = { correctScore: { session: { id: string, eventSequence: number } } | null };

export type PortalAwardMatchMutationVariables = Exact<{
  input: TeamScoreInput;
}>;


export type PortalAwardMatchMutation = { awardMatch: { session: { id: string, eventSequence: number } } | null };

export type PortalAbortMatchMutationVariables = Exact<{
  input: SessionInput;
}>;


export type PortalAbortMatchMutation = { abortSession: { session: { id: string, eventSequence: number } } | null };

export type PortalMatchScoreFieldsFragment = { pointNumber: number, starDeuceCount: number, changeoverCount: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, lastTransition: ScoreTransition, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null };

export type PortalMessagesQueryVariables = Exact<{
  eventId: string;
  after?: string | null | undefined;
  filter?: VolunteerMessageFilter | null | undefined;
}>;


export type PortalMessagesQuery = { volunteerMessages: { nodes: Array<{ id: string, eventId: string, kind: MessageKind, subject: string | null, body: string, status: MessageStatus, sendAt: string | null, sentAt: string | null, recipientCount: number, createdBy: string, createdAt: string, updatedAt: string, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PortalMessageQueryVariables = Exact<{
  id: string;
}>;


export type PortalMessageQuery = { volunteerMessage: { id: string, eventId: string, kind: MessageKind, subject: string | null, body: string, status: MessageStatus, sendAt: string | null, sentAt: string | null, recipientCount: number, createdBy: string, createdAt: string, updatedAt: string, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } } | null };

export type PortalMessageRecipientsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PortalMessageRecipientsQuery = { volunteerMessage: { id: string, recipients: { nodes: Array<{ id: string, helperId: string, outcome: MessageOutcome, attemptCount: number, updatedAt: string, helper: { id: string, firstName: string | null, lastName: string, email: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalEventRolesQueryVariables = Exact<{
  clubId: string;
  eventId: string;
  after?: string | null | undefined;
}>;


export type PortalEventRolesQuery = { club: { id: string, volunteerRoles: { nodes: Array<{ id: string, name: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalEventShiftsQueryVariables = Exact<{
  eventId: string;
  after?: string | null | undefined;
}>;


export type PortalEventShiftsQuery = { shifts: { nodes: Array<{ id: string, title: string, startTime: string, endTime: string, status: ShiftStatus }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PortalCreateMessageMutationVariables = Exact<{
  input: CreateVolunteerMessageInput;
}>;


export type PortalCreateMessageMutation = { createVolunteerMessage: { message: { id: string, eventId: string, kind: MessageKind, subject: string | null, body: string, status: MessageStatus, sendAt: string | null, sentAt: string | null, recipientCount: number, createdBy: string, createdAt: string, updatedAt: string, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } } } | null };

export type PortalUpdateMessageMutationVariables = Exact<{
  input: UpdateVolunteerMessageInput;
}>;


export type PortalUpdateMessageMutation = { updateVolunteerMessage: { message: { id: string, eventId: string, kind: MessageKind, subject: string | null, body: string, status: MessageStatus, sendAt: string | null, sentAt: string | null, recipientCount: number, createdBy: string, createdAt: string, updatedAt: string, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } } } | null };

export type PortalDeleteMessageMutationVariables = Exact<{
  input: DeleteVolunteerMessageInput;
}>;


export type PortalDeleteMessageMutation = { deleteVolunteerMessage: { message: { id: string } } | null };

export type PortalMessageFieldsFragment = { id: string, eventId: string, kind: MessageKind, subject: string | null, body: string, status: MessageStatus, sendAt: string | null, sentAt: string | null, recipientCount: number, createdBy: string, createdAt: string, updatedAt: string, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } };

export type PortalClubsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PortalClubsQuery = { clubs: { nodes: Array<{ id: string, slug: string, name: string, status: ClubStatus, timezone: string, country: string, language: string, needs: { courtCount: number, courtsInTroubleCount: number, activeInstallationCount: number, failingSourceCount: number, failingWebhookCount: number, conflictSince: string | null } | null, volunteerPlan: { isPro: boolean, addOns: Array<VolunteerAddOn>, eventLimit: number } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PortalOperatedClubsBySlugQueryVariables = Exact<{
  prefix: string;
}>;


export type PortalOperatedClubsBySlugQuery = { clubsBySlug: Array<{ id: string, slug: string, name: string, status: ClubStatus, timezone: string, country: string, language: string, needs: { courtCount: number, courtsInTroubleCount: number, activeInstallationCount: number, failingSourceCount: number, failingWebhookCount: number, conflictSince: string | null } | null, volunteerPlan: { isPro: boolean, addOns: Array<VolunteerAddOn>, eventLimit: number } | null }> | null };

export type PortalBacklogQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalBacklogQuery = { backlog: { deliveryCount: number, deliveriesDueSince: string | null, queues: Array<{ queue: JobQueue, itemCount: number, dueSince: string | null }> } | null, volunteerBacklog: { deliveryCount: number, deliveriesDueSince: string | null, queues: Array<{ queue: JobQueue, itemCount: number, dueSince: string | null }> } | null };

export type PortalAuditQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AuditEntryFilter | null | undefined;
}>;


export type PortalAuditQuery = { auditEntries: { nodes: Array<{ id: string, occurredAt: string, clubId: string | null, actorKind: AuditActorKind, actorId: string, actorName: string | null, mutation: string, action: AuditAction, resourceType: string | null, resourceId: string | null, resourceCount: number, changedFields: Array<string>, before: unknown, after: unknown, requestId: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PortalVolunteerAuditQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AuditEntryFilter | null | undefined;
}>;


export type PortalVolunteerAuditQuery = { volunteerAuditEntries: { nodes: Array<{ id: string, occurredAt: string, clubId: string | null, actorKind: AuditActorKind, actorId: string, actorName: string | null, mutation: string, action: AuditAction, resourceType: string | null, resourceId: string | null, resourceCount: number, changedFields: Array<string>, before: unknown, after: unknown, requestId: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PortalClubAuditQueryVariables = Exact<{
  clubId: string;
  first: number;
  after?: string | null | undefined;
  filter?: AuditEntryFilter | null | undefined;
}>;


export type PortalClubAuditQuery = { club: { id: string, auditEntries: { nodes: Array<{ id: string, occurredAt: string, clubId: string | null, actorKind: AuditActorKind, actorId: string, actorName: string | null, mutation: string, action: AuditAction, resourceType: string | null, resourceId: string | null, resourceCount: number, changedFields: Array<string>, before: unknown, after: unknown, requestId: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalVolunteerClubAuditQueryVariables = Exact<{
  clubId: string;
  first: number;
  after?: string | null | undefined;
  filter?: AuditEntryFilter | null | undefined;
}>;


export type PortalVolunteerClubAuditQuery = { club: { id: string, volunteerAuditEntries: { nodes: Array<{ id: string, occurredAt: string, clubId: string | null, actorKind: AuditActorKind, actorId: string, actorName: string | null, mutation: string, action: AuditAction, resourceType: string | null, resourceId: string | null, resourceCount: number, changedFields: Array<string>, before: unknown, after: unknown, requestId: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalProvisionMutationVariables = Exact<{
  input: ProvisionInput;
}>;


export type PortalProvisionMutation = { provision: { unchangedCount: number, changes: Array<{ action: ProvisioningAction, kind: ProvisionedKind, key: string, fields: Array<string> }>, clubs: Array<{ id: string, slug: string, name: string }> } | null };

export type PortalSetClubStatusMutationVariables = Exact<{
  input: SetClubStatusInput;
}>;


export type PortalSetClubStatusMutation = { setClubStatus: { club: { id: string, status: ClubStatus } } | null };

export type PortalSetPlanMutationVariables = Exact<{
  input: SetVolunteerPlanInput;
}>;


export type PortalSetPlanMutation = { setVolunteerPlan: { account: { clubId: string, plan: { isPro: boolean, addOns: Array<VolunteerAddOn> } } } | null };

export type PortalOperatedClubFieldsFragment = { id: string, slug: string, name: string, status: ClubStatus, timezone: string, country: string, language: string, needs: { courtCount: number, courtsInTroubleCount: number, activeInstallationCount: number, failingSourceCount: number, failingWebhookCount: number, conflictSince: string | null } | null, volunteerPlan: { isPro: boolean, addOns: Array<VolunteerAddOn>, eventLimit: number } | null };

export type PortalBacklogFieldsFragment = { deliveryCount: number, deliveriesDueSince: string | null, queues: Array<{ queue: JobQueue, itemCount: number, dueSince: string | null }> };

export type PortalAuditFieldsFragment = { id: string, occurredAt: string, clubId: string | null, actorKind: AuditActorKind, actorId: string, actorName: string | null, mutation: string, action: AuditAction, resourceType: string | null, resourceId: string | null, resourceCount: number, changedFields: Array<string>, before: unknown, after: unknown, requestId: string };

export type PortalPlanQueryVariables = Exact<{
  id: string;
}>;


export type PortalPlanQuery = { volunteerEvent: { id: string, clubId: string, name: string, startDate: string, endDate: string, location: string | null, timezone: string | null, status: VolunteerEventStatus, roles: { nodes: Array<{ id: string, name: string }> } | null } | null };

export type PortalHelpersWithoutShiftQueryVariables = Exact<{
  eventId: string;
}>;


export type PortalHelpersWithoutShiftQuery = { helpersWithoutShift: { count: number, isComplete: boolean } | null };

export type PortalEventStaffingQueryVariables = Exact<{
  clubId: string;
}>;


export type PortalEventStaffingQuery = { club: { id: string, volunteerEvents: { nodes: Array<{ id: string, shifts: { nodes: Array<{ id: string, requiredHelpers: number, status: ShiftStatus, confirmedCount: number, pendingCount: number }>, pageInfo: { hasNextPage: boolean } } | null }> } | null } | null };

export type PortalPlanShiftsQueryVariables = Exact<{
  eventId: string;
  after?: string | null | undefined;
}>;


export type PortalPlanShiftsQuery = { shifts: { nodes: Array<{ id: string, roleId: string | null, title: string, description: string | null, location: string | null, startTime: string, endTime: string, requiredHelpers: number, status: ShiftStatus, confirmedCount: number, pendingCount: number, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PortalShiftAssignmentsQueryVariables = Exact<{
  eventId: string;
  shiftId: string;
  after?: string | null | undefined;
}>;


export type PortalShiftAssignmentsQuery = { assignments: { nodes: Array<{ id: string, helperId: string, status: AssignmentStatus, helper: { id: string, firstName: string | null, lastName: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PortalShiftCandidatesQueryVariables = Exact<{
  shiftId: string;
}>;


export type PortalShiftCandidatesQuery = { shiftCandidates: { count: number, isComplete: boolean, nodes: Array<{ helperId: string, availability: Availability | null, hasOverlap: boolean, hasRole: boolean, shiftCount: number, helper: { id: string, firstName: string | null, lastName: string, tags: Array<string> } | null }> } | null };

export type PortalPlanHelpersQueryVariables = Exact<{
  clubId: string;
  filter?: HelperFilter | null | undefined;
}>;


export type PortalPlanHelpersQuery = { club: { id: string, helpers: { nodes: Array<{ id: string, firstName: string | null, lastName: string, tags: Array<string> }> } | null } | null };

export type PortalPlanHelperFragment = { id: string, firstName: string | null, lastName: string, tags: Array<string> };

export type PortalAssignMutationVariables = Exact<{
  input: UpsertAssignmentsInput;
}>;


export type PortalAssignMutation = { upsertAssignments: { results: Array<{ overlaps: Array<string>, assignment: { id: string, status: AssignmentStatus } | null, refusal: { code: ProblemCode, message: string } | null }> } | null };

export type PortalSetAssignmentMutationVariables = Exact<{
  input: UpdateAssignmentInput;
}>;


export type PortalSetAssignmentMutation = { updateAssignment: { assignment: { id: string, status: AssignmentStatus } } | null };

export type PortalCreateShiftMutationVariables = Exact<{
  input: CreateShiftInput;
}>;


export type PortalCreateShiftMutation = { createShift: { shift: { id: string, startTime: string } } | null };

export type PortalChangeShiftMutationVariables = Exact<{
  input: UpdateShiftInput;
}>;


export type PortalChangeShiftMutation = { updateShift: { shift: { id: string, updatedAt: string } } | null };

export type PortalDeleteShiftMutationVariables = Exact<{
  input: DeleteShiftInput;
}>;


export type PortalDeleteShiftMutation = { deleteShift: { shift: { id: string } } | null };

export type PortalPlanRoleQueryVariables = Exact<{
  id: string;
}>;


export type PortalPlanRoleQuery = { volunteerRole: { id: string, name: string, description: string | null, updatedAt: string } | null };

export type PortalCreateRoleMutationVariables = Exact<{
  input: CreateVolunteerRoleInput;
}>;


export type PortalCreateRoleMutation = { createVolunteerRole: { role: { id: string } } | null };

export type PortalChangeRoleMutationVariables = Exact<{
  input: UpdateVolunteerRoleInput;
}>;


export type PortalChangeRoleMutation = { updateVolunteerRole: { role: { id: string } } | null };

export type PortalDeleteRoleMutationVariables = Exact<{
  input: DeleteVolunteerRoleInput;
}>;


export type PortalDeleteRoleMutation = { deleteVolunteerRole: { role: { id: string } } | null };

export type PortalPlanEventQueryVariables = Exact<{
  id: string;
}>;


export type PortalPlanEventQuery = { volunteerEvent: { id: string, name: string, description: string | null, startDate: string, endDate: string, location: string | null, status: VolunteerEventStatus, updatedAt: string } | null };

export type PortalCreateVolunteerEventMutationVariables = Exact<{
  input: CreateVolunteerEventInput;
}>;


export type PortalCreateVolunteerEventMutation = { createVolunteerEvent: { event: { id: string } } | null };

export type PortalChangeVolunteerEventMutationVariables = Exact<{
  input: UpdateVolunteerEventInput;
}>;


export type PortalChangeVolunteerEventMutation = { updateVolunteerEvent: { event: { id: string } } | null };

export type PortalPollsQueryVariables = Exact<{
  eventId: string;
  after?: string | null | undefined;
}>;


export type PortalPollsQuery = { availabilityRequests: { nodes: Array<{ id: string, eventId: string, title: string, description: string | null, respondBy: string | null, status: AvailabilityRequestStatus, responseCount: number, createdAt: string, updatedAt: string, options: Array<{ id: string, label: string, startTime: string | null, endTime: string | null }>, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null }, totals: Array<{ optionId: string, yesCount: number, maybeCount: number, noCount: number }> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PortalPollQueryVariables = Exact<{
  id: string;
}>;


export type PortalPollQuery = { availabilityRequest: { clubId: string, id: string, eventId: string, title: string, description: string | null, respondBy: string | null, status: AvailabilityRequestStatus, responseCount: number, createdAt: string, updatedAt: string, event: { id: string, name: string, startDate: string, endDate: string, status: VolunteerEventStatus, timezone: string | null } | null, options: Array<{ id: string, label: string, startTime: string | null, endTime: string | null }>, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null }, totals: Array<{ optionId: string, yesCount: number, maybeCount: number, noCount: number }> | null } | null };

export type PortalPollAnswersQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PortalPollAnswersQuery = { availabilityRequest: { id: string, responses: { nodes: Array<{ id: string, helperId: string, comment: string | null, updatedAt: string, answers: Array<{ optionId: string, availability: Availability }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalCreatePollMutationVariables = Exact<{
  input: CreateAvailabilityRequestInput;
}>;


export type PortalCreatePollMutation = { createAvailabilityRequest: { request: { id: string } } | null };

export type PortalUpdatePollMutationVariables = Exact<{
  input: UpdateAvailabilityRequestInput;
}>;


export type PortalUpdatePollMutation = { updateAvailabilityRequest: { request: { id: string, eventId: string, title: string, description: string | null, respondBy: string | null, status: AvailabilityRequestStatus, responseCount: number, createdAt: string, updatedAt: string, options: Array<{ id: string, label: string, startTime: string | null, endTime: string | null }>, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null }, totals: Array<{ optionId: string, yesCount: number, maybeCount: number, noCount: number }> | null } } | null };

export type PortalPollFieldsFragment = { id: string, eventId: string, title: string, description: string | null, respondBy: string | null, status: AvailabilityRequestStatus, responseCount: number, createdAt: string, updatedAt: string, options: Array<{ id: string, label: string, startTime: string | null, endTime: string | null }>, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null }, totals: Array<{ optionId: string, yesCount: number, maybeCount: number, noCount: number }> | null };

export type PortalSandboxHelperQueryVariables = Exact<{
  clubId: string;
}>;


export type PortalSandboxHelperQuery = { club: { id: string, volunteerEvents: { nodes: Array<{ id: string, assignments: { nodes: Array<{ helperId: string }> } | null, helpers: { nodes: Array<{ helperId: string }> } | null }> } | null } | null };

export type PortalSandboxHelperLinkMutationVariables = Exact<{
  input: CreateHelperLinkInput;
}>;


export type PortalSandboxHelperLinkMutation = { createHelperLink: { helperLink: { path: string } } | null };

export type PortalShellQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalShellQuery = { clubs: { nodes: Array<{ id: string, slug: string, name: string, status: ClubStatus, timezone: string, language: string }>, pageInfo: { hasNextPage: boolean } } | null };

export type PortalClubsBySlugQueryVariables = Exact<{
  prefix: string;
}>;


export type PortalClubsBySlugQuery = { clubsBySlug: Array<{ id: string, slug: string, name: string, status: ClubStatus, timezone: string, language: string }> | null };

export type PortalDeskNeedsQueryVariables = Exact<{
  clubId: string;
}>;


export type PortalDeskNeedsQuery = { club: { id: string, courts: { nodes: Array<{ id: string, status: CourtStatus }> } | null, reconciliationConflicts: { nodes: Array<{ id: string }> } | null, webhookEndpoints: { nodes: Array<{ id: string, status: WebhookStatus, consecutiveFailures: number, disabledAt: string | null, eventTypes: Array<ClubEventType>, installation: { id: string, status: InstallationStatus } | null }> } | null } | null };

export type PortalNamedRecordsQueryVariables = Exact<{
  clubId: string;
  withCourts: boolean;
  withVolunteers: boolean;
}>;


export type PortalNamedRecordsQuery = { club: { id: string, courts?: { nodes: Array<{ id: string, name: string, publicId: string }> } | null, volunteerEvents?: { nodes: Array<{ id: string, name: string }> } | null } | null };

export type PortalClubEventsSubscriptionVariables = Exact<{
  clubId: string;
  after?: string | null | undefined;
}>;


export type PortalClubEventsSubscription = { clubEvents: { position: string, event: { id: string, eventType: ClubEventType, schemaVersion: number, occurredAt: string, publicationSequence: string, sequence: number, changedFields: Array<string>, resource: { kind: ClubResourceKind, id: string } } | null } | null };

export type PortalNamedClubEventsSubscriptionVariables = Exact<{
  clubId: string;
  after?: string | null | undefined;
}>;


export type PortalNamedClubEventsSubscription = { clubEvents: { position: string, event: { id: string, eventType: ClubEventType, schemaVersion: number, occurredAt: string, publicationSequence: string, sequence: number, changedFields: Array<string>, resource: { kind: ClubResourceKind, id: string, node:
          | { id: string, matchSessionId: string | null, court: { id: string, name: string } | null }
          | { id: string, name: string }
          | { id: string, court: { id: string, name: string } | null }
          | Record<PropertyKey, never>
         | null } } | null } | null };

export type PortalClubChangesSubscriptionVariables = Exact<{
  clubId: string;
}>;


export type PortalClubChangesSubscription = { clubChanges: { kind: ClubChangeKind, resourceId: string | null } | null };

export type PortalClubFieldsFragment = { id: string, slug: string, name: string, status: ClubStatus, timezone: string, language: string };

export type PortalTodayQueryVariables = Exact<{
  clubId: string;
  from: Date | string;
  to: Date | string;
  after?: string | null | undefined;
}>;


export type PortalTodayQuery = { club: { id: string, timezone: string, courts: { nodes: Array<{ id: string, locationId: string, name: string, number: number, publicId: string, status: CourtStatus, closing: { since: string | null, until: string | null, reason: string | null, closedByName: string | null } | null }> } | null, locations: { nodes: Array<{ id: string, name: string, timezone: string, openingHours: Array<{ weekday: Weekday | null, date: string | null, intervals: Array<{ opens: string, closes: string }> }> | null }> } | null, matchSessions: { nodes: Array<{ id: string, locationId: string, courtId: string, scheduledStart: string, scheduledEnd: string, actualStart: string | null, actualEnd: string | null, status: MatchSessionStatus, displayPhase: DisplayPhase, eventSequence: number, booking: { provider: string, externalBookingId: string | null } | null, score: { pointNumber: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalOpenConflictsQueryVariables = Exact<{
  clubId: string;
}>;


export type PortalOpenConflictsQuery = { club: { id: string, reconciliationConflicts: { nodes: Array<{ id: string, fields: Array<string>, sourceVersion: number | null, createdAt: string, booking: { id: string, provider: string, courtId: string, scheduledStart: string, scheduledEnd: string, status: BookingStatus, bookingSource: { id: string, name: string } | null } | null, matchSession: { id: string, courtId: string, scheduledStart: string, scheduledEnd: string, actualStart: string | null, actualEnd: string | null, status: MatchSessionStatus } | null }> } | null } | null };

export type PortalFailingEndpointsQueryVariables = Exact<{
  clubId: string;
}>;


export type PortalFailingEndpointsQuery = { club: { id: string, webhookEndpoints: { nodes: Array<{ id: string, name: string, status: WebhookStatus, consecutiveFailures: number, failureWarning: number | null, lastFailureAt: string | null, disabledAt: string | null, eventTypes: Array<ClubEventType>, installation: { id: string, status: InstallationStatus, application: { id: string, name: string } } | null }> } | null } | null };

export type PortalResolveConflictMutationVariables = Exact<{
  input: ResolveReconciliationConflictInput;
}>;


export type PortalResolveConflictMutation = { resolveReconciliationConflict: { conflict: { id: string, status: ReconciliationConflictStatus } } | null };

export type PortalDaySubscriptionVariables = Exact<{
  clubId: string;
}>;


export type PortalDaySubscription = { clubMatchSessions: { id: string, locationId: string, courtId: string, scheduledStart: string, scheduledEnd: string, actualStart: string | null, actualEnd: string | null, status: MatchSessionStatus, displayPhase: DisplayPhase, eventSequence: number, booking: { provider: string, externalBookingId: string | null } | null, score: { pointNumber: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null } | null };

export type PortalCourtFieldsFragment = { id: string, locationId: string, name: string, number: number, publicId: string, status: CourtStatus, closing: { since: string | null, until: string | null, reason: string | null, closedByName: string | null } | null };

export type PortalBlockFieldsFragment = { id: string, locationId: string, courtId: string, scheduledStart: string, scheduledEnd: string, actualStart: string | null, actualEnd: string | null, status: MatchSessionStatus, displayPhase: DisplayPhase, eventSequence: number, booking: { provider: string, externalBookingId: string | null } | null, score: { pointNumber: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null } | null };

export type PortalScoreFieldsFragment = { pointNumber: number, decidingPointSide: Side | null, completed: boolean, winner: Team | null, points: { blue: string, orange: string }, games: { blue: number, orange: number }, sets: { blue: number, orange: number }, setHistory: Array<{ blue: number, orange: number }>, tieBreak: { blue: number, orange: number } | null, matchTieBreak: { blue: number, orange: number } | null };

export type PortalWebhooksQueryVariables = Exact<{
  clubId: string;
  after?: string | null | undefined;
}>;


export type PortalWebhooksQuery = { club: { id: string, webhookEndpoints: { nodes: Array<{ id: string, clubId: string, name: string, url: string, description: string | null, status: WebhookStatus, eventTypes: Array<ClubEventType>, signingSecretVersion: number, consecutiveFailures: number, failureWarning: number | null, lastFailureAt: string | null, disabledAt: string | null, createdAt: string, installation: { id: string, status: InstallationStatus, application: { id: string, name: string } } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalEndpointQueryVariables = Exact<{
  id: string;
}>;


export type PortalEndpointQuery = { webhookEndpoint: { id: string, clubId: string, name: string, url: string, description: string | null, status: WebhookStatus, eventTypes: Array<ClubEventType>, signingSecretVersion: number, consecutiveFailures: number, failureWarning: number | null, lastFailureAt: string | null, disabledAt: string | null, createdAt: string, installation: { id: string, status: InstallationStatus, application: { id: string, name: string } } | null } | null };

export type PortalDeliveriesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  filter?: WebhookDeliveryFilter | null | undefined;
}>;


export type PortalDeliveriesQuery = { webhookEndpoint: { id: string, deliveries: { nodes: Array<{ id: string, endpointId: string, eventId: string, eventType: ClubEventType, status: WebhookDeliveryStatus, attemptCount: number, nextAttemptAt: string | null, createdAt: string, completedAt: string | null, attempts: Array<{ number: number, startedAt: string, durationMs: number, responseStatus: number | null, failureClass: WebhookFailure | null }> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type PortalDeliveryQuery = { webhookDelivery: { body: string, id: string, endpointId: string, eventId: string, eventType: ClubEventType, status: WebhookDeliveryStatus, attemptCount: number, nextAttemptAt: string | null, createdAt: string, completedAt: string | null, attempts: Array<{ number: number, startedAt: string, durationMs: number, responseStatus: number | null, failureClass: WebhookFailure | null, answer: { text: string, isTruncated: boolean } | null, resend: { resentAt: string, resentBy: string | null, resentByName: string | null } | null }> | null } | null };

export type PortalDeliveryCountsQueryVariables = Exact<{
  id: string;
}>;


export type PortalDeliveryCountsQuery = { webhookEndpoint: { id: string, deliveryCounts: Array<{ from: string, delivered: number, failed: number, pending: number }> | null } | null };

export type PortalGivenUpQueryVariables = Exact<{
  id: string;
  from: Date | string;
  to: Date | string;
}>;


export type PortalGivenUpQuery = { webhookEndpoint: { id: string, deliveries: { nodes: Array<{ id: string }> } | null } | null };

export type PortalResendDeliveryMutationVariables = Exact<{
  input: ResendWebhookDeliveryInput;
}>;


export type PortalResendDeliveryMutation = { resendWebhookDelivery: { webhookDelivery: { id: string, endpointId: string, eventId: string, eventType: ClubEventType, status: WebhookDeliveryStatus, attemptCount: number, nextAttemptAt: string | null, createdAt: string, completedAt: string | null, attempts: Array<{ number: number, startedAt: string, durationMs: number, responseStatus: number | null, failureClass: WebhookFailure | null }> | null } } | null };

export type PortalResendFailedMutationVariables = Exact<{
  input: ResendFailedWebhookDeliveriesInput;
}>;


export type PortalResendFailedMutation = { resendFailedWebhookDeliveries: { resentCount: number } | null };

export type PortalPingEndpointMutationVariables = Exact<{
  input: PingWebhookEndpointInput;
}>;


export type PortalPingEndpointMutation = { pingWebhookEndpoint: { responseStatus: number | null, failureClass: WebhookFailure | null, durationMs: number } | null };

export type PortalEndpointFieldsFragment = { id: string, clubId: string, name: string, url: string, description: string | null, status: WebhookStatus, eventTypes: Array<ClubEventType>, signingSecretVersion: number, consecutiveFailures: number, failureWarning: number | null, lastFailureAt: string | null, disabledAt: string | null, createdAt: string, installation: { id: string, status: InstallationStatus, application: { id: string, name: string } } | null };

export type PortalDeliveryFieldsFragment = { id: string, endpointId: string, eventId: string, eventType: ClubEventType, status: WebhookDeliveryStatus, attemptCount: number, nextAttemptAt: string | null, createdAt: string, completedAt: string | null, attempts: Array<{ number: number, startedAt: string, durationMs: number, responseStatus: number | null, failureClass: WebhookFailure | null }> | null };

export type PortalWorkflowsQueryVariables = Exact<{
  clubId: string;
  after?: string | null | undefined;
}>;


export type PortalWorkflowsQuery = { club: { id: string, volunteerWorkflows: { nodes: Array<{ id: string, clubId: string, name: string, description: string | null, enabled: boolean, eventId: string | null, runCount: number, lastTriggeredAt: string | null, createdAt: string, updatedAt: string, event: { id: string, name: string } | null, trigger: { type: WorkflowTriggerType, event: VolunteerEventType | null }, conditions: Array<{ field: string, op: WorkflowConditionOp, value: unknown }>, actions: Array<{ type: WorkflowActionType, subject: string | null, body: string | null, eventId: string | null, status: AssignmentStatus | null, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalWorkflowQueryVariables = Exact<{
  id: string;
}>;


export type PortalWorkflowQuery = { volunteerWorkflow: { id: string, clubId: string, name: string, description: string | null, enabled: boolean, eventId: string | null, runCount: number, lastTriggeredAt: string | null, createdAt: string, updatedAt: string, event: { id: string, name: string } | null, trigger: { type: WorkflowTriggerType, event: VolunteerEventType | null }, conditions: Array<{ field: string, op: WorkflowConditionOp, value: unknown }>, actions: Array<{ type: WorkflowActionType, subject: string | null, body: string | null, eventId: string | null, status: AssignmentStatus | null, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } | null }> } | null };

export type PortalRunsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PortalRunsQuery = { volunteerWorkflow: { id: string, runs: { nodes: Array<{ id: string, status: WorkflowRunStatus, eventId: string | null, helperIds: Array<string>, causeId: string | null, fault: WorkflowRunFault | null, refusalCode: ProblemCode | null, startCount: number, dueAt: string | null, startedAt: string | null, finishedAt: string | null, createdAt: string, event: { id: string, name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalEventNamesQueryVariables = Exact<{
  clubId: string;
  after?: string | null | undefined;
}>;


export type PortalEventNamesQuery = { club: { id: string, volunteerEvents: { nodes: Array<{ id: string, name: string, status: VolunteerEventStatus, startDate: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PortalCreateWorkflowMutationVariables = Exact<{
  input: CreateVolunteerWorkflowInput;
}>;


export type PortalCreateWorkflowMutation = { createVolunteerWorkflow: { workflow: { id: string, clubId: string, name: string, description: string | null, enabled: boolean, eventId: string | null, runCount: number, lastTriggeredAt: string | null, createdAt: string, updatedAt: string, event: { id: string, name: string } | null, trigger: { type: WorkflowTriggerType, event: VolunteerEventType | null }, conditions: Array<{ field: string, op: WorkflowConditionOp, value: unknown }>, actions: Array<{ type: WorkflowActionType, subject: string | null, body: string | null, eventId: string | null, status: AssignmentStatus | null, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } | null }> } } | null };

export type PortalChangeWorkflowMutationVariables = Exact<{
  input: UpdateVolunteerWorkflowInput;
}>;


export type PortalChangeWorkflowMutation = { updateVolunteerWorkflow: { workflow: { id: string, clubId: string, name: string, description: string | null, enabled: boolean, eventId: string | null, runCount: number, lastTriggeredAt: string | null, createdAt: string, updatedAt: string, event: { id: string, name: string } | null, trigger: { type: WorkflowTriggerType, event: VolunteerEventType | null }, conditions: Array<{ field: string, op: WorkflowConditionOp, value: unknown }>, actions: Array<{ type: WorkflowActionType, subject: string | null, body: string | null, eventId: string | null, status: AssignmentStatus | null, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } | null }> } } | null };

export type PortalRunWorkflowMutationVariables = Exact<{
  input: TriggerVolunteerWorkflowInput;
}>;


export type PortalRunWorkflowMutation = { triggerVolunteerWorkflow: { run: { id: string, status: WorkflowRunStatus, eventId: string | null, helperIds: Array<string>, causeId: string | null, fault: WorkflowRunFault | null, refusalCode: ProblemCode | null, startCount: number, dueAt: string | null, startedAt: string | null, finishedAt: string | null, createdAt: string, event: { id: string, name: string } | null } } | null };

export type PortalStartRunMutationVariables = Exact<{
  input: StartVolunteerWorkflowRunInput;
}>;


export type PortalStartRunMutation = { startVolunteerWorkflowRun: { run: { id: string, status: WorkflowRunStatus, eventId: string | null, helperIds: Array<string>, causeId: string | null, fault: WorkflowRunFault | null, refusalCode: ProblemCode | null, startCount: number, dueAt: string | null, startedAt: string | null, finishedAt: string | null, createdAt: string, event: { id: string, name: string } | null } } | null };

export type PortalWorkflowFieldsFragment = { id: string, clubId: string, name: string, description: string | null, enabled: boolean, eventId: string | null, runCount: number, lastTriggeredAt: string | null, createdAt: string, updatedAt: string, event: { id: string, name: string } | null, trigger: { type: WorkflowTriggerType, event: VolunteerEventType | null }, conditions: Array<{ field: string, op: WorkflowConditionOp, value: unknown }>, actions: Array<{ type: WorkflowActionType, subject: string | null, body: string | null, eventId: string | null, status: AssignmentStatus | null, audience: { type: MessageAudienceType, roleIds: Array<string>, shiftIds: Array<string>, helperIds: Array<string>, assignmentStatus: AssignmentStatus | null } | null }> };

export type PortalRunFieldsFragment = { id: string, status: WorkflowRunStatus, eventId: string | null, helperIds: Array<string>, causeId: string | null, fault: WorkflowRunFault | null, refusalCode: ProblemCode | null, startCount: number, dueAt: string | null, startedAt: string | null, finishedAt: string | null, createdAt: string, event: { id: string, name: string } | null };

export type PortalWorkflowEventsSubscriptionVariables = Exact<{
  clubId: string;
}>;


export type PortalWorkflowEventsSubscription = { volunteerPublications: { position: string, event: { id: string } | null } | null };
