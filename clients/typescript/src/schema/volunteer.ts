// Generated from the OpenAPI documents by "npm run schema:build". Do not edit.

export interface paths {
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Volunteer events of the calling API key's club by start date, ascending.
         */
        get: operations["listVolunteerEvents"];
        put?: never;
        /**
         * Create an event
         * @description Makes a volunteer event.
         */
        post: operations["createVolunteerEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event
         * @description One volunteer event, with all of its own fields.
         */
        get: operations["getVolunteerEvent"];
        put?: never;
        post?: never;
        /**
         * Delete an event
         * @description Deletes a volunteer event softly: from here on it is absent for every read and write, and its place in the plan is free. A repetition is `not_found`.
         */
        delete: operations["deleteVolunteerEvent"];
        options?: never;
        head?: never;
        /**
         * Change an event
         * @description Changes the given fields of a volunteer event; null clears one that may be empty. What changes nothing leaves `updated_at` as it is.
         */
        patch: operations["updateVolunteerEvent"];
        trace?: never;
    };
    "/events/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Synchronize events by external id
         * @description Brings up to 100 events in line with those of the club's own system, in the order they are sent. Items that make an event need events:create as well. A refused item fails alone, and the others are written.
         */
        post: operations["syncVolunteerEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of an event
         * @description Roles of the calling API key's club by name: the kinds of work of all its events, or of one.
         */
        get: operations["listRolesOfVolunteerEvent"];
        put?: never;
        /**
         * Create a role
         * @description Makes a role of an event.
         */
        post: operations["createVolunteerRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a role
         * @description One role of an event, with its description.
         */
        get: operations["getVolunteerRole"];
        put?: never;
        post?: never;
        /**
         * Delete a role
         * @description Deletes a role that no shift has; its name is free again. A repetition is `not_found`.
         */
        delete: operations["deleteVolunteerRole"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Changes the given fields of a role; null clears one that may be empty. What changes nothing leaves `updated_at` as it is.
         */
        patch: operations["updateVolunteerRole"];
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of all events
         * @description Roles of the calling API key's club by name: the kinds of work of all its events, or of one.
         */
        get: operations["listVolunteerRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shifts of an event
         * @description The shifts of a volunteer event by their start.
         */
        get: operations["listShifts"];
        put?: never;
        /**
         * Create a shift
         * @description Makes a shift of an event.
         */
        post: operations["createShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/shifts/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create many shifts
         * @description Makes many shifts of an event in one transaction; a refused item blocks no other.
         */
        post: operations["createShifts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/shifts/{shiftId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a shift
         * @description One shift, with its present staffing.
         */
        get: operations["getShift"];
        put?: never;
        post?: never;
        /**
         * Delete a shift
         * @description Deletes a shift without assigned helpers; any other is cancelled first. A repetition is `not_found`.
         */
        delete: operations["deleteShift"];
        options?: never;
        head?: never;
        /**
         * Change a shift
         * @description Changes the given fields of a shift; null clears one that may be empty. Another time keeps its assignments, unless `reset_confirmations` asks the confirmed helpers again. Cancelling it cancels its pending and confirmed assignments. What changes nothing leaves `updated_at` as it is.
         */
        patch: operations["updateShift"];
        trace?: never;
    };
    "/events/{eventId}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the assignments of an event
         * @description Who works in the shifts of a volunteer event, in the order in which they were assigned.
         */
        get: operations["listAssignments"];
        /**
         * Create or update many assignments
         * @description Puts up to 100 helpers into shifts of an event, or changes what is said of those who are in them, in the order they are sent. A refused item fails alone, and the others are written. A new assignment needs an open shift with fewer pending and confirmed helpers than `required_helpers`.
         */
        put: operations["upsertAssignments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/assignments/{assignmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an assignment
         * @description Changes the given fields of an assignment; null clears one that may be empty. A move that says no reason clears the one there was. What changes nothing leaves `updated_at` as it is. An assignment of an erased helper stays as it is (`helper_without_access`). To become `confirmed`, an assignment needs a shift that is open or closed, with fewer confirmed helpers than `required_helpers`; to become `pending` again, what a new one needs.
         */
        patch: operations["updateAssignment"];
        trace?: never;
    };
    "/helpers/{helperId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a helper
         * @description One helper, with contact, tags and notes.
         */
        get: operations["getHelper"];
        put?: never;
        post?: never;
        /**
         * Erase a helper
         * @description Forgets a person for good: names, contact, notes and tags are blanked here, in the log and in what was made of it for webhooks, the helper leaves all shifts, and is absent for every read and write. A repetition is `not_found`.
         */
        delete: operations["eraseHelper"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/helpers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List and search helpers
         * @description Helpers of the calling API key's club by last name, first name.
         */
        get: operations["listHelpers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/helpers/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update many helpers
         * @description Records up to 200 helpers of the club's own system, in the order they are sent. A refused item fails alone, and the others are written.
         */
        post: operations["upsertHelpers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/broadcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a broadcast to all helpers
         * @description Writes a message, and sends it unless it is a draft or for later.
         */
        post: operations["createVolunteerBroadcast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of an event
         * @description The messages of a volunteer event, newest first. Of another club's event, `not_found`.
         */
        get: operations["listVolunteerMessages"];
        put?: never;
        /**
         * Create a message
         * @description Writes a message, and sends it unless it is a draft or for later.
         */
        post: operations["createVolunteerMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a message
         * @description One message, with its audience and the number of its recipients.
         */
        get: operations["getVolunteerMessage"];
        put?: never;
        post?: never;
        /**
         * Delete a message
         * @description Deletes a message: from here on it is absent for every read, and what was not mailed yet is not mailed any more; a mail that went out cannot be called back. A repetition is `not_found`.
         */
        delete: operations["deleteVolunteerMessage"];
        options?: never;
        head?: never;
        /**
         * Change or send a message
         * @description Changes the given fields of a message that is not sent yet; null clears one that may be empty. With the status `sent` it is sent. What changes nothing leaves `updated_at` as it is.
         */
        patch: operations["updateVolunteerMessage"];
        trace?: never;
    };
    "/events/{eventId}/messages/{messageId}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the recipients of a message
         * @description Helpers whom the message went to, by their ids: those who had access to the event and were active as it was sent. Null and an error when they may not be read.
         */
        get: operations["listMessageRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/availability-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the availability polls of an event
         * @description What the helpers of a volunteer event were asked about their time, newest first. Of another club's event, `not_found`.
         */
        get: operations["listAvailabilityRequests"];
        put?: never;
        /**
         * Create an availability poll
         * @description Asks helpers of an event when they have time.
         */
        post: operations["createAvailabilityRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/availability-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an availability poll
         * @description One availability request, with its options.
         */
        get: operations["getAvailabilityRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or close an availability poll
         * @description Changes the given fields of a request; null clears one that may be empty. What changes nothing leaves `updated_at` as it is.
         */
        patch: operations["updateAvailabilityRequest"];
        trace?: never;
    };
    "/events/{eventId}/availability-requests/{requestId}/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the answers to a poll
         * @description What the helpers said, the latest first. Null when it is not visible.
         */
        get: operations["listAvailabilityResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/availability-requests/{requestId}/responses/{helperId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Store a helper's answer to a poll
         * @description Stores what a helper says to a request, in the place of all that they said before. A repetition changes nothing.
         */
        put: operations["putAvailabilityResponse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/helpers/{helperId}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Grant a helper access to an event
         * @description Gives a helper access to an event, anew where it was revoked. Repeating it changes no more than the roles.
         */
        put: operations["grantEventAccess"];
        post?: never;
        /**
         * Revoke a helper's access to an event
         * @description Withdraws a helper's access to an event, and cancels the helper's assignments to shifts of it that are still to begin; repeating it changes nothing. An access that was never granted is `not_found`.
         */
        delete: operations["revokeEventAccess"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/helpers/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Grant many helpers access to an event
         * @description Gives many helpers access to an event in one transaction; a refused item blocks no other.
         */
        put: operations["grantEventAccesses"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/helpers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the helpers of an event
         * @description Helpers who have access to an event, by last name, first name. Any other event is `not_found`.
         */
        get: operations["listHelpersOfVolunteerEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/helpers/{helperId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a personal link of a helper
         * @description Makes a link by which a helper acts for themselves at an event, until a week after the event. It is not sent: the club passes it on.
         */
        post: operations["createHelperLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automation/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workflows
         * @description Workflows of the calling API key's club by name: what is to be done when something happens.
         */
        get: operations["listVolunteerWorkflows"];
        put?: never;
        /**
         * Create a workflow
         * @description Makes a workflow. Above 100 enabled ones it is `workflow_limit_reached`.
         */
        post: operations["createVolunteerWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automation/workflows/{workflowId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a workflow
         * @description One workflow, with its trigger, conditions and actions.
         */
        get: operations["getVolunteerWorkflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a workflow
         * @description Changes the given fields of a workflow; null clears one that may be empty. What changes nothing leaves `updated_at` as it is.
         */
        patch: operations["updateVolunteerWorkflow"];
        trace?: never;
    };
    "/automation/workflows/{workflowId}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of a workflow
         * @description Its runs, newest first; they are kept for 90 days. Null and an error when they may not be read.
         */
        get: operations["listVolunteerWorkflowRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automation/workflows/{workflowId}/runs/{runId}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a waiting or skipped run
         * @description Starts a run now that is `waiting` or `skipped`, whatever the workflow ran within the hour; one that counts several starts runs once, for the first of them.
         */
        post: operations["startVolunteerWorkflowRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automation/workflows/{workflowId}/trigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trigger a workflow by hand
         * @description Starts a workflow by hand, whatever else starts it. Helpers that the club does not have, and another event than the workflow's, are `invalid_action`. Beyond 60 runs of the workflow within an hour it is `waiting` for its turn; with more than 1000 waiting it is refused with `rate_limited`.
         */
        post: operations["triggerVolunteerWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Webhooks of the calling API key's club by creation, disabled ones included.
         */
        get: operations["listVolunteerWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Makes a webhook. Above 20 active ones it is `webhook_limit_reached`.
         *
         *     Some bodies need further scopes: `assignments:read`, `automation:read`, `availability:read`, `events:read`, `helpers:read`, `messages:read`, `roles:read`, `shifts:read`.
         */
        post: operations["createVolunteerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}": {
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
         * Disable a webhook
         * @description Ends a webhook for good, waiting deliveries included; repeating it changes nothing.
         */
        delete: operations["endVolunteerWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description What was sent to a webhook in the last 30 days, newest first. Any other webhook is `not_found`.
         */
        get: operations["listVolunteerWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "event.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of event.created
         * @description Posted to webhooks that subscribe to `event.created`.
         */
        post: operations["onEventCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of event.updated
         * @description Posted to webhooks that subscribe to `event.updated`.
         */
        post: operations["onEventUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of event.deleted
         * @description Posted to webhooks that subscribe to `event.deleted`.
         */
        post: operations["onEventDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of event.started
         * @description Posted to webhooks that subscribe to `event.started`.
         */
        post: operations["onEventStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "event.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of event.ended
         * @description Posted to webhooks that subscribe to `event.ended`.
         */
        post: operations["onEventEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "role.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of role.created
         * @description Posted to webhooks that subscribe to `role.created`.
         */
        post: operations["onRoleCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "role.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of role.updated
         * @description Posted to webhooks that subscribe to `role.updated`.
         */
        post: operations["onRoleUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "role.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of role.deleted
         * @description Posted to webhooks that subscribe to `role.deleted`.
         */
        post: operations["onRoleDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shift.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of shift.created
         * @description Posted to webhooks that subscribe to `shift.created`.
         */
        post: operations["onShiftCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shift.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of shift.updated
         * @description Posted to webhooks that subscribe to `shift.updated`.
         */
        post: operations["onShiftUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shift.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of shift.deleted
         * @description Posted to webhooks that subscribe to `shift.deleted`.
         */
        post: operations["onShiftDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shift.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of shift.changed
         * @description Posted to webhooks that subscribe to `shift.changed`.
         */
        post: operations["onShiftChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "helper.registered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of helper.registered
         * @description Posted to webhooks that subscribe to `helper.registered`.
         */
        post: operations["onHelperRegistered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "helper.granted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of helper.granted
         * @description Posted to webhooks that subscribe to `helper.granted`.
         */
        post: operations["onHelperGranted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "helper.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of helper.revoked
         * @description Posted to webhooks that subscribe to `helper.revoked`.
         */
        post: operations["onHelperRevoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "helper.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of helper.confirmed
         * @description Posted to webhooks that subscribe to `helper.confirmed`.
         */
        post: operations["onHelperConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "helper.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of helper.cancelled
         * @description Posted to webhooks that subscribe to `helper.cancelled`.
         */
        post: operations["onHelperCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "assignment.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of assignment.updated
         * @description Posted to webhooks that subscribe to `assignment.updated`.
         */
        post: operations["onAssignmentUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of message.created
         * @description Posted to webhooks that subscribe to `message.created`.
         */
        post: operations["onMessageCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of message.updated
         * @description Posted to webhooks that subscribe to `message.updated`.
         */
        post: operations["onMessageUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of message.deleted
         * @description Posted to webhooks that subscribe to `message.deleted`.
         */
        post: operations["onMessageDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "availability.request.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of availability.request.created
         * @description Posted to webhooks that subscribe to `availability.request.created`.
         */
        post: operations["onAvailabilityRequestCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "availability.response.upserted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of availability.response.upserted
         * @description Posted to webhooks that subscribe to `availability.response.upserted`.
         */
        post: operations["onAvailabilityResponseUpserted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "automation.triggered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery of automation.triggered
         * @description Posted to webhooks that subscribe to `automation.triggered`.
         */
        post: operations["onAutomationTriggered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A helper who may work at an event, and as what. */
        AccessGrantInput: {
            /**
             * Format: uuid
             * @description The id of a helper of the event's club; any other fails with `not_found`.
             */
            helper_id: string;
            /** @description Up to 50 roles of the event, else `unknown_role`; left out or null, they stay as they are. */
            role_ids?: string[] | null;
        };
        /** @description Which helpers of an event a message is for; the type decides which ids are needed. */
        ActionAudienceInput: {
            /**
             * @description Kind of the choice of helpers; `trigger` is refused with `validation_failed` anywhere but in an action of a workflow.
             * @enum {string}
             */
            type: "all" | "role" | "shift" | "helpers" | "status" | "trigger";
            /** @description Of the type `role`: 1 to 200 of the event, else `unknown_audience`. */
            role_ids?: string[] | null;
            /** @description Of the type `shift`: 1 to 200 of the event, else `unknown_audience`. */
            shift_ids?: string[] | null;
            /** @description Of the type `helpers`: 1 to 200 with access to the event, else `unknown_audience`. */
            helper_ids?: string[] | null;
            /**
             * @description Of the type `status`, which cannot do without it.
             * @enum {string|null}
             */
            assignment_status?: "pending" | "confirmed" | "declined" | "cancelled" | null;
        };
        /** @description A helper in a shift; of each pair there is one at most. */
        Assignment: {
            /**
             * Format: uuid
             * @description Identifies the assignment, also after a change of its status; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the club that the shift and the helper belong to.
             */
            verein_id: string;
            /**
             * Format: uuid
             * @description The event of the shift.
             */
            event_id: string;
            /**
             * Format: uuid
             * @description Id of the shift that the helper works in.
             */
            shift_id: string;
            /**
             * Format: uuid
             * @description Id of the helper who works in the shift.
             */
            helper_id: string;
            /**
             * Format: uuid
             * @description What the helper does there: the role of the shift; null where it has none.
             */
            role_id: string | null;
            /**
             * @description Whether the helper was asked, comes, declined or cancelled.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "declined" | "cancelled";
            /** @description Why the status is what it is, up to 500 characters. Where the platform cancelled it: `shift_cancelled`, `access_revoked` or `helper_erased`. */
            status_reason: string | null;
            /** @description Note of staff on the assignment, up to 500 characters. */
            note: string | null;
            /**
             * Format: date-time
             * @description When the status changed last.
             */
            status_changed_at: string;
            /**
             * @description Who put the helper into the shift.
             * @enum {string}
             */
            created_via: "api" | "dashboard" | "helper" | "automation";
            /**
             * Format: date-time
             * @description When the helper was put into the shift first.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the assignment; good as `expected_updated_at`.
             */
            updated_at: string;
        };
        /** @description Outcome of one item of the request. */
        AssignmentBulkResult: {
            /** @description Place of the item in the request, from 0. */
            index: number;
            /**
             * Format: uuid
             * @description The assignment of the helper in the shift; null where there is none. A failed item has that of a known pair.
             */
            id: string | null;
            /** @description Other shifts that the helper is in at the same time once all items are done, by their start, at most 20: overlaps are allowed and reported. None when the helper is not in this one. */
            overlaps: string[];
            /**
             * @description Whether the item created, changed or kept an assignment, or failed.
             * @enum {string}
             */
            outcome: "created" | "updated" | "unchanged" | "failed";
            /** @description One sentence about the reason; absent unless the item failed. */
            error?: string;
            /**
             * @description Why the item failed; absent otherwise.
             * @enum {string}
             */
            code?: "validation_failed" | "not_found" | "helper_without_access" | "shift_not_open" | "shift_full" | "event_not_open" | "invalid_status_transition";
        };
        AssignmentBulkResults: {
            results: components["schemas"]["AssignmentBulkResult"][];
            /** @description Number of items by outcome. */
            summary: {
                /** @description Number of items that created a record. */
                created: number;
                /** @description Number of items that changed a stored record. */
                updated: number;
                /** @description Number of items that equal their stored record. */
                unchanged: number;
                /** @description Number of items that were refused, each with its `code`. */
                failed: number;
            };
        };
        AssignmentList: {
            assignments: (components["schemas"]["Assignment"] & {
                /** @description Null: rows of this list are never deleted. */
                deleted_at?: null;
            })[];
        };
        /** @description What a helper said to one option. */
        AvailabilityAnswer: {
            /**
             * Format: uuid
             * @description Id of the option that the helper answered.
             */
            option_id: string;
            /**
             * @description Whether the helper has time then.
             * @enum {string}
             */
            availability: "yes" | "maybe" | "no";
        };
        /** @description What a helper says to one option. */
        AvailabilityAnswerInput: {
            /**
             * Format: uuid
             * @description The option's id; one of another request is `unknown_option`.
             */
            option_id: string;
            /**
             * @description Whether the helper has time then.
             * @enum {string}
             */
            availability: "yes" | "maybe" | "no";
        };
        /** @description Something that helpers can say yes or no to. */
        AvailabilityOption: {
            /**
             * Format: uuid
             * @description A UUID; kept as long as label and times are.
             */
            id: string;
            /** @description Text of the option, 1 to 120 characters. */
            label: string;
            /**
             * Format: date-time
             * @description Moment at which the option begins; null for an option without times.
             */
            start_time: string | null;
            /**
             * Format: date-time
             * @description Moment at which the option ends; null for an option without times.
             */
            end_time: string | null;
        };
        /** @description An option, known by its label and its times. */
        AvailabilityOptionInput: {
            /** @description Text of the option, 1 to 120 characters after trimming. */
            label: string;
            /**
             * Format: date-time
             * @description Moment at which the option begins; null for an option without times.
             */
            start_time?: string | null;
            /**
             * Format: date-time
             * @description Moment at which the option ends; after `start_time`, else `invalid_time_range`.
             */
            end_time?: string | null;
        };
        /** @description A question to helpers of an event: when do they have time? */
        AvailabilityRequest: {
            /**
             * Format: uuid
             * @description Identifies the request in the paths of its responses; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The club whose event it is about.
             */
            verein_id: string;
            /**
             * Format: uuid
             * @description The event that helpers are asked about.
             */
            event_id: string;
            /** @description Heading of the poll, 2 to 140 characters. */
            title: string;
            /** @description Text for people, up to 4000 characters; null when there is none. */
            description: string | null;
            /** @description Options, 1 to 50, in order; their content is immutable after the first answer. */
            options: components["schemas"]["AvailabilityOption"][];
            /** @description Helpers who are asked; those with access to the event can answer. */
            audience: components["schemas"]["MessageAudience"];
            /**
             * Format: date-time
             * @description Until when it can be answered; null for no end.
             */
            respond_by: string | null;
            /**
             * @description Whether answers are accepted; `closed` after `respond_by`, too.
             * @enum {string}
             */
            status: "open" | "closed";
            /** @description How many helpers have answered; counted when it is asked for. */
            response_count: number;
            /**
             * Format: date-time
             * @description Moment at which the request was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the request, the number of answers included; good as `expected_updated_at`.
             */
            updated_at: string;
        };
        AvailabilityRequestList: {
            availability_requests: (components["schemas"]["AvailabilityRequest"] & {
                /** @description Null: rows of this list are never deleted. */
                deleted_at?: null;
            })[];
        };
        /** @description What one helper said to a request; each has one answer at most. */
        AvailabilityResponse: {
            /**
             * Format: uuid
             * @description Identifies the answer of one helper to the request; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The event of the request.
             */
            event_id: string;
            /**
             * Format: uuid
             * @description The request that was answered.
             */
            request_id: string;
            /**
             * Format: uuid
             * @description The helper who answered.
             */
            helper_id: string;
            /** @description In the order of the options; those left out were not answered. */
            answers: components["schemas"]["AvailabilityAnswer"][];
            /** @description Comment of the helper, up to 500 characters; null when there is none. */
            comment: string | null;
            /**
             * Format: date-time
             * @description Moment of the last change of the answer.
             */
            updated_at: string;
        };
        AvailabilityResponseList: {
            availability_responses: (components["schemas"]["AvailabilityResponse"] & {
                /**
                 * Format: date-time
                 * @description Set in lists that include deleted ones, once the helper was erased; any other answer has none.
                 */
                deleted_at?: string | null;
            })[];
        };
        /** @description A poll among helpers of an event, with its options and audience. */
        CreateAvailabilityRequestInput: {
            /** @description Heading, 2 to 140 characters after trimming. */
            title: string;
            /** @description Text for people, up to 4000 characters after trimming. */
            description?: string | null;
            /** @description Options, 1 to 50, no two of them alike. */
            options: components["schemas"]["AvailabilityOptionInput"][];
            /** @description Everybody with access to the event when it is left out. */
            audience?: components["schemas"]["MessageAudienceInput"] | null;
            /**
             * Format: date-time
             * @description A moment to come, else `invalid_respond_by`.
             */
            respond_by?: string | null;
        };
        /** @description A message to helpers of an event, sent at once, later or kept as a draft. */
        CreateBroadcastInput: {
            /** @description Subject, up to 200 characters after trimming. */
            subject?: string | null;
            /** @description Text of the message, 1 to 10000 characters of plain text after trimming. */
            body: string;
            /**
             * @description `draft`, or `sent`; when it is left out, `sent`, or `scheduled` where `send_at` is to come.
             * @enum {string|null}
             */
            status?: "draft" | "sent" | null;
            /**
             * Format: date-time
             * @description When to send it; more than 60 seconds in the past, and more than 200 scheduled messages of an event, are refused with `invalid_send_at`.
             */
            send_at?: string | null;
        };
        /** @description A new volunteer event. */
        CreateEventInput: {
            /** @description Name, 2 to 140 characters after trimming. */
            name: string;
            /** @description Text for people, up to 4000 characters after trimming. */
            description?: string | null;
            /**
             * Format: date
             * @description First day of the event, in the club's own time.
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day; before `start_date` it is refused with `invalid_date_order`.
             */
            end_date: string;
            /** @description Place in words, up to 240 characters after trimming. */
            location?: string | null;
            /** @description `latitude,longitude` in decimal degrees. */
            location_coordinates?: string | null;
            /**
             * @description `draft` when it is left out.
             * @default draft
             * @enum {string|null}
             */
            status?: "draft" | "active" | "archived" | "cancelled" | null;
            /**
             * @description False when it is left out.
             * @default false
             */
            auto_confirm_assignments?: boolean | null;
        };
        /** @description Whom a link is for, and how long it is good. */
        CreateHelperLinkInput: {
            /**
             * @description Days until the link ends, 1 to 90, 30 when it is left out; a link is never good for longer than a week after the event's last day.
             * @default 30
             */
            expires_in_days?: number | null;
            /** @description Whether all links of the helper to this event that were made before are void from now on. */
            revoke_earlier?: boolean | null;
        };
        /** @description A message to helpers of an event, sent at once, later or kept as a draft. */
        CreateMessageInput: {
            /** @description Subject, up to 200 characters after trimming. */
            subject?: string | null;
            /** @description Text of the message, 1 to 10000 characters of plain text after trimming. */
            body: string;
            /**
             * @description `draft`, or `sent`; when it is left out, `sent`, or `scheduled` where `send_at` is to come.
             * @enum {string|null}
             */
            status?: "draft" | "sent" | null;
            /**
             * Format: date-time
             * @description When to send it; more than 60 seconds in the past, and more than 200 scheduled messages of an event, are refused with `invalid_send_at`.
             */
            send_at?: string | null;
            /** @description Everybody when it is left out; a broadcast is always for all. */
            audience?: components["schemas"]["MessageAudienceInput"] | null;
        };
        /** @description A new role of an event. */
        CreateRoleInput: {
            /** @description Name, 1 to 120 characters after trimming; another role's of the event, whatever its case, is `duplicate_role`. */
            name: string;
            /** @description Text for people, up to 1000 characters after trimming. */
            description?: string | null;
        };
        /** @description A new shift of an event. */
        CreateShiftInput: {
            /**
             * Format: uuid
             * @description A role of the event, else `unknown_role`.
             */
            role_id?: string | null;
            /** @description Heading, 2 to 140 characters after trimming. */
            title: string;
            /** @description Text for people, up to 4000 characters after trimming. */
            description?: string | null;
            /** @description Place in words, up to 240 characters after trimming. */
            location?: string | null;
            /**
             * Format: date-time
             * @description Moment at which the shift begins, with any offset; it may be before the first day of the event.
             */
            start_time: string;
            /**
             * Format: date-time
             * @description Moment at which the shift ends; unless that is after `start_time`, it is refused with `invalid_time_range`.
             */
            end_time: string;
            /**
             * @description Number of helpers that the shift needs, 1 to 999; 1 when it is left out.
             * @default 1
             */
            required_helpers?: number | null;
            /**
             * @description `open` when it is left out; `cancelled` is refused with `invalid_status_transition`.
             * @default open
             * @enum {string|null}
             */
            status?: "open" | "closed" | "cancelled" | null;
        };
        /** @description New shifts of an event. */
        CreateShiftsInput: {
            /** @description Items, up to 100; each is checked by itself. */
            shifts: components["schemas"]["NewShiftInput"][];
        };
        /** @description The address of a receiver, and the event types that it is sent. */
        CreateWebhookInput: {
            /**
             * Format: uri
             * @description HTTPS, at most 2048 characters, without user information and fragment, at a public address.
             */
            url: string;
            /** @description Text about the receiver for staff, up to 500 characters. */
            description?: string | null;
            /** @description At least one, else `validation_failed`; repeated ones count once. */
            events: ("event.created" | "event.updated" | "event.deleted" | "event.started" | "event.ended" | "role.created" | "role.updated" | "role.deleted" | "shift.created" | "shift.updated" | "shift.deleted" | "shift.changed" | "helper.registered" | "helper.granted" | "helper.revoked" | "helper.confirmed" | "helper.cancelled" | "assignment.updated" | "message.created" | "message.updated" | "message.deleted" | "availability.request.created" | "availability.response.upserted" | "automation.triggered")[];
        };
        /** @description What starts the workflow, on which conditions, and which actions it does. */
        CreateWorkflowInput: {
            /** @description Name, 2 to 140 characters after trimming. */
            name: string;
            /** @description Text for people, up to 1000 characters after trimming. */
            description?: string | null;
            /**
             * @description False when it is left out.
             * @default false
             */
            enabled?: boolean | null;
            /**
             * Format: uuid
             * @description The event that it is for; one that the club does not have is `not_found`. All when it is left out.
             */
            event_id?: string | null;
            /** @description Starts the workflow: a call by hand, or an event of a type. */
            trigger: components["schemas"]["WorkflowTriggerInput"];
            /** @description Conditions, at most 10, as JSON of up to 4000 characters in all. */
            conditions?: components["schemas"]["WorkflowConditionInput"][] | null;
            /** @description Actions, 1 to 10, of up to 12000 characters in all; ids in them that are not the club's are `invalid_action`. */
            actions: components["schemas"]["WorkflowActionInput"][];
        };
        /** @description A refusal. Members can be added. */
        Error: {
            /** @description One sentence about the reason. */
            error: string;
            /** @description Stable code of the reason, for programs; tolerate unknown ones. */
            code: string;
            /** @description What plan or add-on would permit this. */
            upgrade_hint?: string;
            /** @description Add-ons that would permit this. */
            recommended_add_ons?: string[];
            /** @description Words for a button that leads to the upgrade. */
            upgrade_cta?: string;
        };
        /** @description An event that helpers work at. */
        Event: {
            /**
             * Format: uuid
             * @description Identifies the event in all paths below it; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The club, which this API calls verein.
             */
            verein_id: string;
            /** @description Name of the event, 2 to 140 characters. */
            name: string;
            /** @description Text about the event for helpers, up to 4000 characters. */
            description: string | null;
            /**
             * Format: date
             * @description First day, in the club's own time.
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day; not before `start_date`.
             */
            end_date: string;
            /** @description Place of the event in words, up to 240 characters. */
            location: string | null;
            /**
             * @description Stage of the event; any status may follow any other. Of a `cancelled` event, what would open a shift, a poll or an assignment is refused with `event_not_open`, its scheduled messages become drafts, and runs of workflows about it are skipped.
             * @enum {string}
             */
            status: "draft" | "active" | "archived" | "cancelled";
            /** @description Whether helpers are confirmed without being asked. */
            auto_confirm_assignments: boolean;
            /** @description Who made it: the user behind the API key, or the staff member. */
            created_by: string;
            /**
             * Format: date-time
             * @description Moment at which the event was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the event; good as `expected_updated_at`.
             */
            updated_at: string;
        };
        /** @description That a helper may work at an event, and as what. */
        EventAccess: {
            /**
             * Format: uuid
             * @description Id of the helper who has the access.
             */
            helper_id: string;
            /**
             * Format: uuid
             * @description Id of the event that the helper has access to.
             */
            event_id: string;
            /** @description Roles of the event that the helper is meant for, up to 50; any will do where there are none. */
            role_ids: string[];
            /**
             * Format: date-time
             * @description Moment at which the access was granted last.
             */
            granted_at: string;
            /**
             * Format: date-time
             * @description Moment at which the access was revoked; null while it is granted.
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description Moment at which the access or its roles changed last.
             */
            updated_at: string;
        };
        /** @description Why one access was refused. */
        EventAccessBulkResult: {
            /** @description Place of the item in the request, from 0. */
            index: number;
            /**
             * Format: uuid
             * @description The id as the item sent it; null without a valid one.
             */
            helper_id: string | null;
            /**
             * @description Whether the item gave, changed or kept an access, or failed.
             * @enum {string}
             */
            outcome: "created" | "failed" | "updated" | "unchanged";
            /** @description One sentence about the reason; absent unless the item failed. */
            error?: string;
            /**
             * @description Why the item failed; absent otherwise.
             * @enum {string}
             */
            code?: "validation_failed" | "not_found" | "unknown_role";
        };
        EventAccessBulkResults: {
            results: components["schemas"]["EventAccessBulkResult"][];
            /** @description Number of items by outcome. */
            summary: {
                /** @description Number of items that created a record. */
                created: number;
                /** @description Number of items that changed a stored record. */
                updated: number;
                /** @description Number of items that equal their stored record. */
                unchanged: number;
                /** @description Number of items that were refused, each with its `code`. */
                failed: number;
            };
        };
        /** @description That a helper may work at an event, and as what. */
        EventGrant: {
            /**
             * Format: uuid
             * @description Id of the event that the helper has access to.
             */
            event_id: string;
            /** @description Roles of the event that the helper is meant for, up to 50; any will do where there are none. */
            role_ids: string[];
            /**
             * Format: date-time
             * @description Moment at which the access was granted last.
             */
            granted_at: string;
        };
        EventHelperList: {
            helpers: (components["schemas"]["Helper"] & {
                event_access: components["schemas"]["EventAccess"];
                /**
                 * Format: date-time
                 * @description Moment at which the access was revoked; null while it is granted.
                 */
                deleted_at?: string | null;
            })[];
        };
        /** @description An event that helpers work at. */
        EventSummary: {
            /**
             * Format: uuid
             * @description Identifies the event in all paths below it; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The club, which this API calls verein.
             */
            verein_id: string;
            /** @description Name of the event, 2 to 140 characters. */
            name: string;
            /**
             * Format: date
             * @description First day, in the club's own time.
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day; not before `start_date`.
             */
            end_date: string;
            /**
             * @description Stage of the event; any status may follow any other. Of a `cancelled` event, what would open a shift, a poll or an assignment is refused with `event_not_open`, its scheduled messages become drafts, and runs of workflows about it are skipped.
             * @enum {string}
             */
            status: "draft" | "active" | "archived" | "cancelled";
            /**
             * Format: date-time
             * @description Moment of the last change of the event; good as `expected_updated_at`.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Set in the answer of the deletion and in lists that include deleted ones; any other event has none.
             */
            deleted_at?: string | null;
        };
        EventSummaryList: {
            events: components["schemas"]["EventSummary"][];
        };
        /** @description Outcome of one item of the request. */
        EventSyncResult: {
            /** @description Place of the item in the request, from 0. */
            index: number;
            /** @description The id as the item sent it; null without a valid one. */
            external_id: string | null;
            /**
             * Format: uuid
             * @description The event's id; of a failed item that of the known event that it names, null where it names none or two.
             */
            id: string | null;
            /**
             * @description Whether the item created, changed or kept an event, or failed.
             * @enum {string}
             */
            outcome: "created" | "updated" | "unchanged" | "failed";
            /** @description One sentence about the reason; absent unless the item failed. */
            error?: string;
            /**
             * @description Why the item failed; absent otherwise.
             * @enum {string}
             */
            code?: "validation_failed" | "insufficient_scope" | "not_found" | "event_limit_reached" | "invalid_date_order" | "ambiguous_match";
        };
        EventSyncResults: {
            results: components["schemas"]["EventSyncResult"][];
        };
        /** @description Who may work where. */
        GrantEventAccessInput: {
            /** @description Up to 50 roles of the event, else `unknown_role`; left out or null, they stay as they are. */
            role_ids?: string[] | null;
        };
        /** @description Helpers who may work at an event. */
        GrantEventAccessesInput: {
            /** @description Items, up to 200; each is checked by itself, in this order. */
            event_access: components["schemas"]["AccessGrantInput"][];
        };
        /** @description A person who helps at events; the smallest set of personal data that the work needs. */
        Helper: {
            /**
             * Format: uuid
             * @description Identifies the helper in this platform; `external_id` is the id in the club's own system; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The club that knows the helper.
             */
            verein_id: string;
            /** @description The club's own id of the helper, 1 to 120 characters, exact, unique in the club; null when it has none. */
            external_id: string | null;
            /** @description First name, up to 80 characters; null when it is not known. */
            first_name: string | null;
            /** @description Last name, 1 to 80 characters; empty once the person was erased. */
            last_name: string;
            /**
             * Format: email
             * @description In lower case, unique in the club; null when there is none.
             */
            email: string | null;
            /** @description As the club writes it; null when there is none. */
            phone: string | null;
            /** @description Language the helper is written to in, BCP 47; null when it is not known. */
            language: string | null;
            /** @description The club's own labels, up to 40 characters each. */
            tags: string[];
            /** @description What the club keeps about the helper, up to 2000 characters. */
            notes: string | null;
            /**
             * @description Whether the club still plans with the helper.
             * @enum {string}
             */
            status: "active" | "inactive";
            /**
             * @description Whether the helper takes mails of the club; set by the club, or by the helper through a link in each mail.
             * @enum {string}
             */
            mail: "on" | "off";
            /**
             * Format: date-time
             * @description When the club recorded the helper.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the helper.
             */
            updated_at: string;
        };
        /** @description Outcome of one item of the request. */
        HelperBulkResult: {
            /** @description Place of the item in the request, from 0. */
            index: number;
            /**
             * Format: uuid
             * @description The id of the helper whom the item names, of a failed item too; null when it names none or several.
             */
            id: string | null;
            /**
             * @description Whether the item created, changed or kept a helper, or failed.
             * @enum {string}
             */
            outcome: "created" | "updated" | "unchanged" | "failed";
            /** @description One sentence about the reason; absent unless the item failed. */
            error?: string;
            /**
             * @description Why the item failed; absent otherwise.
             * @enum {string}
             */
            code?: "validation_failed" | "not_found" | "ambiguous_match" | "duplicate_helper";
        };
        HelperBulkResults: {
            results: components["schemas"]["HelperBulkResult"][];
            /** @description Number of items by outcome. */
            summary: {
                /** @description Number of items that created a record. */
                created: number;
                /** @description Number of items that changed a stored record. */
                updated: number;
                /** @description Number of items that equal their stored record. */
                unchanged: number;
                /** @description Number of items that were refused, each with its `code`. */
                failed: number;
            };
        };
        /** @description By which a helper acts for themselves at one event. It is void as soon as the access is revoked, the helper is erased or the event is deleted, and refused while the club is not active. */
        HelperLink: {
            /**
             * Format: uuid
             * @description Id of the helper who acts with the link.
             */
            helper_id: string;
            /**
             * Format: uuid
             * @description Id of the event at which the helper acts with the link.
             */
            event_id: string;
            /**
             * Format: uri
             * @description The link itself, below the public address of the platform; what follows the `#` is in no server's log.
             */
            url: string;
            /** @description The helper's access token. It is stored nowhere, and shown only here. */
            token: string;
            /**
             * Format: date-time
             * @description From this moment it is refused with `invalid_api_key`.
             */
            expires_at: string;
        };
        HelperList: {
            helpers: (components["schemas"]["Helper"] & {
                /**
                 * Format: date-time
                 * @description Set in the answer of the erasure and in lists that include deleted ones; any other helper has none.
                 */
                deleted_at?: string | null;
            })[];
        };
        /** @description What a club writes to the helpers of an event. */
        Message: {
            /**
             * Format: uuid
             * @description Identifies the message in the path of its recipients; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The club whose event it is about.
             */
            verein_id: string;
            /**
             * Format: uuid
             * @description The event whose helpers it is for.
             */
            event_id: string;
            /**
             * @description Whether the message is for some helpers, or for all.
             * @enum {string}
             */
            kind: "message" | "broadcast";
            /** @description Subject, up to 200 characters; null when there is none. */
            subject: string | null;
            /** @description Text of the message, 1 to 10000 characters of plain text. */
            body: string;
            /** @description Which helpers of the event the message is for. */
            audience: components["schemas"]["MessageAudience"];
            /**
             * @description Stage of the message; a sent one changes no more.
             * @enum {string}
             */
            status: "draft" | "scheduled" | "sent" | "failed";
            /**
             * Format: date-time
             * @description Scheduled time; null if not scheduled.
             */
            send_at: string | null;
            /**
             * Format: date-time
             * @description Moment at which the message was sent; null before.
             */
            sent_at: string | null;
            /** @description How many helpers it goes to, which are its recipients; 0 before it was sent. With more than 2000 it grows until all are stored, which message.updated reports. */
            recipient_count: number;
            /** @description Who wrote it: the API key's id, or the staff member. */
            created_by: string;
            /**
             * Format: date-time
             * @description Moment at which the message was written.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the message; good as `expected_updated_at`.
             */
            updated_at: string;
        };
        /** @description Whom a message is for; of them, those get it who have access to the event and are active as it is sent. */
        MessageAudience: {
            /**
             * @description Kind of the choice of helpers; `trigger` is refused with `validation_failed` anywhere but in an action of a workflow.
             * @constant
             */
            type: "all";
        } | {
            /**
             * @description Kind of the choice of helpers; `trigger` is refused with `validation_failed` anywhere but in an action of a workflow.
             * @constant
             */
            type: "role";
            /** @description Of the type `role`. */
            role_ids: string[];
        } | {
            /**
             * @description Kind of the choice of helpers; `trigger` is refused with `validation_failed` anywhere but in an action of a workflow.
             * @constant
             */
            type: "shift";
            /** @description Of the type `shift`. */
            shift_ids: string[];
        } | {
            /**
             * @description Kind of the choice of helpers; `trigger` is refused with `validation_failed` anywhere but in an action of a workflow.
             * @constant
             */
            type: "helpers";
            /** @description Of the type `helpers`. */
            helper_ids: string[];
        } | {
            /**
             * @description Kind of the choice of helpers; `trigger` is refused with `validation_failed` anywhere but in an action of a workflow.
             * @constant
             */
            type: "status";
            /**
             * @description Of the type `status`; null for any other.
             * @enum {string}
             */
            assignment_status?: "pending" | "confirmed" | "declined" | "cancelled";
        } | {
            /**
             * @description Kind of the choice of helpers; `trigger` is refused with `validation_failed` anywhere but in an action of a workflow.
             * @constant
             */
            type: "trigger";
        };
        /** @description Which helpers of an event a message is for; the type decides which ids are needed. */
        MessageAudienceInput: {
            /**
             * @description Kind of the choice of helpers; `trigger` is refused with `validation_failed` anywhere but in an action of a workflow.
             * @enum {string}
             */
            type: "all" | "role" | "shift" | "helpers" | "status";
            /** @description Of the type `role`: 1 to 200 of the event, else `unknown_audience`. */
            role_ids?: string[] | null;
            /** @description Of the type `shift`: 1 to 200 of the event, else `unknown_audience`. */
            shift_ids?: string[] | null;
            /** @description Of the type `helpers`: 1 to 200 with access to the event, else `unknown_audience`. */
            helper_ids?: string[] | null;
            /**
             * @description Of the type `status`, which cannot do without it.
             * @enum {string|null}
             */
            assignment_status?: "pending" | "confirmed" | "declined" | "cancelled" | null;
        };
        MessageList: {
            messages: (components["schemas"]["Message"] & {
                /**
                 * Format: date-time
                 * @description Set in the answer of the deletion and in lists that include deleted ones; any other message has none.
                 */
                deleted_at?: string | null;
            })[];
        };
        /** @description A helper to whom a message went, and what became of the mail. */
        MessageRecipient: {
            /**
             * Format: uuid
             * @description Id of the helper whom the message is for.
             */
            helper_id: string;
            /**
             * @description Whether the mail to the helper was accepted, rejected or not sent.
             * @enum {string}
             */
            outcome: "pending" | "mailed" | "failed" | "no_address" | "opted_out" | "not_mailed" | "outbox";
            /**
             * Format: date-time
             * @description When the outcome was noted.
             */
            updated_at: string;
            /** @description Null: rows of this list are never deleted. */
            deleted_at?: null;
        };
        MessageRecipientList: {
            recipients: components["schemas"]["MessageRecipient"][];
        };
        /** @description One of many new shifts of an event. */
        NewShiftInput: {
            /**
             * Format: uuid
             * @description A role of the event, else `unknown_role`.
             */
            role_id?: string | null;
            /** @description Heading, 2 to 140 characters after trimming. */
            title: string;
            /** @description Text for people, up to 4000 characters after trimming. */
            description?: string | null;
            /** @description Place in words, up to 240 characters after trimming. */
            location?: string | null;
            /**
             * Format: date-time
             * @description Moment at which the shift begins, with any offset; it may be before the first day of the event.
             */
            start_time: string;
            /**
             * Format: date-time
             * @description Moment at which the shift ends; unless that is after `start_time`, the item fails with `invalid_time_range`.
             */
            end_time: string;
            /**
             * @description Number of helpers that the shift needs, 1 to 999; 1 when it is left out.
             * @default 1
             */
            required_helpers?: number | null;
            /**
             * @description `open` when it is left out; with `cancelled` the item fails with `invalid_status_transition`.
             * @default open
             * @enum {string|null}
             */
            status?: "open" | "closed" | "cancelled" | null;
        };
        /** @description What a helper says to a request. */
        PutAvailabilityResponseInput: {
            /** @description Answers, up to 50, each option once; those left out are not answered. */
            answers: components["schemas"]["AvailabilityAnswerInput"][];
            /** @description Comment of the helper, up to 500 characters after trimming. */
            comment?: string | null;
        };
        /** @description A kind of work at an event, such as a place at the bar. */
        Role: {
            /**
             * Format: uuid
             * @description Identifies the role; shifts name it as `role_id`; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The club whose event it is of.
             */
            verein_id: string;
            /**
             * Format: uuid
             * @description The event in which it is needed.
             */
            event_id: string;
            /** @description Name of the role, 1 to 120 characters, unique in the event whatever its case. */
            name: string;
            /** @description Text about the kind of work, up to 1000 characters. */
            description: string | null;
            /**
             * Format: date-time
             * @description Moment at which the role was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the role; good as `expected_updated_at`.
             */
            updated_at: string;
        };
        RoleList: {
            roles: (components["schemas"]["Role"] & {
                /**
                 * Format: date-time
                 * @description Set in the answer of the deletion and in lists that include deleted ones; any other role has none.
                 */
                deleted_at?: string | null;
            })[];
        };
        /** @description A time and a place at an event where helpers are needed. */
        Shift: {
            /**
             * Format: uuid
             * @description Identifies the shift; assignments name it as `shift_id`; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The club whose event it is of.
             */
            verein_id: string;
            /**
             * Format: uuid
             * @description The event of which it is a part.
             */
            event_id: string;
            /**
             * Format: uuid
             * @description Id of the role that the shift is work of; null for a shift without a role.
             */
            role_id: string | null;
            /** @description Heading of the shift, 2 to 140 characters. */
            title: string;
            /** @description Text about the shift for helpers, up to 4000 characters. */
            description: string | null;
            /** @description Place of the shift in words, up to 240 characters. */
            location: string | null;
            /**
             * Format: date-time
             * @description Moment at which the shift begins; it may be before the first day of the event.
             */
            start_time: string;
            /**
             * Format: date-time
             * @description Moment at which the shift ends; after `start_time`.
             */
            end_time: string;
            /** @description How many helpers are needed, 1 to 999. */
            required_helpers: number;
            /**
             * @description Whether helpers can be assigned to it.
             * @enum {string}
             */
            status: "open" | "closed" | "cancelled";
            /** @description How many helpers are confirmed; counted when it is asked for. */
            confirmed_count: number;
            /** @description How many helpers have not decided yet; counted when it is asked for. */
            pending_count: number;
            /**
             * @description How far the confirmed helpers go.
             * @enum {string}
             */
            staffing_status: "empty" | "partial" | "full" | "overbooked";
            /**
             * Format: date-time
             * @description Moment at which the shift was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the shift; good as `expected_updated_at`.
             */
            updated_at: string;
        };
        /** @description Outcome of one item of the request. */
        ShiftBulkResult: {
            /** @description Place of the item in the request, from 0. */
            index: number;
            /**
             * Format: uuid
             * @description The shift's id; null when the item failed.
             */
            id: string | null;
            /**
             * @description Whether the item created a shift or failed.
             * @enum {string}
             */
            outcome: "created" | "failed";
            /** @description One sentence about the reason; absent unless the item failed. */
            error?: string;
            /**
             * @description Why the item failed; absent otherwise.
             * @enum {string}
             */
            code?: "validation_failed" | "unknown_role" | "event_not_open" | "invalid_time_range" | "invalid_status_transition";
        };
        ShiftBulkResults: {
            results: components["schemas"]["ShiftBulkResult"][];
            /** @description Number of items by outcome. */
            summary: {
                /** @description Number of items that created a record. */
                created: number;
                /** @description Number of items that changed a stored record. */
                updated: number;
                /** @description Number of items that equal their stored record. */
                unchanged: number;
                /** @description Number of items that were refused, each with its `code`. */
                failed: number;
            };
        };
        ShiftList: {
            shifts: (components["schemas"]["Shift"] & {
                /**
                 * Format: date-time
                 * @description Set in the answer of the deletion and in lists that include deleted ones; any other shift has none.
                 */
                deleted_at?: string | null;
            })[];
        };
        /** @description Events of the club's own system, to be found here in the same state. */
        SyncEventsInput: {
            /** @description Items, up to 100; each is looked at on its own, in this order. */
            events: components["schemas"]["SyncVolunteerEventInput"][];
        };
        /** @description An event of the club's own system. It is looked for by `event_id`, then by `external_id`, and made when there is none. Of an event that exists, what is left out or null stays as it is. An item needs `external_id`, `name`, `start_date` and `end_date`; without one of them it fails with `validation_failed`. */
        SyncVolunteerEventInput: {
            /**
             * Format: uuid
             * @description An id of this platform; the event found by it takes the external id.
             */
            id?: string | null;
            /** @description Id in the club's own system, 1 to 120 characters, taken exactly as they are. */
            external_id: string;
            /** @description Name, 2 to 140 characters after trimming. */
            name: string;
            /** @description Text for people, up to 4000 characters after trimming. */
            description?: string | null;
            /**
             * Format: date
             * @description First day of the event, in the club's own time.
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day; before `start_date` the item fails with `invalid_date_order`.
             */
            end_date: string;
            /** @description Place in words, up to 240 characters after trimming. */
            location?: string | null;
            /** @description `latitude,longitude` in decimal degrees. */
            location_coordinates?: string | null;
            /**
             * @description `draft` for a new event when it is left out.
             * @enum {string|null}
             */
            status?: "draft" | "active" | "archived" | "cancelled" | null;
            /** @description False for a new event when it is left out. */
            auto_confirm_assignments?: boolean | null;
        };
        /** @description The workflow that is to be started. */
        TriggerWorkflowInput: {
            /**
             * Format: uuid
             * @description The event that the run is about; the workflow's own when it is left out.
             */
            event_id?: string | null;
            /** @description The helpers whom the run is about, at most 200. */
            helper_ids?: string[] | null;
        };
        /** @description Left out means unchanged; null clears a field that may be empty, and is refused for others. */
        UpdateAssignmentInput: {
            /**
             * @description A status that the present one can become, else `invalid_status_transition`.
             * @enum {string}
             */
            status?: "pending" | "confirmed" | "declined" | "cancelled";
            /** @description Reason of the status, up to 500 characters after trimming. */
            status_reason?: string | null;
            /** @description Note of staff, up to 500 characters after trimming. */
            note?: string | null;
            /**
             * Format: date-time
             * @description The `updated_at` that the change is made from; when another has changed it since: `concurrent_update`.
             */
            expected_updated_at?: string | null;
        };
        /** @description Left out means unchanged; null clears a field that may be empty, and is refused for others. */
        UpdateAvailabilityRequestInput: {
            /** @description Heading, 2 to 140 characters after trimming. */
            title?: string;
            /** @description Text for people, up to 4000 characters after trimming; null clears it. */
            description?: string | null;
            /** @description All of them, in their order. One whose label and times are there already keeps its id; any other, or one that is missing, is `poll_has_answers` after the first answer. */
            options?: components["schemas"]["AvailabilityOptionInput"][];
            /**
             * Format: date-time
             * @description A moment to come, else `invalid_respond_by`; null for no end.
             */
            respond_by?: string | null;
            /**
             * @description `open` needs a `respond_by` that is not over.
             * @enum {string}
             */
            status?: "open" | "closed";
            /**
             * Format: date-time
             * @description `updated_at` of the state that the change was made from; another one is refused with `concurrent_update`.
             */
            expected_updated_at?: string | null;
        };
        /** @description Left out means unchanged; null clears a field that may be empty, and is refused for others. */
        UpdateEventInput: {
            /** @description Name, 2 to 140 characters after trimming. */
            name?: string;
            /** @description Text for people, up to 4000 characters after trimming; null clears it. */
            description?: string | null;
            /**
             * Format: date
             * @description First day of the event, in the club's own time.
             */
            start_date?: string;
            /**
             * Format: date
             * @description Last day; not before the first one.
             */
            end_date?: string;
            /** @description Place in words, up to 240 characters after trimming; null clears it. */
            location?: string | null;
            /**
             * @description `draft` and `active` need a free place in the plan, else `event_limit_reached`.
             * @enum {string}
             */
            status?: "draft" | "active" | "archived" | "cancelled";
            /**
             * Format: date-time
             * @description `updated_at` of the state that the change was made from; another one is refused with `concurrent_update`.
             */
            expected_updated_at?: string | null;
        };
        /** @description Left out means unchanged; null clears a field that may be empty, and is refused for others. */
        UpdateMessageInput: {
            /** @description Subject, up to 200 characters after trimming; null clears it. */
            subject?: string | null;
            /** @description Text of the message, 1 to 10000 characters of plain text after trimming. */
            body?: string;
            /** @description A broadcast is always for all. */
            audience?: components["schemas"]["MessageAudienceInput"];
            /**
             * @description `draft`, `scheduled` or `sent`; `scheduled` needs a `send_at` to come.
             * @enum {string}
             */
            status?: "draft" | "scheduled" | "sent";
            /**
             * Format: date-time
             * @description One to come schedules a draft; null makes a draft of a scheduled one. More than 60 seconds in the past, and more than 200 scheduled messages of an event, are refused with `invalid_send_at`.
             */
            send_at?: string | null;
            /**
             * Format: date-time
             * @description `updated_at` of the state that the change was made from; another one is refused with `concurrent_update`.
             */
            expected_updated_at?: string | null;
        };
        /** @description Left out means unchanged; null clears a field that may be empty, and is refused for others. */
        UpdateRoleInput: {
            /** @description Name, 1 to 120 characters after trimming; another role's of the event, whatever its case, is `duplicate_role`. */
            name?: string;
            /** @description Text for people, up to 1000 characters after trimming; null clears it. */
            description?: string | null;
            /**
             * Format: date-time
             * @description `updated_at` of the state that the change was made from; another one is refused with `concurrent_update`.
             */
            expected_updated_at?: string | null;
        };
        /** @description Left out means unchanged; null clears a field that may be empty, and is refused for others. */
        UpdateShiftInput: {
            /**
             * Format: uuid
             * @description A role of the event, else `unknown_role`; null clears it.
             */
            role_id?: string | null;
            /** @description Heading, 2 to 140 characters after trimming. */
            title?: string;
            /** @description Text for people, up to 4000 characters after trimming; null clears it. */
            description?: string | null;
            /** @description Place in words, up to 240 characters after trimming; null clears it. */
            location?: string | null;
            /**
             * Format: date-time
             * @description Moment at which the shift begins; assignments stay as they are without `reset_confirmations`.
             */
            start_time?: string;
            /**
             * Format: date-time
             * @description Moment at which the shift ends; after `start_time`, else `invalid_time_range`.
             */
            end_time?: string;
            /** @description How many helpers the shift needs, 1 to 999; it may fall below the confirmed ones. */
            required_helpers?: number;
            /**
             * @description Open and closed ones may become any other, a cancelled one `open`; else `invalid_status_transition`.
             * @enum {string}
             */
            status?: "open" | "closed" | "cancelled";
            /**
             * @description Whether confirmed assignments become `pending`, such as when the shift is moved to another time; false when it is left out: they stay confirmed.
             * @default false
             */
            reset_confirmations?: boolean | null;
            /**
             * Format: date-time
             * @description `updated_at` of the state that the change was made from; another one is refused with `concurrent_update`.
             */
            expected_updated_at?: string | null;
        };
        /** @description Left out means unchanged; null clears a field that may be empty, and is refused for others. */
        UpdateWorkflowInput: {
            /** @description Name, 2 to 140 characters after trimming. */
            name?: string;
            /** @description Text for people, up to 1000 characters after trimming; null clears it. */
            description?: string | null;
            /** @description Whether the workflow may run; events of the time while it could not do not start it later. */
            enabled?: boolean;
            /**
             * Format: uuid
             * @description The event that it is for; null for all events of the club.
             */
            event_id?: string | null;
            /** @description Starts the workflow from now on: a call by hand, or an event of a type. */
            trigger?: components["schemas"]["WorkflowTriggerInput"];
            /** @description Conditions, at most 10, of up to 4000 characters in all, in place of those it has. */
            conditions?: components["schemas"]["WorkflowConditionInput"][];
            /** @description Actions, 1 to 10, of up to 12000 characters in all, in place of those it has. */
            actions?: components["schemas"]["WorkflowActionInput"][];
            /**
             * Format: date-time
             * @description `updated_at` of the state that the change was made from; another one is refused with `concurrent_update`.
             */
            expected_updated_at?: string | null;
        };
        /** @description A helper who is to be in a shift. What is left out or null stays as it is of a pair that is known, whatever its status. An item without `shift_id` or `helper_id` fails with `validation_failed`. */
        UpsertAssignmentInput: {
            /**
             * Format: uuid
             * @description A shift of the event, else the item fails with `not_found`.
             */
            shift_id: string;
            /**
             * Format: uuid
             * @description A helper with access to the event, else the item fails with `helper_without_access`.
             */
            helper_id: string;
            /**
             * @description `pending` for a new one when it is left out, or `confirmed` where the event confirms assignments itself.
             * @enum {string|null}
             */
            status?: "pending" | "confirmed" | "declined" | "cancelled" | null;
            /** @description Note of staff, up to 500 characters after trimming. */
            note?: string | null;
        };
        /** @description Up to 100 pairs of a shift and a helper, in the order of processing. */
        UpsertAssignmentsInput: {
            /** @description Items, up to 100; each is looked at on its own, in this order. */
            assignments: components["schemas"]["UpsertAssignmentInput"][];
        };
        /** @description A helper of the club's own system. It is looked for by `helper_id`, then `external_id`, then `email`, and made when there is none; names of two different helpers fail with `ambiguous_match`, and a helper whom an item before it named with `duplicate_helper`. Of a helper who is known, what is left out or null stays as it is. */
        UpsertHelperInput: {
            /**
             * Format: uuid
             * @description The helper's id; an unknown one without a known `external_id` fails with `not_found`.
             */
            id?: string | null;
            /** @description Id in the club's own system, 1 to 120 characters, taken exactly as they are. */
            external_id?: string | null;
            /** @description First name, 1 to 80 characters after trimming. */
            first_name?: string | null;
            /** @description Last name, 1 to 80 characters after trimming; an item that makes a helper needs it. */
            last_name?: string | null;
            /**
             * Format: email
             * @description E-mail address, up to 254 characters; put into lower case.
             */
            email?: string | null;
            /** @description Phone number, 5 to 32 characters: digits, spaces and + - ( ) /. */
            phone?: string | null;
            /** @description Language that the helper is written to in, BCP 47, such as `pt-BR`. */
            language?: string | null;
            /** @description Tags, up to 20, each 1 to 40 characters after trimming; all the tags that the helper is to have. */
            tags?: string[] | null;
            /** @description Notes of the club, up to 2000 characters after trimming. */
            notes?: string | null;
            /**
             * @description `active` for a new helper when it is left out.
             * @enum {string|null}
             */
            status?: "active" | "inactive" | null;
            /**
             * @description Whether the helper receives mails; `on` for a new helper when it is left out.
             * @enum {string|null}
             */
            mail?: "on" | "off" | null;
            /** @description Fields to empty, each named once; one that the item sets as well is refused. */
            clear?: ("external_id" | "first_name" | "email" | "phone" | "language" | "tags" | "notes")[] | null;
        };
        /** @description Helpers of the club's own system, to be found here in the same state. */
        UpsertHelpersInput: {
            /** @description Items, up to 200; each is looked at on its own, in this order. */
            helpers: components["schemas"]["UpsertHelperInput"][];
        };
        /** @description An address of a club's own system that events of the club are sent to. */
        Webhook: {
            /**
             * Format: uuid
             * @description Identifies the webhook in the path of its deliveries; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The club whose events are sent.
             */
            verein_id: string;
            /**
             * Format: uri
             * @description Begins with https; as it was sent.
             */
            url: string;
            /** @description Text about the receiver for staff, up to 500 characters. */
            description: string | null;
            /** @description Types of events that are sent. */
            events: ("event.created" | "event.updated" | "event.deleted" | "event.started" | "event.ended" | "role.created" | "role.updated" | "role.deleted" | "shift.created" | "shift.updated" | "shift.deleted" | "shift.changed" | "helper.registered" | "helper.granted" | "helper.revoked" | "helper.confirmed" | "helper.cancelled" | "assignment.updated" | "message.created" | "message.updated" | "message.deleted" | "availability.request.created" | "availability.response.upserted" | "automation.triggered")[];
            /**
             * @description A webhook is disabled for good; its log stays for 30 days.
             * @enum {string}
             */
            status: "active" | "disabled";
            /**
             * Format: date-time
             * @description Moment at which the webhook was disabled; null while it is active.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description Moment at which the webhook was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment at which the webhook was created, or disabled.
             */
            updated_at: string;
        };
        /** @description One request to the receiver of a webhook, and how it went. */
        WebhookAttempt: {
            /** @description Number of the attempt within its delivery; the first is 1. */
            attempt: number;
            /**
             * Format: date-time
             * @description When the request began.
             */
            started_at: string;
            /** @description How long it took, in milliseconds. */
            duration_ms: number;
            /** @description HTTP status of the answer; null when the receiver sent none. */
            response_status: number | null;
            /**
             * @description Why the attempt failed; null after a status from 200 to 299.
             * @enum {string|null}
             */
            error: "dns_error" | "blocked_address" | "connection_refused" | "connection_reset" | "unreachable" | "timeout" | "tls_error" | "invalid_answer" | "http_status" | "other" | null;
        };
        /** @description One event on its way to one webhook. Each attempt times out after 8 seconds. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description A UUID, the same in every attempt.
             */
            id: string;
            /**
             * Format: uuid
             * @description The club whose event it is.
             */
            verein_id: string;
            /**
             * Format: uuid
             * @description Id of the webhook that the delivery is sent to.
             */
            webhook_id: string;
            /**
             * @description Type of its event.
             * @enum {string}
             */
            event: "event.created" | "event.updated" | "event.deleted" | "event.started" | "event.ended" | "role.created" | "role.updated" | "role.deleted" | "shift.created" | "shift.updated" | "shift.deleted" | "shift.changed" | "helper.registered" | "helper.granted" | "helper.revoked" | "helper.confirmed" | "helper.cancelled" | "assignment.updated" | "message.created" | "message.updated" | "message.deleted" | "availability.request.created" | "availability.response.upserted" | "automation.triggered";
            /**
             * Format: uuid
             * @description The event that is sent; the `id` of its body.
             */
            payload_id: string;
            /**
             * @description Whether the delivery waits for an attempt, succeeded or failed.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Attempts of the delivery: the latest 20, oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
            /** @description The JSON body that the attempts of the delivery send. */
            payload: components["schemas"]["WebhookPayload"];
            /**
             * Format: date-time
             * @description Moment at which the delivery was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment at which the delivery ended; while it is `pending`, that of its creation.
             */
            updated_at: string;
            /** @description Null: rows of this list are never deleted. */
            deleted_at?: null;
        };
        WebhookDeliveryList: {
            deliveries: components["schemas"]["WebhookDelivery"][];
        };
        WebhookList: {
            webhooks: (components["schemas"]["Webhook"] & {
                /** @description Null: rows of this list are never deleted. */
                deleted_at?: null;
            })[];
        };
        /** @description The body of a delivery. Each attempt sends the same bytes. */
        WebhookPayload: {
            /**
             * Format: uuid
             * @description Id of the event; it identifies repetitions.
             */
            id: string;
            /**
             * @description Type of the event that is delivered.
             * @enum {string}
             */
            event: "event.created" | "event.updated" | "event.deleted" | "event.started" | "event.ended" | "role.created" | "role.updated" | "role.deleted" | "shift.created" | "shift.updated" | "shift.deleted" | "shift.changed" | "helper.registered" | "helper.granted" | "helper.revoked" | "helper.confirmed" | "helper.cancelled" | "assignment.updated" | "message.created" | "message.updated" | "message.deleted" | "availability.request.created" | "availability.response.upserted" | "automation.triggered";
            /**
             * Format: date-time
             * @description Moment at which the transaction of the change began.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description Id of the club in which the event happened.
             */
            verein_id: string;
            /**
             * Format: uuid
             * @description The volunteer event of the resource.
             */
            event_id: string | null;
            /** @description Place among the events of the resource: 1, 2, 3 and so on without gaps. */
            sequence: number;
            /** @description The resource under its name, as it was at the change. */
            data: Record<string, unknown>;
        };
        /** @description Actions that run after an event of the club, or on request. */
        Workflow: {
            /**
             * Format: uuid
             * @description Identifies the workflow in the path of its runs; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The club that it works for.
             */
            verein_id: string;
            /** @description Name of the workflow for staff, 2 to 140 characters. */
            name: string;
            /** @description Text about the workflow for staff, up to 1000 characters. */
            description: string | null;
            /** @description Whether calls and events start the workflow. */
            enabled: boolean;
            /**
             * Format: uuid
             * @description The event that it is for; null for all events of the club.
             */
            event_id: string | null;
            /** @description Starts the workflow: a call by hand, or an event of a type. */
            trigger: components["schemas"]["WorkflowTrigger"];
            /** @description Conditions on the event that starts the workflow; all of them must hold. */
            conditions: components["schemas"]["WorkflowCondition"][];
            /** @description Actions of a run, in this order: all of them, or none. */
            actions: components["schemas"]["WorkflowAction"][];
            /** @description How often the workflow was started, by hand and by events. */
            run_count: number;
            /**
             * Format: date-time
             * @description Moment of the last start of the workflow; null before the first.
             */
            last_triggered_at: string | null;
            /**
             * Format: date-time
             * @description Moment at which the workflow was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the workflow, which runs do not count as; good as `expected_updated_at`.
             */
            updated_at: string;
        };
        /** @description One thing that a workflow does. */
        WorkflowAction: {
            /**
             * @description Kind of the action; it decides which of the other fields are set.
             * @enum {string}
             */
            type: "send_message" | "grant_event_access" | "set_assignment_status";
            /** @description Whom a message is for; null of other types. */
            audience?: components["schemas"]["MessageAudience"];
            /** @description Subject of the message of `send_message`; null for other actions. */
            subject?: string | null;
            /** @description The text of a message; null of other types. */
            body?: string | null;
            /**
             * Format: uuid
             * @description The event that access is granted to; null of other types.
             */
            event_id?: string | null;
            /**
             * @description What the status of assignments becomes; null of other types.
             * @enum {string}
             */
            status?: "pending" | "confirmed" | "declined" | "cancelled";
        };
        /** @description One action of a workflow; the type decides which of the other fields are needed. */
        WorkflowActionInput: {
            /**
             * @description Kind of the action; it decides which of the other fields are needed.
             * @enum {string}
             */
            type: "send_message" | "grant_event_access" | "set_assignment_status";
            /** @description Of the type `send_message`: whom the message is for; everybody with access to the event when it is left out. Of the type `trigger`, the helper whom the event concerns, or of a run by hand its helpers. */
            audience?: components["schemas"]["ActionAudienceInput"] | null;
            /** @description Of the type `send_message`: up to 200 characters after trimming. */
            subject?: string | null;
            /** @description Of the type `send_message`: 1 to 10000 characters of plain text after trimming. */
            body?: string | null;
            /**
             * Format: uuid
             * @description Of the type `grant_event_access`: the event.
             */
            event_id?: string | null;
            /**
             * @description Of the type `set_assignment_status`: what the status becomes.
             * @enum {string|null}
             */
            status?: "pending" | "confirmed" | "declined" | "cancelled" | null;
        };
        /** @description A condition on the event that starts a workflow. */
        WorkflowCondition: {
            /** @description Path of the value in the data of the event, such as `shift.title`. */
            field: string;
            /**
             * @description Operator that compares the field with the values.
             * @enum {string}
             */
            op: "eq" | "in";
            /** @description A text, number, boolean or null; for `in` a list of them. JSON, because it has the type of the compared value. */
            value: unknown;
        };
        /** @description A condition on the event that starts a workflow. */
        WorkflowConditionInput: {
            /** @description Path of the value in the data of the event, such as `shift.title`. */
            field: string;
            /**
             * @description Operator that compares the field with the values.
             * @enum {string}
             */
            op: "eq" | "in";
            /** @description A text, number, boolean or null; for `in` a list of 1 to 50 of them. JSON, because it has the type of the compared value. */
            value: (string | number | boolean | null) | (string | number | boolean | null)[];
        };
        WorkflowList: {
            workflows: (components["schemas"]["Workflow"] & {
                /** @description Null: rows of this list are never deleted. */
                deleted_at?: null;
            })[];
        };
        /** @description One time that a workflow was started. */
        WorkflowRun: {
            /**
             * Format: uuid
             * @description Identifies the run, also when it is started again; a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The club that it works for.
             */
            verein_id: string;
            /**
             * Format: uuid
             * @description Id of the workflow whose actions the run does.
             */
            workflow_id: string;
            /**
             * @description Progress of the run: due later, due, at work, or ended with its outcome.
             * @enum {string}
             */
            status: "waiting" | "queued" | "running" | "succeeded" | "failed" | "skipped";
            /**
             * Format: uuid
             * @description The volunteer event that it is about, if it is about one.
             */
            event_id: string | null;
            /** @description The helpers whom it is about. */
            helper_ids: string[];
            /**
             * Format: uuid
             * @description The assignment of the event that started the run, if there is one.
             */
            assignment_id: string | null;
            /**
             * Format: uuid
             * @description The id of the published event that started it, as in webhooks; null if it was started by hand.
             */
            cause_id: string | null;
            /** @description Why the run failed or was skipped: a code of an error, `no_event`, `no_helper`, `no_assignment` or `too_many_waiting`. */
            error: string | null;
            /** @description How many starts it counts: 1, or where it was skipped by `too_many_waiting` all of an hour for which no place to wait was left; it is about the first of them. */
            start_count: number;
            /**
             * Format: date-time
             * @description Its place among the 60 runs of an hour: when it was to begin, or when a `waiting` one will; null where it has none.
             */
            due_at: string | null;
            /**
             * Format: date-time
             * @description Moment at which the run began last; null before.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description Moment at which the run succeeded or failed; null before.
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description When the workflow was started.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Moment of the last change of the status of the run.
             */
            updated_at: string;
        };
        WorkflowRunList: {
            runs: (components["schemas"]["WorkflowRun"] & {
                /** @description Null: rows of this list are never deleted. */
                deleted_at?: null;
            })[];
        };
        /** @description What starts a workflow. */
        WorkflowTrigger: {
            /**
             * @description Kind of the start: by hand, or by an event.
             * @constant
             */
            type: "event";
            /**
             * @description The type of events that starts it; null of the type `manual`.
             * @enum {string}
             */
            event: "event.created" | "event.updated" | "event.deleted" | "event.started" | "event.ended" | "role.created" | "role.updated" | "role.deleted" | "shift.created" | "shift.updated" | "shift.deleted" | "shift.changed" | "helper.registered" | "helper.granted" | "helper.revoked" | "helper.confirmed" | "helper.cancelled" | "assignment.updated" | "message.created" | "message.updated" | "message.deleted" | "availability.request.created" | "availability.response.upserted" | "automation.triggered";
        } | {
            /**
             * @description Kind of the start: by hand, or by an event.
             * @constant
             */
            type: "manual";
        };
        /** @description The start of a workflow: by hand, or by events of a type. */
        WorkflowTriggerInput: {
            /**
             * @description Kind of the start: by hand, or by an event.
             * @enum {string}
             */
            type: "manual" | "event";
            /**
             * @description Needed for the type `event`; `automation_triggered` is refused.
             * @enum {string|null}
             */
            event?: "event.created" | "event.updated" | "event.deleted" | "event.started" | "event.ended" | "role.created" | "role.updated" | "role.deleted" | "shift.created" | "shift.updated" | "shift.deleted" | "shift.changed" | "helper.registered" | "helper.granted" | "helper.revoked" | "helper.confirmed" | "helper.cancelled" | "assignment.updated" | "message.created" | "message.updated" | "message.deleted" | "availability.request.created" | "availability.response.upserted" | null;
        };
    };
    responses: {
        /** @description The request is malformed, or violates a constraint. Codes: `validation_failed`, `invalid_json`. */
        "400.validation_failed.invalid_json": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "validation_failed" | "invalid_json";
                };
            };
        };
        /** @description The request is malformed, or violates a constraint. Codes: `validation_failed`, `invalid_json`, `unsafe_webhook_url`. */
        "400.validation_failed.invalid_json.unsafe_webhook_url": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "validation_failed" | "invalid_json" | "unsafe_webhook_url";
                };
            };
        };
        /** @description The credential is missing, invalid or expired. Codes: `missing_api_key`, `invalid_api_key`, `expired_api_key`, `revoked_api_key`. */
        "401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "missing_api_key" | "invalid_api_key" | "expired_api_key" | "revoked_api_key";
                };
            };
        };
        /** @description The credential does not permit this. Codes: `insufficient_scope`, `feature_forbidden`, `club_inactive`, `integration_disabled`, `verein_mismatch`. */
        "403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "insufficient_scope" | "feature_forbidden" | "club_inactive" | "integration_disabled" | "verein_mismatch";
                };
            };
        };
        /** @description The credential does not permit this. Codes: `insufficient_scope`, `feature_forbidden`, `club_inactive`, `integration_disabled`, `verein_mismatch`, `event_limit_reached`. */
        "403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch.event_limit_reached": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "insufficient_scope" | "feature_forbidden" | "club_inactive" | "integration_disabled" | "verein_mismatch" | "event_limit_reached";
                };
            };
        };
        /** @description The credential does not permit this. Codes: `insufficient_scope`, `feature_forbidden`, `club_inactive`, `integration_disabled`, `verein_mismatch`, `webhook_limit_reached`. */
        "403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch.webhook_limit_reached": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "insufficient_scope" | "feature_forbidden" | "club_inactive" | "integration_disabled" | "verein_mismatch" | "webhook_limit_reached";
                };
            };
        };
        /** @description The credential does not permit this. Codes: `insufficient_scope`, `feature_forbidden`, `club_inactive`, `integration_disabled`, `verein_mismatch`, `workflow_limit_reached`. */
        "403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch.workflow_limit_reached": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "insufficient_scope" | "feature_forbidden" | "club_inactive" | "integration_disabled" | "verein_mismatch" | "workflow_limit_reached";
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
                    /** @enum {unknown} */
                    code?: "not_found";
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `concurrent_update`. */
        "409.concurrent_update": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "concurrent_update";
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `concurrent_update`, `duplicate_role`. */
        "409.concurrent_update.duplicate_role": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "concurrent_update" | "duplicate_role";
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `concurrent_update`, `message_already_sent`. */
        "409.concurrent_update.message_already_sent": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "concurrent_update" | "message_already_sent";
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `concurrent_update`, `poll_has_answers`. */
        "409.concurrent_update.poll_has_answers": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "concurrent_update" | "poll_has_answers";
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `concurrent_update`, `shift_full`. */
        "409.concurrent_update.shift_full": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "concurrent_update" | "shift_full";
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `idempotency_conflict`, `idempotency_in_progress`. */
        "409.idempotency_conflict.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_conflict" | "idempotency_in_progress";
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `idempotency_conflict`, `idempotency_in_progress`, `duplicate_role`. */
        "409.idempotency_conflict.idempotency_in_progress.duplicate_role": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_conflict" | "idempotency_in_progress" | "duplicate_role";
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `idempotency_conflict`, `idempotency_in_progress`, `workflow_disabled`. */
        "409.idempotency_conflict.idempotency_in_progress.workflow_disabled": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_conflict" | "idempotency_in_progress" | "workflow_disabled";
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `poll_closed`. */
        "409.poll_closed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "poll_closed";
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `role_in_use`. */
        "409.role_in_use": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "role_in_use";
                };
            };
        };
        /** @description The request conflicts with the stored state. Codes: `shift_has_assignments`. */
        "409.shift_has_assignments": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "shift_has_assignments";
                };
            };
        };
        /** @description The request is well formed, but against the rules. Codes: `event_not_open`, `invalid_time_range`, `invalid_respond_by`. */
        "422.event_not_open.invalid_time_range.invalid_respond_by": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "event_not_open" | "invalid_time_range" | "invalid_respond_by";
                };
            };
        };
        /** @description The request is well formed, but against the rules. Codes: `event_not_open`, `invalid_time_range`, `invalid_respond_by`, `unknown_audience`. */
        "422.event_not_open.invalid_time_range.invalid_respond_by.unknown_audience": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "event_not_open" | "invalid_time_range" | "invalid_respond_by" | "unknown_audience";
                };
            };
        };
        /** @description The request is well formed, but against the rules. Codes: `event_over`. */
        "422.event_over": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "event_over";
                };
            };
        };
        /** @description The request is well formed, but against the rules. Codes: `helper_without_access`, `shift_not_open`, `event_not_open`, `invalid_status_transition`. */
        "422.helper_without_access.shift_not_open.event_not_open.invalid_status_transition": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "helper_without_access" | "shift_not_open" | "event_not_open" | "invalid_status_transition";
                };
            };
        };
        /** @description The request is well formed, but against the rules. Codes: `invalid_action`. */
        "422.invalid_action": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "invalid_action";
                };
            };
        };
        /** @description The request is well formed, but against the rules. Codes: `invalid_date_order`. */
        "422.invalid_date_order": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "invalid_date_order";
                };
            };
        };
        /** @description The request is well formed, but against the rules. Codes: `invalid_send_at`, `unknown_audience`, `empty_audience`. */
        "422.invalid_send_at.unknown_audience.empty_audience": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "invalid_send_at" | "unknown_audience" | "empty_audience";
                };
            };
        };
        /** @description The request is well formed, but against the rules. Codes: `invalid_status_transition`. */
        "422.invalid_status_transition": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "invalid_status_transition";
                };
            };
        };
        /** @description The request is well formed, but against the rules. Codes: `invalid_status_transition`, `invalid_send_at`, `unknown_audience`, `empty_audience`. */
        "422.invalid_status_transition.invalid_send_at.unknown_audience.empty_audience": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "invalid_status_transition" | "invalid_send_at" | "unknown_audience" | "empty_audience";
                };
            };
        };
        /** @description The request is well formed, but against the rules. Codes: `unknown_option`, `helper_not_in_audience`. */
        "422.unknown_option.helper_not_in_audience": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "unknown_option" | "helper_not_in_audience";
                };
            };
        };
        /** @description The request is well formed, but against the rules. Codes: `unknown_role`. */
        "422.unknown_role": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "unknown_role";
                };
            };
        };
        /** @description The request is well formed, but against the rules. Codes: `unknown_role`, `event_not_open`, `invalid_time_range`, `invalid_status_transition`. */
        "422.unknown_role.event_not_open.invalid_time_range.invalid_status_transition": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "unknown_role" | "event_not_open" | "invalid_time_range" | "invalid_status_transition";
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
                    /** @enum {unknown} */
                    code?: "rate_limited";
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
                    /** @enum {unknown} */
                    code?: "internal_error";
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
                    /** @enum {unknown} */
                    code?: "internal_error" | "idempotency_replay_failed";
                };
            };
        };
        /** @description A required dependency is unavailable. Codes: `service_unavailable`. */
        "503.service_unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "service_unavailable";
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
    listVolunteerEvents: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Includes events that were deleted in the last 90 days, each with its `deleted_at`. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps events that changed at or after this moment, in the order of their changes. */
                updated_since?: string;
                /** @description Keeps events with this status. */
                status?: "draft" | "active" | "archived" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventSummaryList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    createVolunteerEvent: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: {
                /** @description If sent, repeats of the request with the same key have the first answer, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEventInput"];
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
                        event: components["schemas"]["Event"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch.event_limit_reached"];
            409: components["responses"]["409.idempotency_conflict.idempotency_in_progress"];
            422: components["responses"]["422.invalid_date_order"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    getVolunteerEvent: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
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
                        event: components["schemas"]["Event"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    deleteVolunteerEvent: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last state of the record, with the time of its deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        event: components["schemas"]["Event"] & {
                            /**
                             * Format: date-time
                             * @description Set in the answer of the deletion and in lists that include deleted ones; any other event has none.
                             */
                            deleted_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    updateVolunteerEvent: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEventInput"];
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
                        event: components["schemas"]["Event"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch.event_limit_reached"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.concurrent_update"];
            422: components["responses"]["422.invalid_date_order"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    syncVolunteerEvents: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: {
                /** @description If sent, repeats of the request with the same key have the first answer, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncEventsInput"];
            };
        };
        responses: {
            /** @description The outcome of each item, in the order sent; failed items do not change the status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventSyncResults"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            409: components["responses"]["409.idempotency_conflict.idempotency_in_progress"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    listRolesOfVolunteerEvent: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Includes roles that were deleted in the last 90 days, each with its `deleted_at`. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps roles that changed at or after this moment, in the order of their changes. */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    createVolunteerRole: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: {
                /** @description If sent, repeats of the request with the same key have the first answer, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRoleInput"];
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
                        role: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_conflict.idempotency_in_progress.duplicate_role"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    getVolunteerRole: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the role. */
                roleId: string;
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
                        role: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    deleteVolunteerRole: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last state of the record, with the time of its deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        role: components["schemas"]["Role"] & {
                            /**
                             * Format: date-time
                             * @description Set in the answer of the deletion and in lists that include deleted ones; any other role has none.
                             */
                            deleted_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.role_in_use"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    updateVolunteerRole: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRoleInput"];
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
                        role: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.concurrent_update.duplicate_role"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    listVolunteerRoles: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Includes roles that were deleted in the last 90 days, each with its `deleted_at`. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps roles that changed at or after this moment, in the order of their changes. */
                updated_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    listShifts: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Includes shifts that were deleted in the last 90 days, each with its `deleted_at`. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps shifts with this role. */
                role_id?: string;
                /** @description Keeps shifts that changed at or after this moment, in the order of their changes. */
                updated_since?: string;
                /** @description Keeps shifts that begin at this moment or later. */
                from?: string;
                /** @description Keeps shifts that begin before this moment. */
                to?: string;
                /** @description Keeps shifts with this status. */
                status?: "open" | "closed" | "cancelled";
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    createShift: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: {
                /** @description If sent, repeats of the request with the same key have the first answer, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateShiftInput"];
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
                        shift: components["schemas"]["Shift"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_conflict.idempotency_in_progress"];
            422: components["responses"]["422.unknown_role.event_not_open.invalid_time_range.invalid_status_transition"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    createShifts: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: {
                /** @description If sent, repeats of the request with the same key have the first answer, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateShiftsInput"];
            };
        };
        responses: {
            /** @description The outcome of each item, in the order sent; failed items do not change the status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftBulkResults"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_conflict.idempotency_in_progress"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    getShift: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the shift. */
                shiftId: string;
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
                        shift: components["schemas"]["Shift"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    deleteShift: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the shift. */
                shiftId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last state of the record, with the time of its deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shift: components["schemas"]["Shift"] & {
                            /**
                             * Format: date-time
                             * @description Set in the answer of the deletion and in lists that include deleted ones; any other shift has none.
                             */
                            deleted_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.shift_has_assignments"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    updateShift: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the shift. */
                shiftId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateShiftInput"];
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
                        shift: components["schemas"]["Shift"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.concurrent_update"];
            422: components["responses"]["422.unknown_role.event_not_open.invalid_time_range.invalid_status_transition"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    listAssignments: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Adds `deleted_at` to the rows; rows of this list are never deleted. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps assignments to this shift. */
                shift_id?: string;
                /** @description Keeps assignments of this helper. */
                helper_id?: string;
                /** @description Keeps assignments that changed at or after this moment, in the order of their changes. */
                updated_since?: string;
                /** @description Keeps assignments with this status. */
                status?: "pending" | "confirmed" | "declined" | "cancelled";
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    upsertAssignments: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpsertAssignmentsInput"];
            };
        };
        responses: {
            /** @description The outcome of each item, in the order sent; failed items do not change the status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentBulkResults"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    updateAssignment: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the assignment. */
                assignmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAssignmentInput"];
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
                        assignment: components["schemas"]["Assignment"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.concurrent_update.shift_full"];
            422: components["responses"]["422.helper_without_access.shift_not_open.event_not_open.invalid_status_transition"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    getHelper: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the helper. */
                helperId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The helper with the 200 latest accesses to events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        helper: components["schemas"]["Helper"] & {
                            event_access: components["schemas"]["EventGrant"][];
                        };
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    eraseHelper: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the helper. */
                helperId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The helper with all personal data blank, and the time of the erasure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        helper: components["schemas"]["Helper"] & {
                            /**
                             * Format: date-time
                             * @description Set in the answer of the erasure and in lists that include deleted ones; any other helper has none.
                             */
                            deleted_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    listHelpers: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Includes helpers who were erased in the last 90 days, without their data, each with its `deleted_at`; a search finds none. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps helpers with access to this event; an unknown event is `not_found`. With `updated_since`, also keeps helpers whose access was granted since then. */
                event_id?: string;
                /** @description Keeps helpers who were changed at or after this moment, in the order of the changes. */
                updated_since?: string;
                /** @description Keeps helpers whose names, e-mail address or external id contain each word of this text, in any order, ignoring case and accents; 1 to 100 characters. */
                search?: string;
                /** @description Keeps helpers with this status. */
                status?: "active" | "inactive";
                /** @description Keeps helpers who have exactly this tag; 1 to 40 characters. */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelperList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    upsertHelpers: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: {
                /** @description If sent, repeats of the request with the same key have the first answer, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpsertHelpersInput"];
            };
        };
        responses: {
            /** @description The outcome of each item, in the order sent; failed items do not change the status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelperBulkResults"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            409: components["responses"]["409.idempotency_conflict.idempotency_in_progress"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    createVolunteerBroadcast: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: {
                /** @description If sent, repeats of the request with the same key have the first answer, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBroadcastInput"];
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
                        message: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_conflict.idempotency_in_progress"];
            422: components["responses"]["422.invalid_send_at.unknown_audience.empty_audience"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    listVolunteerMessages: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Includes messages that were deleted in the last 90 days, each with its `deleted_at`. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps messages that changed at or after this moment, in the order of their changes. */
                updated_since?: string;
                /** @description Keeps messages of this kind. */
                kind?: "message" | "broadcast";
                /** @description Keeps messages with this status. */
                status?: "draft" | "scheduled" | "sent" | "failed";
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    createVolunteerMessage: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: {
                /** @description If sent, repeats of the request with the same key have the first answer, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMessageInput"];
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
                        message: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_conflict.idempotency_in_progress"];
            422: components["responses"]["422.invalid_send_at.unknown_audience.empty_audience"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    getVolunteerMessage: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the message. */
                messageId: string;
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
                        message: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    deleteVolunteerMessage: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the message. */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last state of the record, with the time of its deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"] & {
                            /**
                             * Format: date-time
                             * @description Set in the answer of the deletion and in lists that include deleted ones; any other message has none.
                             */
                            deleted_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    updateVolunteerMessage: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the message. */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMessageInput"];
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
                        message: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.concurrent_update.message_already_sent"];
            422: components["responses"]["422.invalid_status_transition.invalid_send_at.unknown_audience.empty_audience"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    listMessageRecipients: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Adds `deleted_at` to the rows; rows of this list are never deleted. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps recipients whose outcome changed at or after this moment, in the order of the changes. */
                updated_since?: string;
                /** @description Keeps recipients with this outcome. */
                outcome?: "pending" | "mailed" | "failed" | "no_address" | "opted_out" | "not_mailed" | "outbox";
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the message. */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRecipientList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    listAvailabilityRequests: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Adds `deleted_at` to the rows; rows of this list are never deleted. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps requests that changed, or were first answered by a helper, at or after this moment, in the order of these times. */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityRequestList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    createAvailabilityRequest: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: {
                /** @description If sent, repeats of the request with the same key have the first answer, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAvailabilityRequestInput"];
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
                        availability_request: components["schemas"]["AvailabilityRequest"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_conflict.idempotency_in_progress"];
            422: components["responses"]["422.event_not_open.invalid_time_range.invalid_respond_by.unknown_audience"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    getAvailabilityRequest: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the availability poll. */
                requestId: string;
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
                        availability_request: components["schemas"]["AvailabilityRequest"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    updateAvailabilityRequest: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the availability poll. */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAvailabilityRequestInput"];
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
                        availability_request: components["schemas"]["AvailabilityRequest"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.concurrent_update.poll_has_answers"];
            422: components["responses"]["422.event_not_open.invalid_time_range.invalid_respond_by"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    listAvailabilityResponses: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Includes answers of helpers who were erased in the last 90 days, without their data, each with its `deleted_at`. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps answers that changed at or after this moment, in the order of their changes. */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the availability poll. */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityResponseList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    putAvailabilityResponse: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the availability poll. */
                requestId: string;
                /** @description Id of the helper. */
                helperId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutAvailabilityResponseInput"];
            };
        };
        responses: {
            /** @description The answer of the helper, which replaced an earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        availability_response: components["schemas"]["AvailabilityResponse"];
                    };
                };
            };
            /** @description The first answer of the helper to this request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        availability_response: components["schemas"]["AvailabilityResponse"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.poll_closed"];
            422: components["responses"]["422.unknown_option.helper_not_in_audience"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    grantEventAccess: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the helper. */
                helperId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GrantEventAccessInput"];
            };
        };
        responses: {
            /** @description The helper had access before; the roles are those of the request now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        event_access: components["schemas"]["EventAccess"];
                    };
                };
            };
            /** @description The helper has access now, for the first time or after a revocation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        event_access: components["schemas"]["EventAccess"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.unknown_role"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    revokeEventAccess: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the helper. */
                helperId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked access, with the time of its revocation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        event_access: components["schemas"]["EventAccess"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    grantEventAccesses: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantEventAccessesInput"];
            };
        };
        responses: {
            /** @description The outcome of each item, in the order sent; failed items do not change the status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventAccessBulkResults"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    listHelpersOfVolunteerEvent: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Includes accesses that were revoked in the last 90 days, each with its `revoked_at`. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps helpers who, or whose access, changed at or after this moment, in the order of the changes. */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventHelperList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    createHelperLink: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: {
                /** @description If sent, repeats of the request with the same key have the first answer, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the event. */
                eventId: string;
                /** @description Id of the helper. */
                helperId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateHelperLinkInput"];
            };
        };
        responses: {
            /** @description The link and its token, which only this answer and its repetitions contain. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        helper_link: components["schemas"]["HelperLink"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_conflict.idempotency_in_progress"];
            422: components["responses"]["422.event_over"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    listVolunteerWorkflows: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Adds `deleted_at` to the rows; rows of this list are never deleted. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps workflows that changed at or after this moment, in the order of their changes. */
                updated_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    createVolunteerWorkflow: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: {
                /** @description If sent, repeats of the request with the same key have the first answer, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWorkflowInput"];
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
                        workflow: components["schemas"]["Workflow"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch.workflow_limit_reached"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_conflict.idempotency_in_progress"];
            422: components["responses"]["422.invalid_action"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    getVolunteerWorkflow: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the workflow. */
                workflowId: string;
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
                        workflow: components["schemas"]["Workflow"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    updateVolunteerWorkflow: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the workflow. */
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWorkflowInput"];
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
                        workflow: components["schemas"]["Workflow"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch.workflow_limit_reached"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.concurrent_update"];
            422: components["responses"]["422.invalid_action"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    listVolunteerWorkflowRuns: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Adds `deleted_at` to the rows; rows of this list are never deleted. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps runs that changed at or after this moment, in the order of their changes. */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description Id of the workflow. */
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowRunList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    startVolunteerWorkflowRun: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: {
                /** @description If sent, repeats of the request with the same key have the first answer, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the workflow. */
                workflowId: string;
                /** @description Id of the run. */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run, which starts as soon as a worker is free. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        run: components["schemas"]["WorkflowRun"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_conflict.idempotency_in_progress.workflow_disabled"];
            422: components["responses"]["422.invalid_status_transition"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    triggerVolunteerWorkflow: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: {
                /** @description If sent, repeats of the request with the same key have the first answer, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the workflow. */
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TriggerWorkflowInput"];
            };
        };
        responses: {
            /** @description The new run, which starts as soon as a worker is free, or later where it is `waiting`. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        run: components["schemas"]["WorkflowRun"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.idempotency_conflict.idempotency_in_progress.workflow_disabled"];
            422: components["responses"]["422.invalid_action"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    listVolunteerWebhooks: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Adds `deleted_at` to the rows; rows of this list are never deleted. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps webhooks that changed at or after this moment, in the order of their changes. */
                updated_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    createVolunteerWebhook: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: {
                /** @description If sent, repeats of the request with the same key have the first answer, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookInput"];
            };
        };
        responses: {
            /** @description The new webhook with its signing secret, which only this answer and its repetitions contain. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook: components["schemas"]["Webhook"] & {
                            /** @description Key of the signatures; the whole text is the key. Shown only here and in an exact repetition. */
                            signing_secret: string;
                        };
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json.unsafe_webhook_url"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch.webhook_limit_reached"];
            409: components["responses"]["409.idempotency_conflict.idempotency_in_progress"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error.idempotency_replay_failed"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    endVolunteerWebhook: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook, disabled for good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    listVolunteerWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description The key's own club; another one is refused with `verein_mismatch`. */
                vereinId?: string;
                /** @description Adds `deleted_at` to the rows; rows of this list are never deleted. */
                include_deleted?: boolean;
                /** @description Page size, 1 to 200. */
                limit?: number;
                /** @description Rows to skip; not together with `cursor`. */
                offset?: number;
                /** @description The `X-Next-Cursor` of the page before; empty for the first page. */
                cursor?: string;
                /** @description Keeps deliveries that were created or completed at or after this moment, in the order of these times. */
                updated_since?: string;
                /** @description Keeps deliveries of events of this type. */
                event?: "event.created" | "event.updated" | "event.deleted" | "event.started" | "event.ended" | "role.created" | "role.updated" | "role.deleted" | "shift.created" | "shift.updated" | "shift.deleted" | "shift.changed" | "helper.registered" | "helper.granted" | "helper.revoked" | "helper.confirmed" | "helper.cancelled" | "assignment.updated" | "message.created" | "message.updated" | "message.deleted" | "availability.request.created" | "availability.response.upserted" | "automation.triggered";
                /** @description Keeps deliveries with this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description Keeps deliveries made at or after this moment. */
                from?: string;
                /** @description Keeps deliveries made before this moment. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list; the header `X-Next-Cursor` has the cursor of the next one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            400: components["responses"]["400.validation_failed.invalid_json"];
            401: components["responses"]["401.missing_api_key.invalid_api_key.expired_api_key.revoked_api_key"];
            403: components["responses"]["403.insufficient_scope.feature_forbidden.club_inactive.integration_disabled.verein_mismatch"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.rate_limited"];
            500: components["responses"]["500.internal_error"];
            503: components["responses"]["503.service_unavailable"];
        };
    };
    onEventCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "event.created";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "event.created";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        event: components["schemas"]["Event"];
                    };
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
    onEventUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "event.updated";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "event.updated";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        event: components["schemas"]["Event"];
                        /** @description Names of the changed fields of the resource. */
                        changed_fields: string[];
                    };
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
    onEventDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "event.deleted";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "event.deleted";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        event: components["schemas"]["Event"] & {
                            /**
                             * Format: date-time
                             * @description Set in the answer of the deletion and in lists that include deleted ones; any other event has none.
                             */
                            deleted_at: string | null;
                        };
                    };
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
    onEventStarted: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "event.started";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "event.started";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        event: components["schemas"]["Event"];
                    };
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
    onEventEnded: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "event.ended";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "event.ended";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        event: components["schemas"]["Event"];
                    };
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
    onRoleCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "role.created";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "role.created";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        role: components["schemas"]["Role"];
                    };
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
    onRoleUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "role.updated";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "role.updated";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        role: components["schemas"]["Role"];
                        /** @description Names of the changed fields of the resource. */
                        changed_fields: string[];
                    };
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
    onRoleDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "role.deleted";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "role.deleted";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        role: components["schemas"]["Role"] & {
                            /**
                             * Format: date-time
                             * @description Set in the answer of the deletion and in lists that include deleted ones; any other role has none.
                             */
                            deleted_at: string | null;
                        };
                    };
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
    onShiftCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "shift.created";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "shift.created";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        shift: components["schemas"]["Shift"];
                    };
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
    onShiftUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "shift.updated";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "shift.updated";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        shift: components["schemas"]["Shift"];
                        /** @description Names of the changed fields of the resource. */
                        changed_fields: string[];
                    };
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
    onShiftDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "shift.deleted";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "shift.deleted";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        shift: components["schemas"]["Shift"] & {
                            /**
                             * Format: date-time
                             * @description Set in the answer of the deletion and in lists that include deleted ones; any other shift has none.
                             */
                            deleted_at: string | null;
                        };
                    };
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
    onShiftChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "shift.changed";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "shift.changed";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        shift: components["schemas"]["Shift"];
                        /** @description Names of the changed fields of the resource. */
                        changed_fields: string[];
                    };
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
    onHelperRegistered: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "helper.registered";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "helper.registered";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        helper: components["schemas"]["Helper"] & {
                            event_access: components["schemas"]["EventGrant"][];
                        };
                    };
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
    onHelperGranted: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "helper.granted";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "helper.granted";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        event_access: components["schemas"]["EventAccess"];
                    };
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
    onHelperRevoked: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "helper.revoked";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "helper.revoked";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        event_access: components["schemas"]["EventAccess"];
                    };
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
    onHelperConfirmed: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "helper.confirmed";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "helper.confirmed";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        assignment: components["schemas"]["Assignment"];
                    };
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
    onHelperCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "helper.cancelled";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "helper.cancelled";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        assignment: components["schemas"]["Assignment"];
                    };
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
    onAssignmentUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "assignment.updated";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "assignment.updated";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        assignment: components["schemas"]["Assignment"];
                        /** @description Names of the changed fields of the resource. */
                        changed_fields: string[];
                    };
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
    onMessageCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "message.created";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "message.created";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        message: components["schemas"]["Message"];
                    };
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
    onMessageUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "message.updated";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "message.updated";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        message: components["schemas"]["Message"];
                        /** @description Names of the changed fields of the resource. */
                        changed_fields: string[];
                    };
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
    onMessageDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "message.deleted";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "message.deleted";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        message: components["schemas"]["Message"] & {
                            /**
                             * Format: date-time
                             * @description Set in the answer of the deletion and in lists that include deleted ones; any other message has none.
                             */
                            deleted_at: string | null;
                        };
                    };
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
    onAvailabilityRequestCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "availability.request.created";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "availability.request.created";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        availability_request: components["schemas"]["AvailabilityRequest"];
                    };
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
    onAvailabilityResponseUpserted: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "availability.response.upserted";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "availability.response.upserted";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        availability_response: components["schemas"]["AvailabilityResponse"];
                    };
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
    onAutomationTriggered: {
        parameters: {
            query?: never;
            header: {
                /** @description Type of the event that is delivered. */
                "X-Service-Event": "automation.triggered";
                /** @description `sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing. */
                "X-Service-Signature": string;
                /** @description Time of the attempt. */
                "X-Service-Timestamp": string;
                /** @description Number of the attempt, from 1. */
                "X-Service-Attempt": string;
                /** @description W3C Trace Context: the trace of the request that caused the event, else one of the delivery. */
                traceparent: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"] & {
                    /**
                     * @description Type of the event that is delivered.
                     * @constant
                     */
                    event?: "automation.triggered";
                    /** @description The resource under its name, as it was at the change. */
                    data?: {
                        run: components["schemas"]["WorkflowRun"];
                    };
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
