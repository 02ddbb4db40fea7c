import { CLUB_LIMITS } from '../../../schema/club/limits.ts'

/** A request of an installation or API key that waits to be stored. */
export interface WaitingRequest {
  id: string
  /** The installation or API key. */
  ownerId: string
  requestedAt: number
  method: string
  route: string | null
  status: number
  code: string | null
  durationMs: number
  /** Bookings that the facade refused before the graph could; the subgraph keeps them apart from the log. */
  refusedBookings: RefusedBookingRequest[]
}

export interface RefusedBookingRequest {
  way: 'PUT' | 'IMPORT'
  bookingSourceId: string
  externalBookingId: string
  code: string
  details: unknown
}

/** Bounded for each owner: however many requests an owner sends, it displaces none of another. */
export interface WaitingRequests {
  /**
   * Drops the request of an owner that has too many, or that comes after too many other owners. A dropped one leaves its
   * refused booking to one that waits: the log has examples, the refusals are to be complete.
   */
  add(request: WaitingRequest): void
  /** In the order of their owners. */
  takeAll(): WaitingRequest[]
}

const MAX_OWNERS = 500

const MAX_OF_OWNER = 100

/** Of an owner, as many as the subgraph keeps of a source. */
const MAX_BOOKINGS_OF_OWNER = CLUB_LIMITS.refusedBookings.ofSource

/** Of a waiting request that takes those of dropped ones. */
const MAX_TAKEN = MAX_BOOKINGS_OF_OWNER / MAX_OF_OWNER

/** A client that repeats refused requests at once must not cost a row for each. */
const MAX_RATE_LIMITED_OF_OWNER = 5

interface Owned {
  requests: WaitingRequest[]
  /** The next one that may take a booking. */
  nextTaker: number
  bookings: number
  rateLimited: number
}

export function makeWaitingRequests(): WaitingRequests {
  const owners = new Map<string, Owned>()
  const findOwned = (ownerId: string): Owned | null => {
    const known = owners.get(ownerId)
    if (known !== undefined || owners.size >= MAX_OWNERS) return known ?? null

    const owned: Owned = { requests: [], nextTaker: 0, bookings: 0, rateLimited: 0 }
    owners.set(ownerId, owned)
    return owned
  }

  return {
    add(asked) {
      const owned = findOwned(asked.ownerId)
      if (owned === null) return
      const request = withFewBookings(asked, owned)
      if (owned.requests.length >= MAX_OF_OWNER) return leaveBookings(request, owned)
      if (request.status === 429) {
        if (owned.rateLimited >= MAX_RATE_LIMITED_OF_OWNER) return
        owned.rateLimited += 1
      }
      owned.requests.push(request)
    },
    takeAll() {
      const all = [...owners.values()].flatMap(({ requests }) => requests)
      owners.clear()
      return all
    },
  }
}

function withFewBookings(request: WaitingRequest, owned: Owned): WaitingRequest {
  const refusedBookings = request.refusedBookings.slice(0, MAX_BOOKINGS_OF_OWNER - owned.bookings)
  owned.bookings += refusedBookings.length
  return { ...request, refusedBookings }
}

function leaveBookings({ refusedBookings }: WaitingRequest, owned: Owned): void {
  for (const booking of refusedBookings) {
    const taker = owned.requests[owned.nextTaker % owned.requests.length]
    owned.nextTaker += 1
    if (taker && taker.refusedBookings.length < MAX_TAKEN) taker.refusedBookings.push(booking)
  }
}
