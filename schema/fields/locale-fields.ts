import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { fault } from './fields.ts'

/** An IANA time zone, such as `Europe/Vienna`. */
export const TimeZone = z.string().transform((text, context) => {
  const zone = text.length <= LIMITS.timezone ? toTimeZone(text) : null
  if (zone === null) fault(context, 'format', 'Send an IANA time zone, such as Europe/Vienna.')
  return zone ?? ''
})

/** A language tag (BCP 47) in canonical spelling, such as `pt-BR`. */
export const ClubLanguage = z.string().transform((text, context) => {
  const language = text.length <= LIMITS.language ? toLanguage(text) : null
  if (language === null) fault(context, 'format', 'Send a language tag, such as de or pt-BR.')
  return language ?? ''
})

/**
 * The zone with its capitals; another name of a zone (`Europe/Kyiv`) stays as it was sent. Null if `Intl` does not know it.
 * Offsets such as `+02:00` are refused, because they have no daylight saving time.
 */
export function toTimeZone(text: string): string | null {
  if (!/^[A-Za-z]/.test(text)) return null
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
    return zone.toLowerCase() === text.toLowerCase() ? zone : text
  } catch {
    return null
  }
}

/** The canonical spelling; null if `Intl` rejects the text or the spelling is longer than `max`. */
export function toLanguage(text: string, max: number = LIMITS.language): string | null {
  try {
    const [language = ''] = Intl.getCanonicalLocales(text)
    return language.length > 0 && language.length <= max ? language : null
  } catch {
    return null
  }
}
