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
  /** A moment in UTC, RFC 3339 with milliseconds: `2026-07-01T18:00:00.000Z`. Any offset is accepted as input. */
  DateTime: { input: Date; output: Date | string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: string; output: string; }
};

export type Application = {
  __typename?: 'Application';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Short name for addresses; it is the provider of the bookings that the application pushes. */
  slug: Scalars['String']['output'];
};

/**
 * A booking as the caller may see it (Resources, Booking): what belongs to a source is null, and
 * participants are empty, for all but the installation that owns the source.
 */
export type Booking = {
  __typename?: 'Booking';
  /** Null for bookings made in the club's portal, and for other installations. */
  bookingSourceId?: Maybe<Scalars['ID']['output']>;
  /** Null when it cannot be read; partners need courts:read. */
  court?: Maybe<Court>;
  courtId: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  externalBookingId?: Maybe<Scalars['String']['output']>;
  /** The court's `publicId` for callers that do not own the source. */
  externalCourtId: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Time of the last accepted snapshot. */
  importedAt: Scalars['DateTime']['output'];
  /** Null when it cannot be read; partners need locations:read. */
  location?: Maybe<Location>;
  locationId: Scalars['ID']['output'];
  /** Null while no match session was made for it. */
  matchSessionId?: Maybe<Scalars['ID']['output']>;
  /** Only with consent, participants:read, and for the owner of the source. */
  participants: Array<Participant>;
  /** Slug of the application that pushed it, or `portal`. */
  provider: Scalars['String']['output'];
  scheduledEnd: Scalars['DateTime']['output'];
  scheduledStart: Scalars['DateTime']['output'];
  sourceVersion?: Maybe<Scalars['Int']['output']>;
  status: BookingStatus;
  updatedAt: Scalars['DateTime']['output'];
};

