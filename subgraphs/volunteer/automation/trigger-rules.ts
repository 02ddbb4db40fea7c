import type { LoggedEvent } from '../../foundation/event-log/entities.ts'
import { toWebhookPayload } from '../webhooks/webhook-payload.ts'
import type { WorkflowRun } from './runs/workflow-run.ts'
import type { DataCondition, Scalar, Workflow } from './workflow.ts'

/** A workflow that an event triggers, with the subject of its run. */
export interface Triggering extends Pick<WorkflowRun, 'eventId' | 'helperIds' | 'assignmentId'> {
  workflowId: string
  causeId: string
}

/**
 * The workflows that each event triggers, in the order of the events. `effects` are the ids of events that a run has
 * published: they trigger no workflow.
 */
export function findTriggerings(
  events: readonly LoggedEvent[],
  workflows: readonly Workflow[],
  effects: ReadonlySet<string> = new Set(),
): Triggering[] {
  const byType = Map.groupBy(workflows, ({ triggerEvent }) => triggerEvent as string | null)
  return events.flatMap((event) => {
    if (effects.has(event.id)) return []
    const triggerable = byType.get(event.type) ?? []
    if (triggerable.length === 0) return []

    const { data, event_id: eventId } = toWebhookPayload(event)
    return triggerable
      .filter((workflow) => isStartedBy(workflow, event, { data, eventId }))
      .map(({ id }) => ({
        ...{ workflowId: id, causeId: event.id, eventId, ...subjectOf(data) },
      }))
  })
}

interface EventContext {
  data: object
  eventId: string | null
}

function isStartedBy(
  workflow: Workflow,
  event: LoggedEvent,
  { data, eventId }: EventContext,
): boolean {
  return (
    workflow.isEnabled &&
    workflow.triggerEvent === event.type &&
    BigInt(event.publicationSequence) > BigInt(workflow.triggersAfter) &&
    (workflow.eventId === null || workflow.eventId === eventId) &&
    workflow.conditions.every((condition) => isConditionMet(condition, data))
  )
}

/** Whether the event's data meets the condition; a missing field equals no value. */
export function isConditionMet({ field, value }: DataCondition, data: object): boolean {
  const found = valueAt(data, field.split('.'))
  if (found === undefined || (typeof found === 'object' && found !== null)) return false

  const wanted: readonly Scalar[] = Array.isArray(value) ? value : [value]
  return wanted.some((one) => one === found)
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  let value = data
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Readonly<Record<string, unknown>>)[name]
  }
  return value
}

/** The helper and the assignment in an event's data, whose first member is the resource. */
function subjectOf(data: object): Pick<Triggering, 'helperIds' | 'assignmentId'> {
  const [resource] = Object.entries(data) as [string, { id?: string; helper_id?: string }][]
  if (resource === undefined) return { helperIds: [], assignmentId: null }

  const [kind, { id = null, helper_id: helperId }] = resource
  const found = kind === 'helper' ? id : helperId
  return {
    helperIds: typeof found === 'string' ? [found] : [],
    assignmentId: kind === 'assignment' ? id : null,
  }
}
