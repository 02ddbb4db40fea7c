// Made by `npm run schema:build`; not edited by hand.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day without a time: `2026-07-01`; years 1000 to 9999. */
  Date: { input: string; output: string; }
  /** A moment in UTC, RFC 3339 with milliseconds: `2026-07-01T18:00:00.000Z`. Any offset is accepted as input. */
  DateTime: { input: Date; output: Date | string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: string; output: string; }
};

/** The session that ended without a result. */
export type AbortSessionPayload = SessionPayload & {
  __typename?: 'AbortSessionPayload';
  /** The session as it is now. */
  session: MatchSession;
};

/** A partner's software, which clubs install. */
export type Application = Node & {
  __typename?: 'Application';
  /** Identifies the application of a partner; a UUID. */
  id: Scalars['ID']['output'];
  /** Address of its picture; null when there is none. It is the publisher's, and not checked. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Name of the application for people. */
  name: Scalars['String']['output'];
  /** The company or person who publishes it; null when none was named. */
  publisher?: Maybe<Scalars['String']['output']>;
  /** Addresses that codes may be sent to; empty for an application that cannot be installed. */
  redirectUris: Array<Scalars['String']['output']>;
  /** Short name for addresses; it is the provider of the bookings that the application pushes. */
  slug: Scalars['String']['output'];
  /** What it asks clubs for. */
  wantedScopes: Array<ClubScope>;
};

/** Some applications in their order, and how to go on. */
export type ApplicationConnection = {
  __typename?: 'ApplicationConnection';
  /** The applications of this page, each with its cursor. */
  edges: Array<ApplicationEdge>;
  /** The nodes of the edges. */
  nodes: Array<Application>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the applications of a page. */
export type ApplicationEdge = {
  __typename?: 'ApplicationEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The application. */
  node: Application;
};

/** What is let in, where, and what it may do. */
export type ApproveInstallationInput = {
  /** The application that is to be installed; an unknown one is `not_found`. */
  applicationId: Scalars['ID']['input'];
  /** At least one, all of them wanted by the application. */
  approvedScopes: Array<ClubScope>;
  /** A club in which the caller is OWNER; any other is `not_found`. */
  clubId: Scalars['ID']['input'];
  /** PKCE challenge of method S256: 43 characters of base64url. */
  codeChallenge: Scalars['String']['input'];
  /** The one this platform runs as; left out means that one. */
  environment?: InputMaybe<Environment>;
  /** When the installation ends by itself; in the future. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Makes a repetition safe for 24 hours, as in `CreateBookingSourceInput`: it answers the same code. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 characters; returned by the exchange, for the partner to compare. */
  nonce: Scalars['String']['input'];
  /** One of the application's redirect addresses, exactly. */
  redirectUri: Scalars['String']['input'];
};

/** The approval, with the code that its application exchanges for an installation. */
export type ApproveInstallationPayload = {
  __typename?: 'ApproveInstallationPayload';
  /** What was approved. */
  authorization: InstallationAuthorization;
  /** Shown here, in a repetition with the same idempotency key, and never again. */
  code: Scalars['String']['output'];
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
};

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

/**
 * One changed resource of a mutation by staff or an ADMIN, written in the mutation's transaction. It is never changed, and
 * is deleted after more than a year.
 */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What the mutation did with the resource. */
  action: AuditAction;
  /** The actor's subject at the issuer. */
  actorId: Scalars['String']['output'];
  /** Whether the actor was an ADMIN of the platform. */
  actorKind: AuditActorKind;
  /** The claim `name` of the actor's token; null without one. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Likewise after the mutation; null for a deleted resource. */
  after?: Maybe<Scalars['JSON']['output']>;
  /**
   * Values of changed fields before the mutation, by field: ids, keywords, numbers, times and names of the club's own
   * things. Secrets, texts about persons, free text and long values are left out. Null for a created resource.
   */
  before?: Maybe<Scalars['JSON']['output']>;
  /** Names of all fields that differ. */
  changedFields: Array<Scalars['String']['output']>;
  /** The club of the resource; null for a resource of the platform, such as an application. */
  clubId?: Maybe<Scalars['ID']['output']>;
  /** Identifies the entry; a UUID. */
  id: Scalars['ID']['output'];
  /** Name of the mutation at that time. */
  mutation: Scalars['String']['output'];
  /** When the mutation was executed. */
  occurredAt: Scalars['DateTime']['output'];
  /** Id of the request, which its answer and the log have. */
  requestId: Scalars['ID']['output'];
  /** Number of resources of this entry: 1, or those of one type beyond the 500 that have an entry each. */
  resourceCount: Scalars['Int']['output'];
  /** Id of the resource; null where it is one of several of this entry. */
  resourceId?: Maybe<Scalars['ID']['output']>;
  /** Type of the resource, such as `Court`; null where the mutation changed no resource. */
  resourceType?: Maybe<Scalars['String']['output']>;
};

/** Some audit entries in their order, and how to go on. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<AuditEntryEdge>;
  /** The nodes of the edges. */
  nodes: Array<AuditEntry>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the audit entries of a page. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The audit entry. */
  node: AuditEntry;
};

/** Every given condition must hold. */
export type AuditEntryFilter = {
  /** Keeps entries of the actor with this subject. */
  actorId?: InputMaybe<Scalars['String']['input']>;
  /** Keeps entries at or after this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keeps entries of the resource with this id. */
  resourceId?: InputMaybe<Scalars['ID']['input']>;
  /** Keeps entries before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The session that was decided without being played to its end, and the event that says so. */
export type AwardMatchPayload = SessionPayload & {
  __typename?: 'AwardMatchPayload';
  /** The recorded score event. */
  event: ScoreEvent;
  /** True when this answers an event that was recorded before under the same `clientEventId`. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The session as it is now. */
  session: MatchSession;
};

/** Work of one product that is not done yet, of all clubs together. */
export type Backlog = {
  __typename?: 'Backlog';
  /** Since when the longest due delivery of an endpoint that does not back off is due; null where none is due. */
  deliveriesDueSince?: Maybe<Scalars['DateTime']['output']>;
  /** Webhook deliveries with an attempt left, counted to 10000. */
  deliveryCount: Scalars['Int']['output'];
  /** Its queues of jobs, in a fixed order. */
  queues: Array<QueueBacklog>;
};

/**
 * A booking as the caller may see it: what belongs to a source is null, and
 * participants are empty, for all but the installation that owns the source.
 */
export type Booking = Node & {
  __typename?: 'Booking';
  /** Null where its id is. */
  bookingSource?: Maybe<BookingSource>;
  /**
   * Id of the source that owns the booking; null for bookings made in the club's portal, and for other
   * installations.
   */
  bookingSourceId?: Maybe<Scalars['ID']['output']>;
  /** Null when it is not visible; partners need club:read. */
  club?: Maybe<Club>;
  /** Null when it is not visible; partners need courts:read. */
  court?: Maybe<Court>;
  /** Id of the court that the booking is on. */
  courtId: Scalars['ID']['output'];
  /** Moment at which the booking was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The source's own id of it; null for bookings of the portal, and for other installations. */
  externalBookingId?: Maybe<Scalars['String']['output']>;
  /** The court's `publicId` for callers that do not own the source. */
  externalCourtId: Scalars['String']['output'];
  /** Identifies the booking in this platform; `externalBookingId` is the id in the partner's system; a UUID. */
  id: Scalars['ID']['output'];
  /** Time of the last accepted snapshot. */
  importedAt: Scalars['DateTime']['output'];
  /** Null when it is not visible; partners need locations:read. */
  location?: Maybe<Location>;
  /** The location of its court. */
  locationId: Scalars['ID']['output'];
  /** Null while there is none, and when it is not visible; partners need sessions:read. */
  matchSession?: Maybe<MatchSession>;
  /** Id of the match session of the booking; null while none was made for it. */
  matchSessionId?: Maybe<Scalars['ID']['output']>;
  /** Only with consent, participants:read, and for the owner of the source. */
  participants: Array<Participant>;
  /** Slug of the application that pushed it, or `portal`. */
  provider: Scalars['String']['output'];
  /** Moment at which the booking is to end; after `scheduledStart`, by at most 24 hours. */
  scheduledEnd: Scalars['DateTime']['output'];
  /** Moment at which the booking is to begin. */
  scheduledStart: Scalars['DateTime']['output'];
  /** Version of the last accepted snapshot; null for other installations than the owner of the source. */
  sourceVersion?: Maybe<Scalars['Int']['output']>;
  /** Status of the booking, as its source sent it. */
  status: BookingStatus;
  /** Moment of the last change of the booking. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Some bookings in their order, and how to go on. */
export type BookingConnection = {
  __typename?: 'BookingConnection';
  /** The bookings of this page, each with its cursor. */
  edges: Array<BookingEdge>;
  /** The nodes of the edges. */
  nodes: Array<Booking>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the bookings of a page. */
export type BookingEdge = {
  __typename?: 'BookingEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The booking. */
  node: Booking;
};

/** Every given condition must hold. */
export type BookingFilter = {
  /** Keeps bookings of this court. */
  courtId?: InputMaybe<Scalars['ID']['input']>;
  /** Keeps bookings that start at or after this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keeps bookings at this location. */
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** Keeps bookings that the application with this slug pushed, or those of `portal`. */
  provider?: InputMaybe<Scalars['String']['input']>;
  /** Keeps bookings with this status. */
  status?: InputMaybe<BookingStatus>;
  /** Keeps bookings that start at or before this moment; not earlier than `from`. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** An import of one source, with the outcome of its records as far as they are written. */
export type BookingImport = Node & {
  __typename?: 'BookingImport';
  /** Null when it is not visible; needs bookings:read. */
  bookingSource?: Maybe<BookingSource>;
  /** The source whose bookings it brings. */
  bookingSourceId: Scalars['ID']['output'];
  /** Moment at which the last record was written or refused; null until then. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Moment at which the import was queued. */
  createdAt: Scalars['DateTime']['output'];
  /** How many failed so far; `imported` and `failed` make up `total` once it is over. */
  failed: Scalars['Int']['output'];
  /** Identifies the import, by which its progress is read; a UUID. */
  id: Scalars['ID']['output'];
  /** How many were created, updated or found unchanged so far. */
  imported: Scalars['Int']['output'];
  /** Outcomes of the finished records, in the order of the request. Null while PENDING. */
  records?: Maybe<Array<ImportedRecord>>;
  /** Moment at which the platform began to write the records; null before. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Progress of the import, and how it ended. */
  status: BookingImportStatus;
  /** How many records it has, 1 to 500. */
  total: Scalars['Int']['output'];
  /** Moment of the last progress of the import. */
  updatedAt: Scalars['DateTime']['output'];
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
  externalCourtId: Scalars['String']['input'];
  /** Participants, at most 4, each external id once. */
  participants?: InputMaybe<Array<ParticipantInput>>;
  /** After `scheduledStart`, by at most 24 hours. */
  scheduledEnd: Scalars['DateTime']['input'];
  /** Moment at which the booking is to begin. */
  scheduledStart: Scalars['DateTime']['input'];
  /** Version of the content, 0 to 2147483647; must rise with every change of content. */
  sourceVersion: Scalars['Int']['input'];
  /** Status of the booking in the source. */
  status: BookingStatus;
};

/** A partner's booking system, owned by one installation. */
export type BookingSource = Node & {
  __typename?: 'BookingSource';
  /** Null when it is not visible; partners need club:read. */
  club?: Maybe<Club>;
  /** Moment at which the source was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The account at the partner's system; null when none was named. */
  externalAccountId?: Maybe<Scalars['String']['output']>;
  /** Identifies the source in the paths of its bookings, mappings and imports; a UUID. */
  id: Scalars['ID']['output'];
  /** The owner. Null when it is not visible; partners need club:read, staff the role OWNER or OPERATOR. */
  installation?: Maybe<Installation>;
  /** Time of the last accepted booking write, to the second. */
  lastSynchronizedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the source for people. */
  name: Scalars['String']['output'];
  /** Slug of the application that owns it. */
  provider: Scalars['String']['output'];
  /** The partner's own name of it, unique in the installation. */
  sourceKey: Scalars['String']['output'];
  /** Whether the source accepts writes of bookings. */
  status: BookingSourceStatus;
  /** Moment of the last change of the source. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Some booking sources in their order, and how to go on. */
export type BookingSourceConnection = {
  __typename?: 'BookingSourceConnection';
  /** The booking sources of this page, each with its cursor. */
  edges: Array<BookingSourceEdge>;
  /** The nodes of the edges. */
  nodes: Array<BookingSource>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the booking sources of a page. */
export type BookingSourceEdge = {
  __typename?: 'BookingSourceEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The booking source. */
  node: BookingSource;
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

/** The installation, and all it may do from now on. */
export type ChangeInstallationScopesInput = {
  /** A club in which the caller has the role that this needs; any other is `not_found`. */
  clubId: Scalars['ID']['input'];
  /** All it has from now on; at least one, all of them wanted by the application. */
  grantedScopes: Array<ClubScope>;
  /** Id of the installation; one that the caller may not see is `not_found`. */
  installationId: Scalars['ID']['input'];
};

/** The installation with the scopes that it has from now on. */
export type ChangeInstallationScopesPayload = {
  __typename?: 'ChangeInstallationScopesPayload';
  /** The installation as it is now. */
  installation: Installation;
};

/** See ScoreInput. */
export type ChooseDecidingSideInput = {
  /** As in ScoreInput: a repetition answers the first event again. */
  clientEventId?: InputMaybe<Scalars['String']['input']>;
  /** As in ScoreInput; refused with `state_conflict` when another event came since. */
  eventSequence: Scalars['Int']['input'];
  /** Id of a match session; one that the caller may not see is `not_found`. */
  sessionId: Scalars['ID']['input'];
  /** Where the receivers take the point. */
  side: Side;
  /** As in ScoreInput. */
  source?: InputMaybe<RelayedScoreSource>;
};

/** The session with the side that receives the deciding point, and the event that says so. */
export type ChooseDecidingSidePayload = SessionPayload & {
  __typename?: 'ChooseDecidingSidePayload';
  /** The recorded score event. */
  event: ScoreEvent;
  /** True when this answers an event that was recorded before under the same `clientEventId`. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The session as it is now. */
  session: MatchSession;
};

/** A court club. Both products know it by the same id. */
export type Club = Node & {
  __typename?: 'Club';
  /**
   * The changes by staff and ADMINs of the club, its courts, staff and partners, newest first. For OWNERs of the club and ADMINs. Null
   * and an error for others.
   */
  auditEntries?: Maybe<AuditEntryConnection>;
  /**
   * Its booking sources: an installation's own, with bookings:read, oldest first; for staff those of all installations, by
   * provider and then oldest first.
   */
  bookingSources?: Maybe<BookingSourceConnection>;
  /** Its bookings by scheduled start, ascending. Partners need bookings:read. */
  bookings?: Maybe<BookingConnection>;
  /** Country of the club by ISO 3166-1 alpha-2, such as `AT`. */
  country: Scalars['String']['output'];
  /** Its courts, oldest first. Partners need courts:read. */
  courts?: Maybe<CourtConnection>;
  /** Currency of the club by ISO 4217, such as `EUR`. */
  currency: Scalars['String']['output'];
  /** Its published events that are still kept, in the order of their publication. Partners need events:read. */
  events?: Maybe<ClubEventConnection>;
  /**
   * Deliveries that failed or ended at the 100 newest endpoints of the club, newest first. For its OWNERs and OPERATORs and
   * for ADMINs.
   */
  failedWebhookDeliveries?: Maybe<WebhookDeliveryConnection>;
  /** Identifies the club in both APIs; a UUID. */
  id: Scalars['ID']['output'];
  /** What was approved in it, oldest first. For its OWNERs and OPERATORs and for ADMINs. */
  installationAuthorizations?: Maybe<InstallationAuthorizationConnection>;
  /** Its installations, oldest first, revoked ones included. For its OWNERs and OPERATORs and for ADMINs. */
  installations?: Maybe<InstallationConnection>;
  /** Language of the club by BCP 47, such as `de`. */
  language: Scalars['String']['output'];
  /** Its locations, oldest first. Partners need locations:read. */
  locations?: Maybe<LocationConnection>;
  /** Its match sessions by scheduled start, ascending. Partners need sessions:read. */
  matchSessions?: Maybe<MatchSessionConnection>;
  /** Name of the club for people. */
  name: Scalars['String']['output'];
  /** The open problems of the club, counted. For ADMINs. Null and an error for others. */
  needs?: Maybe<ClubNeeds>;
  /** The organization it belongs to; events are numbered within it. */
  organizationId: Scalars['ID']['output'];
  /** Snapshots that a match session in play, or over, could not follow; oldest first. For its OWNERs and OPERATORs. */
  reconciliationConflicts?: Maybe<ReconciliationConflictConnection>;
  /** Short name for addresses. */
  slug: Scalars['String']['output'];
  /** Whether requests of installations of the club are accepted. */
  status: ClubStatus;
  /** IANA time zone of the club, such as `Europe/Vienna`. */
  timezone: Scalars['String']['output'];
  /** Its webhook endpoints, oldest first: an installation's own, with webhooks:manage; for staff those of all installations. */
  webhookEndpoints?: Maybe<WebhookEndpointConnection>;
};


/** A court club. Both products know it by the same id. */
export type ClubAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditEntryFilter>;
  first: Scalars['Int']['input'];
};


/** A court club. Both products know it by the same id. */
export type ClubBookingSourcesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A court club. Both products know it by the same id. */
export type ClubBookingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BookingFilter>;
  first: Scalars['Int']['input'];
};


/** A court club. Both products know it by the same id. */
export type ClubCourtsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CourtFilter>;
  first: Scalars['Int']['input'];
};


/** A court club. Both products know it by the same id. */
export type ClubEventsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first: Scalars['Int']['input'];
};


/** A court club. Both products know it by the same id. */
export type ClubFailedWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A court club. Both products know it by the same id. */
export type ClubInstallationAuthorizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A court club. Both products know it by the same id. */
export type ClubInstallationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A court club. Both products know it by the same id. */
export type ClubLocationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LocationFilter>;
  first: Scalars['Int']['input'];
};


/** A court club. Both products know it by the same id. */
export type ClubMatchSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MatchSessionFilter>;
  first: Scalars['Int']['input'];
};


/** A court club. Both products know it by the same id. */
export type ClubReconciliationConflictsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReconciliationConflictFilter>;
  first: Scalars['Int']['input'];
};


/** A court club. Both products know it by the same id. */
export type ClubWebhookEndpointsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A record that changed; its own read says how. */
export type ClubChange = {
  __typename?: 'ClubChange';
  /** What kind of record it is. */
  kind: ClubChangeKind;
  /** Id of the record, as its own type has it; null where any records of the kind may have changed. */
  resourceId?: Maybe<Scalars['ID']['output']>;
};

/** Records that change without an event of the club. */
export type ClubChangeKind =
  /** A court whose closing staff have set, changed or ended. Only a change of its status is an event. */
  | 'COURT'
  /** A reconciliation conflict, which staff have settled. */
  | 'RECONCILIATION_CONFLICT'
  /** A webhook endpoint, its deliveries or their attempts. */
  | 'WEBHOOK_ENDPOINT';

