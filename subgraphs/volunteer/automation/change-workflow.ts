import { notFound, requireFound } from '../../../schema/problem.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { inClub } from '../../foundation/query/tenancy.ts'
import { newAccount } from '../accounts/rules.ts'
import { accountStore } from '../accounts/store.ts'
import { volunteerEventStore } from '../events/store.ts'
import { unknownIds } from '../records/refuse-unknown-ids.ts'
import { addsTrigger, idsNamedBy, requireBelowWorkflowLimit } from './rules.ts'
import { runStore } from './runs/run-store.ts'
import { skipWaiting } from './runs/start-rules.ts'
import { workflowStore } from './store.ts'
import type { Workflow } from './workflow.ts'

/** A workflow that is stored, and the waiting runs that were skipped as it was disabled. */
export interface WrittenWorkflow {
  workflow: Workflow
  skippedIds: string[]
}

/**
 * Inserts or replaces a workflow, and rejects ids and enabled workflows beyond the club's limit.
 */
export async function writeWorkflow(
  tx: Tx,
  requested: Workflow,
  stored: Workflow | null,
  now: Date,
): Promise<WrittenWorkflow> {
  const { clubId, eventId, actions } = requested
  if (requested.isEnabled && !stored?.isEnabled) await lockAndRequireBelowLimit(tx, clubId, now)
  if (eventId !== null && eventId !== stored?.eventId) {
    const event = await volunteerEventStore.find(tx, inClub(clubId), eventId)
    if (event === null) throw notFound('volunteer event')
  }
  if (actions !== stored?.actions) {
    const unknown = await workflowStore.findUnknown(tx, clubId, idsNamedBy(actions))
    if (unknown.length > 0)
      throw unknownIds('invalid_action', 'An action names what the club does not have', unknown)
  }

  const begins = addsTrigger(requested, stored)
  const workflow = begins ? await workflowStore.withCurrentPosition(tx, requested) : requested
  if (stored === null) await workflowStore.add(tx, workflow)
  else await workflowStore.replace(tx, workflow)
  const isDisabled = stored?.isEnabled && !workflow.isEnabled
  return { workflow, skippedIds: isDisabled ? await skipAllWaiting(tx, workflow.id, now) : [] }
}

/**
 * The runs' work items stay, since work items are locked before workflows: the worker finds a
 * skipped run and removes the item.
 */
async function skipAllWaiting(tx: Tx, workflowId: string, now: Date): Promise<string[]> {
  const waiting = await runStore.lockWaiting(tx, workflowId)
  await runStore.replaceAll(
    tx,
    waiting.map((run) => skipWaiting(run, now)),
  )
  return waiting.map(({ id }) => id)
}

/**
 * Locks the stored workflow; the club's account is locked before it if the change may enable the
 * workflow.
 */
export async function lockWorkflow(
  tx: Tx,
  { id, clubId }: Workflow,
  { mayEnable, now }: { mayEnable: boolean; now: Date },
): Promise<Workflow> {
  if (mayEnable) await accountStore.lock(tx, newAccount(clubId, now))
  return requireFound(await workflowStore.lock(tx, inClub(clubId), id), 'workflow')
}

/** The lock of the club's account serializes the enabling of workflows. */
async function lockAndRequireBelowLimit(tx: Tx, clubId: string, now: Date): Promise<void> {
  await accountStore.lock(tx, newAccount(clubId, now))
  requireBelowWorkflowLimit(await workflowStore.countEnabled(tx, clubId))
}
