import { randomBytes } from 'node:crypto'
import { newSecret } from '../../../../subgraphs/foundation/webhooks/endpoint-store.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const KIB = 1024
export const MIB = 1024 * KIB

const UNITS = { seconds: SECOND, hours: HOUR, days: DAY, kib: KIB, mib: MIB }

/** Characters of a webhook's secret. */
export const SECRET_CHARACTERS = newSecret(randomBytes).length - 'whsec_'.length

const WORDS: Readonly<Record<number, string>> = {
  ...{ 3: 'three', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 10: 'ten', 12: 'twelve' },
  15: 'fifteen',
}

export function amount(value: number, unit: keyof typeof UNITS): string {
  return `${value / UNITS[unit]} ${unit}`
}

export function inWords(count: number): string {
  return WORDS[count] ?? String(count)
}

export function words(count: number, unit: string): string {
  return `${inWords(count)} ${unit}`
}

export function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
