import { CLUB_ERRORS } from '../../club/errors.ts'
import { CLUB_ROUTES } from '../../club/routes/index.ts'
import { CLUB_ANSWERS } from '../answers/answer-texts.ts'
import type { DocumentSetup } from '../document-setup.ts'
import { CLUB_ERROR_FORM } from '../errors/club-error-form.ts'
import { clubEvents } from '../events/club-events.ts'
import { componentRef, type Schema } from '../json-schema.ts'
import { CLUB_TAGS } from '../tags.ts'
import { CLUB_FORMS } from './club-forms.ts'

const ENVELOPES = /(Connection|PageInfo|Payload|Query|Mutation)$/

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
  naming: {
    isInline: (owner) => ENVELOPES.test(owner),
    toName: (owner) => NAMES[owner] ?? owner,
    forms: [
      { owner: 'BookingImport', lacks: 'booking_source_id', name: 'QueuedBookingImport' },
      { owner: 'MatchSession', has: 'event_sequence', name: 'MatchSession' },
    ],
    closed: ['ScoreSnapshot', 'BookingMutationResponse'],
  },
  declare: ({ operation }) => DECLARED[operation.name] ?? {},
  forms: CLUB_FORMS,
  texts: {
    opening_hours: 'The opening hours in the form in which the club stores them.',
    result: 'Outcomes of the finished records, in the order of the request; null while PENDING.',
    next_cursor: 'The `cursor` of the next page; null on the last one.',
    has_more: 'Whether another page follows this one.',
    data_url: 'URL of the resource.',
    websocket_url: 'Address to connect to, with the ticket as the query parameter `ticket`.',
    api_base_url: 'Base address of this API.',
    idempotent_replay: 'Whether the snapshot was stored before, with equal content.',
  },
  answers: CLUB_ANSWERS,
  bodyNames: {
    PutBooking: 'BookingMutationResponse',
    'PutBooking input': 'BookingSnapshotInput',
    'CreateBookingSource input': 'BookingSourceInput',
    'PutCourtMapping input': 'CourtMappingInput',
  },
  schemas: {
    ImportRecordError: {
      type: 'object',
      description: 'Why a record failed, as PUT booking would answer it.',
      required: ['code', 'message'],
      properties: {
        code: {
          type: 'string',
          description: 'The code of the refusal, such as `VERSION_CONFLICT` or `UNMAPPED_COURT`.',
        },
        message: { type: 'string', description: 'One sentence for logs.' },
        details: { description: 'More about the reason; its form depends on the code.' },
      },
    },
  },
  responses: {
    ListEvents: { 101: { description: 'The connection is a WebSocket now; see `x-frames`.' } },
  },
  extend: clubEvents,
}

const NAMES: Readonly<Record<string, string>> = { ClubEvent: 'EventRecord' }

/** Members of which an operation answers less than their type can be, or whose form no sample can show. */
const DECLARED: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  GetBookingImport: { 'data.result.records[].error': componentRef('ImportRecordError') },
  GetContext: {
    'data.installation.status': {
      type: 'string',
      enum: ['ACTIVE'],
      description: 'Always ACTIVE: an installation that is not is refused.',
    },
  },
  ImportBookings: {
    'data.status': {
      type: 'string',
      enum: ['PENDING'],
      description: 'Always PENDING: the import begins after the answer.',
    },
  },
  RotateWebhookSecret: {
    'data.signing_secret_version': {
      type: 'integer',
      minimum: 2,
      description: 'Version of the new secret; the first one has version 1.',
    },
  },
}