export type BookingConnection = {
  __typename?: 'BookingConnection';
  /** Null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  nodes: Array<Booking>;
};

/** Every given condition must hold. */
export type BookingFilter = {
  courtId?: InputMaybe<Scalars['ID']['input']>;
  /** Keeps bookings that start at or after this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  locationId?: InputMaybe<Scalars['ID']['input']>;
  provider?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<BookingStatus>;
  /** Keeps bookings that start at or before this moment; not earlier than `from`. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A partner's booking system, owned by one installation (Resources, Booking source). */
export type BookingSource = {
  __typename?: 'BookingSource';
  createdAt: Scalars['DateTime']['output'];
  externalAccountId?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Time of the last accepted booking write, to the second. */
  lastSynchronizedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  provider: Scalars['String']['output'];
  sourceKey: Scalars['String']['output'];
  status: BookingSourceStatus;
  updatedAt: Scalars['DateTime']['output'];
};

export type BookingSourceConnection = {
  __typename?: 'BookingSourceConnection';
  /** Null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  nodes: Array<BookingSource>;
};

/** PAUSED and DISABLED sources refuse writes; reads stay possible. */
export type BookingSourceStatus =
  | 'ACTIVE'
  | 'DISABLED'
  | 'ERROR'
  | 'PAUSED';

export type BookingStatus =
  | 'CANCELLED'
  | 'COMPLETED'
  | 'CONFIRMED';

/** A court club (Resources, Context). Both products know it by the same id. */
export type Club = {
  __typename?: 'Club';
  /** ISO 3166-1 alpha-2. */
  country: Scalars['String']['output'];
  /** All courts of the club, by number. Partners need courts:read. */
  courts?: Maybe<Array<Court>>;
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** BCP 47. */
  language: Scalars['String']['output'];
  name: Scalars['String']['output'];
  organizationId: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  status: ClubStatus;
  /** IANA time zone. */
  timezone: Scalars['String']['output'];
};

export type ClubConnection = {
  __typename?: 'ClubConnection';
  /** Null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  nodes: Array<Club>;
};

/** Only an ACTIVE club lets its installations in. */
export type ClubStatus =
  | 'ACTIVE'
  | 'CLOSED'
  | 'SUSPENDED';

/** Resources, Court. */
export type Court = {
  __typename?: 'Court';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  indoorOutdoor: IndoorOutdoor;
  locationId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  /** Name of the court that may be shown to anyone, such as on a court-side code. */
  publicId: Scalars['String']['output'];
  status: CourtStatus;
  surfaceType: SurfaceType;
  updatedAt: Scalars['DateTime']['output'];
};

export type CourtConnection = {
  __typename?: 'CourtConnection';
  /** Null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  nodes: Array<Court>;
};

/** Resources, Court mapping. */
export type CourtMapping = {
  __typename?: 'CourtMapping';
  courtId: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  externalCourtId: Scalars['String']['output'];
  externalCourtName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type CourtStatus =
  | 'AVAILABLE'
  | 'BOOKED_SOON'
  | 'DEVICE_WARNING'
  | 'DISABLED'
  | 'MAINTENANCE'
  | 'OFFLINE'
  | 'SESSION_ACTIVE';

export type CreateBookingSourceInput = {
  /** Up to 200 characters after trimming. */
  externalAccountId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 120 characters after trimming. */
  name: Scalars['String']['input'];
  /** 2 to 80 characters of a-z, 0-9, dot, underscore, hyphen; starts with a letter or digit. Unique in the installation. */
  sourceKey: Scalars['String']['input'];
};

export type CreateBookingSourcePayload = {
  __typename?: 'CreateBookingSourcePayload';
  bookingSource: BookingSource;
  /** True when this answers an earlier request with the same idempotency key. */
  idempotentReplay: Scalars['Boolean']['output'];
};

export type Environment =
  | 'PRODUCTION'
  | 'SANDBOX';

export type IndoorOutdoor =
  | 'COVERED'
  | 'INDOOR'
  | 'OUTDOOR';

/** A partner application installed by one club (Resources, Context). */
export type Installation = {
  __typename?: 'Installation';
  application: Application;
  club: Club;
  environment: Environment;
  /** When it ends by itself; null when it does not. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  installedAt: Scalars['DateTime']['output'];
  /** Granted scopes, without repetition, in the order of the specification's list. */
  scopes: Array<Scalars['String']['output']>;
  status: InstallationStatus;
};

/** What the gateway must know of an access token's subject to let it in. */
export type InstallationIdentity = {
  __typename?: 'InstallationIdentity';
  applicationId: Scalars['ID']['output'];
  clubId: Scalars['ID']['output'];
  installationId: Scalars['ID']['output'];
  /** False when the installation was revoked or has expired, or its club is not ACTIVE. */
  isActive: Scalars['Boolean']['output'];
  organizationId: Scalars['ID']['output'];
  provider: Scalars['String']['output'];
  scopes: Array<Scalars['String']['output']>;
};

export type InstallationStatus =
  | 'ACTIVE'
  | 'REVOKED';

/** Resources, Location. */
export type Location = {
  __typename?: 'Location';
  address: Scalars['String']['output'];
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /**
   * Null, or `{"weekly": {"monday": [{"opens": "08:00", "closes": "23:00"}], …}, "exceptions":
   * [{"date", "intervals", "note"}]}` in the location's local time; a close at or before the opening
   * is past midnight.
   */
  openingHours?: Maybe<Scalars['JSON']['output']>;
  postalCode: Scalars['String']['output'];
  status: LocationStatus;
  timezone: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type LocationConnection = {
  __typename?: 'LocationConnection';
  /** Null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  nodes: Array<Location>;
};

export type LocationStatus =
  | 'ACTIVE'
  | 'DISABLED'
  | 'MAINTENANCE';

export type Mutation = {
  __typename?: 'Mutation';
  /** Makes a booking source of the calling installation (Endpoints, POST /booking-sources). Needs bookings:write. */
  createBookingSource?: Maybe<CreateBookingSourcePayload>;
  /**
   * Writes the complete snapshot of one booking (Endpoints, PUT booking; States and transitions).
   * Needs bookings:write, and participants:write when `participants` is given. Refused with
   * `version_conflict`, `unmapped_court` or `booking_source_inactive`.
   */
  putBooking?: Maybe<PutBookingPayload>;
  /**
   * Creates or replaces the link from an external court to one of the club's courts
   * (Endpoints, PUT court mapping). Needs bookings:write and an own source that takes writes.
   */
  putCourtMapping?: Maybe<PutCourtMappingPayload>;
};


export type MutationCreateBookingSourceArgs = {
  input: CreateBookingSourceInput;
};


export type MutationPutBookingArgs = {
  input: PutBookingInput;
};


export type MutationPutCourtMappingArgs = {
  input: PutCourtMappingInput;
};

export type Participant = {
  __typename?: 'Participant';
  displayName: Scalars['String']['output'];
  externalId: Scalars['String']['output'];
};

export type ParticipantInput = {
  /** The source's receipt of the consent, 1 to 200 characters; only together with consent. */
  consentReference?: InputMaybe<Scalars['String']['input']>;
  /** Whether partners may be shown this participant; left out means no. */
  consentToShare?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 80 characters after trimming. */
  displayName: Scalars['String']['input'];
  /** 1 to 200 characters after trimming. */
  externalId: Scalars['String']['input'];
  team?: InputMaybe<Team>;
};

/** A complete snapshot; what is left out is removed (Resources, Booking snapshot input). */
export type PutBookingInput = {
  /** The source's own id of the booking, taken exactly as it is; 1 to 200 characters. */
  externalBookingId: Scalars['String']['input'];
  /** 1 to 200 characters after trimming; must be mapped to a court. */
  externalCourtId: Scalars['String']['input'];
  /** At most four, each external id once. */
  participants?: InputMaybe<Array<ParticipantInput>>;
  /** After `scheduledStart`, by at most 24 hours. */
  scheduledEnd: Scalars['DateTime']['input'];
  scheduledStart: Scalars['DateTime']['input'];
  sourceId: Scalars['ID']['input'];
  /** 0 to 2147483647; must rise with every change of content. */
  sourceVersion: Scalars['Int']['input'];
  status: BookingStatus;
};

/** UNCHANGED answers a repetition of the stored snapshot. */
export type PutBookingOutcome =
  | 'CREATED'
  | 'UNCHANGED'
  | 'UPDATED';

export type PutBookingPayload = {
  __typename?: 'PutBookingPayload';
  booking: Booking;
  outcome: PutBookingOutcome;
  reconciliationStatus: ReconciliationStatus;
};

export type PutCourtMappingInput = {
  /** A court of the caller's club. */
  courtId: Scalars['ID']['input'];
  /** 1 to 200 characters after trimming. */
  externalCourtId: Scalars['String']['input'];
  /** 1 to 120 characters after trimming. */
  externalCourtName: Scalars['String']['input'];
  sourceId: Scalars['ID']['input'];
};

export type PutCourtMappingPayload = {
  __typename?: 'PutCourtMappingPayload';
  courtMapping: CourtMapping;
  /** False when an earlier link was replaced. */
  created: Scalars['Boolean']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** One booking. Needs bookings:read or a role in its club. */
  booking?: Maybe<Booking>;
  /** The calling installation's own booking sources, oldest first. Needs bookings:read. */
  bookingSources?: Maybe<BookingSourceConnection>;
  /** Bookings by scheduled start, ascending. Needs bookings:read or a role in the club. */
  bookings?: Maybe<BookingConnection>;
  /** One club. Partners see their own with club:read, staff those they have a role in; any other is `not_found`. */
  club?: Maybe<Club>;
  /** The clubs a staff member has a role in, for ADMINs every club, oldest first. For staff alone. */
  clubs?: Maybe<ClubConnection>;
  /** One court. Needs courts:read or a role in its club. */
  court?: Maybe<Court>;
  /** The link from an external court of one of the caller's own sources to a court of the club. Needs courts:read. */
  courtMapping?: Maybe<CourtMapping>;
  /** Courts, oldest first. Needs courts:read or a role in the club. */
  courts?: Maybe<CourtConnection>;
  /**
   * The calling partner installation, with its application and club (Endpoints, GET /context).
   * Needs club:read; staff have no installation and are refused.
   */
  installation?: Maybe<Installation>;
  /** Who a verified access token's subject is. For the gateway alone. */
  installationBySubject?: Maybe<InstallationIdentity>;
  /** One location. Needs locations:read or a role in its club. */
  location?: Maybe<Location>;
  /** Locations, oldest first. Needs locations:read or a role in the club. */
  locations?: Maybe<LocationConnection>;
};


export type QueryBookingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBookingSourcesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


export type QueryBookingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clubId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<BookingFilter>;
  first: Scalars['Int']['input'];
};


export type QueryClubArgs = {
  id: Scalars['ID']['input'];
};


export type QueryClubsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


export type QueryCourtArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCourtMappingArgs = {
  externalCourtId: Scalars['String']['input'];
  sourceId: Scalars['ID']['input'];
};


export type QueryCourtsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clubId?: InputMaybe<Scalars['ID']['input']>;
  first: Scalars['Int']['input'];
  locationId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<CourtStatus>;
};


export type QueryInstallationBySubjectArgs = {
  subject: Scalars['String']['input'];
};


export type QueryLocationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLocationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clubId?: InputMaybe<Scalars['ID']['input']>;
  first: Scalars['Int']['input'];
  status?: InputMaybe<LocationStatus>;
};

/** REQUIRED when the booking's match session could no longer follow the snapshot. */
export type ReconciliationStatus =
  | 'NONE'
  | 'REQUIRED';

export type SurfaceType =
  | 'ARTIFICIAL_GRASS'
  | 'CARPET'
  | 'CONCRETE'
  | 'OTHER';

export type Team =
  | 'BLUE'
  | 'ORANGE'
  | 'UNASSIGNED';



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
  Application: ResolverTypeWrapper<Application>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Booking: ResolverTypeWrapper<Booking>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  BookingConnection: ResolverTypeWrapper<BookingConnection>;
  BookingFilter: BookingFilter;
  BookingSource: ResolverTypeWrapper<BookingSource>;
  BookingSourceConnection: ResolverTypeWrapper<BookingSourceConnection>;
  BookingSourceStatus: BookingSourceStatus;
  BookingStatus: BookingStatus;
  Club: ResolverTypeWrapper<Club>;
  ClubConnection: ResolverTypeWrapper<ClubConnection>;
  ClubStatus: ClubStatus;
  Court: ResolverTypeWrapper<Court>;
  CourtConnection: ResolverTypeWrapper<CourtConnection>;
  CourtMapping: ResolverTypeWrapper<CourtMapping>;
  CourtStatus: CourtStatus;
  CreateBookingSourceInput: CreateBookingSourceInput;
  CreateBookingSourcePayload: ResolverTypeWrapper<CreateBookingSourcePayload>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Environment: Environment;
  IndoorOutdoor: IndoorOutdoor;
  Installation: ResolverTypeWrapper<Installation>;
  InstallationIdentity: ResolverTypeWrapper<InstallationIdentity>;
  InstallationStatus: InstallationStatus;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Location: ResolverTypeWrapper<Location>;
  LocationConnection: ResolverTypeWrapper<LocationConnection>;
  LocationStatus: LocationStatus;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Participant: ResolverTypeWrapper<Participant>;
  ParticipantInput: ParticipantInput;
  PutBookingInput: PutBookingInput;
  PutBookingOutcome: PutBookingOutcome;
  PutBookingPayload: ResolverTypeWrapper<PutBookingPayload>;
  PutCourtMappingInput: PutCourtMappingInput;
  PutCourtMappingPayload: ResolverTypeWrapper<PutCourtMappingPayload>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReconciliationStatus: ReconciliationStatus;
  SurfaceType: SurfaceType;
  Team: Team;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Application: Application;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Booking: Booking;
  Int: Scalars['Int']['output'];
  BookingConnection: BookingConnection;
  BookingFilter: BookingFilter;
  BookingSource: BookingSource;
  BookingSourceConnection: BookingSourceConnection;
  Club: Club | FederationReferenceTypes['Club'];
  ClubConnection: ClubConnection;
  Court: Court;
  CourtConnection: CourtConnection;
  CourtMapping: CourtMapping;
  CreateBookingSourceInput: CreateBookingSourceInput;
  CreateBookingSourcePayload: CreateBookingSourcePayload;
  Boolean: Scalars['Boolean']['output'];
  DateTime: Scalars['DateTime']['output'];
  Installation: Installation;
  InstallationIdentity: InstallationIdentity;
  JSON: Scalars['JSON']['output'];
  Location: Location;
  LocationConnection: LocationConnection;
  Mutation: Record<PropertyKey, never>;
  Participant: Participant;
  ParticipantInput: ParticipantInput;
  PutBookingInput: PutBookingInput;
  PutBookingPayload: PutBookingPayload;
  PutCourtMappingInput: PutCourtMappingInput;
  PutCourtMappingPayload: PutCourtMappingPayload;
  Query: Record<PropertyKey, never>;
};

export type ApplicationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Booking'] = ResolversParentTypes['Booking']> = {
  bookingSourceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  courtId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  externalBookingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalCourtId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matchSessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['Participant']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheduledEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scheduledStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sourceVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BookingConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingConnection'] = ResolversParentTypes['BookingConnection']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
};

export type BookingSourceResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingSource'] = ResolversParentTypes['BookingSource']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  externalAccountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSynchronizedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingSourceStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BookingSourceConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingSourceConnection'] = ResolversParentTypes['BookingSourceConnection']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BookingSource']>, ParentType, ContextType>;
};

