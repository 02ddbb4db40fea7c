import type { Route } from '../../route.ts'
import type { Schema } from '../json-schema.ts'

/** Descriptions of successes by operation and status. */
export type AnswerTexts = Readonly<Record<string, Readonly<Record<number, string>>>>

interface Success {
  route: Route
  status: number
  schema: Schema | null
  headers: readonly string[]
}

/** What a success contains: the operation's own text, else that of all operations of its kind. */
export function answerTextOf(success: Success, texts: AnswerTexts): string {
  const { route, status } = success
  const text = texts[route.operation.name]?.[status] ?? textOfKind(success)
  if (text === undefined)
    throw new Error(`Describe the answer ${status} of ${route.operation.name} among its texts.`)
  return text
}

function textOfKind({ route: { method }, status, schema, headers }: Success): string | undefined {
  const name = schema?.$ref ?? ''
  if (name.endsWith('Results'))
    return 'The outcome of each item, in the order sent; failed items do not change the status.'
  if (headers.includes('x-next-cursor'))
    return 'One page of the list; the header `X-Next-Cursor` has the cursor of the next one.'
  if (name.endsWith('Page')) return 'One page of the list; `next_cursor` leads to the next one.'
  return OF_RECORDS[`${method} ${status}`]
}

const OF_RECORDS: Readonly<Record<string, string>> = {
  'GET 200': 'The record as it is at the time of the request.',
  'POST 201': 'The new record as it is stored.',
  'PATCH 200': 'The record after the change, or unchanged where the request changes nothing.',
  'DELETE 200': 'The last state of the record, with the time of its deletion.',
}

export const CLUB_ANSWERS: AnswerTexts = {
  GetContext: { 200: 'The installation with its scopes, its application and its club.' },
  PutCourtMapping: {
    200: 'The mapping was there before; it has the court of the request now.',
    201: 'The new mapping, which later snapshots of bookings use.',
  },
  PutBooking: {
    200: 'The booking was there before; it has the content of the snapshot now.',
    201: 'The snapshot made a new booking.',
    202: 'The snapshot is stored; the match session, whose play has begun, differs: staff of the club reconcile them.',
  },
  ImportBookings: {
    201: 'The queued import; its records are written after the answer, one after the other.',
  },
  CreateEventStreamTicket: { 201: 'The ticket and the address to connect to within its lifetime.' },
  CreateWebhookEndpoint: {
    201: 'The new endpoint with its signing secret, which only this answer and its repetitions contain.',
  },
  DisableWebhookEndpoint: { 204: 'The endpoint is disabled; the answer has no body.' },
  RotateWebhookSecret: {
    200: 'The new signing secret, which only this answer and its repetitions contain.',
  },
  ExchangeInstallation: {
    200: 'The installation and the fields with which access tokens are requested.',
  },
}

export const VOLUNTEER_ANSWERS: AnswerTexts = {
  EraseHelper: { 200: 'The helper with all personal data blank, and the time of the erasure.' },
  GetHelper: { 200: 'The helper with the 200 latest accesses to events.' },
  PutAvailabilityResponse: {
    200: 'The answer of the helper, which replaced an earlier one.',
    201: 'The first answer of the helper to this request.',
  },
  GrantEventAccess: {
    200: 'The helper had access before; the roles are those of the request now.',
    201: 'The helper has access now, for the first time or after a revocation.',
  },
  RevokeEventAccess: { 200: 'The revoked access, with the time of its revocation.' },
  CreateHelperLink: {
    201: 'The link and its token, which only this answer and its repetitions contain.',
  },
  CreateVolunteerWebhook: {
    201: 'The new webhook with its signing secret, which only this answer and its repetitions contain.',
  },
  EndVolunteerWebhook: { 200: 'The webhook, disabled for good.' },
  StartVolunteerWorkflowRun: { 202: 'The run, which starts as soon as a worker is free.' },
  TriggerVolunteerWorkflow: {
    202: 'The new run, which starts as soon as a worker is free, or later where it is `waiting`.',
  },
}
