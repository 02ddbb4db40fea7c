// Made by `npm run schema:build`; not edited by hand.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Every given condition must hold. */
export type BookingFilter = {
  courtId?: string | null | undefined;
  /** Keeps bookings that start at or after this moment. */
  from?: Date | string | null | undefined;
  locationId?: string | null | undefined;
  provider?: string | null | undefined;
  status?: BookingStatus | null | undefined;
  /** Keeps bookings that start at or before this moment; not earlier than `from`. */
  to?: Date | string | null | undefined;
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

/** Only an ACTIVE club lets its installations in. */
export type ClubStatus =
  | 'ACTIVE'
  | 'CLOSED'
  | 'SUSPENDED';

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
  externalAccountId?: string | null | undefined;
  /**
   * Makes a repetition safe for 24 hours: the same key with the same input answers what the first
   * request answered, with other input it is refused with `idempotency_conflict`. 1 to 255 printable
   * ASCII characters.
   */
  idempotencyKey?: string | null | undefined;
  /** 2 to 120 characters after trimming. */
  name: string;
  /** 2 to 80 characters of a-z, 0-9, dot, underscore, hyphen; starts with a letter or digit. Unique in the installation. */
  sourceKey: string;
};

export type CreateVolunteerEventInput = {
  autoConfirmAssignments?: boolean | null | undefined;
  /** Staff name the club; for an API key it is always its own. */
  clubId?: string | null | undefined;
  /** Up to 4000 characters. */
  description?: string | null | undefined;
  endDate: string;
  /** Up to 240 characters. */
  location?: string | null | undefined;
  /** `latitude,longitude` in decimal degrees. */
  locationCoordinates?: string | null | undefined;
  /** 2 to 140 characters after trimming. */
  name: string;
  startDate: string;
  /** DRAFT when it is left out. */
  status?: VolunteerEventStatus | null | undefined;
};

export type Environment =
  | 'PRODUCTION'
  | 'SANDBOX';

export type HelperStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type IndoorOutdoor =
  | 'COVERED'
  | 'INDOOR'
  | 'OUTDOOR';

export type InstallationStatus =
  | 'ACTIVE'
  | 'REVOKED';

export type LocationStatus =
  | 'ACTIVE'
  | 'DISABLED'
  | 'MAINTENANCE';

export type ParticipantInput = {
  /** The source's receipt of the consent, 1 to 200 characters; only together with consent. */
  consentReference?: string | null | undefined;
  /** Whether partners may be shown this participant; left out means no. */
  consentToShare?: boolean | null | undefined;
  /** 1 to 80 characters after trimming. */
  displayName: string;
  /** 1 to 200 characters after trimming. */
  externalId: string;
  team?: Team | null | undefined;
};

/** A complete snapshot; what is left out is removed (Resources, Booking snapshot input). */
export type PutBookingInput = {
  /** The source's own id of the booking, taken exactly as it is; 1 to 200 characters. */
  externalBookingId: string;
  /** 1 to 200 characters after trimming; must be mapped to a court. */
  externalCourtId: string;
  /** At most four, each external id once. */
  participants?: Array<ParticipantInput> | null | undefined;
  /** After `scheduledStart`, by at most 24 hours. */
  scheduledEnd: Date | string;
  scheduledStart: Date | string;
  sourceId: string;
  /** 0 to 2147483647; must rise with every change of content. */
  sourceVersion: number;
  status: BookingStatus;
};

/** UNCHANGED answers a repetition of the stored snapshot. */
export type PutBookingOutcome =
  | 'CREATED'
  | 'UNCHANGED'
  | 'UPDATED';

export type PutCourtMappingInput = {
  /** A court of the caller's club. */
  courtId: string;
  /** 1 to 200 characters after trimming. */
  externalCourtId: string;
  /** 1 to 120 characters after trimming. */
  externalCourtName: string;
  sourceId: string;
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

/** Left out means unchanged; null clears a field that may be empty, and is refused for others. */
export type UpdateVolunteerEventInput = {
  autoConfirmAssignments?: boolean | null | undefined;
  description?: string | null | undefined;
  endDate?: string | null | undefined;
  /** `updatedAt` of the state that the change was made from; another one is refused with `concurrent_update`. */
  expectedUpdatedAt?: Date | string | null | undefined;
  id: string;
  location?: string | null | undefined;
  locationCoordinates?: string | null | undefined;
  name?: string | null | undefined;
  startDate?: string | null | undefined;
  status?: VolunteerEventStatus | null | undefined;
};

export type VolunteerEventStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'CANCELLED'
  | 'DRAFT';

export type ListBookingSourcesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ListBookingSourcesQuery = { bookingSources: { nextCursor: string | null, nodes: Array<{ id: string, sourceKey: string, name: string, provider: string, status: BookingSourceStatus, externalAccountId: string | null, lastSynchronizedAt: string | null, createdAt: string, updatedAt: string }> } | null };

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


export type ListBookingsQuery = { bookings: { nextCursor: string | null, nodes: Array<{ id: string, bookingSourceId: string | null, locationId: string, courtId: string, provider: string, externalBookingId: string | null, externalCourtId: string, sourceVersion: number | null, scheduledStart: string, scheduledEnd: string, status: BookingStatus, matchSessionId: string | null, importedAt: string, createdAt: string, updatedAt: string, participants: Array<{ externalId: string, displayName: string }> }> } | null };

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


export type GetContextQuery = { installation: { id: string, environment: Environment, status: InstallationStatus, scopes: Array<string>, installedAt: string, expiresAt: string | null, application: { id: string, slug: string, name: string }, club: { id: string, slug: string, name: string, status: ClubStatus, timezone: string, currency: string, country: string, language: string } } | null };

export type GetCourtMappingQueryVariables = Exact<{
  sourceId: string;
  externalCourtId: string;
}>;


export type GetCourtMappingQuery = { courtMapping: { id: string, externalCourtId: string, externalCourtName: string | null, courtId: string, createdAt: string, updatedAt: string } | null };

export type PutCourtMappingMutationVariables = Exact<{
  input: PutCourtMappingInput;
}>;


export type PutCourtMappingMutation = { putCourtMapping: { created: boolean, courtMapping: { id: string, externalCourtId: string, externalCourtName: string | null, courtId: string, createdAt: string, updatedAt: string } } | null };

export type CourtMappingFieldsFragment = { id: string, externalCourtId: string, externalCourtName: string | null, courtId: string, createdAt: string, updatedAt: string };

export type ListCourtsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  locationId?: string | null | undefined;
  status?: CourtStatus | null | undefined;
}>;


