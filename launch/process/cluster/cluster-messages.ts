/** What a scrape asks of a worker. */
export const SCRAPED = ['metrics', 'usage'] as const

export type Scraped = (typeof SCRAPED)[number]

/** A stop lets the workers' balancer notice (/readyz); another worker takes the place of a retired one. */
export type PrimaryMessage =
  | { kind: 'stop' }
  | { kind: 'retire' }
  | { kind: 'scrape'; id: number; what: Scraped }

export type WorkerMessage =
  | { kind: 'beat' }
  | { kind: 'ready' }
  | { kind: 'scraped'; id: number; text: string }

/** Interval of a worker's heartbeats. */
export const BEAT_EVERY_MS = 1_000

/** A worker that serves and has had no heartbeat for this long has a blocked event loop. */
export const STUCK_AFTER_MS = 20_000

/** Loading the code blocks the event loop, on a busy machine for long. */
export const STUCK_AT_START_MS = 120_000
