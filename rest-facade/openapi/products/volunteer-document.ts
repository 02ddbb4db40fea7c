import type { GraphQLSchema } from 'graphql'
import type { Route } from '../../route.ts'
import { VOLUNTEER_ERRORS, volunteerErrorOf } from '../../volunteer/errors.ts'
import { VOLUNTEER_ROUTES } from '../../volunteer/routes/index.ts'
import { VOLUNTEER_ANSWERS } from '../answers/answer-texts.ts'
import type { DocumentSetup } from '../document-setup.ts'
import { itemCodesOf } from '../errors/route-codes.ts'
import { VOLUNTEER_ERROR_FORM } from '../errors/volunteer-error-form.ts'
import { volunteerEvents, WEBHOOK_PAYLOAD } from '../events/volunteer-events.ts'
import { componentRef, type Schema } from '../json-schema.ts'
import { VOLUNTEER_TAGS } from '../tags.ts'
import { VOLUNTEER_FORMS } from './volunteer-forms.ts'

const ENVELOPES = /(Connection|PageInfo|Payload|Query|Mutation)$/

/** The document of the Volunteer-Event Developer API. */
export const VOLUNTEER_DOCUMENT: Omit<DocumentSetup, 'examples'> = {
  info: {
    title: 'Volunteer-Event Developer API',
    version: '1.0.0',
    description:
      'Volunteer events of one club, with roles, shifts, helpers, messages, polls and automation. Fields can be added to answers: ignore those that you do not know. Members of a body that are not documented are ignored.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  prefix: '/api/developer/v1',
  tags: VOLUNTEER_TAGS,
  routes: VOLUNTEER_ROUTES,
  errors: VOLUNTEER_ERRORS,
  hasSmallEnums: true,
  codes: {
    credential: [
      'api_key_expired',
      'api_key_revoked',
      'feature_forbidden',
      'club_inactive',
      'integration_disabled',
      'club_mismatch',
    ],
  },
  errorForm: VOLUNTEER_ERROR_FORM,
  rateHeaders: [
    'x-ratelimit-limit',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
    'x-ratelimit-scope',
    'x-service-developer-tier',
  ],
  securitySchemes: {
    apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of the club.' },
    apiKeyHeader: {
      type: 'apiKey',
      in: 'header',
      name: 'x-service-api-key',
      description: 'An API key, for systems that cannot set Authorization.',
    },
  },
  toSecurity: (scopes) => ['apiKey', 'apiKeyHeader'].map((scheme) => ({ [scheme]: scopes })),
  naming: {
    isInline: (owner) => ENVELOPES.test(owner),
    toName: (owner) => NAMES[owner] ?? owner.replace(/^Volunteer/, ''),
    forms: [
      { owner: 'VolunteerEvent', lacks: 'description', name: 'EventSummary' },
      { owner: 'EventAccess', lacks: 'helper_id', name: 'EventGrant' },
    ],
    closed: [],
  },
  declare: declareMembers,
  forms: VOLUNTEER_FORMS,
  texts: {
    index: 'Place of the item in the request, from 0.',
    created: 'Number of items that created a record.',
    updated: 'Number of items that changed a stored record.',
    unchanged: 'Number of items that equal their stored record.',
    failed: 'Number of items that were refused, each with its `code`.',
    payload: 'The JSON body that the attempts of the delivery send.',
  },
  answers: VOLUNTEER_ANSWERS,
  bodyNames: {
    ListHelpersOfVolunteerEvent: 'EventHelperList',
    CreateShifts: 'ShiftBulkResults',
    GrantEventAccesses: 'EventAccessBulkResults',
    UpsertAssignments: 'AssignmentBulkResults',
    UpsertHelpers: 'HelperBulkResults',
    SyncVolunteerEvents: 'EventSyncResults',
  },
  schemas: { WebhookPayload: WEBHOOK_PAYLOAD },
  responses: {},
  extend: volunteerEvents,
}

const NAMES: Readonly<Record<string, string>> = {
  ShiftCreationResult: 'ShiftBulkResult',
  AccessRefusal: 'EventAccessBulkResult',
  AssignmentUpsertResult: 'AssignmentBulkResult',
  HelperUpsertResult: 'HelperBulkResult',
}

/** Made of two members of the graph, both of which are null in a run that succeeds. */
const RUN_ERROR: Schema = {
  type: ['string', 'null'],
  description:
    'Why the run failed or was skipped: a code of an error, `no_event`, `no_helper`, `no_assignment` or `too_many_waiting`.',
}

/** What an item named its record by, as far as it was valid. */
const SENT_ID: Schema = {
  type: ['string', 'null'],
  description: 'The id as the item sent it; null without a valid one.',
}
const SENT_UUID: Schema = { ...SENT_ID, format: 'uuid' }

/** A refused item has one of the codes that the mutation lists for items, or that of an item that REST refuses. */
function declareMembers(route: Route, graph: GraphQLSchema): Record<string, Schema> {
  const codes = new Set(itemCodesOf(route, graph).map((code) => volunteerErrorOf(code).code))
  return {
    'run.error': RUN_ERROR,
    'runs[].error': RUN_ERROR,
    'deliveries[].payload': componentRef('WebhookPayload'),
    'results[].helper_id': SENT_UUID,
    'results[].external_id': SENT_ID,
    'results[].code': {
      type: 'string',
      enum: [...codes],
      description: 'Why the item failed; absent otherwise.',
    },
    'results[].error': {
      type: 'string',
      description: 'One sentence about the reason; absent unless the item failed.',
    },
  }
}
