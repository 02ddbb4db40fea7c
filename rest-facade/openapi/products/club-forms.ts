import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { LIMITS } from '../../../schema/limits.ts'
import type { FormsByName } from '../answers/refine.ts'

const KEYWORD = { type: 'string', maxLength: 40 } as const
const COUNTRY = { type: 'string', pattern: '^[A-Z]{2}$' } as const
/** 0, 15, 30, 40 or AD of a game; in a tie-break the points that are counted. */
const CALL = { type: 'string', pattern: '^([0-9]{1,3}|AD)$' } as const
/** A list without repetition. */
const SET = { type: 'array', uniqueItems: true } as const
const COUNTED = { type: 'integer', minimum: 1 } as const

/** Texts and numbers of answers that no input bounds, by name. */
export const CLUB_FORMS: FormsByName = {
  data: { description: 'The record, or the rows of the page in the order of the list.' },
  slug: KEYWORD,
  name: { type: 'string', maxLength: LIMITS.name },
  timezone: { type: 'string', maxLength: LIMITS.timezone },
  currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  country: COUNTRY,
  language: { type: 'string', maxLength: LIMITS.language },
  address: { type: 'string', maxLength: 200 },
  city: { type: 'string', maxLength: 120 },
  postal_code: { type: 'string', maxLength: 20 },
  public_id: KEYWORD,
  provider: { type: 'string', maxLength: CLUB_LIMITS.provider },
  external_booking_id: { type: 'string', maxLength: LIMITS.id },
  external_court_id: { type: 'string', maxLength: LIMITS.id },
  client_event_id: { type: 'string', maxLength: LIMITS.id },
  rule_version: KEYWORD,
  ai_model_version: { type: 'string', maxLength: CLUB_LIMITS.aiModelVersion },
  blue: CALL,
  orange: CALL,
  star_deuce_count: { type: 'integer', minimum: 0, maximum: 3 },
  total: { type: 'integer', minimum: 1, maximum: CLUB_LIMITS.importedBookings },
  sequence: COUNTED,
  schema_version: COUNTED,
  signing_secret_version: COUNTED,
  publication_sequence: { type: 'string', pattern: '^[1-9][0-9]*$', maxLength: 19 },
  scopes: SET,
  event_types: SET,
  changed_fields: { ...SET, items: { type: 'string', pattern: '^[a-z0-9_]+$' } },
  next_cursor: { type: 'string', maxLength: LIMITS.raw.cursor },
  request_id: { type: 'string', maxLength: LIMITS.id },
  ticket: { type: 'string', pattern: '^est_[A-Za-z0-9_-]{43}$' },
  signing_secret: { type: 'string', pattern: '^whsec_[A-Za-z0-9_-]{43}$' },
  code: { type: 'string', pattern: '^[A-Za-z_]+$' },
  oauth_subject: { type: 'string', maxLength: LIMITS.subject },
  oauth_issuer: { type: 'string', format: 'uri' },
  credential_key_id: { type: 'string', minLength: 1, maxLength: LIMITS.id },
  oauth_audience: { type: 'string', minLength: 1 },
  oauth_audience_scope: {
    type: 'string',
    pattern: '^urn:zitadel:iam:org:project:id:[A-Za-z0-9_-]+:aud$',
  },
  nonce: { type: 'string', maxLength: LIMITS.id },
  url: { type: 'string', format: 'uri' },
  oauth_token_url: { type: 'string', format: 'uri' },
}
