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
  /** Ends an API key at once; for OWNERs of its club. Repeating it changes nothing. */
  revokeApiKey?: Maybe<RevokeApiKeyPayload>;
  /** Switches a club's integration on or off for all of its keys; for OWNERs of the club. */
  setVolunteerIntegration?: Maybe<VolunteerAccountPayload>;
  /** Sets a club's plan and add-ons; for ADMINs of the platform. */
  setVolunteerPlan?: Maybe<VolunteerAccountPayload>;
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


export type MutationRevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


export type MutationSetVolunteerIntegrationArgs = {
  input: SetVolunteerIntegrationInput;
};


export type MutationSetVolunteerPlanArgs = {
  input: SetVolunteerPlanInput;
};


export type MutationUpdateVolunteerEventArgs = {
  input: UpdateVolunteerEventInput;
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
  description?: Maybe<Scalars['String']['output']>;
  /** Not before `startDate`. */
  endDate: Scalars['Date']['output'];
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

export type VolunteerEventStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'CANCELLED'
  | 'DRAFT';

/** A club's plan and add-ons on the volunteer side (Authentication, Gates). */
export type VolunteerPlan = {
  __typename?: 'VolunteerPlan';
  addOns: Array<VolunteerAddOn>;
  /** How many draft and active events the club may have at a time. */
  eventLimit: Scalars['Int']['output'];
  isPro: Scalars['Boolean']['output'];
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
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Helper: ResolverTypeWrapper<Helper>;
  HelperPage: ResolverTypeWrapper<HelperPage>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  HelperStatus: HelperStatus;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeApiKeyPayload: ResolverTypeWrapper<RevokeApiKeyPayload>;
  SetVolunteerIntegrationInput: SetVolunteerIntegrationInput;
  SetVolunteerPlanInput: SetVolunteerPlanInput;
  UpdateVolunteerEventInput: UpdateVolunteerEventInput;
  VolunteerAccount: ResolverTypeWrapper<VolunteerAccount>;
  VolunteerAccountPayload: ResolverTypeWrapper<VolunteerAccountPayload>;
  VolunteerAddOn: VolunteerAddOn;
  VolunteerEvent: ResolverTypeWrapper<VolunteerEvent>;
  VolunteerEventPage: ResolverTypeWrapper<VolunteerEventPage>;
  VolunteerEventPayload: ResolverTypeWrapper<VolunteerEventPayload>;
  VolunteerEventStatus: VolunteerEventStatus;
  VolunteerPlan: ResolverTypeWrapper<VolunteerPlan>;
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
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Helper: Helper;
  HelperPage: HelperPage;
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeApiKeyPayload: RevokeApiKeyPayload;
  SetVolunteerIntegrationInput: SetVolunteerIntegrationInput;
  SetVolunteerPlanInput: SetVolunteerPlanInput;
  UpdateVolunteerEventInput: UpdateVolunteerEventInput;
  VolunteerAccount: VolunteerAccount;
  VolunteerAccountPayload: VolunteerAccountPayload;
  VolunteerEvent: VolunteerEvent;
  VolunteerEventPage: VolunteerEventPage;
  VolunteerEventPayload: VolunteerEventPayload;
  VolunteerPlan: VolunteerPlan;
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

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

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

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createApiKey?: Resolver<Maybe<ResolversTypes['CreateApiKeyPayload']>, ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  createVolunteerEvent?: Resolver<Maybe<ResolversTypes['VolunteerEventPayload']>, ParentType, ContextType, RequireFields<MutationCreateVolunteerEventArgs, 'input'>>;
  revokeApiKey?: Resolver<Maybe<ResolversTypes['RevokeApiKeyPayload']>, ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'input'>>;
  setVolunteerIntegration?: Resolver<Maybe<ResolversTypes['VolunteerAccountPayload']>, ParentType, ContextType, RequireFields<MutationSetVolunteerIntegrationArgs, 'input'>>;
  setVolunteerPlan?: Resolver<Maybe<ResolversTypes['VolunteerAccountPayload']>, ParentType, ContextType, RequireFields<MutationSetVolunteerPlanArgs, 'input'>>;
  updateVolunteerEvent?: Resolver<Maybe<ResolversTypes['VolunteerEventPayload']>, ParentType, ContextType, RequireFields<MutationUpdateVolunteerEventArgs, 'input'>>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiKeyByHash?: Resolver<Maybe<ResolversTypes['ApiKeyIdentity']>, ParentType, ContextType, RequireFields<QueryApiKeyByHashArgs, 'hash'>>;
  helpers?: Resolver<Maybe<ResolversTypes['HelperPage']>, ParentType, ContextType, RequireFields<QueryHelpersArgs, 'first' | 'offset'>>;
  volunteerAccount?: Resolver<Maybe<ResolversTypes['VolunteerAccount']>, ParentType, ContextType, RequireFields<QueryVolunteerAccountArgs, 'clubId'>>;
  volunteerEvent?: Resolver<Maybe<ResolversTypes['VolunteerEvent']>, ParentType, ContextType, RequireFields<QueryVolunteerEventArgs, 'id'>>;
  volunteerEvents?: Resolver<Maybe<ResolversTypes['VolunteerEventPage']>, ParentType, ContextType, RequireFields<QueryVolunteerEventsArgs, 'first' | 'offset'>>;
};

export type RevokeApiKeyPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RevokeApiKeyPayload'] = ResolversParentTypes['RevokeApiKeyPayload']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
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

export type VolunteerEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerEvent'] = ResolversParentTypes['VolunteerEvent']> = {
  autoConfirmAssignments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
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

export type VolunteerPlanResolvers<ContextType = any, ParentType extends ResolversParentTypes['VolunteerPlan'] = ResolversParentTypes['VolunteerPlan']> = {
  addOns?: Resolver<Array<ResolversTypes['VolunteerAddOn']>, ParentType, ContextType>;
  eventLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPro?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyIdentity?: ApiKeyIdentityResolvers<ContextType>;
  Club?: ClubResolvers<ContextType>;
  CreateApiKeyPayload?: CreateApiKeyPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Helper?: HelperResolvers<ContextType>;
  HelperPage?: HelperPageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RevokeApiKeyPayload?: RevokeApiKeyPayloadResolvers<ContextType>;
  VolunteerAccount?: VolunteerAccountResolvers<ContextType>;
  VolunteerAccountPayload?: VolunteerAccountPayloadResolvers<ContextType>;
  VolunteerEvent?: VolunteerEventResolvers<ContextType>;
  VolunteerEventPage?: VolunteerEventPageResolvers<ContextType>;
  VolunteerEventPayload?: VolunteerEventPayloadResolvers<ContextType>;
  VolunteerPlan?: VolunteerPlanResolvers<ContextType>;
};
