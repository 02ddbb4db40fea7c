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

/** A helper who may work at an event, and as what. */
export type AccessGrantInput = {
  /** The id of a helper of the event's club; any other fails with `not_found`. */
  helperId: Scalars['ID']['input'];
  /** Up to 50 roles of the event, else `unknown_role`; left out or null, they stay as they are. */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** Outcome of one item of the request. */
export type AccessGrantResult = {
  __typename?: 'AccessGrantResult';
  /** The access after this item; null when the item failed. */
  eventAccess?: Maybe<EventAccess>;
  /** Whether the item gave, changed or kept an access, or failed. */
  outcome: AccessGrantOutcome;
  /** Why the item failed; null when it did not. */
  refusal?: Maybe<AccessRefusal>;
};

/** Why one access was refused. */
export type AccessRefusal = {
  __typename?: 'AccessRefusal';
  /** The code of the refusal, such as `UNKNOWN_ROLE`. */
  code: ProblemCode;
  /** One sentence for the log of the client. */
  message: Scalars['String']['output'];
};

/** What a helper says of themselves. */
export type AnswerMyPollInput = {
  /** Answers, up to 50, each option once; those left out are not answered. */
  answers: Array<AvailabilityAnswerInput>;
  /** Comment of the helper, up to 500 characters after trimming. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The request's id; one of another event is `not_found`. */
  requestId: Scalars['ID']['input'];
};

/** What is stored of the helper now. */
export type AnswerMyPollPayload = {
  __typename?: 'AnswerMyPollPayload';
  /** The request as the helper sees it now. */
  poll: MyPoll;
};

/** A club's API key; its text is kept nowhere. */
export type ApiKey = Node & {
  __typename?: 'ApiKey';
  /** The club itself. */
  club?: Maybe<Club>;
  /** The club whose data it opens, and no other's. */
  clubId: Scalars['ID']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Subject of the staff member who made it; what the key makes is said to be made by them. */
  createdBy: Scalars['String']['output'];
  /** From this moment it is refused with `api_key_expired`; null when it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it may do, each scope once. */
  grantedScopes: Array<VolunteerScope>;
  /** A UUID; it is no secret. */
  id: Scalars['ID']['output'];
  /**
   * The latest of its requests, which shows whether it is in use; null without one for 7 days. For OWNERs of its club. Null
   * and an error for others.
   */
  lastRequest?: Maybe<ApiKeyRequest>;
  /** What the club calls it. */
  name: Scalars['String']['output'];
  /** The recognisable beginning of its text. */
  prefix: Scalars['String']['output'];
  /**
   * What is left of its requests this minute, or of those that all keys of its club share; to read it counts none. Null for
   * one that is not let in any more, and while the counter does not answer. For OWNERs of its club. Null and an error for
   * others.
   */
  rateLimit?: Maybe<RateLimit>;
  /**
   * Its latest 1000 requests of 7 days at most, newest first; one appears within seconds. Of very many within a second
   * some are left out, most of all `rate_limited` ones. For OWNERs of its club. Null and an error for others.
   */
  requests?: Maybe<ApiKeyRequestConnection>;
  /** When it was revoked; it is refused with `api_key_revoked` since. Null while it is not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A club's API key; its text is kept nowhere. */
export type ApiKeyRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** Some API keys in their order, and how to go on. */
export type ApiKeyConnection = {
  __typename?: 'ApiKeyConnection';
  /** The keys of this page, each with its cursor. */
  edges: Array<ApiKeyEdge>;
  /** The nodes of the edges. */
  nodes: Array<ApiKey>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the API keys of a page. */
export type ApiKeyEdge = {
  __typename?: 'ApiKeyEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The key. */
  node: ApiKey;
};

/** What the gateway must know of an API key to let it in. */
export type ApiKeyIdentity = {
  __typename?: 'ApiKeyIdentity';
  /** The add-ons of its club. */
  addOns: Array<VolunteerAddOn>;
  /** The key's own id. */
  apiKeyId: Scalars['ID']['output'];
  /** The club whose key it is. */
  clubId: Scalars['ID']['output'];
  /** When it expires; null when it does not. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether its club is ACTIVE, by this subgraph's copy. */
  isClubActive: Scalars['Boolean']['output'];
  /** Whether its club lets its keys in. */
  isIntegrationEnabled: Scalars['Boolean']['output'];
  /** Whether its club has the pro plan. */
  isPro: Scalars['Boolean']['output'];
  /** What the club calls it. */
  name: Scalars['String']['output'];
  /** When it was revoked; null while it is not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Names of its scopes. */
  scopes: Array<Scalars['String']['output']>;
};

/** A request of an API key, without its content. */
export type ApiKeyRequest = {
  __typename?: 'ApiKeyRequest';
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
export type ApiKeyRequestConnection = {
  __typename?: 'ApiKeyRequestConnection';
  /** The requests of this page, each with its cursor. */
  edges: Array<ApiKeyRequestEdge>;
  /** The nodes of the edges. */
  nodes: Array<ApiKeyRequest>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
};

/** One of the requests of a page. */
export type ApiKeyRequestEdge = {
  __typename?: 'ApiKeyRequestEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The request. */
  node: ApiKeyRequest;
};

/** A helper in a shift; of each pair there is one at most. */
export type Assignment = Node & {
  __typename?: 'Assignment';
  /** The club; an API key can read its id alone. */
  club?: Maybe<Club>;
  /** Id of the club that the shift and the helper belong to. */
  clubId: Scalars['ID']['output'];
  /** When the helper was put into the shift first. */
  createdAt: Scalars['DateTime']['output'];
  /** Who put the helper into the shift. */
  createdVia: AssignmentOrigin;
  /** The event itself; null where it is not visible. */
  event?: Maybe<VolunteerEvent>;
  /** The event of the shift. */
  eventId: Scalars['ID']['output'];
  /** The helper; blank once the person was erased, null where it is not visible. */
  helper?: Maybe<Helper>;
  /** Id of the helper who works in the shift. */
  helperId: Scalars['ID']['output'];
  /** Identifies the assignment, also after a change of its status; a UUID. */
  id: Scalars['ID']['output'];
  /** Note of staff on the assignment, up to 500 characters. */
  note?: Maybe<Scalars['String']['output']>;
  /** The role itself; null where there is none, or it is not visible. */
  role?: Maybe<VolunteerRole>;
  /** What the helper does there: the role of the shift; null where it has none. */
  roleId?: Maybe<Scalars['ID']['output']>;
  /** The shift itself; null once it was deleted, and where it is not visible. */
  shift?: Maybe<Shift>;
  /** Id of the shift that the helper works in. */
  shiftId: Scalars['ID']['output'];
  /** Whether the helper was asked, comes, declined or cancelled. */
  status: AssignmentStatus;
  /** When the status changed last. */
  statusChangedAt: Scalars['DateTime']['output'];
  /**
   * Why the status is what it is, up to 500 characters. Where the platform cancelled it: `shift_cancelled`,
   * `access_revoked` or `helper_erased`.
   */
  statusReason?: Maybe<Scalars['String']['output']>;
  /** Moment of the last change of the assignment; good as `expectedUpdatedAt`. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Some assignments in their order, and how to go on. */
export type AssignmentConnection = {
  __typename?: 'AssignmentConnection';
  /** The assignments of this page, each with its cursor. */
  edges: Array<AssignmentEdge>;
  /** The nodes of the edges. */
  nodes: Array<Assignment>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** How many there are on all pages together; it is counted only when it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the assignments of a page. */
export type AssignmentEdge = {
  __typename?: 'AssignmentEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The assignment. */
  node: Assignment;
};

/** Every given condition must hold. */
export type AssignmentFilter = {
  /** Keeps assignments of this helper. */
  helperId?: InputMaybe<Scalars['ID']['input']>;
  /** Keeps assignments to this shift. */
  shiftId?: InputMaybe<Scalars['ID']['input']>;
  /** Keeps assignments with this status. */
  status?: InputMaybe<AssignmentStatus>;
  /** Keeps assignments that changed at or after this moment, in the order of their changes. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
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

/** Why one assignment was refused. */
export type AssignmentRefusal = {
  __typename?: 'AssignmentRefusal';
  /** The code of the refusal, such as `SHIFT_FULL`. */
  code: ProblemCode;
  /** One sentence for the log of the club's own system. */
  message: Scalars['String']['output'];
};

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

/** Every given condition must hold. */
export type AssignmentStatusFilter = {
  /** Keeps assignments with this status. */
  status?: InputMaybe<AssignmentStatus>;
};

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

/** Outcome of one item of the request. */
export type AssignmentUpsertResult = {
  __typename?: 'AssignmentUpsertResult';
  /** The assignment after this item; null when the item failed. */
  assignment?: Maybe<Assignment>;
  /** The assignment of the helper in the shift; null where there is none. A failed item has that of a known pair. */
  assignmentId?: Maybe<Scalars['ID']['output']>;
  /** Whether the item created, changed or kept an assignment, or failed. */
  outcome: AssignmentUpsertOutcome;
  /**
   * Other shifts that the helper is in at the same time once all items are done, by their start, at most 20: overlaps are
   * allowed and reported. None when the helper is not in this one.
   */
  overlaps: Array<Scalars['ID']['output']>;
  /** Why the item failed; null when it did not. */
  refusal?: Maybe<AssignmentRefusal>;
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

/** Whether a helper has time. */
export type Availability =
  /** They may have. */
  | 'MAYBE'
  /** They have not. */
  | 'NO'
  /** They have. */
  | 'YES';

/** What a helper said to one option. */
export type AvailabilityAnswer = {
  __typename?: 'AvailabilityAnswer';
  /** Whether the helper has time then. */
  availability: Availability;
  /** Id of the option that the helper answered. */
  optionId: Scalars['ID']['output'];
};

/** What a helper says to one option. */
export type AvailabilityAnswerInput = {
  /** Whether the helper has time then. */
  availability: Availability;
  /** The option's id; one of another request is `unknown_option`. */
  optionId: Scalars['ID']['input'];
};

/** Something that helpers can say yes or no to. */
export type AvailabilityOption = {
  __typename?: 'AvailabilityOption';
  /** Moment at which the option ends; null for an option without times. */
  endTime?: Maybe<Scalars['DateTime']['output']>;
  /** A UUID; kept as long as label and times are. */
  id: Scalars['ID']['output'];
  /** Text of the option, 1 to 120 characters. */
  label: Scalars['String']['output'];
  /** Moment at which the option begins; null for an option without times. */
  startTime?: Maybe<Scalars['DateTime']['output']>;
};

/** An option, known by its label and its times. */
export type AvailabilityOptionInput = {
  /** Moment at which the option ends; after `startTime`, else `invalid_time_range`. */
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Text of the option, 1 to 120 characters after trimming. */
  label: Scalars['String']['input'];
  /** Moment at which the option begins; null for an option without times. */
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A question to helpers of an event: when do they have time? */
export type AvailabilityRequest = Node & {
  __typename?: 'AvailabilityRequest';
  /** Helpers who are asked; those with access to the event can answer. */
  audience: MessageAudience;
  /** The club; an API key can read its id alone. */
  club?: Maybe<Club>;
  /** The club whose event it is about. */
  clubId: Scalars['ID']['output'];
  /** Moment at which the request was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Text for people, up to 4000 characters; null when there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** The event itself. Null when it is not visible. */
  event?: Maybe<VolunteerEvent>;
  /** The event that helpers are asked about. */
  eventId: Scalars['ID']['output'];
  /** Identifies the request in the paths of its responses; a UUID. */
  id: Scalars['ID']['output'];
  /** Options, 1 to 50, in order; their content is immutable after the first answer. */
  options: Array<AvailabilityOption>;
  /** Until when it can be answered; null for no end. */
  respondBy?: Maybe<Scalars['DateTime']['output']>;
  /** How many helpers have answered; counted when it is asked for. */
  responseCount: Scalars['Int']['output'];
  /** What the helpers said, the latest first. Null when it is not visible. */
  responses?: Maybe<AvailabilityResponseConnection>;
  /** Whether answers are accepted; CLOSED after `respondBy`, too. */
  status: AvailabilityRequestStatus;
  /** Heading of the poll, 2 to 140 characters. */
  title: Scalars['String']['output'];
  /** Answers by option, in the order of the options; counted when they are asked for. */
  totals?: Maybe<Array<AvailabilityTotal>>;
  /** Moment of the last change of the request, the number of answers included; good as `expectedUpdatedAt`. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A question to helpers of an event: when do they have time? */
export type AvailabilityRequestResponsesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AvailabilityResponseFilter>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};

/** Some requests in their order, and how to go on. */
export type AvailabilityRequestConnection = {
  __typename?: 'AvailabilityRequestConnection';
  /** The requests of this page, each with its cursor. */
  edges: Array<AvailabilityRequestEdge>;
  /** The nodes of the edges. */
  nodes: Array<AvailabilityRequest>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** How many there are on all pages together; it is counted only when it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the requests of a page. */
export type AvailabilityRequestEdge = {
  __typename?: 'AvailabilityRequestEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The request. */
  node: AvailabilityRequest;
};

/** Every given condition must hold. */
export type AvailabilityRequestFilter = {
  /** Keeps requests that changed, or were first answered by a helper, at or after this moment, in the order of these times. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Whether a request can be answered. */
export type AvailabilityRequestStatus =
  /** It cannot, or not any more. */
  | 'CLOSED'
  /** It can. */
  | 'OPEN';

/** What one helper said to a request; each has one answer at most. */
export type AvailabilityResponse = Node & {
  __typename?: 'AvailabilityResponse';
  /** In the order of the options; those left out were not answered. */
  answers: Array<AvailabilityAnswer>;
  /** The club whose helper it is. */
  clubId: Scalars['ID']['output'];
  /** Comment of the helper, up to 500 characters; null when there is none. */
  comment?: Maybe<Scalars['String']['output']>;
  /** When the helper first answered. */
  createdAt: Scalars['DateTime']['output'];
  /** Set in lists that include deleted ones, once the helper was erased; any other answer has none. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The event of the request. */
  eventId: Scalars['ID']['output'];
  /** The helper themselves. Null when they are not visible, as after their erasure. */
  helper?: Maybe<Helper>;
  /** The helper who answered. */
  helperId: Scalars['ID']['output'];
  /** Identifies the answer of one helper to the request; a UUID. */
  id: Scalars['ID']['output'];
  /** The request itself. Null when it is not visible. */
  request?: Maybe<AvailabilityRequest>;
  /** The request that was answered. */
  requestId: Scalars['ID']['output'];
  /** Moment of the last change of the answer. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Some answers in their order, and how to go on. */
export type AvailabilityResponseConnection = {
  __typename?: 'AvailabilityResponseConnection';
  /** The answers of this page, each with its cursor. */
  edges: Array<AvailabilityResponseEdge>;
  /** The nodes of the edges. */
  nodes: Array<AvailabilityResponse>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** How many there are on all pages together; it is counted only when it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the answers of a page. */
export type AvailabilityResponseEdge = {
  __typename?: 'AvailabilityResponseEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The answer. */
  node: AvailabilityResponse;
};

/** Every given condition must hold. */
export type AvailabilityResponseFilter = {
  /** Includes answers of helpers who were erased in the last 90 days, without their data, each with its `deletedAt`. */
  includeDeleted: Scalars['Boolean']['input'];
  /** Keeps answers that changed at or after this moment, in the order of their changes. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How many helpers gave each answer to an option. */
export type AvailabilityTotal = {
  __typename?: 'AvailabilityTotal';
  /** Helpers who may have time then. */
  maybeCount: Scalars['Int']['output'];
  /** Helpers who have not. */
  noCount: Scalars['Int']['output'];
  /** Id of the option. */
  optionId: Scalars['ID']['output'];
  /** Helpers who have time then. */
  yesCount: Scalars['Int']['output'];
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

/** To which shift the helper does not come. */
export type CancelMyAssignmentInput = {
  /** Reason, up to 500 characters after trimming; the club reads it. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The shift's id; one that the helper was not asked for is `not_found`. */
  shiftId: Scalars['ID']['input'];
};

/** The shift that the helper does not come to. */
export type CancelMyAssignmentPayload = {
  __typename?: 'CancelMyAssignmentPayload';
  /** The shift as the helper sees it now. */
  shift: MyShift;
};

/** A club, by the id under which both products know it; this side adds what it does with volunteers. */
export type Club = {
  __typename?: 'Club';
  /** The club's API keys, newest first, revoked and expired ones included; for OWNERs. Null and an error when they may not be read. */
  apiKeys?: Maybe<ApiKeyConnection>;
  /** How many helpers the same filter of `helpers` keeps, counted when it is asked for; for staff of the club. */
  helperCount?: Maybe<Scalars['Int']['output']>;
  /** The club's helpers by last name, first name; for staff of the club. Null and an error when they may not be read. */
  helpers?: Maybe<HelperConnection>;
  /** Identifies the club in both APIs; a UUID. */
  id: Scalars['ID']['output'];
  /**
   * The changes by staff and ADMINs of the volunteer side, newest first. For OWNERs of the club and ADMINs. Null
   * and an error for others.
   */
  volunteerAuditEntries?: Maybe<AuditEntryConnection>;
  /**
   * The club's volunteer events by start date, ascending; for staff of the club. Null when they cannot be
   * read.
   */
  volunteerEvents?: Maybe<VolunteerEventConnection>;
  /** Plan and add-ons of the volunteer side; for staff of the club. Null and an error when they may not be read. */
  volunteerPlan?: Maybe<VolunteerPlan>;
  /**
   * The club's roles by name: the kinds of work of all its events, or of one; for staff of the club. Null and an
   * error when they may not be read.
   */
  volunteerRoles?: Maybe<VolunteerRoleConnection>;
  /**
   * The club's webhooks of the volunteer side by creation, disabled ones included; for staff of the club. Null and
   * an error when they may not be read.
   */
  volunteerWebhooks?: Maybe<VolunteerWebhookConnection>;
  /** The club's workflows by name; for staff of the club. Null and an error when they may not be read. */
  volunteerWorkflows?: Maybe<VolunteerWorkflowConnection>;
};


/** A club, by the id under which both products know it; this side adds what it does with volunteers. */
export type ClubApiKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A club, by the id under which both products know it; this side adds what it does with volunteers. */
export type ClubHelperCountArgs = {
  filter?: InputMaybe<HelperFilter>;
};


/** A club, by the id under which both products know it; this side adds what it does with volunteers. */
export type ClubHelpersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<HelperFilter>;
  first: Scalars['Int']['input'];
};


/** A club, by the id under which both products know it; this side adds what it does with volunteers. */
export type ClubVolunteerAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditEntryFilter>;
  first: Scalars['Int']['input'];
};


/** A club, by the id under which both products know it; this side adds what it does with volunteers. */
export type ClubVolunteerEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VolunteerEventFilter>;
  first: Scalars['Int']['input'];
};


/** A club, by the id under which both products know it; this side adds what it does with volunteers. */
export type ClubVolunteerRolesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VolunteerRoleFilter>;
  first: Scalars['Int']['input'];
};


/** A club, by the id under which both products know it; this side adds what it does with volunteers. */
export type ClubVolunteerWebhooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VolunteerWebhookFilter>;
  first: Scalars['Int']['input'];
};


/** A club, by the id under which both products know it; this side adds what it does with volunteers. */
export type ClubVolunteerWorkflowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VolunteerWorkflowFilter>;
  first: Scalars['Int']['input'];
};

/** A club of the other side. */
export type ClubProfileInput = {
  /** The club. */
  clubId: Scalars['ID']['input'];
  /** Language of the club by BCP 47, such as `de`. */
  language: Scalars['String']['input'];
  /** What people call it. */
  name: Scalars['String']['input'];
  /** IANA time zone of the club, such as `Europe/Vienna`. */
  timezone: Scalars['String']['input'];
  /** When the club last changed. */
  updatedAt: Scalars['DateTime']['input'];
};

/** How far the clubs of the other side are stored here, by the time of their last change. */
export type ClubProfilePosition = {
  __typename?: 'ClubProfilePosition';
  /** The club. */
  clubId: Scalars['ID']['output'];
  /** When the club changed last. */
  updatedAt: Scalars['DateTime']['output'];
};

/** To which shift the helper comes. */
export type ConfirmMyAssignmentInput = {
  /** The shift's id; one that the helper was not asked for is `not_found`. */
  shiftId: Scalars['ID']['input'];
};

/** The shift that the helper comes to. */
export type ConfirmMyAssignmentPayload = {
  __typename?: 'ConfirmMyAssignmentPayload';
  /** The shift as the helper sees it now. */
  shift: MyShift;
};

/** A new API key. */
export type CreateApiKeyInput = {
  /** A club in which the caller is OWNER. */
  clubId: Scalars['ID']['input'];
  /** In the future; left out or null for a key that does not expire. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** At least one, else `invalid_input`; repeated ones count once. */
  grantedScopes: Array<VolunteerScope>;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, its secret included; with other input it is refused with `idempotency_conflict`.
   * 1 to 255 printable ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters after trimming. */
  name: Scalars['String']['input'];
};

/** The key's record, with the only copy of the key itself. */
export type CreateApiKeyPayload = {
  __typename?: 'CreateApiKeyPayload';
  /** The new key. */
  apiKey: ApiKey;
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The text of the key. It is shown only here. */
  secret: Scalars['String']['output'];
};

/** A poll among helpers of an event, with its options and audience. */
export type CreateAvailabilityRequestInput = {
  /** Everybody with access to the event when it is left out. */
  audience?: InputMaybe<MessageAudienceInput>;
  /** Text for people, up to 4000 characters after trimming. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The event; one of another club is `not_found`. */
  eventId: Scalars['ID']['input'];
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Options, 1 to 50, no two of them alike. */
  options: Array<AvailabilityOptionInput>;
  /** A moment to come, else `invalid_respond_by`. */
  respondBy?: InputMaybe<Scalars['DateTime']['input']>;
  /** Heading, 2 to 140 characters after trimming. */
  title: Scalars['String']['input'];
};

/** The request that was made, or the one that an earlier request with the key made. */
export type CreateAvailabilityRequestPayload = {
  __typename?: 'CreateAvailabilityRequestPayload';
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The new request. */
  request: AvailabilityRequest;
};

/** Whom a link is for, and how long it is good. */
export type CreateHelperLinkInput = {
  /** The event's id; one of another club is `not_found`. */
  eventId: Scalars['ID']['input'];
  /**
   * Days until the link ends, 1 to 90, 30 when it is left out; a link is never good for longer than a week after the
   * event's last day.
   */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** The id of a helper who has access to the event. */
  helperId: Scalars['ID']['input'];
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers the link that the first
   * request made, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether all links of the helper to this event that were made before are void from now on. */
  revokeEarlier?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The link that was made. */
export type CreateHelperLinkPayload = {
  __typename?: 'CreateHelperLinkPayload';
  /** The link; no copy of it is kept. */
  helperLink: HelperLink;
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
};

/** A new shift of an event. */
export type CreateShiftInput = {
  /** Text for people, up to 4000 characters after trimming. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Moment at which the shift ends; unless that is after `startTime`, it is refused with `invalid_time_range`. */
  endTime: Scalars['DateTime']['input'];
  /** The event of which it is a part; one of another club is `not_found`. */
  eventId: Scalars['ID']['input'];
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Place in words, up to 240 characters after trimming. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Number of helpers that the shift needs, 1 to 999; 1 when it is left out. */
  requiredHelpers?: InputMaybe<Scalars['Int']['input']>;
  /** A role of the event, else `unknown_role`. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Moment at which the shift begins, with any offset; it may be before the first day of the event. */
  startTime: Scalars['DateTime']['input'];
  /** OPEN when it is left out; CANCELLED is refused with `invalid_status_transition`. */
  status?: InputMaybe<ShiftStatus>;
  /** Heading, 2 to 140 characters after trimming. */
  title: Scalars['String']['input'];
};

/** The shift that was made, or the one that an earlier request with the key made. */
export type CreateShiftPayload = {
  __typename?: 'CreateShiftPayload';
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The new shift. */
  shift: Shift;
};

/** New shifts of an event. */
export type CreateShiftsInput = {
  /** The event of which they are a part; one of another club is `not_found`. */
  eventId: Scalars['ID']['input'];
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /**
   * A digest of the parts of the client's request that this input leaves out, such as items refused before. The same
   * `idempotencyKey` with another digest is refused with `idempotency_conflict`. 1 to 64 characters.
   */
  requestDigest?: InputMaybe<Scalars['String']['input']>;
  /** Items, up to 100; each is checked by itself. */
  shifts: Array<NewShiftInput>;
};

/** What became of each of many new shifts. */
export type CreateShiftsPayload = {
  __typename?: 'CreateShiftsPayload';
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** One for each item, in the same order. */
  results: Array<ShiftCreationResult>;
};

/** A new volunteer event. */
export type CreateVolunteerEventInput = {
  /** False when it is left out. */
  autoConfirmAssignments?: InputMaybe<Scalars['Boolean']['input']>;
  /** Staff name the club; for an API key it is always its own. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Text for people, up to 4000 characters after trimming. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Last day; before `startDate` it is refused with `invalid_date_order`. */
  endDate: Scalars['Date']['input'];
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Place in words, up to 240 characters after trimming. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** `latitude,longitude` in decimal degrees. */
  locationCoordinates?: InputMaybe<Scalars['String']['input']>;
  /** Name, 2 to 140 characters after trimming. */
  name: Scalars['String']['input'];
  /** First day of the event, in the club's own time. */
  startDate: Scalars['Date']['input'];
  /** DRAFT when it is left out. */
  status?: InputMaybe<VolunteerEventStatus>;
  /** An IANA time zone, such as `Europe/Vienna`; left out, that of the club. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** The event that was made, or the one that an earlier request with the key made. */
export type CreateVolunteerEventPayload = {
  __typename?: 'CreateVolunteerEventPayload';
  /** The new event. */
  event: VolunteerEvent;
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
};

/** A message to helpers of an event, sent at once, later or kept as a draft. */
export type CreateVolunteerMessageInput = {
  /** Everybody when it is left out; a broadcast is always for all. */
  audience?: InputMaybe<MessageAudienceInput>;
  /** Text of the message, 1 to 10000 characters of plain text after trimming. */
  body: Scalars['String']['input'];
  /** The event; one of another club is `not_found`. */
  eventId: Scalars['ID']['input'];
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** MESSAGE when it is left out. */
  kind?: InputMaybe<MessageKind>;
  /** When to send it; more than 60 seconds in the past, and more than 200 scheduled messages of an event, are refused with `invalid_send_at`. */
  sendAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** DRAFT, or SENT; when it is left out, SENT, or SCHEDULED where `sendAt` is to come. */
  status?: InputMaybe<MessageStatus>;
  /** Subject, up to 200 characters after trimming. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** The message that was written, or the one that an earlier request with the key wrote. */
export type CreateVolunteerMessagePayload = {
  __typename?: 'CreateVolunteerMessagePayload';
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The new message. */
  message: VolunteerMessage;
};

/** A new role of an event. */
export type CreateVolunteerRoleInput = {
  /** Text for people, up to 1000 characters after trimming. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The event in which it is needed; one of another club is `not_found`. */
  eventId: Scalars['ID']['input'];
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 120 characters after trimming; another role's of the event, whatever its case, is `duplicate_role`. */
  name: Scalars['String']['input'];
};

/** The role that was made, or the one that an earlier request with the key made. */
export type CreateVolunteerRolePayload = {
  __typename?: 'CreateVolunteerRolePayload';
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The new role. */
  role: VolunteerRole;
};

/** The address of a receiver, and the event types that it is sent. */
export type CreateVolunteerWebhookInput = {
  /** Staff name the club; for an API key it is always its own. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Text about the receiver for staff, up to 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At least one, else `invalid_input`; repeated ones count once. */
  eventTypes: Array<VolunteerEventType>;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, its signing secret included; with other input it is refused with
   * `idempotency_conflict`. 1 to 255 printable ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** HTTPS, at most 2048 characters, without user information and fragment, at a public address. */
  url: Scalars['String']['input'];
};

/** The webhook, with the only copy of its signing secret. */
export type CreateVolunteerWebhookPayload = {
  __typename?: 'CreateVolunteerWebhookPayload';
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** Key of the signatures; the whole text is the key. Shown only here and in an exact repetition. */
  signingSecret: Scalars['String']['output'];
  /** The new webhook. */
  webhook: VolunteerWebhook;
};

/** What starts the workflow, on which conditions, and which actions it does. */
export type CreateVolunteerWorkflowInput = {
  /** Actions, 1 to 10, of up to 12000 characters in all; ids in them that are not the club's are `invalid_action`. */
  actions: Array<WorkflowActionInput>;
  /** Staff name the club; for an API key it is always its own. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Conditions, at most 10, as JSON of up to 4000 characters in all. */
  conditions?: InputMaybe<Array<WorkflowConditionInput>>;
  /** Text for people, up to 1000 characters after trimming. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** False when it is left out. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The event that it is for; one that the club does not have is `not_found`. All when it is left out. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Name, 2 to 140 characters after trimming. */
  name: Scalars['String']['input'];
  /** Starts the workflow: a call by hand, or an event of a type. */
  trigger: WorkflowTriggerInput;
};

/** The workflow that was made, or the one that an earlier request with the key made. */
export type CreateVolunteerWorkflowPayload = {
  __typename?: 'CreateVolunteerWorkflowPayload';
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The new workflow. */
  workflow: VolunteerWorkflow;
};

/** The shift that is to be deleted. */
export type DeleteShiftInput = {
  /** When it is given, a shift of another event is `not_found`. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** The shift's id; one of another club is `not_found`. */
  shiftId: Scalars['ID']['input'];
};

/** The shift's last state; lists contain the deletion for 90 days. */
export type DeleteShiftPayload = {
  __typename?: 'DeleteShiftPayload';
  /** The last state of the shift. */
  shift: Shift;
};

/** The event that is to be deleted. */
export type DeleteVolunteerEventInput = {
  /** The event's id; one of another club is `not_found`. */
  eventId: Scalars['ID']['input'];
};

/** The event's last state; lists contain the deletion for 90 days. */
export type DeleteVolunteerEventPayload = {
  __typename?: 'DeleteVolunteerEventPayload';
  /** The last state of the event. */
  event: VolunteerEvent;
};

/** The message that is to be deleted. */
export type DeleteVolunteerMessageInput = {
  /** The event that it must be of, where that is to be checked. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** The message's id; one of another club is `not_found`. */
  messageId: Scalars['ID']['input'];
};

/** The message's last state; lists contain the deletion for 90 days. */
export type DeleteVolunteerMessagePayload = {
  __typename?: 'DeleteVolunteerMessagePayload';
  /** The last state of the message. */
  message: VolunteerMessage;
};

/** The role that is to be deleted. */
export type DeleteVolunteerRoleInput = {
  /** When it is given, a role of another event is `not_found`. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** The role's id; one of another club is `not_found`. */
  roleId: Scalars['ID']['input'];
};

/** The role's last state; lists contain the deletion for 90 days. */
export type DeleteVolunteerRolePayload = {
  __typename?: 'DeleteVolunteerRolePayload';
  /** The last state of the role. */
  role: VolunteerRole;
};

/** The webhook that is to end. */
export type EndVolunteerWebhookInput = {
  /** The webhook's id; one of another club is `not_found`. */
  webhookId: Scalars['ID']['input'];
};

/** The webhook that is sent nothing any more. */
export type EndVolunteerWebhookPayload = {
  __typename?: 'EndVolunteerWebhookPayload';
  /** The webhook as it is now. */
  webhook: VolunteerWebhook;
};

/** The helper who is to be forgotten. */
export type EraseHelperInput = {
  /** The helper's id; one of another club is `not_found`. */
  helperId: Scalars['ID']['input'];
};

/** What remains of the helper; lists contain the deletion for 90 days. */
export type EraseHelperPayload = {
  __typename?: 'EraseHelperPayload';
  /** The blanked helper. */
  helper: Helper;
};

/** That a helper may work at an event, and as what. */
export type EventAccess = Node & {
  __typename?: 'EventAccess';
  /** The club; an API key can read its id alone. */
  club?: Maybe<Club>;
  /** The club of both. */
  clubId: Scalars['ID']['output'];
  /** The event; API keys need events:read. */
  event?: Maybe<VolunteerEvent>;
  /** Id of the event that the helper has access to. */
  eventId: Scalars['ID']['output'];
  /** Moment at which the access was granted last. */
  grantedAt: Scalars['DateTime']['output'];
  /** The helper; blank once the person was erased. */
  helper?: Maybe<Helper>;
  /** Id of the helper who has the access. */
  helperId: Scalars['ID']['output'];
  /** Identifies the access of one helper to one event; a UUID. */
  id: Scalars['ID']['output'];
  /** Moment at which the access was revoked; null while it is granted. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Roles of the event that the helper is meant for, up to 50; any will do where there are none. */
  roleIds: Array<Scalars['ID']['output']>;
  /** Those of them that are not deleted; API keys need roles:read. */
  roles?: Maybe<Array<VolunteerRole>>;
  /** Moment at which the access or its roles changed last. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Some accesses in their order, and how to go on. */
export type EventAccessConnection = {
  __typename?: 'EventAccessConnection';
  /** The accesses of this page, each with its cursor. */
  edges: Array<EventAccessEdge>;
  /** The nodes of the edges. */
  nodes: Array<EventAccess>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** How many there are on all pages together; it is counted only when it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the accesses of a page. */
export type EventAccessEdge = {
  __typename?: 'EventAccessEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The access. */
  node: EventAccess;
};

/** Every given condition must hold. */
export type EventAccessFilter = {
  /** Includes accesses that were revoked in the last 90 days, each with its `revokedAt`. */
  includeDeleted: Scalars['Boolean']['input'];
  /** Keeps helpers who, or whose access, changed at or after this moment, in the order of the changes. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Every given condition must hold. */
export type EventMessageFilter = {
  /** Keeps messages of this kind. */
  kind?: InputMaybe<MessageKind>;
  /** Keeps messages with this status. */
  status?: InputMaybe<MessageStatus>;
};

/** Every given condition must hold. */
export type EventShiftFilter = {
  /** Keeps shifts that begin at this moment or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keeps shifts with this role. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Keeps shifts with this status. */
  status?: InputMaybe<ShiftStatus>;
  /** Keeps shifts that begin before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Who may work where. */
export type GrantEventAccessInput = {
  /** The event's id; one of another club is `not_found`. */
  eventId: Scalars['ID']['input'];
  /** The id of a helper of the event's club. */
  helperId: Scalars['ID']['input'];
  /** Up to 50 roles of the event, else `unknown_role`; left out or null, they stay as they are. */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The access that is granted. */
export type GrantEventAccessPayload = {
  __typename?: 'GrantEventAccessPayload';
  /** The access as it is now. */
  eventAccess: EventAccess;
  /** False when it was granted already. */
  isNew: Scalars['Boolean']['output'];
};

/** Helpers who may work at an event. */
export type GrantEventAccessesInput = {
  /** Items, up to 200; each is checked by itself, in this order. */
  eventAccess: Array<AccessGrantInput>;
  /** The event's id; one of another club is `not_found`. */
  eventId: Scalars['ID']['input'];
};

/** What became of each of many accesses. */
export type GrantEventAccessesPayload = {
  __typename?: 'GrantEventAccessesPayload';
  /** One for each item, in the same order. */
  results: Array<AccessGrantResult>;
};

/** A person who helps at events; the smallest set of personal data that the work needs. */
export type Helper = Node & {
  __typename?: 'Helper';
  /** Events that the helper has access to, those granted last first. */
  access?: Maybe<EventAccessConnection>;
  /**
   * Shifts that the helper was asked for, in the order in which they were, at events that are not deleted.
   * Null and an error when they may not be read.
   */
  assignments?: Maybe<AssignmentConnection>;
  /** What the helper said to polls, the latest first. Null and an error when it may not be read. */
  availabilityResponses?: Maybe<AvailabilityResponseConnection>;
  /** The club; an API key can read its id alone. */
  club?: Maybe<Club>;
  /** The club that knows the helper. */
  clubId: Scalars['ID']['output'];
  /** When the club recorded the helper. */
  createdAt: Scalars['DateTime']['output'];
  /** Set in the answer of the erasure and in lists that include deleted ones; any other helper has none. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** In lower case, unique in the club; null when there is none. */
  email?: Maybe<Scalars['String']['output']>;
  /** The club's own id of the helper, 1 to 120 characters, exact, unique in the club; null when it has none. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** First name, up to 80 characters; null when it is not known. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Identifies the helper in this platform; `externalId` is the id in the club's own system; a UUID. */
  id: Scalars['ID']['output'];
  /** Language the helper is written to in, BCP 47; null when it is not known. */
  language?: Maybe<Scalars['String']['output']>;
  /** Last name, 1 to 80 characters; empty once the person was erased. */
  lastName: Scalars['String']['output'];
  /** Whether the helper takes mails of the club; set by the club, or by the helper through a link in each mail. */
  mail: MailPreference;
  /** What the club keeps about the helper, up to 2000 characters. */
  notes?: Maybe<Scalars['String']['output']>;
  /** As the club writes it; null when there is none. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Whether the club still plans with the helper. */
  status: HelperStatus;
  /** The club's own labels, up to 40 characters each. */
  tags: Array<Scalars['String']['output']>;
  /** Moment of the last change of the helper. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A person who helps at events; the smallest set of personal data that the work needs. */
export type HelperAccessArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A person who helps at events; the smallest set of personal data that the work needs. */
export type HelperAssignmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<HelperAssignmentFilter>;
  first: Scalars['Int']['input'];
};


/** A person who helps at events; the smallest set of personal data that the work needs. */
export type HelperAvailabilityResponsesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** Every given condition must hold. */
export type HelperAssignmentFilter = {
  /** Keeps assignments at this event. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Keeps assignments with this status. */
  status?: InputMaybe<AssignmentStatus>;
};

/** Some helpers in their order, and how to go on. */
export type HelperConnection = {
  __typename?: 'HelperConnection';
  /** The helpers of this page, each with its cursor. */
  edges: Array<HelperEdge>;
  /** The nodes of the edges. */
  nodes: Array<Helper>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** How many there are on all pages together; it is counted only when it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the helpers of a page. */
export type HelperEdge = {
  __typename?: 'HelperEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The helper. */
  node: Helper;
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
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Includes helpers who were erased in the last 90 days, without their data, each with its `deletedAt`; a search finds none. */
  includeDeleted: Scalars['Boolean']['input'];
  /**
   * Keeps helpers whose names, e-mail address or external id contain each word of this text, in any order,
   * ignoring case and accents; 1 to 100 characters.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Keeps helpers with this status. */
  status?: InputMaybe<HelperStatus>;
  /** Keeps helpers who have exactly this tag; 1 to 40 characters. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Keeps helpers who were changed at or after this moment, in the order of the changes. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/**
 * By which a helper acts for themselves at one event. It is void as soon as the access is revoked, the helper
 * is erased or the event is deleted, and refused while the club is not active.
 */
export type HelperLink = {
  __typename?: 'HelperLink';
  /** Id of the event at which the helper acts with the link. */
  eventId: Scalars['ID']['output'];
  /** From this moment it is refused with `invalid_credential`. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id of the helper who acts with the link. */
  helperId: Scalars['ID']['output'];
  /** The link itself, below the public address of the platform; what follows the `#` is in no server's log. */
  path: Scalars['String']['output'];
  /** The helper's access token. It is stored nowhere, and shown only here. */
  token: Scalars['String']['output'];
};

/** Why one helper was refused. */
export type HelperRefusal = {
  __typename?: 'HelperRefusal';
  /** The code of the refusal, such as `AMBIGUOUS_MATCH`. */
  code: ProblemCode;
  /** One sentence for the log of the club's own system. */
  message: Scalars['String']['output'];
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

/** Outcome of one item of the request. */
export type HelperUpsertResult = {
  __typename?: 'HelperUpsertResult';
  /**
   * The helper after this item; in an answer to a repetition, as it is now. Null when the item failed, and in a
   * repetition once the person was erased.
   */
  helper?: Maybe<Helper>;
  /** The id of the helper whom the item names, of a failed item too; null when it names none or several. */
  helperId?: Maybe<Scalars['ID']['output']>;
  /** Whether the item created, changed or kept a helper, or failed. */
  outcome: HelperUpsertOutcome;
  /** Why the item failed; null when it did not. */
  refusal?: Maybe<HelperRefusal>;
};

/** How many helpers could come to an event and have no shift at it. */
export type HelpersWithoutShift = {
  __typename?: 'HelpersWithoutShift';
  /** How many there are among the answers that were looked at. */
  count: Scalars['Int']['output'];
  /** False for an event with more than 5000 answers to its newest 20 polls: as many of them were looked at. */
  isComplete: Scalars['Boolean']['output'];
};

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

/** What the gateway must know of a link to let its helper in. */
export type LinkedHelperIdentity = {
  __typename?: 'LinkedHelperIdentity';
  /** The access to the event that the link is made for. */
  accessId: Scalars['ID']['output'];
  /** The club of both. */
  clubId: Scalars['ID']['output'];
  /** The event. */
  eventId: Scalars['ID']['output'];
  /** From this moment it is refused. */
  expiresAt: Scalars['DateTime']['output'];
  /** The helper. */
  helperId: Scalars['ID']['output'];
  /** Whether its club is ACTIVE, by this subgraph's copy. */
  isClubActive: Scalars['Boolean']['output'];
  /** What people call the helper. */
  name: Scalars['String']['output'];
};

/** Whether a helper takes mails of a club. */
export type MailPreference =
  /** No message is mailed; a recipient has the outcome OPTED_OUT. */
  | 'OFF'
  /** Messages are mailed to the helper. */
  | 'ON';

/** Whether the helper of a token takes mails; nothing in it names the helper. */
export type MailSubscription = {
  __typename?: 'MailSubscription';
  /** The club that writes the mails; null while it is not synchronized. */
  clubName?: Maybe<Scalars['String']['output']>;
  /** Language that the helper is written to in, BCP 47; null where neither helper nor club has one. */
  language?: Maybe<Scalars['String']['output']>;
  /** Whether the helper takes mails of the club. */
  mail: MailPreference;
};

/** Whom a message is for; of them, those get it who have access to the event and are active as it is sent. */
export type MessageAudience = {
  __typename?: 'MessageAudience';
  /** Of the type STATUS; null for any other. */
  assignmentStatus?: Maybe<AssignmentStatus>;
  /** Of the type HELPERS. */
  helperIds: Array<Scalars['ID']['output']>;
  /** Of the type ROLE. */
  roleIds: Array<Scalars['ID']['output']>;
  /** Of the type SHIFT. */
  shiftIds: Array<Scalars['ID']['output']>;
  /** Kind of the choice of helpers. */
  type: MessageAudienceType;
};

/** Which helpers of an event a message is for; the type decides which ids are needed. */
export type MessageAudienceInput = {
  /** Of the type STATUS, which cannot do without it. */
  assignmentStatus?: InputMaybe<AssignmentStatus>;
  /** Of the type HELPERS: 1 to 200 with access to the event, else `unknown_audience`. */
  helperIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of the type ROLE: 1 to 200 of the event, else `unknown_audience`. */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of the type SHIFT: 1 to 200 of the event, else `unknown_audience`. */
  shiftIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** A helper to whom a message went, and what became of the mail. */
export type MessageRecipient = Node & {
  __typename?: 'MessageRecipient';
  /** How often the mail was handed to the mail server in vain, or at last. */
  attemptCount: Scalars['Int']['output'];
  /** The club whose helper it is. */
  clubId: Scalars['ID']['output'];
  /** The helper themselves. Null when they are not visible, as after their erasure. */
  helper?: Maybe<Helper>;
  /** Id of the helper whom the message is for. */
  helperId: Scalars['ID']['output'];
  /** Identifies the entry of one helper among the recipients; a UUID. */
  id: Scalars['ID']['output'];
  /** The message itself. Null when it is not visible. */
  message?: Maybe<VolunteerMessage>;
  /** The message that went to them. */
  messageId: Scalars['ID']['output'];
  /** Whether the mail to the helper was accepted, rejected or not sent. */
  outcome: MessageOutcome;
  /** When the outcome was noted. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Some recipients in their order, and how to go on. */
export type MessageRecipientConnection = {
  __typename?: 'MessageRecipientConnection';
  /** The recipients of this page, each with its cursor. */
  edges: Array<MessageRecipientEdge>;
  /** The nodes of the edges. */
  nodes: Array<MessageRecipient>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** How many there are on all pages together; it is counted only when it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the recipients of a page. */
export type MessageRecipientEdge = {
  __typename?: 'MessageRecipientEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The recipient. */
  node: MessageRecipient;
};

/** Every given condition must hold. */
export type MessageRecipientFilter = {
  /** Keeps recipients with this outcome. */
  outcome?: InputMaybe<MessageOutcome>;
  /** Keeps recipients whose outcome changed at or after this moment, in the order of the changes. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
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

/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Stores what a helper who acts by a link says to a request, in the place of all that they said before. For them
   * alone. A repetition changes nothing.
   *
   * Problem codes: `not_found`, `poll_closed`, `unknown_option`, `helper_not_in_audience`, and the shared ones of
   * `ProblemCode`.
   */
  answerMyPoll?: Maybe<AnswerMyPollPayload>;
  /**
   * Says that a helper who acts by a link does not come to one of their shifts: a pending assignment becomes
   * DECLINED, a confirmed one CANCELLED. For them alone. A repetition changes nothing; only the club can ask them
   * again.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  cancelMyAssignment?: Maybe<CancelMyAssignmentPayload>;
  /**
   * Says that a helper who acts by a link comes to a shift that they were asked for. For them alone. A repetition
   * changes nothing.
   *
   * Problem codes: `not_found`, `helper_without_access`, `shift_full`, `event_not_open`,
   * `invalid_status_transition`, and the shared ones of `ProblemCode`.
   */
  confirmMyAssignment?: Maybe<ConfirmMyAssignmentPayload>;
  /**
   * Makes an API key for a club; for OWNERs of the club. Its text is shown only in this answer and in an exact
   * repetition, never again. Beside 100 others that are not revoked it is `api_key_limit_reached`.
   *
   * Problem codes: `not_found`, `api_key_limit_reached`, and the shared ones of `ProblemCode`.
   */
  createApiKey?: Maybe<CreateApiKeyPayload>;
  /**
   * Asks helpers of an event when they have time. Needs availability:write, or a role in the club.
   *
   * Problem codes: `not_found`, `event_not_open`, `invalid_time_range`, `invalid_respond_by`, `unknown_audience`,
   * and the shared ones of `ProblemCode`.
   */
  createAvailabilityRequest?: Maybe<CreateAvailabilityRequestPayload>;
  /**
   * Makes a link by which a helper acts for themselves at an event, until a week after the event. Needs
   * helpers:write, or a role in the club. It is not sent: the club passes it on.
   *
   * Problem codes: `not_found`, `event_over`, and the shared ones of `ProblemCode`.
   */
  createHelperLink?: Maybe<CreateHelperLinkPayload>;
  /**
   * Makes a shift of an event. Needs shifts:write, or a role in the club.
   *
   * Problem codes: `not_found`, `unknown_role`, `event_not_open`, `invalid_time_range`, `invalid_status_transition`,
   * and the shared ones of `ProblemCode`.
   */
  createShift?: Maybe<CreateShiftPayload>;
  /**
   * Makes many shifts of an event in one transaction; a refused item blocks no other. Needs shifts:write, or a role
   * in the club.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`. Codes of refused items: `INVALID_INPUT`,
   * `UNKNOWN_ROLE`, `EVENT_NOT_OPEN`, `INVALID_TIME_RANGE`, `INVALID_STATUS_TRANSITION`.
   */
  createShifts?: Maybe<CreateShiftsPayload>;
  /**
   * Makes a volunteer event. Needs events:create, or a role in the club.
   *
   * Problem codes: `not_found`, `club_mismatch`, `event_limit_reached`, `invalid_date_order`, and the shared ones of
   * `ProblemCode`.
   */
  createVolunteerEvent?: Maybe<CreateVolunteerEventPayload>;
  /**
   * Writes a message, and sends it unless it is a draft or for later. Needs messages:write, or a role in the club.
   *
   * Problem codes: `not_found`, `invalid_send_at`, `unknown_audience`, `empty_audience`, and the shared ones of
   * `ProblemCode`.
   */
  createVolunteerMessage?: Maybe<CreateVolunteerMessagePayload>;
  /**
   * Makes a role of an event. Needs roles:write, or a role of staff in the club.
   *
   * Problem codes: `not_found`, `duplicate_role`, and the shared ones of `ProblemCode`.
   */
  createVolunteerRole?: Maybe<CreateVolunteerRolePayload>;
  /**
   * Makes a webhook. Needs webhooks:write and the scopes that reading what it carries needs, or the role OWNER, and
   * a plan with webhooks. Above 20 active ones it is `webhook_limit_reached`.
   *
   * Problem codes: `not_found`, `unsafe_webhook_url`, `club_mismatch`, `webhook_limit_reached`, and the shared ones
   * of `ProblemCode`.
   */
  createVolunteerWebhook?: Maybe<CreateVolunteerWebhookPayload>;
  /**
   * Makes a workflow. Needs automation:write, or a role of staff in the club. Above 100 enabled ones it is
   * `workflow_limit_reached`.
   *
   * Problem codes: `not_found`, `club_mismatch`, `invalid_action`, `workflow_limit_reached`, and the shared ones of
   * `ProblemCode`.
   */
  createVolunteerWorkflow?: Maybe<CreateVolunteerWorkflowPayload>;
  /**
   * Deletes a shift without assigned helpers; any other is cancelled first. Needs shifts:write, or a role in the
   * club. A repetition is `not_found`.
   *
   * Problem codes: `not_found`, `shift_has_assignments`, and the shared ones of `ProblemCode`.
   */
  deleteShift?: Maybe<DeleteShiftPayload>;
  /**
   * Deletes a volunteer event softly: from here on it is absent for every read and write, and its place in the plan
   * is free. Needs events:delete, or a role in the club; a repetition is `not_found`.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  deleteVolunteerEvent?: Maybe<DeleteVolunteerEventPayload>;
  /**
   * Deletes a message: from here on it is absent for every read, and what was not mailed yet is not mailed any more;
   * a mail that went out cannot be called back. Needs messages:write, or a role in the club; a repetition is
   * `not_found`.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  deleteVolunteerMessage?: Maybe<DeleteVolunteerMessagePayload>;
  /**
   * Deletes a role that no shift has; its name is free again. Needs roles:write, or a role of staff in the club. A
   * repetition is `not_found`.
   *
   * Problem codes: `not_found`, `role_in_use`, and the shared ones of `ProblemCode`.
   */
  deleteVolunteerRole?: Maybe<DeleteVolunteerRolePayload>;
  /**
   * Ends a webhook for good, waiting deliveries included; repeating it changes nothing. Needs webhooks:write, or the
   * role OWNER.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  endVolunteerWebhook?: Maybe<EndVolunteerWebhookPayload>;
  /**
   * Forgets a person for good: names, contact, notes and tags are blanked here, in the log and in what was made of
   * it for webhooks, the helper leaves all shifts, and is absent for every read and write. Needs helpers:write, or a
   * role in the club; a repetition is `not_found`.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  eraseHelper?: Maybe<EraseHelperPayload>;
  /**
   * Gives a helper access to an event, anew where it was revoked. Needs helpers:write, or a role in the club.
   * Repeating it changes no more than the roles.
   *
   * Problem codes: `not_found`, `unknown_role`, and the shared ones of `ProblemCode`.
   */
  grantEventAccess?: Maybe<GrantEventAccessPayload>;
  /**
   * Gives many helpers access to an event in one transaction; a refused item blocks no other. Needs helpers:write,
   * or a role in the club.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`. Codes of refused items: `INVALID_INPUT`,
   * `NOT_FOUND`, `UNKNOWN_ROLE`.
   */
  grantEventAccesses?: Maybe<GrantEventAccessesPayload>;
  /**
   * Takes these for all clubs that are not ACTIVE: their staff changes nothing, and their webhooks wait.
   * For the gateway alone.
   */
  keepInactiveClubs?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Stores what a helper says to a request, in the place of all that they said before. Needs availability:write, or
   * a role in the club. A repetition changes nothing.
   *
   * Problem codes: `not_found`, `poll_closed`, `unknown_option`, `helper_not_in_audience`, and the shared ones of
   * `ProblemCode`.
   */
  putAvailabilityResponse?: Maybe<PutAvailabilityResponsePayload>;
  /** Stores up to 500 requests of API keys in their log. For facades and gateways alone. */
  recordApiKeyRequests?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Sends the body of a delivery once more, as a delivery of its own whose attempts count from 1; for OWNERs of the
   * club. The webhook must be active.
   *
   * Problem codes: `not_found`, `state_conflict`, and the shared ones of `ProblemCode`.
   */
  resendVolunteerDelivery?: Maybe<ResendVolunteerDeliveryPayload>;
  /**
   * Ends an API key at once; for OWNERs of its club. Repeating it changes nothing.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  revokeApiKey?: Maybe<RevokeApiKeyPayload>;
  /**
   * Withdraws a helper's access to an event, and cancels the helper's assignments to shifts of it that are still to
   * begin; repeating it changes nothing. Needs helpers:write, or a role in the club. An access that was never
   * granted is `not_found`.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  revokeEventAccess?: Maybe<RevokeEventAccessPayload>;
  /**
   * Switches the mails of one helper off or on, for a caller without a credential who has the token at the end of a
   * mail. Repeating it changes nothing.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  setMailSubscription?: Maybe<SetMailSubscriptionPayload>;
  /**
   * Switches a club's integration on or off for all of its keys; for OWNERs of the club. Repeating it changes
   * nothing.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  setVolunteerIntegration?: Maybe<SetVolunteerIntegrationPayload>;
  /**
   * Sets a club's plan and add-ons; for ADMINs of the platform. Repeating it changes nothing.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  setVolunteerPlan?: Maybe<SetVolunteerPlanPayload>;
  /**
   * Sets the address to which helpers answer the mails of a club; for OWNERs of the club. Repeating it changes
   * nothing.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`.
   */
  setVolunteerReplyTo?: Maybe<SetVolunteerReplyToPayload>;
  /**
   * Starts a run now that is WAITING or SKIPPED, whatever the workflow ran within the hour; one that counts several
   * starts runs once, for the first of them. Needs automation:write, or a role of staff in the club.
   *
   * Problem codes: `not_found`, `invalid_status_transition`, `workflow_disabled`, and the shared ones of
   * `ProblemCode`.
   */
  startVolunteerWorkflowRun?: Maybe<StartVolunteerWorkflowRunPayload>;
  /** Stores name, time zone and language of up to 500 clubs. For the gateway alone. */
  storeClubProfiles?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Brings up to 100 events in line with those of the club's own system, in the order they are sent. Needs
   * events:write, or a role in the club; items that make an event need events:create as well. A refused item fails
   * alone, and the others are written.
   *
   * Problem codes: `not_found`, `club_mismatch`, and the shared ones of `ProblemCode`. Codes of refused items:
   * `INVALID_INPUT`, `INSUFFICIENT_SCOPE`, `NOT_FOUND`, `EVENT_LIMIT_REACHED`, `INVALID_DATE_ORDER`,
   * `AMBIGUOUS_MATCH`.
   */
  syncVolunteerEvents?: Maybe<SyncVolunteerEventsPayload>;
  /**
   * Starts a workflow by hand, whatever else starts it. Needs automation:write, or a role of staff in the club.
   * Helpers that the club does not have, and another event than the workflow's, are `invalid_action`. Beyond 60 runs
   * of the workflow within an hour it is WAITING for its turn; with more than 1000 waiting it is refused with
   * `rate_limited`.
   *
   * Problem codes: `not_found`, `invalid_action`, `workflow_disabled`, and the shared ones of `ProblemCode`.
   */
  triggerVolunteerWorkflow?: Maybe<TriggerVolunteerWorkflowPayload>;
  /**
   * Changes the given fields of an assignment; null clears one that may be empty. Needs assignments:write, or a role
   * in the club. A move that says no reason clears the one there was. What changes nothing leaves `updatedAt` as it
   * is. An assignment of an erased helper stays as it is (`helper_without_access`). To become CONFIRMED, an
   * assignment needs a shift that is open or closed, with fewer confirmed helpers than `requiredHelpers`; to become
   * PENDING again, what a new one needs.
   *
   * Problem codes: `not_found`, `concurrent_update`, `helper_without_access`, `shift_not_open`, `shift_full`,
   * `event_not_open`, `invalid_status_transition`, and the shared ones of `ProblemCode`.
   */
  updateAssignment?: Maybe<UpdateAssignmentPayload>;
  /**
   * Changes the given fields of a request; null clears one that may be empty. Needs availability:write, or a role in
   * the club. What changes nothing leaves `updatedAt` as it is.
   *
   * Problem codes: `not_found`, `concurrent_update`, `event_not_open`, `invalid_time_range`, `poll_has_answers`,
   * `invalid_respond_by`, and the shared ones of `ProblemCode`.
   */
  updateAvailabilityRequest?: Maybe<UpdateAvailabilityRequestPayload>;
  /**
   * Changes the given fields of a shift; null clears one that may be empty. Needs shifts:write, or a role in the
   * club. Another time keeps its assignments, unless `resetConfirmations` asks the confirmed helpers again.
   * Cancelling it cancels its pending and confirmed assignments. What changes nothing leaves `updatedAt` as it is.
   *
   * Problem codes: `not_found`, `concurrent_update`, `unknown_role`, `event_not_open`, `invalid_time_range`,
   * `invalid_status_transition`, and the shared ones of `ProblemCode`.
   */
  updateShift?: Maybe<UpdateShiftPayload>;
  /**
   * Changes the given fields of a volunteer event; null clears one that may be empty. Needs events:write, or a role
   * in the club. What changes nothing leaves `updatedAt` as it is.
   *
   * Problem codes: `not_found`, `event_limit_reached`, `invalid_date_order`, `concurrent_update`, and the shared
   * ones of `ProblemCode`.
   */
  updateVolunteerEvent?: Maybe<UpdateVolunteerEventPayload>;
  /**
   * Changes the given fields of a message that is not sent yet; null clears one that may be empty. With the status
   * SENT it is sent. Needs messages:write, or a role in the club. What changes nothing leaves `updatedAt` as it is.
   *
   * Problem codes: `not_found`, `concurrent_update`, `invalid_status_transition`, `message_already_sent`,
   * `invalid_send_at`, `unknown_audience`, `empty_audience`, and the shared ones of `ProblemCode`.
   */
  updateVolunteerMessage?: Maybe<UpdateVolunteerMessagePayload>;
  /**
   * Changes the given fields of a role; null clears one that may be empty. Needs roles:write, or a role of staff in
   * the club. What changes nothing leaves `updatedAt` as it is.
   *
   * Problem codes: `not_found`, `concurrent_update`, `duplicate_role`, and the shared ones of `ProblemCode`.
   */
  updateVolunteerRole?: Maybe<UpdateVolunteerRolePayload>;
  /**
   * Changes the given fields of a workflow; null clears one that may be empty. Needs automation:write, or a role of
   * staff in the club. What changes nothing leaves `updatedAt` as it is.
   *
   * Problem codes: `not_found`, `concurrent_update`, `invalid_action`, `workflow_limit_reached`, and the shared ones
   * of `ProblemCode`.
   */
  updateVolunteerWorkflow?: Maybe<UpdateVolunteerWorkflowPayload>;
  /**
   * Puts up to 100 helpers into shifts of an event, or changes what is said of those who are in them, in the order
   * they are sent. Needs assignments:write, or a role in the club. A refused item fails alone, and the others are
   * written. A new assignment needs an open shift with fewer pending and confirmed helpers than `requiredHelpers`.
   *
   * Problem codes: `not_found`, and the shared ones of `ProblemCode`. Codes of refused items: `INVALID_INPUT`,
   * `NOT_FOUND`, `HELPER_WITHOUT_ACCESS`, `SHIFT_NOT_OPEN`, `SHIFT_FULL`, `EVENT_NOT_OPEN`,
   * `INVALID_STATUS_TRANSITION`.
   */
  upsertAssignments?: Maybe<UpsertAssignmentsPayload>;
  /**
   * Records up to 200 helpers of the club's own system, in the order they are sent. Needs helpers:write, or a role
   * in the club. A refused item fails alone, and the others are written.
   *
   * Problem codes: `not_found`, `club_mismatch`, and the shared ones of `ProblemCode`. Codes of refused items:
   * `INVALID_INPUT`, `NOT_FOUND`, `AMBIGUOUS_MATCH`, `DUPLICATE_HELPER`.
   */
  upsertHelpers?: Maybe<UpsertHelpersPayload>;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationAnswerMyPollArgs = {
  input: AnswerMyPollInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCancelMyAssignmentArgs = {
  input: CancelMyAssignmentInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationConfirmMyAssignmentArgs = {
  input: ConfirmMyAssignmentInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCreateAvailabilityRequestArgs = {
  input: CreateAvailabilityRequestInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCreateHelperLinkArgs = {
  input: CreateHelperLinkInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCreateShiftArgs = {
  input: CreateShiftInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCreateShiftsArgs = {
  input: CreateShiftsInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCreateVolunteerEventArgs = {
  input: CreateVolunteerEventInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCreateVolunteerMessageArgs = {
  input: CreateVolunteerMessageInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCreateVolunteerRoleArgs = {
  input: CreateVolunteerRoleInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCreateVolunteerWebhookArgs = {
  input: CreateVolunteerWebhookInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationCreateVolunteerWorkflowArgs = {
  input: CreateVolunteerWorkflowInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationDeleteShiftArgs = {
  input: DeleteShiftInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationDeleteVolunteerEventArgs = {
  input: DeleteVolunteerEventInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationDeleteVolunteerMessageArgs = {
  input: DeleteVolunteerMessageInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationDeleteVolunteerRoleArgs = {
  input: DeleteVolunteerRoleInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationEndVolunteerWebhookArgs = {
  input: EndVolunteerWebhookInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationEraseHelperArgs = {
  input: EraseHelperInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationGrantEventAccessArgs = {
  input: GrantEventAccessInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationGrantEventAccessesArgs = {
  input: GrantEventAccessesInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationKeepInactiveClubsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationPutAvailabilityResponseArgs = {
  input: PutAvailabilityResponseInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationRecordApiKeyRequestsArgs = {
  requests: Scalars['JSON']['input'];
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationResendVolunteerDeliveryArgs = {
  input: ResendVolunteerDeliveryInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationRevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationRevokeEventAccessArgs = {
  input: RevokeEventAccessInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationSetMailSubscriptionArgs = {
  input: SetMailSubscriptionInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationSetVolunteerIntegrationArgs = {
  input: SetVolunteerIntegrationInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationSetVolunteerPlanArgs = {
  input: SetVolunteerPlanInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationSetVolunteerReplyToArgs = {
  input: SetVolunteerReplyToInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationStartVolunteerWorkflowRunArgs = {
  input: StartVolunteerWorkflowRunInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationStoreClubProfilesArgs = {
  profiles: Array<ClubProfileInput>;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationSyncVolunteerEventsArgs = {
  input: SyncVolunteerEventsInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationTriggerVolunteerWorkflowArgs = {
  input: TriggerVolunteerWorkflowInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationUpdateAssignmentArgs = {
  input: UpdateAssignmentInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationUpdateAvailabilityRequestArgs = {
  input: UpdateAvailabilityRequestInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationUpdateShiftArgs = {
  input: UpdateShiftInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationUpdateVolunteerEventArgs = {
  input: UpdateVolunteerEventInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationUpdateVolunteerMessageArgs = {
  input: UpdateVolunteerMessageInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationUpdateVolunteerRoleArgs = {
  input: UpdateVolunteerRoleInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationUpdateVolunteerWorkflowArgs = {
  input: UpdateVolunteerWorkflowInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationUpsertAssignmentsArgs = {
  input: UpsertAssignmentsInput;
};


/**
 * Changes. Each returns a payload of its own, or null and an error with its code in `extensions.code`. Its
 * description ends with the codes that it does not share with every mutation; `ProblemCode` lists these.
 */
export type MutationUpsertHelpersArgs = {
  input: UpsertHelpersInput;
};

/** The event that a helper takes part in, as far as it is shown to them. */
export type MyEvent = {
  __typename?: 'MyEvent';
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** Its last day, `YYYY-MM-DD`. */
  endDate: Scalars['Date']['output'];
  /** Where it takes place. */
  location?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Its first day, `YYYY-MM-DD`. */
  startDate: Scalars['Date']['output'];
  /** Where it stands. */
  status: VolunteerEventStatus;
  /** IANA time zone of its times: its own, else that of the club, else UTC. */
  timezone: Scalars['String']['output'];
};

/** A helper's own part in an event; nothing in it leads to anybody else. */
export type MyInvolvement = {
  __typename?: 'MyInvolvement';
  /** The club of the event; null while it is not synchronized. */
  clubName?: Maybe<Scalars['String']['output']>;
  /** The event that the link is for. */
  event: MyEvent;
  /** The helper's first name; null when it is not known. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Language that the helper is written to in, BCP 47; null where neither helper nor club has one. */
  language?: Maybe<Scalars['String']['output']>;
  /** The helper's last name. */
  lastName: Scalars['String']['output'];
  /** Whether the helper takes mails of the club. */
  mail: MailPreference;
  /** Token by which the helper switches these mails off and on. */
  mailToken: Scalars['String']['output'];
  /**
   * What the helper is asked for the event and can answer now, newest first: of the 10 newest requests of the
   * event those that are open and are for them.
   */
  polls: Array<MyPoll>;
  /** The helper's shifts at the event by their start, up to 100; also those that were cancelled. */
  shifts: Array<MyShift>;
};

/** What a helper is asked, and what they said. */
export type MyPoll = {
  __typename?: 'MyPoll';
  /** When the helper answered last; null while they have not. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the helper said, in the order of the options; those left out were not answered. */
  answers: Array<AvailabilityAnswer>;
  /** What the helper said besides. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Moment at which the club asked; the titles of two polls can be equal. */
  createdAt: Scalars['DateTime']['output'];
  /** What there is to know of it. */
  description?: Maybe<Scalars['String']['output']>;
  /** What the helper can say yes or no to. */
  options: Array<AvailabilityOption>;
  /** The availability request's id. */
  requestId: Scalars['ID']['output'];
  /** Until when it can be answered; null when that is not said. */
  respondBy?: Maybe<Scalars['DateTime']['output']>;
  /** What it is called. */
  title: Scalars['String']['output'];
};

/** A shift that a helper is in, or was asked for. */
export type MyShift = {
  __typename?: 'MyShift';
  /** What there is to know of it. */
  description?: Maybe<Scalars['String']['output']>;
  /** When it ends. */
  endTime: Scalars['DateTime']['output'];
  /** Where it takes place. */
  location?: Maybe<Scalars['String']['output']>;
  /** What is to be done: the name of the shift's role; null where it has none. */
  roleName?: Maybe<Scalars['String']['output']>;
  /** The shift's id. */
  shiftId: Scalars['ID']['output'];
  /** Whether it takes place. */
  shiftStatus: ShiftStatus;
  /** When it begins. */
  startTime: Scalars['DateTime']['output'];
  /** Whether the helper comes. */
  status: AssignmentStatus;
  /** What it is called. */
  title: Scalars['String']['output'];
};

/** One of many new shifts of an event. */
export type NewShiftInput = {
  /** Text for people, up to 4000 characters after trimming. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Moment at which the shift ends; unless that is after `startTime`, the item fails with `invalid_time_range`. */
  endTime: Scalars['DateTime']['input'];
  /** Place in words, up to 240 characters after trimming. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Number of helpers that the shift needs, 1 to 999; 1 when it is left out. */
  requiredHelpers?: InputMaybe<Scalars['Int']['input']>;
  /** A role of the event, else `unknown_role`. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Moment at which the shift begins, with any offset; it may be before the first day of the event. */
  startTime: Scalars['DateTime']['input'];
  /** OPEN when it is left out; with CANCELLED the item fails with `invalid_status_transition`. */
  status?: InputMaybe<ShiftStatus>;
  /** Heading, 2 to 140 characters after trimming. */
  title: Scalars['String']['input'];
};

/** Whatever has an id of its own. */
export type Node = {
  /** UUID, unique in the whole graph. */
  id: Scalars['ID']['output'];
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

/** What a helper says to a request. */
export type PutAvailabilityResponseInput = {
  /** Answers, up to 50, each option once; those left out are not answered. */
  answers: Array<AvailabilityAnswerInput>;
  /** Comment of the helper, up to 500 characters after trimming. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The event that it must be of, where that is to be checked. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** The helper; one of another club is `not_found`, one who is not asked `helper_not_in_audience`. */
  helperId: Scalars['ID']['input'];
  /** The request's id; one of another club is `not_found`. */
  requestId: Scalars['ID']['input'];
};

/** What is stored of the helper now. */
export type PutAvailabilityResponsePayload = {
  __typename?: 'PutAvailabilityResponsePayload';
  /** Whether the helper had not answered before. */
  isNew: Scalars['Boolean']['output'];
  /** The answer. */
  response: AvailabilityResponse;
};

/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type Query = {
  __typename?: 'Query';
  /** Whose an API key is. For the gateway alone. */
  apiKeyByHash?: Maybe<ApiKeyIdentity>;
  /**
   * API keys of a club, newest first, revoked and expired ones included; for OWNERs of the club, else
   * `forbidden` or, for staff of other clubs, `not_found`.
   */
  apiKeys?: Maybe<ApiKeyConnection>;
  /** One assignment. Needs assignments:read, or a role in its club; any other is null. */
  assignment?: Maybe<Assignment>;
  /**
   * Who works in the shifts of a volunteer event, in the order in which they were assigned. Needs
   * assignments:read, or a role in the club; refused with `insufficient_scope`, `forbidden` or `not_found`.
   */
  assignments?: Maybe<AssignmentConnection>;
  /** One availability request, with its options. Needs availability:read, or a role in its club; any other is null. */
  availabilityRequest?: Maybe<AvailabilityRequest>;
  /**
   * What the helpers of a volunteer event were asked about their time, newest first. Needs availability:read,
   * or a role in the club; of another club's event, `not_found`.
   */
  availabilityRequests?: Maybe<AvailabilityRequestConnection>;
  /** The club profile that changed last of those stored; null before the first. For the gateway alone. */
  clubProfilePosition?: Maybe<ClubProfilePosition>;
  /** One helper, with contact, tags and notes. Needs helpers:read, or a role in the club; any other is null. */
  helper?: Maybe<Helper>;
  /**
   * Helpers of the calling API key's club by last name, first name. Needs helpers:read, else
   * `insufficient_scope`; staff read `Club.helpers`.
   */
  helpers?: Maybe<HelperConnection>;
  /**
   * How many helpers could come to an event and have no shift at it: those with access to it who are active, said yes to
   * an option of one of its polls, and have no pending or confirmed shift at it. For staff with a role in the club;
   * refused with `forbidden` or `not_found`.
   */
  helpersWithoutShift?: Maybe<HelpersWithoutShift>;
  /** Whom a link is for; null when it was not made here, or is void. For the gateway alone. */
  linkedHelper?: Maybe<LinkedHelperIdentity>;
  /**
   * Whether a helper takes mails, for a caller without a credential who has the token at the end of a mail;
   * any other token is null.
   */
  mailSubscription?: Maybe<MailSubscription>;
  /**
   * What a helper who acts by a link has to do with the event that the link is for. For them alone: any other
   * caller is `forbidden`, as these helpers are everywhere else.
   */
  myInvolvement?: Maybe<MyInvolvement>;
  /** One shift, with its present staffing. Needs shifts:read, or a role in its club; any other is null. */
  shift?: Maybe<Shift>;
  /**
   * Helpers who can come to a shift: those with access to its event who are active, are not assigned to it, have not
   * declined it and did not say no to a poll about its time. First those who said yes, then those without an overlap,
   * with its role, and with the fewest shifts. For staff with a role in the club; refused with `forbidden` or `not_found`.
   */
  shiftCandidates?: Maybe<ShiftCandidates>;
  /**
   * The shifts of a volunteer event by their start. Needs shifts:read, or a role in the club; refused with
   * `insufficient_scope`, `forbidden` or `not_found`.
   */
  shifts?: Maybe<ShiftConnection>;
  /** What a club may do through the developer API, and its keys; for OWNERs of the club. */
  volunteerAccount?: Maybe<VolunteerAccount>;
  /** The changes by staff and ADMINs in all clubs and of the platform itself, of the volunteer side, newest first. For ADMINs. */
  volunteerAuditEntries?: Maybe<AuditEntryConnection>;
  /** What the volunteer side has still to do, of all clubs together. For ADMINs. */
  volunteerBacklog?: Maybe<Backlog>;
  /** One volunteer event, with all of its own fields. Needs events:read, or a role in its club; any other is null. */
  volunteerEvent?: Maybe<VolunteerEvent>;
  /**
   * Helpers who have access to an event, by last name, first name. Needs
   * helpers:read, or a role in the club; any other event is `not_found`.
   */
  volunteerEventHelpers?: Maybe<EventAccessConnection>;
  /**
   * Volunteer events of the calling API key's club by start date, ascending. Needs events:read, else
   * `insufficient_scope`; staff read `Club.volunteerEvents`.
   */
  volunteerEvents?: Maybe<VolunteerEventConnection>;
  /**
   * One message, with its audience and the number of its recipients. Needs messages:read, or a role in its club; any
   * other is null.
   */
  volunteerMessage?: Maybe<VolunteerMessage>;
  /**
   * The messages of a volunteer event, newest first. Needs
   * messages:read, or a role in the club; of another club's event, `not_found`.
   */
  volunteerMessages?: Maybe<VolunteerMessageConnection>;
  /** The names of the types of the nodes that have these ids, each null unless the caller may read it. For the gateway alone. */
  volunteerNodeTypes: Array<Maybe<Scalars['String']['output']>>;
  /** One role of an event, with its description. Needs roles:read, or a role of staff in its club; any other is null. */
  volunteerRole?: Maybe<VolunteerRole>;
  /**
   * Roles of the calling API key's club by name: the kinds of work of all its events, or of one. Needs
   * roles:read, else `insufficient_scope`; staff read `Club.volunteerRoles`.
   */
  volunteerRoles?: Maybe<VolunteerRoleConnection>;
  /**
   * What was sent to a webhook in the last 30 days, newest first. Needs webhooks:read and a plan with
   * webhooks, or a role in the club; any other webhook is `not_found`.
   */
  volunteerWebhookDeliveries?: Maybe<VolunteerWebhookDeliveryConnection>;
  /**
   * Webhooks of the calling API key's club by creation, disabled ones included. Needs webhooks:read and a
   * plan with webhooks, else `insufficient_scope` or `feature_forbidden`; staff read `Club.volunteerWebhooks`.
   */
  volunteerWebhooks?: Maybe<VolunteerWebhookConnection>;
  /**
   * One workflow, with its trigger, conditions and actions. Needs automation:read, or a role of staff in its club;
   * any other is null.
   */
  volunteerWorkflow?: Maybe<VolunteerWorkflow>;
  /**
   * Workflows of the calling API key's club by name: what is to be done when something happens. Needs
   * automation:read, else `insufficient_scope`; staff read `Club.volunteerWorkflows`.
   */
  volunteerWorkflows?: Maybe<VolunteerWorkflowConnection>;
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryApiKeyByHashArgs = {
  hash: Scalars['String']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryApiKeysArgs = {
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
export type QueryAssignmentArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryAssignmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  eventId: Scalars['ID']['input'];
  filter?: InputMaybe<AssignmentFilter>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryAvailabilityRequestArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryAvailabilityRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  eventId: Scalars['ID']['input'];
  filter?: InputMaybe<AvailabilityRequestFilter>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryHelperArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryHelpersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<HelperFilter>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryHelpersWithoutShiftArgs = {
  eventId: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryLinkedHelperArgs = {
  token: Scalars['String']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryMailSubscriptionArgs = {
  token: Scalars['String']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryShiftArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryShiftCandidatesArgs = {
  shiftId: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryShiftsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  eventId: Scalars['ID']['input'];
  filter?: InputMaybe<ShiftFilter>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryVolunteerAccountArgs = {
  clubId: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryVolunteerAuditEntriesArgs = {
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
export type QueryVolunteerEventArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryVolunteerEventHelpersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  eventId: Scalars['ID']['input'];
  filter?: InputMaybe<EventAccessFilter>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryVolunteerEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VolunteerEventFilter>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryVolunteerMessageArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryVolunteerMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  eventId: Scalars['ID']['input'];
  filter?: InputMaybe<VolunteerMessageFilter>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryVolunteerNodeTypesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryVolunteerRoleArgs = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryVolunteerRolesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VolunteerRoleFilter>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryVolunteerWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VolunteerWebhookDeliveryFilter>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  webhookId: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryVolunteerWebhooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VolunteerWebhookFilter>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryVolunteerWorkflowArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. Every field may be refused: it is null then, and an error has its path, and the code in `extensions.code`. A
 * single read or a relation is null without an error for what is absent or not visible to the caller, and
 * `insufficient_scope` where the caller lacks its scope; a single read of an id that is no UUID is `invalid_input`. A list
 * is `not_found` where the record by whose id it is read is absent or not visible.
 */
export type QueryVolunteerWorkflowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VolunteerWorkflowFilter>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
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

/** The delivery that is to be sent again. */
export type ResendVolunteerDeliveryInput = {
  /** The delivery's id; one of another club is `not_found`. */
  deliveryId: Scalars['ID']['input'];
};

/** The new delivery that carries the same body. */
export type ResendVolunteerDeliveryPayload = {
  __typename?: 'ResendVolunteerDeliveryPayload';
  /** The new delivery. */
  delivery: VolunteerWebhookDelivery;
};

/** The key that is to end. */
export type RevokeApiKeyInput = {
  /** Id of an API key of a club in which the caller is OWNER. */
  apiKeyId: Scalars['ID']['input'];
};

/** The key that is refused from now on. */
export type RevokeApiKeyPayload = {
  __typename?: 'RevokeApiKeyPayload';
  /** The key as it is now. */
  apiKey: ApiKey;
};

/** Who may not work there any more. */
export type RevokeEventAccessInput = {
  /** The event's id; one of another club is `not_found`. */
  eventId: Scalars['ID']['input'];
  /** The id of a helper of the event's club. */
  helperId: Scalars['ID']['input'];
};

/** The access that is revoked. */
export type RevokeEventAccessPayload = {
  __typename?: 'RevokeEventAccessPayload';
  /** The access as it is now. */
  eventAccess: EventAccess;
};

/** Every given condition must hold. */
export type RoleShiftFilter = {
  /** Keeps shifts that begin at this moment or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keeps shifts with this status. */
  status?: InputMaybe<ShiftStatus>;
  /** Keeps shifts that begin before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Whether a helper takes mails from now on. */
export type SetMailSubscriptionInput = {
  /** ON or OFF. */
  mail: MailPreference;
  /** The token in the mail's last link. */
  token: Scalars['String']['input'];
};

/** The subscription after the change. */
export type SetMailSubscriptionPayload = {
  __typename?: 'SetMailSubscriptionPayload';
  /** The subscription as it is now. */
  subscription: MailSubscription;
};

/** Whether a club lets its own systems in. */
export type SetVolunteerIntegrationInput = {
  /** A club in which the caller is OWNER. */
  clubId: Scalars['ID']['input'];
  /** False refuses every key of the club until it is switched on again. */
  isEnabled: Scalars['Boolean']['input'];
};

/** The account, and whether the club's keys are let in. */
export type SetVolunteerIntegrationPayload = {
  __typename?: 'SetVolunteerIntegrationPayload';
  /** The account as it is now. */
  account: VolunteerAccount;
};

/** What a club is to have bought from now on. */
export type SetVolunteerPlanInput = {
  /** All add-ons it has from now on; repeated ones count once. */
  addOns: Array<VolunteerAddOn>;
  /** Any club. */
  clubId: Scalars['ID']['input'];
  /** Whether it has the pro plan. */
  isPro: Scalars['Boolean']['input'];
};

/** The account with what the club has bought. */
export type SetVolunteerPlanPayload = {
  __typename?: 'SetVolunteerPlanPayload';
  /** The account as it is now. */
  account: VolunteerAccount;
};

/** Where answers to a club's mails go. */
export type SetVolunteerReplyToInput = {
  /** A club in which the caller is OWNER; any other is `forbidden`. */
  clubId: Scalars['ID']['input'];
  /** An e-mail address of up to 254 characters; null for none. */
  replyTo?: InputMaybe<Scalars['String']['input']>;
};

/** The account with its new address. */
export type SetVolunteerReplyToPayload = {
  __typename?: 'SetVolunteerReplyToPayload';
  /** The account as it is now. */
  account: VolunteerAccount;
};

/** A time and a place at an event where helpers are needed. */
export type Shift = Node & {
  __typename?: 'Shift';
  /** Who works in it, in the order in which they were assigned. Null and an error when they may not be read. */
  assignments?: Maybe<AssignmentConnection>;
  /** The club; an API key can read its id alone. */
  club?: Maybe<Club>;
  /** The club whose event it is of. */
  clubId: Scalars['ID']['output'];
  /** How many helpers are confirmed; counted when it is asked for. */
  confirmedCount: Scalars['Int']['output'];
  /** Moment at which the shift was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Set in the answer of the deletion and in lists that include deleted ones; any other shift has none. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text about the shift for helpers, up to 4000 characters. */
  description?: Maybe<Scalars['String']['output']>;
  /** Moment at which the shift ends; after `startTime`. */
  endTime: Scalars['DateTime']['output'];
  /** The event itself; null where it is not visible. */
  event?: Maybe<VolunteerEvent>;
  /** The event of which it is a part. */
  eventId: Scalars['ID']['output'];
  /** Identifies the shift; assignments name it as `shiftId`; a UUID. */
  id: Scalars['ID']['output'];
  /** Place of the shift in words, up to 240 characters. */
  location?: Maybe<Scalars['String']['output']>;
  /** How many helpers have not decided yet; counted when it is asked for. */
  pendingCount: Scalars['Int']['output'];
  /** How many helpers are needed, 1 to 999. */
  requiredHelpers: Scalars['Int']['output'];
  /** The role itself; null where there is none, or it is not visible. */
  role?: Maybe<VolunteerRole>;
  /** Id of the role that the shift is work of; null for a shift without a role. */
  roleId?: Maybe<Scalars['ID']['output']>;
  /** How far the confirmed helpers go. */
  staffingStatus: StaffingStatus;
  /** Moment at which the shift begins; it may be before the first day of the event. */
  startTime: Scalars['DateTime']['output'];
  /** Whether helpers can be assigned to it. */
  status: ShiftStatus;
  /** Heading of the shift, 2 to 140 characters. */
  title: Scalars['String']['output'];
  /** Moment of the last change of the shift; good as `expectedUpdatedAt`. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A time and a place at an event where helpers are needed. */
export type ShiftAssignmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AssignmentStatusFilter>;
  first: Scalars['Int']['input'];
};

/** A helper who can come to a shift, and what speaks for it. */
export type ShiftCandidate = {
  __typename?: 'ShiftCandidate';
  /** The best answer to an option of a poll that has the whole shift in it: YES or MAYBE; null without one. */
  availability?: Maybe<Availability>;
  /** Whether the helper has another shift at the same time, of any event of the club, that begins at most 31 days before this one. */
  hasOverlap: Scalars['Boolean']['output'];
  /** Whether the access names the role of the shift, or a tag of the helper its name, in any case. */
  hasRole: Scalars['Boolean']['output'];
  /** The helper; null once erased. */
  helper?: Maybe<Helper>;
  /** The helper's id. */
  helperId: Scalars['ID']['output'];
  /** Pending and confirmed shifts of the helper at the event. */
  shiftCount: Scalars['Int']['output'];
};

/** Helpers who can come to a shift. */
export type ShiftCandidates = {
  __typename?: 'ShiftCandidates';
  /** How many there are among the helpers who were looked at. */
  count: Scalars['Int']['output'];
  /** False for an event of more than 500 helpers: those who said yes, those with the role and the first others by name were looked at. */
  isComplete: Scalars['Boolean']['output'];
  /** The best 50 of them, the first one first. */
  nodes: Array<ShiftCandidate>;
};

/** Some shifts in their order, and how to go on. */
export type ShiftConnection = {
  __typename?: 'ShiftConnection';
  /** The shifts of this page, each with its cursor. */
  edges: Array<ShiftEdge>;
  /** The nodes of the edges. */
  nodes: Array<Shift>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** How many there are on all pages together; it is counted only when it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** What became of one new shift. */
export type ShiftCreationOutcome =
  /** The shift was made. */
  | 'CREATED'
  /** Nothing was written for the item; `refusal` says why. */
  | 'FAILED';

/** Outcome of one item of the request. */
export type ShiftCreationResult = {
  __typename?: 'ShiftCreationResult';
  /** Whether the item created a shift or failed. */
  outcome: ShiftCreationOutcome;
  /** Why the item failed; null when it did not. */
  refusal?: Maybe<ShiftRefusal>;
  /**
   * The shift; in an answer to a repetition, as it is now. Null when the item failed, and in a repetition once the
   * shift is deleted.
   */
  shift?: Maybe<Shift>;
  /** The shift's id; null when the item failed. */
  shiftId?: Maybe<Scalars['ID']['output']>;
};

/** One of the shifts of a page. */
export type ShiftEdge = {
  __typename?: 'ShiftEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The shift. */
  node: Shift;
};

/** Every given condition must hold. */
export type ShiftFilter = {
  /** Keeps shifts that begin at this moment or later. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Includes shifts that were deleted in the last 90 days, each with its `deletedAt`. */
  includeDeleted: Scalars['Boolean']['input'];
  /** Keeps shifts with this role. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Keeps shifts with this status. */
  status?: InputMaybe<ShiftStatus>;
  /** Keeps shifts that begin before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keeps shifts that changed at or after this moment, in the order of their changes. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Why one new shift was refused. */
export type ShiftRefusal = {
  __typename?: 'ShiftRefusal';
  /** The code of the refusal, such as `UNKNOWN_ROLE`. */
  code: ProblemCode;
  /** One sentence for the log of the client. */
  message: Scalars['String']['output'];
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

/** The run that is to be started. */
export type StartVolunteerWorkflowRunInput = {
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The run's id; one of another club is `not_found`. */
  runId: Scalars['ID']['input'];
  /** The workflow that it must be of, where that is to be checked. */
  workflowId?: InputMaybe<Scalars['ID']['input']>;
};

/** The run that was started. */
export type StartVolunteerWorkflowRunPayload = {
  __typename?: 'StartVolunteerWorkflowRunPayload';
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The run as it is now. */
  run: VolunteerWorkflowRun;
};

/** Live updates over a socket, until the client unsubscribes or loses its authorization. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * What happens to the volunteer events of a club, as it happens. The first item carries no event,
   * only the position from which the others follow. At least once: a follower who resumes leaves out
   * ids it has processed. For staff with a role in the club; any other caller is `forbidden`.
   */
  volunteerPublications?: Maybe<VolunteerPublicationItem>;
};


/** Live updates over a socket, until the client unsubscribes or loses its authorization. */
export type SubscriptionVolunteerPublicationsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  clubId: Scalars['ID']['input'];
};

/**
 * An event of the club's own system. It is looked for by `eventId`, then by `externalId`, and made when there
 * is none. Of an event that exists, what is left out or null stays as it is. An item needs `externalId`, `name`,
 * `startDate` and `endDate`; without one of them it fails with `invalid_input`.
 */
export type SyncVolunteerEventInput = {
  /** False for a new event when it is left out. */
  autoConfirmAssignments?: InputMaybe<Scalars['Boolean']['input']>;
  /** Text for people, up to 4000 characters after trimming. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Last day; before `startDate` the item fails with `invalid_date_order`. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** An id of this platform; the event found by it takes the external id. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Id in the club's own system, 1 to 120 characters, taken exactly as they are. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Why the client refuses the item itself, 1 to 1000 characters. Nothing is written for such an item: its result is
   * FAILED with `invalid_input`, this text, and the id of the known event that it names.
   */
  fault?: InputMaybe<Scalars['String']['input']>;
  /** Place in words, up to 240 characters after trimming. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** `latitude,longitude` in decimal degrees. */
  locationCoordinates?: InputMaybe<Scalars['String']['input']>;
  /** Name, 2 to 140 characters after trimming. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** First day of the event, in the club's own time. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** DRAFT for a new event when it is left out. */
  status?: InputMaybe<VolunteerEventStatus>;
};

/** Events of the club's own system, to be found here in the same state. */
export type SyncVolunteerEventsInput = {
  /** Staff name the club; for an API key it is always its own. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Items, up to 100; each is looked at on its own, in this order. */
  events: Array<SyncVolunteerEventInput>;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What became of each event of the request. */
export type SyncVolunteerEventsPayload = {
  __typename?: 'SyncVolunteerEventsPayload';
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** One for each item, in the same order. */
  results: Array<VolunteerEventSyncResult>;
};

/** The workflow that is to be started. */
export type TriggerVolunteerWorkflowInput = {
  /** The event that the run is about; the workflow's own when it is left out. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** The helpers whom the run is about, at most 200. */
  helperIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The workflow's id; one of another club is `not_found`. */
  workflowId: Scalars['ID']['input'];
};

/** The run that was made, or the one that an earlier request with the key made. */
export type TriggerVolunteerWorkflowPayload = {
  __typename?: 'TriggerVolunteerWorkflowPayload';
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** The new run. */
  run: VolunteerWorkflowRun;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateAssignmentInput = {
  /** The assignment's id; one of another club is `not_found`. */
  assignmentId: Scalars['ID']['input'];
  /** When it is given, an assignment of another event is `not_found`. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** The `updatedAt` that the change is made from; when another has changed it since: `concurrent_update`. */
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Note of staff, up to 500 characters after trimming. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A status that the present one can become, else `invalid_status_transition`. */
  status?: InputMaybe<AssignmentStatus>;
  /** Reason of the status, up to 500 characters after trimming. */
  statusReason?: InputMaybe<Scalars['String']['input']>;
};

/** The assignment after the change. */
export type UpdateAssignmentPayload = {
  __typename?: 'UpdateAssignmentPayload';
  /** The assignment as it is now. */
  assignment: Assignment;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateAvailabilityRequestInput = {
  /** Text for people, up to 4000 characters after trimming; null clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The event that it must be of, where that is to be checked. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** `updatedAt` of the state that the change was made from; another one is refused with `concurrent_update`. */
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * All of them, in their order. One whose label and times are there already keeps its id; any other, or one
   * that is missing, is `poll_has_answers` after the first answer.
   */
  options?: InputMaybe<Array<AvailabilityOptionInput>>;
  /** The request's id; one of another club is `not_found`. */
  requestId: Scalars['ID']['input'];
  /** A moment to come, else `invalid_respond_by`; null for no end. */
  respondBy?: InputMaybe<Scalars['DateTime']['input']>;
  /** OPEN needs a `respondBy` that is not over. */
  status?: InputMaybe<AvailabilityRequestStatus>;
  /** Heading, 2 to 140 characters after trimming. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The request with what was changed. */
export type UpdateAvailabilityRequestPayload = {
  __typename?: 'UpdateAvailabilityRequestPayload';
  /** The request as it is now. */
  request: AvailabilityRequest;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateShiftInput = {
  /** Text for people, up to 4000 characters after trimming; null clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Moment at which the shift ends; after `startTime`, else `invalid_time_range`. */
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it is given, a shift of another event is `not_found`. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** `updatedAt` of the state that the change was made from; another one is refused with `concurrent_update`. */
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Place in words, up to 240 characters after trimming; null clears it. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** How many helpers the shift needs, 1 to 999; it may fall below the confirmed ones. */
  requiredHelpers?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Whether confirmed assignments become PENDING, such as when the shift is moved to another time; false when it
   * is left out: they stay confirmed.
   */
  resetConfirmations?: InputMaybe<Scalars['Boolean']['input']>;
  /** A role of the event, else `unknown_role`; null clears it. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** The shift's id; one of another club is `not_found`. */
  shiftId: Scalars['ID']['input'];
  /** Moment at which the shift begins; assignments stay as they are without `resetConfirmations`. */
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Open and closed ones may become any other, a cancelled one OPEN; else `invalid_status_transition`. */
  status?: InputMaybe<ShiftStatus>;
  /** Heading, 2 to 140 characters after trimming. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The shift with what was changed. */
export type UpdateShiftPayload = {
  __typename?: 'UpdateShiftPayload';
  /** The shift as it is now. */
  shift: Shift;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateVolunteerEventInput = {
  /** Whether helpers are confirmed without being asked. */
  autoConfirmAssignments?: InputMaybe<Scalars['Boolean']['input']>;
  /** Text for people, up to 4000 characters after trimming; null clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Last day; not before the first one. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** The event's id; one of another club is `not_found`. */
  eventId: Scalars['ID']['input'];
  /** `updatedAt` of the state that the change was made from; another one is refused with `concurrent_update`. */
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Place in words, up to 240 characters after trimming; null clears it. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** `latitude,longitude` in decimal degrees; null clears it. */
  locationCoordinates?: InputMaybe<Scalars['String']['input']>;
  /** Name, 2 to 140 characters after trimming. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** First day of the event, in the club's own time. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** DRAFT and ACTIVE need a free place in the plan, else `event_limit_reached`. */
  status?: InputMaybe<VolunteerEventStatus>;
  /** An IANA time zone; null for that of the club. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** The event with what was changed. */
export type UpdateVolunteerEventPayload = {
  __typename?: 'UpdateVolunteerEventPayload';
  /** The event as it is now. */
  event: VolunteerEvent;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateVolunteerMessageInput = {
  /** A broadcast is always for all. */
  audience?: InputMaybe<MessageAudienceInput>;
  /** Text of the message, 1 to 10000 characters of plain text after trimming. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** The event that it must be of, where that is to be checked. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** `updatedAt` of the state that the change was made from; another one is refused with `concurrent_update`. */
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The message's id; one of another club is `not_found`. */
  messageId: Scalars['ID']['input'];
  /**
   * One to come schedules a draft; null makes a draft of a scheduled one. More than 60 seconds in the past,
   * and more than 200 scheduled messages of an event, are refused with `invalid_send_at`.
   */
  sendAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** DRAFT, SCHEDULED or SENT; SCHEDULED needs a `sendAt` to come. */
  status?: InputMaybe<MessageStatus>;
  /** Subject, up to 200 characters after trimming; null clears it. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** The message with what was changed. */
export type UpdateVolunteerMessagePayload = {
  __typename?: 'UpdateVolunteerMessagePayload';
  /** The message as it is now. */
  message: VolunteerMessage;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateVolunteerRoleInput = {
  /** Text for people, up to 1000 characters after trimming; null clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** When it is given, a role of another event is `not_found`. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** `updatedAt` of the state that the change was made from; another one is refused with `concurrent_update`. */
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Name, 1 to 120 characters after trimming; another role's of the event, whatever its case, is `duplicate_role`. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The role's id; one of another club is `not_found`. */
  roleId: Scalars['ID']['input'];
};

/** The role with what was changed. */
export type UpdateVolunteerRolePayload = {
  __typename?: 'UpdateVolunteerRolePayload';
  /** The role as it is now. */
  role: VolunteerRole;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateVolunteerWorkflowInput = {
  /** Actions, 1 to 10, of up to 12000 characters in all, in place of those it has. */
  actions?: InputMaybe<Array<WorkflowActionInput>>;
  /** Conditions, at most 10, of up to 4000 characters in all, in place of those it has. */
  conditions?: InputMaybe<Array<WorkflowConditionInput>>;
  /** Text for people, up to 1000 characters after trimming; null clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether the workflow may run; events of the time while it could not do not start it later. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The event that it is for; null for all events of the club. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** `updatedAt` of the state that the change was made from; another one is refused with `concurrent_update`. */
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Name, 2 to 140 characters after trimming. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Starts the workflow from now on: a call by hand, or an event of a type. */
  trigger?: InputMaybe<WorkflowTriggerInput>;
  /** The workflow's id; one of another club is `not_found`. */
  workflowId: Scalars['ID']['input'];
};

/** The workflow with what was changed. */
export type UpdateVolunteerWorkflowPayload = {
  __typename?: 'UpdateVolunteerWorkflowPayload';
  /** The workflow as it is now. */
  workflow: VolunteerWorkflow;
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
  fault?: InputMaybe<Scalars['String']['input']>;
  /** A helper with access to the event, else the item fails with `helper_without_access`. */
  helperId?: InputMaybe<Scalars['ID']['input']>;
  /** Note of staff, up to 500 characters after trimming. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A shift of the event, else the item fails with `not_found`. */
  shiftId?: InputMaybe<Scalars['ID']['input']>;
  /** PENDING for a new one when it is left out, or CONFIRMED where the event confirms assignments itself. */
  status?: InputMaybe<AssignmentStatus>;
};

/** Up to 100 pairs of a shift and a helper, in the order of processing. */
export type UpsertAssignmentsInput = {
  /** Items, up to 100; each is looked at on its own, in this order. */
  assignments: Array<UpsertAssignmentInput>;
  /** The event's id; one of another club is `not_found`. */
  eventId: Scalars['ID']['input'];
};

/** What became of each item of the request. */
export type UpsertAssignmentsPayload = {
  __typename?: 'UpsertAssignmentsPayload';
  /** One for each item, in the same order. */
  results: Array<AssignmentUpsertResult>;
};

/**
 * A helper of the club's own system. It is looked for by `helperId`, then `externalId`, then `email`, and made
 * when there is none; names of two different helpers fail with `ambiguous_match`, and a helper whom an item
 * before it named with `duplicate_helper`. Of a helper who is known, what is left out or null stays as it is.
 */
export type UpsertHelperInput = {
  /** Fields to empty, each named once; one that the item sets as well is refused. */
  clear?: InputMaybe<Array<HelperField>>;
  /** E-mail address, up to 254 characters; put into lower case. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Id in the club's own system, 1 to 120 characters, taken exactly as they are. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Why the client refuses the item itself, 1 to 1000 characters. Nothing is written for such an item: its result is
   * FAILED with `invalid_input`, this text, and the helper whom it names.
   */
  fault?: InputMaybe<Scalars['String']['input']>;
  /** First name, 1 to 80 characters after trimming. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The helper's id; an unknown one without a known `externalId` fails with `not_found`. */
  helperId?: InputMaybe<Scalars['ID']['input']>;
  /** Language that the helper is written to in, BCP 47, such as `pt-BR`. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Last name, 1 to 80 characters after trimming; an item that makes a helper needs it. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the helper receives mails; ON for a new helper when it is left out. */
  mail?: InputMaybe<MailPreference>;
  /** Notes of the club, up to 2000 characters after trimming. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 5 to 32 characters: digits, spaces and + - ( ) /. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** ACTIVE for a new helper when it is left out. */
  status?: InputMaybe<HelperStatus>;
  /** Tags, up to 20, each 1 to 40 characters after trimming; all the tags that the helper is to have. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Helpers of the club's own system, to be found here in the same state. */
export type UpsertHelpersInput = {
  /** Staff name the club; for an API key it is always its own. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Items, up to 200; each is looked at on its own, in this order. */
  helpers: Array<UpsertHelperInput>;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What became of each helper of the request. */
export type UpsertHelpersPayload = {
  __typename?: 'UpsertHelpersPayload';
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
  /** One for each item, in the same order. */
  results: Array<HelperUpsertResult>;
};

/** What a club has bought of the volunteer side, and who may use it on the club's behalf. */
export type VolunteerAccount = {
  __typename?: 'VolunteerAccount';
  /** The club itself. */
  club?: Maybe<Club>;
  /** The club whose account it is. */
  clubId: Scalars['ID']['output'];
  /** False while the club has switched all of its API keys off; they are refused with `integration_disabled`. */
  isIntegrationEnabled: Scalars['Boolean']['output'];
  /** What the club has bought; a club that has bought nothing has the basic limits. */
  plan: VolunteerPlan;
  /**
   * What is left this minute of the requests that all keys of the club share; to read it counts none. Null where keys have
   * a limit each, or no plan lets them in, and while the counter does not answer.
   */
  rateLimit?: Maybe<RateLimit>;
  /** The address for answers to the club's mails; null where the club has set none. */
  replyTo?: Maybe<Scalars['String']['output']>;
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

/** An event that helpers work at. */
export type VolunteerEvent = Node & {
  __typename?: 'VolunteerEvent';
  /** Who works in the shifts of the event, in the order in which they were assigned. Null and an error when they may not be read. */
  assignments?: Maybe<AssignmentConnection>;
  /** Whether helpers are confirmed without being asked. */
  autoConfirmAssignments: Scalars['Boolean']['output'];
  /** What the helpers of the event were asked about their time, newest first. Null when it is not visible. */
  availabilityRequests?: Maybe<AvailabilityRequestConnection>;
  /** The club; an API key can read its id alone. */
  club?: Maybe<Club>;
  /** The club, which this API calls verein. */
  clubId: Scalars['ID']['output'];
  /** Moment at which the event was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Who made it: the user behind the API key, or the staff member. */
  createdBy: Scalars['String']['output'];
  /** Set in the answer of the deletion and in lists that include deleted ones; any other event has none. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text about the event for helpers, up to 4000 characters. */
  description?: Maybe<Scalars['String']['output']>;
  /** Last day; not before `startDate`. */
  endDate: Scalars['Date']['output'];
  /**
   * The club's own id of the event, as its sync names it; exact, and unique among the club's events.
   * Null while no sync has named it.
   */
  externalId?: Maybe<Scalars['String']['output']>;
  /**
   * Helpers who have access to it, by last name, first name; for staff of the club. Null when they cannot be
   * read.
   */
  helpers?: Maybe<EventAccessConnection>;
  /** Identifies the event in all paths below it; a UUID. */
  id: Scalars['ID']['output'];
  /** Place of the event in words, up to 240 characters. */
  location?: Maybe<Scalars['String']['output']>;
  /** Latitude and longitude in decimal degrees, separated by a comma: `48.2082,16.3738`. */
  locationCoordinates?: Maybe<Scalars['String']['output']>;
  /** The messages of the event, newest first. Null and an error when they may not be read. */
  messages?: Maybe<VolunteerMessageConnection>;
  /** Name of the event, 2 to 140 characters. */
  name: Scalars['String']['output'];
  /** The roles of the event by name. Null and an error when they may not be read. */
  roles?: Maybe<VolunteerRoleConnection>;
  /** The shifts of the event by their start. Null and an error when they may not be read. */
  shifts?: Maybe<ShiftConnection>;
  /** First day, in the club's own time. */
  startDate: Scalars['Date']['output'];
  /**
   * Stage of the event; any status may follow any other. Of a CANCELLED event, what would open a shift, a poll or an
   * assignment is refused with `event_not_open`, its scheduled messages become drafts, and runs of workflows about
   * it are skipped.
   */
  status: VolunteerEventStatus;
  /** IANA time zone in which pages, mails and exports show its times; null for the zone of the club. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** Moment of the last change of the event; good as `expectedUpdatedAt`. */
  updatedAt: Scalars['DateTime']['output'];
};


/** An event that helpers work at. */
export type VolunteerEventAssignmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AssignmentStatusFilter>;
  first: Scalars['Int']['input'];
};


/** An event that helpers work at. */
export type VolunteerEventAvailabilityRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** An event that helpers work at. */
export type VolunteerEventHelpersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** An event that helpers work at. */
export type VolunteerEventMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EventMessageFilter>;
  first: Scalars['Int']['input'];
};


/** An event that helpers work at. */
export type VolunteerEventRolesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** An event that helpers work at. */
export type VolunteerEventShiftsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EventShiftFilter>;
  first: Scalars['Int']['input'];
};

/** Some volunteer events in their order, and how to go on. */
export type VolunteerEventConnection = {
  __typename?: 'VolunteerEventConnection';
  /** The events of this page, each with its cursor. */
  edges: Array<VolunteerEventEdge>;
  /** The nodes of the edges. */
  nodes: Array<VolunteerEvent>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** How many there are on all pages together; it is counted only when it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the volunteer events of a page. */
export type VolunteerEventEdge = {
  __typename?: 'VolunteerEventEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The event. */
  node: VolunteerEvent;
};

/** Every given condition must hold. */
export type VolunteerEventFilter = {
  /** Includes events that were deleted in the last 90 days, each with its `deletedAt`. */
  includeDeleted: Scalars['Boolean']['input'];
  /** Keeps events with this status. */
  status?: InputMaybe<VolunteerEventStatus>;
  /** Keeps events that changed at or after this moment, in the order of their changes. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Why one item was refused. */
export type VolunteerEventRefusal = {
  __typename?: 'VolunteerEventRefusal';
  /** The code of the refusal, such as `AMBIGUOUS_MATCH`. */
  code: ProblemCode;
  /** One sentence for logs. */
  message: Scalars['String']['output'];
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

/** Outcome of one item of the request. */
export type VolunteerEventSyncResult = {
  __typename?: 'VolunteerEventSyncResult';
  /**
   * The event after this item; in an answer to a repetition, as it is now. Null when the item failed, and in a
   * repetition once the event is deleted.
   */
  event?: Maybe<VolunteerEvent>;
  /** The event's id; of a failed item that of the known event that it names, null where it names none or two. */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** The external id of the item, as it was sent. */
  externalId: Scalars['String']['output'];
  /** Whether the item created, changed or kept an event, or failed. */
  outcome: VolunteerEventSyncOutcome;
  /** Why the item failed; null when it did not. */
  refusal?: Maybe<VolunteerEventRefusal>;
};

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

/** What a club writes to the helpers of an event. */
export type VolunteerMessage = Node & {
  __typename?: 'VolunteerMessage';
  /** Which helpers of the event the message is for. */
  audience: MessageAudience;
  /** Text of the message, 1 to 10000 characters of plain text. */
  body: Scalars['String']['output'];
  /** The club; an API key can read its id alone. */
  club?: Maybe<Club>;
  /** The club whose event it is about. */
  clubId: Scalars['ID']['output'];
  /** Moment at which the message was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Who wrote it: the API key's id, or the staff member. */
  createdBy: Scalars['String']['output'];
  /** Set in the answer of the deletion and in lists that include deleted ones; any other message has none. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The event itself. Null when it is not visible. */
  event?: Maybe<VolunteerEvent>;
  /** The event whose helpers it is for. */
  eventId: Scalars['ID']['output'];
  /** Identifies the message in the path of its recipients; a UUID. */
  id: Scalars['ID']['output'];
  /** Whether the message is for some helpers, or for all. */
  kind: MessageKind;
  /**
   * How many helpers it goes to, which are its recipients; 0 before it was sent. With more than 2000 it grows until
   * all are stored, which message.updated reports.
   */
  recipientCount: Scalars['Int']['output'];
  /**
   * Helpers whom the message went to, by their ids: those who had access to the event and were active as it was
   * sent. Null and an error when they may not be read.
   */
  recipients?: Maybe<MessageRecipientConnection>;
  /** Scheduled time; null if not scheduled. */
  sendAt?: Maybe<Scalars['DateTime']['output']>;
  /** Moment at which the message was sent; null before. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stage of the message; a sent one changes no more. */
  status: MessageStatus;
  /** Subject, up to 200 characters; null when there is none. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Moment of the last change of the message; good as `expectedUpdatedAt`. */
  updatedAt: Scalars['DateTime']['output'];
};


/** What a club writes to the helpers of an event. */
export type VolunteerMessageRecipientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MessageRecipientFilter>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};

/** Some messages in their order, and how to go on. */
export type VolunteerMessageConnection = {
  __typename?: 'VolunteerMessageConnection';
  /** The messages of this page, each with its cursor. */
  edges: Array<VolunteerMessageEdge>;
  /** The nodes of the edges. */
  nodes: Array<VolunteerMessage>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** How many there are on all pages together; it is counted only when it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the messages of a page. */
export type VolunteerMessageEdge = {
  __typename?: 'VolunteerMessageEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: VolunteerMessage;
};

/** Every given condition must hold. */
export type VolunteerMessageFilter = {
  /** Includes messages that were deleted in the last 90 days, each with its `deletedAt`. */
  includeDeleted: Scalars['Boolean']['input'];
  /** Keeps messages of this kind. */
  kind?: InputMaybe<MessageKind>;
  /** Keeps messages with this status. */
  status?: InputMaybe<MessageStatus>;
  /** Keeps messages that changed at or after this moment, in the order of their changes. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A club's plan and add-ons on the volunteer side. */
export type VolunteerPlan = {
  __typename?: 'VolunteerPlan';
  /** Each once, in alphabetical order. */
  addOns: Array<VolunteerAddOn>;
  /** How many draft and active events the club may have at a time. */
  eventLimit: Scalars['Int']['output'];
  /** Whether the club has the pro plan, which opens the API and its webhooks. */
  isPro: Scalars['Boolean']['output'];
};

/** That something happened to a resource of the volunteer side; it names what changed and never how. */
export type VolunteerPublication = Node & {
  __typename?: 'VolunteerPublication';
  /** Names of the changed fields of the resource; sorted, each once. */
  changedFields: Array<Scalars['String']['output']>;
  /** The club itself. */
  club?: Maybe<Club>;
  /** The club in which it happened. */
  clubId: Scalars['ID']['output'];
  /** What happened. */
  eventType: VolunteerEventType;
  /** UUID, the same at every repetition. */
  id: Scalars['ID']['output'];
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** Place in the publication order of the club: a decimal number of up to 19 digits, exact as text only. */
  publicationSequence: Scalars['String']['output'];
  /** The resource as it is now; null once it was deleted. */
  resource?: Maybe<Node>;
  /** Id of the resource, as its own type has it. */
  resourceId: Scalars['ID']['output'];
  /** What kind of thing it is about. */
  resourceKind: VolunteerResourceKind;
  /** Place among the publications about the same resource: 1, 2, 3 and so on without gaps. */
  sequence: Scalars['Int']['output'];
  /** The exact text that webhooks deliver for it: JSON, in the shape of its event type. */
  webhookBody: Scalars['String']['output'];
};

/** One item of the stream. */
export type VolunteerPublicationItem = {
  __typename?: 'VolunteerPublicationItem';
  /** Null in the first item. */
  event?: Maybe<VolunteerPublication>;
  /** Where to go on: opaque; good as `after`. */
  position: Scalars['String']['output'];
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

/** A kind of work at an event, such as a place at the bar. */
export type VolunteerRole = Node & {
  __typename?: 'VolunteerRole';
  /** The club; an API key can read its id alone. */
  club?: Maybe<Club>;
  /** The club whose event it is of. */
  clubId: Scalars['ID']['output'];
  /** Moment at which the role was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Set in the answer of the deletion and in lists that include deleted ones; any other role has none. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text about the kind of work, up to 1000 characters. */
  description?: Maybe<Scalars['String']['output']>;
  /** The event itself; null where it is not visible. */
  event?: Maybe<VolunteerEvent>;
  /** The event in which it is needed. */
  eventId: Scalars['ID']['output'];
  /** Identifies the role; shifts name it as `roleId`; a UUID. */
  id: Scalars['ID']['output'];
  /** Name of the role, 1 to 120 characters, unique in the event whatever its case. */
  name: Scalars['String']['output'];
  /** The shifts that need this kind of work, by their start. Null and an error when they may not be read. */
  shifts?: Maybe<ShiftConnection>;
  /** Moment of the last change of the role; good as `expectedUpdatedAt`. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A kind of work at an event, such as a place at the bar. */
export type VolunteerRoleShiftsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RoleShiftFilter>;
  first: Scalars['Int']['input'];
};

/** Some roles in their order, and how to go on. */
export type VolunteerRoleConnection = {
  __typename?: 'VolunteerRoleConnection';
  /** The roles of this page, each with its cursor. */
  edges: Array<VolunteerRoleEdge>;
  /** The nodes of the edges. */
  nodes: Array<VolunteerRole>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** How many there are on all pages together; it is counted only when it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the roles of a page. */
export type VolunteerRoleEdge = {
  __typename?: 'VolunteerRoleEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The role. */
  node: VolunteerRole;
};

/** Every given condition must hold. */
export type VolunteerRoleFilter = {
  /** Keeps the roles of this event; one that the club does not have is `not_found`. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Includes roles that were deleted in the last 90 days, each with its `deletedAt`. */
  includeDeleted: Scalars['Boolean']['input'];
  /** Keeps roles that changed at or after this moment, in the order of their changes. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
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

/** An address of a club's own system that events of the club are sent to. */
export type VolunteerWebhook = Node & WebhookSubscription & {
  __typename?: 'VolunteerWebhook';
  /** The club; an API key can read its id alone. */
  club?: Maybe<Club>;
  /** The club whose events are sent. */
  clubId: Scalars['ID']['output'];
  /** Moment at which the webhook was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Text about the receiver for staff, up to 500 characters. */
  description?: Maybe<Scalars['String']['output']>;
  /** Moment at which the webhook was disabled; null while it is active. */
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Types of events that are sent. */
  eventTypes: Array<VolunteerEventType>;
  /** Identifies the webhook in the path of its deliveries; a UUID. */
  id: Scalars['ID']['output'];
  /** A webhook is disabled for good; its log stays for 30 days. */
  status: WebhookStatus;
  /** Moment at which the webhook was created, or disabled. */
  updatedAt: Scalars['DateTime']['output'];
  /** Begins with https; as it was sent. */
  url: Scalars['String']['output'];
};

/** Some webhooks in their order, and how to go on. */
export type VolunteerWebhookConnection = {
  __typename?: 'VolunteerWebhookConnection';
  /** The webhooks of this page, each with its cursor. */
  edges: Array<VolunteerWebhookEdge>;
  /** The nodes of the edges. */
  nodes: Array<VolunteerWebhook>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** How many there are on all pages together; it is counted only when it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One event on its way to one webhook. Each attempt times out after 8 seconds. */
export type VolunteerWebhookDelivery = Node & WebhookMessage & {
  __typename?: 'VolunteerWebhookDelivery';
  /** Attempts of the delivery: the latest 20, oldest first. */
  attempts: Array<WebhookAttempt>;
  /** The exact text that is sent: JSON, in the shape of its event type. */
  body: Scalars['String']['output'];
  /** The club; an API key can read its id alone. */
  club?: Maybe<Club>;
  /** The club whose event it is. */
  clubId: Scalars['ID']['output'];
  /** Moment at which the delivery was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The event that is sent; the `id` of its body. */
  eventId: Scalars['ID']['output'];
  /** Type of its event. */
  eventType: VolunteerEventType;
  /** A UUID, the same in every attempt. */
  id: Scalars['ID']['output'];
  /** Whether the delivery waits for an attempt, succeeded or failed. */
  status: VolunteerDeliveryStatus;
  /** Moment at which the delivery ended; while it is PENDING, that of its creation. */
  updatedAt: Scalars['DateTime']['output'];
  /** The webhook itself. */
  webhook?: Maybe<VolunteerWebhook>;
  /** Id of the webhook that the delivery is sent to. */
  webhookId: Scalars['ID']['output'];
};

/** Some deliveries in their order, and how to go on. */
export type VolunteerWebhookDeliveryConnection = {
  __typename?: 'VolunteerWebhookDeliveryConnection';
  /** The deliveries of this page, each with its cursor. */
  edges: Array<VolunteerWebhookDeliveryEdge>;
  /** The nodes of the edges. */
  nodes: Array<VolunteerWebhookDelivery>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** How many there are on all pages together; it is counted only when it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the deliveries of a page. */
export type VolunteerWebhookDeliveryEdge = {
  __typename?: 'VolunteerWebhookDeliveryEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: VolunteerWebhookDelivery;
};

/** Every given condition must hold. */
export type VolunteerWebhookDeliveryFilter = {
  /** Keeps deliveries of events of this type. */
  eventType?: InputMaybe<VolunteerEventType>;
  /** Keeps deliveries made at or after this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keeps deliveries with this status. */
  status?: InputMaybe<VolunteerDeliveryStatus>;
  /** Keeps deliveries made before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keeps deliveries that were created or completed at or after this moment, in the order of these times. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One of the webhooks of a page. */
export type VolunteerWebhookEdge = {
  __typename?: 'VolunteerWebhookEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The webhook. */
  node: VolunteerWebhook;
};

/** Every given condition must hold. */
export type VolunteerWebhookFilter = {
  /** Keeps webhooks that changed at or after this moment, in the order of their changes. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Actions that run after an event of the club, or on request. */
export type VolunteerWorkflow = Node & {
  __typename?: 'VolunteerWorkflow';
  /** Actions of a run, in this order: all of them, or none. */
  actions: Array<WorkflowAction>;
  /** The club; an API key can read its id alone. */
  club?: Maybe<Club>;
  /** The club that it works for. */
  clubId: Scalars['ID']['output'];
  /** Conditions on the event that starts the workflow; all of them must hold. */
  conditions: Array<WorkflowCondition>;
  /** Moment at which the workflow was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Text about the workflow for staff, up to 1000 characters. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether calls and events start the workflow. */
  enabled: Scalars['Boolean']['output'];
  /** The event itself; null where it is not visible. */
  event?: Maybe<VolunteerEvent>;
  /** The event that it is for; null for all events of the club. */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** Identifies the workflow in the path of its runs; a UUID. */
  id: Scalars['ID']['output'];
  /** Moment of the last start of the workflow; null before the first. */
  lastTriggeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the workflow for staff, 2 to 140 characters. */
  name: Scalars['String']['output'];
  /** How often the workflow was started, by hand and by events. */
  runCount: Scalars['Int']['output'];
  /** Its runs, newest first; they are kept for 90 days. Null and an error when they may not be read. */
  runs?: Maybe<VolunteerWorkflowRunConnection>;
  /** Starts the workflow: a call by hand, or an event of a type. */
  trigger: WorkflowTrigger;
  /** Moment of the last change of the workflow, which runs do not count as; good as `expectedUpdatedAt`. */
  updatedAt: Scalars['DateTime']['output'];
};


/** Actions that run after an event of the club, or on request. */
export type VolunteerWorkflowRunsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VolunteerWorkflowRunFilter>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};

/** Some workflows in their order, and how to go on. */
export type VolunteerWorkflowConnection = {
  __typename?: 'VolunteerWorkflowConnection';
  /** The workflows of this page, each with its cursor. */
  edges: Array<VolunteerWorkflowEdge>;
  /** The nodes of the edges. */
  nodes: Array<VolunteerWorkflow>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** How many there are on all pages together; it is counted only when it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the workflows of a page. */
export type VolunteerWorkflowEdge = {
  __typename?: 'VolunteerWorkflowEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The workflow. */
  node: VolunteerWorkflow;
};

/** Every given condition must hold. */
export type VolunteerWorkflowFilter = {
  /** Keeps workflows that changed at or after this moment, in the order of their changes. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One time that a workflow was started. */
export type VolunteerWorkflowRun = Node & {
  __typename?: 'VolunteerWorkflowRun';
  /** The assignment itself. Null when it is not visible. */
  assignment?: Maybe<Assignment>;
  /** The assignment of the event that started the run, if there is one. */
  assignmentId?: Maybe<Scalars['ID']['output']>;
  /** The id of the published event that started it, as in webhooks; null if it was started by hand. */
  causeId?: Maybe<Scalars['ID']['output']>;
  /** The club that it works for. */
  clubId: Scalars['ID']['output'];
  /** When the workflow was started. */
  createdAt: Scalars['DateTime']['output'];
  /** Its place among the 60 runs of an hour: when it was to begin, or when a WAITING one will; null where it has none. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** The volunteer event itself. Null when it is not visible. */
  event?: Maybe<VolunteerEvent>;
  /** The volunteer event that it is about, if it is about one. */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed or was skipped, where no refusal says it; null otherwise. */
  fault?: Maybe<WorkflowRunFault>;
  /** Moment at which the run succeeded or failed; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The helpers whom it is about. */
  helperIds: Array<Scalars['ID']['output']>;
  /** Identifies the run, also when it is started again; a UUID. */
  id: Scalars['ID']['output'];
  /** The code of the refusal for which it failed or was skipped; null otherwise. */
  refusalCode?: Maybe<ProblemCode>;
  /**
   * How many starts it counts: 1, or where it was skipped by `TOO_MANY_WAITING` all of an hour for which no place
   * to wait was left; it is about the first of them.
   */
  startCount: Scalars['Int']['output'];
  /** Moment at which the run began last; null before. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Progress of the run: due later, due, at work, or ended with its outcome. */
  status: WorkflowRunStatus;
  /** Moment of the last change of the status of the run. */
  updatedAt: Scalars['DateTime']['output'];
  /** The workflow itself. Null when it is not visible. */
  workflow?: Maybe<VolunteerWorkflow>;
  /** Id of the workflow whose actions the run does. */
  workflowId: Scalars['ID']['output'];
};

/** Some runs in their order, and how to go on. */
export type VolunteerWorkflowRunConnection = {
  __typename?: 'VolunteerWorkflowRunConnection';
  /** The runs of this page, each with its cursor. */
  edges: Array<VolunteerWorkflowRunEdge>;
  /** The nodes of the edges. */
  nodes: Array<VolunteerWorkflowRun>;
  /** Whether there are more, and how to reach them. */
  pageInfo: PageInfo;
  /** How many there are on all pages together; it is counted only when it is asked for. */
  totalCount: Scalars['Int']['output'];
};

/** One of the runs of a page. */
export type VolunteerWorkflowRunEdge = {
  __typename?: 'VolunteerWorkflowRunEdge';
  /** Good as `after`, with the same arguments. */
  cursor: Scalars['String']['output'];
  /** The run. */
  node: VolunteerWorkflowRun;
};

/** Every given condition must hold. */
export type VolunteerWorkflowRunFilter = {
  /** Keeps runs that changed at or after this moment, in the order of their changes. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
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

/** One thing that a workflow does. */
export type WorkflowAction = {
  __typename?: 'WorkflowAction';
  /** Whom a message is for; null of other types. */
  audience?: Maybe<MessageAudience>;
  /** The text of a message; null of other types. */
  body?: Maybe<Scalars['String']['output']>;
  /** The event that access is granted to; null of other types. */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** What the status of assignments becomes; null of other types. */
  status?: Maybe<AssignmentStatus>;
  /** Subject of the message of SEND_MESSAGE; null for other actions. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Kind of the action; it decides which of the other fields are set. */
  type: WorkflowActionType;
};

/** One action of a workflow; the type decides which of the other fields are needed. */
export type WorkflowActionInput = {
  /**
   * Of the type SEND_MESSAGE: whom the message is for; everybody with access to the event when it is left out. Of
   * the type TRIGGER, the helper whom the event concerns, or of a run by hand its helpers.
   */
  audience?: InputMaybe<MessageAudienceInput>;
  /** Of the type SEND_MESSAGE: 1 to 10000 characters of plain text after trimming. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Of the type GRANT_EVENT_ACCESS: the event. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the type SET_ASSIGNMENT_STATUS: what the status becomes. */
  status?: InputMaybe<AssignmentStatus>;
  /** Of the type SEND_MESSAGE: up to 200 characters after trimming. */
  subject?: InputMaybe<Scalars['String']['input']>;
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
export type WorkflowCondition = {
  __typename?: 'WorkflowCondition';
  /** Path of the value in the data of the event, such as `shift.title`. */
  field: Scalars['String']['output'];
  /** Operator that compares the field with the values. */
  op: WorkflowConditionOp;
  /** A text, number, boolean or null; for IN a list of them. JSON, because it has the type of the compared value. */
  value?: Maybe<Scalars['JSON']['output']>;
};

/** A condition on the event that starts a workflow. */
export type WorkflowConditionInput = {
  /** Path of the value in the data of the event, such as `shift.title`. */
  field: Scalars['String']['input'];
  /** Operator that compares the field with the values. */
  op: WorkflowConditionOp;
  /** A text, number, boolean or null; for IN a list of 1 to 50 of them. JSON, because it has the type of the compared value. */
  value?: InputMaybe<Scalars['JSON']['input']>;
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

/** What starts a workflow. */
export type WorkflowTrigger = {
  __typename?: 'WorkflowTrigger';
  /** The type of events that starts it; null of the type MANUAL. */
  event?: Maybe<VolunteerEventType>;
  /** Kind of the start: by hand, or by an event. */
  type: WorkflowTriggerType;
};

/** The start of a workflow: by hand, or by events of a type. */
export type WorkflowTriggerInput = {
  /** Needed for the type EVENT; AUTOMATION_TRIGGERED is refused. */
  event?: InputMaybe<VolunteerEventType>;
  /** Kind of the start: by hand, or by an event. */
  type: WorkflowTriggerType;
};

/** How a workflow is started. */
export type WorkflowTriggerType =
  /** By events of one type. */
  | 'EVENT'
  /** Started by hand. */
  | 'MANUAL';



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
  ApiKey: ApiKey;
  Assignment: Assignment;
  AvailabilityRequest: AvailabilityRequest;
  AvailabilityResponse: AvailabilityResponse;
  Club: Club;
  EventAccess: EventAccess;
  Helper: Helper;
  MessageRecipient: MessageRecipient;
  Shift: Shift;
  VolunteerEvent: VolunteerEvent;
  VolunteerMessage: VolunteerMessage;
  VolunteerPublication: VolunteerPublication;
  VolunteerRole: VolunteerRole;
  VolunteerWebhook: VolunteerWebhook;
  VolunteerWebhookDelivery: VolunteerWebhookDelivery;
  VolunteerWorkflow: VolunteerWorkflow;
  VolunteerWorkflowRun: VolunteerWorkflowRun;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  ApiKey:
    ( { __typename: 'ApiKey' }
    & GraphQLRecursivePick<FederationTypes['ApiKey'], {"id":true}> );
  Assignment:
    ( { __typename: 'Assignment' }
    & GraphQLRecursivePick<FederationTypes['Assignment'], {"id":true}> );
  AvailabilityRequest:
    ( { __typename: 'AvailabilityRequest' }
    & GraphQLRecursivePick<FederationTypes['AvailabilityRequest'], {"id":true}> );
  AvailabilityResponse:
    ( { __typename: 'AvailabilityResponse' }
    & GraphQLRecursivePick<FederationTypes['AvailabilityResponse'], {"id":true}> );
  Club:
    ( { __typename: 'Club' }
    & GraphQLRecursivePick<FederationTypes['Club'], {"id":true}> );
  EventAccess:
    ( { __typename: 'EventAccess' }
    & GraphQLRecursivePick<FederationTypes['EventAccess'], {"id":true}> );
  Helper:
    ( { __typename: 'Helper' }
    & GraphQLRecursivePick<FederationTypes['Helper'], {"id":true}> );
  MessageRecipient:
    ( { __typename: 'MessageRecipient' }
    & GraphQLRecursivePick<FederationTypes['MessageRecipient'], {"id":true}> );
  Shift:
    ( { __typename: 'Shift' }
    & GraphQLRecursivePick<FederationTypes['Shift'], {"id":true}> );
  VolunteerEvent:
    ( { __typename: 'VolunteerEvent' }
    & GraphQLRecursivePick<FederationTypes['VolunteerEvent'], {"id":true}> );
  VolunteerMessage:
    ( { __typename: 'VolunteerMessage' }
    & GraphQLRecursivePick<FederationTypes['VolunteerMessage'], {"id":true}> );
  VolunteerPublication:
    ( { __typename: 'VolunteerPublication' }
    & GraphQLRecursivePick<FederationTypes['VolunteerPublication'], {"id":true}> );
  VolunteerRole:
    ( { __typename: 'VolunteerRole' }
    & GraphQLRecursivePick<FederationTypes['VolunteerRole'], {"id":true}> );
  VolunteerWebhook:
    ( { __typename: 'VolunteerWebhook' }
    & GraphQLRecursivePick<FederationTypes['VolunteerWebhook'], {"id":true}> );
  VolunteerWebhookDelivery:
    ( { __typename: 'VolunteerWebhookDelivery' }
    & GraphQLRecursivePick<FederationTypes['VolunteerWebhookDelivery'], {"id":true}> );
  VolunteerWorkflow:
    ( { __typename: 'VolunteerWorkflow' }
    & GraphQLRecursivePick<FederationTypes['VolunteerWorkflow'], {"id":true}> );
  VolunteerWorkflowRun:
    ( { __typename: 'VolunteerWorkflowRun' }
    & GraphQLRecursivePick<FederationTypes['VolunteerWorkflowRun'], {"id":true}> );
};


/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( ApiKey )
    | ( Assignment )
    | ( AvailabilityRequest )
    | ( AvailabilityResponse )
    | ( EventAccess )
    | ( Helper )
    | ( MessageRecipient )
    | ( Shift )
    | ( VolunteerEvent )
    | ( VolunteerMessage )
    | ( Omit<VolunteerPublication, 'resource'> & { resource?: Maybe<_RefType['Node']> } )
    | ( VolunteerRole )
    | ( VolunteerWebhook )
    | ( VolunteerWebhookDelivery )
    | ( VolunteerWorkflow )
    | ( VolunteerWorkflowRun )
  ;
  WebhookMessage: ( VolunteerWebhookDelivery );
  WebhookSubscription: ( VolunteerWebhook );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessGrantInput: AccessGrantInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AccessGrantOutcome: AccessGrantOutcome;
  AccessGrantResult: ResolverTypeWrapper<AccessGrantResult>;
  AccessRefusal: ResolverTypeWrapper<AccessRefusal>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AnswerMyPollInput: AnswerMyPollInput;
  AnswerMyPollPayload: ResolverTypeWrapper<AnswerMyPollPayload>;
  ApiKey: ResolverTypeWrapper<ApiKey>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ApiKeyConnection: ResolverTypeWrapper<ApiKeyConnection>;
  ApiKeyEdge: ResolverTypeWrapper<ApiKeyEdge>;
  ApiKeyIdentity: ResolverTypeWrapper<ApiKeyIdentity>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ApiKeyRequest: ResolverTypeWrapper<ApiKeyRequest>;
  ApiKeyRequestConnection: ResolverTypeWrapper<ApiKeyRequestConnection>;
  ApiKeyRequestEdge: ResolverTypeWrapper<ApiKeyRequestEdge>;
  Assignment: ResolverTypeWrapper<Assignment>;
  AssignmentConnection: ResolverTypeWrapper<AssignmentConnection>;
  AssignmentEdge: ResolverTypeWrapper<AssignmentEdge>;
  AssignmentFilter: AssignmentFilter;
  AssignmentOrigin: AssignmentOrigin;
  AssignmentRefusal: ResolverTypeWrapper<AssignmentRefusal>;
  AssignmentStatus: AssignmentStatus;
  AssignmentStatusFilter: AssignmentStatusFilter;
  AssignmentUpsertOutcome: AssignmentUpsertOutcome;
  AssignmentUpsertResult: ResolverTypeWrapper<AssignmentUpsertResult>;
  AuditAction: AuditAction;
  AuditActorKind: AuditActorKind;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditEntryConnection: ResolverTypeWrapper<AuditEntryConnection>;
  AuditEntryEdge: ResolverTypeWrapper<AuditEntryEdge>;
  AuditEntryFilter: AuditEntryFilter;
  Availability: Availability;
  AvailabilityAnswer: ResolverTypeWrapper<AvailabilityAnswer>;
  AvailabilityAnswerInput: AvailabilityAnswerInput;
  AvailabilityOption: ResolverTypeWrapper<AvailabilityOption>;
  AvailabilityOptionInput: AvailabilityOptionInput;
  AvailabilityRequest: ResolverTypeWrapper<AvailabilityRequest>;
  AvailabilityRequestConnection: ResolverTypeWrapper<AvailabilityRequestConnection>;
  AvailabilityRequestEdge: ResolverTypeWrapper<AvailabilityRequestEdge>;
  AvailabilityRequestFilter: AvailabilityRequestFilter;
  AvailabilityRequestStatus: AvailabilityRequestStatus;
  AvailabilityResponse: ResolverTypeWrapper<AvailabilityResponse>;
  AvailabilityResponseConnection: ResolverTypeWrapper<AvailabilityResponseConnection>;
  AvailabilityResponseEdge: ResolverTypeWrapper<AvailabilityResponseEdge>;
  AvailabilityResponseFilter: AvailabilityResponseFilter;
  AvailabilityTotal: ResolverTypeWrapper<AvailabilityTotal>;
  Backlog: ResolverTypeWrapper<Backlog>;
  CancelMyAssignmentInput: CancelMyAssignmentInput;
  CancelMyAssignmentPayload: ResolverTypeWrapper<CancelMyAssignmentPayload>;
  Club: ResolverTypeWrapper<Club>;
  ClubProfileInput: ClubProfileInput;
  ClubProfilePosition: ResolverTypeWrapper<ClubProfilePosition>;
  ConfirmMyAssignmentInput: ConfirmMyAssignmentInput;
  ConfirmMyAssignmentPayload: ResolverTypeWrapper<ConfirmMyAssignmentPayload>;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateApiKeyPayload: ResolverTypeWrapper<CreateApiKeyPayload>;
  CreateAvailabilityRequestInput: CreateAvailabilityRequestInput;
  CreateAvailabilityRequestPayload: ResolverTypeWrapper<CreateAvailabilityRequestPayload>;
  CreateHelperLinkInput: CreateHelperLinkInput;
  CreateHelperLinkPayload: ResolverTypeWrapper<CreateHelperLinkPayload>;
  CreateShiftInput: CreateShiftInput;
  CreateShiftPayload: ResolverTypeWrapper<CreateShiftPayload>;
  CreateShiftsInput: CreateShiftsInput;
  CreateShiftsPayload: ResolverTypeWrapper<CreateShiftsPayload>;
  CreateVolunteerEventInput: CreateVolunteerEventInput;
  CreateVolunteerEventPayload: ResolverTypeWrapper<CreateVolunteerEventPayload>;
  CreateVolunteerMessageInput: CreateVolunteerMessageInput;
  CreateVolunteerMessagePayload: ResolverTypeWrapper<CreateVolunteerMessagePayload>;
  CreateVolunteerRoleInput: CreateVolunteerRoleInput;
  CreateVolunteerRolePayload: ResolverTypeWrapper<CreateVolunteerRolePayload>;
  CreateVolunteerWebhookInput: CreateVolunteerWebhookInput;
  CreateVolunteerWebhookPayload: ResolverTypeWrapper<CreateVolunteerWebhookPayload>;
  CreateVolunteerWorkflowInput: CreateVolunteerWorkflowInput;
  CreateVolunteerWorkflowPayload: ResolverTypeWrapper<CreateVolunteerWorkflowPayload>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteShiftInput: DeleteShiftInput;
  DeleteShiftPayload: ResolverTypeWrapper<DeleteShiftPayload>;
  DeleteVolunteerEventInput: DeleteVolunteerEventInput;
  DeleteVolunteerEventPayload: ResolverTypeWrapper<DeleteVolunteerEventPayload>;
  DeleteVolunteerMessageInput: DeleteVolunteerMessageInput;
  DeleteVolunteerMessagePayload: ResolverTypeWrapper<DeleteVolunteerMessagePayload>;
  DeleteVolunteerRoleInput: DeleteVolunteerRoleInput;
  DeleteVolunteerRolePayload: ResolverTypeWrapper<DeleteVolunteerRolePayload>;
  EndVolunteerWebhookInput: EndVolunteerWebhookInput;
  EndVolunteerWebhookPayload: ResolverTypeWrapper<EndVolunteerWebhookPayload>;
  EraseHelperInput: EraseHelperInput;
  EraseHelperPayload: ResolverTypeWrapper<EraseHelperPayload>;
  EventAccess: ResolverTypeWrapper<EventAccess>;
  EventAccessConnection: ResolverTypeWrapper<EventAccessConnection>;
  EventAccessEdge: ResolverTypeWrapper<EventAccessEdge>;
  EventAccessFilter: EventAccessFilter;
  EventMessageFilter: EventMessageFilter;
  EventShiftFilter: EventShiftFilter;
  GrantEventAccessInput: GrantEventAccessInput;
  GrantEventAccessPayload: ResolverTypeWrapper<GrantEventAccessPayload>;
  GrantEventAccessesInput: GrantEventAccessesInput;
  GrantEventAccessesPayload: ResolverTypeWrapper<GrantEventAccessesPayload>;
  Helper: ResolverTypeWrapper<Helper>;
  HelperAssignmentFilter: HelperAssignmentFilter;
  HelperConnection: ResolverTypeWrapper<HelperConnection>;
  HelperEdge: ResolverTypeWrapper<HelperEdge>;
  HelperField: HelperField;
  HelperFilter: HelperFilter;
  HelperLink: ResolverTypeWrapper<HelperLink>;
  HelperRefusal: ResolverTypeWrapper<HelperRefusal>;
  HelperStatus: HelperStatus;
  HelperUpsertOutcome: HelperUpsertOutcome;
  HelperUpsertResult: ResolverTypeWrapper<HelperUpsertResult>;
  HelpersWithoutShift: ResolverTypeWrapper<HelpersWithoutShift>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JobQueue: JobQueue;
  LinkedHelperIdentity: ResolverTypeWrapper<LinkedHelperIdentity>;
  MailPreference: MailPreference;
  MailSubscription: ResolverTypeWrapper<MailSubscription>;
  MessageAudience: ResolverTypeWrapper<MessageAudience>;
  MessageAudienceInput: MessageAudienceInput;
  MessageAudienceType: MessageAudienceType;
  MessageKind: MessageKind;
  MessageOutcome: MessageOutcome;
  MessageRecipient: ResolverTypeWrapper<MessageRecipient>;
  MessageRecipientConnection: ResolverTypeWrapper<MessageRecipientConnection>;
  MessageRecipientEdge: ResolverTypeWrapper<MessageRecipientEdge>;
  MessageRecipientFilter: MessageRecipientFilter;
  MessageStatus: MessageStatus;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyEvent: ResolverTypeWrapper<MyEvent>;
  MyInvolvement: ResolverTypeWrapper<MyInvolvement>;
  MyPoll: ResolverTypeWrapper<MyPoll>;
  MyShift: ResolverTypeWrapper<MyShift>;
  NewShiftInput: NewShiftInput;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  ProblemCode: ProblemCode;
  PutAvailabilityResponseInput: PutAvailabilityResponseInput;
  PutAvailabilityResponsePayload: ResolverTypeWrapper<PutAvailabilityResponsePayload>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueueBacklog: ResolverTypeWrapper<QueueBacklog>;
  RateLimit: ResolverTypeWrapper<RateLimit>;
  ResendVolunteerDeliveryInput: ResendVolunteerDeliveryInput;
  ResendVolunteerDeliveryPayload: ResolverTypeWrapper<ResendVolunteerDeliveryPayload>;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeApiKeyPayload: ResolverTypeWrapper<RevokeApiKeyPayload>;
  RevokeEventAccessInput: RevokeEventAccessInput;
  RevokeEventAccessPayload: ResolverTypeWrapper<RevokeEventAccessPayload>;
  RoleShiftFilter: RoleShiftFilter;
  SetMailSubscriptionInput: SetMailSubscriptionInput;
  SetMailSubscriptionPayload: ResolverTypeWrapper<SetMailSubscriptionPayload>;
  SetVolunteerIntegrationInput: SetVolunteerIntegrationInput;
  SetVolunteerIntegrationPayload: ResolverTypeWrapper<SetVolunteerIntegrationPayload>;
  SetVolunteerPlanInput: SetVolunteerPlanInput;
  SetVolunteerPlanPayload: ResolverTypeWrapper<SetVolunteerPlanPayload>;
  SetVolunteerReplyToInput: SetVolunteerReplyToInput;
  SetVolunteerReplyToPayload: ResolverTypeWrapper<SetVolunteerReplyToPayload>;
  Shift: ResolverTypeWrapper<Shift>;
  ShiftCandidate: ResolverTypeWrapper<ShiftCandidate>;
  ShiftCandidates: ResolverTypeWrapper<ShiftCandidates>;
  ShiftConnection: ResolverTypeWrapper<ShiftConnection>;
  ShiftCreationOutcome: ShiftCreationOutcome;
  ShiftCreationResult: ResolverTypeWrapper<ShiftCreationResult>;
  ShiftEdge: ResolverTypeWrapper<ShiftEdge>;
  ShiftFilter: ShiftFilter;
  ShiftRefusal: ResolverTypeWrapper<ShiftRefusal>;
  ShiftStatus: ShiftStatus;
  StaffingStatus: StaffingStatus;
  StartVolunteerWorkflowRunInput: StartVolunteerWorkflowRunInput;
  StartVolunteerWorkflowRunPayload: ResolverTypeWrapper<StartVolunteerWorkflowRunPayload>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SyncVolunteerEventInput: SyncVolunteerEventInput;
  SyncVolunteerEventsInput: SyncVolunteerEventsInput;
  SyncVolunteerEventsPayload: ResolverTypeWrapper<SyncVolunteerEventsPayload>;
  TriggerVolunteerWorkflowInput: TriggerVolunteerWorkflowInput;
  TriggerVolunteerWorkflowPayload: ResolverTypeWrapper<TriggerVolunteerWorkflowPayload>;
  UpdateAssignmentInput: UpdateAssignmentInput;
  UpdateAssignmentPayload: ResolverTypeWrapper<UpdateAssignmentPayload>;
  UpdateAvailabilityRequestInput: UpdateAvailabilityRequestInput;
  UpdateAvailabilityRequestPayload: ResolverTypeWrapper<UpdateAvailabilityRequestPayload>;
  UpdateShiftInput: UpdateShiftInput;
  UpdateShiftPayload: ResolverTypeWrapper<UpdateShiftPayload>;
  UpdateVolunteerEventInput: UpdateVolunteerEventInput;
  UpdateVolunteerEventPayload: ResolverTypeWrapper<UpdateVolunteerEventPayload>;
  UpdateVolunteerMessageInput: UpdateVolunteerMessageInput;
  UpdateVolunteerMessagePayload: ResolverTypeWrapper<UpdateVolunteerMessagePayload>;
  UpdateVolunteerRoleInput: UpdateVolunteerRoleInput;
  UpdateVolunteerRolePayload: ResolverTypeWrapper<UpdateVolunteerRolePayload>;
  UpdateVolunteerWorkflowInput: UpdateVolunteerWorkflowInput;
  UpdateVolunteerWorkflowPayload: ResolverTypeWrapper<UpdateVolunteerWorkflowPayload>;
  UpsertAssignmentInput: UpsertAssignmentInput;
  UpsertAssignmentsInput: UpsertAssignmentsInput;
  UpsertAssignmentsPayload: ResolverTypeWrapper<UpsertAssignmentsPayload>;
  UpsertHelperInput: UpsertHelperInput;
  UpsertHelpersInput: UpsertHelpersInput;
  UpsertHelpersPayload: ResolverTypeWrapper<UpsertHelpersPayload>;
  VolunteerAccount: ResolverTypeWrapper<VolunteerAccount>;
  VolunteerAddOn: VolunteerAddOn;
  VolunteerDeliveryStatus: VolunteerDeliveryStatus;
  VolunteerEvent: ResolverTypeWrapper<VolunteerEvent>;
  VolunteerEventConnection: ResolverTypeWrapper<VolunteerEventConnection>;
  VolunteerEventEdge: ResolverTypeWrapper<VolunteerEventEdge>;
  VolunteerEventFilter: VolunteerEventFilter;
  VolunteerEventRefusal: ResolverTypeWrapper<VolunteerEventRefusal>;
  VolunteerEventStatus: VolunteerEventStatus;
  VolunteerEventSyncOutcome: VolunteerEventSyncOutcome;
  VolunteerEventSyncResult: ResolverTypeWrapper<VolunteerEventSyncResult>;
  VolunteerEventType: VolunteerEventType;
  VolunteerMessage: ResolverTypeWrapper<VolunteerMessage>;
  VolunteerMessageConnection: ResolverTypeWrapper<VolunteerMessageConnection>;
  VolunteerMessageEdge: ResolverTypeWrapper<VolunteerMessageEdge>;
  VolunteerMessageFilter: VolunteerMessageFilter;
  VolunteerPlan: ResolverTypeWrapper<VolunteerPlan>;
  VolunteerPublication: ResolverTypeWrapper<Omit<VolunteerPublication, 'resource'> & { resource?: Maybe<ResolversTypes['Node']> }>;
  VolunteerPublicationItem: ResolverTypeWrapper<Omit<VolunteerPublicationItem, 'event'> & { event?: Maybe<ResolversTypes['VolunteerPublication']> }>;
  VolunteerResourceKind: VolunteerResourceKind;
  VolunteerRole: ResolverTypeWrapper<VolunteerRole>;
  VolunteerRoleConnection: ResolverTypeWrapper<VolunteerRoleConnection>;
  VolunteerRoleEdge: ResolverTypeWrapper<VolunteerRoleEdge>;
  VolunteerRoleFilter: VolunteerRoleFilter;
  VolunteerScope: VolunteerScope;
  VolunteerWebhook: ResolverTypeWrapper<VolunteerWebhook>;
  VolunteerWebhookConnection: ResolverTypeWrapper<VolunteerWebhookConnection>;
  VolunteerWebhookDelivery: ResolverTypeWrapper<VolunteerWebhookDelivery>;
  VolunteerWebhookDeliveryConnection: ResolverTypeWrapper<VolunteerWebhookDeliveryConnection>;
  VolunteerWebhookDeliveryEdge: ResolverTypeWrapper<VolunteerWebhookDeliveryEdge>;
  VolunteerWebhookDeliveryFilter: VolunteerWebhookDeliveryFilter;
  VolunteerWebhookEdge: ResolverTypeWrapper<VolunteerWebhookEdge>;
  VolunteerWebhookFilter: VolunteerWebhookFilter;
  VolunteerWorkflow: ResolverTypeWrapper<VolunteerWorkflow>;
  VolunteerWorkflowConnection: ResolverTypeWrapper<VolunteerWorkflowConnection>;
  VolunteerWorkflowEdge: ResolverTypeWrapper<VolunteerWorkflowEdge>;
  VolunteerWorkflowFilter: VolunteerWorkflowFilter;
  VolunteerWorkflowRun: ResolverTypeWrapper<VolunteerWorkflowRun>;
  VolunteerWorkflowRunConnection: ResolverTypeWrapper<VolunteerWorkflowRunConnection>;
  VolunteerWorkflowRunEdge: ResolverTypeWrapper<VolunteerWorkflowRunEdge>;
  VolunteerWorkflowRunFilter: VolunteerWorkflowRunFilter;
  WebhookAnswer: ResolverTypeWrapper<WebhookAnswer>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttempt>;
  WebhookFailure: WebhookFailure;
  WebhookMessage: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['WebhookMessage']>;
  WebhookResend: ResolverTypeWrapper<WebhookResend>;
  WebhookStatus: WebhookStatus;
  WebhookSubscription: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['WebhookSubscription']>;
  WorkflowAction: ResolverTypeWrapper<WorkflowAction>;
  WorkflowActionInput: WorkflowActionInput;
  WorkflowActionType: WorkflowActionType;
  WorkflowCondition: ResolverTypeWrapper<WorkflowCondition>;
  WorkflowConditionInput: WorkflowConditionInput;
  WorkflowConditionOp: WorkflowConditionOp;
  WorkflowRunFault: WorkflowRunFault;
  WorkflowRunStatus: WorkflowRunStatus;
  WorkflowTrigger: ResolverTypeWrapper<WorkflowTrigger>;
  WorkflowTriggerInput: WorkflowTriggerInput;
  WorkflowTriggerType: WorkflowTriggerType;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessGrantInput: AccessGrantInput;
  ID: Scalars['ID']['output'];
  AccessGrantResult: AccessGrantResult;
  AccessRefusal: AccessRefusal;
  String: Scalars['String']['output'];
  AnswerMyPollInput: AnswerMyPollInput;
  AnswerMyPollPayload: AnswerMyPollPayload;
  ApiKey: ApiKey | FederationReferenceTypes['ApiKey'];
  Int: Scalars['Int']['output'];
  ApiKeyConnection: ApiKeyConnection;
  ApiKeyEdge: ApiKeyEdge;
  ApiKeyIdentity: ApiKeyIdentity;
  Boolean: Scalars['Boolean']['output'];
  ApiKeyRequest: ApiKeyRequest;
  ApiKeyRequestConnection: ApiKeyRequestConnection;
  ApiKeyRequestEdge: ApiKeyRequestEdge;
  Assignment: Assignment | FederationReferenceTypes['Assignment'];
  AssignmentConnection: AssignmentConnection;
  AssignmentEdge: AssignmentEdge;
  AssignmentFilter: AssignmentFilter;
  AssignmentRefusal: AssignmentRefusal;
  AssignmentStatusFilter: AssignmentStatusFilter;
  AssignmentUpsertResult: AssignmentUpsertResult;
  AuditEntry: AuditEntry;
  AuditEntryConnection: AuditEntryConnection;
  AuditEntryEdge: AuditEntryEdge;
  AuditEntryFilter: AuditEntryFilter;
  AvailabilityAnswer: AvailabilityAnswer;
  AvailabilityAnswerInput: AvailabilityAnswerInput;
  AvailabilityOption: AvailabilityOption;
  AvailabilityOptionInput: AvailabilityOptionInput;
  AvailabilityRequest: AvailabilityRequest | FederationReferenceTypes['AvailabilityRequest'];
  AvailabilityRequestConnection: AvailabilityRequestConnection;
  AvailabilityRequestEdge: AvailabilityRequestEdge;
  AvailabilityRequestFilter: AvailabilityRequestFilter;
  AvailabilityResponse: AvailabilityResponse | FederationReferenceTypes['AvailabilityResponse'];
  AvailabilityResponseConnection: AvailabilityResponseConnection;
  AvailabilityResponseEdge: AvailabilityResponseEdge;
  AvailabilityResponseFilter: AvailabilityResponseFilter;
  AvailabilityTotal: AvailabilityTotal;
  Backlog: Backlog;
  CancelMyAssignmentInput: CancelMyAssignmentInput;
  CancelMyAssignmentPayload: CancelMyAssignmentPayload;
  Club: Club | FederationReferenceTypes['Club'];
  ClubProfileInput: ClubProfileInput;
  ClubProfilePosition: ClubProfilePosition;
  ConfirmMyAssignmentInput: ConfirmMyAssignmentInput;
  ConfirmMyAssignmentPayload: ConfirmMyAssignmentPayload;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateApiKeyPayload: CreateApiKeyPayload;
  CreateAvailabilityRequestInput: CreateAvailabilityRequestInput;
  CreateAvailabilityRequestPayload: CreateAvailabilityRequestPayload;
  CreateHelperLinkInput: CreateHelperLinkInput;
  CreateHelperLinkPayload: CreateHelperLinkPayload;
  CreateShiftInput: CreateShiftInput;
  CreateShiftPayload: CreateShiftPayload;
  CreateShiftsInput: CreateShiftsInput;
  CreateShiftsPayload: CreateShiftsPayload;
  CreateVolunteerEventInput: CreateVolunteerEventInput;
  CreateVolunteerEventPayload: CreateVolunteerEventPayload;
  CreateVolunteerMessageInput: CreateVolunteerMessageInput;
  CreateVolunteerMessagePayload: CreateVolunteerMessagePayload;
  CreateVolunteerRoleInput: CreateVolunteerRoleInput;
  CreateVolunteerRolePayload: CreateVolunteerRolePayload;
  CreateVolunteerWebhookInput: CreateVolunteerWebhookInput;
  CreateVolunteerWebhookPayload: CreateVolunteerWebhookPayload;
  CreateVolunteerWorkflowInput: CreateVolunteerWorkflowInput;
  CreateVolunteerWorkflowPayload: CreateVolunteerWorkflowPayload;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteShiftInput: DeleteShiftInput;
  DeleteShiftPayload: DeleteShiftPayload;
  DeleteVolunteerEventInput: DeleteVolunteerEventInput;
  DeleteVolunteerEventPayload: DeleteVolunteerEventPayload;
  DeleteVolunteerMessageInput: DeleteVolunteerMessageInput;
  DeleteVolunteerMessagePayload: DeleteVolunteerMessagePayload;
  DeleteVolunteerRoleInput: DeleteVolunteerRoleInput;
  DeleteVolunteerRolePayload: DeleteVolunteerRolePayload;
  EndVolunteerWebhookInput: EndVolunteerWebhookInput;
  EndVolunteerWebhookPayload: EndVolunteerWebhookPayload;
  EraseHelperInput: EraseHelperInput;
  EraseHelperPayload: EraseHelperPayload;
  EventAccess: EventAccess | FederationReferenceTypes['EventAccess'];
  EventAccessConnection: EventAccessConnection;
  EventAccessEdge: EventAccessEdge;
  EventAccessFilter: EventAccessFilter;
  EventMessageFilter: EventMessageFilter;
  EventShiftFilter: EventShiftFilter;
  GrantEventAccessInput: GrantEventAccessInput;
  GrantEventAccessPayload: GrantEventAccessPayload;
  GrantEventAccessesInput: GrantEventAccessesInput;
  GrantEventAccessesPayload: GrantEventAccessesPayload;
  Helper: Helper | FederationReferenceTypes['Helper'];
  HelperAssignmentFilter: HelperAssignmentFilter;
  HelperConnection: HelperConnection;
  HelperEdge: HelperEdge;
  HelperFilter: HelperFilter;
  HelperLink: HelperLink;
  HelperRefusal: HelperRefusal;
  HelperUpsertResult: HelperUpsertResult;
  HelpersWithoutShift: HelpersWithoutShift;
  JSON: Scalars['JSON']['output'];
  LinkedHelperIdentity: LinkedHelperIdentity;
  MailSubscription: MailSubscription;
  MessageAudience: MessageAudience;
  MessageAudienceInput: MessageAudienceInput;
  MessageRecipient: MessageRecipient | FederationReferenceTypes['MessageRecipient'];
  MessageRecipientConnection: MessageRecipientConnection;
  MessageRecipientEdge: MessageRecipientEdge;
  MessageRecipientFilter: MessageRecipientFilter;
  Mutation: Record<PropertyKey, never>;
  MyEvent: MyEvent;
  MyInvolvement: MyInvolvement;
  MyPoll: MyPoll;
  MyShift: MyShift;
  NewShiftInput: NewShiftInput;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  PutAvailabilityResponseInput: PutAvailabilityResponseInput;
  PutAvailabilityResponsePayload: PutAvailabilityResponsePayload;
  Query: Record<PropertyKey, never>;
  QueueBacklog: QueueBacklog;
  RateLimit: RateLimit;
  ResendVolunteerDeliveryInput: ResendVolunteerDeliveryInput;
  ResendVolunteerDeliveryPayload: ResendVolunteerDeliveryPayload;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeApiKeyPayload: RevokeApiKeyPayload;
  RevokeEventAccessInput: RevokeEventAccessInput;
  RevokeEventAccessPayload: RevokeEventAccessPayload;
  RoleShiftFilter: RoleShiftFilter;
  SetMailSubscriptionInput: SetMailSubscriptionInput;
  SetMailSubscriptionPayload: SetMailSubscriptionPayload;
  SetVolunteerIntegrationInput: SetVolunteerIntegrationInput;
  SetVolunteerIntegrationPayload: SetVolunteerIntegrationPayload;
  SetVolunteerPlanInput: SetVolunteerPlanInput;
  SetVolunteerPlanPayload: SetVolunteerPlanPayload;
  SetVolunteerReplyToInput: SetVolunteerReplyToInput;
  SetVolunteerReplyToPayload: SetVolunteerReplyToPayload;
  Shift: Shift | FederationReferenceTypes['Shift'];
  ShiftCandidate: ShiftCandidate;
  ShiftCandidates: ShiftCandidates;
  ShiftConnection: ShiftConnection;
  ShiftCreationResult: ShiftCreationResult;
  ShiftEdge: ShiftEdge;
  ShiftFilter: ShiftFilter;
  ShiftRefusal: ShiftRefusal;
  StartVolunteerWorkflowRunInput: StartVolunteerWorkflowRunInput;
  StartVolunteerWorkflowRunPayload: StartVolunteerWorkflowRunPayload;
  Subscription: Record<PropertyKey, never>;
  SyncVolunteerEventInput: SyncVolunteerEventInput;
  SyncVolunteerEventsInput: SyncVolunteerEventsInput;
  SyncVolunteerEventsPayload: SyncVolunteerEventsPayload;
  TriggerVolunteerWorkflowInput: TriggerVolunteerWorkflowInput;
  TriggerVolunteerWorkflowPayload: TriggerVolunteerWorkflowPayload;
  UpdateAssignmentInput: UpdateAssignmentInput;
  UpdateAssignmentPayload: UpdateAssignmentPayload;
  UpdateAvailabilityRequestInput: UpdateAvailabilityRequestInput;
  UpdateAvailabilityRequestPayload: UpdateAvailabilityRequestPayload;
  UpdateShiftInput: UpdateShiftInput;
  UpdateShiftPayload: UpdateShiftPayload;
  UpdateVolunteerEventInput: UpdateVolunteerEventInput;
  UpdateVolunteerEventPayload: UpdateVolunteerEventPayload;
  UpdateVolunteerMessageInput: UpdateVolunteerMessageInput;
  UpdateVolunteerMessagePayload: UpdateVolunteerMessagePayload;
  UpdateVolunteerRoleInput: UpdateVolunteerRoleInput;
  UpdateVolunteerRolePayload: UpdateVolunteerRolePayload;
  UpdateVolunteerWorkflowInput: UpdateVolunteerWorkflowInput;
  UpdateVolunteerWorkflowPayload: UpdateVolunteerWorkflowPayload;
  UpsertAssignmentInput: UpsertAssignmentInput;
  UpsertAssignmentsInput: UpsertAssignmentsInput;
  UpsertAssignmentsPayload: UpsertAssignmentsPayload;
  UpsertHelperInput: UpsertHelperInput;
  UpsertHelpersInput: UpsertHelpersInput;
  UpsertHelpersPayload: UpsertHelpersPayload;
  VolunteerAccount: VolunteerAccount;
  VolunteerEvent: VolunteerEvent | FederationReferenceTypes['VolunteerEvent'];
  VolunteerEventConnection: VolunteerEventConnection;
  VolunteerEventEdge: VolunteerEventEdge;
  VolunteerEventFilter: VolunteerEventFilter;
  VolunteerEventRefusal: VolunteerEventRefusal;
  VolunteerEventSyncResult: VolunteerEventSyncResult;
  VolunteerMessage: VolunteerMessage | FederationReferenceTypes['VolunteerMessage'];
  VolunteerMessageConnection: VolunteerMessageConnection;
  VolunteerMessageEdge: VolunteerMessageEdge;
  VolunteerMessageFilter: VolunteerMessageFilter;
  VolunteerPlan: VolunteerPlan;
  VolunteerPublication: Omit<VolunteerPublication, 'resource'> & { resource?: Maybe<ResolversParentTypes['Node']> } | FederationReferenceTypes['VolunteerPublication'];
  VolunteerPublicationItem: Omit<VolunteerPublicationItem, 'event'> & { event?: Maybe<ResolversParentTypes['VolunteerPublication']> };
  VolunteerRole: VolunteerRole | FederationReferenceTypes['VolunteerRole'];
  VolunteerRoleConnection: VolunteerRoleConnection;
  VolunteerRoleEdge: VolunteerRoleEdge;
  VolunteerRoleFilter: VolunteerRoleFilter;
  VolunteerWebhook: VolunteerWebhook | FederationReferenceTypes['VolunteerWebhook'];
  VolunteerWebhookConnection: VolunteerWebhookConnection;
  VolunteerWebhookDelivery: VolunteerWebhookDelivery | FederationReferenceTypes['VolunteerWebhookDelivery'];
  VolunteerWebhookDeliveryConnection: VolunteerWebhookDeliveryConnection;
  VolunteerWebhookDeliveryEdge: VolunteerWebhookDeliveryEdge;
  VolunteerWebhookDeliveryFilter: VolunteerWebhookDeliveryFilter;
  VolunteerWebhookEdge: VolunteerWebhookEdge;
  VolunteerWebhookFilter: VolunteerWebhookFilter;
  VolunteerWorkflow: VolunteerWorkflow | FederationReferenceTypes['VolunteerWorkflow'];
  VolunteerWorkflowConnection: VolunteerWorkflowConnection;
  VolunteerWorkflowEdge: VolunteerWorkflowEdge;
  VolunteerWorkflowFilter: VolunteerWorkflowFilter;
  VolunteerWorkflowRun: VolunteerWorkflowRun | FederationReferenceTypes['VolunteerWorkflowRun'];
  VolunteerWorkflowRunConnection: VolunteerWorkflowRunConnection;
  VolunteerWorkflowRunEdge: VolunteerWorkflowRunEdge;
  VolunteerWorkflowRunFilter: VolunteerWorkflowRunFilter;
  WebhookAnswer: WebhookAnswer;
  WebhookAttempt: WebhookAttempt;
  WebhookMessage: ResolversInterfaceTypes<ResolversParentTypes>['WebhookMessage'];
  WebhookResend: WebhookResend;
  WebhookSubscription: ResolversInterfaceTypes<ResolversParentTypes>['WebhookSubscription'];
  WorkflowAction: WorkflowAction;
  WorkflowActionInput: WorkflowActionInput;
  WorkflowCondition: WorkflowCondition;
  WorkflowConditionInput: WorkflowConditionInput;
  WorkflowTrigger: WorkflowTrigger;
  WorkflowTriggerInput: WorkflowTriggerInput;
};

export type AccessGrantResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessGrantResult'] = ResolversParentTypes['AccessGrantResult']> = {
  eventAccess?: Resolver<Maybe<ResolversTypes['EventAccess']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AccessGrantOutcome'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['AccessRefusal']>, ParentType, ContextType>;
};

export type AccessRefusalResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessRefusal'] = ResolversParentTypes['AccessRefusal']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnswerMyPollPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['AnswerMyPollPayload'] = ResolversParentTypes['AnswerMyPollPayload']> = {
  poll?: Resolver<ResolversTypes['MyPoll'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey'], FederationReferenceType extends FederationReferenceTypes['ApiKey'] = FederationReferenceTypes['ApiKey']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ApiKey']> | FederationReferenceType, FederationReferenceType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  grantedScopes?: Resolver<Array<ResolversTypes['VolunteerScope']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastRequest?: Resolver<Maybe<ResolversTypes['ApiKeyRequest']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rateLimit?: Resolver<Maybe<ResolversTypes['RateLimit']>, ParentType, ContextType>;
  requests?: Resolver<Maybe<ResolversTypes['ApiKeyRequestConnection']>, ParentType, ContextType, RequireFields<ApiKeyRequestsArgs, 'first'>>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiKeyConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKeyConnection'] = ResolversParentTypes['ApiKeyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApiKeyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ApiKeyEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKeyEdge'] = ResolversParentTypes['ApiKeyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
};

export type ApiKeyIdentityResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKeyIdentity'] = ResolversParentTypes['ApiKeyIdentity']> = {
  addOns?: Resolver<Array<ResolversTypes['VolunteerAddOn']>, ParentType, ContextType>;
  apiKeyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isClubActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isIntegrationEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPro?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiKeyRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKeyRequest'] = ResolversParentTypes['ApiKeyRequest']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  route?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiKeyRequestConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKeyRequestConnection'] = ResolversParentTypes['ApiKeyRequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApiKeyRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ApiKeyRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ApiKeyRequestEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKeyRequestEdge'] = ResolversParentTypes['ApiKeyRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiKeyRequest'], ParentType, ContextType>;
};

export type AssignmentResolvers<ContextType = any, ParentType extends ResolversParentTypes['Assignment'] = ResolversParentTypes['Assignment'], FederationReferenceType extends FederationReferenceTypes['Assignment'] = FederationReferenceTypes['Assignment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Assignment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdVia?: Resolver<ResolversTypes['AssignmentOrigin'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['VolunteerEvent']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  helper?: Resolver<Maybe<ResolversTypes['Helper']>, ParentType, ContextType>;
  helperId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['VolunteerRole']>, ParentType, ContextType>;
  roleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shift?: Resolver<Maybe<ResolversTypes['Shift']>, ParentType, ContextType>;
  shiftId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssignmentStatus'], ParentType, ContextType>;
  statusChangedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statusReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssignmentConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AssignmentConnection'] = ResolversParentTypes['AssignmentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AssignmentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Assignment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssignmentEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AssignmentEdge'] = ResolversParentTypes['AssignmentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Assignment'], ParentType, ContextType>;
};

export type AssignmentRefusalResolvers<ContextType = any, ParentType extends ResolversParentTypes['AssignmentRefusal'] = ResolversParentTypes['AssignmentRefusal']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssignmentUpsertResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['AssignmentUpsertResult'] = ResolversParentTypes['AssignmentUpsertResult']> = {
  assignment?: Resolver<Maybe<ResolversTypes['Assignment']>, ParentType, ContextType>;
  assignmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AssignmentUpsertOutcome'], ParentType, ContextType>;
  overlaps?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['AssignmentRefusal']>, ParentType, ContextType>;
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

export type AvailabilityAnswerResolvers<ContextType = any, ParentType extends ResolversParentTypes['AvailabilityAnswer'] = ResolversParentTypes['AvailabilityAnswer']> = {
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AvailabilityOptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AvailabilityOption'] = ResolversParentTypes['AvailabilityOption']> = {
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AvailabilityRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['AvailabilityRequest'] = ResolversParentTypes['AvailabilityRequest'], FederationReferenceType extends FederationReferenceTypes['AvailabilityRequest'] = FederationReferenceTypes['AvailabilityRequest']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AvailabilityRequest']> | FederationReferenceType, FederationReferenceType, ContextType>;
  audience?: Resolver<ResolversTypes['MessageAudience'], ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['VolunteerEvent']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['AvailabilityOption']>, ParentType, ContextType>;
  respondBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  responseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responses?: Resolver<Maybe<ResolversTypes['AvailabilityResponseConnection']>, ParentType, ContextType, RequireFields<AvailabilityRequestResponsesArgs, 'first' | 'offset'>>;
  status?: Resolver<ResolversTypes['AvailabilityRequestStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['AvailabilityTotal']>>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvailabilityRequestConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AvailabilityRequestConnection'] = ResolversParentTypes['AvailabilityRequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AvailabilityRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AvailabilityRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AvailabilityRequestEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AvailabilityRequestEdge'] = ResolversParentTypes['AvailabilityRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AvailabilityRequest'], ParentType, ContextType>;
};

export type AvailabilityResponseResolvers<ContextType = any, ParentType extends ResolversParentTypes['AvailabilityResponse'] = ResolversParentTypes['AvailabilityResponse'], FederationReferenceType extends FederationReferenceTypes['AvailabilityResponse'] = FederationReferenceTypes['AvailabilityResponse']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AvailabilityResponse']> | FederationReferenceType, FederationReferenceType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['AvailabilityAnswer']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  helper?: Resolver<Maybe<ResolversTypes['Helper']>, ParentType, ContextType>;
  helperId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['AvailabilityRequest']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvailabilityResponseConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AvailabilityResponseConnection'] = ResolversParentTypes['AvailabilityResponseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AvailabilityResponseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AvailabilityResponse']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AvailabilityResponseEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AvailabilityResponseEdge'] = ResolversParentTypes['AvailabilityResponseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AvailabilityResponse'], ParentType, ContextType>;
};

export type AvailabilityTotalResolvers<ContextType = any, ParentType extends ResolversParentTypes['AvailabilityTotal'] = ResolversParentTypes['AvailabilityTotal']> = {
  maybeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  yesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BacklogResolvers<ContextType = any, ParentType extends ResolversParentTypes['Backlog'] = ResolversParentTypes['Backlog']> = {
  deliveriesDueSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queues?: Resolver<Array<ResolversTypes['QueueBacklog']>, ParentType, ContextType>;
};

export type CancelMyAssignmentPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CancelMyAssignmentPayload'] = ResolversParentTypes['CancelMyAssignmentPayload']> = {
  shift?: Resolver<ResolversTypes['MyShift'], ParentType, ContextType>;
};

export type ClubResolvers<ContextType = any, ParentType extends ResolversParentTypes['Club'] = ResolversParentTypes['Club'], FederationReferenceType extends FederationReferenceTypes['Club'] = FederationReferenceTypes['Club']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Club']> | FederationReferenceType, FederationReferenceType, ContextType>;
  apiKeys?: Resolver<Maybe<ResolversTypes['ApiKeyConnection']>, ParentType, ContextType, RequireFields<ClubApiKeysArgs, 'first'>>;
  helperCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<ClubHelperCountArgs>>;
  helpers?: Resolver<Maybe<ResolversTypes['HelperConnection']>, ParentType, ContextType, RequireFields<ClubHelpersArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  volunteerAuditEntries?: Resolver<Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, RequireFields<ClubVolunteerAuditEntriesArgs, 'first'>>;
  volunteerEvents?: Resolver<Maybe<ResolversTypes['VolunteerEventConnection']>, ParentType, ContextType, RequireFields<ClubVolunteerEventsArgs, 'first'>>;
  volunteerPlan?: Resolver<Maybe<ResolversTypes['VolunteerPlan']>, ParentType, ContextType>;
  volunteerRoles?: Resolver<Maybe<ResolversTypes['VolunteerRoleConnection']>, ParentType, ContextType, RequireFields<ClubVolunteerRolesArgs, 'first'>>;
  volunteerWebhooks?: Resolver<Maybe<ResolversTypes['VolunteerWebhookConnection']>, ParentType, ContextType, RequireFields<ClubVolunteerWebhooksArgs, 'first'>>;
  volunteerWorkflows?: Resolver<Maybe<ResolversTypes['VolunteerWorkflowConnection']>, ParentType, ContextType, RequireFields<ClubVolunteerWorkflowsArgs, 'first'>>;
};

export type ClubProfilePositionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClubProfilePosition'] = ResolversParentTypes['ClubProfilePosition']> = {
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ConfirmMyAssignmentPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConfirmMyAssignmentPayload'] = ResolversParentTypes['ConfirmMyAssignmentPayload']> = {
  shift?: Resolver<ResolversTypes['MyShift'], ParentType, ContextType>;
};

export type CreateApiKeyPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateApiKeyPayload'] = ResolversParentTypes['CreateApiKeyPayload']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateAvailabilityRequestPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateAvailabilityRequestPayload'] = ResolversParentTypes['CreateAvailabilityRequestPayload']> = {
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  request?: Resolver<ResolversTypes['AvailabilityRequest'], ParentType, ContextType>;
};

export type CreateHelperLinkPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateHelperLinkPayload'] = ResolversParentTypes['CreateHelperLinkPayload']> = {
  helperLink?: Resolver<ResolversTypes['HelperLink'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreateShiftPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateShiftPayload'] = ResolversParentTypes['CreateShiftPayload']> = {
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['Shift'], ParentType, ContextType>;
};

export type CreateShiftsPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateShiftsPayload'] = ResolversParentTypes['CreateShiftsPayload']> = {
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ShiftCreationResult']>, ParentType, ContextType>;
};

export type CreateVolunteerEventPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateVolunteerEventPayload'] = ResolversParentTypes['CreateVolunteerEventPayload']> = {
  event?: Resolver<ResolversTypes['VolunteerEvent'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreateVolunteerMessagePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateVolunteerMessagePayload'] = ResolversParentTypes['CreateVolunteerMessagePayload']> = {
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['VolunteerMessage'], ParentType, ContextType>;
};

export type CreateVolunteerRolePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateVolunteerRolePayload'] = ResolversParentTypes['CreateVolunteerRolePayload']> = {
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['VolunteerRole'], ParentType, ContextType>;
};

export type CreateVolunteerWebhookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateVolunteerWebhookPayload'] = ResolversParentTypes['CreateVolunteerWebhookPayload']> = {
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signingSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['VolunteerWebhook'], ParentType, ContextType>;
};

export type CreateVolunteerWorkflowPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateVolunteerWorkflowPayload'] = ResolversParentTypes['CreateVolunteerWorkflowPayload']> = {
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workflow?: Resolver<ResolversTypes['VolunteerWorkflow'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteShiftPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteShiftPayload'] = ResolversParentTypes['DeleteShiftPayload']> = {
  shift?: Resolver<ResolversTypes['Shift'], ParentType, ContextType>;
};

export type DeleteVolunteerEventPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteVolunteerEventPayload'] = ResolversParentTypes['DeleteVolunteerEventPayload']> = {
  event?: Resolver<ResolversTypes['VolunteerEvent'], ParentType, ContextType>;
};

export type DeleteVolunteerMessagePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteVolunteerMessagePayload'] = ResolversParentTypes['DeleteVolunteerMessagePayload']> = {
  message?: Resolver<ResolversTypes['VolunteerMessage'], ParentType, ContextType>;
};

export type DeleteVolunteerRolePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteVolunteerRolePayload'] = ResolversParentTypes['DeleteVolunteerRolePayload']> = {
  role?: Resolver<ResolversTypes['VolunteerRole'], ParentType, ContextType>;
};

export type EndVolunteerWebhookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['EndVolunteerWebhookPayload'] = ResolversParentTypes['EndVolunteerWebhookPayload']> = {
  webhook?: Resolver<ResolversTypes['VolunteerWebhook'], ParentType, ContextType>;
};

export type EraseHelperPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['EraseHelperPayload'] = ResolversParentTypes['EraseHelperPayload']> = {
  helper?: Resolver<ResolversTypes['Helper'], ParentType, ContextType>;
};

export type EventAccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventAccess'] = ResolversParentTypes['EventAccess'], FederationReferenceType extends FederationReferenceTypes['EventAccess'] = FederationReferenceTypes['EventAccess']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EventAccess']> | FederationReferenceType, FederationReferenceType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['VolunteerEvent']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  grantedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  helper?: Resolver<Maybe<ResolversTypes['Helper']>, ParentType, ContextType>;
  helperId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  roleIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  roles?: Resolver<Maybe<Array<ResolversTypes['VolunteerRole']>>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventAccessConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventAccessConnection'] = ResolversParentTypes['EventAccessConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EventAccessEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['EventAccess']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventAccessEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventAccessEdge'] = ResolversParentTypes['EventAccessEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EventAccess'], ParentType, ContextType>;
};

export type GrantEventAccessPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['GrantEventAccessPayload'] = ResolversParentTypes['GrantEventAccessPayload']> = {
  eventAccess?: Resolver<ResolversTypes['EventAccess'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GrantEventAccessesPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['GrantEventAccessesPayload'] = ResolversParentTypes['GrantEventAccessesPayload']> = {
  results?: Resolver<Array<ResolversTypes['AccessGrantResult']>, ParentType, ContextType>;
};

export type HelperResolvers<ContextType = any, ParentType extends ResolversParentTypes['Helper'] = ResolversParentTypes['Helper'], FederationReferenceType extends FederationReferenceTypes['Helper'] = FederationReferenceTypes['Helper']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Helper']> | FederationReferenceType, FederationReferenceType, ContextType>;
  access?: Resolver<Maybe<ResolversTypes['EventAccessConnection']>, ParentType, ContextType, RequireFields<HelperAccessArgs, 'first'>>;
  assignments?: Resolver<Maybe<ResolversTypes['AssignmentConnection']>, ParentType, ContextType, RequireFields<HelperAssignmentsArgs, 'first'>>;
  availabilityResponses?: Resolver<Maybe<ResolversTypes['AvailabilityResponseConnection']>, ParentType, ContextType, RequireFields<HelperAvailabilityResponsesArgs, 'first'>>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['MailPreference'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HelperStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HelperConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['HelperConnection'] = ResolversParentTypes['HelperConnection']> = {
  edges?: Resolver<Array<ResolversTypes['HelperEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Helper']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HelperEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['HelperEdge'] = ResolversParentTypes['HelperEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Helper'], ParentType, ContextType>;
};

export type HelperLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['HelperLink'] = ResolversParentTypes['HelperLink']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  helperId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HelperRefusalResolvers<ContextType = any, ParentType extends ResolversParentTypes['HelperRefusal'] = ResolversParentTypes['HelperRefusal']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HelperUpsertResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['HelperUpsertResult'] = ResolversParentTypes['HelperUpsertResult']> = {
  helper?: Resolver<Maybe<ResolversTypes['Helper']>, ParentType, ContextType>;
  helperId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['HelperUpsertOutcome'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['HelperRefusal']>, ParentType, ContextType>;
};

export type HelpersWithoutShiftResolvers<ContextType = any, ParentType extends ResolversParentTypes['HelpersWithoutShift'] = ResolversParentTypes['HelpersWithoutShift']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LinkedHelperIdentityResolvers<ContextType = any, ParentType extends ResolversParentTypes['LinkedHelperIdentity'] = ResolversParentTypes['LinkedHelperIdentity']> = {
  accessId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  helperId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isClubActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailSubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailSubscription'] = ResolversParentTypes['MailSubscription']> = {
  clubName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['MailPreference'], ParentType, ContextType>;
};

export type MessageAudienceResolvers<ContextType = any, ParentType extends ResolversParentTypes['MessageAudience'] = ResolversParentTypes['MessageAudience']> = {
  assignmentStatus?: Resolver<Maybe<ResolversTypes['AssignmentStatus']>, ParentType, ContextType>;
  helperIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  roleIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  shiftIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MessageAudienceType'], ParentType, ContextType>;
};

export type MessageRecipientResolvers<ContextType = any, ParentType extends ResolversParentTypes['MessageRecipient'] = ResolversParentTypes['MessageRecipient'], FederationReferenceType extends FederationReferenceTypes['MessageRecipient'] = FederationReferenceTypes['MessageRecipient']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MessageRecipient']> | FederationReferenceType, FederationReferenceType, ContextType>;
  attemptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  helper?: Resolver<Maybe<ResolversTypes['Helper']>, ParentType, ContextType>;
  helperId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['VolunteerMessage']>, ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['MessageOutcome'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageRecipientConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['MessageRecipientConnection'] = ResolversParentTypes['MessageRecipientConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageRecipientEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MessageRecipient']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageRecipientEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['MessageRecipientEdge'] = ResolversParentTypes['MessageRecipientEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MessageRecipient'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  answerMyPoll?: Resolver<Maybe<ResolversTypes['AnswerMyPollPayload']>, ParentType, ContextType, RequireFields<MutationAnswerMyPollArgs, 'input'>>;
  cancelMyAssignment?: Resolver<Maybe<ResolversTypes['CancelMyAssignmentPayload']>, ParentType, ContextType, RequireFields<MutationCancelMyAssignmentArgs, 'input'>>;
  confirmMyAssignment?: Resolver<Maybe<ResolversTypes['ConfirmMyAssignmentPayload']>, ParentType, ContextType, RequireFields<MutationConfirmMyAssignmentArgs, 'input'>>;
  createApiKey?: Resolver<Maybe<ResolversTypes['CreateApiKeyPayload']>, ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  createAvailabilityRequest?: Resolver<Maybe<ResolversTypes['CreateAvailabilityRequestPayload']>, ParentType, ContextType, RequireFields<MutationCreateAvailabilityRequestArgs, 'input'>>;
  createHelperLink?: Resolver<Maybe<ResolversTypes['CreateHelperLinkPayload']>, ParentType, ContextType, RequireFields<MutationCreateHelperLinkArgs, 'input'>>;
  createShift?: Resolver<Maybe<ResolversTypes['CreateShiftPayload']>, ParentType, ContextType, RequireFields<MutationCreateShiftArgs, 'input'>>;
  createShifts?: Resolver<Maybe<ResolversTypes['CreateShiftsPayload']>, ParentType, ContextType, RequireFields<MutationCreateShiftsArgs, 'input'>>;
  createVolunteerEvent?: Resolver<Maybe<ResolversTypes['CreateVolunteerEventPayload']>, ParentType, ContextType, RequireFields<MutationCreateVolunteerEventArgs, 'input'>>;
  createVolunteerMessage?: Resolver<Maybe<ResolversTypes['CreateVolunteerMessagePayload']>, ParentType, ContextType, RequireFields<MutationCreateVolunteerMessageArgs, 'input'>>;
  createVolunteerRole?: Resolver<Maybe<ResolversTypes['CreateVolunteerRolePayload']>, ParentType, ContextType, RequireFields<MutationCreateVolunteerRoleArgs, 'input'>>;
  createVolunteerWebhook?: Resolver<Maybe<ResolversTypes['CreateVolunteerWebhookPayload']>, ParentType, ContextType, RequireFields<MutationCreateVolunteerWebhookArgs, 'input'>>;
  createVolunteerWorkflow?: Resolver<Maybe<ResolversTypes['CreateVolunteerWorkflowPayload']>, ParentType, ContextType, RequireFields<MutationCreateVolunteerWorkflowArgs, 'input'>>;
  deleteShift?: Resolver<Maybe<ResolversTypes['DeleteShiftPayload']>, ParentType, ContextType, RequireFields<MutationDeleteShiftArgs, 'input'>>;
  deleteVolunteerEvent?: Resolver<Maybe<ResolversTypes['DeleteVolunteerEventPayload']>, ParentType, ContextType, RequireFields<MutationDeleteVolunteerEventArgs, 'input'>>;
  deleteVolunteerMessage?: Resolver<Maybe<ResolversTypes['DeleteVolunteerMessagePayload']>, ParentType, ContextType, RequireFields<MutationDeleteVolunteerMessageArgs, 'input'>>;
  deleteVolunteerRole?: Resolver<Maybe<ResolversTypes['DeleteVolunteerRolePayload']>, ParentType, ContextType, RequireFields<MutationDeleteVolunteerRoleArgs, 'input'>>;
  endVolunteerWebhook?: Resolver<Maybe<ResolversTypes['EndVolunteerWebhookPayload']>, ParentType, ContextType, RequireFields<MutationEndVolunteerWebhookArgs, 'input'>>;
  eraseHelper?: Resolver<Maybe<ResolversTypes['EraseHelperPayload']>, ParentType, ContextType, RequireFields<MutationEraseHelperArgs, 'input'>>;
  grantEventAccess?: Resolver<Maybe<ResolversTypes['GrantEventAccessPayload']>, ParentType, ContextType, RequireFields<MutationGrantEventAccessArgs, 'input'>>;
  grantEventAccesses?: Resolver<Maybe<ResolversTypes['GrantEventAccessesPayload']>, ParentType, ContextType, RequireFields<MutationGrantEventAccessesArgs, 'input'>>;
  keepInactiveClubs?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationKeepInactiveClubsArgs, 'ids'>>;
  putAvailabilityResponse?: Resolver<Maybe<ResolversTypes['PutAvailabilityResponsePayload']>, ParentType, ContextType, RequireFields<MutationPutAvailabilityResponseArgs, 'input'>>;
  recordApiKeyRequests?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationRecordApiKeyRequestsArgs, 'requests'>>;
  resendVolunteerDelivery?: Resolver<Maybe<ResolversTypes['ResendVolunteerDeliveryPayload']>, ParentType, ContextType, RequireFields<MutationResendVolunteerDeliveryArgs, 'input'>>;
  revokeApiKey?: Resolver<Maybe<ResolversTypes['RevokeApiKeyPayload']>, ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'input'>>;
  revokeEventAccess?: Resolver<Maybe<ResolversTypes['RevokeEventAccessPayload']>, ParentType, ContextType, RequireFields<MutationRevokeEventAccessArgs, 'input'>>;
  setMailSubscription?: Resolver<Maybe<ResolversTypes['SetMailSubscriptionPayload']>, ParentType, ContextType, RequireFields<MutationSetMailSubscriptionArgs, 'input'>>;
  setVolunteerIntegration?: Resolver<Maybe<ResolversTypes['SetVolunteerIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationSetVolunteerIntegrationArgs, 'input'>>;
  setVolunteerPlan?: Resolver<Maybe<ResolversTypes['SetVolunteerPlanPayload']>, ParentType, ContextType, RequireFields<MutationSetVolunteerPlanArgs, 'input'>>;
  setVolunteerReplyTo?: Resolver<Maybe<ResolversTypes['SetVolunteerReplyToPayload']>, ParentType, ContextType, RequireFields<MutationSetVolunteerReplyToArgs, 'input'>>;
  startVolunteerWorkflowRun?: Resolver<Maybe<ResolversTypes['StartVolunteerWorkflowRunPayload']>, ParentType, ContextType, RequireFields<MutationStartVolunteerWorkflowRunArgs, 'input'>>;
  storeClubProfiles?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationStoreClubProfilesArgs, 'profiles'>>;
  syncVolunteerEvents?: Resolver<Maybe<ResolversTypes['SyncVolunteerEventsPayload']>, ParentType, ContextType, RequireFields<MutationSyncVolunteerEventsArgs, 'input'>>;
  triggerVolunteerWorkflow?: Resolver<Maybe<ResolversTypes['TriggerVolunteerWorkflowPayload']>, ParentType, ContextType, RequireFields<MutationTriggerVolunteerWorkflowArgs, 'input'>>;
  updateAssignment?: Resolver<Maybe<ResolversTypes['UpdateAssignmentPayload']>, ParentType, ContextType, RequireFields<MutationUpdateAssignmentArgs, 'input'>>;
  updateAvailabilityRequest?: Resolver<Maybe<ResolversTypes['UpdateAvailabilityRequestPayload']>, ParentType, ContextType, RequireFields<MutationUpdateAvailabilityRequestArgs, 'input'>>;
  updateShift?: Resolver<Maybe<ResolversTypes['UpdateShiftPayload']>, ParentType, ContextType, RequireFields<MutationUpdateShiftArgs, 'input'>>;
  updateVolunteerEvent?: Resolver<Maybe<ResolversTypes['UpdateVolunteerEventPayload']>, ParentType, ContextType, RequireFields<MutationUpdateVolunteerEventArgs, 'input'>>;
  updateVolunteerMessage?: Resolver<Maybe<ResolversTypes['UpdateVolunteerMessagePayload']>, ParentType, ContextType, RequireFields<MutationUpdateVolunteerMessageArgs, 'input'>>;
  updateVolunteerRole?: Resolver<Maybe<ResolversTypes['UpdateVolunteerRolePayload']>, ParentType, ContextType, RequireFields<MutationUpdateVolunteerRoleArgs, 'input'>>;
  updateVolunteerWorkflow?: Resolver<Maybe<ResolversTypes['UpdateVolunteerWorkflowPayload']>, ParentType, ContextType, RequireFields<MutationUpdateVolunteerWorkflowArgs, 'input'>>;
  upsertAssignments?: Resolver<Maybe<ResolversTypes['UpsertAssignmentsPayload']>, ParentType, ContextType, RequireFields<MutationUpsertAssignmentsArgs, 'input'>>;
  upsertHelpers?: Resolver<Maybe<ResolversTypes['UpsertHelpersPayload']>, ParentType, ContextType, RequireFields<MutationUpsertHelpersArgs, 'input'>>;
};

export type MyEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['MyEvent'] = ResolversParentTypes['MyEvent']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VolunteerEventStatus'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MyInvolvementResolvers<ContextType = any, ParentType extends ResolversParentTypes['MyInvolvement'] = ResolversParentTypes['MyInvolvement']> = {
  clubName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['MyEvent'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['MailPreference'], ParentType, ContextType>;
  mailToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  polls?: Resolver<Array<ResolversTypes['MyPoll']>, ParentType, ContextType>;
  shifts?: Resolver<Array<ResolversTypes['MyShift']>, ParentType, ContextType>;
};

export type MyPollResolvers<ContextType = any, ParentType extends ResolversParentTypes['MyPoll'] = ResolversParentTypes['MyPoll']> = {
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['AvailabilityAnswer']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['AvailabilityOption']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  respondBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MyShiftResolvers<ContextType = any, ParentType extends ResolversParentTypes['MyShift'] = ResolversParentTypes['MyShift']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shiftId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shiftStatus?: Resolver<ResolversTypes['ShiftStatus'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssignmentStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'ApiKey' | 'Assignment' | 'AvailabilityRequest' | 'AvailabilityResponse' | 'EventAccess' | 'Helper' | 'MessageRecipient' | 'Shift' | 'VolunteerEvent' | 'VolunteerMessage' | 'VolunteerPublication' | 'VolunteerRole' | 'VolunteerWebhook' | 'VolunteerWebhookDelivery' | 'VolunteerWorkflow' | 'VolunteerWorkflowRun', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PutAvailabilityResponsePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['PutAvailabilityResponsePayload'] = ResolversParentTypes['PutAvailabilityResponsePayload']> = {
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  response?: Resolver<ResolversTypes['AvailabilityResponse'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiKeyByHash?: Resolver<Maybe<ResolversTypes['ApiKeyIdentity']>, ParentType, ContextType, RequireFields<QueryApiKeyByHashArgs, 'hash'>>;
  apiKeys?: Resolver<Maybe<ResolversTypes['ApiKeyConnection']>, ParentType, ContextType, RequireFields<QueryApiKeysArgs, 'clubId' | 'first'>>;
  assignment?: Resolver<Maybe<ResolversTypes['Assignment']>, ParentType, ContextType, RequireFields<QueryAssignmentArgs, 'id'>>;
  assignments?: Resolver<Maybe<ResolversTypes['AssignmentConnection']>, ParentType, ContextType, RequireFields<QueryAssignmentsArgs, 'eventId' | 'first' | 'offset'>>;
  availabilityRequest?: Resolver<Maybe<ResolversTypes['AvailabilityRequest']>, ParentType, ContextType, RequireFields<QueryAvailabilityRequestArgs, 'id'>>;
  availabilityRequests?: Resolver<Maybe<ResolversTypes['AvailabilityRequestConnection']>, ParentType, ContextType, RequireFields<QueryAvailabilityRequestsArgs, 'eventId' | 'first' | 'offset'>>;
  clubProfilePosition?: Resolver<Maybe<ResolversTypes['ClubProfilePosition']>, ParentType, ContextType>;
  helper?: Resolver<Maybe<ResolversTypes['Helper']>, ParentType, ContextType, RequireFields<QueryHelperArgs, 'id'>>;
  helpers?: Resolver<Maybe<ResolversTypes['HelperConnection']>, ParentType, ContextType, RequireFields<QueryHelpersArgs, 'first' | 'offset'>>;
  helpersWithoutShift?: Resolver<Maybe<ResolversTypes['HelpersWithoutShift']>, ParentType, ContextType, RequireFields<QueryHelpersWithoutShiftArgs, 'eventId'>>;
  linkedHelper?: Resolver<Maybe<ResolversTypes['LinkedHelperIdentity']>, ParentType, ContextType, RequireFields<QueryLinkedHelperArgs, 'token'>>;
  mailSubscription?: Resolver<Maybe<ResolversTypes['MailSubscription']>, ParentType, ContextType, RequireFields<QueryMailSubscriptionArgs, 'token'>>;
  myInvolvement?: Resolver<Maybe<ResolversTypes['MyInvolvement']>, ParentType, ContextType>;
  shift?: Resolver<Maybe<ResolversTypes['Shift']>, ParentType, ContextType, RequireFields<QueryShiftArgs, 'id'>>;
  shiftCandidates?: Resolver<Maybe<ResolversTypes['ShiftCandidates']>, ParentType, ContextType, RequireFields<QueryShiftCandidatesArgs, 'shiftId'>>;
  shifts?: Resolver<Maybe<ResolversTypes['ShiftConnection']>, ParentType, ContextType, RequireFields<QueryShiftsArgs, 'eventId' | 'first' | 'offset'>>;
  volunteerAccount?: Resolver<Maybe<ResolversTypes['VolunteerAccount']>, ParentType, ContextType, RequireFields<QueryVolunteerAccountArgs, 'clubId'>>;
  volunteerAuditEntries?: Resolver<Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, RequireFields<QueryVolunteerAuditEntriesArgs, 'first'>>;
  volunteerBacklog?: Resolver<Maybe<ResolversTypes['Backlog']>, ParentType, ContextType>;
  volunteerEvent?: Resolver<Maybe<ResolversTypes['VolunteerEvent']>, ParentType, ContextType, RequireFields<QueryVolunteerEventArgs, 'id'>>;
  volunteerEventHelpers?: Resolver<Maybe<ResolversTypes['EventAccessConnection']>, ParentType, ContextType, RequireFields<QueryVolunteerEventHelpersArgs, 'eventId' | 'first' | 'offset'>>;
  volunteerEvents?: Resolver<Maybe<ResolversTypes['VolunteerEventConnection']>, ParentType, ContextType, RequireFields<QueryVolunteerEventsArgs, 'first' | 'offset'>>;
  volunteerMessage?: Resolver<Maybe<ResolversTypes['VolunteerMessage']>, ParentType, ContextType, RequireFields<QueryVolunteerMessageArgs, 'id'>>;
  volunteerMessages?: Resolver<Maybe<ResolversTypes['VolunteerMessageConnection']>, ParentType, ContextType, RequireFields<QueryVolunteerMessagesArgs, 'eventId' | 'first' | 'offset'>>;
  volunteerNodeTypes?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<QueryVolunteerNodeTypesArgs, 'ids'>>;
  volunteerRole?: Resolver<Maybe<ResolversTypes['VolunteerRole']>, ParentType, ContextType, RequireFields<QueryVolunteerRoleArgs, 'id'>>;
  volunteerRoles?: Resolver<Maybe<ResolversTypes['VolunteerRoleConnection']>, ParentType, ContextType, RequireFields<QueryVolunteerRolesArgs, 'first' | 'offset'>>;
  volunteerWebhookDeliveries?: Resolver<Maybe<ResolversTypes['VolunteerWebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<QueryVolunteerWebhookDeliveriesArgs, 'first' | 'offset' | 'webhookId'>>;
  volunteerWebhooks?: Resolver<Maybe<ResolversTypes['VolunteerWebhookConnection']>, ParentType, ContextType, RequireFields<QueryVolunteerWebhooksArgs, 'first' | 'offset'>>;
  volunteerWorkflow?: Resolver<Maybe<ResolversTypes['VolunteerWorkflow']>, ParentType, ContextType, RequireFields<QueryVolunteerWorkflowArgs, 'id'>>;
  volunteerWorkflows?: Resolver<Maybe<ResolversTypes['VolunteerWorkflowConnection']>, ParentType, ContextType, RequireFields<QueryVolunteerWorkflowsArgs, 'first' | 'offset'>>;
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

export type ResendVolunteerDeliveryPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResendVolunteerDeliveryPayload'] = ResolversParentTypes['ResendVolunteerDeliveryPayload']> = {
  delivery?: Resolver<ResolversTypes['VolunteerWebhookDelivery'], ParentType, ContextType>;
};

export type RevokeApiKeyPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RevokeApiKeyPayload'] = ResolversParentTypes['RevokeApiKeyPayload']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
};

export type RevokeEventAccessPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RevokeEventAccessPayload'] = ResolversParentTypes['RevokeEventAccessPayload']> = {
  eventAccess?: Resolver<ResolversTypes['EventAccess'], ParentType, ContextType>;
};

export type SetMailSubscriptionPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SetMailSubscriptionPayload'] = ResolversParentTypes['SetMailSubscriptionPayload']> = {
  subscription?: Resolver<ResolversTypes['MailSubscription'], ParentType, ContextType>;
};

export type SetVolunteerIntegrationPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SetVolunteerIntegrationPayload'] = ResolversParentTypes['SetVolunteerIntegrationPayload']> = {
  account?: Resolver<ResolversTypes['VolunteerAccount'], ParentType, ContextType>;
};

export type SetVolunteerPlanPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SetVolunteerPlanPayload'] = ResolversParentTypes['SetVolunteerPlanPayload']> = {
  account?: Resolver<ResolversTypes['VolunteerAccount'], ParentType, ContextType>;
};

export type SetVolunteerReplyToPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SetVolunteerReplyToPayload'] = ResolversParentTypes['SetVolunteerReplyToPayload']> = {
  account?: Resolver<ResolversTypes['VolunteerAccount'], ParentType, ContextType>;
};

export type ShiftResolvers<ContextType = any, ParentType extends ResolversParentTypes['Shift'] = ResolversParentTypes['Shift'], FederationReferenceType extends FederationReferenceTypes['Shift'] = FederationReferenceTypes['Shift']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Shift']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assignments?: Resolver<Maybe<ResolversTypes['AssignmentConnection']>, ParentType, ContextType, RequireFields<ShiftAssignmentsArgs, 'first'>>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  confirmedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['VolunteerEvent']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requiredHelpers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['VolunteerRole']>, ParentType, ContextType>;
  roleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  staffingStatus?: Resolver<ResolversTypes['StaffingStatus'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ShiftStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShiftCandidateResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShiftCandidate'] = ResolversParentTypes['ShiftCandidate']> = {
  availability?: Resolver<Maybe<ResolversTypes['Availability']>, ParentType, ContextType>;
  hasOverlap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  helper?: Resolver<Maybe<ResolversTypes['Helper']>, ParentType, ContextType>;
  helperId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shiftCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShiftCandidatesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShiftCandidates'] = ResolversParentTypes['ShiftCandidates']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ShiftCandidate']>, ParentType, ContextType>;
};

export type ShiftConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShiftConnection'] = ResolversParentTypes['ShiftConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ShiftEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Shift']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShiftCreationResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShiftCreationResult'] = ResolversParentTypes['ShiftCreationResult']> = {
  outcome?: Resolver<ResolversTypes['ShiftCreationOutcome'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['ShiftRefusal']>, ParentType, ContextType>;
  shift?: Resolver<Maybe<ResolversTypes['Shift']>, ParentType, ContextType>;
  shiftId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ShiftEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShiftEdge'] = ResolversParentTypes['ShiftEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Shift'], ParentType, ContextType>;
};

export type ShiftRefusalResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShiftRefusal'] = ResolversParentTypes['ShiftRefusal']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartVolunteerWorkflowRunPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['StartVolunteerWorkflowRunPayload'] = ResolversParentTypes['StartVolunteerWorkflowRunPayload']> = {
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  run?: Resolver<ResolversTypes['VolunteerWorkflowRun'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  volunteerPublications?: SubscriptionResolver<Maybe<ResolversTypes['VolunteerPublicationItem']>, "volunteerPublications", ParentType, ContextType, RequireFields<SubscriptionVolunteerPublicationsArgs, 'clubId'>>;
};

export type SyncVolunteerEventsPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SyncVolunteerEventsPayload'] = ResolversParentTypes['SyncVolunteerEventsPayload']> = {
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['VolunteerEventSyncResult']>, ParentType, ContextType>;
};

export type TriggerVolunteerWorkflowPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['TriggerVolunteerWorkflowPayload'] = ResolversParentTypes['TriggerVolunteerWorkflowPayload']> = {
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  run?: Resolver<ResolversTypes['VolunteerWorkflowRun'], ParentType, ContextType>;
};

export type UpdateAssignmentPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateAssignmentPayload'] = ResolversParentTypes['UpdateAssignmentPayload']> = {
  assignment?: Resolver<ResolversTypes['Assignment'], ParentType, ContextType>;
};

export type UpdateAvailabilityRequestPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateAvailabilityRequestPayload'] = ResolversParentTypes['UpdateAvailabilityRequestPayload']> = {
  request?: Resolver<ResolversTypes['AvailabilityRequest'], ParentType, ContextType>;
};

export type UpdateShiftPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateShiftPayload'] = ResolversParentTypes['UpdateShiftPayload']> = {
  shift?: Resolver<ResolversTypes['Shift'], ParentType, ContextType>;
};

export type UpdateVolunteerEventPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateVolunteerEventPayload'] = ResolversParentTypes['UpdateVolunteerEventPayload']> = {
  event?: Resolver<ResolversTypes['VolunteerEvent'], ParentType, ContextType>;
};

export type UpdateVolunteerMessagePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateVolunteerMessagePayload'] = ResolversParentTypes['UpdateVolunteerMessagePayload']> = {
  message?: Resolver<ResolversTypes['VolunteerMessage'], ParentType, ContextType>;
};

export type UpdateVolunteerRolePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateVolunteerRolePayload'] = ResolversParentTypes['UpdateVolunteerRolePayload']> = {
  role?: Resolver<ResolversTypes['VolunteerRole'], ParentType, ContextType>;
};

export type UpdateVolunteerWorkflowPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateVolunteerWorkflowPayload'] = ResolversParentTypes['UpdateVolunteerWorkflowPayload']> = {
  workflow?: Resolver<ResolversTypes['VolunteerWorkflow'], ParentType, ContextType>;
};

export type UpsertAssignmentsPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpsertAssignmentsPayload'] = ResolversParentTypes['UpsertAssignmentsPayload']> = {
  results?: Resolver<Array<ResolversTypes['AssignmentUpsertResult']>, ParentType, ContextType>;
};

export type UpsertHelpersPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpsertHelpersPayload'] = ResolversParentTypes['UpsertHelpersPayload']> = {
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['HelperUpsertResult']>, ParentType, ContextType>;
};

export type VolunteerAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerAccount'] = ResolversParentTypes['VolunteerAccount']> = {
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isIntegrationEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['VolunteerPlan'], ParentType, ContextType>;
  rateLimit?: Resolver<Maybe<ResolversTypes['RateLimit']>, ParentType, ContextType>;
  replyTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VolunteerEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerEvent'] = ResolversParentTypes['VolunteerEvent'], FederationReferenceType extends FederationReferenceTypes['VolunteerEvent'] = FederationReferenceTypes['VolunteerEvent']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['VolunteerEvent']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assignments?: Resolver<Maybe<ResolversTypes['AssignmentConnection']>, ParentType, ContextType, RequireFields<VolunteerEventAssignmentsArgs, 'first'>>;
  autoConfirmAssignments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availabilityRequests?: Resolver<Maybe<ResolversTypes['AvailabilityRequestConnection']>, ParentType, ContextType, RequireFields<VolunteerEventAvailabilityRequestsArgs, 'first'>>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  helpers?: Resolver<Maybe<ResolversTypes['EventAccessConnection']>, ParentType, ContextType, RequireFields<VolunteerEventHelpersArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationCoordinates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['VolunteerMessageConnection']>, ParentType, ContextType, RequireFields<VolunteerEventMessagesArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Maybe<ResolversTypes['VolunteerRoleConnection']>, ParentType, ContextType, RequireFields<VolunteerEventRolesArgs, 'first'>>;
  shifts?: Resolver<Maybe<ResolversTypes['ShiftConnection']>, ParentType, ContextType, RequireFields<VolunteerEventShiftsArgs, 'first'>>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VolunteerEventStatus'], ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VolunteerEventConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerEventConnection'] = ResolversParentTypes['VolunteerEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VolunteerEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['VolunteerEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VolunteerEventEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerEventEdge'] = ResolversParentTypes['VolunteerEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VolunteerEvent'], ParentType, ContextType>;
};

export type VolunteerEventRefusalResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerEventRefusal'] = ResolversParentTypes['VolunteerEventRefusal']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VolunteerEventSyncResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerEventSyncResult'] = ResolversParentTypes['VolunteerEventSyncResult']> = {
  event?: Resolver<Maybe<ResolversTypes['VolunteerEvent']>, ParentType, ContextType>;
  eventId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['VolunteerEventSyncOutcome'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['VolunteerEventRefusal']>, ParentType, ContextType>;
};

export type VolunteerMessageResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerMessage'] = ResolversParentTypes['VolunteerMessage'], FederationReferenceType extends FederationReferenceTypes['VolunteerMessage'] = FederationReferenceTypes['VolunteerMessage']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['VolunteerMessage']> | FederationReferenceType, FederationReferenceType, ContextType>;
  audience?: Resolver<ResolversTypes['MessageAudience'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['VolunteerEvent']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MessageKind'], ParentType, ContextType>;
  recipientCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recipients?: Resolver<Maybe<ResolversTypes['MessageRecipientConnection']>, ParentType, ContextType, RequireFields<VolunteerMessageRecipientsArgs, 'first' | 'offset'>>;
  sendAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MessageStatus'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VolunteerMessageConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerMessageConnection'] = ResolversParentTypes['VolunteerMessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VolunteerMessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['VolunteerMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VolunteerMessageEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerMessageEdge'] = ResolversParentTypes['VolunteerMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VolunteerMessage'], ParentType, ContextType>;
};

export type VolunteerPlanResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerPlan'] = ResolversParentTypes['VolunteerPlan']> = {
  addOns?: Resolver<Array<ResolversTypes['VolunteerAddOn']>, ParentType, ContextType>;
  eventLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPro?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VolunteerPublicationResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerPublication'] = ResolversParentTypes['VolunteerPublication'], FederationReferenceType extends FederationReferenceTypes['VolunteerPublication'] = FederationReferenceTypes['VolunteerPublication']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['VolunteerPublication']> | FederationReferenceType, FederationReferenceType, ContextType>;
  changedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['VolunteerEventType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  publicationSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resource?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  resourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resourceKind?: Resolver<ResolversTypes['VolunteerResourceKind'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  webhookBody?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VolunteerPublicationItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerPublicationItem'] = ResolversParentTypes['VolunteerPublicationItem']> = {
  event?: Resolver<Maybe<ResolversTypes['VolunteerPublication']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VolunteerRoleResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerRole'] = ResolversParentTypes['VolunteerRole'], FederationReferenceType extends FederationReferenceTypes['VolunteerRole'] = FederationReferenceTypes['VolunteerRole']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['VolunteerRole']> | FederationReferenceType, FederationReferenceType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['VolunteerEvent']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shifts?: Resolver<Maybe<ResolversTypes['ShiftConnection']>, ParentType, ContextType, RequireFields<VolunteerRoleShiftsArgs, 'first'>>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VolunteerRoleConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerRoleConnection'] = ResolversParentTypes['VolunteerRoleConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VolunteerRoleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['VolunteerRole']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VolunteerRoleEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerRoleEdge'] = ResolversParentTypes['VolunteerRoleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VolunteerRole'], ParentType, ContextType>;
};

export type VolunteerWebhookResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWebhook'] = ResolversParentTypes['VolunteerWebhook'], FederationReferenceType extends FederationReferenceTypes['VolunteerWebhook'] = FederationReferenceTypes['VolunteerWebhook']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['VolunteerWebhook']> | FederationReferenceType, FederationReferenceType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventTypes?: Resolver<Array<ResolversTypes['VolunteerEventType']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VolunteerWebhookConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWebhookConnection'] = ResolversParentTypes['VolunteerWebhookConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VolunteerWebhookEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['VolunteerWebhook']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VolunteerWebhookDeliveryResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWebhookDelivery'] = ResolversParentTypes['VolunteerWebhookDelivery'], FederationReferenceType extends FederationReferenceTypes['VolunteerWebhookDelivery'] = FederationReferenceTypes['VolunteerWebhookDelivery']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['VolunteerWebhookDelivery']> | FederationReferenceType, FederationReferenceType, ContextType>;
  attempts?: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['VolunteerEventType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VolunteerDeliveryStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['VolunteerWebhook']>, ParentType, ContextType>;
  webhookId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VolunteerWebhookDeliveryConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWebhookDeliveryConnection'] = ResolversParentTypes['VolunteerWebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VolunteerWebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['VolunteerWebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VolunteerWebhookDeliveryEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWebhookDeliveryEdge'] = ResolversParentTypes['VolunteerWebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VolunteerWebhookDelivery'], ParentType, ContextType>;
};

export type VolunteerWebhookEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWebhookEdge'] = ResolversParentTypes['VolunteerWebhookEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VolunteerWebhook'], ParentType, ContextType>;
};

export type VolunteerWorkflowResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWorkflow'] = ResolversParentTypes['VolunteerWorkflow'], FederationReferenceType extends FederationReferenceTypes['VolunteerWorkflow'] = FederationReferenceTypes['VolunteerWorkflow']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['VolunteerWorkflow']> | FederationReferenceType, FederationReferenceType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['WorkflowAction']>, ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['WorkflowCondition']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['VolunteerEvent']>, ParentType, ContextType>;
  eventId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastTriggeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runs?: Resolver<Maybe<ResolversTypes['VolunteerWorkflowRunConnection']>, ParentType, ContextType, RequireFields<VolunteerWorkflowRunsArgs, 'first' | 'offset'>>;
  trigger?: Resolver<ResolversTypes['WorkflowTrigger'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VolunteerWorkflowConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWorkflowConnection'] = ResolversParentTypes['VolunteerWorkflowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VolunteerWorkflowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['VolunteerWorkflow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VolunteerWorkflowEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWorkflowEdge'] = ResolversParentTypes['VolunteerWorkflowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VolunteerWorkflow'], ParentType, ContextType>;
};

export type VolunteerWorkflowRunResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWorkflowRun'] = ResolversParentTypes['VolunteerWorkflowRun'], FederationReferenceType extends FederationReferenceTypes['VolunteerWorkflowRun'] = FederationReferenceTypes['VolunteerWorkflowRun']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['VolunteerWorkflowRun']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assignment?: Resolver<Maybe<ResolversTypes['Assignment']>, ParentType, ContextType>;
  assignmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  causeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['VolunteerEvent']>, ParentType, ContextType>;
  eventId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['WorkflowRunFault']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  helperIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refusalCode?: Resolver<Maybe<ResolversTypes['ProblemCode']>, ParentType, ContextType>;
  startCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkflowRunStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  workflow?: Resolver<Maybe<ResolversTypes['VolunteerWorkflow']>, ParentType, ContextType>;
  workflowId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VolunteerWorkflowRunConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWorkflowRunConnection'] = ResolversParentTypes['VolunteerWorkflowRunConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VolunteerWorkflowRunEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['VolunteerWorkflowRun']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VolunteerWorkflowRunEdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWorkflowRunEdge'] = ResolversParentTypes['VolunteerWorkflowRunEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VolunteerWorkflowRun'], ParentType, ContextType>;
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

export type WebhookMessageResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookMessage'] = ResolversParentTypes['WebhookMessage']> = {
  __resolveType: TypeResolveFn<'VolunteerWebhookDelivery', ParentType, ContextType>;
};

export type WebhookResendResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookResend'] = ResolversParentTypes['WebhookResend']> = {
  resentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resentBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resentByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookSubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookSubscription'] = ResolversParentTypes['WebhookSubscription']> = {
  __resolveType: TypeResolveFn<'VolunteerWebhook', ParentType, ContextType>;
};

export type WorkflowActionResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkflowAction'] = ResolversParentTypes['WorkflowAction']> = {
  audience?: Resolver<Maybe<ResolversTypes['MessageAudience']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AssignmentStatus']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['WorkflowActionType'], ParentType, ContextType>;
};

export type WorkflowConditionResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkflowCondition'] = ResolversParentTypes['WorkflowCondition']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  op?: Resolver<ResolversTypes['WorkflowConditionOp'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type WorkflowTriggerResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkflowTrigger'] = ResolversParentTypes['WorkflowTrigger']> = {
  event?: Resolver<Maybe<ResolversTypes['VolunteerEventType']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['WorkflowTriggerType'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  AccessGrantResult?: AccessGrantResultResolvers<ContextType>;
  AccessRefusal?: AccessRefusalResolvers<ContextType>;
  AnswerMyPollPayload?: AnswerMyPollPayloadResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyConnection?: ApiKeyConnectionResolvers<ContextType>;
  ApiKeyEdge?: ApiKeyEdgeResolvers<ContextType>;
  ApiKeyIdentity?: ApiKeyIdentityResolvers<ContextType>;
  ApiKeyRequest?: ApiKeyRequestResolvers<ContextType>;
  ApiKeyRequestConnection?: ApiKeyRequestConnectionResolvers<ContextType>;
  ApiKeyRequestEdge?: ApiKeyRequestEdgeResolvers<ContextType>;
  Assignment?: AssignmentResolvers<ContextType>;
  AssignmentConnection?: AssignmentConnectionResolvers<ContextType>;
  AssignmentEdge?: AssignmentEdgeResolvers<ContextType>;
  AssignmentRefusal?: AssignmentRefusalResolvers<ContextType>;
  AssignmentUpsertResult?: AssignmentUpsertResultResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AvailabilityAnswer?: AvailabilityAnswerResolvers<ContextType>;
  AvailabilityOption?: AvailabilityOptionResolvers<ContextType>;
  AvailabilityRequest?: AvailabilityRequestResolvers<ContextType>;
  AvailabilityRequestConnection?: AvailabilityRequestConnectionResolvers<ContextType>;
  AvailabilityRequestEdge?: AvailabilityRequestEdgeResolvers<ContextType>;
  AvailabilityResponse?: AvailabilityResponseResolvers<ContextType>;
  AvailabilityResponseConnection?: AvailabilityResponseConnectionResolvers<ContextType>;
  AvailabilityResponseEdge?: AvailabilityResponseEdgeResolvers<ContextType>;
  AvailabilityTotal?: AvailabilityTotalResolvers<ContextType>;
  Backlog?: BacklogResolvers<ContextType>;
  CancelMyAssignmentPayload?: CancelMyAssignmentPayloadResolvers<ContextType>;
  Club?: ClubResolvers<ContextType>;
  ClubProfilePosition?: ClubProfilePositionResolvers<ContextType>;
  ConfirmMyAssignmentPayload?: ConfirmMyAssignmentPayloadResolvers<ContextType>;
  CreateApiKeyPayload?: CreateApiKeyPayloadResolvers<ContextType>;
  CreateAvailabilityRequestPayload?: CreateAvailabilityRequestPayloadResolvers<ContextType>;
  CreateHelperLinkPayload?: CreateHelperLinkPayloadResolvers<ContextType>;
  CreateShiftPayload?: CreateShiftPayloadResolvers<ContextType>;
  CreateShiftsPayload?: CreateShiftsPayloadResolvers<ContextType>;
  CreateVolunteerEventPayload?: CreateVolunteerEventPayloadResolvers<ContextType>;
  CreateVolunteerMessagePayload?: CreateVolunteerMessagePayloadResolvers<ContextType>;
  CreateVolunteerRolePayload?: CreateVolunteerRolePayloadResolvers<ContextType>;
  CreateVolunteerWebhookPayload?: CreateVolunteerWebhookPayloadResolvers<ContextType>;
  CreateVolunteerWorkflowPayload?: CreateVolunteerWorkflowPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteShiftPayload?: DeleteShiftPayloadResolvers<ContextType>;
  DeleteVolunteerEventPayload?: DeleteVolunteerEventPayloadResolvers<ContextType>;
  DeleteVolunteerMessagePayload?: DeleteVolunteerMessagePayloadResolvers<ContextType>;
  DeleteVolunteerRolePayload?: DeleteVolunteerRolePayloadResolvers<ContextType>;
  EndVolunteerWebhookPayload?: EndVolunteerWebhookPayloadResolvers<ContextType>;
  EraseHelperPayload?: EraseHelperPayloadResolvers<ContextType>;
  EventAccess?: EventAccessResolvers<ContextType>;
  EventAccessConnection?: EventAccessConnectionResolvers<ContextType>;
  EventAccessEdge?: EventAccessEdgeResolvers<ContextType>;
  GrantEventAccessPayload?: GrantEventAccessPayloadResolvers<ContextType>;
  GrantEventAccessesPayload?: GrantEventAccessesPayloadResolvers<ContextType>;
  Helper?: HelperResolvers<ContextType>;
  HelperConnection?: HelperConnectionResolvers<ContextType>;
  HelperEdge?: HelperEdgeResolvers<ContextType>;
  HelperLink?: HelperLinkResolvers<ContextType>;
  HelperRefusal?: HelperRefusalResolvers<ContextType>;
  HelperUpsertResult?: HelperUpsertResultResolvers<ContextType>;
  HelpersWithoutShift?: HelpersWithoutShiftResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LinkedHelperIdentity?: LinkedHelperIdentityResolvers<ContextType>;
  MailSubscription?: MailSubscriptionResolvers<ContextType>;
  MessageAudience?: MessageAudienceResolvers<ContextType>;
  MessageRecipient?: MessageRecipientResolvers<ContextType>;
  MessageRecipientConnection?: MessageRecipientConnectionResolvers<ContextType>;
  MessageRecipientEdge?: MessageRecipientEdgeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyEvent?: MyEventResolvers<ContextType>;
  MyInvolvement?: MyInvolvementResolvers<ContextType>;
  MyPoll?: MyPollResolvers<ContextType>;
  MyShift?: MyShiftResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PutAvailabilityResponsePayload?: PutAvailabilityResponsePayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QueueBacklog?: QueueBacklogResolvers<ContextType>;
  RateLimit?: RateLimitResolvers<ContextType>;
  ResendVolunteerDeliveryPayload?: ResendVolunteerDeliveryPayloadResolvers<ContextType>;
  RevokeApiKeyPayload?: RevokeApiKeyPayloadResolvers<ContextType>;
  RevokeEventAccessPayload?: RevokeEventAccessPayloadResolvers<ContextType>;
  SetMailSubscriptionPayload?: SetMailSubscriptionPayloadResolvers<ContextType>;
  SetVolunteerIntegrationPayload?: SetVolunteerIntegrationPayloadResolvers<ContextType>;
  SetVolunteerPlanPayload?: SetVolunteerPlanPayloadResolvers<ContextType>;
  SetVolunteerReplyToPayload?: SetVolunteerReplyToPayloadResolvers<ContextType>;
  Shift?: ShiftResolvers<ContextType>;
  ShiftCandidate?: ShiftCandidateResolvers<ContextType>;
  ShiftCandidates?: ShiftCandidatesResolvers<ContextType>;
  ShiftConnection?: ShiftConnectionResolvers<ContextType>;
  ShiftCreationResult?: ShiftCreationResultResolvers<ContextType>;
  ShiftEdge?: ShiftEdgeResolvers<ContextType>;
  ShiftRefusal?: ShiftRefusalResolvers<ContextType>;
  StartVolunteerWorkflowRunPayload?: StartVolunteerWorkflowRunPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SyncVolunteerEventsPayload?: SyncVolunteerEventsPayloadResolvers<ContextType>;
  TriggerVolunteerWorkflowPayload?: TriggerVolunteerWorkflowPayloadResolvers<ContextType>;
  UpdateAssignmentPayload?: UpdateAssignmentPayloadResolvers<ContextType>;
  UpdateAvailabilityRequestPayload?: UpdateAvailabilityRequestPayloadResolvers<ContextType>;
  UpdateShiftPayload?: UpdateShiftPayloadResolvers<ContextType>;
  UpdateVolunteerEventPayload?: UpdateVolunteerEventPayloadResolvers<ContextType>;
  UpdateVolunteerMessagePayload?: UpdateVolunteerMessagePayloadResolvers<ContextType>;
  UpdateVolunteerRolePayload?: UpdateVolunteerRolePayloadResolvers<ContextType>;
  UpdateVolunteerWorkflowPayload?: UpdateVolunteerWorkflowPayloadResolvers<ContextType>;
  UpsertAssignmentsPayload?: UpsertAssignmentsPayloadResolvers<ContextType>;
  UpsertHelpersPayload?: UpsertHelpersPayloadResolvers<ContextType>;
  VolunteerAccount?: VolunteerAccountResolvers<ContextType>;
  VolunteerEvent?: VolunteerEventResolvers<ContextType>;
  VolunteerEventConnection?: VolunteerEventConnectionResolvers<ContextType>;
  VolunteerEventEdge?: VolunteerEventEdgeResolvers<ContextType>;
  VolunteerEventRefusal?: VolunteerEventRefusalResolvers<ContextType>;
  VolunteerEventSyncResult?: VolunteerEventSyncResultResolvers<ContextType>;
  VolunteerMessage?: VolunteerMessageResolvers<ContextType>;
  VolunteerMessageConnection?: VolunteerMessageConnectionResolvers<ContextType>;
  VolunteerMessageEdge?: VolunteerMessageEdgeResolvers<ContextType>;
  VolunteerPlan?: VolunteerPlanResolvers<ContextType>;
  VolunteerPublication?: VolunteerPublicationResolvers<ContextType>;
  VolunteerPublicationItem?: VolunteerPublicationItemResolvers<ContextType>;
  VolunteerRole?: VolunteerRoleResolvers<ContextType>;
  VolunteerRoleConnection?: VolunteerRoleConnectionResolvers<ContextType>;
  VolunteerRoleEdge?: VolunteerRoleEdgeResolvers<ContextType>;
  VolunteerWebhook?: VolunteerWebhookResolvers<ContextType>;
  VolunteerWebhookConnection?: VolunteerWebhookConnectionResolvers<ContextType>;
  VolunteerWebhookDelivery?: VolunteerWebhookDeliveryResolvers<ContextType>;
  VolunteerWebhookDeliveryConnection?: VolunteerWebhookDeliveryConnectionResolvers<ContextType>;
  VolunteerWebhookDeliveryEdge?: VolunteerWebhookDeliveryEdgeResolvers<ContextType>;
  VolunteerWebhookEdge?: VolunteerWebhookEdgeResolvers<ContextType>;
  VolunteerWorkflow?: VolunteerWorkflowResolvers<ContextType>;
  VolunteerWorkflowConnection?: VolunteerWorkflowConnectionResolvers<ContextType>;
  VolunteerWorkflowEdge?: VolunteerWorkflowEdgeResolvers<ContextType>;
  VolunteerWorkflowRun?: VolunteerWorkflowRunResolvers<ContextType>;
  VolunteerWorkflowRunConnection?: VolunteerWorkflowRunConnectionResolvers<ContextType>;
  VolunteerWorkflowRunEdge?: VolunteerWorkflowRunEdgeResolvers<ContextType>;
  WebhookAnswer?: WebhookAnswerResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookMessage?: WebhookMessageResolvers<ContextType>;
  WebhookResend?: WebhookResendResolvers<ContextType>;
  WebhookSubscription?: WebhookSubscriptionResolvers<ContextType>;
  WorkflowAction?: WorkflowActionResolvers<ContextType>;
  WorkflowCondition?: WorkflowConditionResolvers<ContextType>;
  WorkflowTrigger?: WorkflowTriggerResolvers<ContextType>;
};
