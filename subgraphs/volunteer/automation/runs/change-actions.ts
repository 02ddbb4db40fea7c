import { notFound } from '../../../../schema/problem.ts'
import type { RunFault } from '../../../../schema/volunteer/statuses.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import { inClub } from '../../../foundation/query/tenancy.ts'
import { changeStatuses } from '../../assignments/change-statuses.ts'
import { grantAccess } from '../../event-access/rules.ts'
import { requireEventOpen } from '../../events/rules.ts'
import { volunteerEventStore } from '../../events/store.ts'
import type { VolunteerEvent } from '../../events/volunteer-event.ts'
import { lockAccess, writeAccess } from '../../helpers/access/change-access.ts'
import { addMessage } from '../../messages/change-new-message.ts'
import type { ChosenAudience } from '../../messages/message.ts'
import type { MessageParts } from '../../messages/message-parts.ts'
import type { VolunteerDomainEvent } from '../../records/volunteer-domain-event.ts'
import type {
  Action,
  GrantEventAccess,
  SendMessage,
  SetAssignmentStatus,
  Workflow,
} from '../workflow.ts'
import { RunStopped } from './run-fault.ts'
import { findTargets } from './run-target-store.ts'
import type { WorkflowRun } from './workflow-run.ts'

export type ActionParts = Pick<MessageParts, 'newId' | 'mail' | 'inlineRecipientLimit'> & {
  now: Date
}

/** Executes the actions of a workflow in order; returns their events. */
export async function executeActions(
  tx: Tx,
  { actions }: Workflow,
  run: WorkflowRun,
  parts: ActionParts,
): Promise<VolunteerDomainEvent[]> {
  const event = await lockEvents(tx, actions, run)
  if (event !== null) requireEventOpen(event.status)
  await lockGranted(tx, actions, run)
  const events: VolunteerDomainEvent[] = []
  for (const action of actions)
    events.push(...(await executeAction(tx, action, { run, event }, parts)))
  return events
}

/** A run and its locked event. */
interface LockedRun {
  run: WorkflowRun
  event: VolunteerEvent | null
}

/**
 * Locks the events of all actions before any helper, in the lock order of all transactions; returns
 * the run's own event.
 */
async function lockEvents(
  tx: Tx,
  actions: readonly Action[],
  { clubId, eventId }: WorkflowRun,
): Promise<VolunteerEvent | null> {
  const ids = actions.flatMap((action) => {
    const id = action.type === 'GRANT_EVENT_ACCESS' ? action.eventId : eventId
    return id ?? []
  })
  let own: VolunteerEvent | null = null
  for (const id of [...new Set(ids)].sort()) {
    const event = await volunteerEventStore.lockShared(tx, inClub(clubId), id)
    if (event === null) throw notFound('volunteer event')
    if (id === eventId) own = event
  }
  return own
}

/** If an action locks shifts, helpers and accesses of all actions must be locked before. */
async function lockGranted(tx: Tx, actions: readonly Action[], { clubId, helperIds }: WorkflowRun) {
  if (!actions.some(({ type }) => type === 'SET_ASSIGNMENT_STATUS')) return

  for (const { eventId } of actions.filter((action) => action.type === 'GRANT_EVENT_ACCESS'))
    for (const helperId of helperIds.toSorted())
      await lockAccess(tx, inClub(clubId), { eventId, helperId })
}

function executeAction(tx: Tx, action: Action, locked: LockedRun, parts: ActionParts) {
  const { run } = locked
  switch (action.type) {
    case 'SEND_MESSAGE':
      return sendMessage(tx, action, run, parts)
    case 'GRANT_EVENT_ACCESS':
      return grantEventAccess(tx, action, run, parts)
    case 'SET_ASSIGNMENT_STATUS':
      return setAssignmentStatus(tx, action, locked, parts)
  }
}

async function sendMessage(tx: Tx, action: SendMessage, run: WorkflowRun, parts: ActionParts) {
  const { clubId, workflowId, eventId } = run
  if (eventId === null) throw new RunStopped('no_event')

  const { subject, body } = action
  const audience = audienceOf(action, run)
  const sending = { kind: 'MESSAGE', status: 'SENT', sendAt: null } as const
  const content = { ...sending, subject, body, audience }
  const requested = { id: parts.newId(), clubId, eventId, createdBy: workflowId, content }
  const { events } = await addMessage(tx, requested, parts)
  return events
}

function audienceOf({ audience }: SendMessage, { helperIds }: WorkflowRun): ChosenAudience {
  const { type } = audience
  if (type !== 'TRIGGER') return { ...audience, type }
  if (helperIds.length === 0) throw new RunStopped('no_helper')

  return { type: 'HELPERS', roleIds: [], shiftIds: [], helperIds: helperIds.toSorted() }
}

async function grantEventAccess(
  tx: Tx,
  { eventId }: GrantEventAccess,
  { clubId, helperIds }: WorkflowRun,
  { newId, now }: ActionParts,
) {
  if (helperIds.length === 0) throw new RunStopped('no_helper')

  const events: VolunteerDomainEvent[] = []
  for (const helperId of helperIds.toSorted()) {
    const { helper, stored } = await lockAccess(tx, inClub(clubId), { eventId, helperId })
    const requested = { id: newId(), eventId, roleIds: undefined }
    const decision = grantAccess(stored, helper, requested, now)
    await writeAccess(tx, helper, stored, decision)
    events.push(...decision.events)
  }
  return events
}

async function setAssignmentStatus(
  tx: Tx,
  { status }: SetAssignmentStatus,
  { run, event }: LockedRun,
  { now }: ActionParts,
) {
  if (event === null) throw new RunStopped('no_event')
  const named = await findTargets(tx, run)
  if (named.length === 0) throw new RunStopped(missingTarget(run))

  return changeStatuses(tx, event, { named, status }, now)
}

/** A manual run selects assignments by its helpers. */
function missingTarget({ causeId, helperIds }: WorkflowRun): RunFault {
  return causeId === null && helperIds.length === 0 ? 'no_helper' : 'no_assignment'
}
