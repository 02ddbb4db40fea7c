import { type ErrorHelp, SHARED_ERROR_HELP } from './shared-error-help.ts'

const ID = '01980000-0000-7000-8000-000000000001'

/** Cause and remedy of every error code of the Club Integration API. */
export const CLUB_ERROR_HELP: Readonly<Record<string, ErrorHelp>> = {
  ...SHARED_ERROR_HELP,
  invalid_request: {
    cause:
      'A part of the request violates its schema: a parameter, a header, or a member of the body. `details.issues` lists up to 50 faults with their place, path, rule and message.',
    remedy:
      'Correct every listed fault before the next attempt. The same request fails again. Check the content type (`application/json`), the encoding (UTF-8) and the size (1 MiB) where the body as a whole is refused.',
    message: 'scheduled_end: Send a time after scheduled_start.',
    details: {
      issues: [
        {
          in: 'body',
          path: 'scheduled_end',
          rule: 'after_start',
          message: 'Send a time after scheduled_start.',
        },
      ],
    },
  },
  invalid_cursor: {
    cause:
      'The cursor belongs to another list, other filters or another installation, or the event behind `after` is unknown or no longer retained.',
    remedy:
      'Begin again without a cursor. A follower of events reads the present state of its resources first, because events may be missing.',
    message: 'Send the id of an event that was delivered before.',
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    cause: 'The operation creates something, and the request has no `Idempotency-Key`.',
    remedy:
      'Send a new unique value, such as a UUID, with each new operation, and the same value with each repetition of it.',
    message: 'Send an Idempotency-Key of 1 to 255 printable ASCII characters.',
  },
  authentication_required: {
    cause: 'The request has no access token, or the upgrade has no ticket.',
    remedy: 'Send `Authorization: Bearer` and the access token of the installation.',
    message: 'Send an access token: Authorization: Bearer <token>.',
  },
  invalid_token: {
    cause:
      'The access token is malformed, expired, signed by another issuer, for another audience, or not bound to an installation. The message does not say which. For an upgrade: the ticket is unknown, used or expired.',
    remedy:
      'Get a new access token from the identity provider. If it is refused as well, compare issuer, audience and subject with the answer of the installation exchange. Create a new ticket for each connection.',
    message: 'The access token is not valid.',
  },
  insufficient_scope: {
    cause: 'The installation does not have a scope that the operation, or this body, needs.',
    remedy:
      'Ask the club to grant the scopes in `details.missing`. The change takes effect with the next request, without a new token.',
    message: 'This needs bookings:write.',
    details: { required: ['bookings:write'], missing: ['bookings:write'] },
  },
  installation_inactive: {
    cause:
      'The installation was revoked or has expired, or its club is not ACTIVE. For an exchange: the club that approved is not ACTIVE.',
    remedy:
      'Stop calling for this club until the club has installed the application again. A code stays good until it expires: exchange it once the club is ACTIVE.',
    message: 'The installation or its club is not active.',
  },
  IDEMPOTENCY_CONFLICT: {
    cause: 'The `Idempotency-Key` was used for another request within the last 24 hours.',
    remedy: 'Send the first request unchanged to get its answer, or use a new key for a new one.',
    message: 'This Idempotency-Key was used for another request.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    cause: 'The first request with this `Idempotency-Key` is still running.',
    remedy: 'Repeat the request after `Retry-After` seconds with the same key.',
    message: 'The first request with this Idempotency-Key is still running.',
  },
  VERSION_CONFLICT: {
    cause:
      'The stored snapshot has a higher `source_version`, or the same one with other content: an older snapshot arrived late.',
    remedy:
      'Drop an older snapshot. For a newer state send the complete booking with a `source_version` above `details.stored_source_version`.',
    message: 'Version 7 of this booking is already stored; send a higher source_version.',
    details: { storedSourceVersion: 7, submittedSourceVersion: 6, reason: 'older' },
  },
  UNMAPPED_COURT: {
    cause: 'The external court of the snapshot has no court mapping, or its court is disabled.',
    remedy:
      'Create the mapping with `PUT /booking-sources/{sourceId}/court-mappings/{externalCourtId}`, then send the snapshot again.',
    message: 'The external court c9 is not mapped.',
    details: { bookingSourceId: ID, externalCourtId: 'c9' },
  },
  BOOKING_SOURCE_INACTIVE: {
    cause: 'The club has paused or disabled the booking source.',
    remedy:
      'Stop writing to this source until it is ACTIVE; read it with `GET /booking-sources`. A stored booking of a paused source can still be cancelled or completed.',
    message: 'The booking source is PAUSED.',
    details: { bookingSourceId: ID, status: 'PAUSED' },
  },
  SOURCE_KEY_EXISTS: {
    cause: 'The installation has a booking source with this `source_key` already.',
    remedy: 'Use the source that `GET /booking-sources` lists, or choose another key.',
    message: 'There is a booking source with this source_key.',
  },
  endpoint_limit_reached: {
    cause: 'The installation has ten webhook endpoints, disabled ones included.',
    remedy: 'Delete an endpoint, or change an existing one with PATCH.',
    message: 'An installation has at most 10 webhook endpoints.',
    details: { limit: 10 },
  },
  rate_limit_unavailable: {
    cause: 'The counter of requests cannot be reached.',
    remedy: 'Repeat the request after `Retry-After` seconds, with a growing wait.',
    message: 'Requests cannot be counted at the moment.',
  },
  authorization_unavailable: {
    cause:
      'Signing keys, tenant data or the database cannot be reached, or a queue of writes is full.',
    remedy:
      'Repeat the request after `Retry-After` seconds, with a growing wait. A write may have succeeded: repeat it unchanged, with the same `Idempotency-Key` if it has one.',
    message: 'A required service cannot be reached.',
  },
}
