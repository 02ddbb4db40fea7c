import { randomBytes } from 'node:crypto'
import { newSecret } from '../../../../subgraphs/foundation/webhooks/endpoint-store.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const UNITS = { seconds: SECOND, hours: HOUR, days: DAY }

/** Characters of a webhook's secret. */
export const SECRET_CHARACTERS = newSecret(randomBytes).length - 'whsec_'.length

const WORDS: Readonly<Record<number, string>> = { 5: 'five', 7: 'seven', 10: 'ten' }

export function amount(value: number, unit: keyof typeof UNITS): string {
  return `${value / UNITS[unit]} ${unit}`
}

export function words(count: number, unit: string): string {
  return `${WORDS[count] ?? count} ${unit}`
}
