import { toAvailabilityResponseBody } from '../../../schema/volunteer/availability-body.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { redactAllPublished } from '../../foundation/webhooks/redact-published-events.ts'
import { eraseResponse } from './response-rules.ts'
import { availabilityResponseStore } from './response-store.ts'
import { availabilityRequestStore } from './store.ts'

/** Takes back what a helper who is forgotten, and whose row is held, has said to anything. */
export async function eraseResponses(tx: Tx, helperId: string, now: Date): Promise<ErasedWords> {
  const stored = await availabilityResponseStore.allOfHelper(tx, helperId)
  const [first] = stored
  if (first === undefined) return async () => {}

  await availabilityRequestStore.touch(
    tx,
    stored.map(({ requestId }) => requestId),
    now,
  )
  const erased = stored.map((response) => eraseResponse(response, now))
  await availabilityResponseStore.replaceAll(tx, erased)
  const bodies = new Map(erased.map((one) => [one.id, toAvailabilityResponseBody(one)]))
  const trace = {
    // A helper is of one club.
    organizationId: first.clubId,
    resourceIds: erased.map(({ id }) => id),
    occurredAt: stored.flatMap(({ toldAt }) => toldAt.map((moment) => new Date(moment))),
  }
  return () =>
    redactAllPublished<ToldBody>(tx, trace, (told) => ({
      availability_response: bodies.get(told.availability_response.id),
    }))
}

interface ToldBody {
  availability_response: { id: string }
}

/** Puts the same into what was told of it: that comes last, for what it holds. */
export type ErasedWords = () => Promise<void>
