/** A request of an installation or API key, as the log of requests has it: nothing of its content. */
export interface ApiRequest {
  /** The request's id. */
  id: string
  /** The installation or API key. */
  ownerId: string
  method: string
  /** Template of the route; null for a path without one. */
  route: string | null
  status: number
  /** The code of a refusal. */
  code: string | null
  durationMs: number
  requestedAt: Date
}

/** Requests are kept for 7 days. */
export const REQUEST_RETENTION_MS = 7 * 24 * 60 * 60 * 1000
