import { callerKey } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/issues.ts'
import { notFound } from '../../../platform/problem.ts'
import type {
  MutationTriggerVolunteerWorkflowArgs,
  VolunteerWorkflowRunsArgs,
} from '../../../schema/types/volunteer.ts'
import { idempotencyOf } from '../../foundation/idempotency-scope.ts'
import { inClub } from '../../foundation/tenancy.ts'
import type { Tx } from '../../foundation/transaction.ts'
import { wakeWorkers } from '../../foundation/work-queue/work-items.ts'
import { authorizeRows } from '../access.ts'
import type { VolunteerContext } from '../context.ts'
import { asPageArguments, readCountedPage } from '../counted-page.ts'
import { volunteerEventStore } from '../events/store.ts'
import { reference, relation } from '../relations.ts'
import { unknownIds } from '../unknown-ids.ts'
import { keepStarted } from './change-runs.ts'
import { RunFilterInput, TriggerVolunteerWorkflowInput } from './inputs.ts'
import { RUNS } from './run-queue.ts'
import { eventOfStart, hourBefore, NO_RUNS, requireEnabled, startRun } from './run-rules.ts'
import { runStore } from './run-store.ts'
import { workflowStore } from './store.ts'
import type { Workflow } from './workflow.ts'
import type { WorkflowRun } from './workflow-run.ts'

export const Mutation = {
  async triggerVolunteerWorkflow(
    _parent: unknown,
    { input }: MutationTriggerVolunteerWorkflowArgs,
    { caller, change, newId, bus }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'automation:write')
    const { idempotencyKey, ...asked } = parseInput(TriggerVolunteerWorkflowInput, input)
    const id = asUuid(asked.id, 'workflow')
    const operation = 'triggerVolunteerWorkflow'
    const idempotency = idempotencyOf(caller, operation, idempotencyKey, asked)
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      const workflow = await workflowStore.lock(tx, tenancy, id)
      if (workflow === null) throw notFound('workflow')
      requireEnabled(workflow)

      const { helperIds } = asked
      const eventId = eventOfStart(workflow, asked.eventId)
      await requireOfClub(tx, workflow, { eventId, helperIds })
      const hours = await runStore.runsSince(tx, [id], hourBefore(now))
      const hour = hours.get(id) ?? NO_RUNS
      const start = { id: newId(), eventId, helperIds, assignmentId: null, causeId: null }
      const started = startRun(workflow, start, hour, now)
      await workflowStore.countRun(tx, started.workflow)
      await keepStarted(tx, [started.run], [hour], now)
      return { result: started.run, events: started.events }
    })
    wakeWorkers(bus, RUNS)
    return { run: result, idempotentReplay: isReplay }
  },
}

export const WorkflowFields = {
  runs(
    { id: workflowId }: Workflow,
    args: VolunteerWorkflowRunsArgs,
    { caller, cursors, loaders }: VolunteerContext,
  ) {
    const { updatedSince = null } = parseInput(RunFilterInput, args, 'query')
    const filter = { workflowId, updatedSince }
    const binding = ['workflowRuns', callerKey(caller), filter]
    const list = runStore.list(loaders.pages, filter)
    const request = { cursors, binding, list, toNode: (run: WorkflowRun) => run }
    return readCountedPage(request, asPageArguments(args))
  },
}

export const RunFields = {
  __resolveReference: reference('workflowRun'),
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
