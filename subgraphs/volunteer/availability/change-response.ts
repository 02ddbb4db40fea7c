import { asUuid, type NewId } from '../../../platform/ids.ts'
import { notFound } from '../../../platform/problem.ts'
import type { Decision } from '../../foundation/change/change.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { inClub, type Tenancy } from '../../foundation/query/tenancy.ts'
import { requireOfEvent } from '../event-resources/event-resources.ts'
import { helperStore } from '../helpers/store.ts'
import { audienceStore } from '../messages/audience/audience-store.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { AvailabilityResponse } from './availability-response.ts'
import { type AskedResponse, respond } from './response-rules.ts'
import { availabilityResponseStore } from './response-store.ts'
import { availabilityRequestStore } from './store.ts'

/** What a helper says, and to what. */
export interface NamedResponse extends AskedResponse {
  requestId: string
  /** The event that the request must be of, where that is to be checked. */
  eventId?: string | null | undefined
  helperId: string
}

export interface PutResponse {
  response: AvailabilityResponse
  /** Whether the helper had not answered before. */
  isNew: boolean
}

/**
 * Stores what a helper says, whoever hands it in. The helper is held before the request: one answer after
 * the other, none of somebody who is forgotten meanwhile, and none to what is closed or asked differently.
 */
export async function putResponse(
  tx: Tx,
  tenancy: Tenancy,
  asked: NamedResponse,
  { now, newId }: { now: Date; newId: NewId },
): Promise<Decision<PutResponse, VolunteerDomainEvent>> {
  const requestId = asUuid(asked.requestId, REQUEST)
  const helperId = asUuid(asked.helperId, HELPER)
  const helper = await helperStore.lock(tx, tenancy, helperId)
  if (helper === null) throw notFound(HELPER)
  const found = await availabilityRequestStore.lock(tx, inClub(helper.clubId), requestId)
  const request = requireOfEvent(REQUEST, found, asked.eventId)

  const isAsked = await audienceStore.includes(tx, request, helperId)
  const stored = await availabilityResponseStore.ofHelper(tx, { helperId, requestId })
  const answering = { request, stored, helperId, isAsked }
  const { result, events } = respond(answering, { ...asked, id: newId() }, now)
  if (stored === null) {
    await availabilityResponseStore.add(tx, result)
    await availabilityRequestStore.touch(tx, [requestId], now)
  } else if (result !== stored) await availabilityResponseStore.replaceAll(tx, [result])
  return { result: { response: result, isNew: stored === null }, events }
}

const REQUEST = 'availability request'

const HELPER = 'helper'
