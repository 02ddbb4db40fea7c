// Made by `npm run schema:build`; not edited by hand.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day: `2026-07-01`. */
  Date: { input: string; output: string; }
  /** A moment in UTC, RFC 3339 with milliseconds: `2026-07-01T18:00:00.000Z`. Any offset is accepted as input. */
  DateTime: { input: Date; output: Date | string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: string; output: string; }
};

/** A club's API key; its text is kept nowhere. */
export type ApiKey = {
  __typename?: 'ApiKey';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Null when it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The recognisable beginning of its text. */
  prefix: Scalars['String']['output'];
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  scopes: Array<Scalars['String']['output']>;
};

/** What the gateway must know of an API key to let it in. */
export type ApiKeyIdentity = {
  __typename?: 'ApiKeyIdentity';
  addOns: Array<VolunteerAddOn>;
  apiKeyId: Scalars['ID']['output'];
  clubId: Scalars['ID']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  isIntegrationEnabled: Scalars['Boolean']['output'];
  isPro: Scalars['Boolean']['output'];
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  scopes: Array<Scalars['String']['output']>;
};

export type Club = {
  __typename?: 'Club';
  id: Scalars['ID']['output'];
  /** The club's volunteer events by start date, ascending; for staff of the club. Null when they cannot be read. */
  volunteerEvents?: Maybe<Array<VolunteerEvent>>;
  /** Plan and add-ons of the volunteer side; for staff of the club. Null when they cannot be read. */
  volunteerPlan?: Maybe<VolunteerPlan>;
};

export type CreateApiKeyInput = {
  clubId: Scalars['ID']['input'];
  /** In the future. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 120 characters after trimming. */
  name: Scalars['String']['input'];
  /** At least one of the API's scopes. */
  scopes: Array<Scalars['String']['input']>;
};

export type CreateApiKeyPayload = {
  __typename?: 'CreateApiKeyPayload';
  apiKey: ApiKey;
  /** The text of the key. It is shown only here. */
  secret: Scalars['String']['output'];
};

export type CreateVolunteerEventInput = {
  autoConfirmAssignments?: InputMaybe<Scalars['Boolean']['input']>;
  /** Staff name the club; for an API key it is always its own. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  endDate: Scalars['Date']['input'];
  /** Up to 240 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** `latitude,longitude` in decimal degrees. */
  locationCoordinates?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 140 characters after trimming. */
  name: Scalars['String']['input'];
  startDate: Scalars['Date']['input'];
  /** DRAFT when it is left out. */
  status?: InputMaybe<VolunteerEventStatus>;
};

export type CreateVolunteerWebhookInput = {
  /** Staff name the club; for an API key it is always its own. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At least one of the API's event types. */
  events: Array<Scalars['String']['input']>;
  /** Https, up to 2048 characters, without credentials or fragment, at a public address. */
  url: Scalars['String']['input'];
};

export type CreateVolunteerWebhookPayload = {
  __typename?: 'CreateVolunteerWebhookPayload';
  /** Key of the signatures. It is shown only here. */
  signingSecret: Scalars['String']['output'];
  webhook: VolunteerWebhook;
};

export type DeleteVolunteerEventInput = {
  id: Scalars['ID']['input'];
};

export type DeleteVolunteerEventPayload = {
  __typename?: 'DeleteVolunteerEventPayload';
  /** The last state of the event. */
  event: VolunteerEvent;
};

export type DisableVolunteerWebhookInput = {
  id: Scalars['ID']['input'];
};

export type DisableVolunteerWebhookPayload = {
  __typename?: 'DisableVolunteerWebhookPayload';
  webhook: VolunteerWebhook;
};

