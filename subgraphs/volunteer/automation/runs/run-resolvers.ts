import { callerKey } from '../../../../platform/caller.ts'
import { asUuid } from '../../../../platform/ids.ts'
import { parseInput } from '../../../../platform/input/issues.ts'
import { notFound, requireFound } from '../../../../schema/problem.ts'
import { VolunteerWorkflowRunFilter } from '../../../../schema/volunteer/lists.ts'
import { isRunFault } from '../../../../schema/volunteer/statuses.ts'
import { idempotencyOf } from '../../../foundation/change/idempotency-scope.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import { wakeWorkers, workItems } from '../../../foundation/jobs/work-queue/work-items.ts'
import { filterReader } from '../../../foundation/lists/filter-reader.ts'
import { inClub } from '../../../foundation/query/tenancy.ts'
import { volunteerEventStore } from '../../events/store.ts'
import { authorizeRows } from '../../records/access.ts'
import { asPageArguments, readCountedPage } from '../../records/counted-page.ts'
import { unknownIds } from '../../records/refuse-unknown-ids.ts'
import { reference, relation } from '../../records/relations.ts'
import type { VolunteerFieldsOf } from '../../records/volunteer-fields-of.ts'
import { StartRunInput, TriggerVolunteerWorkflowInput } from '../inputs.ts'
import { workflowStore } from '../store.ts'
import type { Workflow } from '../workflow.ts'
import { saveStarted } from './change-runs.ts'
import { RUNS } from './run-queue.ts'
import { eventOfStart, requireEnabled } from './run-rules.ts'
import { runStore } from './run-store.ts'
import { NO_RUNS, startNow, startRun } from './start-rules.ts'
import type { WorkflowRun } from './workflow-run.ts'

export const Mutation = {
  async triggerVolunteerWorkflow(_parent, { input }, { caller, change, newId, bus }) {
    const tenancy = authorizeRows(caller, 'automation:write')
    const { idempotencyKey, ...requested } = parseInput(TriggerVolunteerWorkflowInput, input)
    const id = asUuid(requested.id, 'workflow')
    const operation = 'triggerVolunteerWorkflow'
    const idempotency = idempotencyOf(caller, operation, idempotencyKey, requested)
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      const workflow = requireFound(await workflowStore.lock(tx, tenancy, id), 'workflow')
      requireEnabled(workflow)

      const { helperIds } = requested
      const eventId = eventOfStart(workflow, requested.eventId)
      await requireOfClub(tx, workflow, { eventId, helperIds })
      const schedules = await runStore.schedulesOf(tx, [id], now)
      const schedule = schedules.get(id) ?? NO_RUNS
      const start = { id: newId(), eventId, helperIds, assignmentId: null, causeId: null }
      const started = startRun(workflow, start, schedule, now)
      await workflowStore.countRun(tx, started.workflow)
      await saveStarted(tx, [started.run], [schedule])
      return { result: started.run, events: started.events }
    })
    wakeWorkers(bus, RUNS)
    return { run: result, idempotentReplay: isReplay }
  },

  async startVolunteerWorkflowRun(_parent, { input }, { caller, change, bus, notices }) {
    const tenancy = authorizeRows(caller, 'automation:write')
    const { idempotencyKey, ...requested } = parseInput(StartRunInput, input)
    const id = asUuid(requested.id, RUN)
    const operation = 'startVolunteerWorkflowRun'
    const idempotency = idempotencyOf(caller, operation, idempotencyKey, requested)
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      const [known] = await runStore.findAll(tx, tenancy, [id])
      if (known === undefined) throw notFound(RUN)
      if (known.workflowId !== (requested.workflowId ?? known.workflowId)) throw notFound(RUN)

      // The work item is locked before the workflow; if a worker has leased it, the run has begun.
      await workItems.complete(tx, { id })
      const workflow = await workflowStore.lock(tx, tenancy, known.workflowId)
      const stored = await runStore.lock(tx, id)
      if (workflow === null || stored === null) throw notFound(RUN)
      requireEnabled(workflow)

      const started = startNow(workflow, stored, now)
      await workflowStore.countRun(tx, started.workflow)
      await runStore.replace(tx, started.run)
      await workItems.add(tx, RUNS, { id, lane: workflow.clubId, dueAt: now })
      return { result: started.run, events: started.events }
    })
    wakeWorkers(bus, RUNS)
    // A run that waited has published its start before.
    notices.publish({ clubId: result.clubId, kind: 'WORKFLOW_RUN', resourceId: result.id })
    return { run: result, idempotentReplay: isReplay }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

const RUN = 'workflow run'

const readFilter = filterReader(VolunteerWorkflowRunFilter)

export const VolunteerWorkflowFields = {
  runs({ id: workflowId }, args, { caller, cursors, loaders }) {
    const { updatedSince } = readFilter(args.filter)
    const filter = { workflowId, updatedSince }
    const binding = ['workflowRuns', callerKey(caller), filter]
    const list = runStore.list(loaders.pages, filter)
    const request = { cursors, binding, list, toNode: (run: WorkflowRun) => run }
    return readCountedPage(request, asPageArguments(args))
  },
} satisfies VolunteerFieldsOf<'VolunteerWorkflow', Workflow>

export const VolunteerWorkflowRunFields = {
  __resolveReference: reference('workflowRun'),
  fault: ({ error }: WorkflowRun) => (isRunFault(error) ? error : null),
  refusalCode: ({ error }: WorkflowRun) => (isRunFault(error) ? null : error),
  workflow: relation('workflow', 'workflowId'),
  event: relation('volunteerEvent', 'eventId'),
  assignment: relation('assignment', 'assignmentId'),
}

async function requireOfClub(
  tx: Tx,
  { clubId }: Workflow,
  { eventId, helperIds }: Pick<WorkflowRun, 'eventId' | 'helperIds'>,
): Promise<void> {
  const event = eventId && (await volunteerEventStore.find(tx, inClub(clubId), eventId))
  if (eventId !== null && !event) throw notFound('volunteer event')

  const named = { events: [], roles: [], shifts: [], helpers: helperIds }
  const unknown = await workflowStore.findUnknown(tx, clubId, named)
  if (unknown.length > 0) throw unknownIds('invalid_action', 'The club has no such helper', unknown)
}
