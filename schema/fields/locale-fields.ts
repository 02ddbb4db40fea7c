import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { fault } from './fields.ts'

/** An IANA time zone in its usual spelling, such as `Europe/Vienna`. */
export const TimeZone = z.string().transform((text, context) => {
  const zone = text.length <= LIMITS.timezone ? toTimeZone(text) : null
  if (zone === null) fault(context, 'format', 'Send an IANA time zone, such as Europe/Vienna.')
  return zone ?? ''
})

/** A language tag (BCP 47) in its usual spelling, such as `pt-BR`. */
export const ClubLanguage = z.string().transform((text, context) => {
  const language = text.length <= LIMITS.language ? toLanguage(text) : null
  if (language === null) fault(context, 'format', 'Send a language tag, such as de or pt-BR.')
  return language ?? ''
})

/**
 * The usual spelling; null where `Intl` knows no such zone. Offsets such as `+02:00` are no zones: they
 * know no summer time.
 */
export function toTimeZone(text: string): string | null {
  if (!/^[A-Za-z]/.test(text)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** The usual spelling; null for a text that `Intl` rejects, and for a spelling longer than `max`. */
export function toLanguage(text: string, max: number = LIMITS.language): string | null {
  try {
    const [language = ''] = Intl.getCanonicalLocales(text)
    return language.length > 0 && language.length <= max ? language : null
  } catch {
    return null
  }
}
