import { VOLUNTEER_ERRORS, volunteerErrorOf } from '../../volunteer/errors.ts'
import { VOLUNTEER_ROUTES } from '../../volunteer/routes/index.ts'
import { VOLUNTEER_ANSWERS } from '../answers/answer-texts.ts'
import type { DocumentSetup } from '../document-setup.ts'
import { itemCodesOf } from '../errors/route-codes.ts'
import { VOLUNTEER_ERROR_FORM } from '../errors/volunteer-error-form.ts'
import { volunteerEvents, WEBHOOK_PAYLOAD } from '../events/volunteer-events.ts'
import { VOLUNTEER_TAGS } from '../tags.ts'

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
  toName: (type) => type.replace(/^Volunteer/, ''),
  toItemCodes: (route, graph) => [
    ...new Set(itemCodesOf(route, graph).map((code) => volunteerErrorOf(code).code)),
  ],
  answers: VOLUNTEER_ANSWERS,
  bodyNames: {},
  schemas: { WebhookPayload: WEBHOOK_PAYLOAD },
  responses: {},
  extend: volunteerEvents,
}
