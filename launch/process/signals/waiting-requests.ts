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

/** Of each waiting request, so that 1,000 PUTs of a second are noted. */
const MAX_BOOKINGS = 10

/** A client that repeats refused requests at once must not cost a row for each. */
const MAX_RATE_LIMITED_OF_OWNER = 5

interface Owned {
  requests: WaitingRequest[]
  /** The next one that may take a booking. */
  nextTaker: number
  rateLimited: number
}

export function makeWaitingRequests(): WaitingRequests {
  const owners = new Map<string, Owned>()
  const findOwned = (ownerId: string): Owned | null => {
    const known = owners.get(ownerId)
    if (known !== undefined || owners.size >= MAX_OWNERS) return known ?? null

    const owned: Owned = { requests: [], nextTaker: 0, rateLimited: 0 }
    owners.set(ownerId, owned)
    return owned
  }

  return {
    add(request) {
      const owned = findOwned(request.ownerId)
      if (owned === null) return
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

function leaveBookings({ refusedBookings }: WaitingRequest, owned: Owned): void {
  for (const booking of refusedBookings) {
    const taker = owned.requests[owned.nextTaker % owned.requests.length]
    owned.nextTaker += 1
    if (taker && taker.refusedBookings.length < MAX_BOOKINGS) taker.refusedBookings.push(booking)
  }
}