export type ClubResolvers<ContextType = any, ParentType extends ResolversParentTypes['Club'] = ResolversParentTypes['Club'], FederationReferenceType extends FederationReferenceTypes['Club'] = FederationReferenceTypes['Club']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Club']> | FederationReferenceType, FederationReferenceType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courts?: Resolver<Maybe<Array<ResolversTypes['Court']>>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClubStatus'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClubConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClubConnection'] = ResolversParentTypes['ClubConnection']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Club']>, ParentType, ContextType>;
};

export type CourtResolvers<ContextType = any, ParentType extends ResolversParentTypes['Court'] = ResolversParentTypes['Court']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  indoorOutdoor?: Resolver<ResolversTypes['IndoorOutdoor'], ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publicId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CourtStatus'], ParentType, ContextType>;
  surfaceType?: Resolver<ResolversTypes['SurfaceType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CourtConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourtConnection'] = ResolversParentTypes['CourtConnection']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Court']>, ParentType, ContextType>;
};

export type CourtMappingResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourtMapping'] = ResolversParentTypes['CourtMapping']> = {
  courtId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  externalCourtId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalCourtName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CreateBookingSourcePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateBookingSourcePayload'] = ResolversParentTypes['CreateBookingSourcePayload']> = {
  bookingSource?: Resolver<ResolversTypes['BookingSource'], ParentType, ContextType>;
  idempotentReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type InstallationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Installation'] = ResolversParentTypes['Installation']> = {
  application?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
  club?: Resolver<ResolversTypes['Club'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InstallationStatus'], ParentType, ContextType>;
};

