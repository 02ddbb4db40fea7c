import { CLUB_ERRORS } from '../../club/errors.ts'
import { CLUB_ROUTES } from '../../club/routes/index.ts'
import { CLUB_ANSWERS } from '../answers/answer-texts.ts'
import type { DocumentSetup } from '../document-setup.ts'
import { CLUB_ERROR_FORM } from '../errors/club-error-form.ts'
import { clubEvents } from '../events/club-events.ts'
import { CLUB_TAGS } from '../tags.ts'

/** The document of the Club Integration API. */
export const CLUB_DOCUMENT: Omit<DocumentSetup, 'examples'> = {
  info: {
    title: 'Club Integration API',
    // Versioning: the version of the interface description, not of the product.
    version: '1.0.0-beta.1',
    description:
      'The data of one club for a partner application that the club has installed. Fields can be added to answers: ignore those that you do not know.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  prefix: '/v1/club',
  tags: CLUB_TAGS,
  routes: CLUB_ROUTES,
  errors: CLUB_ERRORS,
  hasSmallEnums: false,
  codes: { credential: ['installation_inactive'] },
  errorForm: CLUB_ERROR_FORM,
  rateHeaders: ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'x-ratelimit-scope'],
  securitySchemes: {
    accessToken: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'An access token of the identity provider, bound to one installation.',
    },
  },
  toSecurity: (scopes) => [{ accessToken: scopes }],
  toName: (type) => type,
  toItemCodes: () => [],
  answers: CLUB_ANSWERS,
  bodyNames: {
    'PutBooking input': 'BookingSnapshotInput',
    'CreateBookingSource input': 'BookingSourceInput',
    'PutCourtMapping input': 'CourtMappingInput',
  },
  schemas: {},
  responses: {
    ListEvents: { 101: { description: 'The connection is a WebSocket now; see `x-frames`.' } },
  },
  extend: clubEvents,
}
