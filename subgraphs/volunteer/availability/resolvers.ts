import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/issues.ts'
import type {
  AvailabilityRequestResponsesArgs,
  MutationCreateAvailabilityRequestArgs,
  MutationPutAvailabilityResponseArgs,
  MutationUpdateAvailabilityRequestArgs,
  QueryAvailabilityRequestArgs,
  QueryAvailabilityRequestsArgs,
  VolunteerEventAvailabilityRequestsArgs,
} from '../../../schema/types/volunteer.ts'
import type { VolunteerContext } from '../context.ts'
import {
  createOfEvent,
  lockEventOf,
  requireEvent,
  requireOfEvent,
} from '../event-resources/event-resources.ts'
import { requireEventOpen } from '../events/rules.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { audienceStore } from '../messages/audience/audience-store.ts'
import { authorizeRows } from '../records/access.ts'
import { asPageArguments, type PageArguments } from '../records/counted-page.ts'
import { requireState } from '../records/optimistic-lock.ts'
import { readRecordPage } from '../records/page-with-deletions.ts'
import { club, reference, relation } from '../relations.ts'
import type { AvailabilityRequest } from './availability-request.ts'
import { putResponse } from './change-response.ts'
import {
  CreateAvailabilityRequestInput,
  PutAvailabilityResponseInput,
  RequestFilterInput,
  ResponseFilterInput,
  UpdateAvailabilityRequestInput,
} from './inputs.ts'
import { availabilityResponseStore } from './response-store.ts'
import { createRequest, statusOf, updateRequest } from './rules.ts'
import { availabilityRequestStore, type RequestConditions } from './store.ts'

export const Query = {
  async availabilityRequests(
    _parent: unknown,
    args: QueryAvailabilityRequestsArgs,
    context: VolunteerContext,
  ) {
    const tenancy = authorizeRows(context.caller, 'availability:read')
    const page = asPageArguments(args)
    const { updatedSince = null } = parseInput(RequestFilterInput, args, 'query')
    const { id: eventId } = await requireEvent(context.database, tenancy, args.eventId)
    return readPage(context, { eventId, updatedSince }, page)
  },

  async availabilityRequest(
    _parent: unknown,
    { id, eventId }: QueryAvailabilityRequestArgs,
    { caller, database }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'availability:read')
    const request = await availabilityRequestStore.find(database, tenancy, asUuid(id, WHAT))
    return requireOfEvent(WHAT, request, eventId)
  },
}

export const Mutation = {
  async createAvailabilityRequest(
    _parent: unknown,
    { input }: MutationCreateAvailabilityRequestArgs,
    context: VolunteerContext,
  ) {
    const tenancy = authorizeRows(context.caller, 'availability:write')
    const asked = parseInput(CreateAvailabilityRequestInput, input)
    const { content } = asked
    const { result, isReplay } = await createOfEvent(
      context,
      { operation: 'createAvailabilityRequest', tenancy, asked },
      async (tx, origin, now, { status: eventStatus }) => {
        const decision = createRequest({ ...origin, content, eventStatus }, now, context.newId)
        await audienceStore.requireKnown(tx, decision.result)
        await availabilityRequestStore.add(tx, decision.result)
        return decision
      },
    )
    return { request: { ...result, snapshot: NEW_REQUEST }, idempotentReplay: isReplay }
  },

  async updateAvailabilityRequest(
    _parent: unknown,
    { input }: MutationUpdateAvailabilityRequestArgs,
    { caller, change, newId }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'availability:write')
    const asked = parseInput(UpdateAvailabilityRequestInput, input)
    const id = asUuid(asked.id, WHAT)
    const { result } = await change(null, async (tx, now) => {
      const mayOpen = asked.changes.status === 'OPEN' || asked.changes.respondBy !== undefined
      const known = mayOpen ? await availabilityRequestStore.find(tx, tenancy, id) : null
      const event = await lockEventOf(tx, tenancy, known)
      const found = await availabilityRequestStore.lock(tx, tenancy, id)
      const stored = requireOfEvent(WHAT, found, asked.eventId)
      requireState(WHAT, stored, asked.expectedUpdatedAt)

      const isAnswered =
        asked.changes.options !== undefined && (await availabilityResponseStore.isAnswered(tx, id))
      const request = updateRequest(stored, asked.changes, { isAnswered }, now, newId)
      const isOpened = statusOf(stored, now) !== 'OPEN' && statusOf(request, now) === 'OPEN'
      if (event !== null && isOpened) requireEventOpen(event.status)
      if (request !== stored) await availabilityRequestStore.replace(tx, request)
      return { result: request, events: [] }
    })
    return { request: result }
  },

  async putAvailabilityResponse(
    _parent: unknown,
    { input }: MutationPutAvailabilityResponseArgs,
    { caller, change, newId }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'availability:write')
    const asked = parseInput(PutAvailabilityResponseInput, input)
    const { result } = await change(null, (tx, now) =>
      putResponse(tx, tenancy, asked, { now, newId }),
    )
    return result
  },
}

export const EventFields = {
  availabilityRequests(
    { id: eventId }: VolunteerEvent,
    { first, after }: VolunteerEventAvailabilityRequestsArgs,
    context: VolunteerContext,
  ) {
    authorizeRows(context.caller, 'availability:read')
    const page = asPageArguments({ first, after, offset: 0 })
    return readPage(context, { eventId, updatedSince: null }, page)
  },
}

export const AvailabilityRequestFields = {
  __resolveReference: reference('availabilityRequest'),
  club,
  event: relation('volunteerEvent', 'eventId'),

  status: ({ snapshot, ...request }: ShownRequest, _args: unknown, { clock }: VolunteerContext) =>
    snapshot?.status ?? statusOf(request, clock()),

  async responseCount(
    { id, snapshot }: ShownRequest,
    _args: unknown,
    { loaders }: VolunteerContext,
  ) {
    return snapshot?.responseCount ?? (await loaders.responseCount.load(id))?.responseCount ?? 0
  },

  responses(
    { id: requestId }: AvailabilityRequest,
    args: AvailabilityRequestResponsesArgs,
    context: VolunteerContext,
  ) {
    const page = asPageArguments(args)
    const asked = parseInput(ResponseFilterInput, args, 'query')
    const { updatedSince = null, includeDeleted } = asked
    const list = { name: 'availabilityResponses', list: availabilityResponseStore.list }
    return readRecordPage(
      context,
      list,
      { filter: { requestId, updatedSince }, includeDeleted },
      page,
    )
  },
}

export const AvailabilityResponseFields = {
  __resolveReference: reference('availabilityResponse'),
  request: relation('availabilityRequest', 'requestId'),
  helper: relation('helper', 'helperId'),
}

/** A request of an answer; a repeated creation shows the time-dependent fields as the first one did. */
type ShownRequest = AvailabilityRequest & { snapshot?: typeof NEW_REQUEST }

const NEW_REQUEST = { status: 'OPEN', responseCount: 0 } as const

const WHAT = 'availability request'

function readPage(context: VolunteerContext, filter: RequestConditions, page: PageArguments) {
  const list = { name: 'availabilityRequests', list: availabilityRequestStore.list }
  return readRecordPage(context, list, { filter, includeDeleted: false }, page)
}
