import type { LoggedDelivery } from './delivery-log-store.ts'

/** A delivery as the API document describes it. */
export function toDocumentedDelivery(delivery: LoggedDelivery, clubId: string) {
  return {
    id: delivery.id,
    webhookId: delivery.endpointId,
    clubId,
    eventType: delivery.eventType,
    payloadId: delivery.eventId,
    status: delivery.status === 'ENDED' ? 'FAILED' : delivery.status,
    attempts: delivery.attempts.map((attempt) => ({
      attempt: attempt.number,
      startedAt: attempt.startedAt,
      durationMs: attempt.durationMs,
      responseStatus: attempt.responseStatus,
      failureClass: attempt.failure,
    })),
    payload: JSON.parse(delivery.body),
    createdAt: delivery.createdAt,
    updatedAt: delivery.completedAt ?? delivery.createdAt,
  }
}
