import type { Signing } from '../../../rules/webhooks/signed-headers.ts'
import type { Queryable } from '../database/database.ts'
import type { LoggedEvent } from '../event-log/entities.ts'
import type { AttemptResult } from './request.ts'

/**
 * The promises of one API about its webhooks; everything else is the same for both. The numbers of both are in
 * `rules/webhooks/`.
 */
export interface WebhookPolicy extends RetryRules {
  /** The API of these webhooks, in the log. */
  product: string
  timeoutMs: number
  connectTimeoutMs: number
  /** Built once for each event; every attempt sends the same bytes. */
  toBody(event: LoggedEvent): string
  toHeaders(signing: Signing): Readonly<Record<string, string>>
  /** The current state of each of these owners; an owner that no longer exists is missing. */
  findOwners(
    database: Queryable,
    ownerIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, OwnerState>>
}

/** When and how often a delivery is attempted, and what failures mean for its endpoint (`schedule.ts`). */
export interface RetryRules {
  /** The wait before each attempt: of the first after the event, of each other after the attempt before. */
  waitsMs: readonly number[]
  /** Whether this result is a final refusal, which is not retried. */
  isFinal: (result: AttemptResult) => boolean
  /**
   * The deliveries that a failure delays. `endpoint`: all deliveries of the endpoint wait for its backoff, and are then
   * attempted one at a time. `delivery`: each retry is made when it is due; the backoff of the endpoint
   * delays first attempts alone, which are made in event order for each resource.
   */
  pacedBy: 'endpoint' | 'delivery'
  /** Consecutive failures after which an endpoint is disabled; null for never. */
  disableAfter: number | null
}

/** The deliveries of a HELD owner are created, and attempted once it is ACTIVE again. */
export type OwnerState = 'ACTIVE' | 'HELD'
