import type { Tx } from '../../../foundation/database/transaction.ts'
import { isLeased } from '../../../foundation/jobs/work-queue/leases.ts'
import { type LeasedItem, workItems } from '../../../foundation/jobs/work-queue/work-items.ts'
import { EVERYWHERE } from '../../../foundation/query/tenancy.ts'
import { eventNotOpen } from '../../events/rules.ts'
import { volunteerEventStore } from '../../events/store.ts'
import type { VolunteerEvent } from '../../events/volunteer-event.ts'
import type { MessageParts } from '../../messages/message-parts.ts'
import type { VolunteerParts } from '../../records/context.ts'
import type { VolunteerDomainEvent } from '../../records/volunteer-domain-event.ts'
import { workflowStore } from '../store.ts'
import { executeActions } from './change-actions.ts'
import { RUNS } from './run-queue.ts'
import {
  beginRun,
  fail,
  isRunOpen,
  requireEnabled,
  succeed,
  wasCancelledSince,
} from './run-rules.ts'
import { runStore } from './run-store.ts'
import type { RunSchedule } from './start-rules.ts'
import type { WorkflowRun } from './workflow-run.ts'

/**
 * Stores started runs and enqueues those with a due time. `schedules` are the ones that were read from the store: their
 * counting runs are replaced, all other runs are added.
 */
export async function saveStarted(
  tx: Tx,
  started: readonly WorkflowRun[],
  schedules: readonly RunSchedule[],
): Promise<void> {
  const storedIds = new Set(schedules.map(({ counting }) => counting?.id))
  await runStore.addAll(
    tx,
    started.filter(({ id }) => !storedIds.has(id)),
  )
  await runStore.replaceAll(
    tx,
    started.filter(({ id }) => storedIds.has(id)),
  )
  await workItems.addAll(
    tx,
    RUNS,
    started.flatMap(({ id, clubId: lane, dueAt }) => (dueAt === null ? [] : [{ id, lane, dueAt }])),
  )
}

/** Marks a run as running. */
export async function markRunning({ change }: VolunteerParts, item: LeasedItem): Promise<void> {
  await change(null, async (tx, now) => {
    const run = await lockOpenRun(tx, item)
    if (run === null) return { result: null, events: [] }

    const event = await findEventOf(tx, run)
    if (wasCancelledSince(event, run)) await end(tx, item, fail(run, eventNotOpen(), now))
    else await runStore.replace(tx, beginRun(run, now))
    return { result: null, events: [] }
  })
}

const NO_EVENTS: { result: VolunteerDomainEvent[]; events: VolunteerDomainEvent[] } = {
  result: [],
  events: [],
}

/**
 * Executes all actions of a run and completes it and its work item in one transaction, so that a
 * worker without the lease does nothing and no action is executed twice. Returns the published
 * events.
 */
export async function executeRun(
  parts: MessageParts,
  item: LeasedItem,
): Promise<VolunteerDomainEvent[]> {
  const { change } = parts
  const { result } = await change(null, async (tx, now) => {
    const run = await lockOpenRun(tx, item)
    if (run === null) return NO_EVENTS

    await workItems.complete(tx, item)
    const [workflow] = await workflowStore.findAll(tx, EVERYWHERE, [run.workflowId])
    // Only after a manual deletion: no mutation deletes workflows.
    if (workflow === undefined) return NO_EVENTS
    requireEnabled(workflow)
    const events = await executeActions(tx, workflow, run, { ...parts, now })
    await runStore.recordEffects(tx, events, now)
    await runStore.replace(tx, succeed(run, now))
    return { result: events, events }
  })
  return result
}

/** Ends a run that failed; none of its actions took effect. */
export async function failRun(
  { change }: VolunteerParts,
  item: LeasedItem,
  error: unknown,
): Promise<void> {
  await change(null, async (tx, now) => {
    const run = await lockOpenRun(tx, item)
    if (run === null) return { result: null, events: [] }

    await end(tx, item, fail(run, error, now))
    return { result: null, events: [] }
  })
}

async function end(tx: Tx, item: LeasedItem, ended: WorkflowRun): Promise<void> {
  await workItems.complete(tx, item)
  await runStore.replace(tx, ended)
}

async function findEventOf(tx: Tx, { eventId }: WorkflowRun): Promise<VolunteerEvent | null> {
  return eventId === null ? null : volunteerEventStore.find(tx, EVERYWHERE, eventId)
}

/** Locks the work item and its run; null if the lease is lost, or the run has ended: then the item is completed. */
async function lockOpenRun(tx: Tx, item: LeasedItem): Promise<WorkflowRun | null> {
  tx.traceparent = item.traceparent
  const locked = await isLeased(tx, RUNS, item)
  if (!locked) return null

  const run = await runStore.lock(tx, item.id)
  if (run !== null && isRunOpen(run)) return run
  await workItems.complete(tx, item)
  return null
}
