import { toAvailabilityResponseBody } from '../../../schema/volunteer/bodies/availability-body.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { redactAllPublished } from '../../foundation/webhooks/redact-published-events.ts'
import { eraseResponse } from './response-rules.ts'
import { availabilityResponseStore } from './response-store.ts'
import { availabilityRequestStore } from './store.ts'

/**
 * Blanks the responses of a locked helper who is erased; returns the redaction of published events.
 */
export async function eraseResponses(
  tx: Tx,
  helperId: string,
  now: Date,
): Promise<RedactResponses> {
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
    // A helper belongs to one club.
    organizationId: first.clubId,
    resourceIds: erased.map(({ id }) => id),
    occurredAt: stored.flatMap((one) => one.textLoggedAt.map((moment) => new Date(moment))),
  }
  return () =>
    redactAllPublished<PublishedBody>(tx, trace, (published) => ({
      availability_response: bodies.get(published.availability_response.id),
    }))
}

interface PublishedBody {
  availability_response: { id: string }
}

/** Redacts published responses; runs last because of the locks that it takes. */
export type RedactResponses = () => Promise<void>
