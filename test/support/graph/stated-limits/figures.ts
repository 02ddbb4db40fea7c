import { randomBytes } from 'node:crypto'
import { SIGNING_SECRETS } from '../../../../rules/webhooks/signing-secrets.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const UNITS = { seconds: SECOND, hours: HOUR, days: DAY }

/** Characters of a random token. */
export const TOKEN_CHARACTERS = randomBytes(32).toString('base64url').length

/** Characters of a webhook's secret. */
export const SECRET_CHARACTERS = SIGNING_SECRETS.club(randomBytes).length - 'whsec_'.length

const WORDS: Readonly<Record<number, string>> = { 5: 'five', 7: 'seven', 10: 'ten' }

export function amount(value: number, unit: keyof typeof UNITS): string {
  return `${value / UNITS[unit]} ${unit}`
}

export function words(count: number, unit: string): string {
  return `${WORDS[count] ?? count} ${unit}`
}
