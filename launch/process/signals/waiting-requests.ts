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
  /** A booking that the facade refused before the graph could; the subgraph keeps it apart from the log. */
  refusedBooking?: RefusedBookingRequest
}

export interface RefusedBookingRequest {
  bookingSourceId: string
  externalBookingId: string
  code: string
  details: unknown
}

/** Bounded for each owner: however many requests an owner sends, it displaces none of another. */
export interface WaitingRequests {
  /** Drops the request of an owner that has too many, or that comes after too many other owners. */
  add(request: WaitingRequest): void
  /** In the order of their owners. */
  takeAll(): WaitingRequest[]
}

const MAX_OWNERS = 500

const MAX_OF_OWNER = 100

/** A client that repeats refused requests at once must not cost a row for each. */
const MAX_RATE_LIMITED_OF_OWNER = 5

interface Owned {
  requests: WaitingRequest[]
  rateLimited: number
}

export function makeWaitingRequests(): WaitingRequests {
  const owners = new Map<string, Owned>()
  const findOwned = (ownerId: string): Owned | null => {
    const known = owners.get(ownerId)
    if (known !== undefined || owners.size >= MAX_OWNERS) return known ?? null

    const owned: Owned = { requests: [], rateLimited: 0 }
    owners.set(ownerId, owned)
    return owned
  }

  return {
    add(request) {
      const owned = findOwned(request.ownerId)
      if (owned === null || owned.requests.length >= MAX_OF_OWNER) return
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
