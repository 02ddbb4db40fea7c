import { KEY_ERROR_HELP } from './key-error-help.ts'
import { type ErrorHelp, SHARED_ERROR_HELP } from './shared-error-help.ts'

/** Cause and remedy of every error code of the Volunteer-Event Developer API. */
export const VOLUNTEER_ERROR_HELP: Readonly<Record<string, ErrorHelp>> = {
  ...SHARED_ERROR_HELP,
  ...KEY_ERROR_HELP,
  validation_failed: {
    cause:
      'A parameter, a header or a member of the body violates its schema, or the cursor belongs to another list, other filters or another key. `error` names the first fault.',
    remedy:
      'Correct the named value; the same request fails again. After a refused cursor begin again with an empty one.',
    message: 'name: Send 2 to 140 characters.',
  },
  invalid_json: {
    cause: 'The body is not complete JSON in UTF-8, or an object in it names a member twice.',
    remedy: 'Serialize the body with a JSON library, and send it with its exact length.',
    message: 'body: The body is not JSON.',
    details: { issues: [{ in: 'body', path: '', rule: 'json', message: 'The body is not JSON.' }] },
  },
  idempotency_conflict: {
    cause: 'The `Idempotency-Key` was used for another request within the last 24 hours.',
    remedy: 'Send the first request unchanged to get its answer, or use a new key for a new one.',
    message: 'This Idempotency-Key was used for another request.',
  },
  idempotency_in_progress: {
    cause: 'The first request with this `Idempotency-Key` is still running.',
    remedy: 'Repeat the request after `Retry-After` seconds with the same key.',
    message: 'The first request with this Idempotency-Key is still running.',
  },
  ambiguous_match: {
    cause: 'An item of a bulk names two different records by its ids and external id.',
    remedy: 'Compare the ids in `error`, and remove the wrong one from the item.',
    message: 'The item names different events: id 0198…, external_id 0197….',
  },
  duplicate_helper: {
    cause: 'An earlier item of the same bulk names the same helper.',
    remedy: 'Merge both items into one.',
    message: 'An item before this one names the same helper.',
  },
  concurrent_update: {
    cause: 'The record has changed since the `updated_at` that was sent as `expected_updated_at`.',
    remedy: 'Read the record, apply the change to its present state, and send its `updated_at`.',
    message: 'The shift has been changed since it was read.',
  },
  duplicate_role: {
    cause: 'The event has another role of this name; case does not count.',
    remedy: 'Use the existing role, or choose another name.',
    message: 'The event has another role of this name.',
  },
  role_in_use: {
    cause:
      'A shift of the event has the role. Cancelled shifts count, because they can be reopened.',
    remedy: 'Give these shifts another role, or none, and delete the role then.',
    message: 'A shift of the event has this role.',
  },
  shift_has_assignments: {
    cause: 'The shift has pending or confirmed assignments.',
    remedy:
      'Cancel the shift with PATCH first, which ends its assignments and notifies the helpers.',
    message: 'The shift has pending or confirmed helpers.',
  },
  shift_full: {
    cause:
      'All places of the shift are taken. For a new assignment pending helpers count, for a confirmation only confirmed ones.',
    remedy: 'Raise `required_helpers`, or choose another shift.',
    message: 'Every place of the shift is taken.',
  },
  helper_without_access: {
    cause: 'The helper has no access to the event, or was erased.',
    remedy: 'Grant access with `PUT /events/{eventId}/helpers/{helperId}/access` first.',
    message: 'The helper has no access to the event.',
  },
  shift_not_open: {
    cause: 'The status of the shift does not permit the change: closed shifts take no new helpers.',
    remedy: 'Reopen the shift with PATCH, or choose another one.',
    message: 'The shift is closed.',
  },
  invalid_date_order: {
    cause: '`end_date` is before `start_date`. A PATCH is checked together with the stored dates.',
    remedy: 'Send both dates in one request.',
    message: 'The event must not end before it starts.',
  },
  unknown_role: {
    cause: 'A role id is not a role of this event, or the role was deleted.',
    remedy: 'Use an id of `GET /events/{eventId}/roles`.',
    message: 'The event has no such role: 0198….',
  },
  event_not_open: {
    cause: 'The event is cancelled, and the change would open something in it.',
    remedy: 'Restore the event with another status first, or leave the change out.',
    message: 'The event is cancelled.',
  },
  event_over: {
    cause: 'The event ended more than seven days ago, and helpers get no links to it any more.',
    remedy: 'Correct `end_date` of the event if it is wrong. Otherwise no link is needed.',
    message: 'The event is over for too long for its helpers to get a link.',
  },
  invalid_time_range: {
    cause:
      '`end_time` is not after `start_time`. A PATCH is checked together with the stored times.',
    remedy: 'Send both times in one request; check their offsets.',
    message: 'The shift must end after it starts.',
  },
  invalid_status_transition: {
    cause: 'The record cannot move from its present status to the one that was sent.',
    remedy: 'Read the record; the tables of its resource list the permitted moves.',
    message: 'A sent message does not become a draft.',
  },
  message_already_sent: {
    cause: 'The message was sent, and a sent message does not change.',
    remedy: 'Send another message.',
    message: 'A message that was sent changes no more.',
  },
  invalid_send_at: {
    cause:
      '`send_at` is more than 60 seconds in the past, or the event has 200 scheduled messages already.',
    remedy: 'Check the offset of the time. Send it without `send_at` to send the message at once.',
    message: 'send_at: Send a time to come.',
  },
  poll_closed: {
    cause: 'The availability request was closed, or its `respond_by` has passed.',
    remedy: 'Reopen it with PATCH and a `respond_by` to come, or null.',
    message: 'This can be answered no more.',
  },
  poll_has_answers: {
    cause: 'Options of an availability request that has answers would be added or removed.',
    remedy: 'Keep label and times of each option, or create another request.',
    message: 'The poll has answers.',
  },
  invalid_respond_by: {
    cause: '`respond_by` is not in the future, or the request is reopened without a new one.',
    remedy: 'Send a time to come, or null for no deadline.',
    message: 'respond_by: Send a time to come.',
  },
  unknown_option: {
    cause: 'An answer names an option that the availability request does not have.',
    remedy: 'Use the ids in `options` of the request as it is now.',
    message: 'The poll has no such option: 0198….',
  },
  helper_not_in_audience: {
    cause:
      'The helper is not in the audience of the availability request, or has no access to the event.',
    remedy: 'Grant access to the event. The audience of a request cannot be changed.',
    message: 'The helper is not among those who are asked.',
  },
  unknown_audience: {
    cause:
      'The audience names ids that are not of the event: roles, shifts or helpers with access.',
    remedy: 'Remove the ids in `error`, or grant these helpers access first.',
    message: 'The event has no such helpers: 0198….',
  },
  empty_audience: {
    cause: 'No active helper with access to the event is in the audience.',
    remedy: 'Grant access, or choose another audience. Nothing was stored.',
    message: 'No active helper with access to the event is among them.',
  },
  workflow_disabled: {
    cause: 'The workflow is disabled.',
    remedy: 'Enable it with `PATCH /automation/workflows/{workflowId}`.',
    message: 'The workflow is disabled.',
  },
  invalid_action: {
    cause:
      'An action of the workflow cannot run as it is: it needs an event or helpers that the trigger does not have, or reaches too many assignments.',
    remedy: 'Compare `error` with the actions of the workflow, and send what it names.',
    message: 'The workflow is for another event.',
  },
  service_unavailable: {
    cause:
      'A required service, such as the database or the counter of requests, cannot be reached.',
    remedy:
      'Repeat the request after `Retry-After` seconds, with a growing wait. A write may have succeeded: repeat it with the same `Idempotency-Key`.',
    message: 'A required service cannot be reached.',
  },
}
