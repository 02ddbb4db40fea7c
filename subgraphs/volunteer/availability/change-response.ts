import { asUuid, type NewId } from '../../../platform/ids.ts'
import { requireFound } from '../../../schema/problem.ts'
import type { Decision } from '../../foundation/change/change.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { inClub, type Tenancy } from '../../foundation/query/tenancy.ts'
import { requireOfEvent } from '../event-resources/event-resources.ts'
import { helperStore } from '../helpers/store.ts'
import { audienceStore } from '../messages/audience/audience-store.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { AvailabilityRequest } from './availability-request.ts'
import type { AvailabilityResponse } from './availability-response.ts'
import { type ResponseContent, respond } from './response-rules.ts'
import { availabilityResponseStore } from './response-store.ts'
import { availabilityRequestStore } from './store.ts'

/** A response with the ids of its poll and helper. */
export interface IdentifiedResponse extends ResponseContent {
  requestId: string
  /** If given, the poll must belong to this event. */
  eventId?: string | null | undefined
  helperId: string
  /** Refuses a poll that is another than the one that was answered. */
  requireSeen?: (request: AvailabilityRequest) => void
  /** Refuses to replace another response than the one that was shown; a repetition replaces none. */
  requireReplaced?: (stored: AvailabilityResponse | null) => void
}

export interface PutResponse {
  response: AvailabilityResponse
  /** Whether the helper has not responded before. */
  isNew: boolean
}

/**
 * Stores a response from the helper or from the club. The helper is locked before the poll, so that
 * responses are serialized and none is stored during an erasure, a closing or a change of the
 * options.
 */
export async function putResponse(
  tx: Tx,
  tenancy: Tenancy,
  requested: IdentifiedResponse,
  { now, newId }: { now: Date; newId: NewId },
): Promise<Decision<PutResponse, VolunteerDomainEvent>> {
  const requestId = asUuid(requested.requestId, REQUEST)
  const helperId = asUuid(requested.helperId, HELPER)
  const helper = requireFound(await helperStore.lock(tx, tenancy, helperId), HELPER)
  const found = await availabilityRequestStore.lock(tx, inClub(helper.clubId), requestId)
  const request = requireOfEvent(REQUEST, found, requested.eventId)
  requested.requireSeen?.(request)

  const isInAudience = await audienceStore.includes(tx, request, helperId)
  const stored = await availabilityResponseStore.ofHelper(tx, { helperId, requestId })
  const answering = { request, stored, helperId, isInAudience }
  const { result, events } = respond(answering, { ...requested, id: newId() }, now)
  if (result !== stored) requested.requireReplaced?.(stored)
  if (stored === null) {
    await availabilityResponseStore.add(tx, result)
    await availabilityRequestStore.touch(tx, [requestId], now)
  } else if (result !== stored) await availabilityResponseStore.replaceAll(tx, [result])
  return { result: { response: result, isNew: stored === null }, events }
}

const REQUEST = 'availability request'

const HELPER = 'helper'
