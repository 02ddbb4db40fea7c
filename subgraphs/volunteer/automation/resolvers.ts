import type { ClubVolunteerWorkflowsArgs } from '../../../built/types/volunteer.ts'
import { callerKey } from '../../../platform/caller.ts'
import { asUuid, requireUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { isNeverTrue } from '../../../rules/volunteer/workflows/conditions.ts'
import { requireFound } from '../../../schema/problem.ts'
import { VolunteerWorkflowFilter } from '../../../schema/volunteer/lists.ts'
import { idempotencyOf } from '../../foundation/change/idempotency-scope.ts'
import { requireState } from '../../foundation/change/optimistic-lock.ts'
import { authorizeStaff } from '../../foundation/graph/staff-access.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'
import { authorizeNamedClub, authorizeOwnClub, authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import { asPageArguments, readCountedPage, type WithOffset } from '../records/counted-page.ts'
import { club, reference, relation } from '../records/relations.ts'
import { publishEach } from '../records/volunteer-change.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { lockWorkflow, type WrittenWorkflow, writeWorkflow } from './change-workflow.ts'
import { CreateVolunteerWorkflowInput, UpdateVolunteerWorkflowInput } from './inputs.ts'
import { createWorkflow, updateWorkflow } from './rules.ts'
import { workflowStore } from './store.ts'
import type { Workflow } from './workflow.ts'

export const Query = {
  volunteerWorkflows: (_parent, args, context) =>
    readPage(context, authorizeOwnClub(context.caller, 'automation:read'), args),

  volunteerWorkflow(_parent, { id }, { caller, database }) {
    const tenancy = authorizeRows(caller, 'automation:read')
    return workflowStore.find(database, tenancy, requireUuid(id))
  },
} satisfies VolunteerFieldsOf<'Query'>

export const ClubFields = {
  volunteerWorkflows: ({ id }, args, context) =>
    readPage(context, authorizeStaff(context.caller, id, 'volunteers'), args),
} satisfies VolunteerFieldsOf<'Club', { id: string }>

export const Mutation = {
  async createVolunteerWorkflow(_parent, { input }, { caller, change, newId, notices }) {
    const clubId = authorizeNamedClub(caller, input.clubId, 'automation:write')
    const { idempotencyKey, content } = parseInput(CreateVolunteerWorkflowInput, input)
    const requested = { clubId, content }
    const idempotency = idempotencyOf(caller, 'createVolunteerWorkflow', idempotencyKey, requested)
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      const workflow = createWorkflow({ id: newId(), clubId, content }, now)
      const { workflow: result } = await writeWorkflow(tx, workflow, null, now)
      return { result, events: [] }
    })
    notices.publish({ clubId, kind: 'WORKFLOW', resourceId: result.id })
    return { workflow: result, idempotentReplay: isReplay }
  },

  async updateVolunteerWorkflow(_parent, { input }, { caller, change, database, notices }) {
    const tenancy = authorizeRows(caller, 'automation:write')
    const requested = parseInput(UpdateVolunteerWorkflowInput, input)
    const id = asUuid(requested.id, WHAT)
    const known = requireFound(await workflowStore.find(database, tenancy, id), WHAT)
    const { result } = await change<WrittenWorkflow>(null, async (tx, now) => {
      const stored = await lockWorkflow(tx, known, {
        mayEnable: requested.changes.isEnabled === true,
        now,
      })
      requireState(WHAT, stored, requested.expectedUpdatedAt)

      const workflow = updateWorkflow(stored, requested.changes, now)
      if (workflow === stored) return { result: { workflow, skippedIds: [] }, events: [] }
      return { result: await writeWorkflow(tx, workflow, stored, now), events: [] }
    })
    const { workflow, skippedIds } = result
    notices.publish({ clubId: known.clubId, kind: 'WORKFLOW', resourceId: id })
    publishEach(notices, known.clubId, 'WORKFLOW_RUN', skippedIds)
    return { workflow }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

export const VolunteerWorkflowFields = {
  __resolveReference: reference('workflow'),
  club,
  event: relation('volunteerEvent', 'eventId'),
  enabled: ({ isEnabled }: Workflow) => isEnabled,
  conditions: ({ conditions, triggerEvent }: Workflow) =>
    conditions.map((condition) => ({
      ...condition,
      neverTrue: isNeverTrue(triggerEvent, condition),
    })),
  trigger: ({ triggerEvent }: Workflow) => ({
    type: triggerEvent === null ? 'MANUAL' : 'EVENT',
    event: triggerEvent,
  }),
}

const WHAT = 'workflow'

const readFilter = filterReader(VolunteerWorkflowFilter)

function readPage(
  { caller, cursors, loaders }: VolunteerContext,
  clubId: string,
  args: WithOffset<ClubVolunteerWorkflowsArgs>,
) {
  const { updatedSince } = readFilter(args.filter)
  const filter = { clubId, updatedSince }
  const binding = ['volunteerWorkflows', callerKey(caller), filter]
  const list = workflowStore.list(loaders.pages, filter)
  const request = { cursors, binding, list, toNode: (workflow: Workflow) => workflow }
  return readCountedPage(request, asPageArguments(args))
}
