import { readBookings, writeBookings } from './bookings.ts'
import { readEvents } from './events.ts'
import { importBookings } from './imports.ts'
import { writeScoreEvents } from './score-events.ts'
import { readSessions } from './sessions.ts'
import type { Work } from './work.ts'

/** All that is measured, reads first: what is written makes the tables larger. */
export function makeWorks(only: readonly string[] | null): Work[] {
  const works = [
    ...readBookings(),
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
