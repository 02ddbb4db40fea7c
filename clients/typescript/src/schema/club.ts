// Generated from the OpenAPI documents by "npm run schema:build". Do not edit.

export interface paths {
    "/context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the installation, its application and club
         * @description The calling partner installation, with its application and club.
         */
        get: operations["getContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a location
         * @description One location of the club, with its address and opening hours.
         */
        get: operations["getLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locations
         * @description Locations of the calling installation's club, oldest first.
         */
        get: operations["listLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a court
         * @description One court, with its status at the moment of the read.
         */
        get: operations["getCourt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List courts
         * @description Courts of the calling installation's club, oldest first.
         */
        get: operations["listCourts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the installation's booking sources
         * @description The calling installation's own booking sources, oldest first.
         */
        get: operations["listBookingSources"];
        put?: never;
        /**
         * Create a booking source
         * @description Makes a booking source of the calling installation.
         */
        post: operations["createBookingSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-sources/{sourceId}/court-mappings/{externalCourtId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a court mapping
         * @description The link from an external court of one of the caller's own sources to a court of the club.
         */
        get: operations["getCourtMapping"];
        /**
         * Create or replace a court mapping
         * @description Creates or replaces the link from an external court to one of the club's courts.
         */
        put: operations["putCourtMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a booking
         * @description One booking as its source sent it last, with its match session.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings
         * @description Bookings of the calling installation's club by scheduled start, ascending.
         */
        get: operations["listBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-sources/{sourceId}/bookings/{externalBookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create or replace a booking
         * @description Writes the complete snapshot of one booking.
         *
         *     Some bodies need further scopes: `participants:write`.
         */
        put: operations["putBooking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a booking import
         * @description One import of the calling installation, with what became of its records so far.
         */
        get: operations["getBookingImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-sources/{sourceId}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queue an import of bookings
         * @description Queues up to 500 complete snapshots of one source. They are written in their order after the answer; what `putBooking` would refuse fails only its record. The source must be neither PAUSED nor DISABLED.
         *
         *     Some bodies need further scopes: `participants:write`.
         */
        post: operations["importBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/match-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a match session
         * @description One match session, with its score and the participants who consent.
         */
        get: operations["getMatchSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/match-sessions/{id}/score-events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a score event
         * @description One score event of a session.
         */
        get: operations["getScoreEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/match-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List match sessions
         * @description Match sessions of the calling installation's club by scheduled start, ascending.
         */
        get: operations["listMatchSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/match-sessions/{id}/score-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the score events of a session
         * @description The score events of a session by sequence, ascending.
         */
        get: operations["listScoreEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-stream-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a ticket for the event stream
         * @description Makes a ticket for one connection to the event stream, good for 60 seconds. `after` must be known and still kept.
         */
        post: operations["createEventStreamTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay events, or connect by WebSocket
         * @description Published events of the calling installation's club that are still kept, in the order of their publication.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description The calling installation's own webhook endpoints, oldest first.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Creates a webhook endpoint of the calling installation. It receives events that are published from then on. Beside ten others it is `endpoint_limit_reached`.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disable a webhook endpoint
         * @description Disables a webhook endpoint of the calling installation and empties its event types; repeatable.
         */
        delete: operations["disableWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Changes a webhook endpoint of the calling installation. What waits for another attempt goes to the new address with the current secret.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/webhook-endpoints/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret
         * @description Replaces the signing secret at once; the old one signs nothing any more.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/installation-exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a code for an installation
         * @description Exchanges a code for an installation. Whatever is wrong with a code, it is refused with the same `invalid_request`; `authorization_unavailable` while the identity provider is away leaves the code good.
         */
        post: operations["exchangeInstallation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "booking.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of booking.created
         * @description Posted to webhooks that subscribe to `booking.created`.
         */
        post: operations["onBookingCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of booking.updated
         * @description Posted to webhooks that subscribe to `booking.updated`.
         */
        post: operations["onBookingUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of booking.cancelled
         * @description Posted to webhooks that subscribe to `booking.cancelled`.
         */
        post: operations["onBookingCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.reconciliation_required": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of booking.reconciliation_required
         * @description Posted to webhooks that subscribe to `booking.reconciliation_required`.
         */
        post: operations["onBookingReconciliationRequired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "session.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of session.created
         * @description Posted to webhooks that subscribe to `session.created`.
         */
        post: operations["onSessionCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "session.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of session.status_changed
         * @description Posted to webhooks that subscribe to `session.status_changed`.
         */
        post: operations["onSessionStatusChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "participant.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of participant.updated
         * @description Posted to webhooks that subscribe to `participant.updated`.
         */
        post: operations["onParticipantUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "match.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of match.started
         * @description Posted to webhooks that subscribe to `match.started`.
         */
        post: operations["onMatchStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "score.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of score.updated
         * @description Posted to webhooks that subscribe to `score.updated`.
         */
        post: operations["onScoreUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "score.corrected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of score.corrected
         * @description Posted to webhooks that subscribe to `score.corrected`.
         */
        post: operations["onScoreCorrected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "match.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of match.completed
         * @description Posted to webhooks that subscribe to `match.completed`.
         */
        post: operations["onMatchCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "court.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of court.status_changed
         * @description Posted to webhooks that subscribe to `court.status_changed`.
         */
        post: operations["onCourtStatusChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A partner's software, which clubs install. */
        Application: {
            /**
             * Format: uuid
             * @description Identifies the application of a partner; a UUID.
             */
            id: string;
            /** @description Short name for addresses; it is the provider of the bookings that the application pushes. */
            slug: string;
            /** @description Name of the application for people. */
            name: string;
        };
        /** @description A booking as the caller may see it: what belongs to a source is null, and participants are empty, for all but the installation that owns the source. */
        Booking: {
            /**
             * Format: uuid
             * @description Identifies the booking in this platform; `external_booking_id` is the id in the partner's system; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the source that owns the booking; null for bookings made in the club's portal, and for other installations.
             */
            booking_source_id: string | null;
            /**
             * Format: uuid
             * @description The location of its court.
             */
            location_id: string;
            /**
             * Format: uuid
             * @description Id of the court that the booking is on.
             */
            court_id: string;
            /** @description Slug of the application that pushed it, or `portal`. */
            provider: string;
            /** @description The source's own id of it; null for bookings of the portal, and for other installations. */
            external_booking_id: string | null;
            /** @description The court's `public_id` for callers that do not own the source. */
            external_court_id: string;
            /** @description Version of the last accepted snapshot; null for other installations than the owner of the source. */
            source_version: number | null;
            /**
             * Format: date-time
             * @description Moment at which the booking is to begin.
             */
            scheduled_start: string;
            /**
             * Format: date-time
             * @description Moment at which the booking is to end; after `scheduled_start`, by at most 24 hours.
             */
            scheduled_end: string;
            /**
             * @description Status of the booking, as its source sent it.
             * @enum {string}
             */
            status: "CONFIRMED" | "CANCELLED" | "COMPLETED";
            /** @description Only with consent, participants:read, and for the owner of the source. */
            participants: components["schemas"]["Participant"][];
            /**
             * Format: uuid
             * @description Id of the match session of the booking; null while none was made for it.
             */
            match_session_id: string | null;
            /**
             * Format: date-time
             * @description Time of the last accepted snapshot.
             */
            imported_at: string;
            /**
             * Format: date-time
             * @description Moment at which the booking was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the booking.
             */
            updated_at: string;
        };
        /** @description An import of one source, with the outcome of its records as far as they are written. */
        BookingImport: {
            /**
             * Format: uuid
             * @description Identifies the import, by which its progress is read; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The source whose bookings it brings.
             */
            booking_source_id: string;
            /**
             * @description Progress of the import, and how it ended.
             * @enum {string}
             */
            status: "PENDING" | "PROCESSING" | "COMPLETED" | "PARTIAL" | "FAILED";
            /** @description How many records it has, 1 to 500. */
            total: number;
            /** @description How many were created, updated or found unchanged so far. */
            imported: number;
            /** @description How many failed so far; `imported` and `failed` make up `total` once it is over. */
            failed: number;
            /** @description Outcomes of the finished records, in the order of the request; null while PENDING. */
            result: {
                records: components["schemas"]["ImportedRecord"][];
            } | null;
            /**
             * Format: date-time
             * @description Moment at which the platform began to write the records; null before.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description Moment at which the last record was written or refused; null until then.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description Moment at which the import was queued.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last progress of the import.
             */
            updated_at: string;
        };
        BookingMutationResponse: {
            data: components["schemas"]["Booking"];
            /**
             * @description Whether the booking's match session could follow it.
             * @enum {string}
             */
            reconciliation_status: "none" | "required";
            /** @description Whether the snapshot was stored before, with equal content. */
            idempotent_replay: boolean;
        };
        BookingPage: {
            data: components["schemas"]["Booking"][];
            /** @description The `cursor` of the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether another page follows this one. */
            has_more: boolean;
        };
        /** @description A complete snapshot; what is left out is removed. */
        BookingSnapshotInput: {
            /** @description Version of the content, 0 to 2147483647; must rise with every change of content. */
            source_version: number;
            /** @description Id of the court in the source, 1 to 200 characters after trimming; must be mapped to a court. */
            external_court_id: string;
            /**
             * Format: date-time
             * @description Moment at which the booking is to begin.
             */
            scheduled_start: string;
            /**
             * Format: date-time
             * @description After `scheduled_start`, by at most 24 hours.
             */
            scheduled_end: string;
            /**
             * @description Status of the booking in the source.
             * @enum {string}
             */
            status: "CONFIRMED" | "CANCELLED" | "COMPLETED";
            /** @description Participants, at most 4, each external id once. */
            participants?: components["schemas"]["ParticipantInput"][];
        };
        /** @description A partner's booking system, owned by one installation. */
        BookingSource: {
            /**
             * Format: uuid
             * @description Identifies the source in the paths of its bookings, mappings and imports; a UUID.
             */
            id: string;
            /** @description The partner's own name of it, unique in the installation. */
            source_key: string;
            /** @description Name of the source for people. */
            name: string;
            /** @description Slug of the application that owns it. */
            provider: string;
            /**
             * @description Whether the source accepts writes of bookings.
             * @enum {string}
             */
            status: "ACTIVE" | "PAUSED" | "ERROR" | "DISABLED";
            /** @description The account at the partner's system; null when none was named. */
            external_account_id: string | null;
            /**
             * Format: date-time
             * @description Time of the last accepted booking write, to the second.
             */
            last_synchronized_at: string | null;
            /**
             * Format: date-time
             * @description Moment at which the source was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the source.
             */
            updated_at: string;
        };
        /** @description The new source; it is ACTIVE from the start. */
        BookingSourceInput: {
            /** @description Key of the source, 2 to 80 characters of a-z, 0-9, dot, underscore, hyphen; starts with a letter or digit. Unique in the installation. */
            source_key: string;
            /** @description Name, 2 to 120 characters after trimming. */
            name: string;
            /**
             * @description Account in the partner's system, up to 200 characters after trimming.
             * @default null
             */
            external_account_id?: string | null;
        };
        BookingSourcePage: {
            data: components["schemas"]["BookingSource"][];
            /** @description The `cursor` of the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether another page follows this one. */
            has_more: boolean;
        };
        /** @description A court club. Both products know it by the same id. */
        Club: {
            /**
             * Format: uuid
             * @description Identifies the club in both APIs; a UUID.
             */
            id: string;
            /** @description Short name for addresses. */
            slug: string;
            /** @description Name of the club for people. */
            name: string;
            /**
             * @description Whether requests of installations of the club are accepted.
             * @enum {string}
             */
            status: "ACTIVE" | "SUSPENDED" | "CLOSED";
            /** @description IANA time zone of the club, such as `Europe/Vienna`. */
            timezone: string;
            /** @description Currency of the club by ISO 4217, such as `EUR`. */
            currency: string;
            /** @description Country of the club by ISO 3166-1 alpha-2, such as `AT`. */
            country: string;
            /** @description Language of the club by BCP 47, such as `de`. */
            language: string;
        };
        /** @description What an event is about. */
        ClubEventResource: {
            /**
             * @description What kind of resource it is.
             * @enum {string}
             */
            type: "booking" | "match_session" | "court";
            /**
             * Format: uuid
             * @description Id of the resource, as its own type has it.
             */
            id: string;
        };
        /** @description A court of a club, with its status at the moment of the read. */
        Court: {
            /**
             * Format: uuid
             * @description Identifies the court; bookings and match sessions name it as `court_id`; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the location that the court belongs to.
             */
            location_id: string;
            /** @description Name of the court for people. */
            name: string;
            /** @description Number within its club, for people. */
            number: number;
            /** @description Name of the court that may be shown to anyone, such as on a court-side code. */
            public_id: string;
            /**
             * @description Present state of the court, from its sessions, its device and staff.
             * @enum {string}
             */
            status: "AVAILABLE" | "BOOKED_SOON" | "SESSION_ACTIVE" | "MAINTENANCE" | "DEVICE_WARNING" | "OFFLINE" | "DISABLED";
            /**
             * @description Whether the court has a roof.
             * @enum {string}
             */
            indoor_outdoor: "INDOOR" | "OUTDOOR" | "COVERED";
            /**
             * @description Surface that the court is laid with.
             * @enum {string}
             */
            surface_type: "ARTIFICIAL_GRASS" | "CONCRETE" | "CARPET" | "OTHER";
            /**
             * Format: date-time
             * @description Moment at which the court was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the court.
             */
            updated_at: string;
        };
        /** @description Which court of the club an external court of a booking source stands for. */
        CourtMapping: {
            /**
             * Format: uuid
             * @description Identifies the mapping of one external court; a UUID.
             */
            id: string;
            /** @description The source's own id of the court. */
            external_court_id: string;
            /** @description The source's own name of the court; null when none was given. */
            external_court_name: string | null;
            /**
             * Format: uuid
             * @description The court of the club that it stands for.
             */
            court_id: string;
            /**
             * Format: date-time
             * @description Moment at which the mapping was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the mapping.
             */
            updated_at: string;
        };
        /** @description The external court, and the court of the club that it stands for. */
        CourtMappingInput: {
            /** @description Name of the court in the source, 1 to 120 characters after trimming. */
            external_court_name: string;
            /** @description A court of the caller's club. */
            court_id: string;
        };
        CourtPage: {
            data: components["schemas"]["Court"][];
            /** @description The `cursor` of the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether another page follows this one. */
            has_more: boolean;
        };
        /** @description Where the stream is to begin. */
        CreateEventStreamTicketInput: {
            /**
             * Format: uuid
             * @description Id of the event after which the connection begins; null for events from the connection on.
             * @default null
             */
            after?: string | null;
        };
        /** @description Name, address and event types of the receiver. */
        CreateWebhookEndpointInput: {
            /** @description Name, 2 to 120 characters after trimming. */
            name: string;
            /**
             * Format: uri
             * @description HTTPS, at most 2048 characters, without user information and fragment, at a public address.
             */
            url: string;
            /**
             * @description Text for people, up to 500 characters after trimming.
             * @default null
             */
            description?: string | null;
            /** @description Event types, 1 to 12; repeated ones count once. */
            event_types: ("booking.created" | "booking.updated" | "booking.cancelled" | "booking.reconciliation_required" | "session.created" | "session.status_changed" | "participant.updated" | "match.started" | "score.updated" | "score.corrected" | "match.completed" | "court.status_changed")[];
        };
        /** @description A refusal. Codes are stable; tolerate unknown ones within the class of the HTTP status. */
        Error: {
            /** @description Why the request was refused. */
            error: {
                /** @description Stable code of the reason, for programs. */
                code: string;
                /** @description One sentence for logs. */
                message: string;
                /** @description The value of X-Request-Id. */
                request_id: string;
                /** @description More about the reason; its form depends on the code. */
                details?: unknown;
            };
        };
        /** @description One published event. It names what changed and never how: the read of the resource applies scopes and consent. */
        EventRecord: {
            /**
             * Format: uuid
             * @description UUID, the same on every channel and at every repetition.
             */
            id: string;
            /**
             * @description Type of the change that the event reports.
             * @enum {string}
             */
            type: "booking.created" | "booking.updated" | "booking.cancelled" | "booking.reconciliation_required" | "session.created" | "session.status_changed" | "participant.updated" | "match.started" | "score.updated" | "score.corrected" | "match.completed" | "court.status_changed";
            /** @description 1 or more; rises when the shape of the record changes. */
            schema_version: number;
            /**
             * Format: date-time
             * @description Moment at which the transaction of the change began.
             */
            occurred_at: string;
            /** @description Place in the publication order of the organization: a decimal number of up to 19 digits, exact as text only. */
            publication_sequence: string;
            /**
             * Format: uuid
             * @description The organization that it is numbered in.
             */
            organization_id: string;
            /** @description The resource that the event is about. */
            resource: components["schemas"]["ClubEventResource"];
            /** @description Place among the events of the same resource: 1, 2, 3 and so on without gaps. */
            sequence: number;
            /** @description Names of the changed fields of the resource; sorted, each once. */
            changed_fields: string[];
            /**
             * Format: uri
             * @description URL of the resource.
             */
            data_url: string;
        };
        EventRecordPage: {
            data: components["schemas"]["EventRecord"][];
            /** @description The `cursor` of the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether another page follows this one. */
            has_more: boolean;
        };
        /** @description The code, and what proves that it was given to the one who sends it. */
        ExchangeInstallationInput: {
            /**
             * @description The grant of RFC 6749.
             * @constant
             */
            grant_type: "authorization_code";
            /** @description Authorization code, 40 to 200 characters of A-Z, a-z, 0-9, underscore, hyphen. */
            code: string;
            /** @description PKCE verifier, 43 to 128 characters of A-Z, a-z, 0-9, dot, underscore, tilde, hyphen. */
            code_verifier: string;
            /**
             * Format: uri
             * @description Redirect address, up to 2048 characters; exactly the approved address.
             */
            redirect_uri: string;
        };
        /** @description The source, and 1 to 500 snapshots of its bookings. */
        ImportBookingsInput: {
            /** @description Snapshots, 1 to 500; one booking may stand several times. */
            bookings: components["schemas"]["ImportedBookingInput"][];
        };
        /** @description Why a record failed, as PUT booking would answer it. */
        ImportRecordError: {
            /** @description The code of the refusal, such as `VERSION_CONFLICT` or `UNMAPPED_COURT`. */
            code: string;
            /** @description One sentence for logs. */
            message: string;
            /** @description More about the reason; its form depends on the code. */
            details?: unknown;
        };
        /** @description One record of an import. */
        ImportedBookingInput: {
            /** @description The source's own id of the booking, taken exactly as it is; 1 to 200 characters. */
            external_booking_id: string;
            /** @description What the booking is to be. */
            booking: components["schemas"]["BookingSnapshotInput"];
        };
        /** @description Outcome of one record of an import. */
        ImportedRecord: {
            /** @description Its place in the request, from 0. */
            index: number;
            /** @description The source's own id of the booking, as it was sent. */
            external_booking_id: string;
            /**
             * @description Whether the record was written, was known, or failed.
             * @enum {string}
             */
            outcome: "created" | "updated" | "unchanged" | "failed";
            /**
             * Format: uuid
             * @description Id of the booking that the record wrote; null when it failed.
             */
            booking_id: string | null;
            /** @description The version that was sent. */
            source_version: number;
            /**
             * @description Whether the booking needs reconciliation; NONE when the record failed.
             * @enum {string}
             */
            reconciliation_status: "none" | "required";
            /** @description Why it failed; null when it did not. */
            error: components["schemas"]["ImportRecordError"] | null;
        };
        /** @description A partner application installed by one club. */
        Installation: {
            /**
             * Format: uuid
             * @description Identifies the application's installation in this club; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Identifies the application of a partner; a UUID.
             */
            application_id: string;
            /**
             * @description Whether the installation belongs to a sandbox or to real operation.
             * @enum {string}
             */
            environment: "SANDBOX" | "PRODUCTION";
            /**
             * @description Whether requests of the installation are accepted.
             * @enum {string}
             */
            status: "ACTIVE" | "REVOKED";
            /** @description Without repetition, in the order of the specification's list. */
            scopes: ("club:read" | "locations:read" | "courts:read" | "bookings:read" | "bookings:write" | "participants:read" | "participants:write" | "sessions:read" | "scores:read" | "events:read" | "webhooks:manage")[];
            /**
             * Format: date-time
             * @description Moment at which the club installed the application.
             */
            installed_at: string;
            /**
             * Format: date-time
             * @description Moment at which the installation ends by itself; null without such an end.
             */
            expires_at: string | null;
        };
        /** @description What a partner needs to ask the identity provider for access tokens. */
        InstallationExchange: {
            /**
             * Format: uuid
             * @description The installation that was made.
             */
            installation_id: string;
            /**
             * Format: uuid
             * @description The organization of its club.
             */
            organization_id: string;
            /**
             * Format: uuid
             * @description The application that was installed.
             */
            application_id: string;
            /**
             * @description Whether the installation belongs to a sandbox or to real operation.
             * @enum {string}
             */
            environment: "SANDBOX" | "PRODUCTION";
            /** @description The scopes that were granted. */
            scopes: ("club:read" | "locations:read" | "courts:read" | "bookings:read" | "bookings:write" | "participants:read" | "participants:write" | "sessions:read" | "scores:read" | "events:read" | "webhooks:manage")[];
            /** @description `iss` and `sub` of the partner's assertions. */
            oauth_subject: string;
            /** @description `kid` of the partner's assertions. */
            credential_key_id: string;
            /** @description The one of the approval, to be compared. */
            nonce: string;
            /**
             * Format: uri
             * @description Base address of this API.
             */
            api_base_url: string;
            /**
             * Format: uri
             * @description `aud` of the partner's assertions.
             */
            oauth_issuer: string;
            /**
             * Format: uri
             * @description Where access tokens are asked for.
             */
            oauth_token_url: string;
            /** @description Audience of the access tokens. */
            oauth_audience: string;
            /** @description What a token request names besides `openid`. */
            oauth_audience_scope: string;
        };
        /** @description A place where a club has courts. */
        Location: {
            /**
             * Format: uuid
             * @description Identifies the location; courts name it as `location_id`; a UUID.
             */
            id: string;
            /** @description Name of the location for people. */
            name: string;
            /** @description Street and number of the location. */
            address: string;
            /** @description Town, as letters are addressed to it. */
            city: string;
            /** @description Postal code in the form of the country. */
            postal_code: string;
            /** @description Country of the location by ISO 3166-1 alpha-2, such as `AT`. */
            country: string;
            /** @description IANA time zone; `opening_hours` are in it. */
            timezone: string;
            /**
             * @description Whether the location is in operation.
             * @enum {string}
             */
            status: "ACTIVE" | "MAINTENANCE" | "DISABLED";
            /** @description The opening hours in the form in which the club stores them. */
            opening_hours: unknown;
            /**
             * Format: date-time
             * @description Moment at which the location was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the location.
             */
            updated_at: string;
        };
        LocationPage: {
            data: components["schemas"]["Location"][];
            /** @description The `cursor` of the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether another page follows this one. */
            has_more: boolean;
        };
        /** @description One match on one court. */
        MatchSession: {
            /**
             * Format: uuid
             * @description Identifies the match session; its booking names it as `match_session_id`; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The location of its court.
             */
            location_id: string;
            /**
             * Format: uuid
             * @description The court it is played on.
             */
            court_id: string;
            /**
             * Format: date-time
             * @description Moment at which the match is to begin.
             */
            scheduled_start: string;
            /**
             * Format: date-time
             * @description Moment at which the match is to end; after `scheduled_start`.
             */
            scheduled_end: string;
            /**
             * Format: date-time
             * @description Moment at which the match was started; null before.
             */
            actual_start: string | null;
            /**
             * Format: date-time
             * @description Moment at which the match was completed or aborted; null before, and again after the reversal of a winning point.
             */
            actual_end: string | null;
            /**
             * @description Stage of the match, from its plan to its end.
             * @enum {string}
             */
            status: "SCHEDULED" | "READY" | "WAITING_FOR_PLAYERS" | "ACTIVE" | "PAUSED" | "COMPLETED" | "CANCELLED" | "ABORTED";
            /** @description Fields of the booking that the session was made for; null without a booking. */
            booking: components["schemas"]["SessionBooking"] | null;
            /**
             * @description How a game is decided after 40-40.
             * @enum {string}
             */
            scoring_mode: "ADVANTAGE" | "GOLDEN_POINT" | "STAR_POINT";
            /** @description Rules the match is counted by, such as `padel-2026.1`. */
            rule_version: string;
            /**
             * @description What a board at the court shows; follows from status and score alone.
             * @enum {string}
             */
            display_phase: "IDLE" | "WELCOME" | "TEAM_SETUP" | "LIVE" | "CHANGEOVER" | "SET_BREAK" | "TIE_BREAK" | "MATCH_TIE_BREAK" | "DECIDING_POINT" | "PAUSED" | "RESULT" | "CLOSED";
            /** @description Sequence of the last score event, 0 before the first; writers send the one they saw. */
            event_sequence: number;
            /** @description The vision model that watches the match; null when none does. */
            ai_model_version: string | null;
            /** @description Score of the match; null until the match is started; partners need scores:read. */
            score: components["schemas"]["ScoreSnapshot"] | null;
            /** @description Participants of the session who consent in the booking's present snapshot; only with participants:read, and for the owner of the booking's source. */
            participants: components["schemas"]["Participant"][];
            /**
             * Format: date-time
             * @description Moment at which the match session was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the match session.
             */
            updated_at: string;
        };
        MatchSessionPage: {
            data: components["schemas"]["MatchSession"][];
            /** @description The `cursor` of the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether another page follows this one. */
            has_more: boolean;
        };
        /** @description A player of a booking, by the name the partner gave. */
        Participant: {
            /** @description Name that may be shown at the court. */
            display_name: string;
            /** @description The source's own id of the player. */
            external_id: string;
        };
        /** @description A player of a booking, as its source knows them. */
        ParticipantInput: {
            /** @description Id of the participant in the partner's system, 1 to 200 characters after trimming. */
            external_id: string;
            /** @description Name that is shown, 1 to 80 characters after trimming. */
            display_name: string;
            /**
             * @description The team of the participant; null before the teams are known.
             * @enum {string}
             */
            team?: "BLUE" | "ORANGE" | "UNASSIGNED";
            /**
             * @description Whether partners may be shown this participant; false when it is left out.
             * @default false
             */
            consent_to_share?: boolean;
            /** @description The source's receipt of the consent, 1 to 200 characters; only together with consent. */
            consent_reference?: string;
        };
        /** @description The points of both teams. */
        PointPair: {
            /** @description Points of the blue team. */
            blue: string;
            /** @description Points of the orange team. */
            orange: string;
        };
        /** @description An import of one source, with the outcome of its records as far as they are written. */
        QueuedBookingImport: {
            /**
             * Format: uuid
             * @description Identifies the import, by which its progress is read; a UUID.
             */
            id: string;
            /**
             * @description Progress of the import, and how it ended.
             * @enum {string}
             */
            status: "PENDING" | "PROCESSING" | "COMPLETED" | "PARTIAL" | "FAILED";
            /** @description How many records it has, 1 to 500. */
            total: number;
            /** @description How many were created, updated or found unchanged so far. */
            imported: number;
            /** @description How many failed so far; `imported` and `failed` make up `total` once it is over. */
            failed: number;
            /**
             * Format: date-time
             * @description Moment at which the import was queued.
             */
            created_at: string;
        };
        /** @description What happened to a score; never changed. */
        ScoreEvent: {
            /**
             * Format: uuid
             * @description Identifies the score event within the platform; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The session whose score it is.
             */
            match_session_id: string;
            /**
             * @description Kind of the score event; it decides which of the other fields are set.
             * @enum {string}
             */
            event_type: "MATCH_STARTED" | "POINT_WON" | "DECIDING_SIDE_SELECTED" | "POINT_REVERSED" | "SCORE_CORRECTED" | "MATCH_AWARDED";
            /**
             * @description Who won the point or the match, or whose point was reversed; null for the rest.
             * @enum {string|null}
             */
            team: "BLUE" | "ORANGE" | null;
            /**
             * @description Kind of the writer that submitted the score event.
             * @enum {string}
             */
            source: "COURT_DEVICE" | "PLAYER_APP" | "STAFF_PORTAL" | "AI_VISION" | "SYSTEM" | "SIMULATOR";
            /** @description The score before the event; null for MATCH_STARTED. */
            snapshot_before: components["schemas"]["ScoreSnapshot"] | null;
            /** @description The score that it led to. */
            snapshot_after: components["schemas"]["ScoreSnapshot"] | null;
            /**
             * Format: uuid
             * @description The POINT_WON that a POINT_REVERSED takes back.
             */
            reversed_event_id: string | null;
            /** @description The writer's own name of it; null when none was given. */
            client_event_id: string | null;
            /** @description Number of the event, 1, 2, 3 … within the session. */
            sequence: number | null;
            /**
             * Format: date-time
             * @description Moment at which the score event was recorded.
             */
            created_at: string;
        };
        ScoreEventPage: {
            data: components["schemas"]["ScoreEvent"][];
            /** @description The `cursor` of the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether another page follows this one. */
            has_more: boolean;
        };
        /** @description A count for both teams. */
        ScorePair: {
            /** @description Count of the blue team. */
            blue: number;
            /** @description Count of the orange team. */
            orange: number;
        };
        /** @description The whole score of a match at one moment. */
        ScoreSnapshot: {
            /** @description `0 15 30 40 AD`; during a tie-break its points. */
            points: components["schemas"]["PointPair"];
            /** @description Games that each team has won in the unfinished set. */
            games: components["schemas"]["ScorePair"];
            /** @description Sets that each team has won. */
            sets: components["schemas"]["ScorePair"];
            /** @description Finished sets in order; a value of 10 or more is a match tie-break. */
            set_history: components["schemas"]["ScorePair"][];
            /** @description Points of the tie-break; null outside of one. */
            tie_break: components["schemas"]["ScorePair"] | null;
            /** @description Points of the match tie-break; null until it opens, and kept after the match. */
            match_tie_break: components["schemas"]["ScorePair"] | null;
            /** @description Points played that still count. */
            point_number: number;
            /** @description Deuces of the current game in STAR_POINT, 0 to 3; with 3 the star point is pending. */
            star_deuce_count: number;
            /** @description Changes of ends since the start. */
            changeover_count: number;
            /**
             * @description Where the receivers take the pending deciding point; null while not chosen, and otherwise.
             * @enum {string|null}
             */
            deciding_point_side: "RIGHT" | "LEFT" | null;
            /** @description Whether the match has a winner. */
            completed: boolean;
            /**
             * @description Team that won the match; null exactly while it is not completed.
             * @enum {string|null}
             */
            winner: "BLUE" | "ORANGE" | null;
            /**
             * @description The highest boundary that the last point crossed.
             * @enum {string}
             */
            last_transition: "POINT" | "GAME" | "SET" | "MATCH";
        };
        /** @description Fields of a session's booking. */
        SessionBooking: {
            /** @description Slug of the application that pushed it, or `portal`. */
            provider: string;
            /** @description Id of the booking in its source; null for other installations than the owner of the source, and for bookings of the portal. */
            external_booking_id: string | null;
        };
        /** @description At least one change; what is left out stays as it is, and only `description` can be null. */
        UpdateWebhookEndpointInput: {
            /** @description Name, 2 to 120 characters after trimming. */
            name?: string;
            /**
             * Format: uri
             * @description New address of the receiver, as for `createWebhookEndpoint`.
             */
            url?: string;
            /** @description Text for people, up to 500 characters after trimming; null clears it. */
            description?: string | null;
            /**
             * @description ACTIVE sets the count of failures back and needs event types, DISABLED ends waiting retries.
             * @enum {string}
             */
            status?: "ACTIVE" | "DISABLED";
            /** @description Event types, 1 to 12; repeated ones count once. */
            event_types?: ("booking.created" | "booking.updated" | "booking.cancelled" | "booking.reconciliation_required" | "session.created" | "session.status_changed" | "participant.updated" | "match.started" | "score.updated" | "score.corrected" | "match.completed" | "court.status_changed")[];
        };
        /** @description Where events are posted to, owned by one installation. */
        WebhookEndpoint: {
            /**
             * Format: uuid
             * @description Identifies the endpoint in its paths; a UUID.
             */
            id: string;
            /** @description What the partner calls it. */
            name: string;
            /**
             * Format: uri
             * @description Address of the receiver, as it was sent.
             */
            url: string;
            /** @description What the partner notes about it, up to 500 characters; null when nothing. */
            description: string | null;
            /**
             * @description Its owner disables it, and so do 20 failures in a row. It receives no events of that time later; they are in the event feed for seven days.
             * @enum {string}
             */
            status: "ACTIVE" | "DISABLED";
            /** @description Event types that it receives; empty after a deletion. */
            event_types: ("booking.created" | "booking.updated" | "booking.cancelled" | "booking.reconciliation_required" | "session.created" | "session.status_changed" | "participant.updated" | "match.started" | "score.updated" | "score.corrected" | "match.completed" | "court.status_changed")[];
            /** @description Number of the present secret, 1, and one more with each rotation. */
            signing_secret_version: number;
            /** @description Failed attempts since the last success, over all deliveries; 20 disable the endpoint. */
            consecutive_failures: number;
            /**
             * Format: date-time
             * @description When an attempt last failed; null while none has.
             */
            last_failure_at: string | null;
            /**
             * Format: date-time
             * @description Moment at which the endpoint was disabled; null while it is ACTIVE.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description Moment at which the endpoint was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the endpoint.
             */
            updated_at: string;
        };
        WebhookEndpointPage: {
            data: components["schemas"]["WebhookEndpoint"][];
            /** @description The `cursor` of the next page; null on the last one. */
            next_cursor: string | null;
            /** @description Whether another page follows this one. */
            has_more: boolean;
        };
    };
    responses: {
        /** @description The request is malformed, or violates a constraint. Codes: `invalid_request`. */
        "400.invalid_request": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "invalid_request";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description The request is malformed, or violates a constraint. Codes: `invalid_request`, `IDEMPOTENCY_KEY_REQUIRED`. */
        "400.invalid_request.IDEMPOTENCY_KEY_REQUIRED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "invalid_request" | "IDEMPOTENCY_KEY_REQUIRED";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description The request is malformed, or violates a constraint. Codes: `invalid_request`, `IDEMPOTENCY_KEY_REQUIRED`, `invalid_cursor`. */
        "400.invalid_request.IDEMPOTENCY_KEY_REQUIRED.invalid_cursor": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "invalid_request" | "IDEMPOTENCY_KEY_REQUIRED" | "invalid_cursor";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description The request is malformed, or violates a constraint. Codes: `invalid_request`, `IDEMPOTENCY_KEY_REQUIRED`, `unsafe_webhook_url`. */
        "400.invalid_request.IDEMPOTENCY_KEY_REQUIRED.unsafe_webhook_url": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "invalid_request" | "IDEMPOTENCY_KEY_REQUIRED" | "unsafe_webhook_url";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description The request is malformed, or violates a constraint. Codes: `invalid_request`, `invalid_cursor`. */
        "400.invalid_request.invalid_cursor": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "invalid_request" | "invalid_cursor";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description The request is malformed, or violates a constraint. Codes: `invalid_request`, `unsafe_webhook_url`. */
        "400.invalid_request.unsafe_webhook_url": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "invalid_request" | "unsafe_webhook_url";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description The credential is missing, invalid or expired. Codes: `authentication_required`, `invalid_token`. */
        "401.authentication_required.invalid_token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "authentication_required" | "invalid_token";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description The credential does not permit this. Codes: `insufficient_scope`, `installation_inactive`. */
        "403.insufficient_scope.installation_inactive": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "insufficient_scope" | "installation_inactive";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description There is no such resource, or it is not visible to the caller. Codes: `not_found`. */
        "404.not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "not_found";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `BOOKING_SOURCE_INACTIVE`. */
        "409.BOOKING_SOURCE_INACTIVE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "BOOKING_SOURCE_INACTIVE";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `IDEMPOTENCY_CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`. */
        "409.IDEMPOTENCY_CONFLICT.IDEMPOTENCY_IN_PROGRESS": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_CONFLICT" | "IDEMPOTENCY_IN_PROGRESS";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `IDEMPOTENCY_CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `BOOKING_SOURCE_INACTIVE`. */
        "409.IDEMPOTENCY_CONFLICT.IDEMPOTENCY_IN_PROGRESS.BOOKING_SOURCE_INACTIVE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_CONFLICT" | "IDEMPOTENCY_IN_PROGRESS" | "BOOKING_SOURCE_INACTIVE";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `IDEMPOTENCY_CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `SOURCE_KEY_EXISTS`. */
        "409.IDEMPOTENCY_CONFLICT.IDEMPOTENCY_IN_PROGRESS.SOURCE_KEY_EXISTS": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_CONFLICT" | "IDEMPOTENCY_IN_PROGRESS" | "SOURCE_KEY_EXISTS";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `IDEMPOTENCY_CONFLICT`, `IDEMPOTENCY_IN_PROGRESS`, `endpoint_limit_reached`. */
        "409.IDEMPOTENCY_CONFLICT.IDEMPOTENCY_IN_PROGRESS.endpoint_limit_reached": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_CONFLICT" | "IDEMPOTENCY_IN_PROGRESS" | "endpoint_limit_reached";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `VERSION_CONFLICT`, `UNMAPPED_COURT`, `BOOKING_SOURCE_INACTIVE`. */
        "409.VERSION_CONFLICT.UNMAPPED_COURT.BOOKING_SOURCE_INACTIVE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "VERSION_CONFLICT" | "UNMAPPED_COURT" | "BOOKING_SOURCE_INACTIVE";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description The rate limit is exceeded. Codes: `rate_limited`. */
        "429.rate_limited": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "rate_limited";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description An unexpected error. Repeat only what is safe or idempotent. Codes: `internal_error`. */
        "500.internal_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "internal_error";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description An unexpected error. Repeat only what is safe or idempotent. Codes: `internal_error`, `idempotency_replay_failed`. */
        "500.internal_error.idempotency_replay_failed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "internal_error" | "idempotency_replay_failed";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        /** @description A required dependency is unavailable. Codes: `rate_limit_unavailable`, `authorization_unavailable`. */
        "503.rate_limit_unavailable.authorization_unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {unknown} */
                        code?: "rate_limit_unavailable" | "authorization_unavailable";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getContext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The installation with its scopes, its application and its club. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record, or the rows of the page in the order of the list. */
                        data: {
                            installation: components["schemas"]["Installation"];
                            application: components["schemas"]["Application"];
                            club: components["schemas"]["Club"];
                        };
                    };
                };
            };
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    getLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the location. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it is at the time of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Location"];
                    };
                };
            };
            400: components["responses"]["400.invalid_request"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    listLocations: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description The `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Keeps locations with this status. */
                status?: "ACTIVE" | "MAINTENANCE" | "DISABLED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; `next_cursor` leads to the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationPage"];
                };
            };
            400: components["responses"]["400.invalid_request.invalid_cursor"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    getCourt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the court. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it is at the time of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Court"];
                    };
                };
            };
            400: components["responses"]["400.invalid_request"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    listCourts: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description The `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Keeps courts of this location. */
                location_id?: string;
                /** @description Keeps courts with this status. */
                status?: "AVAILABLE" | "BOOKED_SOON" | "SESSION_ACTIVE" | "MAINTENANCE" | "DEVICE_WARNING" | "OFFLINE" | "DISABLED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; `next_cursor` leads to the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourtPage"];
                };
            };
            400: components["responses"]["400.invalid_request.invalid_cursor"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    listBookingSources: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description The `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; `next_cursor` leads to the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingSourcePage"];
                };
            };
            400: components["responses"]["400.invalid_request.invalid_cursor"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    createBookingSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats of the request with the same key have the first answer, for 24 hours. Use a new key for each request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingSourceInput"];
            };
        };
        responses: {
            /** @description The new record as it is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingSource"];
                    };
                };
            };
            400: components["responses"]["400.invalid_request.IDEMPOTENCY_KEY_REQUIRED"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            409: components["responses"]["409.IDEMPOTENCY_CONFLICT.IDEMPOTENCY_IN_PROGRESS.SOURCE_KEY_EXISTS"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    getCourtMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the installation's booking sources. */
                sourceId: string;
                /** @description The source's own id of the court; trimmed. */
                externalCourtId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it is at the time of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourtMapping"];
                    };
                };
            };
            400: components["responses"]["400.invalid_request"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    putCourtMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the installation's booking sources. */
                sourceId: string;
                /** @description The source's own id of the court; trimmed. */
                externalCourtId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourtMappingInput"];
            };
        };
        responses: {
            /** @description The mapping was there before; it has the court of the request now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourtMapping"];
                    };
                };
            };
            /** @description The new mapping, which later snapshots of bookings use. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourtMapping"];
                    };
                };
            };
            400: components["responses"]["400.invalid_request"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.BOOKING_SOURCE_INACTIVE"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the booking. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it is at the time of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["400.invalid_request"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description The `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Keeps bookings at this location. */
                location_id?: string;
                /** @description Keeps bookings of this court. */
                court_id?: string;
                /** @description Keeps bookings with this status. */
                status?: "CONFIRMED" | "CANCELLED" | "COMPLETED";
                /** @description Keeps bookings that the application with this slug pushed, or those of `portal`. */
                provider?: string;
                /** @description Keeps bookings that start at or after this moment. */
                from?: string;
                /** @description Keeps bookings that start at or before this moment; not earlier than `from`. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; `next_cursor` leads to the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPage"];
                };
            };
            400: components["responses"]["400.invalid_request.invalid_cursor"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    putBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of one of the installation's booking sources. */
                sourceId: string;
                /** @description The source's own id of the booking, exactly as it is. */
                externalBookingId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingSnapshotInput"];
            };
        };
        responses: {
            /** @description The booking was there before; it has the content of the snapshot now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingMutationResponse"];
                };
            };
            /** @description The snapshot made a new booking. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingMutationResponse"];
                };
            };
            /** @description The snapshot is stored; the match session, whose play has begun, differs: staff of the club reconcile them. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingMutationResponse"];
                };
            };
            400: components["responses"]["400.invalid_request"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.VERSION_CONFLICT.UNMAPPED_COURT.BOOKING_SOURCE_INACTIVE"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    getBookingImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the import job. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it is at the time of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingImport"];
                    };
                };
            };
            400: components["responses"]["400.invalid_request"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    importBookings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats of the request with the same key have the first answer, for 24 hours. Use a new key for each request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of one of the installation's booking sources. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportBookingsInput"];
            };
        };
        responses: {
            /** @description The queued import; its records are written after the answer, one after the other. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QueuedBookingImport"];
                    };
                };
            };
            400: components["responses"]["400.invalid_request.IDEMPOTENCY_KEY_REQUIRED"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.IDEMPOTENCY_CONFLICT.IDEMPOTENCY_IN_PROGRESS.BOOKING_SOURCE_INACTIVE"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    getMatchSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the match session. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it is at the time of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchSession"];
                    };
                };
            };
            400: components["responses"]["400.invalid_request"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    getScoreEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the match session. */
                id: string;
                /** @description Id of the score event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it is at the time of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScoreEvent"];
                    };
                };
            };
            400: components["responses"]["400.invalid_request"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    listMatchSessions: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description The `next_cursor` of the page before, with the same filters. */
                cursor?: string;
                /** @description Keeps sessions at this location. */
                location_id?: string;
                /** @description Keeps sessions on this court. */
                court_id?: string;
                /** @description Keeps sessions with this status. */
                status?: "SCHEDULED" | "READY" | "WAITING_FOR_PLAYERS" | "ACTIVE" | "PAUSED" | "COMPLETED" | "CANCELLED" | "ABORTED";
                /** @description Keeps sessions that are scheduled to start at or after this moment. */
                from?: string;
                /** @description Keeps sessions that are scheduled to start at or before this moment; not earlier than `from`. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; `next_cursor` leads to the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchSessionPage"];
                };
            };
            400: components["responses"]["400.invalid_request.invalid_cursor"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    listScoreEvents: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description The `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the match session. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; `next_cursor` leads to the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreEventPage"];
                };
            };
            400: components["responses"]["400.invalid_request.invalid_cursor"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    createEventStreamTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats of the request with the same key have the first answer, for 24 hours. Use a new key for each request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateEventStreamTicketInput"];
            };
        };
        responses: {
            /** @description The ticket and the address to connect to within its lifetime. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record, or the rows of the page in the order of the list. */
                        data: {
                            /** @description The ticket itself; only its hash is kept. */
                            ticket: string;
                            /**
                             * Format: date-time
                             * @description Moment at which the unused ticket ends.
                             */
                            expires_at: string;
                            /**
                             * Format: uri
                             * @description Address to connect to, with the ticket as the query parameter `ticket`.
                             */
                            websocket_url: string;
                        };
                    };
                };
            };
            400: components["responses"]["400.invalid_request.IDEMPOTENCY_KEY_REQUIRED.invalid_cursor"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            409: components["responses"]["409.IDEMPOTENCY_CONFLICT.IDEMPOTENCY_IN_PROGRESS"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Page size: events in one answer. */
                limit?: number;
                /** @description Id of the last event that was processed; without it, the oldest retained ones. */
                after?: string;
                /** @description The `next_cursor` of the page before; the same as `after`. */
                cursor?: string;
                /** @description Ticket of a WebSocket upgrade; refused in any other request. */
                ticket?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection is a WebSocket now; see `x-frames`. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description One page of the list; `next_cursor` leads to the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRecordPage"];
                };
            };
            400: components["responses"]["400.invalid_request.invalid_cursor"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description The `next_cursor` of the page before, with the same filters. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; `next_cursor` leads to the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointPage"];
                };
            };
            400: components["responses"]["400.invalid_request.invalid_cursor"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats of the request with the same key have the first answer, for 24 hours. Use a new key for each request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookEndpointInput"];
            };
        };
        responses: {
            /** @description The new endpoint with its signing secret, which only this answer and its repetitions contain. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"] & {
                            /** @description `whsec_` and 43 characters; the whole text is the key. Shown only here and in an exact repetition. */
                            signing_secret: string;
                        };
                    };
                };
            };
            400: components["responses"]["400.invalid_request.IDEMPOTENCY_KEY_REQUIRED.unsafe_webhook_url"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            409: components["responses"]["409.IDEMPOTENCY_CONFLICT.IDEMPOTENCY_IN_PROGRESS.endpoint_limit_reached"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    disableWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint is disabled; the answer has no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.invalid_request"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookEndpointInput"];
            };
        };
        responses: {
            /** @description The record after the change, or unchanged where the request changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            400: components["responses"]["400.invalid_request.unsafe_webhook_url"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats of the request with the same key have the first answer, for 24 hours. Use a new key for each request. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new signing secret, which only this answer and its repetitions contain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record, or the rows of the page in the order of the list. */
                        data: {
                            /**
                             * Format: uuid
                             * @description The endpoint whose secret it is.
                             */
                            id: string;
                            /** @description The new signing key. Shown only here and in an exact repetition. */
                            signing_secret: string;
                            /** @description Number of the new secret, 2 or more; the first secret was 1. */
                            signing_secret_version: number;
                        };
                    };
                };
            };
            400: components["responses"]["400.invalid_request.IDEMPOTENCY_KEY_REQUIRED"];
            401: components["responses"]["401.authentication_required.invalid_token"];
            403: components["responses"]["403.insufficient_scope.installation_inactive"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.IDEMPOTENCY_CONFLICT.IDEMPOTENCY_IN_PROGRESS"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    exchangeInstallation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeats of the request with the same key have the first answer, for 24 hours. Use a new key for each request. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeInstallationInput"];
            };
        };
        responses: {
            /** @description The installation and the fields with which access tokens are requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InstallationExchange"];
                    };
                };
            };
            400: components["responses"]["400.invalid_request.IDEMPOTENCY_KEY_REQUIRED"];
            409: components["responses"]["409.IDEMPOTENCY_CONFLICT.IDEMPOTENCY_IN_PROGRESS"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.rate_limit_unavailable.authorization_unavailable"];
        };
    };
    onBookingCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Unix time in seconds of the signature. */
                "Service-Timestamp": string;
                /** @description `v1=` and the HMAC-SHA-256, in hexadecimal digits, of the timestamp, a dot and the raw body, keyed with the signing secret. Accept it only within 300 seconds of the timestamp, and verify it before parsing. */
                "Service-Signature": string;
                /** @description Id of the delivery, the same in every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event that is delivered. */
                "Service-Event": "booking.created";
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRecord"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    type?: "booking.created";
                };
            };
        };
        responses: {
            /** @description The delivery has succeeded. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The delivery has failed, or is repeated later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Unix time in seconds of the signature. */
                "Service-Timestamp": string;
                /** @description `v1=` and the HMAC-SHA-256, in hexadecimal digits, of the timestamp, a dot and the raw body, keyed with the signing secret. Accept it only within 300 seconds of the timestamp, and verify it before parsing. */
                "Service-Signature": string;
                /** @description Id of the delivery, the same in every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event that is delivered. */
                "Service-Event": "booking.updated";
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRecord"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    type?: "booking.updated";
                };
            };
        };
        responses: {
            /** @description The delivery has succeeded. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The delivery has failed, or is repeated later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description Unix time in seconds of the signature. */
                "Service-Timestamp": string;
                /** @description `v1=` and the HMAC-SHA-256, in hexadecimal digits, of the timestamp, a dot and the raw body, keyed with the signing secret. Accept it only within 300 seconds of the timestamp, and verify it before parsing. */
                "Service-Signature": string;
                /** @description Id of the delivery, the same in every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event that is delivered. */
                "Service-Event": "booking.cancelled";
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRecord"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    type?: "booking.cancelled";
                };
            };
        };
        responses: {
            /** @description The delivery has succeeded. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The delivery has failed, or is repeated later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingReconciliationRequired: {
        parameters: {
            query?: never;
            header: {
                /** @description Unix time in seconds of the signature. */
                "Service-Timestamp": string;
                /** @description `v1=` and the HMAC-SHA-256, in hexadecimal digits, of the timestamp, a dot and the raw body, keyed with the signing secret. Accept it only within 300 seconds of the timestamp, and verify it before parsing. */
                "Service-Signature": string;
                /** @description Id of the delivery, the same in every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event that is delivered. */
                "Service-Event": "booking.reconciliation_required";
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRecord"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    type?: "booking.reconciliation_required";
                };
            };
        };
        responses: {
            /** @description The delivery has succeeded. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The delivery has failed, or is repeated later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSessionCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Unix time in seconds of the signature. */
                "Service-Timestamp": string;
                /** @description `v1=` and the HMAC-SHA-256, in hexadecimal digits, of the timestamp, a dot and the raw body, keyed with the signing secret. Accept it only within 300 seconds of the timestamp, and verify it before parsing. */
                "Service-Signature": string;
                /** @description Id of the delivery, the same in every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event that is delivered. */
                "Service-Event": "session.created";
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRecord"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    type?: "session.created";
                };
            };
        };
        responses: {
            /** @description The delivery has succeeded. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The delivery has failed, or is repeated later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSessionStatusChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Unix time in seconds of the signature. */
                "Service-Timestamp": string;
                /** @description `v1=` and the HMAC-SHA-256, in hexadecimal digits, of the timestamp, a dot and the raw body, keyed with the signing secret. Accept it only within 300 seconds of the timestamp, and verify it before parsing. */
                "Service-Signature": string;
                /** @description Id of the delivery, the same in every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event that is delivered. */
                "Service-Event": "session.status_changed";
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRecord"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    type?: "session.status_changed";
                };
            };
        };
        responses: {
            /** @description The delivery has succeeded. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The delivery has failed, or is repeated later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onParticipantUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Unix time in seconds of the signature. */
                "Service-Timestamp": string;
                /** @description `v1=` and the HMAC-SHA-256, in hexadecimal digits, of the timestamp, a dot and the raw body, keyed with the signing secret. Accept it only within 300 seconds of the timestamp, and verify it before parsing. */
                "Service-Signature": string;
                /** @description Id of the delivery, the same in every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event that is delivered. */
                "Service-Event": "participant.updated";
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRecord"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    type?: "participant.updated";
                };
            };
        };
        responses: {
            /** @description The delivery has succeeded. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The delivery has failed, or is repeated later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMatchStarted: {
        parameters: {
            query?: never;
            header: {
                /** @description Unix time in seconds of the signature. */
                "Service-Timestamp": string;
                /** @description `v1=` and the HMAC-SHA-256, in hexadecimal digits, of the timestamp, a dot and the raw body, keyed with the signing secret. Accept it only within 300 seconds of the timestamp, and verify it before parsing. */
                "Service-Signature": string;
                /** @description Id of the delivery, the same in every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event that is delivered. */
                "Service-Event": "match.started";
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRecord"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    type?: "match.started";
                };
            };
        };
        responses: {
            /** @description The delivery has succeeded. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The delivery has failed, or is repeated later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onScoreUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Unix time in seconds of the signature. */
                "Service-Timestamp": string;
                /** @description `v1=` and the HMAC-SHA-256, in hexadecimal digits, of the timestamp, a dot and the raw body, keyed with the signing secret. Accept it only within 300 seconds of the timestamp, and verify it before parsing. */
                "Service-Signature": string;
                /** @description Id of the delivery, the same in every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event that is delivered. */
                "Service-Event": "score.updated";
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRecord"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    type?: "score.updated";
                };
            };
        };
        responses: {
            /** @description The delivery has succeeded. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The delivery has failed, or is repeated later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onScoreCorrected: {
        parameters: {
            query?: never;
            header: {
                /** @description Unix time in seconds of the signature. */
                "Service-Timestamp": string;
                /** @description `v1=` and the HMAC-SHA-256, in hexadecimal digits, of the timestamp, a dot and the raw body, keyed with the signing secret. Accept it only within 300 seconds of the timestamp, and verify it before parsing. */
                "Service-Signature": string;
                /** @description Id of the delivery, the same in every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event that is delivered. */
                "Service-Event": "score.corrected";
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRecord"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    type?: "score.corrected";
                };
            };
        };
        responses: {
            /** @description The delivery has succeeded. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The delivery has failed, or is repeated later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMatchCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Unix time in seconds of the signature. */
                "Service-Timestamp": string;
                /** @description `v1=` and the HMAC-SHA-256, in hexadecimal digits, of the timestamp, a dot and the raw body, keyed with the signing secret. Accept it only within 300 seconds of the timestamp, and verify it before parsing. */
                "Service-Signature": string;
                /** @description Id of the delivery, the same in every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event that is delivered. */
                "Service-Event": "match.completed";
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRecord"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    type?: "match.completed";
                };
            };
        };
        responses: {
            /** @description The delivery has succeeded. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The delivery has failed, or is repeated later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCourtStatusChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Unix time in seconds of the signature. */
                "Service-Timestamp": string;
                /** @description `v1=` and the HMAC-SHA-256, in hexadecimal digits, of the timestamp, a dot and the raw body, keyed with the signing secret. Accept it only within 300 seconds of the timestamp, and verify it before parsing. */
                "Service-Signature": string;
                /** @description Id of the delivery, the same in every attempt. */
                "Service-Delivery": string;
                /** @description Type of the event that is delivered. */
                "Service-Event": "court.status_changed";
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRecord"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    type?: "court.status_changed";
                };
            };
        };
        responses: {
            /** @description The delivery has succeeded. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The delivery has failed, or is repeated later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