export type InstallationIdentityResolvers<ContextType = any, ParentType extends ResolversParentTypes['InstallationIdentity'] = ResolversParentTypes['InstallationIdentity']> = {
  applicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clubId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LocationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingHours?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LocationStatus'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LocationConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['LocationConnection'] = ResolversParentTypes['LocationConnection']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createBookingSource?: Resolver<Maybe<ResolversTypes['CreateBookingSourcePayload']>, ParentType, ContextType, RequireFields<MutationCreateBookingSourceArgs, 'input'>>;
  putBooking?: Resolver<Maybe<ResolversTypes['PutBookingPayload']>, ParentType, ContextType, RequireFields<MutationPutBookingArgs, 'input'>>;
  putCourtMapping?: Resolver<Maybe<ResolversTypes['PutCourtMappingPayload']>, ParentType, ContextType, RequireFields<MutationPutCourtMappingArgs, 'input'>>;
};

export type ParticipantResolvers<ContextType = any, ParentType extends ResolversParentTypes['Participant'] = ResolversParentTypes['Participant']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PutBookingPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['PutBookingPayload'] = ResolversParentTypes['PutBookingPayload']> = {
  booking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['PutBookingOutcome'], ParentType, ContextType>;
  reconciliationStatus?: Resolver<ResolversTypes['ReconciliationStatus'], ParentType, ContextType>;
};