/** A person who helps at events; the smallest set of personal data that the work needs. */
export type Helper = {
  __typename?: 'Helper';
  clubId: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** In lower case, unique in the club. */
  email?: Maybe<Scalars['String']['output']>;
  /** The club's own id of the helper, unique in the club. */
  externalId?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** BCP 47. */
  language?: Maybe<Scalars['String']['output']>;
  lastName: Scalars['String']['output'];
  notes?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  status: HelperStatus;
  tags: Array<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

export type HelperPage = {
  __typename?: 'HelperPage';
  nodes: Array<Helper>;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

export type HelperStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type Mutation = {
  __typename?: 'Mutation';
  /** Makes an API key for a club; for OWNERs of the club. Its text is shown only in this answer. */
  createApiKey?: Maybe<CreateApiKeyPayload>;
  /**
   * Makes a volunteer event (Endpoints, POST /events). Needs events:create, or a role in the club.
   * Refused with `event_limit_reached` or `invalid_date_order`.
   */
  createVolunteerEvent?: Maybe<VolunteerEventPayload>;
  /**
   * Makes a webhook (Endpoints, POST /webhooks). Needs webhooks:write, or the role OWNER, and a plan with
   * webhooks. Refused with `unsafe_webhook_url`, or `webhook_limit_reached` above 20 active ones.
   */
  createVolunteerWebhook?: Maybe<CreateVolunteerWebhookPayload>;
  /**
   * Deletes a volunteer event softly: from here on it is absent for every read and write, and its place
   * in the plan is free (Endpoints, DELETE /events). Needs events:delete, or a role in the club.
   */
  deleteVolunteerEvent?: Maybe<DeleteVolunteerEventPayload>;
  /**
   * Ends a webhook for good, waiting deliveries included; repeating it changes nothing. Needs
   * webhooks:write, or the role OWNER.
   */
  disableVolunteerWebhook?: Maybe<DisableVolunteerWebhookPayload>;
  /**
   * Sends a delivery that has failed or was delivered once more, with the same body; for OWNERs of the
   * club. Refused with `state_conflict` once the webhook is disabled.
   */
  resendVolunteerDelivery?: Maybe<ResendVolunteerDeliveryPayload>;
  /** Ends an API key at once; for OWNERs of its club. Repeating it changes nothing. */
  revokeApiKey?: Maybe<RevokeApiKeyPayload>;
  /** Switches a club's integration on or off for all of its keys; for OWNERs of the club. */
  setVolunteerIntegration?: Maybe<VolunteerAccountPayload>;
  /** Sets a club's plan and add-ons; for ADMINs of the platform. */
  setVolunteerPlan?: Maybe<VolunteerAccountPayload>;
  /**
   * Brings up to 100 events in line with those of the club's own system, in the order they are sent
   * (Endpoints, POST /events/sync). Needs events:write, or a role in the club; items that make an event
   * need events:create as well. A refused item fails alone, and the others are written.
   */
  syncVolunteerEvents?: Maybe<SyncVolunteerEventsPayload>;
  /**
   * Changes the given fields of a volunteer event; null clears one that may be empty (Endpoints,
   * PATCH /events). Needs events:write, or a role in the club. What changes nothing leaves
   * `updatedAt` as it is.
   */
  updateVolunteerEvent?: Maybe<VolunteerEventPayload>;
};


export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


export type MutationCreateVolunteerEventArgs = {
  input: CreateVolunteerEventInput;
};


export type MutationCreateVolunteerWebhookArgs = {
  input: CreateVolunteerWebhookInput;
};


export type MutationDeleteVolunteerEventArgs = {
  input: DeleteVolunteerEventInput;
};


export type MutationDisableVolunteerWebhookArgs = {
  input: DisableVolunteerWebhookInput;
};


export type MutationResendVolunteerDeliveryArgs = {
  input: ResendVolunteerDeliveryInput;
};


export type MutationRevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


export type MutationSetVolunteerIntegrationArgs = {
  input: SetVolunteerIntegrationInput;
};


export type MutationSetVolunteerPlanArgs = {
  input: SetVolunteerPlanInput;
};


export type MutationSyncVolunteerEventsArgs = {
  input: SyncVolunteerEventsInput;
};


export type MutationUpdateVolunteerEventArgs = {
  input: UpdateVolunteerEventInput;
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

export type Query = {
  __typename?: 'Query';
  /** Whose an API key is, by the SHA-256 of its text in hex. For the gateway alone. */
  apiKeyByHash?: Maybe<ApiKeyIdentity>;
  /** A club's helpers by last name, first name. Needs helpers:read, or a role in the club. */
  helpers?: Maybe<HelperPage>;
  /** What a club may do through the developer API, and its keys; for OWNERs of the club. */
  volunteerAccount?: Maybe<VolunteerAccount>;
  /** One volunteer event. Needs events:read, or a role in its club; any other is `not_found`. */
  volunteerEvent?: Maybe<VolunteerEvent>;
  /** A club's volunteer events by start date, ascending. Needs events:read, or a role in the club. */
  volunteerEvents?: Maybe<VolunteerEventPage>;
  /**
   * What was sent to a webhook in the last 30 days, newest first. Needs webhooks:read and a plan with
   * webhooks, or a role in the club; any other webhook is `not_found`.
   */
  volunteerWebhookDeliveries?: Maybe<VolunteerWebhookDeliveryPage>;
  /**
   * A club's webhooks by creation, disabled ones included. Needs webhooks:read and a plan with webhooks,
   * or a role in the club.
   */
  volunteerWebhooks?: Maybe<VolunteerWebhookPage>;
};


export type QueryApiKeyByHashArgs = {
  hash: Scalars['String']['input'];
};


export type QueryHelpersArgs = {
  clubId?: InputMaybe<Scalars['ID']['input']>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<HelperStatus>;
  tag?: InputMaybe<Scalars['String']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryVolunteerAccountArgs = {
  clubId: Scalars['ID']['input'];
};


export type QueryVolunteerEventArgs = {
  id: Scalars['ID']['input'];
};


export type QueryVolunteerEventsArgs = {
  clubId?: InputMaybe<Scalars['ID']['input']>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  status?: InputMaybe<VolunteerEventStatus>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryVolunteerWebhookDeliveriesArgs = {
  event?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  offset: Scalars['Int']['input'];
  status?: InputMaybe<VolunteerDeliveryStatus>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  webhookId: Scalars['ID']['input'];
};


export type QueryVolunteerWebhooksArgs = {
  clubId?: InputMaybe<Scalars['ID']['input']>;
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ResendVolunteerDeliveryInput = {
  id: Scalars['ID']['input'];
};

export type ResendVolunteerDeliveryPayload = {
  __typename?: 'ResendVolunteerDeliveryPayload';
  delivery: VolunteerWebhookDelivery;
};

export type RevokeApiKeyInput = {
  id: Scalars['ID']['input'];
};

export type RevokeApiKeyPayload = {
  __typename?: 'RevokeApiKeyPayload';
  apiKey: ApiKey;
};

export type SetVolunteerIntegrationInput = {
  clubId: Scalars['ID']['input'];
  isEnabled: Scalars['Boolean']['input'];
};

export type SetVolunteerPlanInput = {
  addOns: Array<VolunteerAddOn>;
  clubId: Scalars['ID']['input'];
  isPro: Scalars['Boolean']['input'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /**
   * What happens to the volunteer events of a club, as it happens. The first item carries no event,
   * only the position from which the others follow. At least once: a follower who resumes leaves out
   * ids it has processed. For staff with a role in the club.
   */
  volunteerEvents?: Maybe<VolunteerPublicationItem>;
};


export type SubscriptionVolunteerEventsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  clubId: Scalars['ID']['input'];
};

/**
 * An event of the club's own system. It is looked for by `id`, then by `externalId`, and made when there
 * is none. Of an event that exists, what is left out stays as it is and null clears what may be empty.
 */
export type SyncVolunteerEventInput = {
  autoConfirmAssignments?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  endDate: Scalars['Date']['input'];
  /** 1 to 120 characters, taken exactly as they are. */
  externalId: Scalars['String']['input'];
  /** An id of this platform; the event found by it takes the external id. */
  id?: InputMaybe<Scalars['ID']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  /** `latitude,longitude` in decimal degrees. */
  locationCoordinates?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  startDate: Scalars['Date']['input'];
  /** DRAFT for a new event when it is left out. */
  status?: InputMaybe<VolunteerEventStatus>;
};

export type SyncVolunteerEventsInput = {
  /** Staff name the club; for an API key it is always its own. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 100. */
  events: Array<SyncVolunteerEventInput>;
};

export type SyncVolunteerEventsPayload = {
  __typename?: 'SyncVolunteerEventsPayload';
  /** One for each item, in the same order. */
  results: Array<VolunteerEventSyncResult>;
};

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateVolunteerEventInput = {
  autoConfirmAssignments?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** `updatedAt` of the state that the change was made from; another one is refused with `concurrent_update`. */
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
  location?: InputMaybe<Scalars['String']['input']>;
  locationCoordinates?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  status?: InputMaybe<VolunteerEventStatus>;
};

export type VolunteerAccount = {
  __typename?: 'VolunteerAccount';
  /** Newest first, revoked and expired ones included. */
  apiKeys: Array<ApiKey>;
  clubId: Scalars['ID']['output'];
  isIntegrationEnabled: Scalars['Boolean']['output'];
  plan: VolunteerPlan;
};

export type VolunteerAccountPayload = {
  __typename?: 'VolunteerAccountPayload';
  account: VolunteerAccount;
};

export type VolunteerAddOn =
  | 'API_ACCESS_PLUS'
  | 'WEBHOOKS_ACCESS';

export type VolunteerDeliveryAttempt = {
  __typename?: 'VolunteerDeliveryAttempt';
  /** From 1. */
  attempt: Scalars['Int']['output'];
  durationMs: Scalars['Int']['output'];
  /** Short name of what went wrong, such as `timeout`; null after a success. */
  error?: Maybe<Scalars['String']['output']>;
  /** Null when the receiver did not answer. */
  responseStatus?: Maybe<Scalars['Int']['output']>;
  startedAt: Scalars['DateTime']['output'];
};

export type VolunteerDeliveryStatus =
  /** The receiver answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** Every attempt has failed, or there will be none. */
  | 'FAILED'
  /** Waits for its first or next attempt. */
  | 'PENDING';

/** An event that helpers work at (Resources, Event). */
export type VolunteerEvent = {
  __typename?: 'VolunteerEvent';
  /** Whether helpers are confirmed without being asked. */
  autoConfirmAssignments: Scalars['Boolean']['output'];
  /** The club, which this API calls verein. */
  clubId: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Who made it: the user behind the API key, or the staff member. */
  createdBy: Scalars['String']['output'];
  /** Set in the answer of the deletion; an event that can be read has none. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** Not before `startDate`. */
  endDate: Scalars['Date']['output'];
  /** The club's own id of the event, as its sync names it; exact, and unique among the club's events. */
  externalId?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  location?: Maybe<Scalars['String']['output']>;
  /** Latitude and longitude, separated by a comma. */
  locationCoordinates?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  startDate: Scalars['Date']['output'];
  status: VolunteerEventStatus;
  updatedAt: Scalars['DateTime']['output'];
};

export type VolunteerEventPage = {
  __typename?: 'VolunteerEventPage';
  nodes: Array<VolunteerEvent>;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

export type VolunteerEventPayload = {
  __typename?: 'VolunteerEventPayload';
  event: VolunteerEvent;
};

/** Why one item was refused. */
export type VolunteerEventRefusal = {
  __typename?: 'VolunteerEventRefusal';
  /** As `extensions.code` of a refused operation. */
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type VolunteerEventStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'CANCELLED'
  | 'DRAFT';

export type VolunteerEventSyncOutcome =
  | 'CREATED'
  | 'FAILED'
  /** The event is as the item says already; nobody hears of it. */
  | 'UNCHANGED'
  | 'UPDATED';

export type VolunteerEventSyncResult = {
  __typename?: 'VolunteerEventSyncResult';
  /** The event after this item; null when the item failed. */
  event?: Maybe<VolunteerEvent>;
  externalId: Scalars['String']['output'];
  outcome: VolunteerEventSyncOutcome;
  /** Why the item failed; null when it did not. */
  refusal?: Maybe<VolunteerEventRefusal>;
};

/** A club's plan and add-ons on the volunteer side (Authentication, Gates). */
export type VolunteerPlan = {
  __typename?: 'VolunteerPlan';
  addOns: Array<VolunteerAddOn>;
  /** How many draft and active events the club may have at a time. */
  eventLimit: Scalars['Int']['output'];
  isPro: Scalars['Boolean']['output'];
};

/** That something happened to a resource of the volunteer side; it names what changed and never how. */
export type VolunteerPublication = {
  __typename?: 'VolunteerPublication';
  /** Names of the changed fields; sorted, each once. */
  changedFields: Array<Scalars['String']['output']>;
  clubId: Scalars['ID']['output'];
  /** UUID, the same at every repetition. */
  id: Scalars['ID']['output'];
  occurredAt: Scalars['DateTime']['output'];
  /** Place in the publication order of the club: a decimal number of up to 19 digits, exact as text only. */
  publicationSequence: Scalars['String']['output'];
  resourceId: Scalars['ID']['output'];
  /** Kind of the resource, such as `event`. */
  resourceType: Scalars['String']['output'];
  /** Place among the publications about the same resource: 1, 2, 3 and so on without gaps. */
  sequence: Scalars['Int']['output'];
  /** Such as `event.created`. */
  type: Scalars['String']['output'];
};

export type VolunteerPublicationItem = {
  __typename?: 'VolunteerPublicationItem';
  /** Null in the first item. */
  event?: Maybe<VolunteerPublication>;
  /** Where to go on: opaque; good as `after`. */
  position: Scalars['String']['output'];
};

/** An address of a club's own system that events of the club are sent to (Events, Delivery rules). */
export type VolunteerWebhook = {
  __typename?: 'VolunteerWebhook';
  clubId: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** Null while it is active. */
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Types of events that are sent, in the order of the API document. */
  events: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  status: VolunteerWebhookStatus;
  updatedAt: Scalars['DateTime']['output'];
  /** Begins with https. */
  url: Scalars['String']['output'];
};

/** One event on its way to one webhook. */
export type VolunteerWebhookDelivery = {
  __typename?: 'VolunteerWebhookDelivery';
  /** Oldest first. */
  attempts: Array<VolunteerDeliveryAttempt>;
  clubId: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Type of the event. */
  event: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The body as it is sent. */
  payload: Scalars['JSON']['output'];
  /** `id` of the body: the same in every attempt. */
  payloadId: Scalars['ID']['output'];
  status: VolunteerDeliveryStatus;
  /** When it came to its end; while it is PENDING, when it was made. */
  updatedAt: Scalars['DateTime']['output'];
  webhookId: Scalars['ID']['output'];
};

export type VolunteerWebhookDeliveryPage = {
  __typename?: 'VolunteerWebhookDeliveryPage';
  nodes: Array<VolunteerWebhookDelivery>;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

export type VolunteerWebhookPage = {
  __typename?: 'VolunteerWebhookPage';
  nodes: Array<VolunteerWebhook>;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

export type VolunteerWebhookStatus =
  | 'ACTIVE'
  | 'DISABLED';



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
  Club: Club;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Club:
    ( { __typename: 'Club' }
    & GraphQLRecursivePick<FederationTypes['Club'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ApiKey: ResolverTypeWrapper<ApiKey>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ApiKeyIdentity: ResolverTypeWrapper<ApiKeyIdentity>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Club: ResolverTypeWrapper<Club>;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateApiKeyPayload: ResolverTypeWrapper<CreateApiKeyPayload>;
  CreateVolunteerEventInput: CreateVolunteerEventInput;
  CreateVolunteerWebhookInput: CreateVolunteerWebhookInput;
  CreateVolunteerWebhookPayload: ResolverTypeWrapper<CreateVolunteerWebhookPayload>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteVolunteerEventInput: DeleteVolunteerEventInput;
  DeleteVolunteerEventPayload: ResolverTypeWrapper<DeleteVolunteerEventPayload>;
  DisableVolunteerWebhookInput: DisableVolunteerWebhookInput;
  DisableVolunteerWebhookPayload: ResolverTypeWrapper<DisableVolunteerWebhookPayload>;
  Helper: ResolverTypeWrapper<Helper>;
  HelperPage: ResolverTypeWrapper<HelperPage>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  HelperStatus: HelperStatus;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ResendVolunteerDeliveryInput: ResendVolunteerDeliveryInput;
  ResendVolunteerDeliveryPayload: ResolverTypeWrapper<ResendVolunteerDeliveryPayload>;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeApiKeyPayload: ResolverTypeWrapper<RevokeApiKeyPayload>;
  SetVolunteerIntegrationInput: SetVolunteerIntegrationInput;
  SetVolunteerPlanInput: SetVolunteerPlanInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SyncVolunteerEventInput: SyncVolunteerEventInput;
  SyncVolunteerEventsInput: SyncVolunteerEventsInput;
  SyncVolunteerEventsPayload: ResolverTypeWrapper<SyncVolunteerEventsPayload>;
  UpdateVolunteerEventInput: UpdateVolunteerEventInput;
  VolunteerAccount: ResolverTypeWrapper<VolunteerAccount>;
  VolunteerAccountPayload: ResolverTypeWrapper<VolunteerAccountPayload>;
  VolunteerAddOn: VolunteerAddOn;
  VolunteerDeliveryAttempt: ResolverTypeWrapper<VolunteerDeliveryAttempt>;
  VolunteerDeliveryStatus: VolunteerDeliveryStatus;
  VolunteerEvent: ResolverTypeWrapper<VolunteerEvent>;
  VolunteerEventPage: ResolverTypeWrapper<VolunteerEventPage>;
  VolunteerEventPayload: ResolverTypeWrapper<VolunteerEventPayload>;
  VolunteerEventRefusal: ResolverTypeWrapper<VolunteerEventRefusal>;
  VolunteerEventStatus: VolunteerEventStatus;
  VolunteerEventSyncOutcome: VolunteerEventSyncOutcome;
  VolunteerEventSyncResult: ResolverTypeWrapper<VolunteerEventSyncResult>;
  VolunteerPlan: ResolverTypeWrapper<VolunteerPlan>;
  VolunteerPublication: ResolverTypeWrapper<VolunteerPublication>;
  VolunteerPublicationItem: ResolverTypeWrapper<VolunteerPublicationItem>;
  VolunteerWebhook: ResolverTypeWrapper<VolunteerWebhook>;
  VolunteerWebhookDelivery: ResolverTypeWrapper<VolunteerWebhookDelivery>;
  VolunteerWebhookDeliveryPage: ResolverTypeWrapper<VolunteerWebhookDeliveryPage>;
  VolunteerWebhookPage: ResolverTypeWrapper<VolunteerWebhookPage>;
  VolunteerWebhookStatus: VolunteerWebhookStatus;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ApiKey: ApiKey;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  ApiKeyIdentity: ApiKeyIdentity;
  Boolean: Scalars['Boolean']['output'];
  Club: Club | FederationReferenceTypes['Club'];
  CreateApiKeyInput: CreateApiKeyInput;
  CreateApiKeyPayload: CreateApiKeyPayload;
  CreateVolunteerEventInput: CreateVolunteerEventInput;
  CreateVolunteerWebhookInput: CreateVolunteerWebhookInput;
  CreateVolunteerWebhookPayload: CreateVolunteerWebhookPayload;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteVolunteerEventInput: DeleteVolunteerEventInput;
  DeleteVolunteerEventPayload: DeleteVolunteerEventPayload;
  DisableVolunteerWebhookInput: DisableVolunteerWebhookInput;
  DisableVolunteerWebhookPayload: DisableVolunteerWebhookPayload;
  Helper: Helper;
  HelperPage: HelperPage;
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  ResendVolunteerDeliveryInput: ResendVolunteerDeliveryInput;
  ResendVolunteerDeliveryPayload: ResendVolunteerDeliveryPayload;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeApiKeyPayload: RevokeApiKeyPayload;
  SetVolunteerIntegrationInput: SetVolunteerIntegrationInput;
  SetVolunteerPlanInput: SetVolunteerPlanInput;
  Subscription: Record<PropertyKey, never>;
  SyncVolunteerEventInput: SyncVolunteerEventInput;
  SyncVolunteerEventsInput: SyncVolunteerEventsInput;
  SyncVolunteerEventsPayload: SyncVolunteerEventsPayload;
  UpdateVolunteerEventInput: UpdateVolunteerEventInput;
  VolunteerAccount: VolunteerAccount;
  VolunteerAccountPayload: VolunteerAccountPayload;
  VolunteerDeliveryAttempt: VolunteerDeliveryAttempt;
  VolunteerEvent: VolunteerEvent;
  VolunteerEventPage: VolunteerEventPage;
  VolunteerEventPayload: VolunteerEventPayload;
  VolunteerEventRefusal: VolunteerEventRefusal;
  VolunteerEventSyncResult: VolunteerEventSyncResult;
  VolunteerPlan: VolunteerPlan;
  VolunteerPublication: VolunteerPublication;
  VolunteerPublicationItem: VolunteerPublicationItem;
  VolunteerWebhook: VolunteerWebhook;
  VolunteerWebhookDelivery: VolunteerWebhookDelivery;
  VolunteerWebhookDeliveryPage: VolunteerWebhookDeliveryPage;
  VolunteerWebhookPage: VolunteerWebhookPage;
};

export type ApiKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiKeyIdentityResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKeyIdentity'] = ResolversParentTypes['ApiKeyIdentity']> = {
  addOns?: Resolver<Array<ResolversTypes['VolunteerAddOn']>, ParentType, ContextType>;
  apiKeyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isIntegrationEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPro?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClubResolvers<ContextType = any, ParentType extends ResolversParentTypes['Club'] = ResolversParentTypes['Club'], FederationReferenceType extends FederationReferenceTypes['Club'] = FederationReferenceTypes['Club']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Club']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  volunteerEvents?: Resolver<Maybe<Array<ResolversTypes['VolunteerEvent']>>, ParentType, ContextType>;
  volunteerPlan?: Resolver<Maybe<ResolversTypes['VolunteerPlan']>, ParentType, ContextType>;
};

export type CreateApiKeyPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateApiKeyPayload'] = ResolversParentTypes['CreateApiKeyPayload']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateVolunteerWebhookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateVolunteerWebhookPayload'] = ResolversParentTypes['CreateVolunteerWebhookPayload']> = {
  signingSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['VolunteerWebhook'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteVolunteerEventPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeleteVolunteerEventPayload'] = ResolversParentTypes['DeleteVolunteerEventPayload']> = {
  event?: Resolver<ResolversTypes['VolunteerEvent'], ParentType, ContextType>;
};

export type DisableVolunteerWebhookPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['DisableVolunteerWebhookPayload'] = ResolversParentTypes['DisableVolunteerWebhookPayload']> = {
  webhook?: Resolver<ResolversTypes['VolunteerWebhook'], ParentType, ContextType>;
};

export type HelperResolvers<ContextType = any, ParentType extends ResolversParentTypes['Helper'] = ResolversParentTypes['Helper']> = {
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HelperStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HelperPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['HelperPage'] = ResolversParentTypes['HelperPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Helper']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createApiKey?: Resolver<Maybe<ResolversTypes['CreateApiKeyPayload']>, ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  createVolunteerEvent?: Resolver<Maybe<ResolversTypes['VolunteerEventPayload']>, ParentType, ContextType, RequireFields<MutationCreateVolunteerEventArgs, 'input'>>;
  createVolunteerWebhook?: Resolver<Maybe<ResolversTypes['CreateVolunteerWebhookPayload']>, ParentType, ContextType, RequireFields<MutationCreateVolunteerWebhookArgs, 'input'>>;
  deleteVolunteerEvent?: Resolver<Maybe<ResolversTypes['DeleteVolunteerEventPayload']>, ParentType, ContextType, RequireFields<MutationDeleteVolunteerEventArgs, 'input'>>;
  disableVolunteerWebhook?: Resolver<Maybe<ResolversTypes['DisableVolunteerWebhookPayload']>, ParentType, ContextType, RequireFields<MutationDisableVolunteerWebhookArgs, 'input'>>;
  resendVolunteerDelivery?: Resolver<Maybe<ResolversTypes['ResendVolunteerDeliveryPayload']>, ParentType, ContextType, RequireFields<MutationResendVolunteerDeliveryArgs, 'input'>>;
  revokeApiKey?: Resolver<Maybe<ResolversTypes['RevokeApiKeyPayload']>, ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'input'>>;
  setVolunteerIntegration?: Resolver<Maybe<ResolversTypes['VolunteerAccountPayload']>, ParentType, ContextType, RequireFields<MutationSetVolunteerIntegrationArgs, 'input'>>;
  setVolunteerPlan?: Resolver<Maybe<ResolversTypes['VolunteerAccountPayload']>, ParentType, ContextType, RequireFields<MutationSetVolunteerPlanArgs, 'input'>>;
  syncVolunteerEvents?: Resolver<Maybe<ResolversTypes['SyncVolunteerEventsPayload']>, ParentType, ContextType, RequireFields<MutationSyncVolunteerEventsArgs, 'input'>>;
  updateVolunteerEvent?: Resolver<Maybe<ResolversTypes['VolunteerEventPayload']>, ParentType, ContextType, RequireFields<MutationUpdateVolunteerEventArgs, 'input'>>;
};

export type PageInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiKeyByHash?: Resolver<Maybe<ResolversTypes['ApiKeyIdentity']>, ParentType, ContextType, RequireFields<QueryApiKeyByHashArgs, 'hash'>>;
  helpers?: Resolver<Maybe<ResolversTypes['HelperPage']>, ParentType, ContextType, RequireFields<QueryHelpersArgs, 'first' | 'offset'>>;
  volunteerAccount?: Resolver<Maybe<ResolversTypes['VolunteerAccount']>, ParentType, ContextType, RequireFields<QueryVolunteerAccountArgs, 'clubId'>>;
  volunteerEvent?: Resolver<Maybe<ResolversTypes['VolunteerEvent']>, ParentType, ContextType, RequireFields<QueryVolunteerEventArgs, 'id'>>;
  volunteerEvents?: Resolver<Maybe<ResolversTypes['VolunteerEventPage']>, ParentType, ContextType, RequireFields<QueryVolunteerEventsArgs, 'first' | 'offset'>>;
  volunteerWebhookDeliveries?: Resolver<Maybe<ResolversTypes['VolunteerWebhookDeliveryPage']>, ParentType, ContextType, RequireFields<QueryVolunteerWebhookDeliveriesArgs, 'first' | 'offset' | 'webhookId'>>;
  volunteerWebhooks?: Resolver<Maybe<ResolversTypes['VolunteerWebhookPage']>, ParentType, ContextType, RequireFields<QueryVolunteerWebhooksArgs, 'first' | 'offset'>>;
};

export type ResendVolunteerDeliveryPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResendVolunteerDeliveryPayload'] = ResolversParentTypes['ResendVolunteerDeliveryPayload']> = {
  delivery?: Resolver<ResolversTypes['VolunteerWebhookDelivery'], ParentType, ContextType>;
};

export type RevokeApiKeyPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RevokeApiKeyPayload'] = ResolversParentTypes['RevokeApiKeyPayload']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  volunteerEvents?: SubscriptionResolver<Maybe<ResolversTypes['VolunteerPublicationItem']>, "volunteerEvents", ParentType, ContextType, RequireFields<SubscriptionVolunteerEventsArgs, 'clubId'>>;
};

export type SyncVolunteerEventsPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SyncVolunteerEventsPayload'] = ResolversParentTypes['SyncVolunteerEventsPayload']> = {
  results?: Resolver<Array<ResolversTypes['VolunteerEventSyncResult']>, ParentType, ContextType>;
};

export type VolunteerAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerAccount'] = ResolversParentTypes['VolunteerAccount']> = {
  apiKeys?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isIntegrationEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['VolunteerPlan'], ParentType, ContextType>;
};

export type VolunteerAccountPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerAccountPayload'] = ResolversParentTypes['VolunteerAccountPayload']> = {
  account?: Resolver<ResolversTypes['VolunteerAccount'], ParentType, ContextType>;
};

export type VolunteerDeliveryAttemptResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerDeliveryAttempt'] = ResolversParentTypes['VolunteerDeliveryAttempt']> = {
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VolunteerEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerEvent'] = ResolversParentTypes['VolunteerEvent']> = {
  autoConfirmAssignments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationCoordinates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VolunteerEventStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VolunteerEventPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerEventPage'] = ResolversParentTypes['VolunteerEventPage']> = {
  nodes?: Resolver<Array<ResolversTypes['VolunteerEvent']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VolunteerEventPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerEventPayload'] = ResolversParentTypes['VolunteerEventPayload']> = {
  event?: Resolver<ResolversTypes['VolunteerEvent'], ParentType, ContextType>;
};

export type VolunteerEventRefusalResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerEventRefusal'] = ResolversParentTypes['VolunteerEventRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VolunteerEventSyncResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerEventSyncResult'] = ResolversParentTypes['VolunteerEventSyncResult']> = {
  event?: Resolver<Maybe<ResolversTypes['VolunteerEvent']>, ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['VolunteerEventSyncOutcome'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['VolunteerEventRefusal']>, ParentType, ContextType>;
};

export type VolunteerPlanResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerPlan'] = ResolversParentTypes['VolunteerPlan']> = {
  addOns?: Resolver<Array<ResolversTypes['VolunteerAddOn']>, ParentType, ContextType>;
  eventLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPro?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VolunteerPublicationResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerPublication'] = ResolversParentTypes['VolunteerPublication']> = {
  changedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  publicationSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VolunteerPublicationItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerPublicationItem'] = ResolversParentTypes['VolunteerPublicationItem']> = {
  event?: Resolver<Maybe<ResolversTypes['VolunteerPublication']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VolunteerWebhookResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWebhook'] = ResolversParentTypes['VolunteerWebhook']> = {
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VolunteerWebhookStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VolunteerWebhookDeliveryResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWebhookDelivery'] = ResolversParentTypes['VolunteerWebhookDelivery']> = {
  attempts?: Resolver<Array<ResolversTypes['VolunteerDeliveryAttempt']>, ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  payloadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VolunteerDeliveryStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  webhookId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VolunteerWebhookDeliveryPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWebhookDeliveryPage'] = ResolversParentTypes['VolunteerWebhookDeliveryPage']> = {
  nodes?: Resolver<Array<ResolversTypes['VolunteerWebhookDelivery']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VolunteerWebhookPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerWebhookPage'] = ResolversParentTypes['VolunteerWebhookPage']> = {
  nodes?: Resolver<Array<ResolversTypes['VolunteerWebhook']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyIdentity?: ApiKeyIdentityResolvers<ContextType>;
  Club?: ClubResolvers<ContextType>;
  CreateApiKeyPayload?: CreateApiKeyPayloadResolvers<ContextType>;
  CreateVolunteerWebhookPayload?: CreateVolunteerWebhookPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteVolunteerEventPayload?: DeleteVolunteerEventPayloadResolvers<ContextType>;
  DisableVolunteerWebhookPayload?: DisableVolunteerWebhookPayloadResolvers<ContextType>;
  Helper?: HelperResolvers<ContextType>;
  HelperPage?: HelperPageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ResendVolunteerDeliveryPayload?: ResendVolunteerDeliveryPayloadResolvers<ContextType>;
  RevokeApiKeyPayload?: RevokeApiKeyPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SyncVolunteerEventsPayload?: SyncVolunteerEventsPayloadResolvers<ContextType>;
  VolunteerAccount?: VolunteerAccountResolvers<ContextType>;
  VolunteerAccountPayload?: VolunteerAccountPayloadResolvers<ContextType>;
  VolunteerDeliveryAttempt?: VolunteerDeliveryAttemptResolvers<ContextType>;
  VolunteerEvent?: VolunteerEventResolvers<ContextType>;
  VolunteerEventPage?: VolunteerEventPageResolvers<ContextType>;
  VolunteerEventPayload?: VolunteerEventPayloadResolvers<ContextType>;
  VolunteerEventRefusal?: VolunteerEventRefusalResolvers<ContextType>;
  VolunteerEventSyncResult?: VolunteerEventSyncResultResolvers<ContextType>;
  VolunteerPlan?: VolunteerPlanResolvers<ContextType>;
  VolunteerPublication?: VolunteerPublicationResolvers<ContextType>;
  VolunteerPublicationItem?: VolunteerPublicationItemResolvers<ContextType>;
  VolunteerWebhook?: VolunteerWebhookResolvers<ContextType>;
  VolunteerWebhookDelivery?: VolunteerWebhookDeliveryResolvers<ContextType>;
  VolunteerWebhookDeliveryPage?: VolunteerWebhookDeliveryPageResolvers<ContextType>;
  VolunteerWebhookPage?: VolunteerWebhookPageResolvers<ContextType>;
};
