import { isDeepStrictEqual } from 'node:util'
import { Problem } from '../../../schema/problem.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import type { Action, Workflow } from './workflow.ts'

/** Fields that clients set. */
const FIELDS = [
  ...['name', 'description', 'isEnabled', 'eventId', 'triggerEvent'],
  ...['conditions', 'actions'],
] as readonly Field[]

type Field =
  | 'name'
  | 'description'
  | 'isEnabled'
  | 'eventId'
  | 'triggerEvent'
  | 'conditions'
  | 'actions'

export type WorkflowContent = Pick<Workflow, Field>

/** An absent field leaves the stored value unchanged; null clears it. */
export type WorkflowChanges = { [F in Field]?: WorkflowContent[F] | undefined }

export type NewWorkflow = Pick<Workflow, 'id' | 'clubId'> & { content: WorkflowContent }

export function createWorkflow({ content, ...origin }: NewWorkflow, now: Date): Workflow {
  return {
    ...origin,
    ...content,
    runCount: 0,
    lastTriggeredAt: null,
    triggersAfter: BEFORE_ALL_EVENTS,
    createdAt: now,
    updatedAt: now,
  }
}

/** Returns the stored workflow itself if nothing changes. */
export function updateWorkflow(stored: Workflow, changes: WorkflowChanges, now: Date): Workflow {
  const changed = FIELDS.filter(
    (field) => changes[field] !== undefined && !isDeepStrictEqual(changes[field], stored[field]),
  )
  if (changed.length === 0) return stored

  const given = Object.fromEntries(changed.map((field) => [field, changes[field]]))
  return { ...stored, ...given, updatedAt: laterThan(stored, now) }
}

/** Whether the change adds a trigger, so that only later events may start the workflow. */
export function addsTrigger(workflow: Workflow, stored: Workflow | null): boolean {
  if (!workflow.isEnabled || workflow.triggerEvent === null) return false

  return !stored?.isEnabled || stored.triggerEvent !== workflow.triggerEvent
}

/** Rejects an enabled workflow beyond the club's limit. */
export function requireBelowWorkflowLimit(enabledCount: number): void {
  const { enabled } = VOLUNTEER_LIMITS.workflow
  if (enabledCount < enabled) return

  throw new Problem('workflow_limit_reached', `A club has at most ${enabled} enabled workflows.`)
}

/** The ids in actions, by the resource that they must name. */
export interface NamedIds {
  events: string[]
  roles: string[]
  shifts: string[]
  helpers: string[]
}

export function idsNamedBy(actions: readonly Action[]): NamedIds {
  const audiences = actions.flatMap((action) =>
    action.type === 'SEND_MESSAGE' ? [action.audience] : [],
  )
  const grants = actions.flatMap((action) =>
    action.type === 'GRANT_EVENT_ACCESS' ? [action.eventId] : [],
  )
  return {
    events: distinct(grants),
    roles: distinct(audiences.flatMap(({ roleIds }) => roleIds)),
    shifts: distinct(audiences.flatMap(({ shiftIds }) => shiftIds)),
    helpers: distinct(audiences.flatMap(({ helperIds }) => helperIds)),
  }
}

/** A position before all events. */
const BEFORE_ALL_EVENTS = '0'

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}
