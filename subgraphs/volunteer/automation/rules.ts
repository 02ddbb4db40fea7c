import { isDeepStrictEqual } from 'node:util'
import { Problem } from '../../../platform/problem.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { laterThan } from '../records/optimistic-lock.ts'
import type { Action, Workflow } from './workflow.ts'

/** What clients decide about a workflow. */
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

/** An absent field stays as it is; null clears it. */
export type WorkflowChanges = { [F in Field]?: WorkflowContent[F] | undefined }

export type NewWorkflow = Pick<Workflow, 'id' | 'clubId'> & { content: WorkflowContent }

export function createWorkflow({ content, ...origin }: NewWorkflow, now: Date): Workflow {
  return {
    ...origin,
    ...content,
    runCount: 0,
    lastTriggeredAt: null,
    followsAfter: NOTHING,
    createdAt: now,
    updatedAt: now,
  }
}

/** What changes nothing is the stored workflow itself. */
export function updateWorkflow(stored: Workflow, changes: WorkflowChanges, now: Date): Workflow {
  const changed = FIELDS.filter(
    (field) => changes[field] !== undefined && !isDeepStrictEqual(changes[field], stored[field]),
  )
  if (changed.length === 0) return stored

  const given = Object.fromEntries(changed.map((field) => [field, changes[field]]))
  return { ...stored, ...given, updatedAt: laterThan(stored, now) }
}

/** Whether it is started by what happens from now on, and was not by the same before. */
export function beginsToFollow(workflow: Workflow, stored: Workflow | null): boolean {
  if (!workflow.isEnabled || workflow.triggerEvent === null) return false

  return !stored?.isEnabled || stored.triggerEvent !== workflow.triggerEvent
}

/** Refuses one more enabled workflow than a club may have. */
export function requirePlaceForWorkflow(enabledCount: number): void {
  const { enabled } = VOLUNTEER_LIMITS.workflow
  if (enabledCount < enabled) return

  throw new Problem('workflow_limit_reached', `A club has at most ${enabled} enabled workflows.`)
}

/** The ids that actions name, by what they must be of the club. */
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

/** Before all events. */
const NOTHING = '0'

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}