/** Some clubs in their order, and how to go on. */
export type ClubConnection = {
  __typename?: 'ClubConnection';
  /** The clubs of this page, each with its cursor. */
  edges: Array<ClubEdge>;
  /** The nodes of the edges. */
  nodes: Array<Club>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the clubs of a page. */
export type ClubEdge = {
  __typename?: 'ClubEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The club. */
  node: Club;
};

/** One published event. It names what changed and never how: the read of the resource applies scopes and consent. */
export type ClubEvent = Node & {
  __typename?: 'ClubEvent';
  /** Names of the changed fields of the resource; sorted, each once. */
  changedFields: Array<Scalars['String']['output']>;
  /** Null when it is not visible; partners need club:read. */
  club?: Maybe<Club>;
  /** The club in which it happened. */
  clubId: Scalars['ID']['output'];
  /** Type of the change that the event reports. */
  eventType: ClubEventType;
  /** UUID, the same on every channel and at every repetition. */
  id: Scalars['ID']['output'];
  /** Moment at which the transaction of the change began. */
  occurredAt: Scalars['DateTime']['output'];
  /** The organization that it is numbered in. */
  organizationId: Scalars['ID']['output'];
  /** Place in the publication order of the organization: a decimal number of up to 19 digits, exact as text only. */
  publicationSequence: Scalars['String']['output'];
  /** The resource that the event is about. */
  resource: ClubEventResource;
  /** 1 or more; rises when the shape of the record changes. */
  schemaVersion: Scalars['Int']['output'];
  /** Place among the events of the same resource: 1, 2, 3 and so on without gaps. */
  sequence: Scalars['Int']['output'];
};

/** Some events in the order of their publication, and how to go on. */
export type ClubEventConnection = {
  __typename?: 'ClubEventConnection';
  /** The club events of this page, each with its cursor. */
  edges: Array<ClubEventEdge>;
  /** The nodes of the edges. */
  nodes: Array<ClubEvent>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** Everything of the club up to here is in this page or before it. Opaque; good as `after`. */
  position: Scalars['String']['output'];
};

/** One of the club events of a page. */
export type ClubEventEdge = {
  __typename?: 'ClubEventEdge';
  /** The event's id; good as `after`. */
  cursor: Scalars['String']['output'];
  /** The club event. */
  node: ClubEvent;
};

/** One item of the stream. */
export type ClubEventItem = {
  __typename?: 'ClubEventItem';
  /** Null in the first item. */
  event?: Maybe<ClubEvent>;
  /** Where to go on: opaque; good as `after`. */
  position: Scalars['String']['output'];
};

/** What an event is about. */
export type ClubEventResource = {
  __typename?: 'ClubEventResource';
  /** Id of the resource, as its own type has it. */
  id: Scalars['ID']['output'];
  /** What kind of resource it is. */
  kind: ClubResourceKind;
  /**
   * The resource as it is now; null when it is absent or not visible. Partners need the scope of its single
   * read: bookings:read, sessions:read or courts:read.
   */
  node?: Maybe<Node>;
};

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

/** Counts by which an ADMIN finds the clubs with a problem. */
export type ClubNeeds = {
  __typename?: 'ClubNeeds';
  /** Installations that are ACTIVE. */
  activeInstallationCount: Scalars['Int']['output'];
  /** When the oldest open conflict of a booking with a match session was found; null without one. */
  conflictSince?: Maybe<Scalars['DateTime']['output']>;
  /** Courts of the club. */
  courtCount: Scalars['Int']['output'];
  /** Courts that are OFFLINE or DEVICE_WARNING, at their last change. */
  courtsInTroubleCount: Scalars['Int']['output'];
  /** Booking sources with the status ERROR. */
  failingSourceCount: Scalars['Int']['output'];
  /** Webhook endpoints that are DISABLED, or whose latest attempt failed. */
  failingWebhookCount: Scalars['Int']['output'];
};

/** What the volunteer side shows of a club that it does not own. */
export type ClubProfile = {
  __typename?: 'ClubProfile';
  /** The club. */
  clubId: Scalars['ID']['output'];
  /** Language of the club by BCP 47, such as `de`. */
  language: Scalars['String']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** IANA time zone of the club, such as `Europe/Vienna`. */
  timezone: Scalars['String']['output'];
  /** When the club last changed. */
  updatedAt: Scalars['DateTime']['output'];
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

/** The session, and what is to be different; what is left out stays. */
export type ConfigureSessionInput = {
  /** 1 to 120 characters after trimming; null when no model watches; left out: as it is. */
  aiModelVersion?: InputMaybe<Scalars['String']['input']>;
  /** `padel-2026.1` or `padel-2026.1+mtb10`; left out: as it is. */
  ruleVersion?: InputMaybe<Scalars['String']['input']>;
  /** Left out: as it is. */
  scoringMode?: InputMaybe<ScoringMode>;
  /** Id of a match session; one that the caller may not see is `not_found`. */
  sessionId: Scalars['ID']['input'];
};

/** The session with how its match will be counted. */
export type ConfigureSessionPayload = SessionPayload & {
  __typename?: 'ConfigureSessionPayload';
  /** The session as it is now. */
  session: MatchSession;
};

/** See ScoreInput. */
export type CorrectScoreInput = {
  /** As in ScoreInput: a repetition answers the first event again. */
  clientEventId?: InputMaybe<Scalars['String']['input']>;
  /** As in ScoreInput; refused with `state_conflict` when another event came since. */
  eventSequence: Scalars['Int']['input'];
  /** The whole score; refused with `invalid_input` when no match could have it. */
  score: ScoreSnapshotInput;
  /** Id of a match session; one that the caller may not see is `not_found`. */
  sessionId: Scalars['ID']['input'];
};

/** The score as staff have set it, and the event that holds both states. */
export type CorrectScorePayload = SessionPayload & {
  __typename?: 'CorrectScorePayload';
  /** The recorded score event. */
  event: ScoreEvent;
  /** True when this answers an event that was recorded before under the same `clientEventId`. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The session as it is now. */
  session: MatchSession;
};

/** A court of a club, with its status at the moment of the read. */
export type Court = Node & {
  __typename?: 'Court';
  /** How staff have closed it; null while it is open, and for other callers than staff. */
  closing?: Maybe<CourtClosing>;
  /** Null when it is not visible; partners need club:read. */
  club?: Maybe<Club>;
  /** Moment at which the court was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What its device has reported; null without a report, and for other callers than staff. */
  device?: Maybe<CourtDeviceReport>;
  /** Identifies the court; bookings and match sessions name it as `courtId`; a UUID. */
  id: Scalars['ID']['output'];
  /** Whether the court has a roof. */
  indoorOutdoor: IndoorOutdoor;
  /** Null when it is not visible; partners need locations:read. */
  location?: Maybe<Location>;
  /** Id of the location that the court belongs to. */
  locationId: Scalars['ID']['output'];
  /** Name of the court for people. */
  name: Scalars['String']['output'];
  /** Number within its club, for people. */
  number: Scalars['Int']['output'];
  /** Name of the court that may be shown to anyone, such as on a court-side code. */
  publicId: Scalars['String']['output'];
  /** Its score pads, oldest first; null for others than OWNERs and OPERATORs of the club. */
  scorePads?: Maybe<Array<ScorePad>>;
  /** Its wall screen; null while it is off, and for others than OWNERs and OPERATORs of the club. */
  screen?: Maybe<CourtScreen>;
  /** Present state of the court, from its sessions, its device and staff. */
  status: CourtStatus;
  /** Surface that the court is laid with. */
  surfaceType: SurfaceType;
  /** Moment of the last change of the court. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What a wall screen shows of a court. */
export type CourtBoard = {
  __typename?: 'CourtBoard';
  /** Name of the club for people. */
  clubName: Scalars['String']['output'];
  /** The court. */
  courtId: Scalars['ID']['output'];
  /** Name of the court for people. */
  courtName: Scalars['String']['output'];
  /** Number of the court within its club, for people. */
  courtNumber: Scalars['Int']['output'];
  /** Language of the club by BCP 47. */
  language: Scalars['String']['output'];
  /** The match in play; else the one that is due; else one that was completed less than 10 minutes ago; else null. */
  match?: Maybe<MatchSession>;
  /** The next planned match; beside a `match`, one that is scheduled to start at or after its scheduled end. Else null. */
  next?: Maybe<MatchSession>;
  /** Name of the court that may be shown to anyone. */
  publicId: Scalars['String']['output'];
  /** Present state of the court. */
  status: CourtStatus;
  /** IANA time zone of the club, in which times are shown. */
  timezone: Scalars['String']['output'];
};

/** Who closed a court, since when, until when and why. */
export type CourtClosing = {
  __typename?: 'CourtClosing';
  /** Subject of the member of staff who closed it, or changed the closing last; null where that was not stored yet. */
  closedBy?: Maybe<Scalars['String']['output']>;
  /** Claim name of that person's access token; null without one. */
  closedByName?: Maybe<Scalars['String']['output']>;
  /** What it is closed for. */
  override: CourtStatusOverride;
  /** Text of the staff for the staff; null without one. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Moment at which it was closed; null where that was not stored yet. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** Moment at which it opens by itself; null when staff open it. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Some courts in their order, and how to go on. */
export type CourtConnection = {
  __typename?: 'CourtConnection';
  /** The courts of this page, each with its cursor. */
  edges: Array<CourtEdge>;
  /** The nodes of the edges. */
  nodes: Array<Court>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** What the gateway must know of a device to let it in. */
export type CourtDeviceIdentity = {
  __typename?: 'CourtDeviceIdentity';
  /** The club of its court. */
  clubId: Scalars['ID']['output'];
  /** The one court that it may reach. */
  courtId: Scalars['ID']['output'];
  /** The device. */
  deviceId: Scalars['ID']['output'];
  /** Whether it is a screen, which reads the board of the court alone. */
  isScreen: Scalars['Boolean']['output'];
};

/** What the device of a court has reported last. */
export type CourtDeviceReport = {
  __typename?: 'CourtDeviceReport';
  /** Whether something at the court needed attention. */
  hasWarning: Scalars['Boolean']['output'];
  /** Moment of the last report; a score of the device is one, too, once a minute. */
  lastReportedAt: Scalars['DateTime']['output'];
};

/** One of the courts of a page. */
export type CourtEdge = {
  __typename?: 'CourtEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The court. */
  node: Court;
};

/** Every given condition must hold. */
export type CourtFilter = {
  /** Keeps courts of this location. */
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** Keeps courts with this status. */
  status?: InputMaybe<CourtStatus>;
};

/** Which court of the club an external court of a booking source stands for. */
export type CourtMapping = Node & {
  __typename?: 'CourtMapping';
  /** Null when it is not visible; needs bookings:read. */
  bookingSource?: Maybe<BookingSource>;
  /** Null when it is not visible; partners need courts:read. */
  court?: Maybe<Court>;
  /** The court of the club that it stands for. */
  courtId: Scalars['ID']['output'];
  /** Moment at which the mapping was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The source's own id of the court. */
  externalCourtId: Scalars['String']['output'];
  /** The source's own name of the court; null when none was given. */
  externalCourtName?: Maybe<Scalars['String']['output']>;
  /** Identifies the mapping of one external court; a UUID. */
  id: Scalars['ID']['output'];
  /** Moment of the last change of the mapping. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A wall screen of a court that is switched on. */
export type CourtScreen = {
  __typename?: 'CourtScreen';
  /** When staff switched it on. */
  startedAt: Scalars['DateTime']['output'];
  /** Subject of the member of staff who switched it on. */
  startedBy: Scalars['String']['output'];
  /** Claim name of that person's access token; null without one. */
  startedByName?: Maybe<Scalars['String']['output']>;
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

/** What staff can set against everything else that is known of a court. */
export type CourtStatusOverride =
  /** Taken out of use. */
  | 'DISABLED'
  /** Shut for works. */
  | 'MAINTENANCE';

/** The new source; it is ACTIVE from the start. */
export type CreateBookingSourceInput = {
  /** Account in the partner's system, up to 200 characters after trimming. */
  externalAccountId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Name, 2 to 120 characters after trimming. */
  name: Scalars['String']['input'];
  /**
   * Key of the source, 2 to 80 characters of a-z, 0-9, dot, underscore, hyphen; starts with a letter or digit.
   * Unique in the installation.
   */
  sourceKey: Scalars['String']['input'];
};

/** The source that now takes bookings, or the one that an earlier request with the key made. */
export type CreateBookingSourcePayload = {
  __typename?: 'CreateBookingSourcePayload';
  /** The booking source as it is now. */
  bookingSource: BookingSource;
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
};

/** Where the stream is to begin. */
export type CreateEventStreamTicketInput = {
  /** Id of the event after which the connection begins; null for events from the connection on. */
  after?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 255 printable ASCII characters; a repetition within a day is answered with the same ticket. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What opens one socket to the event stream, once and soon. */
export type CreateEventStreamTicketPayload = {
  __typename?: 'CreateEventStreamTicketPayload';
  /** Moment at which the unused ticket ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether this is the kept answer to an earlier request with the same key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The ticket itself; only its hash is kept. */
  ticket: Scalars['String']['output'];
};

/** Name, address and event types of the receiver. */
export type CreateWebhookEndpointInput = {
  /** Text for people, up to 500 characters after trimming. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Event types, 1 to 12; repeated ones count once. */
  eventTypes: Array<ClubEventType>;
  /** 1 to 255 printable ASCII characters; a repetition within a day gets the same answer, with the secret. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Name, 2 to 120 characters after trimming. */
  name: Scalars['String']['input'];
  /** HTTPS, at most 2048 characters, without user information and fragment, at a public address. */
  url: Scalars['String']['input'];
};

/** The endpoint, with the only copy of the secret that its deliveries are signed with. */
export type CreateWebhookEndpointPayload = {
  __typename?: 'CreateWebhookEndpointPayload';
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** `whsec_` and 43 characters; the whole text is the key. Shown only here and in an exact repetition. */
  signingSecret: Scalars['String']['output'];
  /** The webhook endpoint as it is now. */
  webhookEndpoint: WebhookEndpoint;
};

/** The credential of a device, a bearer token that opens one court. */
export type DeviceCredential = {
  __typename?: 'DeviceCredential';
  /** The court. */
  courtId: Scalars['ID']['output'];
  /** The only copy of the credential; it does not expire. */
  credential: Scalars['String']['output'];
  /** Key of the court behind the key of its club: `naranjal-valencia/pista-1`. */
  key: Scalars['String']['output'];
};

/** The endpoint to disable. */
export type DisableWebhookEndpointInput = {
  /** Id of the webhook endpoint; one that the caller may not see is `not_found`. */
  endpointId: Scalars['ID']['input'];
};

/** The endpoint that was disabled; its deliveries stay readable. */
export type DisableWebhookEndpointPayload = {
  __typename?: 'DisableWebhookEndpointPayload';
  /** The webhook endpoint as it is now. */
  webhookEndpoint: WebhookEndpoint;
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
  courtId: Scalars['ID']['input'];
};

/** The court, without a screen. */
export type EndCourtScreenPayload = {
  __typename?: 'EndCourtScreenPayload';
  /** The court as it is now. */
  court: Court;
};

/** The pad that ends. */
export type EndScorePadInput = {
  /** Id of a score pad; one that the caller may not see is `not_found`. */
  scorePadId: Scalars['ID']['input'];
};

/** The court, without the pad. */
export type EndScorePadPayload = {
  __typename?: 'EndScorePadPayload';
  /** The court as it is now. */
  court: Court;
};

/** What a platform is for. */
export type Environment =
  /** Real clubs and players. */
  | 'PRODUCTION'
  /** Invented clubs and players, to try things out. */
  | 'SANDBOX';

/** The participant who is to be erased. */
export type ErasePersonInput = {
  /** A club in which the caller is an OWNER; any other is `not_found`. */
  clubId: Scalars['ID']['input'];
  /** The participant. */
  person: PersonInput;
};

/** The erasure, which is read by its id. */
export type ErasePersonPayload = {
  __typename?: 'ErasePersonPayload';
  /** As it is now, PENDING at first. */
  erasure: PersonErasure;
};

/** The code, and what proves that it was given to the one who sends it. */
export type ExchangeInstallationInput = {
  /** Authorization code, 40 to 200 characters of A-Z, a-z, 0-9, underscore, hyphen. */
  code: Scalars['String']['input'];
  /** PKCE verifier, 43 to 128 characters of A-Z, a-z, 0-9, dot, underscore, tilde, hyphen. */
  codeVerifier: Scalars['String']['input'];
  /** 1 to 255 printable ASCII characters; bound to the code for ever. */
  idempotencyKey: Scalars['String']['input'];
  /** Redirect address, up to 2048 characters; exactly the approved address. */
  redirectUri: Scalars['String']['input'];
};

/** The installation that the code was good for, as its partner needs it. */
export type ExchangeInstallationPayload = {
  __typename?: 'ExchangeInstallationPayload';
  /** What the partner asks for access tokens with. */
  exchange: InstallationExchange;
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
};

/** What the local issuer must know of a machine to give it access tokens. */
export type IdentityPrincipal = {
  __typename?: 'IdentityPrincipal';
  /** No token outlives it; null when it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** False once its installation was revoked. */
  isActive: Scalars['Boolean']['output'];
  /** RFC 7638 thumbprint of the key; assertions name it as `kid`. */
  keyId: Scalars['String']['output'];
  /** Public half of its RSA key as a JWK: JSON, as RFC 7517 defines its members. */
  publicJwk: Scalars['JSON']['output'];
  /** `sub` of its tokens. */
  subject: Scalars['String']['output'];
};

/** The source, and 1 to 500 snapshots of its bookings. */
export type ImportBookingsInput = {
  /** Id of one of the caller's own booking sources; any other is `not_found`. */
  bookingSourceId: Scalars['ID']['input'];
  /** Snapshots, 1 to 500; one booking may stand several times. */
  bookings: Array<ImportedBookingInput>;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The import that waits for its turn; its outcome is read by its id. */
export type ImportBookingsPayload = {
  __typename?: 'ImportBookingsPayload';
  /** As it was queued: PENDING. */
  bookingImport: BookingImport;
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
};

/** A refusal as `putBooking` makes it. */
export type ImportError = {
  __typename?: 'ImportError';
  /** The code of the refusal, such as `VERSION_CONFLICT` or `UNMAPPED_COURT`. */
  code: ProblemCode;
  /** Details of the code; null for codes without details. */
  details?: Maybe<Array<ImportErrorDetail>>;
  /** One sentence for logs. */
  message: Scalars['String']['output'];
  /** The stored details in any form, for the REST API. */
  storedDetails?: Maybe<Scalars['JSON']['output']>;
};

/** A detail of a refusal, such as the stored version. */
export type ImportErrorDetail = {
  __typename?: 'ImportErrorDetail';
  /**
   * `storedSourceVersion`, `submittedSourceVersion` and `reason` of `version_conflict`; `bookingSourceId` and
   * `externalCourtId` of `unmapped_court`; `bookingSourceId` and `status` of `booking_source_inactive`.
   */
  name: Scalars['String']['output'];
  /** The value as text. */
  value: Scalars['String']['output'];
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
  externalBookingId: Scalars['String']['input'];
};

/** Outcome of one record of an import. */
export type ImportedRecord = {
  __typename?: 'ImportedRecord';
  /** Null when it failed, and when it is not visible; needs bookings:read. */
  booking?: Maybe<Booking>;
  /** Id of the booking that the record wrote; null when it failed. */
  bookingId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; null when it did not. */
  error?: Maybe<ImportError>;
  /** The source's own id of the booking, as it was sent. */
  externalBookingId: Scalars['String']['output'];
  /** Whether the record was written, was known, or failed. */
  outcome: ImportOutcome;
  /** Its place in the request, from 0. */
  position: Scalars['Int']['output'];
  /** Whether the booking needs reconciliation; NONE when the record failed. */
  reconciliationStatus: ReconciliationStatus;
  /** The version that was sent. */
  sourceVersion: Scalars['Int']['output'];
};

/** Whether a court has a roof. */
export type IndoorOutdoor =
  /** In the open, under a roof. */
  | 'COVERED'
  /** In a hall. */
  | 'INDOOR'
  /** In the open. */
  | 'OUTDOOR';

/** A partner application installed by one club. */
export type Installation = Node & {
  __typename?: 'Installation';
  /** What was installed. */
  application: Application;
  /** The club that installed it. */
  club: Club;
  /** Id of its key at the identity provider; null for one that was not made by an exchange. */
  credentialKeyId?: Maybe<Scalars['String']['output']>;
  /** Whether the installation belongs to a sandbox or to real operation. */
  environment: Environment;
  /** Moment at which the installation ends by itself; null without such an end. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Without repetition, in the order of the specification's list. */
  grantedScopes: Array<ClubScope>;
  /** Identifies the application's installation in this club; a UUID. */
  id: Scalars['ID']['output'];
  /** Moment at which the club installed the application. */
  installedAt: Scalars['DateTime']['output'];
  /**
   * The latest of its requests, which shows whether it is in use; null without one for 7 days. For OWNERs and OPERATORs of
   * its club. Null and an error for others.
   */
  lastRequest?: Maybe<InstallationRequest>;
  /**
   * What is left of its requests this minute; to read it counts none. Null for one that is not let in any more, and while
   * the counter does not answer.
   */
  rateLimit?: Maybe<RateLimit>;
  /**
   * Its latest 1000 requests of 7 days at most, newest first; one appears within seconds. Of very many within a second
   * some are left out, most of all `rate_limited` ones. For OWNERs and OPERATORs of its club. Null and an error for
   * others.
   */
  requests?: Maybe<InstallationRequestConnection>;
  /** When it was revoked; null while it was not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether requests of the installation are accepted. */
  status: InstallationStatus;
};


/** A partner application installed by one club. */
export type InstallationRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** An owner's approval, worth one code. */
export type InstallationAuthorization = Node & {
  __typename?: 'InstallationAuthorization';
  /** What may install itself. */
  application: Application;
  /** The scopes that were approved. */
  approvedScopes: Array<ClubScope>;
  /** Null when it is not visible. */
  club?: Maybe<Club>;
  /** Moment at which the approval was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Where it is good: in a sandbox, or for real. */
  environment: Environment;
  /** When its code ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifies the approval of an application; a UUID. */
  id: Scalars['ID']['output'];
  /** What the exchange of its code made; null before. */
  installation?: Maybe<Installation>;
  /** When the installation will end by itself; null when it does not. */
  installationExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Returned by the exchange, for the partner to compare. */
  nonce: Scalars['String']['output'];
  /** Where the code was sent. */
  redirectUri: Scalars['String']['output'];
  /** What became of its code. */
  status: InstallationAuthorizationStatus;
};

/** Some installation authorizations in their order, and how to go on. */
export type InstallationAuthorizationConnection = {
  __typename?: 'InstallationAuthorizationConnection';
  /** The installation authorizations of this page, each with its cursor. */
  edges: Array<InstallationAuthorizationEdge>;
  /** The nodes of the edges. */
  nodes: Array<InstallationAuthorization>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the installation authorizations of a page. */
export type InstallationAuthorizationEdge = {
  __typename?: 'InstallationAuthorizationEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The installation authorization. */
  node: InstallationAuthorization;
};

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

/** Some installations in their order, and how to go on. */
export type InstallationConnection = {
  __typename?: 'InstallationConnection';
  /** The installations of this page, each with its cursor. */
  edges: Array<InstallationEdge>;
  /** The nodes of the edges. */
  nodes: Array<Installation>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the installations of a page. */
export type InstallationEdge = {
  __typename?: 'InstallationEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The installation. */
  node: Installation;
};

/** What a partner needs to ask the identity provider for access tokens. */
export type InstallationExchange = {
  __typename?: 'InstallationExchange';
  /** The application that was installed. */
  applicationId: Scalars['ID']['output'];
  /** `kid` of the partner's assertions. */
  credentialKeyId: Scalars['String']['output'];
  /** Whether the installation belongs to a sandbox or to real operation. */
  environment: Environment;
  /** The scopes that were granted. */
  grantedScopes: Array<ClubScope>;
  /** The installation that was made. */
  installationId: Scalars['ID']['output'];
  /** The one of the approval, to be compared. */
  nonce: Scalars['String']['output'];
  /** Audience of the access tokens. */
  oauthAudience: Scalars['String']['output'];
  /** What a token request names besides `openid`. */
  oauthAudienceScope: Scalars['String']['output'];
  /** `aud` of the partner's assertions. */
  oauthIssuer: Scalars['String']['output'];
  /** `iss` and `sub` of the partner's assertions. */
  oauthSubject: Scalars['String']['output'];
  /** Where access tokens are asked for. */
  oauthTokenUrl: Scalars['String']['output'];
  /** The organization of its club. */
  organizationId: Scalars['ID']['output'];
};

/** What the gateway must know of an access token's subject to let it in. */
export type InstallationIdentity = {
  __typename?: 'InstallationIdentity';
  /** The application that was installed. */
  applicationId: Scalars['ID']['output'];
  /** The one club it may reach. */
  clubId: Scalars['ID']['output'];
  /** The installation that the subject is. */
  installationId: Scalars['ID']['output'];
  /** False when the installation was revoked or has expired, or its club is not ACTIVE. */
  isActive: Scalars['Boolean']['output'];
  /** What people call the application. */
  name: Scalars['String']['output'];
  /** The organization of its club. */
  organizationId: Scalars['ID']['output'];
  /** Slug of the application. */
  provider: Scalars['String']['output'];
  /** Names of its granted scopes. */
  scopes: Array<Scalars['String']['output']>;
};

/** A request of an installation, without its content. */
export type InstallationRequest = {
  __typename?: 'InstallationRequest';
  /** The code of its refusal; null where it was answered. */
  code?: Maybe<Scalars['String']['output']>;
  /** How long the answer took, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** The id that its answer has. */
  id: Scalars['ID']['output'];
  /** Its HTTP method. */
  method: Scalars['String']['output'];
  /** When it was answered. */
  requestedAt: Scalars['DateTime']['output'];
  /** Template of its path; null for a path that leads nowhere. */
  route?: Maybe<Scalars['String']['output']>;
  /** Its HTTP status. */
  status: Scalars['Int']['output'];
};

/** Some requests in their order, and how to go on. */
export type InstallationRequestConnection = {
  __typename?: 'InstallationRequestConnection';
  /** The requests of this page, each with its cursor. */
  edges: Array<InstallationRequestEdge>;
  /** The nodes of the edges. */
  nodes: Array<InstallationRequest>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the requests of a page. */
export type InstallationRequestEdge = {
  __typename?: 'InstallationRequestEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The request. */
  node: InstallationRequest;
};

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

/** A place where a club has courts. */
export type Location = Node & {
  __typename?: 'Location';
  /** Street and number of the location. */
  address: Scalars['String']['output'];
  /** Town, as letters are addressed to it. */
  city: Scalars['String']['output'];
  /** Null when it is not visible; partners need club:read. */
  club?: Maybe<Club>;
  /** Country of the location by ISO 3166-1 alpha-2, such as `AT`. */
  country: Scalars['String']['output'];
  /** Moment at which the location was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifies the location; courts name it as `locationId`; a UUID. */
  id: Scalars['ID']['output'];
  /** Name of the location for people. */
  name: Scalars['String']['output'];
  /** By weekday, then by date; null when they are not known. */
  openingHours?: Maybe<Array<OpeningHours>>;
  /** Postal code in the form of the country. */
  postalCode: Scalars['String']['output'];
  /** Whether the location is in operation. */
  status: LocationStatus;
  /** The stored value in any form, for the REST API. */
  storedOpeningHours?: Maybe<Scalars['JSON']['output']>;
  /** IANA time zone; `openingHours` are in it. */
  timezone: Scalars['String']['output'];
  /** Moment of the last change of the location. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Some locations in their order, and how to go on. */
export type LocationConnection = {
  __typename?: 'LocationConnection';
  /** The locations of this page, each with its cursor. */
  edges: Array<LocationEdge>;
  /** The nodes of the edges. */
  nodes: Array<Location>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the locations of a page. */
export type LocationEdge = {
  __typename?: 'LocationEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The location. */
  node: Location;
};

/** Every given condition must hold. */
export type LocationFilter = {
  /** Keeps locations with this status. */
  status?: InputMaybe<LocationStatus>;
};

/** Whether a location can be played at. */
export type LocationStatus =
  /** Open. */
  | 'ACTIVE'
  /** Not in use. */
  | 'DISABLED'
  /** Shut for works; it opens again. */
  | 'MAINTENANCE';

/** One match on one court. */
export type MatchSession = Node & {
  __typename?: 'MatchSession';
  /**
   * Moment at which the match was completed or aborted; null before, and again after the reversal of a winning
   * point.
   */
  actualEnd?: Maybe<Scalars['DateTime']['output']>;
  /** Moment at which the match was started; null before. */
  actualStart?: Maybe<Scalars['DateTime']['output']>;
  /** The vision model that watches the match; null when none does. */
  aiModelVersion?: Maybe<Scalars['String']['output']>;
  /** Fields of the booking that the session was made for; null without a booking. */
  booking?: Maybe<SessionBooking>;
  /** Null when it is not visible; partners need club:read. */
  club?: Maybe<Club>;
  /** The club it is played in. */
  clubId: Scalars['ID']['output'];
  /** Null when it is not visible; partners need courts:read. */
  court?: Maybe<Court>;
  /** The court it is played on. */
  courtId: Scalars['ID']['output'];
  /** Moment at which the match session was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What a board at the court shows; follows from status and score alone. */
  displayPhase: DisplayPhase;
  /** Sequence of the last score event, 0 before the first; writers send the one they saw. */
  eventSequence: Scalars['Int']['output'];
  /** Identifies the match session; its booking names it as `matchSessionId`; a UUID. */
  id: Scalars['ID']['output'];
  /** Null when it is not visible; partners need locations:read. */
  location?: Maybe<Location>;
  /** The location of its court. */
  locationId: Scalars['ID']['output'];
  /**
   * Participants of the session who consent in the booking's present snapshot; only with participants:read, and for
   * the owner of the booking's source.
   */
  participants: Array<Participant>;
  /**
   * Names and teams of its players who consent in the booking's present snapshot: for staff, and for the devices and the
   * screen of the court. Partners see the same persons as in `participants`.
   */
  players: Array<SessionPlayer>;
  /** Rules the match is counted by, such as `padel-2026.1`. */
  ruleVersion: Scalars['String']['output'];
  /** Moment at which the match is to end; after `scheduledStart`. */
  scheduledEnd: Scalars['DateTime']['output'];
  /** Moment at which the match is to begin. */
  scheduledStart: Scalars['DateTime']['output'];
  /** Score of the match; null until the match is started; partners need scores:read. */
  score?: Maybe<ScoreSnapshot>;
  /** How a game is decided after 40-40. */
  scoringMode: ScoringMode;
  /** Stage of the match, from its plan to its end. */
  status: MatchSessionStatus;
  /** Moment of the last change of the match session. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Some match sessions in their order, and how to go on. */
export type MatchSessionConnection = {
  __typename?: 'MatchSessionConnection';
  /** The match sessions of this page, each with its cursor. */
  edges: Array<MatchSessionEdge>;
  /** The nodes of the edges. */
  nodes: Array<MatchSession>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the match sessions of a page. */
export type MatchSessionEdge = {
  __typename?: 'MatchSessionEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The match session. */
  node: MatchSession;
};

/** Every given condition must hold. */
export type MatchSessionFilter = {
  /** Keeps sessions on this court. */
  courtId?: InputMaybe<Scalars['ID']['input']>;
  /** Keeps sessions that are scheduled to start at or after this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keeps sessions at this location. */
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** Keeps sessions with this status. */
  status?: InputMaybe<MatchSessionStatus>;
  /** Keeps sessions that are scheduled to start at or before this moment; not earlier than `from`. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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

/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * ACTIVE or PAUSED becomes ABORTED. For staff.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  abortSession?: Maybe<AbortSessionPayload>;
  /**
   * Approves that an application installs itself in the club. The answer holds the only copy of a code that is good
   * once and for ten minutes. For OWNERs of the club and for ADMINs.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  approveInstallation?: Maybe<ApproveInstallationPayload>;
  /**
   * Appends MATCH_AWARDED: retirement, walkover or default; the session becomes COMPLETED.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  awardMatch?: Maybe<AwardMatchPayload>;
  /** Binds the roles of an e-mail address to the subject that has proved it first. For the gateway alone. */
  bindStaffMember?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Gives an active installation other scopes, from its next request on. A revoked one has none to change.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  changeInstallationScopes?: Maybe<ChangeInstallationScopesPayload>;
  /**
   * Appends DECIDING_SIDE_SELECTED, while a golden or star point is pending.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  chooseDecidingSide?: Maybe<ChooseDecidingSidePayload>;
  /**
   * Sets how a match will be counted, and which vision model watches it. `scoringMode` and `ruleVersion` are frozen
   * from the first score event. For staff.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  configureSession?: Maybe<ConfigureSessionPayload>;
  /**
   * Appends SCORE_CORRECTED with the whole score as it should be. For staff.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  correctScore?: Maybe<CorrectScorePayload>;
  /**
   * Makes a booking source of the calling installation. Needs bookings:write.
   *
   * Problem codes: `source_key_exists`, and the shared ones of `ProblemCode`.
   */
  createBookingSource?: Maybe<CreateBookingSourcePayload>;
  /**
   * Makes a ticket for one connection to the event stream, good for 60 seconds. Needs events:read. `after` must be
   * known and still kept.
   *
   * Problem codes: `invalid_cursor`, and the shared ones of `ProblemCode`.
   */
  createEventStreamTicket?: Maybe<CreateEventStreamTicketPayload>;
  /**
   * Creates a webhook endpoint of the calling installation. It receives events that are published from then on.
   * Needs webhooks:manage. Beside ten others it is `endpoint_limit_reached`.
   *
   * Problem codes: `unsafe_webhook_url`, `endpoint_limit_reached`, and the shared ones of `ProblemCode`.
   */
  createWebhookEndpoint?: Maybe<CreateWebhookEndpointPayload>;
  /**
   * Disables a webhook endpoint of the calling installation and empties its event types; repeatable.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  disableWebhookEndpoint?: Maybe<DisableWebhookEndpointPayload>;
  /**
   * Switches the screen of a court off: its token is refused from now on. For OWNERs and OPERATORs of the club.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  endCourtScreen?: Maybe<EndCourtScreenPayload>;
  /**
   * Ends a score pad: its credential, or its unused code, is refused from now on. For OWNERs and OPERATORs of the club.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  endScorePad?: Maybe<EndScorePadPayload>;
  /**
   * Erases a participant of one booking source from queued imports, bookings and match sessions. Their places and teams
   * stay; events and their order stay, because they never name participants. It begins after 15 seconds, with the
   * snapshots that were being written; until it is COMPLETED, snapshots that name the person are stored without. A
   * repetition returns the erasure in progress. For OWNERs of the club and for ADMINs.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  erasePerson?: Maybe<ErasePersonPayload>;
  /**
   * Exchanges a code for an installation. Called without a credential, and by the platform's own processes alone.
   * Whatever is wrong with a code, it is refused with the same `invalid_input`; `dependency_unavailable` while the
   * identity provider is away leaves the code good.
   *
   * Problem codes: the shared ones of `ProblemCode`.
   */
  exchangeInstallation?: Maybe<ExchangeInstallationPayload>;
  /**
   * Queues up to 500 complete snapshots of one source. They are written in their order after the answer; what
   * `putBooking` would refuse fails only its record. Needs bookings:write, and participants:write when any booking
   * gives `participants`. The source must be neither PAUSED nor DISABLED.
   *
   * Problem codes: `not_found`, `booking_source_inactive`, and the shared ones of `ProblemCode`.
   */
  importBookings?: Maybe<ImportBookingsPayload>;
  /**
   * READY becomes WAITING_FOR_PLAYERS before its start is reached.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  openSession?: Maybe<OpenSessionPayload>;
  /**
   * Exchanges the one-time code of a score pad for its credential. Refused with `invalid_credential` when it was used before
   * or has expired. For the platform's own pages alone, which count the attempts of an address.
   */
  pairScorePad?: Maybe<PairScorePadPayload>;
  /**
   * ACTIVE becomes PAUSED.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  pauseMatch?: Maybe<PauseMatchPayload>;
  /**
   * Sends a signed test message of type `ping` to an endpoint now and returns the result. It is no event, is never
   * repeated and counts as no failure. Needs webhooks:manage and ownership, or the role OWNER in the club.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  pingWebhookEndpoint?: Maybe<PingWebhookEndpointPayload>;
  /**
   * Creates and changes organizations, their clubs, locations, courts and staff, and applications of partners, so that
   * they are as given. Records are found again by their keys; a repetition changes nothing. All of it is done, or nothing:
   * `invalid_input` lists every fault with its path. Nothing is deleted without `prune`. For ADMINs.
   *
   * Problem codes: the shared ones of `ProblemCode`.
   */
  provision?: Maybe<ProvisionPayload>;
  /**
   * Writes the complete snapshot of one booking. Needs bookings:write, and participants:write when `participants` is
   * given.
   *
   * Problem codes: `not_found`, `version_conflict`, `unmapped_court`, `booking_source_inactive`, and the shared ones
   * of `ProblemCode`.
   */
  putBooking?: Maybe<PutBookingPayload>;
  /**
   * Creates or replaces the link from an external court to one of the club's courts. Needs bookings:write and an own
   * source that takes writes.
   *
   * Problem codes: `not_found`, `booking_source_inactive`, and the shared ones of `ProblemCode`.
   */
  putCourtMapping?: Maybe<PutCourtMappingPayload>;
  /** Stores up to 500 requests of installations in their log. For facades and gateways alone. */
  recordInstallationRequests?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Appends POINT_WON. The point that wins the match makes the session COMPLETED.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  recordPoint?: Maybe<RecordPointPayload>;
  /**
   * Makes deliveries of the events that an endpoint missed while it was disabled, from the log: of up to 500 kept events
   * after a position, those of its types that it was never sent. Needs what `resendWebhookDelivery` needs.
   *
   * Problem codes: `invalid_cursor`, `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  recoverWebhookEndpoint?: Maybe<RecoverWebhookEndpointPayload>;
  /**
   * Uses the caller's ticket up. Refused with `invalid_credential` when it was used before or has expired. For the
   * platform alone.
   */
  redeemEventStreamTicket?: Maybe<RedeemEventStreamTicketPayload>;
  /**
   * Makes an application known, so that clubs can install it. For ADMINs.
   *
   * Problem codes: `state_conflict`, and the shared ones of `ProblemCode`.
   */
  registerApplication?: Maybe<RegisterApplicationPayload>;
  /**
   * A sign of life of the calling court device; five minutes after the last one its court is OFFLINE.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  reportCourtDevice?: Maybe<ReportCourtDevicePayload>;
  /**
   * Puts up to 1000 deliveries of all active endpoints of a club that failed or ended since a moment up for an attempt now,
   * oldest first; of its 100 newest endpoints. For OWNERs of the club.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  resendFailedDeliveriesOfClub?: Maybe<ResendFailedDeliveriesOfClubPayload>;
  /**
   * Puts up to 1000 deliveries of an endpoint that failed or ended since a moment up for an attempt now, oldest
   * first. Needs what `resendWebhookDelivery` needs.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  resendFailedWebhookDeliveries?: Maybe<ResendFailedWebhookDeliveriesPayload>;
  /**
   * Puts one delivery up for an attempt now, in the place of a retry that waits; one that is under way is left
   * alone. Needs webhooks:manage and ownership, or the role OWNER in the club. The endpoint must be active.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  resendWebhookDelivery?: Maybe<ResendWebhookDeliveryPayload>;
  /**
   * Ends a conflict that the staff have settled with the booking's source. For OWNERs and OPERATORs of the club.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  resolveReconciliationConflict?: Maybe<ResolveReconciliationConflictPayload>;
  /**
   * PAUSED becomes ACTIVE. Refused while another session on the court is ACTIVE.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  resumeMatch?: Maybe<ResumeMatchPayload>;
  /**
   * Appends POINT_REVERSED for the latest point that counts. The point that won the match can be reversed within ten
   * minutes, while no other session on the court is ACTIVE: COMPLETED becomes ACTIVE again.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  reversePoint?: Maybe<ReversePointPayload>;
  /**
   * Ends an installation for ever, from its next request on: its booking sources become DISABLED and its principal
   * at the identity provider is deactivated. Revoking it again changes nothing.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  revokeInstallation?: Maybe<RevokeInstallationPayload>;
  /**
   * Replaces the signing secret at once; the old one signs nothing any more.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  rotateWebhookSecret?: Maybe<RotateWebhookSecretPayload>;
  /**
   * Pauses, disables or reactivates a partner's booking source; its waiting imports wait, fail or go on accordingly,
   * and its bookings stay. For OWNERs of the club. The source of a revoked installation stays DISABLED.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  setBookingSourceStatus?: Maybe<SetBookingSourceStatusPayload>;
  /**
   * Sets the status of a club. Only an ACTIVE club accepts its installations and API keys, changes by its staff and
   * devices, and delivers webhooks. For ADMINs.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  setClubStatus?: Maybe<SetClubStatusPayload>;
  /**
   * Closes a court, until a moment or until it is opened, or opens it again. For OWNERs and OPERATORs of the club.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  setCourtStatusOverride?: Maybe<SetCourtStatusOverridePayload>;
  /**
   * Switches the screen of a court on: a wall screen with the token reads the board of this court, and no more. A token of
   * before ends. For OWNERs and OPERATORs of the club.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  startCourtScreen?: Maybe<StartCourtScreenPayload>;
  /**
   * Appends MATCH_STARTED: READY or WAITING_FOR_PLAYERS becomes ACTIVE, and the score begins. Refused while another
   * session on the court is ACTIVE.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  startMatch?: Maybe<StartMatchPayload>;
  /**
   * Makes a one-time code of ten minutes, which pairs a score pad as a device of the court. Up to 10 pads of a court, without
   * those whose code has expired unused. For OWNERs and OPERATORs of the club.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  startScorePad?: Maybe<StartScorePadPayload>;
  /**
   * Changes the name, the time zone or the language of a club; for its OWNERs. Mails, pages and exports show local
   * times of the club's zone. A repetition changes nothing.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  updateClub?: Maybe<UpdateClubPayload>;
  /**
   * Changes a webhook endpoint of the calling installation. What waits for another attempt goes to the new address
   * with the current secret.
   *
   * Problem codes: `not_found`, `unsafe_webhook_url`, and the shared ones of `ProblemCode`.
   */
  updateWebhookEndpoint?: Maybe<UpdateWebhookEndpointPayload>;
  /**
   * Takes back an approval whose code was not exchanged yet, unless an exchange runs.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  withdrawInstallationAuthorization?: Maybe<WithdrawInstallationAuthorizationPayload>;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationAbortSessionArgs = {
  input: SessionInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationApproveInstallationArgs = {
  input: ApproveInstallationInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationAwardMatchArgs = {
  input: TeamScoreInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationBindStaffMemberArgs = {
  email: Scalars['String']['input'];
  subject: Scalars['String']['input'];
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationChangeInstallationScopesArgs = {
  input: ChangeInstallationScopesInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationChooseDecidingSideArgs = {
  input: ChooseDecidingSideInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationConfigureSessionArgs = {
  input: ConfigureSessionInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCorrectScoreArgs = {
  input: CorrectScoreInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCreateBookingSourceArgs = {
  input: CreateBookingSourceInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCreateEventStreamTicketArgs = {
  input: CreateEventStreamTicketInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCreateWebhookEndpointArgs = {
  input: CreateWebhookEndpointInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationDisableWebhookEndpointArgs = {
  input: DisableWebhookEndpointInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationEndCourtScreenArgs = {
  input: EndCourtScreenInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationEndScorePadArgs = {
  input: EndScorePadInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationErasePersonArgs = {
  input: ErasePersonInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationExchangeInstallationArgs = {
  input: ExchangeInstallationInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationImportBookingsArgs = {
  input: ImportBookingsInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationOpenSessionArgs = {
  input: SessionInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationPairScorePadArgs = {
  input: PairScorePadInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationPauseMatchArgs = {
  input: SessionInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationPingWebhookEndpointArgs = {
  input: PingWebhookEndpointInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationProvisionArgs = {
  input: ProvisionInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationPutBookingArgs = {
  input: PutBookingInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationPutCourtMappingArgs = {
  input: PutCourtMappingInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationRecordInstallationRequestsArgs = {
  requests: Scalars['JSON']['input'];
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationRecordPointArgs = {
  input: TeamScoreInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationRecoverWebhookEndpointArgs = {
  input: RecoverWebhookEndpointInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationRedeemEventStreamTicketArgs = {
  input: RedeemEventStreamTicketInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationRegisterApplicationArgs = {
  input: RegisterApplicationInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationReportCourtDeviceArgs = {
  input: ReportCourtDeviceInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationResendFailedDeliveriesOfClubArgs = {
  input: ResendFailedDeliveriesOfClubInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationResendFailedWebhookDeliveriesArgs = {
  input: ResendFailedWebhookDeliveriesInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationResendWebhookDeliveryArgs = {
  input: ResendWebhookDeliveryInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationResolveReconciliationConflictArgs = {
  input: ResolveReconciliationConflictInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationResumeMatchArgs = {
  input: SessionInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationReversePointArgs = {
  input: ScoreInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationRevokeInstallationArgs = {
  input: RevokeInstallationInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationSetBookingSourceStatusArgs = {
  input: SetBookingSourceStatusInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationSetClubStatusArgs = {
  input: SetClubStatusInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationSetCourtStatusOverrideArgs = {
  input: SetCourtStatusOverrideInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationStartCourtScreenArgs = {
  input: StartCourtScreenInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationStartMatchArgs = {
  input: ScoreInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationStartScorePadArgs = {
  input: StartScorePadInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationUpdateClubArgs = {
  input: UpdateClubInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationUpdateWebhookEndpointArgs = {
  input: UpdateWebhookEndpointInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationWithdrawInstallationAuthorizationArgs = {
  input: WithdrawInstallationAuthorizationInput;
};

/** Whatever has an id of its own. */
export type Node = {
  /** UUID, unique in the whole graph. */
  id: Scalars['ID']['output'];
};

/** The session that waits for its match to be started. */
export type OpenSessionPayload = SessionPayload & {
  __typename?: 'OpenSessionPayload';
  /** The session as it is now. */
  session: MatchSession;
};

/** When a location is open on a weekday, or on a date, which goes before its weekday. */
export type OpeningHours = {
  __typename?: 'OpeningHours';
  /** Null for a weekday. */
  date?: Maybe<Scalars['Date']['output']>;
  /** When it is open on that day; empty when it is closed. */
  intervals: Array<OpeningInterval>;
  /** Why a date differs from its weekday. */
  note?: Maybe<Scalars['String']['output']>;
  /** Null for a date. */
  weekday?: Maybe<Weekday>;
};

/** A time of a day in the time zone of the location. */
export type OpeningInterval = {
  __typename?: 'OpeningInterval';
  /** `23:00`; on the next day when it is not after `opens`. */
  closes: Scalars['String']['output'];
  /** `08:00`. */
  opens: Scalars['String']['output'];
};

/** Where a page of a list stands. Cursors are opaque, and good for the same caller, list and filters alone. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge, good as `after`; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows behind `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether the page was asked for by `after`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** The code, as typed. */
export type PairScorePadInput = {
  /** Case and hyphens do not matter. */
  code: Scalars['String']['input'];
};

/** The credential of a pad. */
export type PairScorePadPayload = {
  __typename?: 'PairScorePadPayload';
  /** Name of its court that may be shown to anyone. */
  courtPublicId: Scalars['String']['output'];
  /** Token of the pad; only its hash is stored. */
  credential: Scalars['String']['output'];
};

/** A player of a booking, by the name the partner gave. */
export type Participant = {
  __typename?: 'Participant';
  /** Name that may be shown at the court. */
  displayName: Scalars['String']['output'];
  /** The source's own id of the player. */
  externalId: Scalars['String']['output'];
};

/** A player of a booking, as its source knows them. */
export type ParticipantInput = {
  /** The source's receipt of the consent, 1 to 200 characters; only together with consent. */
  consentReference?: InputMaybe<Scalars['String']['input']>;
  /** Whether partners may be shown this participant; false when it is left out. */
  consentToShare?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name that is shown, 1 to 80 characters after trimming. */
  displayName: Scalars['String']['input'];
  /** Id of the participant in the partner's system, 1 to 200 characters after trimming. */
  externalId: Scalars['String']['input'];
  /** The team of the participant; null before the teams are known. */
  team?: InputMaybe<Team>;
};

/** The session that stands still. */
export type PauseMatchPayload = SessionPayload & {
  __typename?: 'PauseMatchPayload';
  /** The session as it is now. */
  session: MatchSession;
};

/** The erasure of a participant; it never names the person. */
export type PersonErasure = Node & {
  __typename?: 'PersonErasure';
  /** Redacted bookings so far. */
  bookingCount: Scalars['Int']['output'];
  /** Id of the source whose participant is erased. */
  bookingSourceId: Scalars['ID']['output'];
  /** Moment from which nothing is stored of the person; null before. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Moment of the request. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifies the erasure; a UUID. */
  id: Scalars['ID']['output'];
  /** Redacted snapshots of queued imports so far. */
  importCount: Scalars['Int']['output'];
  /** Redacted match sessions so far. */
  sessionCount: Scalars['Int']['output'];
  /** Progress of the erasure. */
  status: PersonErasureStatus;
  /** Moment of the last progress. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Progress of an erasure. */
export type PersonErasureStatus =
  /** Nothing is stored of the person. */
  | 'COMPLETED'
  /** It has not begun. */
  | 'PENDING'
  /** Rows are being redacted. */
  | 'PROCESSING';

/** A page of what is stored of a participant. */
export type PersonExport = {
  __typename?: 'PersonExport';
  /** Cursor of the next page; null at the end. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The records of the page, up to 500. */
  records: Array<PersonRecord>;
};

/** A participant of one booking source: by `externalId` or by `displayName`, not both. */
export type PersonInput = {
  /** Id of a booking source of the club; any other is `not_found`. */
  bookingSourceId: Scalars['ID']['input'];
  /** The exact display name of every participant who is meant, 1 to 80 characters after trimming. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** The source's own id of the participant, 1 to 200 characters after trimming. */
  externalId?: InputMaybe<Scalars['String']['input']>;
};

/** A record that names the participant. */
export type PersonRecord = {
  __typename?: 'PersonRecord';
  /** The source's own id of the booking. */
  externalBookingId?: Maybe<Scalars['String']['output']>;
  /** Where the record is stored. */
  kind: PersonRecordKind;
  /** The participant as stored; by a display name, up to 4 persons may have it. */
  participants: Array<StoredParticipant>;
  /** Id of the import, booking or match session. */
  recordId: Scalars['ID']['output'];
  /** Begin of the booking or match session. */
  scheduledStart: Scalars['DateTime']['output'];
};

/** A table that names participants. */
export type PersonRecordKind =
  /** A booking. */
  | 'BOOKING'
  /** A snapshot of an import that is not complete. */
  | 'IMPORT'
  /** A match session. */
  | 'MATCH_SESSION';

/** The endpoint to try. */
export type PingWebhookEndpointInput = {
  /** Id of the webhook endpoint; one that the caller may not see is `not_found`. */
  endpointId: Scalars['ID']['input'];
};

/** How the endpoint answered one attempt, which is kept nowhere. */
export type PingWebhookEndpointPayload = {
  __typename?: 'PingWebhookEndpointPayload';
  /** How long the attempt took, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** What went wrong; null after any 2xx. */
  failureClass?: Maybe<WebhookFailure>;
  /** Null when no answer came. */
  responseStatus?: Maybe<Scalars['Int']['output']>;
};

/** The points of both teams. */
export type PointPair = {
  __typename?: 'PointPair';
  /** Points of the blue team. */
  blue: Scalars['String']['output'];
  /** Points of the orange team. */
  orange: Scalars['String']['output'];
};

/** The points of both teams, as in PointPair. */
export type PointPairInput = {
  /** Of the blue team. */
  blue: Scalars['String']['input'];
  /** Of the orange team. */
  orange: Scalars['String']['input'];
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
  admins?: InputMaybe<Array<ProvisionedAdminInput>>;
  /** Up to 200. */
  applications?: InputMaybe<Array<ProvisionedApplicationInput>>;
  /** True returns what would change, and changes nothing. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Up to 200, each with its clubs; one call names up to 1000 records. */
  organizations?: InputMaybe<Array<ProvisionedOrganizationInput>>;
  /**
   * True deletes what a given list of a named club, or `admins`, no longer names: locations, courts, devices and staff
   * that were provisioned. A court with bookings, sessions or mappings stays without its device, and its location stays.
   */
  prune?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What changed or, of a dry run, would change. */
export type ProvisionPayload = {
  __typename?: 'ProvisionPayload';
  /** Each record that differs from what was given; at most 1000 are listed. */
  changes: Array<ProvisioningChange>;
  /** The named clubs that exist now, in the order of the input. */
  clubs: Array<Club>;
  /** The credentials that were made, each shown this once; none of a dry run. */
  credentials: Array<DeviceCredential>;
  /** How many records are as given already. */
  unchangedCount: Scalars['Int']['output'];
};

/** An ADMIN of the platform, by e-mail address or by subject. */
export type ProvisionedAdminInput = {
  /** As in `ProvisionedStaffInput`. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** As in `ProvisionedStaffInput`. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** An application of a partner, by its key. */
export type ProvisionedApplicationInput = {
  /** 2 to 40 characters of a-z, 0-9, hyphen; starts with a letter. The slug of the application, unique. */
  key: Scalars['String']['input'];
  /** An https address, up to 2048 characters. */
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 120 characters after trimming. */
  name: Scalars['String']['input'];
  /** Public half of an RSA key of 2048 to 8192 bits, as a JWK in JSON or as PEM. */
  publicKey: Scalars['String']['input'];
  /** 2 to 120 characters after trimming; the company or person who publishes it. */
  publisher?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10 addresses, https or http on this machine, without fragment; up to 2048 characters each. */
  redirectUris: Array<Scalars['String']['input']>;
  /** At least one; repeated ones count once. */
  wantedScopes: Array<ClubScope>;
};

/** A club, by its key. */
export type ProvisionedClubInput = {
  /** ISO 3166-1 alpha-2, such as `ES`. */
  country: Scalars['String']['input'];
  /** ISO 4217, such as `EUR`. */
  currency: Scalars['String']['input'];
  /** 2 to 40 characters of a-z, 0-9, hyphen; starts with a letter. The slug of the club, unique. */
  key: Scalars['String']['input'];
  /** A language tag, BCP 47, such as `de` or `pt-BR`. */
  language: Scalars['String']['input'];
  /** Up to 200; absent, locations and courts stay as they are. */
  locations?: InputMaybe<Array<ProvisionedLocationInput>>;
  /** 1 to 120 characters after trimming. */
  name: Scalars['String']['input'];
  /** Up to 200 roles; they add to those of access tokens. Absent, they stay as they are. */
  staff?: InputMaybe<Array<ProvisionedStaffInput>>;
  /** An IANA time zone, such as `Europe/Vienna`. */
  timezone: Scalars['String']['input'];
};

/** A court, by its key in the club. */
export type ProvisionedCourtInput = {
  /**
   * 1 to 9999: number of the credential of its device. A higher number than the one before replaces the credential. Absent,
   * the court gets no device.
   */
  device?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it has a roof. */
  indoorOutdoor: IndoorOutdoor;
  /** 2 to 40 characters of a-z, 0-9, hyphen; starts with a letter. A court stays at its location. */
  key: Scalars['String']['input'];
  /** 1 to 120 characters after trimming. */
  name: Scalars['String']['input'];
  /** 1 to 9999. */
  number: Scalars['Int']['input'];
  /** 1 to 40 characters of A-Z, a-z, 0-9, hyphen, underscore; unique. */
  publicId: Scalars['String']['input'];
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
  address?: InputMaybe<Scalars['String']['input']>;
  /** Up to 120 characters; absent, it stays as it is, of a new location empty. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Up to 200; absent, they stay as they are. */
  courts?: InputMaybe<Array<ProvisionedCourtInput>>;
  /** 2 to 40 characters of a-z, 0-9, hyphen; starts with a letter. */
  key: Scalars['String']['input'];
  /** 1 to 120 characters after trimming. */
  name: Scalars['String']['input'];
  /** Up to 31 weekdays and dates, each named once; an empty list stores that they are not known. Absent, they stay as they are. */
  openingHours?: InputMaybe<Array<ProvisionedOpeningHoursInput>>;
  /** Up to 20 characters; absent, it stays as it is, of a new location empty. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Absent, it stays as it is, of a new location ACTIVE. */
  status?: InputMaybe<LocationStatus>;
};

/** Opening hours of a weekday, or of a date, which goes before its weekday. */
export type ProvisionedOpeningHoursInput = {
  /** Either this or the weekday. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Up to 4; an empty list where the location is closed. */
  intervals: Array<ProvisionedOpeningIntervalInput>;
  /** 1 to 120 characters after trimming: why a date differs from its weekday. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Either this or the date. */
  weekday?: InputMaybe<Weekday>;
};

/** A time of a day in the time zone of the club. */
export type ProvisionedOpeningIntervalInput = {
  /** Such as `23:00`; on the next day when it is not after `opens`. */
  closes: Scalars['String']['input'];
  /** Such as `08:00`. */
  opens: Scalars['String']['input'];
};

/** An organization, by its key. */
export type ProvisionedOrganizationInput = {
  /** Up to 200. A club stays with its organization. */
  clubs?: InputMaybe<Array<ProvisionedClubInput>>;
  /** 2 to 40 characters of a-z, 0-9, hyphen; starts with a letter. */
  key: Scalars['String']['input'];
  /** 1 to 120 characters after trimming. */
  name: Scalars['String']['input'];
};

/** A person by e-mail address or by subject, and a role in the club. */
export type ProvisionedStaffInput = {
  /**
   * Up to 254 characters, compared with A-Z in lower case. It counts for the first subject whose access token has it as a
   * verified address, and for that subject alone.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  /** What the person is in the club. */
  role: ClubRole;
  /** 1 to 200 characters: `sub` of the access tokens; either this or the address. */
  subject?: InputMaybe<Scalars['String']['input']>;
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

/** A record that differs from what was given. */
export type ProvisioningChange = {
  __typename?: 'ProvisioningChange';
  /** What was done with it, or would be. */
  action: ProvisioningAction;
  /** Names of the changed fields; empty unless it is updated. */
  fields: Array<Scalars['String']['output']>;
  /**
   * Its key; of a location, court or device behind the key of its club: `naranjal-valencia/pista-1`. Of a role the person and the
   * role: `naranjal-valencia/owner@naranjal.example OWNER`.
   */
  key: Scalars['String']['output'];
  /** What it is. */
  kind: ProvisionedKind;
};

/** A complete snapshot; what is left out is removed. */
export type PutBookingInput = {
  /** Id of one of the caller's own booking sources; any other is `not_found`. */
  bookingSourceId: Scalars['ID']['input'];
  /** The source's own id of the booking, taken exactly as it is; 1 to 200 characters. */
  externalBookingId: Scalars['String']['input'];
  /** Id of the court in the source, 1 to 200 characters after trimming; must be mapped to a court. */
  externalCourtId: Scalars['String']['input'];
  /** Participants, at most 4, each external id once. */
  participants?: InputMaybe<Array<ParticipantInput>>;
  /** After `scheduledStart`, by at most 24 hours. */
  scheduledEnd: Scalars['DateTime']['input'];
  /** Moment at which the booking is to begin. */
  scheduledStart: Scalars['DateTime']['input'];
  /** Version of the content, 0 to 2147483647; must rise with every change of content. */
  sourceVersion: Scalars['Int']['input'];
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

/** The booking as it was stored, and what the snapshot did to it and to its match session. */
export type PutBookingPayload = {
  __typename?: 'PutBookingPayload';
  /** The booking as it is now. */
  booking: Booking;
  /** What the snapshot did. */
  outcome: PutBookingOutcome;
  /** Whether the booking's match session could follow it. */
  reconciliationStatus: ReconciliationStatus;
};

/** The external court, and the court of the club that it stands for. */
export type PutCourtMappingInput = {
  /** Id of one of the caller's own booking sources; any other is `not_found`. */
  bookingSourceId: Scalars['ID']['input'];
  /** A court of the caller's club. */
  courtId: Scalars['ID']['input'];
  /** Id of the court in the source, 1 to 200 characters after trimming. */
  externalCourtId: Scalars['String']['input'];
  /** Name of the court in the source, 1 to 120 characters after trimming. */
  externalCourtName: Scalars['String']['input'];
};

/** The link as it stands, and whether there was one before. */
export type PutCourtMappingPayload = {
  __typename?: 'PutCourtMappingPayload';
  /** The court mapping as it is now. */
  courtMapping: CourtMapping;
  /** False when an earlier link was replaced. */
  isNew: Scalars['Boolean']['output'];
};

/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type Query = {
  __typename?: 'Query';
  /** One application. For OWNERs and OPERATORs of any club and for ADMINs. */
  application?: Maybe<Application>;
  /** Applications of partners, oldest first, for OWNERs of any club, who approve them, OPERATORs and ADMINs. */
  applications?: Maybe<ApplicationConnection>;
  /** The changes by staff and ADMINs in all clubs and of the platform itself, of the club, its courts, staff and partners, newest first. For ADMINs. */
  auditEntries?: Maybe<AuditEntryConnection>;
  /** What the club side has still to do, of all clubs together. For ADMINs. */
  backlog?: Maybe<Backlog>;
  /** One booking as its source sent it last, with its match session. Needs bookings:read or a role in its club. */
  booking?: Maybe<Booking>;
  /** One import of the calling installation, with what became of its records so far. Needs bookings:read. */
  bookingImport?: Maybe<BookingImport>;
  /** The calling installation's own booking sources, oldest first. Needs bookings:read. */
  bookingSources?: Maybe<BookingSourceConnection>;
  /**
   * Bookings of the calling installation's club by scheduled start, ascending. Needs bookings:read; staff read
   * `Club.bookings`.
   */
  bookings?: Maybe<BookingConnection>;
  /** One club. Partners see their own with club:read, staff those they have a role in; any other is null. */
  club?: Maybe<Club>;
  /** The names of the types of the nodes that have these ids, each null unless the caller may read it. For the gateway alone. */
  clubNodeTypes: Array<Maybe<Scalars['String']['output']>>;
  /** Clubs by the time of their last change, up to 500 behind a position. For the gateway alone. */
  clubProfiles?: Maybe<Array<ClubProfile>>;
  /** The clubs a staff member has a role in, for ADMINs every club, oldest first. For staff alone. */
  clubs?: Maybe<ClubConnection>;
  /** The first 20 clubs, by their slugs, whose slug begins with a text. For ADMINs. */
  clubsBySlug?: Maybe<Array<Club>>;
  /** One court, with its status at the moment of the read. Needs courts:read or a role in its club. */
  court?: Maybe<Court>;
  /**
   * What a wall screen shows of a court. For the screen and the devices of the court, and for staff with a role for the
   * sessions of its club; of another court, null.
   */
  courtBoard?: Maybe<CourtBoard>;
  /** The device that has a credential; null where there is none. For the gateway alone. */
  courtDevice?: Maybe<CourtDeviceIdentity>;
  /** The link from an external court of one of the caller's own sources to a court of the club. Needs courts:read. */
  courtMapping?: Maybe<CourtMapping>;
  /** Courts of the calling installation's club, oldest first. Needs courts:read; staff read `Club.courts`. */
  courts?: Maybe<CourtConnection>;
  /** Whose unused ticket has this SHA-256, in hex. For the gateway alone. */
  eventStreamTicketHolder?: Maybe<InstallationIdentity>;
  /**
   * Published events of the calling installation's club that are still kept, in the order of their publication. Needs
   * events:read; staff read `Club.events`.
   */
  events?: Maybe<ClubEventConnection>;
  /**
   * Everything that is stored of a participant of one booking source, in pages: queued imports, bookings, match
   * sessions. A page may be empty and not the last one. For OWNERs of the club and for ADMINs.
   */
  exportPerson?: Maybe<PersonExport>;
  /** The machine principal that the local issuer keeps under a subject. For the local issuer alone. */
  identityPrincipal?: Maybe<IdentityPrincipal>;
  /** Ids of all clubs that are not ACTIVE. For the gateway alone. */
  inactiveClubs?: Maybe<Array<Scalars['ID']['output']>>;
  /**
   * The calling partner installation, with its application and club.
   * Needs club:read; staff have no installation and are refused.
   */
  installation?: Maybe<Installation>;
  /** What was approved in a club, oldest first. For its OWNERs and OPERATORs and for ADMINs. */
  installationAuthorizations?: Maybe<InstallationAuthorizationConnection>;
  /** Who a verified access token's subject is. For the gateway alone. */
  installationBySubject?: Maybe<InstallationIdentity>;
  /** Installations in a club, oldest first, revoked ones included. For its OWNERs and OPERATORs and for ADMINs. */
  installations?: Maybe<InstallationConnection>;
  /** Whether a club is ACTIVE; null where there is none of this id. For the gateway alone. */
  isClubActive?: Maybe<Scalars['Boolean']['output']>;
  /** One location of the club, with its address and opening hours. Needs locations:read or a role in its club. */
  location?: Maybe<Location>;
  /** Locations of the calling installation's club, oldest first. Needs locations:read; staff read `Club.locations`. */
  locations?: Maybe<LocationConnection>;
  /**
   * One match session, with its score and the participants who consent. Needs sessions:read, a role in its club, or
   * the device of its court.
   */
  matchSession?: Maybe<MatchSession>;
  /**
   * Match sessions of the calling installation's club by scheduled start, ascending; those of its own court for a
   * court device. Needs sessions:read; staff read `Club.matchSessions`.
   */
  matchSessions?: Maybe<MatchSessionConnection>;
  /**
   * Whether the calling installation may follow events at this moment, whatever its token says:
   * refused with `installation_inactive` or `insufficient_scope` when not. For the platform alone.
   */
  mayFollowEvents?: Maybe<Scalars['Boolean']['output']>;
  /** The erasure of a participant. For OWNERs of the club and for ADMINs. */
  personErasure?: Maybe<PersonErasure>;
  /** Snapshots that a match session in play, or over, could not follow; oldest first. For OWNERs and OPERATORs of the club. */
  reconciliationConflicts?: Maybe<ReconciliationConflictConnection>;
  /** One score event of a session. Needs the same as the list. */
  scoreEvent?: Maybe<ScoreEvent>;
  /** The score events of a session by sequence, ascending. Needs scores:read, a role in its club, or the device of its court. */
  scoreEvents?: Maybe<ScoreEventConnection>;
  /** The roles of a person that provisioning made. For the gateway alone. */
  staffMember?: Maybe<StaffMember>;
  /** One delivery. Needs webhooks:manage and ownership of its endpoint, or a role in its club. */
  webhookDelivery?: Maybe<WebhookDelivery>;
  /** One webhook endpoint. Needs webhooks:manage and ownership, or a role in its club. */
  webhookEndpoint?: Maybe<WebhookEndpoint>;
  /**
   * The calling installation's own webhook endpoints, oldest first. Needs webhooks:manage; staff read
   * `Club.webhookEndpoints`.
   */
  webhookEndpoints?: Maybe<WebhookEndpointConnection>;
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryApplicationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditEntryFilter>;
  first: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryBookingArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryBookingImportArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryBookingSourcesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryBookingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BookingFilter>;
  first: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryClubArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryClubNodeTypesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryClubProfilesArgs = {
  afterId: Scalars['String']['input'];
  updatedAt: Scalars['DateTime']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryClubsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryClubsBySlugArgs = {
  prefix: Scalars['String']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryCourtArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryCourtBoardArgs = {
  publicId: Scalars['String']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryCourtDeviceArgs = {
  hash: Scalars['String']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryCourtMappingArgs = {
  bookingSourceId: Scalars['ID']['input'];
  externalCourtId: Scalars['String']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryCourtsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CourtFilter>;
  first: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryEventStreamTicketHolderArgs = {
  hash: Scalars['String']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryEventsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  clubId?: InputMaybe<Scalars['ID']['input']>;
  first: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryExportPersonArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clubId: Scalars['ID']['input'];
  person: PersonInput;
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryIdentityPrincipalArgs = {
  subject: Scalars['String']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryInstallationAuthorizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clubId: Scalars['ID']['input'];
  first: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryInstallationBySubjectArgs = {
  subject: Scalars['String']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryInstallationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clubId: Scalars['ID']['input'];
  first: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryIsClubActiveArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryLocationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryLocationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LocationFilter>;
  first: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryMatchSessionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryMatchSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MatchSessionFilter>;
  first: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryPersonErasureArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryReconciliationConflictsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clubId: Scalars['ID']['input'];
  filter?: InputMaybe<ReconciliationConflictFilter>;
  first: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryScoreEventArgs = {
  id: Scalars['ID']['input'];
  sessionId: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryScoreEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  sessionId: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryStaffMemberArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryWebhookEndpointsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A queue of jobs. */
export type QueueBacklog = {
  __typename?: 'QueueBacklog';
  /** Since when the longest due of these items is due; null where none is due. */
  dueSince?: Maybe<Scalars['DateTime']['output']>;
  /** Items that are due now, later or being worked on, counted to 10000. */
  itemCount: Scalars['Int']['output'];
  /** The kind of work. */
  queue: JobQueue;
};

/** How many requests of a fixed window are left. A window begins with its first request. */
export type RateLimit = {
  __typename?: 'RateLimit';
  /** How many requests a window has. */
  limit: Scalars['Int']['output'];
  /** How many are left of it; 0 when the next is `rate_limited`. */
  remaining: Scalars['Int']['output'];
  /** When the window ends, and all are left again; null while none is open. */
  resetsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A booking that differs from its match session, which is in play or over. */
export type ReconciliationConflict = Node & {
  __typename?: 'ReconciliationConflict';
  /** Null when it is not visible. */
  booking?: Maybe<Booking>;
  /** The booking whose snapshot says otherwise. */
  bookingId: Scalars['ID']['output'];
  /** Moment at which the conflict was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Names of the fields of the booking that the match session did not take over. */
  fields: Array<Scalars['String']['output']>;
  /** Identifies the conflict between a booking and its match session; a UUID. */
  id: Scalars['ID']['output'];
  /** Null when it is not visible. */
  matchSession?: Maybe<MatchSession>;
  /** The match session that could not follow. */
  matchSessionId: Scalars['ID']['output'];
  /** When it was settled; null while it is OPEN. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Subject of the staff who resolved it; null when a later snapshot agreed with the session. */
  resolvedBy?: Maybe<Scalars['String']['output']>;
  /** Version of the latest snapshot that the session could not follow. */
  sourceVersion?: Maybe<Scalars['Int']['output']>;
  /** Whether it is still open. */
  status: ReconciliationConflictStatus;
  /** Moment of the last change of the conflict. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Some reconciliation conflicts in their order, and how to go on. */
export type ReconciliationConflictConnection = {
  __typename?: 'ReconciliationConflictConnection';
  /** The reconciliation conflicts of this page, each with its cursor. */
  edges: Array<ReconciliationConflictEdge>;
  /** The nodes of the edges. */
  nodes: Array<ReconciliationConflict>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the reconciliation conflicts of a page. */
export type ReconciliationConflictEdge = {
  __typename?: 'ReconciliationConflictEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The reconciliation conflict. */
  node: ReconciliationConflict;
};

/** Every given condition must hold. */
export type ReconciliationConflictFilter = {
  /** Keeps conflicts with this status. */
  status?: InputMaybe<ReconciliationConflictStatus>;
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

/** The score with the point, and the event that holds it. */
export type RecordPointPayload = SessionPayload & {
  __typename?: 'RecordPointPayload';
  /** The recorded score event. */
  event: ScoreEvent;
  /** True when this answers an event that was recorded before under the same `clientEventId`. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The session as it is now. */
  session: MatchSession;
};

/** The endpoint, and from where. */
export type RecoverWebhookEndpointInput = {
  /** Id of an event, or a `position`: later events are sent. Refused with `invalid_cursor` like `events`. */
  after: Scalars['ID']['input'];
  /** Id of the webhook endpoint; one that the caller may not see is `not_found`. */
  endpointId: Scalars['ID']['input'];
};

/** The deliveries that are due, and how to go on. */
export type RecoverWebhookEndpointPayload = {
  __typename?: 'RecoverWebhookEndpointPayload';
  /** How many deliveries were made. */
  createdCount: Scalars['Int']['output'];
  /** Where to go on; null when every event that the endpoint missed was looked at. */
  position?: Maybe<Scalars['ID']['output']>;
};

/** The ticket that a connection was opened with. */
export type RedeemEventStreamTicketInput = {
  /** The text of the ticket. */
  ticket: Scalars['String']['input'];
};

/** Where the holder of the ticket begins to follow. */
export type RedeemEventStreamTicketPayload = {
  __typename?: 'RedeemEventStreamTicketPayload';
  /** Where the connection begins; good as `after`. */
  position: Scalars['String']['output'];
};

/** The application, and the key that it signs with. */
export type RegisterApplicationInput = {
  /** Makes a repetition safe for 24 hours, as in `CreateBookingSourceInput`. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** An https address, up to 2048 characters. */
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 120 characters after trimming. */
  name: Scalars['String']['input'];
  /** Public half of an RSA key of 2048 to 8192 bits, as a JWK in JSON or as PEM. */
  publicKey: Scalars['String']['input'];
  /** 2 to 120 characters after trimming; the company or person who publishes it. */
  publisher?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10 addresses, https or http on this machine, without fragment; up to 2048 characters each. */
  redirectUris: Array<Scalars['String']['input']>;
  /** 2 to 40 characters of a-z, 0-9, hyphen; starts with a letter. Unique; it is the provider of the bookings it pushes. */
  slug: Scalars['String']['input'];
  /** At least one; repeated ones count once. */
  wantedScopes: Array<ClubScope>;
};

/** The application that clubs can install from now on. */
export type RegisterApplicationPayload = {
  __typename?: 'RegisterApplicationPayload';
  /** The application as it is now. */
  application: Application;
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
};

/** A source that does not follow from the caller. */
export type RelayedScoreSource =
  /** Needs `aiModelVersion` on the session. */
  | 'AI_VISION'
  /** A player's own telephone. */
  | 'PLAYER_APP'
  /** Refused in PRODUCTION. */
  | 'SIMULATOR';

/** How the device of the court is. */
export type ReportCourtDeviceInput = {
  /** True while something at the court needs attention. */
  warning: Scalars['Boolean']['input'];
};

/** The court, with the status that follows from what its device said. */
export type ReportCourtDevicePayload = {
  __typename?: 'ReportCourtDevicePayload';
  /** The court as it is now. */
  court: Court;
};

/** The club, and since when. */
export type ResendFailedDeliveriesOfClubInput = {
  /** A club in which the caller is OWNER; any other is `not_found` or `forbidden`. */
  clubId: Scalars['ID']['input'];
  /** Deliveries that were made at or after this moment. */
  since: Scalars['DateTime']['input'];
};

/** How many deliveries of the club are due again. */
export type ResendFailedDeliveriesOfClubPayload = {
  __typename?: 'ResendFailedDeliveriesOfClubPayload';
  /** How many were put up; ask again while it is 1000. */
  resentCount: Scalars['Int']['output'];
};

/** The endpoint, and since when. */
export type ResendFailedWebhookDeliveriesInput = {
  /** Id of the endpoint; one that the caller may not see is `not_found`. */
  endpointId: Scalars['ID']['input'];
  /** Deliveries that were made at or after this moment. */
  since: Scalars['DateTime']['input'];
};

/** How many deliveries of the endpoint are due again. */
export type ResendFailedWebhookDeliveriesPayload = {
  __typename?: 'ResendFailedWebhookDeliveriesPayload';
  /** How many were put up; ask again while it is 1000. */
  resentCount: Scalars['Int']['output'];
};

/** The delivery to send again. */
export type ResendWebhookDeliveryInput = {
  /** Id of the webhook delivery; one that the caller may not see is `not_found`. */
  deliveryId: Scalars['ID']['input'];
};

/** The delivery, which is due at once. */
export type ResendWebhookDeliveryPayload = {
  __typename?: 'ResendWebhookDeliveryPayload';
  /** The webhook delivery as it is now. */
  webhookDelivery: WebhookDelivery;
};

/** The conflict that was settled. */
export type ResolveReconciliationConflictInput = {
  /** Id of the conflict; one that the caller may not see is `not_found`. */
  conflictId: Scalars['ID']['input'];
};

/** The conflict that staff have decided. */
export type ResolveReconciliationConflictPayload = {
  __typename?: 'ResolveReconciliationConflictPayload';
  /** The reconciliation conflict as it is now. */
  conflict: ReconciliationConflict;
};

/** The session that goes on. */
export type ResumeMatchPayload = SessionPayload & {
  __typename?: 'ResumeMatchPayload';
  /** The session as it is now. */
  session: MatchSession;
};

/** The score without the point, and the event that took it back. */
export type ReversePointPayload = SessionPayload & {
  __typename?: 'ReversePointPayload';
  /** The recorded score event. */
  event: ScoreEvent;
  /** True when this answers an event that was recorded before under the same `clientEventId`. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The session as it is now. */
  session: MatchSession;
};

/** The installation to end. */
export type RevokeInstallationInput = {
  /** A club in which the caller has the role that this needs; any other is `not_found`. */
  clubId: Scalars['ID']['input'];
  /** Id of the installation; one that the caller may not see is `not_found`. */
  installationId: Scalars['ID']['input'];
};

/** The installation that has ended, with its booking sources. */
export type RevokeInstallationPayload = {
  __typename?: 'RevokeInstallationPayload';
  /** The installation as it is now. */
  installation: Installation;
};

/** The endpoint that gets another secret. */
export type RotateWebhookSecretInput = {
  /** Id of the webhook secret; one that the caller may not see is `not_found`. */
  endpointId: Scalars['ID']['input'];
  /** 1 to 255 printable ASCII characters; a repetition within a day gets the same answer, with the secret. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The endpoint, with the only copy of its new secret. */
export type RotateWebhookSecretPayload = {
  __typename?: 'RotateWebhookSecretPayload';
  /** The endpoint whose secret it is. */
  id: Scalars['ID']['output'];
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The new signing key. Shown only here and in an exact repetition. */
  signingSecret: Scalars['String']['output'];
  /** Number of the new secret, 2 or more; the first secret was 1. */
  signingSecretVersion: Scalars['Int']['output'];
};

/** What happened to a score; never changed. */
export type ScoreEvent = Node & {
  __typename?: 'ScoreEvent';
  /** The writer's own name of it; null when none was given. */
  clientEventId?: Maybe<Scalars['String']['output']>;
  /** Moment at which the score event was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** Kind of the score event; it decides which of the other fields are set. */
  eventType: ScoreEventType;
  /** Identifies the score event within the platform; a UUID. */
  id: Scalars['ID']['output'];
  /** Null when it is not visible; partners need sessions:read. */
  matchSession?: Maybe<MatchSession>;
  /** The session whose score it is. */
  matchSessionId: Scalars['ID']['output'];
  /** Null where its id is. */
  reversedEvent?: Maybe<ScoreEvent>;
  /** The POINT_WON that a POINT_REVERSED takes back. */
  reversedEventId?: Maybe<Scalars['ID']['output']>;
  /** Number of the event, 1, 2, 3 … within the session. */
  sequence?: Maybe<Scalars['Int']['output']>;
  /** The score that it led to. */
  snapshotAfter?: Maybe<ScoreSnapshot>;
  /** The score before the event; null for MATCH_STARTED. */
  snapshotBefore?: Maybe<ScoreSnapshot>;
  /** Kind of the writer that submitted the score event. */
  source: ScoreSource;
  /** Who won the point or the match, or whose point was reversed; null for the rest. */
  team?: Maybe<Team>;
};

/** Some score events in their order, and how to go on. */
export type ScoreEventConnection = {
  __typename?: 'ScoreEventConnection';
  /** The score events of this page, each with its cursor. */
  edges: Array<ScoreEventEdge>;
  /** The nodes of the edges. */
  nodes: Array<ScoreEvent>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the score events of a page. */
export type ScoreEventEdge = {
  __typename?: 'ScoreEventEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The score event. */
  node: ScoreEvent;
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
  clientEventId?: InputMaybe<Scalars['String']['input']>;
  /** The session's `eventSequence` that the writer saw; refused with `state_conflict` when another event came since. */
  eventSequence: Scalars['Int']['input'];
  /** Id of a match session; one that the caller may not see is `not_found`. */
  sessionId: Scalars['ID']['input'];
  /** Left out: COURT_DEVICE for a device, STAFF_PORTAL for staff. */
  source?: InputMaybe<RelayedScoreSource>;
};

/** A score pad of a court, paired or about to be. */
export type ScorePad = {
  __typename?: 'ScorePad';
  /** End of its code, used or not. */
  codeExpiresAt: Scalars['DateTime']['output'];
  /** When staff made it. */
  createdAt: Scalars['DateTime']['output'];
  /** Subject of the member of staff who made it. */
  createdBy: Scalars['String']['output'];
  /** Claim name of that person's access token; null without one. */
  createdByName?: Maybe<Scalars['String']['output']>;
  /** When its code was used; null while it is not paired. */
  pairedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the pad; a UUID. */
  scorePadId: Scalars['ID']['output'];
};

/** A count for both teams. */
export type ScorePair = {
  __typename?: 'ScorePair';
  /** Count of the blue team. */
  blue: Scalars['Int']['output'];
  /** Count of the orange team. */
  orange: Scalars['Int']['output'];
};

/** A count for both teams, 0 or more. */
export type ScorePairInput = {
  /** Of the blue team. */
  blue: Scalars['Int']['input'];
  /** Of the orange team. */
  orange: Scalars['Int']['input'];
};

/** The whole score of a match at one moment. */
export type ScoreSnapshot = {
  __typename?: 'ScoreSnapshot';
  /** Changes of ends since the start. */
  changeoverCount: Scalars['Int']['output'];
  /** Whether the match has a winner. */
  completed: Scalars['Boolean']['output'];
  /** Where the receivers take the pending deciding point; null while not chosen, and otherwise. */
  decidingPointSide?: Maybe<Side>;
  /** Games that each team has won in the unfinished set. */
  games: ScorePair;
  /** The highest boundary that the last point crossed. */
  lastTransition: ScoreTransition;
  /** Points of the match tie-break; null until it opens, and kept after the match. */
  matchTieBreak?: Maybe<ScorePair>;
  /** Points played that still count. */
  pointNumber: Scalars['Int']['output'];
  /** `0 15 30 40 AD`; during a tie-break its points. */
  points: PointPair;
  /** Finished sets in order; a value of 10 or more is a match tie-break. */
  setHistory: Array<ScorePair>;
  /** Sets that each team has won. */
  sets: ScorePair;
  /** Deuces of the current game in STAR_POINT, 0 to 3; with 3 the star point is pending. */
  starDeuceCount: Scalars['Int']['output'];
  /** Points of the tie-break; null outside of one. */
  tieBreak?: Maybe<ScorePair>;
  /** Team that won the match; null exactly while it is not completed. */
  winner?: Maybe<Team>;
};

/** See ScoreSnapshot. */
export type ScoreSnapshotInput = {
  /** Changes of ends since the start. */
  changeoverCount: Scalars['Int']['input'];
  /** Whether the match has a winner. */
  completed: Scalars['Boolean']['input'];
  /** Where the receivers take the pending deciding point; null otherwise. */
  decidingPointSide?: InputMaybe<Side>;
  /** Of the unfinished set. */
  games: ScorePairInput;
  /** The highest boundary that the last point crossed. */
  lastTransition: ScoreTransition;
  /** Null until it opens. */
  matchTieBreak?: InputMaybe<ScorePairInput>;
  /** Points played that still count. */
  pointNumber: Scalars['Int']['input'];
  /** `0 15 30 40 AD`; during a tie-break its points. */
  points: PointPairInput;
  /** Finished sets in order; a value of 10 or more is a match tie-break. */
  setHistory: Array<ScorePairInput>;
  /** Sets that each team has won. */
  sets: ScorePairInput;
  /** Deuces of the current game in STAR_POINT, 0 to 3. */
  starDeuceCount: Scalars['Int']['input'];
  /** Null outside of a tie-break. */
  tieBreak?: InputMaybe<ScorePairInput>;
  /** Null exactly while not completed. */
  winner?: InputMaybe<Team>;
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

/** Fields of a session's booking. */
export type SessionBooking = {
  __typename?: 'SessionBooking';
  /** Null when it is not visible; partners need bookings:read. */
  booking?: Maybe<Booking>;
  /**
   * Id of the booking in its source; null for other installations than the owner of the source, and for bookings of
   * the portal.
   */
  externalBookingId?: Maybe<Scalars['String']['output']>;
  /** Slug of the application that pushed it, or `portal`. */
  provider: Scalars['String']['output'];
};

/** A change of a session that is no score event. */
export type SessionInput = {
  /** The one the writer saw; left out, it is not compared. */
  eventSequence?: InputMaybe<Scalars['Int']['input']>;
  /** Id of a match session; one that the caller may not see is `not_found`. */
  sessionId: Scalars['ID']['input'];
};

/** What each change of a match session returns. */
export type SessionPayload = {
  /** The session as it is now. */
  session: MatchSession;
};

/** A player who consents to be shown. */
export type SessionPlayer = {
  __typename?: 'SessionPlayer';
  /** Name that may be shown at the court. */
  displayName: Scalars['String']['output'];
  /** Null while the source has not assigned one. */
  team?: Maybe<Team>;
};

/** The source, and whether it is to take writes. */
export type SetBookingSourceStatusInput = {
  /** Id of a booking source in that club; any other is `not_found`. */
  bookingSourceId: Scalars['ID']['input'];
  /** A club in which the caller has the role that this needs; any other is `not_found`. */
  clubId: Scalars['ID']['input'];
  /** What it is to be from now on. */
  status: SettableBookingSourceStatus;
};

/** Whether the source takes writes from now on; staff see no more of a partner's source. */
export type SetBookingSourceStatusPayload = {
  __typename?: 'SetBookingSourceStatusPayload';
  /** The booking source that was changed. */
  bookingSourceId: Scalars['ID']['output'];
  /** What it is now. */
  status: BookingSourceStatus;
};

/** The club, and where it is to stand. */
export type SetClubStatusInput = {
  /** Any club. */
  clubId: Scalars['ID']['input'];
  /** What it is to be from now on. */
  status: ClubStatus;
};

/** The club, whose partners and keys are let in or refused by it from now on. */
export type SetClubStatusPayload = {
  __typename?: 'SetClubStatusPayload';
  /** The club as it is now. */
  club: Club;
};

/** The court, and what it is closed for; null opens it again. */
export type SetCourtStatusOverrideInput = {
  /** A court of a club in which the caller has a role; any other is `not_found`. */
  courtId: Scalars['ID']['input'];
  /** Null opens the court again: its status follows from its device and its sessions. */
  override?: InputMaybe<CourtStatusOverride>;
  /** 1 to 200 characters after trimming, for the staff of the club. Not read for a null override. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The court opens by itself at this moment, which is not past; left out, staff open it. Not read for a null override. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The court, with what staff set or what follows again from its device and sessions. */
export type SetCourtStatusOverridePayload = {
  __typename?: 'SetCourtStatusOverridePayload';
  /** The court as it is now. */
  court: Court;
};

/** ACTIVE also ends ERROR. */
export type SettableBookingSourceStatus =
  /** It takes writes again. */
  | 'ACTIVE'
  /** It takes none; waiting imports fail. */
  | 'DISABLED'
  /** It takes none for a while; imports wait. */
  | 'PAUSED';

/** A half of the court, as the receivers see it. */
export type Side =
  /** The left half. */
  | 'LEFT'
  /** The right half. */
  | 'RIGHT';

/** The roles of a person, as far as they are bound to the subject. */
export type StaffMember = {
  __typename?: 'StaffMember';
  /** Whether the person is an ADMIN of the platform. */
  isAdmin: Scalars['Boolean']['output'];
  /** Whether roles of the e-mail address are bound to no subject yet. */
  isUnbound: Scalars['Boolean']['output'];
  /** The roles in clubs. */
  roles: Array<StaffMemberRole>;
};

/** A role in one club. */
export type StaffMemberRole = {
  __typename?: 'StaffMemberRole';
  /** The club. */
  clubId: Scalars['ID']['output'];
  /** What the person is in it. */
  role: ClubRole;
};

/** The court whose board is shown. */
export type StartCourtScreenInput = {
  /** A court of a club in which the caller has the role that this needs; any other is `not_found`. */
  courtId: Scalars['ID']['input'];
};

/** The screen, and the token that is shown this once. */
export type StartCourtScreenPayload = {
  __typename?: 'StartCourtScreenPayload';
  /** The court as it is now. */
  court: Court;
  /** The screen as it is now. */
  screen: CourtScreen;
  /** Token of the screen, `cs_` and 43 characters; only its hash is stored. */
  token: Scalars['String']['output'];
};

/** The session that is being played, and the event that began its score. */
export type StartMatchPayload = SessionPayload & {
  __typename?: 'StartMatchPayload';
  /** The recorded score event. */
  event: ScoreEvent;
  /** True when this answers an event that was recorded before under the same `clientEventId`. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The session as it is now. */
  session: MatchSession;
};

/** The court that the pad counts for. */
export type StartScorePadInput = {
  /** A court of a club in which the caller has the role that this needs; any other is `not_found`. */
  courtId: Scalars['ID']['input'];
};

/** The pad, and the code that is shown this once. */
export type StartScorePadPayload = {
  __typename?: 'StartScorePadPayload';
  /** Digits and letters with a hyphen between, such as `7K3QD-9XW2M`; only its hash is stored. */
  code: Scalars['String']['output'];
  /** The court as it is now. */
  court: Court;
  /** The pad, which is not paired yet. */
  scorePad: ScorePad;
};

/** A participant with everything that its source has sent. */
export type StoredParticipant = {
  __typename?: 'StoredParticipant';
  /** The source's own id of the consent; null without one. */
  consentReference?: Maybe<Scalars['String']['output']>;
  /** Whether the person consented to be shown. */
  consentToShare: Scalars['Boolean']['output'];
  /** Name that may be shown at the court. */
  displayName: Scalars['String']['output'];
  /** The source's own id of the participant. */
  externalId: Scalars['String']['output'];
  /** Null while the source has not assigned one. */
  team?: Maybe<Team>;
};

/** Live updates over a socket, until the client unsubscribes or loses its authorization. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Names records of a club that changed without an event of the club, so that those who show such a record read it again.
   * Begins with an item of each kind without an id, since what was read before may be out of date. Best effort: an item can
   * be lost, and changes of one record in quick succession share one. For OWNERs and OPERATORs of the club.
   */
  clubChanges?: Maybe<ClubChange>;
  /**
   * Events of the club as they are published. The first item carries no event, only the position
   * from which the others follow, so that a follower who restarts before the first event misses
   * nothing. At least once: a follower who resumes leaves out ids it has processed. Needs events:read
   * or a role in the club.
   */
  clubEvents?: Maybe<ClubEventItem>;
  /**
   * The match sessions of a club that are READY, WAITING_FOR_PLAYERS, ACTIVE or PAUSED, each in an item, and then every
   * session of the club again after each change of it, its score or its booking. Needs sessions:read or a role in the club.
   */
  clubMatchSessions?: Maybe<MatchSession>;
  /**
   * The board of a court as it is, and again after each change of the court, of a session on it, its score or its booking.
   * For the callers of `courtBoard`; it ends when staff end the screen.
   */
  courtBoardUpdates?: Maybe<CourtBoard>;
  /**
   * A match session as it is, and again after each change of it, its score or its booking. Shows what
   * `matchSession` shows. Needs sessions:read, a role in its club, or the device of its court.
   */
  matchSessionUpdates?: Maybe<MatchSession>;
};


/** Live updates over a socket, until the client unsubscribes or loses its authorization. */
export type SubscriptionClubChangesArgs = {
  clubId: Scalars['ID']['input'];
};


/** Live updates over a socket, until the client unsubscribes or loses its authorization. */
export type SubscriptionClubEventsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  clubId?: InputMaybe<Scalars['ID']['input']>;
};


/** Live updates over a socket, until the client unsubscribes or loses its authorization. */
export type SubscriptionClubMatchSessionsArgs = {
  clubId: Scalars['ID']['input'];
};


/** Live updates over a socket, until the client unsubscribes or loses its authorization. */
export type SubscriptionCourtBoardUpdatesArgs = {
  publicId: Scalars['String']['input'];
};


/** Live updates over a socket, until the client unsubscribes or loses its authorization. */
export type SubscriptionMatchSessionUpdatesArgs = {
  sessionId: Scalars['ID']['input'];
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

/** The two teams, by colour. */
export type Team =
  /** The blue team. */
  | 'BLUE'
  /** The orange team. */
  | 'ORANGE';

/** A score event of a team; see ScoreInput. */
export type TeamScoreInput = {
  /** As in ScoreInput: a repetition answers the first event again. */
  clientEventId?: InputMaybe<Scalars['String']['input']>;
  /** As in ScoreInput; refused with `state_conflict` when another event came since. */
  eventSequence: Scalars['Int']['input'];
  /** Id of a match session; one that the caller may not see is `not_found`. */
  sessionId: Scalars['ID']['input'];
  /** As in ScoreInput. */
  source?: InputMaybe<RelayedScoreSource>;
  /** Who won the point, or is to win the match. */
  team: Team;
};

/** Fields of a club to change; an absent field stays as it is. */
export type UpdateClubInput = {
  /** A club in which the caller is OWNER; any other is `forbidden`. */
  clubId: Scalars['ID']['input'];
  /** A language tag, BCP 47, such as `de` or `pt-BR`. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters after trimming. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** An IANA time zone, such as `Europe/Vienna`. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** The club after the change. */
export type UpdateClubPayload = {
  __typename?: 'UpdateClubPayload';
  /** The club as it is now. */
  club: Club;
};

/** At least one change; what is left out stays as it is, and only `description` can be null. */
export type UpdateWebhookEndpointInput = {
  /** Text for people, up to 500 characters after trimming; null clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Id of the webhook endpoint; one that the caller may not see is `not_found`. */
  endpointId: Scalars['ID']['input'];
  /** Event types, 1 to 12; repeated ones count once. */
  eventTypes?: InputMaybe<Array<ClubEventType>>;
  /** Name, 2 to 120 characters after trimming. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** ACTIVE sets the count of failures back and needs event types, DISABLED ends waiting retries. */
  status?: InputMaybe<WebhookStatus>;
  /** New address of the receiver, as for `createWebhookEndpoint`; refused with `unsafe_webhook_url`. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The endpoint with what was changed. */
export type UpdateWebhookEndpointPayload = {
  __typename?: 'UpdateWebhookEndpointPayload';
  /** The webhook endpoint as it is now. */
  webhookEndpoint: WebhookEndpoint;
};

/** What a receiver answered to an attempt, without secrets. */
export type WebhookAnswer = {
  __typename?: 'WebhookAnswer';
  /** True when there was more, or the receiver did not end it in time. */
  isTruncated: Scalars['Boolean']['output'];
  /** Its first 2048 bytes, as UTF-8. */
  text: Scalars['String']['output'];
};

/** One request to the receiver of a webhook, and how it went. */
export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** What the receiver answered; kept for 7 days. Null without a text, and to others than staff. */
  answer?: Maybe<WebhookAnswer>;
  /** How long it took, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Why the attempt failed; null after a status from 200 to 299. */
  failureClass?: Maybe<WebhookFailure>;
  /** Number of the attempt within its delivery; the first is 1. */
  number: Scalars['Int']['output'];
  /** Who asked for this attempt, and when. Null for an attempt by the schedule, and to others than staff. */
  resend?: Maybe<WebhookResend>;
  /** HTTP status of the answer; null when the receiver sent none. */
  responseStatus?: Maybe<Scalars['Int']['output']>;
  /** When the request began. */
  startedAt: Scalars['DateTime']['output'];
};

/** One event on its way to one endpoint. */
export type WebhookDelivery = Node & WebhookMessage & {
  __typename?: 'WebhookDelivery';
  /** How many attempts were begun. */
  attemptCount: Scalars['Int']['output'];
  /** The latest 20, oldest first. */
  attempts?: Maybe<Array<WebhookAttempt>>;
  /** The exact text that is sent. */
  body: Scalars['String']['output'];
  /** When it was over; null while it is PENDING. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Null when it is not visible. */
  endpoint?: Maybe<WebhookEndpoint>;
  /** The endpoint it goes to. */
  endpointId: Scalars['ID']['output'];
  /** Null when it is no longer kept, and when it is not visible; partners need events:read. */
  event?: Maybe<ClubEvent>;
  /** The delivered event. */
  eventId: Scalars['ID']['output'];
  /** Type of its event. */
  eventType: ClubEventType;
  /** A UUID, the same in every attempt, so that the receiver recognizes a repetition. */
  id: Scalars['ID']['output'];
  /** When it is due; while an attempt is under way, when that one is given up. Null when it is over. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far it has come. */
  status: WebhookDeliveryStatus;
};

/** Some webhook deliveries in their order, and how to go on. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The webhook deliveries of this page, each with its cursor. */
  edges: Array<WebhookDeliveryEdge>;
  /** The nodes of the edges. */
  nodes: Array<WebhookDelivery>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** Deliveries of an endpoint that were made within one half hour. */
export type WebhookDeliveryCount = {
  __typename?: 'WebhookDeliveryCount';
  /** How many the receiver has accepted. */
  delivered: Scalars['Int']['output'];
  /** How many failed or ended. */
  failed: Scalars['Int']['output'];
  /** Beginning of the half hour, in UTC. */
  from: Scalars['DateTime']['output'];
  /** How many wait for an attempt, those included of which attempts have failed. */
  pending: Scalars['Int']['output'];
};

/** One of the webhook deliveries of a page. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The webhook delivery. */
  node: WebhookDelivery;
};

/** Every given condition must hold. */
export type WebhookDeliveryFilter = {
  /** Keeps deliveries that were made at or after this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keeps deliveries with this status. */
  status?: InputMaybe<WebhookDeliveryStatus>;
  /** Keeps deliveries that were made before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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

/** Where events are posted to, owned by one installation. */
export type WebhookEndpoint = Node & WebhookSubscription & {
  __typename?: 'WebhookEndpoint';
  /** Null when it is not visible; partners need club:read. */
  club?: Maybe<Club>;
  /** The club whose events it receives. */
  clubId: Scalars['ID']['output'];
  /** Failed attempts since the last success, over all deliveries; 20 disable the endpoint. */
  consecutiveFailures: Scalars['Int']['output'];
  /** Moment at which the endpoint was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Newest first; kept for 30 days. */
  deliveries?: Maybe<WebhookDeliveryConnection>;
  /**
   * Deliveries of the last 48 half hours, oldest first, the present one included. Of each status at most 50000 are
   * counted, the newest: where there are more, the first half hours are left out. Null to others than staff.
   */
  deliveryCounts?: Maybe<Array<WebhookDeliveryCount>>;
  /** What the partner notes about it, up to 500 characters; null when nothing. */
  description?: Maybe<Scalars['String']['output']>;
  /** Moment at which the endpoint was disabled; null while it is ACTIVE. */
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Event types that it receives; empty after a deletion. */
  eventTypes: Array<ClubEventType>;
  /** 10 or 15 once so many attempts have failed in a row, 20 when that disabled it; null otherwise. */
  failureWarning?: Maybe<Scalars['Int']['output']>;
  /** Identifies the endpoint in its paths; a UUID. */
  id: Scalars['ID']['output'];
  /** The owner. Null when it is not visible; partners need club:read, staff the role OWNER or OPERATOR. */
  installation?: Maybe<Installation>;
  /** The installation that owns it. */
  installationId: Scalars['ID']['output'];
  /** When an attempt last failed; null while none has. */
  lastFailureAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the partner calls it. */
  name: Scalars['String']['output'];
  /** Number of the present secret, 1, and one more with each rotation. */
  signingSecretVersion: Scalars['Int']['output'];
  /**
   * Its owner disables it, and so do 20 failures in a row. It receives no events of that time later; they are in
   * the event feed for seven days.
   */
  status: WebhookStatus;
  /** Moment of the last change of the endpoint. */
  updatedAt: Scalars['DateTime']['output'];
  /** Address of the receiver, as it was sent. */
  url: Scalars['String']['output'];
};


/** Where events are posted to, owned by one installation. */
export type WebhookEndpointDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookDeliveryFilter>;
  first: Scalars['Int']['input'];
};

/** Some webhook endpoints in their order, and how to go on. */
export type WebhookEndpointConnection = {
  __typename?: 'WebhookEndpointConnection';
  /** The webhook endpoints of this page, each with its cursor. */
  edges: Array<WebhookEndpointEdge>;
  /** The nodes of the edges. */
  nodes: Array<WebhookEndpoint>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the webhook endpoints of a page. */
export type WebhookEndpointEdge = {
  __typename?: 'WebhookEndpointEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The webhook endpoint. */
  node: WebhookEndpoint;
};

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

/** An event that is sent to a webhook. */
export type WebhookMessage = {
  /** The latest 20, oldest first. */
  attempts?: Maybe<Array<WebhookAttempt>>;
  /** The exact text that is sent. */
  body: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The event that is sent. */
  eventId: Scalars['ID']['output'];
  /** A UUID, the same in every attempt. */
  id: Scalars['ID']['output'];
};

/** An attempt that was asked for. */
export type WebhookResend = {
  __typename?: 'WebhookResend';
  /** Moment at which it was asked for. */
  resentAt: Scalars['DateTime']['output'];
  /** Subject of the member of staff who asked; null when the installation of the endpoint did. */
  resentBy?: Maybe<Scalars['String']['output']>;
  /** Name of the member of staff at that time; null when it is not known, and for an installation. */
  resentByName?: Maybe<Scalars['String']['output']>;
};

/** Whether a webhook receives events. */
export type WebhookStatus =
  /** It receives all events of its types. */
  | 'ACTIVE'
  /** It receives no events, and misses those of this time. */
  | 'DISABLED';

/** A webhook: an address of a partner or a club that receives the events of a club. */
export type WebhookSubscription = {
  /** The club itself; null when it is not visible. */
  club?: Maybe<Club>;
  /** The club whose events it receives. */
  clubId: Scalars['ID']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Text for people, up to 500 characters; null when there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** When it was disabled; null while it is ACTIVE. */
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the webhook; a UUID. */
  id: Scalars['ID']['output'];
  /** Whether it receives events. */
  status: WebhookStatus;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The address that receives the events; it begins with https. */
  url: Scalars['String']['output'];
};

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
  clubId: Scalars['ID']['input'];
  /** Id of the authorization; one that the caller may not see is `not_found`. */
  installationAuthorizationId: Scalars['ID']['input'];
};

/** The approval whose code is good for nothing any more. */
export type WithdrawInstallationAuthorizationPayload = {
  __typename?: 'WithdrawInstallationAuthorizationPayload';
  /** The approval as it is now. */
  authorization: InstallationAuthorization;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Application: Application;
  Booking: Booking;
  BookingImport: BookingImport;
  BookingSource: BookingSource;
  Club: Club;
  ClubEvent: ClubEvent;
  Court: Court;
  CourtMapping: CourtMapping;
  Installation: Installation;
  InstallationAuthorization: InstallationAuthorization;
  Location: Location;
  MatchSession: MatchSession;
  PersonErasure: PersonErasure;
  ReconciliationConflict: ReconciliationConflict;
  ScoreEvent: ScoreEvent;
  WebhookDelivery: WebhookDelivery;
  WebhookEndpoint: WebhookEndpoint;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Application:
    ( { __typename: 'Application' }
    & GraphQLRecursivePick<FederationTypes['Application'], {"id":true}> );
  Booking:
    ( { __typename: 'Booking' }
    & GraphQLRecursivePick<FederationTypes['Booking'], {"id":true}> );
  BookingImport:
    ( { __typename: 'BookingImport' }
    & GraphQLRecursivePick<FederationTypes['BookingImport'], {"id":true}> );
  BookingSource:
    ( { __typename: 'BookingSource' }
    & GraphQLRecursivePick<FederationTypes['BookingSource'], {"id":true}> );
  Club:
    ( { __typename: 'Club' }
    & GraphQLRecursivePick<FederationTypes['Club'], {"id":true}> );
  ClubEvent:
    ( { __typename: 'ClubEvent' }
    & GraphQLRecursivePick<FederationTypes['ClubEvent'], {"id":true}> );
  Court:
    ( { __typename: 'Court' }
    & GraphQLRecursivePick<FederationTypes['Court'], {"id":true}> );
  CourtMapping:
    ( { __typename: 'CourtMapping' }
    & GraphQLRecursivePick<FederationTypes['CourtMapping'], {"id":true}> );
  Installation:
    ( { __typename: 'Installation' }
    & GraphQLRecursivePick<FederationTypes['Installation'], {"id":true}> );
  InstallationAuthorization:
    ( { __typename: 'InstallationAuthorization' }
    & GraphQLRecursivePick<FederationTypes['InstallationAuthorization'], {"id":true}> );
  Location:
    ( { __typename: 'Location' }
    & GraphQLRecursivePick<FederationTypes['Location'], {"id":true}> );
  MatchSession:
    ( { __typename: 'MatchSession' }
    & GraphQLRecursivePick<FederationTypes['MatchSession'], {"id":true}> );
  PersonErasure:
    ( { __typename: 'PersonErasure' }
    & GraphQLRecursivePick<FederationTypes['PersonErasure'], {"id":true}> );
  ReconciliationConflict:
    ( { __typename: 'ReconciliationConflict' }
    & GraphQLRecursivePick<FederationTypes['ReconciliationConflict'], {"id":true}> );
  ScoreEvent:
    ( { __typename: 'ScoreEvent' }
    & GraphQLRecursivePick<FederationTypes['ScoreEvent'], {"id":true}> );
  WebhookDelivery:
    ( { __typename: 'WebhookDelivery' }
    & GraphQLRecursivePick<FederationTypes['WebhookDelivery'], {"id":true}> );
  WebhookEndpoint:
    ( { __typename: 'WebhookEndpoint' }
    & GraphQLRecursivePick<FederationTypes['WebhookEndpoint'], {"id":true}> );
};


/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( Application )
    | ( Omit<Booking, 'bookingSource' | 'club' | 'matchSession'> & { bookingSource?: Maybe<_RefType['BookingSource']>, club?: Maybe<_RefType['Club']>, matchSession?: Maybe<_RefType['MatchSession']> } )
    | ( Omit<BookingImport, 'bookingSource' | 'records'> & { bookingSource?: Maybe<_RefType['BookingSource']>, records?: Maybe<Array<_RefType['ImportedRecord']>> } )
    | ( Omit<BookingSource, 'club' | 'installation'> & { club?: Maybe<_RefType['Club']>, installation?: Maybe<_RefType['Installation']> } )
    | ( Omit<Club, 'events' | 'failedWebhookDeliveries' | 'installationAuthorizations' | 'installations' | 'webhookEndpoints'> & { events?: Maybe<_RefType['ClubEventConnection']>, failedWebhookDeliveries?: Maybe<_RefType['WebhookDeliveryConnection']>, installationAuthorizations?: Maybe<_RefType['InstallationAuthorizationConnection']>, installations?: Maybe<_RefType['InstallationConnection']>, webhookEndpoints?: Maybe<_RefType['WebhookEndpointConnection']> } )
    | ( Omit<ClubEvent, 'club' | 'resource'> & { club?: Maybe<_RefType['Club']>, resource: _RefType['ClubEventResource'] } )
    | ( Omit<Court, 'club'> & { club?: Maybe<_RefType['Club']> } )
    | ( Omit<CourtMapping, 'bookingSource'> & { bookingSource?: Maybe<_RefType['BookingSource']> } )
    | ( Omit<Installation, 'application' | 'club'> & { application: _RefType['Application'], club: _RefType['Club'] } )
    | ( Omit<InstallationAuthorization, 'application' | 'club' | 'installation'> & { application: _RefType['Application'], club?: Maybe<_RefType['Club']>, installation?: Maybe<_RefType['Installation']> } )
    | ( Omit<Location, 'club'> & { club?: Maybe<_RefType['Club']> } )
    | ( Omit<MatchSession, 'booking' | 'club'> & { booking?: Maybe<_RefType['SessionBooking']>, club?: Maybe<_RefType['Club']> } )
    | ( PersonErasure )
    | ( Omit<ReconciliationConflict, 'booking' | 'matchSession'> & { booking?: Maybe<_RefType['Booking']>, matchSession?: Maybe<_RefType['MatchSession']> } )
    | ( Omit<ScoreEvent, 'matchSession' | 'reversedEvent'> & { matchSession?: Maybe<_RefType['MatchSession']>, reversedEvent?: Maybe<_RefType['ScoreEvent']> } )
    | ( Omit<WebhookDelivery, 'endpoint' | 'event'> & { endpoint?: Maybe<_RefType['WebhookEndpoint']>, event?: Maybe<_RefType['ClubEvent']> } )
    | ( Omit<WebhookEndpoint, 'club' | 'deliveries' | 'installation'> & { club?: Maybe<_RefType['Club']>, deliveries?: Maybe<_RefType['WebhookDeliveryConnection']>, installation?: Maybe<_RefType['Installation']> } )
  ;
  SessionPayload:
    | ( Omit<AbortSessionPayload, 'session'> & { session: _RefType['MatchSession'] } )
    | ( Omit<AwardMatchPayload, 'event' | 'session'> & { event: _RefType['ScoreEvent'], session: _RefType['MatchSession'] } )
    | ( Omit<ChooseDecidingSidePayload, 'event' | 'session'> & { event: _RefType['ScoreEvent'], session: _RefType['MatchSession'] } )
    | ( Omit<ConfigureSessionPayload, 'session'> & { session: _RefType['MatchSession'] } )
    | ( Omit<CorrectScorePayload, 'event' | 'session'> & { event: _RefType['ScoreEvent'], session: _RefType['MatchSession'] } )
    | ( Omit<OpenSessionPayload, 'session'> & { session: _RefType['MatchSession'] } )
    | ( Omit<PauseMatchPayload, 'session'> & { session: _RefType['MatchSession'] } )
    | ( Omit<RecordPointPayload, 'event' | 'session'> & { event: _RefType['ScoreEvent'], session: _RefType['MatchSession'] } )
    | ( Omit<ResumeMatchPayload, 'session'> & { session: _RefType['MatchSession'] } )
    | ( Omit<ReversePointPayload, 'event' | 'session'> & { event: _RefType['ScoreEvent'], session: _RefType['MatchSession'] } )
    | ( Omit<StartMatchPayload, 'event' | 'session'> & { event: _RefType['ScoreEvent'], session: _RefType['MatchSession'] } )
  ;
  WebhookMessage: ( Omit<WebhookDelivery, 'endpoint' | 'event'> & { endpoint?: Maybe<_RefType['WebhookEndpoint']>, event?: Maybe<_RefType['ClubEvent']> } );
  WebhookSubscription: ( Omit<WebhookEndpoint, 'club' | 'deliveries' | 'installation'> & { club?: Maybe<_RefType['Club']>, deliveries?: Maybe<_RefType['WebhookDeliveryConnection']>, installation?: Maybe<_RefType['Installation']> } );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AbortSessionPayload: ResolverTypeWrapper<Omit<AbortSessionPayload, 'session'> & { session: ResolversTypes['MatchSession'] }>;
  Application: ResolverTypeWrapper<Application>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ApplicationConnection: ResolverTypeWrapper<Omit<ApplicationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ApplicationEdge']>, nodes: Array<ResolversTypes['Application']> }>;
  ApplicationEdge: ResolverTypeWrapper<Omit<ApplicationEdge, 'node'> & { node: ResolversTypes['Application'] }>;
  ApproveInstallationInput: ApproveInstallationInput;
  ApproveInstallationPayload: ResolverTypeWrapper<Omit<ApproveInstallationPayload, 'authorization'> & { authorization: ResolversTypes['InstallationAuthorization'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AuditAction: AuditAction;
  AuditActorKind: AuditActorKind;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AuditEntryConnection: ResolverTypeWrapper<AuditEntryConnection>;
  AuditEntryEdge: ResolverTypeWrapper<AuditEntryEdge>;
  AuditEntryFilter: AuditEntryFilter;
  AwardMatchPayload: ResolverTypeWrapper<Omit<AwardMatchPayload, 'event' | 'session'> & { event: ResolversTypes['ScoreEvent'], session: ResolversTypes['MatchSession'] }>;
  Backlog: ResolverTypeWrapper<Backlog>;
  Booking: ResolverTypeWrapper<Omit<Booking, 'bookingSource' | 'club' | 'matchSession'> & { bookingSource?: Maybe<ResolversTypes['BookingSource']>, club?: Maybe<ResolversTypes['Club']>, matchSession?: Maybe<ResolversTypes['MatchSession']> }>;
  BookingConnection: ResolverTypeWrapper<Omit<BookingConnection, 'nodes'> & { nodes: Array<ResolversTypes['Booking']> }>;
  BookingEdge: ResolverTypeWrapper<Omit<BookingEdge, 'node'> & { node: ResolversTypes['Booking'] }>;
  BookingFilter: BookingFilter;
  BookingImport: ResolverTypeWrapper<Omit<BookingImport, 'bookingSource' | 'records'> & { bookingSource?: Maybe<ResolversTypes['BookingSource']>, records?: Maybe<Array<ResolversTypes['ImportedRecord']>> }>;
  BookingImportStatus: BookingImportStatus;
  BookingSnapshotInput: BookingSnapshotInput;
  BookingSource: ResolverTypeWrapper<Omit<BookingSource, 'club' | 'installation'> & { club?: Maybe<ResolversTypes['Club']>, installation?: Maybe<ResolversTypes['Installation']> }>;
  BookingSourceConnection: ResolverTypeWrapper<Omit<BookingSourceConnection, 'nodes'> & { nodes: Array<ResolversTypes['BookingSource']> }>;
  BookingSourceEdge: ResolverTypeWrapper<Omit<BookingSourceEdge, 'node'> & { node: ResolversTypes['BookingSource'] }>;
  BookingSourceStatus: BookingSourceStatus;
  BookingStatus: BookingStatus;
  ChangeInstallationScopesInput: ChangeInstallationScopesInput;
  ChangeInstallationScopesPayload: ResolverTypeWrapper<Omit<ChangeInstallationScopesPayload, 'installation'> & { installation: ResolversTypes['Installation'] }>;
  ChooseDecidingSideInput: ChooseDecidingSideInput;
  ChooseDecidingSidePayload: ResolverTypeWrapper<Omit<ChooseDecidingSidePayload, 'event' | 'session'> & { event: ResolversTypes['ScoreEvent'], session: ResolversTypes['MatchSession'] }>;
  Club: ResolverTypeWrapper<Omit<Club, 'events' | 'failedWebhookDeliveries' | 'installationAuthorizations' | 'installations' | 'webhookEndpoints'> & { events?: Maybe<ResolversTypes['ClubEventConnection']>, failedWebhookDeliveries?: Maybe<ResolversTypes['WebhookDeliveryConnection']>, installationAuthorizations?: Maybe<ResolversTypes['InstallationAuthorizationConnection']>, installations?: Maybe<ResolversTypes['InstallationConnection']>, webhookEndpoints?: Maybe<ResolversTypes['WebhookEndpointConnection']> }>;
  ClubChange: ResolverTypeWrapper<ClubChange>;
  ClubChangeKind: ClubChangeKind;
  ClubConnection: ResolverTypeWrapper<Omit<ClubConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ClubEdge']>, nodes: Array<ResolversTypes['Club']> }>;
  ClubEdge: ResolverTypeWrapper<Omit<ClubEdge, 'node'> & { node: ResolversTypes['Club'] }>;
  ClubEvent: ResolverTypeWrapper<Omit<ClubEvent, 'club' | 'resource'> & { club?: Maybe<ResolversTypes['Club']>, resource: ResolversTypes['ClubEventResource'] }>;
  ClubEventConnection: ResolverTypeWrapper<Omit<ClubEventConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ClubEventEdge']>, nodes: Array<ResolversTypes['ClubEvent']> }>;
  ClubEventEdge: ResolverTypeWrapper<Omit<ClubEventEdge, 'node'> & { node: ResolversTypes['ClubEvent'] }>;
  ClubEventItem: ResolverTypeWrapper<Omit<ClubEventItem, 'event'> & { event?: Maybe<ResolversTypes['ClubEvent']> }>;
  ClubEventResource: ResolverTypeWrapper<Omit<ClubEventResource, 'node'> & { node?: Maybe<ResolversTypes['Node']> }>;
  ClubEventType: ClubEventType;
  ClubNeeds: ResolverTypeWrapper<ClubNeeds>;
  ClubProfile: ResolverTypeWrapper<ClubProfile>;
  ClubResourceKind: ClubResourceKind;
  ClubRole: ClubRole;
  ClubScope: ClubScope;
  ClubStatus: ClubStatus;
  ConfigureSessionInput: ConfigureSessionInput;
  ConfigureSessionPayload: ResolverTypeWrapper<Omit<ConfigureSessionPayload, 'session'> & { session: ResolversTypes['MatchSession'] }>;
  CorrectScoreInput: CorrectScoreInput;
  CorrectScorePayload: ResolverTypeWrapper<Omit<CorrectScorePayload, 'event' | 'session'> & { event: ResolversTypes['ScoreEvent'], session: ResolversTypes['MatchSession'] }>;
  Court: ResolverTypeWrapper<Omit<Court, 'club'> & { club?: Maybe<ResolversTypes['Club']> }>;
  CourtBoard: ResolverTypeWrapper<Omit<CourtBoard, 'match' | 'next'> & { match?: Maybe<ResolversTypes['MatchSession']>, next?: Maybe<ResolversTypes['MatchSession']> }>;
  CourtClosing: ResolverTypeWrapper<CourtClosing>;
  CourtConnection: ResolverTypeWrapper<CourtConnection>;
  CourtDeviceIdentity: ResolverTypeWrapper<CourtDeviceIdentity>;
  CourtDeviceReport: ResolverTypeWrapper<CourtDeviceReport>;
  CourtEdge: ResolverTypeWrapper<CourtEdge>;
  CourtFilter: CourtFilter;
  CourtMapping: ResolverTypeWrapper<Omit<CourtMapping, 'bookingSource'> & { bookingSource?: Maybe<ResolversTypes['BookingSource']> }>;
  CourtScreen: ResolverTypeWrapper<CourtScreen>;
  CourtStatus: CourtStatus;
  CourtStatusOverride: CourtStatusOverride;
  CreateBookingSourceInput: CreateBookingSourceInput;
  CreateBookingSourcePayload: ResolverTypeWrapper<Omit<CreateBookingSourcePayload, 'bookingSource'> & { bookingSource: ResolversTypes['BookingSource'] }>;
  CreateEventStreamTicketInput: CreateEventStreamTicketInput;
  CreateEventStreamTicketPayload: ResolverTypeWrapper<CreateEventStreamTicketPayload>;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  CreateWebhookEndpointPayload: ResolverTypeWrapper<Omit<CreateWebhookEndpointPayload, 'webhookEndpoint'> & { webhookEndpoint: ResolversTypes['WebhookEndpoint'] }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeviceCredential: ResolverTypeWrapper<DeviceCredential>;
  DisableWebhookEndpointInput: DisableWebhookEndpointInput;
  DisableWebhookEndpointPayload: ResolverTypeWrapper<Omit<DisableWebhookEndpointPayload, 'webhookEndpoint'> & { webhookEndpoint: ResolversTypes['WebhookEndpoint'] }>;
  DisplayPhase: DisplayPhase;
  EndCourtScreenInput: EndCourtScreenInput;
  EndCourtScreenPayload: ResolverTypeWrapper<EndCourtScreenPayload>;
  EndScorePadInput: EndScorePadInput;
  EndScorePadPayload: ResolverTypeWrapper<EndScorePadPayload>;
  Environment: Environment;
  ErasePersonInput: ErasePersonInput;
  ErasePersonPayload: ResolverTypeWrapper<ErasePersonPayload>;
  ExchangeInstallationInput: ExchangeInstallationInput;
  ExchangeInstallationPayload: ResolverTypeWrapper<ExchangeInstallationPayload>;
  IdentityPrincipal: ResolverTypeWrapper<IdentityPrincipal>;
  ImportBookingsInput: ImportBookingsInput;
  ImportBookingsPayload: ResolverTypeWrapper<Omit<ImportBookingsPayload, 'bookingImport'> & { bookingImport: ResolversTypes['BookingImport'] }>;
  ImportError: ResolverTypeWrapper<ImportError>;
  ImportErrorDetail: ResolverTypeWrapper<ImportErrorDetail>;
  ImportOutcome: ImportOutcome;
  ImportedBookingInput: ImportedBookingInput;
  ImportedRecord: ResolverTypeWrapper<Omit<ImportedRecord, 'booking'> & { booking?: Maybe<ResolversTypes['Booking']> }>;
  IndoorOutdoor: IndoorOutdoor;
  Installation: ResolverTypeWrapper<Omit<Installation, 'application' | 'club'> & { application: ResolversTypes['Application'], club: ResolversTypes['Club'] }>;
  InstallationAuthorization: ResolverTypeWrapper<Omit<InstallationAuthorization, 'application' | 'club' | 'installation'> & { application: ResolversTypes['Application'], club?: Maybe<ResolversTypes['Club']>, installation?: Maybe<ResolversTypes['Installation']> }>;
  InstallationAuthorizationConnection: ResolverTypeWrapper<Omit<InstallationAuthorizationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['InstallationAuthorizationEdge']>, nodes: Array<ResolversTypes['InstallationAuthorization']> }>;
  InstallationAuthorizationEdge: ResolverTypeWrapper<Omit<InstallationAuthorizationEdge, 'node'> & { node: ResolversTypes['InstallationAuthorization'] }>;
  InstallationAuthorizationStatus: InstallationAuthorizationStatus;
  InstallationConnection: ResolverTypeWrapper<Omit<InstallationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['InstallationEdge']>, nodes: Array<ResolversTypes['Installation']> }>;
  InstallationEdge: ResolverTypeWrapper<Omit<InstallationEdge, 'node'> & { node: ResolversTypes['Installation'] }>;
  InstallationExchange: ResolverTypeWrapper<InstallationExchange>;
  InstallationIdentity: ResolverTypeWrapper<InstallationIdentity>;
  InstallationRequest: ResolverTypeWrapper<InstallationRequest>;
  InstallationRequestConnection: ResolverTypeWrapper<InstallationRequestConnection>;
  InstallationRequestEdge: ResolverTypeWrapper<InstallationRequestEdge>;
  InstallationStatus: InstallationStatus;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JobQueue: JobQueue;
  Location: ResolverTypeWrapper<Omit<Location, 'club'> & { club?: Maybe<ResolversTypes['Club']> }>;
  LocationConnection: ResolverTypeWrapper<LocationConnection>;
  LocationEdge: ResolverTypeWrapper<LocationEdge>;
  LocationFilter: LocationFilter;
  LocationStatus: LocationStatus;
  MatchSession: ResolverTypeWrapper<Omit<MatchSession, 'booking' | 'club'> & { booking?: Maybe<ResolversTypes['SessionBooking']>, club?: Maybe<ResolversTypes['Club']> }>;
  MatchSessionConnection: ResolverTypeWrapper<Omit<MatchSessionConnection, 'nodes'> & { nodes: Array<ResolversTypes['MatchSession']> }>;
  MatchSessionEdge: ResolverTypeWrapper<Omit<MatchSessionEdge, 'node'> & { node: ResolversTypes['MatchSession'] }>;
  MatchSessionFilter: MatchSessionFilter;
  MatchSessionStatus: MatchSessionStatus;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OpenSessionPayload: ResolverTypeWrapper<Omit<OpenSessionPayload, 'session'> & { session: ResolversTypes['MatchSession'] }>;
  OpeningHours: ResolverTypeWrapper<OpeningHours>;
  OpeningInterval: ResolverTypeWrapper<OpeningInterval>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PairScorePadInput: PairScorePadInput;
  PairScorePadPayload: ResolverTypeWrapper<PairScorePadPayload>;
  Participant: ResolverTypeWrapper<Participant>;
  ParticipantInput: ParticipantInput;
  PauseMatchPayload: ResolverTypeWrapper<Omit<PauseMatchPayload, 'session'> & { session: ResolversTypes['MatchSession'] }>;
  PersonErasure: ResolverTypeWrapper<PersonErasure>;
  PersonErasureStatus: PersonErasureStatus;
  PersonExport: ResolverTypeWrapper<PersonExport>;
  PersonInput: PersonInput;
  PersonRecord: ResolverTypeWrapper<PersonRecord>;
  PersonRecordKind: PersonRecordKind;
  PingWebhookEndpointInput: PingWebhookEndpointInput;
  PingWebhookEndpointPayload: ResolverTypeWrapper<PingWebhookEndpointPayload>;
  PointPair: ResolverTypeWrapper<PointPair>;
  PointPairInput: PointPairInput;
  ProblemCode: ProblemCode;
  ProvisionInput: ProvisionInput;
  ProvisionPayload: ResolverTypeWrapper<Omit<ProvisionPayload, 'clubs'> & { clubs: Array<ResolversTypes['Club']> }>;
  ProvisionedAdminInput: ProvisionedAdminInput;
  ProvisionedApplicationInput: ProvisionedApplicationInput;
  ProvisionedClubInput: ProvisionedClubInput;
  ProvisionedCourtInput: ProvisionedCourtInput;
  ProvisionedKind: ProvisionedKind;
  ProvisionedLocationInput: ProvisionedLocationInput;
  ProvisionedOpeningHoursInput: ProvisionedOpeningHoursInput;
  ProvisionedOpeningIntervalInput: ProvisionedOpeningIntervalInput;
  ProvisionedOrganizationInput: ProvisionedOrganizationInput;
  ProvisionedStaffInput: ProvisionedStaffInput;
  ProvisioningAction: ProvisioningAction;
  ProvisioningChange: ResolverTypeWrapper<ProvisioningChange>;
  PutBookingInput: PutBookingInput;
  PutBookingOutcome: PutBookingOutcome;
  PutBookingPayload: ResolverTypeWrapper<Omit<PutBookingPayload, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  PutCourtMappingInput: PutCourtMappingInput;
  PutCourtMappingPayload: ResolverTypeWrapper<Omit<PutCourtMappingPayload, 'courtMapping'> & { courtMapping: ResolversTypes['CourtMapping'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueueBacklog: ResolverTypeWrapper<QueueBacklog>;
  RateLimit: ResolverTypeWrapper<RateLimit>;
  ReconciliationConflict: ResolverTypeWrapper<Omit<ReconciliationConflict, 'booking' | 'matchSession'> & { booking?: Maybe<ResolversTypes['Booking']>, matchSession?: Maybe<ResolversTypes['MatchSession']> }>;
  ReconciliationConflictConnection: ResolverTypeWrapper<ReconciliationConflictConnection>;
  ReconciliationConflictEdge: ResolverTypeWrapper<ReconciliationConflictEdge>;
  ReconciliationConflictFilter: ReconciliationConflictFilter;
  ReconciliationConflictStatus: ReconciliationConflictStatus;
  ReconciliationStatus: ReconciliationStatus;
  RecordPointPayload: ResolverTypeWrapper<Omit<RecordPointPayload, 'event' | 'session'> & { event: ResolversTypes['ScoreEvent'], session: ResolversTypes['MatchSession'] }>;
  RecoverWebhookEndpointInput: RecoverWebhookEndpointInput;
  RecoverWebhookEndpointPayload: ResolverTypeWrapper<RecoverWebhookEndpointPayload>;
  RedeemEventStreamTicketInput: RedeemEventStreamTicketInput;
  RedeemEventStreamTicketPayload: ResolverTypeWrapper<RedeemEventStreamTicketPayload>;
  RegisterApplicationInput: RegisterApplicationInput;
  RegisterApplicationPayload: ResolverTypeWrapper<Omit<RegisterApplicationPayload, 'application'> & { application: ResolversTypes['Application'] }>;
  RelayedScoreSource: RelayedScoreSource;
  ReportCourtDeviceInput: ReportCourtDeviceInput;
  ReportCourtDevicePayload: ResolverTypeWrapper<ReportCourtDevicePayload>;
  ResendFailedDeliveriesOfClubInput: ResendFailedDeliveriesOfClubInput;
  ResendFailedDeliveriesOfClubPayload: ResolverTypeWrapper<ResendFailedDeliveriesOfClubPayload>;
  ResendFailedWebhookDeliveriesInput: ResendFailedWebhookDeliveriesInput;
  ResendFailedWebhookDeliveriesPayload: ResolverTypeWrapper<ResendFailedWebhookDeliveriesPayload>;
  ResendWebhookDeliveryInput: ResendWebhookDeliveryInput;
  ResendWebhookDeliveryPayload: ResolverTypeWrapper<Omit<ResendWebhookDeliveryPayload, 'webhookDelivery'> & { webhookDelivery: ResolversTypes['WebhookDelivery'] }>;
  ResolveReconciliationConflictInput: ResolveReconciliationConflictInput;
  ResolveReconciliationConflictPayload: ResolverTypeWrapper<ResolveReconciliationConflictPayload>;
  ResumeMatchPayload: ResolverTypeWrapper<Omit<ResumeMatchPayload, 'session'> & { session: ResolversTypes['MatchSession'] }>;
  ReversePointPayload: ResolverTypeWrapper<Omit<ReversePointPayload, 'event' | 'session'> & { event: ResolversTypes['ScoreEvent'], session: ResolversTypes['MatchSession'] }>;
  RevokeInstallationInput: RevokeInstallationInput;
  RevokeInstallationPayload: ResolverTypeWrapper<Omit<RevokeInstallationPayload, 'installation'> & { installation: ResolversTypes['Installation'] }>;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RotateWebhookSecretPayload: ResolverTypeWrapper<RotateWebhookSecretPayload>;
  ScoreEvent: ResolverTypeWrapper<Omit<ScoreEvent, 'matchSession' | 'reversedEvent'> & { matchSession?: Maybe<ResolversTypes['MatchSession']>, reversedEvent?: Maybe<ResolversTypes['ScoreEvent']> }>;
  ScoreEventConnection: ResolverTypeWrapper<Omit<ScoreEventConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ScoreEventEdge']>, nodes: Array<ResolversTypes['ScoreEvent']> }>;
  ScoreEventEdge: ResolverTypeWrapper<Omit<ScoreEventEdge, 'node'> & { node: ResolversTypes['ScoreEvent'] }>;
  ScoreEventType: ScoreEventType;
  ScoreInput: ScoreInput;
  ScorePad: ResolverTypeWrapper<ScorePad>;
  ScorePair: ResolverTypeWrapper<ScorePair>;
  ScorePairInput: ScorePairInput;
  ScoreSnapshot: ResolverTypeWrapper<ScoreSnapshot>;
  ScoreSnapshotInput: ScoreSnapshotInput;
  ScoreSource: ScoreSource;
  ScoreTransition: ScoreTransition;
  ScoringMode: ScoringMode;
  SessionBooking: ResolverTypeWrapper<Omit<SessionBooking, 'booking'> & { booking?: Maybe<ResolversTypes['Booking']> }>;
  SessionInput: SessionInput;
  SessionPayload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SessionPayload']>;
  SessionPlayer: ResolverTypeWrapper<SessionPlayer>;
  SetBookingSourceStatusInput: SetBookingSourceStatusInput;
  SetBookingSourceStatusPayload: ResolverTypeWrapper<SetBookingSourceStatusPayload>;
  SetClubStatusInput: SetClubStatusInput;
  SetClubStatusPayload: ResolverTypeWrapper<Omit<SetClubStatusPayload, 'club'> & { club: ResolversTypes['Club'] }>;
  SetCourtStatusOverrideInput: SetCourtStatusOverrideInput;
  SetCourtStatusOverridePayload: ResolverTypeWrapper<SetCourtStatusOverridePayload>;
  SettableBookingSourceStatus: SettableBookingSourceStatus;
  Side: Side;
  StaffMember: ResolverTypeWrapper<StaffMember>;
  StaffMemberRole: ResolverTypeWrapper<StaffMemberRole>;
  StartCourtScreenInput: StartCourtScreenInput;
  StartCourtScreenPayload: ResolverTypeWrapper<StartCourtScreenPayload>;
  StartMatchPayload: ResolverTypeWrapper<Omit<StartMatchPayload, 'event' | 'session'> & { event: ResolversTypes['ScoreEvent'], session: ResolversTypes['MatchSession'] }>;
  StartScorePadInput: StartScorePadInput;
  StartScorePadPayload: ResolverTypeWrapper<StartScorePadPayload>;
  StoredParticipant: ResolverTypeWrapper<StoredParticipant>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SurfaceType: SurfaceType;
  Team: Team;
  TeamScoreInput: TeamScoreInput;
  UpdateClubInput: UpdateClubInput;
  UpdateClubPayload: ResolverTypeWrapper<Omit<UpdateClubPayload, 'club'> & { club: ResolversTypes['Club'] }>;
  UpdateWebhookEndpointInput: UpdateWebhookEndpointInput;
  UpdateWebhookEndpointPayload: ResolverTypeWrapper<Omit<UpdateWebhookEndpointPayload, 'webhookEndpoint'> & { webhookEndpoint: ResolversTypes['WebhookEndpoint'] }>;
  WebhookAnswer: ResolverTypeWrapper<WebhookAnswer>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttempt>;
  WebhookDelivery: ResolverTypeWrapper<Omit<WebhookDelivery, 'endpoint' | 'event'> & { endpoint?: Maybe<ResolversTypes['WebhookEndpoint']>, event?: Maybe<ResolversTypes['ClubEvent']> }>;
  WebhookDeliveryConnection: ResolverTypeWrapper<Omit<WebhookDeliveryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WebhookDeliveryEdge']>, nodes: Array<ResolversTypes['WebhookDelivery']> }>;
  WebhookDeliveryCount: ResolverTypeWrapper<WebhookDeliveryCount>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryFilter: WebhookDeliveryFilter;
  WebhookDeliveryStatus: WebhookDeliveryStatus;
  WebhookEndpoint: ResolverTypeWrapper<Omit<WebhookEndpoint, 'club' | 'deliveries' | 'installation'> & { club?: Maybe<ResolversTypes['Club']>, deliveries?: Maybe<ResolversTypes['WebhookDeliveryConnection']>, installation?: Maybe<ResolversTypes['Installation']> }>;
  WebhookEndpointConnection: ResolverTypeWrapper<Omit<WebhookEndpointConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WebhookEndpointEdge']>, nodes: Array<ResolversTypes['WebhookEndpoint']> }>;
  WebhookEndpointEdge: ResolverTypeWrapper<Omit<WebhookEndpointEdge, 'node'> & { node: ResolversTypes['WebhookEndpoint'] }>;
  WebhookFailure: WebhookFailure;
  WebhookMessage: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['WebhookMessage']>;
  WebhookResend: ResolverTypeWrapper<WebhookResend>;
  WebhookStatus: WebhookStatus;
  WebhookSubscription: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['WebhookSubscription']>;
  Weekday: Weekday;
  WithdrawInstallationAuthorizationInput: WithdrawInstallationAuthorizationInput;
  WithdrawInstallationAuthorizationPayload: ResolverTypeWrapper<Omit<WithdrawInstallationAuthorizationPayload, 'authorization'> & { authorization: ResolversTypes['InstallationAuthorization'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AbortSessionPayload: Omit<AbortSessionPayload, 'session'> & { session: ResolversParentTypes['MatchSession'] };
  Application: Application | FederationReferenceTypes['Application'];
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  ApplicationConnection: Omit<ApplicationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ApplicationEdge']>, nodes: Array<ResolversParentTypes['Application']> };
  ApplicationEdge: Omit<ApplicationEdge, 'node'> & { node: ResolversParentTypes['Application'] };
  ApproveInstallationInput: ApproveInstallationInput;
  ApproveInstallationPayload: Omit<ApproveInstallationPayload, 'authorization'> & { authorization: ResolversParentTypes['InstallationAuthorization'] };
  Boolean: Scalars['Boolean']['output'];
  AuditEntry: AuditEntry;
  Int: Scalars['Int']['output'];
  AuditEntryConnection: AuditEntryConnection;
  AuditEntryEdge: AuditEntryEdge;
  AuditEntryFilter: AuditEntryFilter;
  AwardMatchPayload: Omit<AwardMatchPayload, 'event' | 'session'> & { event: ResolversParentTypes['ScoreEvent'], session: ResolversParentTypes['MatchSession'] };
  Backlog: Backlog;
  Booking: Omit<Booking, 'bookingSource' | 'club' | 'matchSession'> & { bookingSource?: Maybe<ResolversParentTypes['BookingSource']>, club?: Maybe<ResolversParentTypes['Club']>, matchSession?: Maybe<ResolversParentTypes['MatchSession']> } | FederationReferenceTypes['Booking'];
  BookingConnection: Omit<BookingConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Booking']> };
  BookingEdge: Omit<BookingEdge, 'node'> & { node: ResolversParentTypes['Booking'] };
  BookingFilter: BookingFilter;
  BookingImport: Omit<BookingImport, 'bookingSource' | 'records'> & { bookingSource?: Maybe<ResolversParentTypes['BookingSource']>, records?: Maybe<Array<ResolversParentTypes['ImportedRecord']>> } | FederationReferenceTypes['BookingImport'];
  BookingSnapshotInput: BookingSnapshotInput;
  BookingSource: Omit<BookingSource, 'club' | 'installation'> & { club?: Maybe<ResolversParentTypes['Club']>, installation?: Maybe<ResolversParentTypes['Installation']> } | FederationReferenceTypes['BookingSource'];
  BookingSourceConnection: Omit<BookingSourceConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['BookingSource']> };
  BookingSourceEdge: Omit<BookingSourceEdge, 'node'> & { node: ResolversParentTypes['BookingSource'] };
  ChangeInstallationScopesInput: ChangeInstallationScopesInput;
  ChangeInstallationScopesPayload: Omit<ChangeInstallationScopesPayload, 'installation'> & { installation: ResolversParentTypes['Installation'] };
  ChooseDecidingSideInput: ChooseDecidingSideInput;
  ChooseDecidingSidePayload: Omit<ChooseDecidingSidePayload, 'event' | 'session'> & { event: ResolversParentTypes['ScoreEvent'], session: ResolversParentTypes['MatchSession'] };
  Club: Omit<Club, 'events' | 'failedWebhookDeliveries' | 'installationAuthorizations' | 'installations' | 'webhookEndpoints'> & { events?: Maybe<ResolversParentTypes['ClubEventConnection']>, failedWebhookDeliveries?: Maybe<ResolversParentTypes['WebhookDeliveryConnection']>, installationAuthorizations?: Maybe<ResolversParentTypes['InstallationAuthorizationConnection']>, installations?: Maybe<ResolversParentTypes['InstallationConnection']>, webhookEndpoints?: Maybe<ResolversParentTypes['WebhookEndpointConnection']> } | FederationReferenceTypes['Club'];
  ClubChange: ClubChange;
  ClubConnection: Omit<ClubConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ClubEdge']>, nodes: Array<ResolversParentTypes['Club']> };
  ClubEdge: Omit<ClubEdge, 'node'> & { node: ResolversParentTypes['Club'] };
  ClubEvent: Omit<ClubEvent, 'club' | 'resource'> & { club?: Maybe<ResolversParentTypes['Club']>, resource: ResolversParentTypes['ClubEventResource'] } | FederationReferenceTypes['ClubEvent'];
  ClubEventConnection: Omit<ClubEventConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ClubEventEdge']>, nodes: Array<ResolversParentTypes['ClubEvent']> };
  ClubEventEdge: Omit<ClubEventEdge, 'node'> & { node: ResolversParentTypes['ClubEvent'] };
  ClubEventItem: Omit<ClubEventItem, 'event'> & { event?: Maybe<ResolversParentTypes['ClubEvent']> };
  ClubEventResource: Omit<ClubEventResource, 'node'> & { node?: Maybe<ResolversParentTypes['Node']> };
  ClubNeeds: ClubNeeds;
  ClubProfile: ClubProfile;
  ConfigureSessionInput: ConfigureSessionInput;
  ConfigureSessionPayload: Omit<ConfigureSessionPayload, 'session'> & { session: ResolversParentTypes['MatchSession'] };
  CorrectScoreInput: CorrectScoreInput;
  CorrectScorePayload: Omit<CorrectScorePayload, 'event' | 'session'> & { event: ResolversParentTypes['ScoreEvent'], session: ResolversParentTypes['MatchSession'] };
  Court: Omit<Court, 'club'> & { club?: Maybe<ResolversParentTypes['Club']> } | FederationReferenceTypes['Court'];
  CourtBoard: Omit<CourtBoard, 'match' | 'next'> & { match?: Maybe<ResolversParentTypes['MatchSession']>, next?: Maybe<ResolversParentTypes['MatchSession']> };
  CourtClosing: CourtClosing;
  CourtConnection: CourtConnection;
  CourtDeviceIdentity: CourtDeviceIdentity;
  CourtDeviceReport: CourtDeviceReport;
  CourtEdge: CourtEdge;
  CourtFilter: CourtFilter;
  CourtMapping: Omit<CourtMapping, 'bookingSource'> & { bookingSource?: Maybe<ResolversParentTypes['BookingSource']> } | FederationReferenceTypes['CourtMapping'];
  CourtScreen: CourtScreen;
  CreateBookingSourceInput: CreateBookingSourceInput;
  CreateBookingSourcePayload: Omit<CreateBookingSourcePayload, 'bookingSource'> & { bookingSource: ResolversParentTypes['BookingSource'] };
  CreateEventStreamTicketInput: CreateEventStreamTicketInput;
  CreateEventStreamTicketPayload: CreateEventStreamTicketPayload;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  CreateWebhookEndpointPayload: Omit<CreateWebhookEndpointPayload, 'webhookEndpoint'> & { webhookEndpoint: ResolversParentTypes['WebhookEndpoint'] };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeviceCredential: DeviceCredential;
  DisableWebhookEndpointInput: DisableWebhookEndpointInput;
  DisableWebhookEndpointPayload: Omit<DisableWebhookEndpointPayload, 'webhookEndpoint'> & { webhookEndpoint: ResolversParentTypes['WebhookEndpoint'] };
  EndCourtScreenInput: EndCourtScreenInput;
  EndCourtScreenPayload: EndCourtScreenPayload;
  EndScorePadInput: EndScorePadInput;
  EndScorePadPayload: EndScorePadPayload;
  ErasePersonInput: ErasePersonInput;
  ErasePersonPayload: ErasePersonPayload;
  ExchangeInstallationInput: ExchangeInstallationInput;
  ExchangeInstallationPayload: ExchangeInstallationPayload;
  IdentityPrincipal: IdentityPrincipal;
  ImportBookingsInput: ImportBookingsInput;
  ImportBookingsPayload: Omit<ImportBookingsPayload, 'bookingImport'> & { bookingImport: ResolversParentTypes['BookingImport'] };
  ImportError: ImportError;
  ImportErrorDetail: ImportErrorDetail;
  ImportedBookingInput: ImportedBookingInput;
  ImportedRecord: Omit<ImportedRecord, 'booking'> & { booking?: Maybe<ResolversParentTypes['Booking']> };
  Installation: Omit<Installation, 'application' | 'club'> & { application: ResolversParentTypes['Application'], club: ResolversParentTypes['Club'] } | FederationReferenceTypes['Installation'];
  InstallationAuthorization: Omit<InstallationAuthorization, 'application' | 'club' | 'installation'> & { application: ResolversParentTypes['Application'], club?: Maybe<ResolversParentTypes['Club']>, installation?: Maybe<ResolversParentTypes['Installation']> } | FederationReferenceTypes['InstallationAuthorization'];
  InstallationAuthorizationConnection: Omit<InstallationAuthorizationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['InstallationAuthorizationEdge']>, nodes: Array<ResolversParentTypes['InstallationAuthorization']> };
  InstallationAuthorizationEdge: Omit<InstallationAuthorizationEdge, 'node'> & { node: ResolversParentTypes['InstallationAuthorization'] };
  InstallationConnection: Omit<InstallationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['InstallationEdge']>, nodes: Array<ResolversParentTypes['Installation']> };
  InstallationEdge: Omit<InstallationEdge, 'node'> & { node: ResolversParentTypes['Installation'] };
  InstallationExchange: InstallationExchange;
  InstallationIdentity: InstallationIdentity;
  InstallationRequest: InstallationRequest;
  InstallationRequestConnection: InstallationRequestConnection;
  InstallationRequestEdge: InstallationRequestEdge;
  JSON: Scalars['JSON']['output'];
  Location: Omit<Location, 'club'> & { club?: Maybe<ResolversParentTypes['Club']> } | FederationReferenceTypes['Location'];
  LocationConnection: LocationConnection;
  LocationEdge: LocationEdge;
  LocationFilter: LocationFilter;
  MatchSession: Omit<MatchSession, 'booking' | 'club'> & { booking?: Maybe<ResolversParentTypes['SessionBooking']>, club?: Maybe<ResolversParentTypes['Club']> } | FederationReferenceTypes['MatchSession'];
  MatchSessionConnection: Omit<MatchSessionConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['MatchSession']> };
  MatchSessionEdge: Omit<MatchSessionEdge, 'node'> & { node: ResolversParentTypes['MatchSession'] };
  MatchSessionFilter: MatchSessionFilter;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OpenSessionPayload: Omit<OpenSessionPayload, 'session'> & { session: ResolversParentTypes['MatchSession'] };
  OpeningHours: OpeningHours;
  OpeningInterval: OpeningInterval;
  PageInfo: PageInfo;
  PairScorePadInput: PairScorePadInput;
  PairScorePadPayload: PairScorePadPayload;
  Participant: Participant;
  ParticipantInput: ParticipantInput;
  PauseMatchPayload: Omit<PauseMatchPayload, 'session'> & { session: ResolversParentTypes['MatchSession'] };
  PersonErasure: PersonErasure | FederationReferenceTypes['PersonErasure'];
  PersonExport: PersonExport;
  PersonInput: PersonInput;
  PersonRecord: PersonRecord;
  PingWebhookEndpointInput: PingWebhookEndpointInput;
  PingWebhookEndpointPayload: PingWebhookEndpointPayload;
  PointPair: PointPair;
  PointPairInput: PointPairInput;
  ProvisionInput: ProvisionInput;
  ProvisionPayload: Omit<ProvisionPayload, 'clubs'> & { clubs: Array<ResolversParentTypes['Club']> };
  ProvisionedAdminInput: ProvisionedAdminInput;
  ProvisionedApplicationInput: ProvisionedApplicationInput;
  ProvisionedClubInput: ProvisionedClubInput;
  ProvisionedCourtInput: ProvisionedCourtInput;
  ProvisionedLocationInput: ProvisionedLocationInput;
  ProvisionedOpeningHoursInput: ProvisionedOpeningHoursInput;
  ProvisionedOpeningIntervalInput: ProvisionedOpeningIntervalInput;
  ProvisionedOrganizationInput: ProvisionedOrganizationInput;
  ProvisionedStaffInput: ProvisionedStaffInput;
  ProvisioningChange: ProvisioningChange;
  PutBookingInput: PutBookingInput;
  PutBookingPayload: Omit<PutBookingPayload, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  PutCourtMappingInput: PutCourtMappingInput;
  PutCourtMappingPayload: Omit<PutCourtMappingPayload, 'courtMapping'> & { courtMapping: ResolversParentTypes['CourtMapping'] };
  Query: Record<PropertyKey, never>;
  QueueBacklog: QueueBacklog;
  RateLimit: RateLimit;
  ReconciliationConflict: Omit<ReconciliationConflict, 'booking' | 'matchSession'> & { booking?: Maybe<ResolversParentTypes['Booking']>, matchSession?: Maybe<ResolversParentTypes['MatchSession']> } | FederationReferenceTypes['ReconciliationConflict'];
  ReconciliationConflictConnection: ReconciliationConflictConnection;
  ReconciliationConflictEdge: ReconciliationConflictEdge;
  ReconciliationConflictFilter: ReconciliationConflictFilter;
  RecordPointPayload: Omit<RecordPointPayload, 'event' | 'session'> & { event: ResolversParentTypes['ScoreEvent'], session: ResolversParentTypes['MatchSession'] };
  RecoverWebhookEndpointInput: RecoverWebhookEndpointInput;
  RecoverWebhookEndpointPayload: RecoverWebhookEndpointPayload;
  RedeemEventStreamTicketInput: RedeemEventStreamTicketInput;
  RedeemEventStreamTicketPayload: RedeemEventStreamTicketPayload;
  RegisterApplicationInput: RegisterApplicationInput;
  RegisterApplicationPayload: Omit<RegisterApplicationPayload, 'application'> & { application: ResolversParentTypes['Application'] };
  ReportCourtDeviceInput: ReportCourtDeviceInput;
  ReportCourtDevicePayload: ReportCourtDevicePayload;
  ResendFailedDeliveriesOfClubInput: ResendFailedDeliveriesOfClubInput;
  ResendFailedDeliveriesOfClubPayload: ResendFailedDeliveriesOfClubPayload;
  ResendFailedWebhookDeliveriesInput: ResendFailedWebhookDeliveriesInput;
  ResendFailedWebhookDeliveriesPayload: ResendFailedWebhookDeliveriesPayload;
  ResendWebhookDeliveryInput: ResendWebhookDeliveryInput;
  ResendWebhookDeliveryPayload: Omit<ResendWebhookDeliveryPayload, 'webhookDelivery'> & { webhookDelivery: ResolversParentTypes['WebhookDelivery'] };
  ResolveReconciliationConflictInput: ResolveReconciliationConflictInput;
  ResolveReconciliationConflictPayload: ResolveReconciliationConflictPayload;
  ResumeMatchPayload: Omit<ResumeMatchPayload, 'session'> & { session: ResolversParentTypes['MatchSession'] };
  ReversePointPayload: Omit<ReversePointPayload, 'event' | 'session'> & { event: ResolversParentTypes['ScoreEvent'], session: ResolversParentTypes['MatchSession'] };
  RevokeInstallationInput: RevokeInstallationInput;
  RevokeInstallationPayload: Omit<RevokeInstallationPayload, 'installation'> & { installation: ResolversParentTypes['Installation'] };
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RotateWebhookSecretPayload: RotateWebhookSecretPayload;
  ScoreEvent: Omit<ScoreEvent, 'matchSession' | 'reversedEvent'> & { matchSession?: Maybe<ResolversParentTypes['MatchSession']>, reversedEvent?: Maybe<ResolversParentTypes['ScoreEvent']> } | FederationReferenceTypes['ScoreEvent'];
  ScoreEventConnection: Omit<ScoreEventConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ScoreEventEdge']>, nodes: Array<ResolversParentTypes['ScoreEvent']> };
  ScoreEventEdge: Omit<ScoreEventEdge, 'node'> & { node: ResolversParentTypes['ScoreEvent'] };
  ScoreInput: ScoreInput;
  ScorePad: ScorePad;
  ScorePair: ScorePair;
  ScorePairInput: ScorePairInput;
  ScoreSnapshot: ScoreSnapshot;
  ScoreSnapshotInput: ScoreSnapshotInput;
  SessionBooking: Omit<SessionBooking, 'booking'> & { booking?: Maybe<ResolversParentTypes['Booking']> };
  SessionInput: SessionInput;
  SessionPayload: ResolversInterfaceTypes<ResolversParentTypes>['SessionPayload'];
  SessionPlayer: SessionPlayer;
  SetBookingSourceStatusInput: SetBookingSourceStatusInput;
  SetBookingSourceStatusPayload: SetBookingSourceStatusPayload;
  SetClubStatusInput: SetClubStatusInput;
  SetClubStatusPayload: Omit<SetClubStatusPayload, 'club'> & { club: ResolversParentTypes['Club'] };
  SetCourtStatusOverrideInput: SetCourtStatusOverrideInput;
  SetCourtStatusOverridePayload: SetCourtStatusOverridePayload;
  StaffMember: StaffMember;
  StaffMemberRole: StaffMemberRole;
  StartCourtScreenInput: StartCourtScreenInput;
  StartCourtScreenPayload: StartCourtScreenPayload;
  StartMatchPayload: Omit<StartMatchPayload, 'event' | 'session'> & { event: ResolversParentTypes['ScoreEvent'], session: ResolversParentTypes['MatchSession'] };
  StartScorePadInput: StartScorePadInput;
  StartScorePadPayload: StartScorePadPayload;
  StoredParticipant: StoredParticipant;
  Subscription: Record<PropertyKey, never>;
  TeamScoreInput: TeamScoreInput;
  UpdateClubInput: UpdateClubInput;
  UpdateClubPayload: Omit<UpdateClubPayload, 'club'> & { club: ResolversParentTypes['Club'] };
  UpdateWebhookEndpointInput: UpdateWebhookEndpointInput;
  UpdateWebhookEndpointPayload: Omit<UpdateWebhookEndpointPayload, 'webhookEndpoint'> & { webhookEndpoint: ResolversParentTypes['WebhookEndpoint'] };
  WebhookAnswer: WebhookAnswer;
  WebhookAttempt: WebhookAttempt;
  WebhookDelivery: Omit<WebhookDelivery, 'endpoint' | 'event'> & { endpoint?: Maybe<ResolversParentTypes['WebhookEndpoint']>, event?: Maybe<ResolversParentTypes['ClubEvent']> } | FederationReferenceTypes['WebhookDelivery'];
  WebhookDeliveryConnection: Omit<WebhookDeliveryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WebhookDeliveryEdge']>, nodes: Array<ResolversParentTypes['WebhookDelivery']> };
  WebhookDeliveryCount: WebhookDeliveryCount;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookDeliveryFilter: WebhookDeliveryFilter;
  WebhookEndpoint: Omit<WebhookEndpoint, 'club' | 'deliveries' | 'installation'> & { club?: Maybe<ResolversParentTypes['Club']>, deliveries?: Maybe<ResolversParentTypes['WebhookDeliveryConnection']>, installation?: Maybe<ResolversParentTypes['Installation']> } | FederationReferenceTypes['WebhookEndpoint'];
  WebhookEndpointConnection: Omit<WebhookEndpointConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WebhookEndpointEdge']>, nodes: Array<ResolversParentTypes['WebhookEndpoint']> };
  WebhookEndpointEdge: Omit<WebhookEndpointEdge, 'node'> & { node: ResolversParentTypes['WebhookEndpoint'] };
  WebhookMessage: ResolversInterfaceTypes<ResolversParentTypes>['WebhookMessage'];
  WebhookResend: WebhookResend;
  WebhookSubscription: ResolversInterfaceTypes<ResolversParentTypes>['WebhookSubscription'];
  WithdrawInstallationAuthorizationInput: WithdrawInstallationAuthorizationInput;
  WithdrawInstallationAuthorizationPayload: Omit<WithdrawInstallationAuthorizationPayload, 'authorization'> & { authorization: ResolversParentTypes['InstallationAuthorization'] };
};

export type AbortSessionPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['AbortSessionPayload'] = ResolversParentTypes['AbortSessionPayload']> = {
  session?: Resolver<ResolversTypes['MatchSession'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application'], FederationReferenceType extends FederationReferenceTypes['Application'] = FederationReferenceTypes['Application']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Application']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publisher?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectUris?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wantedScopes?: Resolver<Array<ResolversTypes['ClubScope']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApplicationConnection'] = ResolversParentTypes['ApplicationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApplicationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Application']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ApplicationEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApplicationEdge'] = ResolversParentTypes['ApplicationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
};

export type ApproveInstallationPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApproveInstallationPayload'] = ResolversParentTypes['ApproveInstallationPayload']> = {
  authorization?: Resolver<ResolversTypes['InstallationAuthorization'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorKind?: Resolver<ResolversTypes['AuditActorKind'], ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  changedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  clubId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resourceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resourceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  resourceType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AwardMatchPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['AwardMatchPayload'] = ResolversParentTypes['AwardMatchPayload']> = {
  event?: Resolver<ResolversTypes['ScoreEvent'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['MatchSession'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BacklogResolvers<ContextType = any, ParentType extends ResolversParentTypes['Backlog'] = ResolversParentTypes['Backlog']> = {
  deliveriesDueSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queues?: Resolver<Array<ResolversTypes['QueueBacklog']>, ParentType, ContextType>;
};

export type BookingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Booking'] = ResolversParentTypes['Booking'], FederationReferenceType extends FederationReferenceTypes['Booking'] = FederationReferenceTypes['Booking']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Booking']> | FederationReferenceType, FederationReferenceType, ContextType>;
  bookingSource?: Resolver<Maybe<ResolversTypes['BookingSource']>, ParentType, ContextType>;
  bookingSourceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  courtId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  externalBookingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalCourtId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matchSession?: Resolver<Maybe<ResolversTypes['MatchSession']>, ParentType, ContextType>;
  matchSessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['Participant']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheduledEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scheduledStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sourceVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingConnection'] = ResolversParentTypes['BookingConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BookingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BookingEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingEdge'] = ResolversParentTypes['BookingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
};

export type BookingImportResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingImport'] = ResolversParentTypes['BookingImport'], FederationReferenceType extends FederationReferenceTypes['BookingImport'] = FederationReferenceTypes['BookingImport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BookingImport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  bookingSource?: Resolver<Maybe<ResolversTypes['BookingSource']>, ParentType, ContextType>;
  bookingSourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<Maybe<Array<ResolversTypes['ImportedRecord']>>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingImportStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingSourceResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingSource'] = ResolversParentTypes['BookingSource'], FederationReferenceType extends FederationReferenceTypes['BookingSource'] = FederationReferenceTypes['BookingSource']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BookingSource']> | FederationReferenceType, FederationReferenceType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  externalAccountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  lastSynchronizedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingSourceStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingSourceConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingSourceConnection'] = ResolversParentTypes['BookingSourceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BookingSourceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BookingSource']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BookingSourceEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingSourceEdge'] = ResolversParentTypes['BookingSourceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BookingSource'], ParentType, ContextType>;
};

export type ChangeInstallationScopesPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangeInstallationScopesPayload'] = ResolversParentTypes['ChangeInstallationScopesPayload']> = {
  installation?: Resolver<ResolversTypes['Installation'], ParentType, ContextType>;
};

export type ChooseDecidingSidePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChooseDecidingSidePayload'] = ResolversParentTypes['ChooseDecidingSidePayload']> = {
  event?: Resolver<ResolversTypes['ScoreEvent'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['MatchSession'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClubResolvers<ContextType = any, ParentType extends ResolversParentTypes['Club'] = ResolversParentTypes['Club'], FederationReferenceType extends FederationReferenceTypes['Club'] = FederationReferenceTypes['Club']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Club']> | FederationReferenceType, FederationReferenceType, ContextType>;
  auditEntries?: Resolver<Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, RequireFields<ClubAuditEntriesArgs, 'first'>>;
  bookingSources?: Resolver<Maybe<ResolversTypes['BookingSourceConnection']>, ParentType, ContextType, RequireFields<ClubBookingSourcesArgs, 'first'>>;
  bookings?: Resolver<Maybe<ResolversTypes['BookingConnection']>, ParentType, ContextType, RequireFields<ClubBookingsArgs, 'first'>>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courts?: Resolver<Maybe<ResolversTypes['CourtConnection']>, ParentType, ContextType, RequireFields<ClubCourtsArgs, 'first'>>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Maybe<ResolversTypes['ClubEventConnection']>, ParentType, ContextType, RequireFields<ClubEventsArgs, 'first'>>;
  failedWebhookDeliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<ClubFailedWebhookDeliveriesArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installationAuthorizations?: Resolver<Maybe<ResolversTypes['InstallationAuthorizationConnection']>, ParentType, ContextType, RequireFields<ClubInstallationAuthorizationsArgs, 'first'>>;
  installations?: Resolver<Maybe<ResolversTypes['InstallationConnection']>, ParentType, ContextType, RequireFields<ClubInstallationsArgs, 'first'>>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locations?: Resolver<Maybe<ResolversTypes['LocationConnection']>, ParentType, ContextType, RequireFields<ClubLocationsArgs, 'first'>>;
  matchSessions?: Resolver<Maybe<ResolversTypes['MatchSessionConnection']>, ParentType, ContextType, RequireFields<ClubMatchSessionsArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needs?: Resolver<Maybe<ResolversTypes['ClubNeeds']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reconciliationConflicts?: Resolver<Maybe<ResolversTypes['ReconciliationConflictConnection']>, ParentType, ContextType, RequireFields<ClubReconciliationConflictsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClubStatus'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhookEndpoints?: Resolver<Maybe<ResolversTypes['WebhookEndpointConnection']>, ParentType, ContextType, RequireFields<ClubWebhookEndpointsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClubChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClubChange'] = ResolversParentTypes['ClubChange']> = {
  kind?: Resolver<ResolversTypes['ClubChangeKind'], ParentType, ContextType>;
  resourceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ClubConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClubConnection'] = ResolversParentTypes['ClubConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ClubEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Club']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ClubEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClubEdge'] = ResolversParentTypes['ClubEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Club'], ParentType, ContextType>;
};

export type ClubEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClubEvent'] = ResolversParentTypes['ClubEvent'], FederationReferenceType extends FederationReferenceTypes['ClubEvent'] = FederationReferenceTypes['ClubEvent']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ClubEvent']> | FederationReferenceType, FederationReferenceType, ContextType>;
  changedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['ClubEventType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicationSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resource?: Resolver<ResolversTypes['ClubEventResource'], ParentType, ContextType>;
  schemaVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClubEventConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClubEventConnection'] = ResolversParentTypes['ClubEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ClubEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ClubEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClubEventEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClubEventEdge'] = ResolversParentTypes['ClubEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ClubEvent'], ParentType, ContextType>;
};

export type ClubEventItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClubEventItem'] = ResolversParentTypes['ClubEventItem']> = {
  event?: Resolver<Maybe<ResolversTypes['ClubEvent']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClubEventResourceResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClubEventResource'] = ResolversParentTypes['ClubEventResource']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClubResourceKind'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
};

export type ClubNeedsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClubNeeds'] = ResolversParentTypes['ClubNeeds']> = {
  activeInstallationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conflictSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  courtCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courtsInTroubleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failingSourceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failingWebhookCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClubProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClubProfile'] = ResolversParentTypes['ClubProfile']> = {
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ConfigureSessionPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConfigureSessionPayload'] = ResolversParentTypes['ConfigureSessionPayload']> = {
  session?: Resolver<ResolversTypes['MatchSession'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorrectScorePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorrectScorePayload'] = ResolversParentTypes['CorrectScorePayload']> = {
  event?: Resolver<ResolversTypes['ScoreEvent'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['MatchSession'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CourtResolvers<ContextType = any, ParentType extends ResolversParentTypes['Court'] = ResolversParentTypes['Court'], FederationReferenceType extends FederationReferenceTypes['Court'] = FederationReferenceTypes['Court']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Court']> | FederationReferenceType, FederationReferenceType, ContextType>;
  closing?: Resolver<Maybe<ResolversTypes['CourtClosing']>, ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['CourtDeviceReport']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  indoorOutdoor?: Resolver<ResolversTypes['IndoorOutdoor'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publicId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scorePads?: Resolver<Maybe<Array<ResolversTypes['ScorePad']>>, ParentType, ContextType>;
  screen?: Resolver<Maybe<ResolversTypes['CourtScreen']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CourtStatus'], ParentType, ContextType>;
  surfaceType?: Resolver<ResolversTypes['SurfaceType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CourtBoardResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourtBoard'] = ResolversParentTypes['CourtBoard']> = {
  clubName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courtId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courtName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courtNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['MatchSession']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['MatchSession']>, ParentType, ContextType>;
  publicId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CourtStatus'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourtClosingResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourtClosing'] = ResolversParentTypes['CourtClosing']> = {
  closedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  override?: Resolver<ResolversTypes['CourtStatusOverride'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CourtConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourtConnection'] = ResolversParentTypes['CourtConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CourtEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Court']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CourtDeviceIdentityResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourtDeviceIdentity'] = ResolversParentTypes['CourtDeviceIdentity']> = {
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courtId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deviceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isScreen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourtDeviceReportResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourtDeviceReport'] = ResolversParentTypes['CourtDeviceReport']> = {
  hasWarning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastReportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CourtEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourtEdge'] = ResolversParentTypes['CourtEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Court'], ParentType, ContextType>;
};

export type CourtMappingResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourtMapping'] = ResolversParentTypes['CourtMapping'], FederationReferenceType extends FederationReferenceTypes['CourtMapping'] = FederationReferenceTypes['CourtMapping']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CourtMapping']> | FederationReferenceType, FederationReferenceType, ContextType>;
  bookingSource?: Resolver<Maybe<ResolversTypes['BookingSource']>, ParentType, ContextType>;
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  courtId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  externalCourtId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalCourtName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CourtScreenResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourtScreen'] = ResolversParentTypes['CourtScreen']> = {
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateBookingSourcePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateBookingSourcePayload'] = ResolversParentTypes['CreateBookingSourcePayload']> = {
  bookingSource?: Resolver<ResolversTypes['BookingSource'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreateEventStreamTicketPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateEventStreamTicketPayload'] = ResolversParentTypes['CreateEventStreamTicketPayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateWebhookEndpointPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateWebhookEndpointPayload'] = ResolversParentTypes['CreateWebhookEndpointPayload']> = {
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signingSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhookEndpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeviceCredentialResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeviceCredential'] = ResolversParentTypes['DeviceCredential']> = {
  courtId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  credential?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DisableWebhookEndpointPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DisableWebhookEndpointPayload'] = ResolversParentTypes['DisableWebhookEndpointPayload']> = {
  webhookEndpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType>;
};

export type EndCourtScreenPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['EndCourtScreenPayload'] = ResolversParentTypes['EndCourtScreenPayload']> = {
  court?: Resolver<ResolversTypes['Court'], ParentType, ContextType>;
};

export type EndScorePadPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['EndScorePadPayload'] = ResolversParentTypes['EndScorePadPayload']> = {
  court?: Resolver<ResolversTypes['Court'], ParentType, ContextType>;
};

export type ErasePersonPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ErasePersonPayload'] = ResolversParentTypes['ErasePersonPayload']> = {
  erasure?: Resolver<ResolversTypes['PersonErasure'], ParentType, ContextType>;
};

export type ExchangeInstallationPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ExchangeInstallationPayload'] = ResolversParentTypes['ExchangeInstallationPayload']> = {
  exchange?: Resolver<ResolversTypes['InstallationExchange'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IdentityPrincipalResolvers<ContextType = any, ParentType extends ResolversParentTypes['IdentityPrincipal'] = ResolversParentTypes['IdentityPrincipal']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicJwk?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportBookingsPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportBookingsPayload'] = ResolversParentTypes['ImportBookingsPayload']> = {
  bookingImport?: Resolver<ResolversTypes['BookingImport'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportErrorResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportError'] = ResolversParentTypes['ImportError']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  details?: Resolver<Maybe<Array<ResolversTypes['ImportErrorDetail']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storedDetails?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type ImportErrorDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportErrorDetail'] = ResolversParentTypes['ImportErrorDetail']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportedRecordResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportedRecord'] = ResolversParentTypes['ImportedRecord']> = {
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  bookingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ImportError']>, ParentType, ContextType>;
  externalBookingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ImportOutcome'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reconciliationStatus?: Resolver<ResolversTypes['ReconciliationStatus'], ParentType, ContextType>;
  sourceVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstallationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Installation'] = ResolversParentTypes['Installation'], FederationReferenceType extends FederationReferenceTypes['Installation'] = FederationReferenceTypes['Installation']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Installation']> | FederationReferenceType, FederationReferenceType, ContextType>;
  application?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
  club?: Resolver<ResolversTypes['Club'], ParentType, ContextType>;
  credentialKeyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  grantedScopes?: Resolver<Array<ResolversTypes['ClubScope']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastRequest?: Resolver<Maybe<ResolversTypes['InstallationRequest']>, ParentType, ContextType>;
  rateLimit?: Resolver<Maybe<ResolversTypes['RateLimit']>, ParentType, ContextType>;
  requests?: Resolver<Maybe<ResolversTypes['InstallationRequestConnection']>, ParentType, ContextType, RequireFields<InstallationRequestsArgs, 'first'>>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InstallationStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InstallationAuthorizationResolvers<ContextType = any, ParentType extends ResolversParentTypes['InstallationAuthorization'] = ResolversParentTypes['InstallationAuthorization'], FederationReferenceType extends FederationReferenceTypes['InstallationAuthorization'] = FederationReferenceTypes['InstallationAuthorization']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['InstallationAuthorization']> | FederationReferenceType, FederationReferenceType, ContextType>;
  application?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
  approvedScopes?: Resolver<Array<ResolversTypes['ClubScope']>, ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  installationExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nonce?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InstallationAuthorizationStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InstallationAuthorizationConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['InstallationAuthorizationConnection'] = ResolversParentTypes['InstallationAuthorizationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InstallationAuthorizationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['InstallationAuthorization']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type InstallationAuthorizationEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['InstallationAuthorizationEdge'] = ResolversParentTypes['InstallationAuthorizationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['InstallationAuthorization'], ParentType, ContextType>;
};

export type InstallationConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['InstallationConnection'] = ResolversParentTypes['InstallationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InstallationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Installation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type InstallationEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['InstallationEdge'] = ResolversParentTypes['InstallationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Installation'], ParentType, ContextType>;
};

export type InstallationExchangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['InstallationExchange'] = ResolversParentTypes['InstallationExchange']> = {
  applicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  credentialKeyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
  grantedScopes?: Resolver<Array<ResolversTypes['ClubScope']>, ParentType, ContextType>;
  installationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nonce?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oauthAudience?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oauthAudienceScope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oauthIssuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oauthSubject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oauthTokenUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type InstallationIdentityResolvers<ContextType = any, ParentType extends ResolversParentTypes['InstallationIdentity'] = ResolversParentTypes['InstallationIdentity']> = {
  applicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InstallationRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['InstallationRequest'] = ResolversParentTypes['InstallationRequest']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  route?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstallationRequestConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['InstallationRequestConnection'] = ResolversParentTypes['InstallationRequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InstallationRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['InstallationRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type InstallationRequestEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['InstallationRequestEdge'] = ResolversParentTypes['InstallationRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['InstallationRequest'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LocationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location'], FederationReferenceType extends FederationReferenceTypes['Location'] = FederationReferenceTypes['Location']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Location']> | FederationReferenceType, FederationReferenceType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingHours?: Resolver<Maybe<Array<ResolversTypes['OpeningHours']>>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LocationStatus'], ParentType, ContextType>;
  storedOpeningHours?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocationConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['LocationConnection'] = ResolversParentTypes['LocationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LocationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LocationEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['LocationEdge'] = ResolversParentTypes['LocationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
};

export type MatchSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchSession'] = ResolversParentTypes['MatchSession'], FederationReferenceType extends FederationReferenceTypes['MatchSession'] = FederationReferenceTypes['MatchSession']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MatchSession']> | FederationReferenceType, FederationReferenceType, ContextType>;
  actualEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  actualStart?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  aiModelVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  booking?: Resolver<Maybe<ResolversTypes['SessionBooking']>, ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  courtId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayPhase?: Resolver<ResolversTypes['DisplayPhase'], ParentType, ContextType>;
  eventSequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['Participant']>, ParentType, ContextType>;
  players?: Resolver<Array<ResolversTypes['SessionPlayer']>, ParentType, ContextType>;
  ruleVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheduledEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scheduledStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['ScoreSnapshot']>, ParentType, ContextType>;
  scoringMode?: Resolver<ResolversTypes['ScoringMode'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MatchSessionStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchSessionConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchSessionConnection'] = ResolversParentTypes['MatchSessionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MatchSessionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MatchSession']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MatchSessionEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchSessionEdge'] = ResolversParentTypes['MatchSessionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MatchSession'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  abortSession?: Resolver<Maybe<ResolversTypes['AbortSessionPayload']>, ParentType, ContextType, RequireFields<MutationAbortSessionArgs, 'input'>>;
  approveInstallation?: Resolver<Maybe<ResolversTypes['ApproveInstallationPayload']>, ParentType, ContextType, RequireFields<MutationApproveInstallationArgs, 'input'>>;
  awardMatch?: Resolver<Maybe<ResolversTypes['AwardMatchPayload']>, ParentType, ContextType, RequireFields<MutationAwardMatchArgs, 'input'>>;
  bindStaffMember?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationBindStaffMemberArgs, 'email' | 'subject'>>;
  changeInstallationScopes?: Resolver<Maybe<ResolversTypes['ChangeInstallationScopesPayload']>, ParentType, ContextType, RequireFields<MutationChangeInstallationScopesArgs, 'input'>>;
  chooseDecidingSide?: Resolver<Maybe<ResolversTypes['ChooseDecidingSidePayload']>, ParentType, ContextType, RequireFields<MutationChooseDecidingSideArgs, 'input'>>;
  configureSession?: Resolver<Maybe<ResolversTypes['ConfigureSessionPayload']>, ParentType, ContextType, RequireFields<MutationConfigureSessionArgs, 'input'>>;
  correctScore?: Resolver<Maybe<ResolversTypes['CorrectScorePayload']>, ParentType, ContextType, RequireFields<MutationCorrectScoreArgs, 'input'>>;
  createBookingSource?: Resolver<Maybe<ResolversTypes['CreateBookingSourcePayload']>, ParentType, ContextType, RequireFields<MutationCreateBookingSourceArgs, 'input'>>;
  createEventStreamTicket?: Resolver<Maybe<ResolversTypes['CreateEventStreamTicketPayload']>, ParentType, ContextType, RequireFields<MutationCreateEventStreamTicketArgs, 'input'>>;
  createWebhookEndpoint?: Resolver<Maybe<ResolversTypes['CreateWebhookEndpointPayload']>, ParentType, ContextType, RequireFields<MutationCreateWebhookEndpointArgs, 'input'>>;
  disableWebhookEndpoint?: Resolver<Maybe<ResolversTypes['DisableWebhookEndpointPayload']>, ParentType, ContextType, RequireFields<MutationDisableWebhookEndpointArgs, 'input'>>;
  endCourtScreen?: Resolver<Maybe<ResolversTypes['EndCourtScreenPayload']>, ParentType, ContextType, RequireFields<MutationEndCourtScreenArgs, 'input'>>;
  endScorePad?: Resolver<Maybe<ResolversTypes['EndScorePadPayload']>, ParentType, ContextType, RequireFields<MutationEndScorePadArgs, 'input'>>;
  erasePerson?: Resolver<Maybe<ResolversTypes['ErasePersonPayload']>, ParentType, ContextType, RequireFields<MutationErasePersonArgs, 'input'>>;
  exchangeInstallation?: Resolver<Maybe<ResolversTypes['ExchangeInstallationPayload']>, ParentType, ContextType, RequireFields<MutationExchangeInstallationArgs, 'input'>>;
  importBookings?: Resolver<Maybe<ResolversTypes['ImportBookingsPayload']>, ParentType, ContextType, RequireFields<MutationImportBookingsArgs, 'input'>>;
  openSession?: Resolver<Maybe<ResolversTypes['OpenSessionPayload']>, ParentType, ContextType, RequireFields<MutationOpenSessionArgs, 'input'>>;
  pairScorePad?: Resolver<Maybe<ResolversTypes['PairScorePadPayload']>, ParentType, ContextType, RequireFields<MutationPairScorePadArgs, 'input'>>;
  pauseMatch?: Resolver<Maybe<ResolversTypes['PauseMatchPayload']>, ParentType, ContextType, RequireFields<MutationPauseMatchArgs, 'input'>>;
  pingWebhookEndpoint?: Resolver<Maybe<ResolversTypes['PingWebhookEndpointPayload']>, ParentType, ContextType, RequireFields<MutationPingWebhookEndpointArgs, 'input'>>;
  provision?: Resolver<Maybe<ResolversTypes['ProvisionPayload']>, ParentType, ContextType, RequireFields<MutationProvisionArgs, 'input'>>;
  putBooking?: Resolver<Maybe<ResolversTypes['PutBookingPayload']>, ParentType, ContextType, RequireFields<MutationPutBookingArgs, 'input'>>;
  putCourtMapping?: Resolver<Maybe<ResolversTypes['PutCourtMappingPayload']>, ParentType, ContextType, RequireFields<MutationPutCourtMappingArgs, 'input'>>;
  recordInstallationRequests?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationRecordInstallationRequestsArgs, 'requests'>>;
  recordPoint?: Resolver<Maybe<ResolversTypes['RecordPointPayload']>, ParentType, ContextType, RequireFields<MutationRecordPointArgs, 'input'>>;
  recoverWebhookEndpoint?: Resolver<Maybe<ResolversTypes['RecoverWebhookEndpointPayload']>, ParentType, ContextType, RequireFields<MutationRecoverWebhookEndpointArgs, 'input'>>;
  redeemEventStreamTicket?: Resolver<Maybe<ResolversTypes['RedeemEventStreamTicketPayload']>, ParentType, ContextType, RequireFields<MutationRedeemEventStreamTicketArgs, 'input'>>;
  registerApplication?: Resolver<Maybe<ResolversTypes['RegisterApplicationPayload']>, ParentType, ContextType, RequireFields<MutationRegisterApplicationArgs, 'input'>>;
  reportCourtDevice?: Resolver<Maybe<ResolversTypes['ReportCourtDevicePayload']>, ParentType, ContextType, RequireFields<MutationReportCourtDeviceArgs, 'input'>>;
  resendFailedDeliveriesOfClub?: Resolver<Maybe<ResolversTypes['ResendFailedDeliveriesOfClubPayload']>, ParentType, ContextType, RequireFields<MutationResendFailedDeliveriesOfClubArgs, 'input'>>;
  resendFailedWebhookDeliveries?: Resolver<Maybe<ResolversTypes['ResendFailedWebhookDeliveriesPayload']>, ParentType, ContextType, RequireFields<MutationResendFailedWebhookDeliveriesArgs, 'input'>>;
  resendWebhookDelivery?: Resolver<Maybe<ResolversTypes['ResendWebhookDeliveryPayload']>, ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'input'>>;
  resolveReconciliationConflict?: Resolver<Maybe<ResolversTypes['ResolveReconciliationConflictPayload']>, ParentType, ContextType, RequireFields<MutationResolveReconciliationConflictArgs, 'input'>>;
  resumeMatch?: Resolver<Maybe<ResolversTypes['ResumeMatchPayload']>, ParentType, ContextType, RequireFields<MutationResumeMatchArgs, 'input'>>;
  reversePoint?: Resolver<Maybe<ResolversTypes['ReversePointPayload']>, ParentType, ContextType, RequireFields<MutationReversePointArgs, 'input'>>;
  revokeInstallation?: Resolver<Maybe<ResolversTypes['RevokeInstallationPayload']>, ParentType, ContextType, RequireFields<MutationRevokeInstallationArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<Maybe<ResolversTypes['RotateWebhookSecretPayload']>, ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'input'>>;
  setBookingSourceStatus?: Resolver<Maybe<ResolversTypes['SetBookingSourceStatusPayload']>, ParentType, ContextType, RequireFields<MutationSetBookingSourceStatusArgs, 'input'>>;
  setClubStatus?: Resolver<Maybe<ResolversTypes['SetClubStatusPayload']>, ParentType, ContextType, RequireFields<MutationSetClubStatusArgs, 'input'>>;
  setCourtStatusOverride?: Resolver<Maybe<ResolversTypes['SetCourtStatusOverridePayload']>, ParentType, ContextType, RequireFields<MutationSetCourtStatusOverrideArgs, 'input'>>;
  startCourtScreen?: Resolver<Maybe<ResolversTypes['StartCourtScreenPayload']>, ParentType, ContextType, RequireFields<MutationStartCourtScreenArgs, 'input'>>;
  startMatch?: Resolver<Maybe<ResolversTypes['StartMatchPayload']>, ParentType, ContextType, RequireFields<MutationStartMatchArgs, 'input'>>;
  startScorePad?: Resolver<Maybe<ResolversTypes['StartScorePadPayload']>, ParentType, ContextType, RequireFields<MutationStartScorePadArgs, 'input'>>;
  updateClub?: Resolver<Maybe<ResolversTypes['UpdateClubPayload']>, ParentType, ContextType, RequireFields<MutationUpdateClubArgs, 'input'>>;
  updateWebhookEndpoint?: Resolver<Maybe<ResolversTypes['UpdateWebhookEndpointPayload']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookEndpointArgs, 'input'>>;
  withdrawInstallationAuthorization?: Resolver<Maybe<ResolversTypes['WithdrawInstallationAuthorizationPayload']>, ParentType, ContextType, RequireFields<MutationWithdrawInstallationAuthorizationArgs, 'input'>>;
};

export type NodeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Application' | 'Booking' | 'BookingImport' | 'BookingSource' | 'Club' | 'ClubEvent' | 'Court' | 'CourtMapping' | 'Installation' | 'InstallationAuthorization' | 'Location' | 'MatchSession' | 'PersonErasure' | 'ReconciliationConflict' | 'ScoreEvent' | 'WebhookDelivery' | 'WebhookEndpoint', ParentType, ContextType>;
};

export type OpenSessionPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['OpenSessionPayload'] = ResolversParentTypes['OpenSessionPayload']> = {
  session?: Resolver<ResolversTypes['MatchSession'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = any, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  intervals?: Resolver<Array<ResolversTypes['OpeningInterval']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weekday?: Resolver<Maybe<ResolversTypes['Weekday']>, ParentType, ContextType>;
};

export type OpeningIntervalResolvers<ContextType = any, ParentType extends ResolversParentTypes['OpeningInterval'] = ResolversParentTypes['OpeningInterval']> = {
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PairScorePadPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['PairScorePadPayload'] = ResolversParentTypes['PairScorePadPayload']> = {
  courtPublicId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credential?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParticipantResolvers<ContextType = any, ParentType extends ResolversParentTypes['Participant'] = ResolversParentTypes['Participant']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PauseMatchPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['PauseMatchPayload'] = ResolversParentTypes['PauseMatchPayload']> = {
  session?: Resolver<ResolversTypes['MatchSession'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonErasureResolvers<ContextType = any, ParentType extends ResolversParentTypes['PersonErasure'] = ResolversParentTypes['PersonErasure'], FederationReferenceType extends FederationReferenceTypes['PersonErasure'] = FederationReferenceTypes['PersonErasure']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PersonErasure']> | FederationReferenceType, FederationReferenceType, ContextType>;
  bookingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bookingSourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PersonErasureStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonExportResolvers<ContextType = any, ParentType extends ResolversParentTypes['PersonExport'] = ResolversParentTypes['PersonExport']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['PersonRecord']>, ParentType, ContextType>;
};

export type PersonRecordResolvers<ContextType = any, ParentType extends ResolversParentTypes['PersonRecord'] = ResolversParentTypes['PersonRecord']> = {
  externalBookingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PersonRecordKind'], ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['StoredParticipant']>, ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  scheduledStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PingWebhookEndpointPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['PingWebhookEndpointPayload'] = ResolversParentTypes['PingWebhookEndpointPayload']> = {
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failureClass?: Resolver<Maybe<ResolversTypes['WebhookFailure']>, ParentType, ContextType>;
  responseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PointPairResolvers<ContextType = any, ParentType extends ResolversParentTypes['PointPair'] = ResolversParentTypes['PointPair']> = {
  blue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orange?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProvisionPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProvisionPayload'] = ResolversParentTypes['ProvisionPayload']> = {
  changes?: Resolver<Array<ResolversTypes['ProvisioningChange']>, ParentType, ContextType>;
  clubs?: Resolver<Array<ResolversTypes['Club']>, ParentType, ContextType>;
  credentials?: Resolver<Array<ResolversTypes['DeviceCredential']>, ParentType, ContextType>;
  unchangedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProvisioningChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProvisioningChange'] = ResolversParentTypes['ProvisioningChange']> = {
  action?: Resolver<ResolversTypes['ProvisioningAction'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProvisionedKind'], ParentType, ContextType>;
};

export type PutBookingPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['PutBookingPayload'] = ResolversParentTypes['PutBookingPayload']> = {
  booking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['PutBookingOutcome'], ParentType, ContextType>;
  reconciliationStatus?: Resolver<ResolversTypes['ReconciliationStatus'], ParentType, ContextType>;
};

export type PutCourtMappingPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['PutCourtMappingPayload'] = ResolversParentTypes['PutCourtMappingPayload']> = {
  courtMapping?: Resolver<ResolversTypes['CourtMapping'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType, RequireFields<QueryApplicationArgs, 'id'>>;
  applications?: Resolver<Maybe<ResolversTypes['ApplicationConnection']>, ParentType, ContextType, RequireFields<QueryApplicationsArgs, 'first'>>;
  auditEntries?: Resolver<Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'first'>>;
  backlog?: Resolver<Maybe<ResolversTypes['Backlog']>, ParentType, ContextType>;
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType, RequireFields<QueryBookingArgs, 'id'>>;
  bookingImport?: Resolver<Maybe<ResolversTypes['BookingImport']>, ParentType, ContextType, RequireFields<QueryBookingImportArgs, 'id'>>;
  bookingSources?: Resolver<Maybe<ResolversTypes['BookingSourceConnection']>, ParentType, ContextType, RequireFields<QueryBookingSourcesArgs, 'first'>>;
  bookings?: Resolver<Maybe<ResolversTypes['BookingConnection']>, ParentType, ContextType, RequireFields<QueryBookingsArgs, 'first'>>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType, RequireFields<QueryClubArgs, 'id'>>;
  clubNodeTypes?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<QueryClubNodeTypesArgs, 'ids'>>;
  clubProfiles?: Resolver<Maybe<Array<ResolversTypes['ClubProfile']>>, ParentType, ContextType, RequireFields<QueryClubProfilesArgs, 'afterId' | 'updatedAt'>>;
  clubs?: Resolver<Maybe<ResolversTypes['ClubConnection']>, ParentType, ContextType, RequireFields<QueryClubsArgs, 'first'>>;
  clubsBySlug?: Resolver<Maybe<Array<ResolversTypes['Club']>>, ParentType, ContextType, RequireFields<QueryClubsBySlugArgs, 'prefix'>>;
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType, RequireFields<QueryCourtArgs, 'id'>>;
  courtBoard?: Resolver<Maybe<ResolversTypes['CourtBoard']>, ParentType, ContextType, RequireFields<QueryCourtBoardArgs, 'publicId'>>;
  courtDevice?: Resolver<Maybe<ResolversTypes['CourtDeviceIdentity']>, ParentType, ContextType, RequireFields<QueryCourtDeviceArgs, 'hash'>>;
  courtMapping?: Resolver<Maybe<ResolversTypes['CourtMapping']>, ParentType, ContextType, RequireFields<QueryCourtMappingArgs, 'bookingSourceId' | 'externalCourtId'>>;
  courts?: Resolver<Maybe<ResolversTypes['CourtConnection']>, ParentType, ContextType, RequireFields<QueryCourtsArgs, 'first'>>;
  eventStreamTicketHolder?: Resolver<Maybe<ResolversTypes['InstallationIdentity']>, ParentType, ContextType, RequireFields<QueryEventStreamTicketHolderArgs, 'hash'>>;
  events?: Resolver<Maybe<ResolversTypes['ClubEventConnection']>, ParentType, ContextType, RequireFields<QueryEventsArgs, 'first'>>;
  exportPerson?: Resolver<Maybe<ResolversTypes['PersonExport']>, ParentType, ContextType, RequireFields<QueryExportPersonArgs, 'clubId' | 'person'>>;
  identityPrincipal?: Resolver<Maybe<ResolversTypes['IdentityPrincipal']>, ParentType, ContextType, RequireFields<QueryIdentityPrincipalArgs, 'subject'>>;
  inactiveClubs?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  installationAuthorizations?: Resolver<Maybe<ResolversTypes['InstallationAuthorizationConnection']>, ParentType, ContextType, RequireFields<QueryInstallationAuthorizationsArgs, 'clubId' | 'first'>>;
  installationBySubject?: Resolver<Maybe<ResolversTypes['InstallationIdentity']>, ParentType, ContextType, RequireFields<QueryInstallationBySubjectArgs, 'subject'>>;
  installations?: Resolver<Maybe<ResolversTypes['InstallationConnection']>, ParentType, ContextType, RequireFields<QueryInstallationsArgs, 'clubId' | 'first'>>;
  isClubActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryIsClubActiveArgs, 'id'>>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType, RequireFields<QueryLocationArgs, 'id'>>;
  locations?: Resolver<Maybe<ResolversTypes['LocationConnection']>, ParentType, ContextType, RequireFields<QueryLocationsArgs, 'first'>>;
  matchSession?: Resolver<Maybe<ResolversTypes['MatchSession']>, ParentType, ContextType, RequireFields<QueryMatchSessionArgs, 'id'>>;
  matchSessions?: Resolver<Maybe<ResolversTypes['MatchSessionConnection']>, ParentType, ContextType, RequireFields<QueryMatchSessionsArgs, 'first'>>;
  mayFollowEvents?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  personErasure?: Resolver<Maybe<ResolversTypes['PersonErasure']>, ParentType, ContextType, RequireFields<QueryPersonErasureArgs, 'id'>>;
  reconciliationConflicts?: Resolver<Maybe<ResolversTypes['ReconciliationConflictConnection']>, ParentType, ContextType, RequireFields<QueryReconciliationConflictsArgs, 'clubId' | 'first'>>;
  scoreEvent?: Resolver<Maybe<ResolversTypes['ScoreEvent']>, ParentType, ContextType, RequireFields<QueryScoreEventArgs, 'id' | 'sessionId'>>;
  scoreEvents?: Resolver<Maybe<ResolversTypes['ScoreEventConnection']>, ParentType, ContextType, RequireFields<QueryScoreEventsArgs, 'first' | 'sessionId'>>;
  staffMember?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType, RequireFields<QueryStaffMemberArgs, 'subject'>>;
  webhookDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveryArgs, 'id'>>;
  webhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType, RequireFields<QueryWebhookEndpointArgs, 'id'>>;
  webhookEndpoints?: Resolver<Maybe<ResolversTypes['WebhookEndpointConnection']>, ParentType, ContextType, RequireFields<QueryWebhookEndpointsArgs, 'first'>>;
};

export type QueueBacklogResolvers<ContextType = any, ParentType extends ResolversParentTypes['QueueBacklog'] = ResolversParentTypes['QueueBacklog']> = {
  dueSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queue?: Resolver<ResolversTypes['JobQueue'], ParentType, ContextType>;
};

export type RateLimitResolvers<ContextType = any, ParentType extends ResolversParentTypes['RateLimit'] = ResolversParentTypes['RateLimit']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReconciliationConflictResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReconciliationConflict'] = ResolversParentTypes['ReconciliationConflict'], FederationReferenceType extends FederationReferenceTypes['ReconciliationConflict'] = FederationReferenceTypes['ReconciliationConflict']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ReconciliationConflict']> | FederationReferenceType, FederationReferenceType, ContextType>;
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matchSession?: Resolver<Maybe<ResolversTypes['MatchSession']>, ParentType, ContextType>;
  matchSessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReconciliationConflictStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReconciliationConflictConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReconciliationConflictConnection'] = ResolversParentTypes['ReconciliationConflictConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReconciliationConflictEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ReconciliationConflict']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReconciliationConflictEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReconciliationConflictEdge'] = ResolversParentTypes['ReconciliationConflictEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReconciliationConflict'], ParentType, ContextType>;
};

export type RecordPointPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RecordPointPayload'] = ResolversParentTypes['RecordPointPayload']> = {
  event?: Resolver<ResolversTypes['ScoreEvent'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['MatchSession'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoverWebhookEndpointPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RecoverWebhookEndpointPayload'] = ResolversParentTypes['RecoverWebhookEndpointPayload']> = {
  createdCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RedeemEventStreamTicketPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RedeemEventStreamTicketPayload'] = ResolversParentTypes['RedeemEventStreamTicketPayload']> = {
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegisterApplicationPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RegisterApplicationPayload'] = ResolversParentTypes['RegisterApplicationPayload']> = {
  application?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportCourtDevicePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReportCourtDevicePayload'] = ResolversParentTypes['ReportCourtDevicePayload']> = {
  court?: Resolver<ResolversTypes['Court'], ParentType, ContextType>;
};

export type ResendFailedDeliveriesOfClubPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResendFailedDeliveriesOfClubPayload'] = ResolversParentTypes['ResendFailedDeliveriesOfClubPayload']> = {
  resentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResendFailedWebhookDeliveriesPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResendFailedWebhookDeliveriesPayload'] = ResolversParentTypes['ResendFailedWebhookDeliveriesPayload']> = {
  resentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResendWebhookDeliveryPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResendWebhookDeliveryPayload'] = ResolversParentTypes['ResendWebhookDeliveryPayload']> = {
  webhookDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type ResolveReconciliationConflictPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResolveReconciliationConflictPayload'] = ResolversParentTypes['ResolveReconciliationConflictPayload']> = {
  conflict?: Resolver<ResolversTypes['ReconciliationConflict'], ParentType, ContextType>;
};

export type ResumeMatchPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResumeMatchPayload'] = ResolversParentTypes['ResumeMatchPayload']> = {
  session?: Resolver<ResolversTypes['MatchSession'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReversePointPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReversePointPayload'] = ResolversParentTypes['ReversePointPayload']> = {
  event?: Resolver<ResolversTypes['ScoreEvent'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['MatchSession'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeInstallationPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RevokeInstallationPayload'] = ResolversParentTypes['RevokeInstallationPayload']> = {
  installation?: Resolver<ResolversTypes['Installation'], ParentType, ContextType>;
};

export type RotateWebhookSecretPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RotateWebhookSecretPayload'] = ResolversParentTypes['RotateWebhookSecretPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signingSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signingSecretVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScoreEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScoreEvent'] = ResolversParentTypes['ScoreEvent'], FederationReferenceType extends FederationReferenceTypes['ScoreEvent'] = FederationReferenceTypes['ScoreEvent']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ScoreEvent']> | FederationReferenceType, FederationReferenceType, ContextType>;
  clientEventId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['ScoreEventType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matchSession?: Resolver<Maybe<ResolversTypes['MatchSession']>, ParentType, ContextType>;
  matchSessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reversedEvent?: Resolver<Maybe<ResolversTypes['ScoreEvent']>, ParentType, ContextType>;
  reversedEventId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sequence?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  snapshotAfter?: Resolver<Maybe<ResolversTypes['ScoreSnapshot']>, ParentType, ContextType>;
  snapshotBefore?: Resolver<Maybe<ResolversTypes['ScoreSnapshot']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ScoreSource'], ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScoreEventConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScoreEventConnection'] = ResolversParentTypes['ScoreEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ScoreEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ScoreEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ScoreEventEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScoreEventEdge'] = ResolversParentTypes['ScoreEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ScoreEvent'], ParentType, ContextType>;
};

export type ScorePadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScorePad'] = ResolversParentTypes['ScorePad']> = {
  codeExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pairedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scorePadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ScorePairResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScorePair'] = ResolversParentTypes['ScorePair']> = {
  blue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orange?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScoreSnapshotResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScoreSnapshot'] = ResolversParentTypes['ScoreSnapshot']> = {
  changeoverCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decidingPointSide?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
  games?: Resolver<ResolversTypes['ScorePair'], ParentType, ContextType>;
  lastTransition?: Resolver<ResolversTypes['ScoreTransition'], ParentType, ContextType>;
  matchTieBreak?: Resolver<Maybe<ResolversTypes['ScorePair']>, ParentType, ContextType>;
  pointNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['PointPair'], ParentType, ContextType>;
  setHistory?: Resolver<Array<ResolversTypes['ScorePair']>, ParentType, ContextType>;
  sets?: Resolver<ResolversTypes['ScorePair'], ParentType, ContextType>;
  starDeuceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tieBreak?: Resolver<Maybe<ResolversTypes['ScorePair']>, ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type SessionBookingResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionBooking'] = ResolversParentTypes['SessionBooking']> = {
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  externalBookingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  __resolveType: TypeResolveFn<'AbortSessionPayload' | 'AwardMatchPayload' | 'ChooseDecidingSidePayload' | 'ConfigureSessionPayload' | 'CorrectScorePayload' | 'OpenSessionPayload' | 'PauseMatchPayload' | 'RecordPointPayload' | 'ResumeMatchPayload' | 'ReversePointPayload' | 'StartMatchPayload', ParentType, ContextType>;
};

export type SessionPlayerResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionPlayer'] = ResolversParentTypes['SessionPlayer']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type SetBookingSourceStatusPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SetBookingSourceStatusPayload'] = ResolversParentTypes['SetBookingSourceStatusPayload']> = {
  bookingSourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingSourceStatus'], ParentType, ContextType>;
};

export type SetClubStatusPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SetClubStatusPayload'] = ResolversParentTypes['SetClubStatusPayload']> = {
  club?: Resolver<ResolversTypes['Club'], ParentType, ContextType>;
};

export type SetCourtStatusOverridePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SetCourtStatusOverridePayload'] = ResolversParentTypes['SetCourtStatusOverridePayload']> = {
  court?: Resolver<ResolversTypes['Court'], ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = any, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnbound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['StaffMemberRole']>, ParentType, ContextType>;
};

export type StaffMemberRoleResolvers<ContextType = any, ParentType extends ResolversParentTypes['StaffMemberRole'] = ResolversParentTypes['StaffMemberRole']> = {
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ClubRole'], ParentType, ContextType>;
};

export type StartCourtScreenPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['StartCourtScreenPayload'] = ResolversParentTypes['StartCourtScreenPayload']> = {
  court?: Resolver<ResolversTypes['Court'], ParentType, ContextType>;
  screen?: Resolver<ResolversTypes['CourtScreen'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartMatchPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['StartMatchPayload'] = ResolversParentTypes['StartMatchPayload']> = {
  event?: Resolver<ResolversTypes['ScoreEvent'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['MatchSession'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartScorePadPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['StartScorePadPayload'] = ResolversParentTypes['StartScorePadPayload']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  court?: Resolver<ResolversTypes['Court'], ParentType, ContextType>;
  scorePad?: Resolver<ResolversTypes['ScorePad'], ParentType, ContextType>;
};

export type StoredParticipantResolvers<ContextType = any, ParentType extends ResolversParentTypes['StoredParticipant'] = ResolversParentTypes['StoredParticipant']> = {
  consentReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consentToShare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  clubChanges?: SubscriptionResolver<Maybe<ResolversTypes['ClubChange']>, "clubChanges", ParentType, ContextType, RequireFields<SubscriptionClubChangesArgs, 'clubId'>>;
  clubEvents?: SubscriptionResolver<Maybe<ResolversTypes['ClubEventItem']>, "clubEvents", ParentType, ContextType, Partial<SubscriptionClubEventsArgs>>;
  clubMatchSessions?: SubscriptionResolver<Maybe<ResolversTypes['MatchSession']>, "clubMatchSessions", ParentType, ContextType, RequireFields<SubscriptionClubMatchSessionsArgs, 'clubId'>>;
  courtBoardUpdates?: SubscriptionResolver<Maybe<ResolversTypes['CourtBoard']>, "courtBoardUpdates", ParentType, ContextType, RequireFields<SubscriptionCourtBoardUpdatesArgs, 'publicId'>>;
  matchSessionUpdates?: SubscriptionResolver<Maybe<ResolversTypes['MatchSession']>, "matchSessionUpdates", ParentType, ContextType, RequireFields<SubscriptionMatchSessionUpdatesArgs, 'sessionId'>>;
};

export type UpdateClubPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateClubPayload'] = ResolversParentTypes['UpdateClubPayload']> = {
  club?: Resolver<ResolversTypes['Club'], ParentType, ContextType>;
};

export type UpdateWebhookEndpointPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateWebhookEndpointPayload'] = ResolversParentTypes['UpdateWebhookEndpointPayload']> = {
  webhookEndpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType>;
};

export type WebhookAnswerResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookAnswer'] = ResolversParentTypes['WebhookAnswer']> = {
  isTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  answer?: Resolver<Maybe<ResolversTypes['WebhookAnswer']>, ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failureClass?: Resolver<Maybe<ResolversTypes['WebhookFailure']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resend?: Resolver<Maybe<ResolversTypes['WebhookResend']>, ParentType, ContextType>;
  responseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery'], FederationReferenceType extends FederationReferenceTypes['WebhookDelivery'] = FederationReferenceTypes['WebhookDelivery']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['WebhookDelivery']> | FederationReferenceType, FederationReferenceType, ContextType>;
  attemptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attempts?: Resolver<Maybe<Array<ResolversTypes['WebhookAttempt']>>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  endpointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['ClubEvent']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['ClubEventType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WebhookDeliveryCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookDeliveryCount'] = ResolversParentTypes['WebhookDeliveryCount']> = {
  delivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookEndpointResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookEndpoint'] = ResolversParentTypes['WebhookEndpoint'], FederationReferenceType extends FederationReferenceTypes['WebhookEndpoint'] = FederationReferenceTypes['WebhookEndpoint']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['WebhookEndpoint']> | FederationReferenceType, FederationReferenceType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  consecutiveFailures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<WebhookEndpointDeliveriesArgs, 'first'>>;
  deliveryCounts?: Resolver<Maybe<Array<ResolversTypes['WebhookDeliveryCount']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventTypes?: Resolver<Array<ResolversTypes['ClubEventType']>, ParentType, ContextType>;
  failureWarning?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  installationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastFailureAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signingSecretVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookEndpointConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookEndpointConnection'] = ResolversParentTypes['WebhookEndpointConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookEndpointEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WebhookEndpointEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookEndpointEdge'] = ResolversParentTypes['WebhookEndpointEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType>;
};

export type WebhookMessageResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookMessage'] = ResolversParentTypes['WebhookMessage']> = {
  __resolveType: TypeResolveFn<'WebhookDelivery', ParentType, ContextType>;
};

export type WebhookResendResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookResend'] = ResolversParentTypes['WebhookResend']> = {
  resentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resentBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resentByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookSubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookSubscription'] = ResolversParentTypes['WebhookSubscription']> = {
  __resolveType: TypeResolveFn<'WebhookEndpoint', ParentType, ContextType>;
};

export type WithdrawInstallationAuthorizationPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['WithdrawInstallationAuthorizationPayload'] = ResolversParentTypes['WithdrawInstallationAuthorizationPayload']> = {
  authorization?: Resolver<ResolversTypes['InstallationAuthorization'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  AbortSessionPayload?: AbortSessionPayloadResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  ApplicationConnection?: ApplicationConnectionResolvers<ContextType>;
  ApplicationEdge?: ApplicationEdgeResolvers<ContextType>;
  ApproveInstallationPayload?: ApproveInstallationPayloadResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AwardMatchPayload?: AwardMatchPayloadResolvers<ContextType>;
  Backlog?: BacklogResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  BookingConnection?: BookingConnectionResolvers<ContextType>;
  BookingEdge?: BookingEdgeResolvers<ContextType>;
  BookingImport?: BookingImportResolvers<ContextType>;
  BookingSource?: BookingSourceResolvers<ContextType>;
  BookingSourceConnection?: BookingSourceConnectionResolvers<ContextType>;
  BookingSourceEdge?: BookingSourceEdgeResolvers<ContextType>;
  ChangeInstallationScopesPayload?: ChangeInstallationScopesPayloadResolvers<ContextType>;
  ChooseDecidingSidePayload?: ChooseDecidingSidePayloadResolvers<ContextType>;
  Club?: ClubResolvers<ContextType>;
  ClubChange?: ClubChangeResolvers<ContextType>;
  ClubConnection?: ClubConnectionResolvers<ContextType>;
  ClubEdge?: ClubEdgeResolvers<ContextType>;
  ClubEvent?: ClubEventResolvers<ContextType>;
  ClubEventConnection?: ClubEventConnectionResolvers<ContextType>;
  ClubEventEdge?: ClubEventEdgeResolvers<ContextType>;
  ClubEventItem?: ClubEventItemResolvers<ContextType>;
  ClubEventResource?: ClubEventResourceResolvers<ContextType>;
  ClubNeeds?: ClubNeedsResolvers<ContextType>;
  ClubProfile?: ClubProfileResolvers<ContextType>;
  ConfigureSessionPayload?: ConfigureSessionPayloadResolvers<ContextType>;
  CorrectScorePayload?: CorrectScorePayloadResolvers<ContextType>;
  Court?: CourtResolvers<ContextType>;
  CourtBoard?: CourtBoardResolvers<ContextType>;
  CourtClosing?: CourtClosingResolvers<ContextType>;
  CourtConnection?: CourtConnectionResolvers<ContextType>;
  CourtDeviceIdentity?: CourtDeviceIdentityResolvers<ContextType>;
  CourtDeviceReport?: CourtDeviceReportResolvers<ContextType>;
  CourtEdge?: CourtEdgeResolvers<ContextType>;
  CourtMapping?: CourtMappingResolvers<ContextType>;
  CourtScreen?: CourtScreenResolvers<ContextType>;
  CreateBookingSourcePayload?: CreateBookingSourcePayloadResolvers<ContextType>;
  CreateEventStreamTicketPayload?: CreateEventStreamTicketPayloadResolvers<ContextType>;
  CreateWebhookEndpointPayload?: CreateWebhookEndpointPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeviceCredential?: DeviceCredentialResolvers<ContextType>;
  DisableWebhookEndpointPayload?: DisableWebhookEndpointPayloadResolvers<ContextType>;
  EndCourtScreenPayload?: EndCourtScreenPayloadResolvers<ContextType>;
  EndScorePadPayload?: EndScorePadPayloadResolvers<ContextType>;
  ErasePersonPayload?: ErasePersonPayloadResolvers<ContextType>;
  ExchangeInstallationPayload?: ExchangeInstallationPayloadResolvers<ContextType>;
  IdentityPrincipal?: IdentityPrincipalResolvers<ContextType>;
  ImportBookingsPayload?: ImportBookingsPayloadResolvers<ContextType>;
  ImportError?: ImportErrorResolvers<ContextType>;
  ImportErrorDetail?: ImportErrorDetailResolvers<ContextType>;
  ImportedRecord?: ImportedRecordResolvers<ContextType>;
  Installation?: InstallationResolvers<ContextType>;
  InstallationAuthorization?: InstallationAuthorizationResolvers<ContextType>;
  InstallationAuthorizationConnection?: InstallationAuthorizationConnectionResolvers<ContextType>;
  InstallationAuthorizationEdge?: InstallationAuthorizationEdgeResolvers<ContextType>;
  InstallationConnection?: InstallationConnectionResolvers<ContextType>;
  InstallationEdge?: InstallationEdgeResolvers<ContextType>;
  InstallationExchange?: InstallationExchangeResolvers<ContextType>;
  InstallationIdentity?: InstallationIdentityResolvers<ContextType>;
  InstallationRequest?: InstallationRequestResolvers<ContextType>;
  InstallationRequestConnection?: InstallationRequestConnectionResolvers<ContextType>;
  InstallationRequestEdge?: InstallationRequestEdgeResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Location?: LocationResolvers<ContextType>;
  LocationConnection?: LocationConnectionResolvers<ContextType>;
  LocationEdge?: LocationEdgeResolvers<ContextType>;
  MatchSession?: MatchSessionResolvers<ContextType>;
  MatchSessionConnection?: MatchSessionConnectionResolvers<ContextType>;
  MatchSessionEdge?: MatchSessionEdgeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OpenSessionPayload?: OpenSessionPayloadResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  OpeningInterval?: OpeningIntervalResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PairScorePadPayload?: PairScorePadPayloadResolvers<ContextType>;
  Participant?: ParticipantResolvers<ContextType>;
  PauseMatchPayload?: PauseMatchPayloadResolvers<ContextType>;
  PersonErasure?: PersonErasureResolvers<ContextType>;
  PersonExport?: PersonExportResolvers<ContextType>;
  PersonRecord?: PersonRecordResolvers<ContextType>;
  PingWebhookEndpointPayload?: PingWebhookEndpointPayloadResolvers<ContextType>;
  PointPair?: PointPairResolvers<ContextType>;
  ProvisionPayload?: ProvisionPayloadResolvers<ContextType>;
  ProvisioningChange?: ProvisioningChangeResolvers<ContextType>;
  PutBookingPayload?: PutBookingPayloadResolvers<ContextType>;
  PutCourtMappingPayload?: PutCourtMappingPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QueueBacklog?: QueueBacklogResolvers<ContextType>;
  RateLimit?: RateLimitResolvers<ContextType>;
  ReconciliationConflict?: ReconciliationConflictResolvers<ContextType>;
  ReconciliationConflictConnection?: ReconciliationConflictConnectionResolvers<ContextType>;
  ReconciliationConflictEdge?: ReconciliationConflictEdgeResolvers<ContextType>;
  RecordPointPayload?: RecordPointPayloadResolvers<ContextType>;
  RecoverWebhookEndpointPayload?: RecoverWebhookEndpointPayloadResolvers<ContextType>;
  RedeemEventStreamTicketPayload?: RedeemEventStreamTicketPayloadResolvers<ContextType>;
  RegisterApplicationPayload?: RegisterApplicationPayloadResolvers<ContextType>;
  ReportCourtDevicePayload?: ReportCourtDevicePayloadResolvers<ContextType>;
  ResendFailedDeliveriesOfClubPayload?: ResendFailedDeliveriesOfClubPayloadResolvers<ContextType>;
  ResendFailedWebhookDeliveriesPayload?: ResendFailedWebhookDeliveriesPayloadResolvers<ContextType>;
  ResendWebhookDeliveryPayload?: ResendWebhookDeliveryPayloadResolvers<ContextType>;
  ResolveReconciliationConflictPayload?: ResolveReconciliationConflictPayloadResolvers<ContextType>;
  ResumeMatchPayload?: ResumeMatchPayloadResolvers<ContextType>;
  ReversePointPayload?: ReversePointPayloadResolvers<ContextType>;
  RevokeInstallationPayload?: RevokeInstallationPayloadResolvers<ContextType>;
  RotateWebhookSecretPayload?: RotateWebhookSecretPayloadResolvers<ContextType>;
  ScoreEvent?: ScoreEventResolvers<ContextType>;
  ScoreEventConnection?: ScoreEventConnectionResolvers<ContextType>;
  ScoreEventEdge?: ScoreEventEdgeResolvers<ContextType>;
  ScorePad?: ScorePadResolvers<ContextType>;
  ScorePair?: ScorePairResolvers<ContextType>;
  ScoreSnapshot?: ScoreSnapshotResolvers<ContextType>;
  SessionBooking?: SessionBookingResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  SessionPlayer?: SessionPlayerResolvers<ContextType>;
  SetBookingSourceStatusPayload?: SetBookingSourceStatusPayloadResolvers<ContextType>;
  SetClubStatusPayload?: SetClubStatusPayloadResolvers<ContextType>;
  SetCourtStatusOverridePayload?: SetCourtStatusOverridePayloadResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffMemberRole?: StaffMemberRoleResolvers<ContextType>;
  StartCourtScreenPayload?: StartCourtScreenPayloadResolvers<ContextType>;
  StartMatchPayload?: StartMatchPayloadResolvers<ContextType>;
  StartScorePadPayload?: StartScorePadPayloadResolvers<ContextType>;
  StoredParticipant?: StoredParticipantResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  UpdateClubPayload?: UpdateClubPayloadResolvers<ContextType>;
  UpdateWebhookEndpointPayload?: UpdateWebhookEndpointPayloadResolvers<ContextType>;
  WebhookAnswer?: WebhookAnswerResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryCount?: WebhookDeliveryCountResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookEndpoint?: WebhookEndpointResolvers<ContextType>;
  WebhookEndpointConnection?: WebhookEndpointConnectionResolvers<ContextType>;
  WebhookEndpointEdge?: WebhookEndpointEdgeResolvers<ContextType>;
  WebhookMessage?: WebhookMessageResolvers<ContextType>;
  WebhookResend?: WebhookResendResolvers<ContextType>;
  WebhookSubscription?: WebhookSubscriptionResolvers<ContextType>;
  WithdrawInstallationAuthorizationPayload?: WithdrawInstallationAuthorizationPayloadResolvers<ContextType>;
};
