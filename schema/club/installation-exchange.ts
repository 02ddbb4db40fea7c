import { boundedText, exactText, fault } from '../fields/fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { LIMITS } from '../limits.ts'
import { CLUB_LIMITS } from './limits.ts'

/** Input of the exchange of a one-time code for an installation (Authentication, 2). */
export const InstallationExchange = inputRecord({
  code: asciiOf('A-Za-z0-9_-', CLUB_LIMITS.code, 'A-Z, a-z, 0-9, underscore and hyphen'),
  codeVerifier: asciiOf(
    'A-Za-z0-9._~-',
    CLUB_LIMITS.codeVerifier,
    'A-Z, a-z, 0-9, dot, underscore, tilde and hyphen',
  ),
  redirectUri: exactText({ min: 1, max: LIMITS.url })
    .superRefine((text, context) => {
      if (!URL.canParse(text)) fault(context, 'format', 'Send an absolute address.')
    })
    .meta({ format: 'uri' }),
})

function asciiOf(characters: string, { min, max }: { min: number; max: number }, words: string) {
  const message = `Send ${min} to ${max} characters of ${words}.`
  const pattern = new RegExp(`^[${characters}]{${min},${max}}$`)
  return boundedText(max, { rule: 'pattern', message }).regex(pattern, { message })
}
