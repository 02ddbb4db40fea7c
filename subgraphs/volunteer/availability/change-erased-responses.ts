import { toAvailabilityResponseBody } from '../../../schema/volunteer/availability-body.ts'
import type { Tx } from '../../foundation/transaction.ts'
import { rewriteAllPublished } from '../../foundation/webhooks/rewrite-published.ts'
import { eraseResponse } from './response-rules.ts'
import { availabilityResponseStore } from './response-store.ts'
import { availabilityRequestStore } from './store.ts'

/** Takes back what a helper who is forgotten, and whose row is held, has said to anything. */
export async function eraseResponses(tx: Tx, helperId: string, now: Date): Promise<ErasedWords> {
  const stored = await availabilityResponseStore.allOfHelper(tx, helperId)
  if (stored.length === 0) return async () => {}

  await availabilityRequestStore.touch(
    tx,
    stored.map(({ requestId }) => requestId),
    now,
  )
  const erased = stored.map((response) => eraseResponse(response, now))
  await availabilityResponseStore.replaceAll(tx, erased)
  return async () => {
    for (const [at, response] of erased.entries()) {
      const { id: resourceId, clubId: organizationId } = response
      const toldAt = stored[at]?.toldAt ?? []
      await rewriteAllPublished(
        tx,
        { organizationId, resourceId, occurredAt: toldAt.map((moment) => new Date(moment)) },
        { availability_response: toAvailabilityResponseBody(response) },
      )
    }
  }
}

/** Puts the same into what was told of it: that comes last, for what it holds. */
export type ErasedWords = () => Promise<void>
