import { callerKey } from '../../../platform/caller.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { pollStatusOf } from '../../../rules/volunteer/poll-state.ts'
import {
  AvailabilityRequestFilter,
  AvailabilityResponseFilter,
} from '../../../schema/volunteer/lists.ts'
import type { Loader } from '../../foundation/graph/loaders.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'
import { createOfEvent, updateOfEvent } from '../event-resources/change-resources.ts'
import { lockEventOf, readOfEvent, requireEvent } from '../event-resources/event-resources.ts'
import { requireEventOpen } from '../events/rules.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { audienceStore } from '../messages/audience/audience-store.ts'
import { authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import { asPageArguments, type PageArguments, readCountedPage } from '../records/counted-page.ts'
import { readRecordPage } from '../records/page-with-deletions.ts'
import { club, reference, relation } from '../records/relations.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import type { AvailabilityRequest } from './availability-request.ts'
import { putResponse } from './change-response.ts'
import {
  CreateAvailabilityRequestInput,
  PutAvailabilityResponseInput,
  UpdateAvailabilityRequestInput,
} from './inputs.ts'
import { type AnswerCount, availabilityResponseStore } from './response-store.ts'
import { createRequest, updateRequest } from './rules.ts'
import { AVAILABILITY_REQUEST, availabilityRequestStore, type RequestConditions } from './store.ts'

const readRequestFilter = filterReader(AvailabilityRequestFilter)
const readResponseFilter = filterReader(AvailabilityResponseFilter)

export const Query = {
  async availabilityRequests(_parent, args, context) {
    const tenancy = authorizeRows(context.caller, 'availability:read')
    const page = asPageArguments(args)
    const { updatedSince } = readRequestFilter(args.filter)
    const { id: eventId } = await requireEvent(context.database, tenancy, args.eventId)
    return readPage(context, { eventId, updatedSince }, page)
  },

  availabilityRequest: (_parent, args, context) => readOfEvent(context, AVAILABILITY_REQUEST, args),
} satisfies VolunteerFieldsOf<'Query'>

export const Mutation = {
  async createAvailabilityRequest(_parent, { input }, context) {
    const { result, isReplay } = await createOfEvent(
      context,
      AVAILABILITY_REQUEST,
      { mutation: 'createAvailabilityRequest', schema: CreateAvailabilityRequestInput, input },
      async (tx, { origin, content, event }, now) => {
        const request = { ...origin, content, eventStatus: event.status }
        const decision = createRequest(request, now, context.newId)
        await audienceStore.requireKnown(tx, decision.result)
        await availabilityRequestStore.add(tx, decision.result)
        return decision
      },
    )
    return { request: { ...result, snapshot: NEW_REQUEST }, idempotentReplay: isReplay }
  },

  async updateAvailabilityRequest(_parent, { input }, context) {
    const sent = { schema: UpdateAvailabilityRequestInput, input }
    const { result } = await updateOfEvent(context, AVAILABILITY_REQUEST, sent, {
      async lock(tx, tenancy, { id, changes }) {
        const mayOpen = changes.status === 'OPEN' || changes.respondBy !== undefined
        const known = mayOpen ? await availabilityRequestStore.find(tx, tenancy, id) : null
        const event = await lockEventOf(tx, tenancy, known)
        return { event, stored: await availabilityRequestStore.lock(tx, tenancy, id) }
      },
      async decide({ event, stored }, { changes }, { tx, now }) {
        const isAnswered =
          changes.options !== undefined &&
          (await availabilityResponseStore.isAnswered(tx, stored.id))
        const request = updateRequest(stored, changes, { isAnswered }, now, context.newId)
        const isOpened =
          pollStatusOf(stored, now) !== 'OPEN' && pollStatusOf(request, now) === 'OPEN'
        if (event !== null && isOpened) requireEventOpen(event.status)
        return { result: request, events: [] }
      },
      write: availabilityRequestStore.replace,
    })
    const { id: resourceId, clubId } = result
    context.notices.publish({ clubId, kind: 'POLL', resourceId })
    return { request: result }
  },

  async putAvailabilityResponse(_parent, { input }, { caller, change, newId }) {
    const tenancy = authorizeRows(caller, 'availability:write')
    const requested = parseInput(PutAvailabilityResponseInput, input)
    const { result } = await change(null, (tx, now) =>
      putResponse(tx, tenancy, requested, { now, newId }),
    )
    return result
  },
} satisfies VolunteerFieldsOf<'Mutation'>

export const VolunteerEventFields = {
  availabilityRequests({ id: eventId }, args, context) {
    authorizeRows(context.caller, 'availability:read')
    return readPage(context, { eventId, updatedSince: null }, asPageArguments(args))
  },
} satisfies VolunteerFieldsOf<'VolunteerEvent', VolunteerEvent>

interface ResponseCountLoaders {
  loaders: {
    responseCount: Loader<{ responseCount: number } | null>
    answerCounts: Loader<AnswerCount[]>
  }
}

export const AvailabilityRequestFields = {
  __resolveReference: reference('availabilityRequest'),
  club,
  event: relation('volunteerEvent', 'eventId'),

  status: ({ snapshot, ...request }, _args, { clock }) =>
    snapshot?.status ?? pollStatusOf(request, clock()),

  responseCount: async ({ id, snapshot }, _args, { loaders }) =>
    snapshot?.responseCount ?? (await loaders.responseCount.load(id))?.responseCount ?? 0,

  async totals({ id, options }, _args, { loaders }) {
    const counts = await loaders.answerCounts.load(id)
    return options.map(({ id: optionId }) => {
      const ofOption = counts.filter((count) => count.optionId === optionId)
      const countOf = (answer: string) =>
        ofOption.find(({ availability }) => availability === answer)?.helperCount ?? 0
      return {
        optionId,
        ...{ yesCount: countOf('YES'), maybeCount: countOf('MAYBE'), noCount: countOf('NO') },
      }
    })
  },

  responses({ id: requestId }, args, context) {
    const page = asPageArguments(args)
    const { updatedSince, includeDeleted } = readResponseFilter(args.filter)
    const list = { name: 'availabilityResponses', list: availabilityResponseStore.list }
    return readRecordPage(
      context,
      list,
      { filter: { requestId, updatedSince }, includeDeleted },
      page,
    )
  },
} satisfies VolunteerFieldsOf<
  'AvailabilityRequest',
  ShownRequest,
  VolunteerContext & ResponseCountLoaders
>

export const HelperFields = {
  availabilityResponses({ id }, args, { caller, cursors, loaders }) {
    authorizeRows(caller, 'availability:read')
    const binding = ['responsesOfHelper', callerKey(caller), id]
    const list = availabilityResponseStore.listOfHelper(loaders.pages, id)
    const page = asPageArguments(args)
    return readCountedPage({ cursors, binding, list, toNode: (response) => response }, page)
  },
} satisfies VolunteerFieldsOf<'Helper', { id: string }>

export const AvailabilityResponseFields = {
  __resolveReference: reference('availabilityResponse'),
  request: relation('availabilityRequest', 'requestId'),
  helper: relation('helper', 'helperId'),
}

/**
 * A poll in a result; a replayed creation returns the time-dependent fields of the first answer.
 */
type ShownRequest = AvailabilityRequest & { snapshot?: typeof NEW_REQUEST }

const NEW_REQUEST = { status: 'OPEN', responseCount: 0 } as const

function readPage(context: VolunteerContext, filter: RequestConditions, page: PageArguments) {
  const list = { name: 'availabilityRequests', list: availabilityRequestStore.list }
  return readRecordPage(context, list, { filter, includeDeleted: false }, page)
}
