import { OURS, type Side } from '../sides/side.ts'
import { reading, type Work } from './work.ts'

/** Releases before 1.3.0 have no such route. */
const SIDES = OURS.filter((kind) => kind !== 'older')

const DAY_MS = 24 * 60 * 60 * 1000

/** When all courts of the club are free; each request has a range of its own, so that none is coalesced. */
export function readAvailability(): Work[] {
  return [1, 14].map((days) =>
    reading(
      { key: `availability-${days}`, title: `GET /courts/availability, ${days} d` },
      SIDES,
      (_side: Side, index) => {
        const from = Date.now() + DAY_MS + (index % 1000)
        const range = `from=${toText(from)}&to=${toText(from + days * DAY_MS)}`
        return { rest: `/courts/availability?${range}`, sofa: '' }
      },
    ),
  )
}

function toText(moment: number): string {
  return new Date(moment).toISOString()
}