export type PutCourtMappingPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['PutCourtMappingPayload'] = ResolversParentTypes['PutCourtMappingPayload']> = {
  courtMapping?: Resolver<ResolversTypes['CourtMapping'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType, RequireFields<QueryBookingArgs, 'id'>>;
  bookingSources?: Resolver<Maybe<ResolversTypes['BookingSourceConnection']>, ParentType, ContextType, RequireFields<QueryBookingSourcesArgs, 'first'>>;
  bookings?: Resolver<Maybe<ResolversTypes['BookingConnection']>, ParentType, ContextType, RequireFields<QueryBookingsArgs, 'first'>>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType, RequireFields<QueryClubArgs, 'id'>>;
  clubs?: Resolver<Maybe<ResolversTypes['ClubConnection']>, ParentType, ContextType, RequireFields<QueryClubsArgs, 'first'>>;
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType, RequireFields<QueryCourtArgs, 'id'>>;
  courtMapping?: Resolver<Maybe<ResolversTypes['CourtMapping']>, ParentType, ContextType, RequireFields<QueryCourtMappingArgs, 'externalCourtId' | 'sourceId'>>;
  courts?: Resolver<Maybe<ResolversTypes['CourtConnection']>, ParentType, ContextType, RequireFields<QueryCourtsArgs, 'first'>>;
  installation?: Resolver<Maybe<ResolversTypes['Installation']>, ParentType, ContextType>;
  installationBySubject?: Resolver<Maybe<ResolversTypes['InstallationIdentity']>, ParentType, ContextType, RequireFields<QueryInstallationBySubjectArgs, 'subject'>>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType, RequireFields<QueryLocationArgs, 'id'>>;
  locations?: Resolver<Maybe<ResolversTypes['LocationConnection']>, ParentType, ContextType, RequireFields<QueryLocationsArgs, 'first'>>;
};

export type Resolvers<ContextType = any> = {
  Application?: ApplicationResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  BookingConnection?: BookingConnectionResolvers<ContextType>;
  BookingSource?: BookingSourceResolvers<ContextType>;
  BookingSourceConnection?: BookingSourceConnectionResolvers<ContextType>;
  Club?: ClubResolvers<ContextType>;
  ClubConnection?: ClubConnectionResolvers<ContextType>;
  Court?: CourtResolvers<ContextType>;
  CourtConnection?: CourtConnectionResolvers<ContextType>;
  CourtMapping?: CourtMappingResolvers<ContextType>;
  CreateBookingSourcePayload?: CreateBookingSourcePayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Installation?: InstallationResolvers<ContextType>;
  InstallationIdentity?: InstallationIdentityResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Location?: LocationResolvers<ContextType>;
  LocationConnection?: LocationConnectionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Participant?: ParticipantResolvers<ContextType>;
  PutBookingPayload?: PutBookingPayloadResolvers<ContextType>;
  PutCourtMappingPayload?: PutCourtMappingPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};
