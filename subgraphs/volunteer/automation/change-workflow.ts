import { notFound } from '../../../platform/problem.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { inClub } from '../../foundation/query/tenancy.ts'
import { newAccount } from '../accounts/rules.ts'
import { accountStore } from '../accounts/store.ts'
import { volunteerEventStore } from '../events/store.ts'
import { unknownIds } from '../records/refuse-unknown-ids.ts'
import { beginsToFollow, idsNamedBy, requirePlaceForWorkflow } from './rules.ts'
import { runStore } from './runs/run-store.ts'
import { skipWaiting } from './runs/start-rules.ts'
import { workflowStore } from './store.ts'
import type { Workflow } from './workflow.ts'

/** Writes a new workflow, or what a stored one has become; refuses what the club must not have. */
export async function writeWorkflow(
  tx: Tx,
  asked: Workflow,
  stored: Workflow | null,
  now: Date,
): Promise<Workflow> {
  const { clubId, eventId, actions } = asked
  if (asked.isEnabled && !stored?.isEnabled) await requirePlaceIn(tx, clubId, now)
  if (eventId !== null && eventId !== stored?.eventId) {
    const event = await volunteerEventStore.find(tx, inClub(clubId), eventId)
    if (event === null) throw notFound('volunteer event')
  }
  if (actions !== stored?.actions) {
    const unknown = await workflowStore.findUnknown(tx, clubId, idsNamedBy(actions))
    if (unknown.length > 0)
      throw unknownIds('invalid_action', 'An action names what the club does not have', unknown)
  }

  const begins = beginsToFollow(asked, stored)
  const workflow = begins ? await workflowStore.fromNowOn(tx, asked) : asked
  if (stored === null) await workflowStore.add(tx, workflow)
  else await workflowStore.replace(tx, workflow)
  if (stored?.isEnabled && !workflow.isEnabled) await skipAllWaiting(tx, workflow.id, now)
  return workflow
}

/** Their work items stay, since they are locked before workflows: whoever takes one finds a skipped run. */
async function skipAllWaiting(tx: Tx, workflowId: string, now: Date): Promise<void> {
  const waiting = await runStore.lockWaiting(tx, workflowId)
  await runStore.replaceAll(
    tx,
    waiting.map((run) => skipWaiting(run, now)),
  )
}

/** The stored workflow, held; behind the club's account where it may take a place of its plan. */
export async function lockWorkflow(
  tx: Tx,
  { id, clubId }: Workflow,
  { takesPlace, now }: { takesPlace: boolean; now: Date },
): Promise<Workflow> {
  if (takesPlace) await accountStore.lock(tx, newAccount(clubId, now))
  const stored = await workflowStore.lock(tx, inClub(clubId), id)
  if (stored === null) throw notFound('workflow')

  return stored
}

/** Its account held, no two of a club are enabled at a time. */
async function requirePlaceIn(tx: Tx, clubId: string, now: Date): Promise<void> {
  await accountStore.lock(tx, newAccount(clubId, now))
  requirePlaceForWorkflow(await workflowStore.countEnabled(tx, clubId))
}
