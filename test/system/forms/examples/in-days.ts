const DAY_MS = 24 * 60 * 60 * 1000

/** One day for all of a journey, which may go on past midnight. */
const startedAt = Date.now()

/** A moment of another day, such as `inDays(3, '18:00')`; without a time, the day. */
export function inDays(days: number, time?: string): string {
  const day = new Date(startedAt + days * DAY_MS).toISOString().slice(0, 10)
  return time === undefined ? day : `${day}T${time}:00.000Z`
}
