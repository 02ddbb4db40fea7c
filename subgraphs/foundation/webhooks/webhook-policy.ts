import type { Queryable } from '../database/database.ts'
import type { LoggedEvent } from '../event-log/entities.ts'
import type { RetryRules } from './schedule.ts'

/** What an attempt is signed over and labelled with. */
export interface Signing {
  secret: string
  body: string
  deliveryId: string
  eventType: string
  /** 1 for the first. */
  attempt: number
  now: Date
}

/** Whether endpoints are told what happens, or it is kept for them until they may be told again. */
export type OwnerState = 'TOLD' | 'HELD'

/** What one API promises about its webhooks; everything else is the same for both. */
export interface WebhookPolicy extends RetryRules {
  timeoutMs: number
  connectTimeoutMs: number
  /** Made once for each event; every attempt sends the same bytes. */
  toBody(event: LoggedEvent): string
  toHeaders(signing: Signing): Readonly<Record<string, string>>
  /** How those of the owners stand at this moment that are still there; the others have ended. */
  findOwners(
    database: Queryable,
    ownerIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, OwnerState>>
}
