import type { ClubVolunteerEventsArgs } from '../../../built/types/volunteer.ts'
import type { Caller } from '../../../platform/caller.ts'
import { requireUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { requireFound } from '../../../schema/problem.ts'
import { VolunteerEventFilter } from '../../../schema/volunteer/lists.ts'
import { idempotencyOf } from '../../foundation/change/idempotency-scope.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { asStaff, authorizeStaff, requireClub } from '../../foundation/graph/staff-access.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'
import { newAccount } from '../accounts/rules.ts'
import { accountStore } from '../accounts/store.ts'
import { apiKeyStore } from '../api-keys/store.ts'
import { authorizeNamedClub, authorizeOwnClub, authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import { asPageArguments, type WithOffset } from '../records/counted-page.ts'
import { readRecordPage } from '../records/page-with-deletions.ts'
import { club, reference } from '../records/relations.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { requireBelowEventLimit } from './change-event-limit.ts'
import { countsTowardsLimit } from './event-limit-rules.ts'
import { CreateVolunteerEventInput } from './inputs.ts'
import { createEvent } from './rules.ts'
import { volunteerEventStore } from './store.ts'

export const Query = {
  volunteerEvents: (_parent, args, context) =>
    readPage(context, authorizeOwnClub(context.caller, 'events:read'), args),

  volunteerEvent(_parent, { id }, { caller, database }) {
    const tenancy = authorizeRows(caller, 'events:read')
    return volunteerEventStore.find(database, tenancy, requireUuid(id))
  },
} satisfies VolunteerFieldsOf<'Query'>

export const Mutation = {
  async createVolunteerEvent(_parent, { input }, { caller, change, newId, eventLimits }) {
    const clubId = authorizeNamedClub(caller, input.clubId, 'events:create')
    const { idempotencyKey, content } = parseInput(CreateVolunteerEventInput, input)
    const idempotency = idempotencyOf(caller, 'createVolunteerEvent', idempotencyKey, {
      clubId,
      content,
    })
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      const createdBy = await nameCreator(tx, caller)
      const decision = createEvent({ id: newId(), clubId, createdBy, content }, now)
      if (countsTowardsLimit(content.status)) {
        const account = await accountStore.lock(tx, newAccount(clubId, now))
        await requireBelowEventLimit(tx, account, eventLimits)
      }
      await volunteerEventStore.add(tx, decision.result)
      return decision
    })
    return { event: result, idempotentReplay: isReplay }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

export const ClubFields = {
  /** Other subgraphs and clients name clubs by id, so the tenancy is checked again here. */
  __resolveReference({ id }: { id: string }, { caller }: VolunteerContext) {
    return { id: requireClub(caller, id, 'volunteers') }
  },

  volunteerEvents: ({ id }, args, context) =>
    readPage(context, authorizeStaff(context.caller, id, 'volunteers'), args),
} satisfies VolunteerFieldsOf<'Club', { id: string }>

export const VolunteerEventFields = { __resolveReference: reference('volunteerEvent'), club }

const readFilter = filterReader(VolunteerEventFilter)

function readPage(
  context: VolunteerContext,
  clubId: string,
  args: WithOffset<ClubVolunteerEventsArgs>,
) {
  const { status, updatedSince, includeDeleted } = readFilter(args.filter)
  const list = { name: 'volunteerEvents', list: volunteerEventStore.list }
  const requested = { filter: { clubId, status, updatedSince }, includeDeleted }
  return readRecordPage(context, list, requested, asPageArguments(args))
}

/** Subject of the staff member, or of the staff member who created the API key. */
export async function nameCreator(tx: Tx, caller: Caller): Promise<string> {
  if (caller.kind !== 'api_key') return asStaff(caller).subject

  return requireFound(await apiKeyStore.creatorOf(tx, caller.apiKeyId), 'API key')
}
