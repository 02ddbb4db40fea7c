import type { Subject } from './subject.ts'

export const SIDES = ['clubgate', 'baseline'] as const

export type Side = (typeof SIDES)[number]

export interface BenchRequest {
  method: 'GET' | 'PUT'
  path: string
  body?: string
}

/** What is measured: a series of requests for each connection. */
export interface Scenario {
  title: string
  requestsOf(side: Side, connection: number): () => BenchRequest
}

export function makeScenarios(subject: Subject): Scenario[] {
  return [listBookings(), getBooking(subject), createBookings(subject), updateBookings(subject)]
}

function listBookings(): Scenario {
  const request: BenchRequest = { method: 'GET', path: '/v1/club/bookings?limit=50' }
  return { title: 'GET /bookings?limit=50', requestsOf: () => () => request }
}

function getBooking({ bookingIds }: Subject): Scenario {
  const requests = bookingIds.map(
    (id): BenchRequest => ({ method: 'GET', path: `/v1/club/bookings/${id}` }),
  )
  return {
    title: 'GET /bookings/{id}',
    requestsOf: (_side, connection) => {
      let next = connection
      return () => pick(requests, next++)
    },
  }
}

/** Every request brings a new external id. */
function createBookings({ toPath, toBody }: Subject): Scenario {
  let made = 0
  return {
    title: 'PUT booking, new',
    requestsOf: (side) => () => {
      made += 1
      return { method: 'PUT', path: toPath(`${side}-new-${made}`), body: toBody(1, made) }
    },
  }
}

const OWN_BOOKINGS = 10

/** Every connection raises the versions of a few bookings of its own, so that none overtakes another. */
function updateBookings({ toPath, toBody }: Subject): Scenario {
  let version = 0
  return {
    title: 'PUT booking, next version',
    requestsOf: (side, connection) => () => {
      version += 1
      const path = toPath(`${side}-${connection}-${version % OWN_BOOKINGS}`)
      return { method: 'PUT', path, body: toBody(version, version) }
    },
  }
}

function pick<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')

  return item
}
