import { asHelper } from '../../../platform/caller.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { pollStatusOf } from '../../../rules/volunteer/poll-state.ts'
import { notFound } from '../../../schema/problem.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import { inClub } from '../../foundation/query/tenancy.ts'
import type { AvailabilityRequest } from '../availability/availability-request.ts'
import type { AvailabilityResponse } from '../availability/availability-response.ts'
import { putResponse } from '../availability/change-response.ts'
import { availabilityResponseStore } from '../availability/response-store.ts'
import { availabilityRequestStore } from '../availability/store.ts'
import { audienceStore } from '../messages/audience/audience-store.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { AnswerMyPollInput } from './inputs.ts'
import { editionOf, requireSeenPoll, requireSeenResponse } from './rules.ts'

export const MyInvolvementFields = {
  async polls(_parent, _args, context) {
    const { caller, database, loaders, clock } = context
    const { helperId, eventId } = asHelper(caller)
    const list = availabilityRequestStore.list(loaders.pages, { eventId, updatedSince: null })
    const newest = await list.read({
      after: null,
      offset: 0,
      limit: VOLUNTEER_LIMITS.pollsOfHelper,
    })
    const open = newest.filter((request) => pollStatusOf(request, clock()) === 'OPEN')
    const requested = await findAsking(database, open, helperId)
    if (requested.length === 0) return []

    const ids = requested.map(({ id }) => id)
    const said = await availabilityResponseStore.ofHelperToRequests(database, helperId, ids)
    return requested.map((request) =>
      toMyPoll(
        request,
        said.find(({ requestId }) => requestId === request.id),
      ),
    )
  },
} satisfies VolunteerFieldsOf<'MyInvolvement'>

export const Mutation = {
  async answerMyPoll(_parent, { input }, { caller, change, database, newId }) {
    const { helperId, eventId, clubId } = asHelper(caller)
    const { expectedEdition, expectedAnsweredAt, ...answer } = parseInput(AnswerMyPollInput, input)
    const requireSeen = (poll: AvailabilityRequest) => requireSeenPoll(poll, expectedEdition)
    const requireReplaced = (stored: AvailabilityResponse | null) =>
      requireSeenResponse(stored, expectedAnsweredAt)
    const said = { ...answer, eventId, helperId, requireSeen, requireReplaced }
    const { result } = await change(null, (tx, now) =>
      putResponse(tx, inClub(clubId), said, { now, newId }),
    )
    const { response } = result
    const { requestId } = response
    const request = await availabilityRequestStore.find(database, inClub(clubId), requestId)
    if (request === null) throw notFound('availability request')

    return { poll: toMyPoll(request, response) }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

async function findAsking(
  database: Queryable,
  open: readonly AvailabilityRequest[],
  helperId: string,
): Promise<AvailabilityRequest[]> {
  // A caller with a link has access to the event, so requests to ALL include the helper.
  const isForAll = ({ audience }: AvailabilityRequest) => audience.type === 'ALL'
  const others = open.filter((request) => !isForAll(request))
  const asking = new Set(await audienceStore.findIncluding(database, others, helperId))
  return open.filter((request) => isForAll(request) || asking.has(request))
}

/** A request with the helper's own response, without the responses of others. */
function toMyPoll(request: AvailabilityRequest, said: AvailabilityResponse | undefined) {
  const { id: requestId, title, description, options, respondBy, createdAt } = request
  return {
    ...{ requestId, title, description, options, respondBy, createdAt },
    answers: said?.answers ?? [],
    comment: said?.comment ?? null,
    answeredAt: said?.updatedAt ?? null,
    edition: editionOf(request),
  }
}
