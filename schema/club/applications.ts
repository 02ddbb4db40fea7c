import { z } from 'zod'
import { exactText, fault } from '../fields/fields.ts'
import { nameText } from '../fields/text/line-text.ts'
import { LIMITS } from '../limits.ts'
import { CLUB_LIMITS } from './limits.ts'
import { CLUB_SCOPES } from './scopes.ts'

/** At least one scope, deduplicated, in the order of the specification. */
export const Scopes = z
  .array(z.enum(CLUB_SCOPES))
  .min(1, { message: 'Name at least one scope.' })
  .transform((scopes) => CLUB_SCOPES.filter((scope) => scopes.includes(scope)))

const RedirectUri = exactText({ min: 1, max: LIMITS.url }).superRefine((text, context) => {
  // The URL parser would normalize other characters, so that exact comparison would fail.
  const url = /^https?:\/\/[\x21-\x7e]+$/i.test(text) ? URL.parse(text) : null
  if (url === null) return fault(context, 'format', 'Send an absolute http address.')
  if (text.includes('#')) return fault(context, 'fragment', 'Send an address without a fragment.')
  if (url.username !== '' || url.password !== '')
    return fault(context, 'user_information', 'Send an address without user and password.')

  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback))
    fault(context, 'scheme', 'Use https, or http on the loopback address.')
})

const LogoUrl = exactText({ min: 1, max: LIMITS.url }).regex(/^https:\/\/[\x21-\x7e]+$/i, {
  message: 'Send an https address.',
})

/** Short name in addresses; provisioning finds a record by it. */
export const Slug = exactText(CLUB_LIMITS.slug).regex(/^[a-z][a-z0-9-]+$/, {
  message: 'Use a-z, 0-9 and hyphen, and begin with a letter.',
})

/** Slugs that no new application has: providers of bookings that the club itself has made. */
const RESERVED_SLUGS: readonly string[] = ['portal', 'club']

export function isReservedSlug(slug: string): boolean {
  return RESERVED_SLUGS.includes(slug)
}

export const RESERVED_SLUG = 'This slug stands for the bookings of the club itself.'

/** Slug of a new application. */
export const NewApplicationSlug = Slug.refine((slug) => !isReservedSlug(slug), {
  message: RESERVED_SLUG,
})

/** What a partner's application registers, beside its slug and its key. */
export const APPLICATION_FIELDS = {
  name: nameText({ min: 2, max: LIMITS.name }),
  redirectUris: z.array(RedirectUri).min(1).max(CLUB_LIMITS.redirectUris),
  publicKey: exactText({ min: 1, max: CLUB_LIMITS.publicKey }),
  publisher: nameText({ min: 2, max: LIMITS.name }).nullish(),
  logoUrl: LogoUrl.nullish(),
}
