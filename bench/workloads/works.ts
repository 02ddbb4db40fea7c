import { readAvailability } from './availability.ts'
import { readBookings, writeBookings } from './bookings.ts'
import { readEvents } from './events.ts'
import { importBookings } from './imports.ts'
import { writeScoreEvents } from './score-events.ts'
import { readSessions } from './sessions.ts'
import type { Work } from './work.ts'

/** All workloads, reads first, because writes enlarge the tables. */
export function makeWorks(only: readonly string[] | null): Work[] {
  const works = [
    ...readBookings(),
    ...readAvailability(),
    ...readSessions(),
    ...readEvents(),
    ...writeScoreEvents(),
    ...writeBookings(),
    ...importBookings(),
  ]
  const unknown = only?.filter((key) => works.every((work) => work.key !== key)) ?? []
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join()}, but ${works.map(({ key }) => key).join()}.`)

  return works.filter(({ key }) => only?.includes(key) ?? true)
}
