import { toShownFailure } from '../../foundation/webhooks/attempts/failures.ts'
import type { LoggedDelivery } from './delivery-log-store.ts'

/** A delivery as the API document describes it. */
export function toDocumentedDelivery(delivery: LoggedDelivery, clubId: string) {
  return {
    id: delivery.id,
    webhookId: delivery.endpointId,
    clubId,
    eventType: delivery.eventType,
    eventId: delivery.eventId,
    status: delivery.status === 'ENDED' ? 'FAILED' : delivery.status,
    attempts: delivery.attempts.map((attempt) => ({
      deliveryId: delivery.id,
      number: attempt.number,
      startedAt: attempt.startedAt,
      durationMs: attempt.durationMs,
      responseStatus: attempt.responseStatus,
      failureClass: toShownFailure(attempt).failure,
      tlsFault: toShownFailure(attempt).tlsFault,
    })),
    body: delivery.body,
    createdAt: delivery.createdAt,
    updatedAt: delivery.completedAt ?? delivery.createdAt,
  }
}
