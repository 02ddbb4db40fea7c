import { z } from 'zod'

// Created once: construction takes thirty times as long as use, and each booking write uses it twice.
const DateTimeText = z.iso.datetime({ offset: true })

/** Reads an RFC 3339 date-time; null for any other text. A leap second (5.7) is the first moment of the next month. */
export function readMoment(text: string): Date | null {
  const written = text.toUpperCase()
  const regular = written.replace(LEAP_SECOND, '$1:59')
  if (!DateTimeText.safeParse(regular).success) return null

  const moment = new Date(regular)
  if (regular === written) return moment

  const next = new Date(moment.getTime() + SECOND_MS)
  const isEndOfMonth = next.toISOString().slice(7, 19) === '-01T00:00:00'
  return isEndOfMonth ? next : null
}

const LEAP_SECOND = /(T\d\d:\d\d):60/
const SECOND_MS = 1000

/** DATETIME of MySQL holds the years 1000 to 9999. */
export const EARLIEST = new Date('1000-01-01T00:00:00.000Z')
const LATEST = new Date('9999-12-31T23:59:59.999Z')

export function isStorable(moment: Date): boolean {
  return moment >= EARLIEST && moment <= LATEST
}

export function withinStorable(moment: Date): Date {
  if (moment < EARLIEST) return EARLIEST
  return moment > LATEST ? LATEST : moment
}