export type ListCourtsQuery = { courts: { nextCursor: string | null, nodes: Array<{ id: string, locationId: string, name: string, number: number, publicId: string, status: CourtStatus, indoorOutdoor: IndoorOutdoor, surfaceType: SurfaceType, createdAt: string, updatedAt: string }> } | null };

export type GetCourtQueryVariables = Exact<{
  id: string;
}>;


export type GetCourtQuery = { court: { id: string, locationId: string, name: string, number: number, publicId: string, status: CourtStatus, indoorOutdoor: IndoorOutdoor, surfaceType: SurfaceType, createdAt: string, updatedAt: string } | null };

export type CourtFieldsFragment = { id: string, locationId: string, name: string, number: number, publicId: string, status: CourtStatus, indoorOutdoor: IndoorOutdoor, surfaceType: SurfaceType, createdAt: string, updatedAt: string };

export type ListHelpersQueryVariables = Exact<{
  first: number;
  offset: number;
  search?: string | null | undefined;
  status?: HelperStatus | null | undefined;
  tag?: string | null | undefined;
  updatedSince?: Date | string | null | undefined;
}>;


export type ListHelpersQuery = { helpers: { totalCount: number, nodes: Array<{ id: string, clubId: string, externalId: string | null, firstName: string | null, lastName: string, email: string | null, phone: string | null, language: string | null, tags: Array<string>, notes: string | null, status: HelperStatus, createdAt: string, updatedAt: string }> } | null };

export type ListLocationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  status?: LocationStatus | null | undefined;
}>;


export type ListLocationsQuery = { locations: { nextCursor: string | null, nodes: Array<{ id: string, name: string, address: string, city: string, postalCode: string, country: string, timezone: string, status: LocationStatus, openingHours: unknown, createdAt: string, updatedAt: string }> } | null };

export type GetLocationQueryVariables = Exact<{
  id: string;
}>;


export type GetLocationQuery = { location: { id: string, name: string, address: string, city: string, postalCode: string, country: string, timezone: string, status: LocationStatus, openingHours: unknown, createdAt: string, updatedAt: string } | null };

export type LocationFieldsFragment = { id: string, name: string, address: string, city: string, postalCode: string, country: string, timezone: string, status: LocationStatus, openingHours: unknown, createdAt: string, updatedAt: string };

export type ListVolunteerEventsQueryVariables = Exact<{
  first: number;
  offset: number;
  status?: VolunteerEventStatus | null | undefined;
  updatedSince?: Date | string | null | undefined;
}>;


export type ListVolunteerEventsQuery = { volunteerEvents: { totalCount: number, nodes: Array<{ id: string, clubId: string, name: string, startDate: string, endDate: string, status: VolunteerEventStatus, updatedAt: string }> } | null };

export type GetVolunteerEventQueryVariables = Exact<{
  id: string;
}>;


export type GetVolunteerEventQuery = { volunteerEvent: { id: string, clubId: string, name: string, description: string | null, startDate: string, endDate: string, location: string | null, status: VolunteerEventStatus, autoConfirmAssignments: boolean, createdBy: string, createdAt: string, updatedAt: string } | null };

export type CreateVolunteerEventMutationVariables = Exact<{
  input: CreateVolunteerEventInput;
}>;


export type CreateVolunteerEventMutation = { createVolunteerEvent: { event: { id: string, clubId: string, name: string, description: string | null, startDate: string, endDate: string, location: string | null, status: VolunteerEventStatus, autoConfirmAssignments: boolean, createdBy: string, createdAt: string, updatedAt: string } } | null };

export type UpdateVolunteerEventMutationVariables = Exact<{
  input: UpdateVolunteerEventInput;
}>;


export type UpdateVolunteerEventMutation = { updateVolunteerEvent: { event: { id: string, clubId: string, name: string, description: string | null, startDate: string, endDate: string, location: string | null, status: VolunteerEventStatus, autoConfirmAssignments: boolean, createdBy: string, createdAt: string, updatedAt: string } } | null };

export type VolunteerEventFieldsFragment = { id: string, clubId: string, name: string, description: string | null, startDate: string, endDate: string, location: string | null, status: VolunteerEventStatus, autoConfirmAssignments: boolean, createdBy: string, createdAt: string, updatedAt: string };
