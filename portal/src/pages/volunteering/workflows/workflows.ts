import type { VolunteerEventType } from '../../../../../built/types/operations.ts'
import type { DataOf } from '../../../graph/ask.ts'

export type Workflow = NonNullable<DataOf<'PortalWorkflow'>['volunteerWorkflow']>
export type Run = NonNullable<
  NonNullable<DataOf<'PortalRuns'>['volunteerWorkflow']>['runs']
>['nodes'][number]
export type WorkflowEvent = NonNullable<
  NonNullable<DataOf<'PortalEventNames'>['club']>['volunteerEvents']
>['nodes'][number]

/** Types of events that start a workflow: a run publishes AUTOMATION_TRIGGERED, and would start itself. */
export const STARTING_TYPES: readonly VolunteerEventType[] = [
  ...(['HELPER_REGISTERED', 'HELPER_GRANTED', 'HELPER_REVOKED'] as const),
  ...(['HELPER_CONFIRMED', 'HELPER_CANCELLED', 'ASSIGNMENT_UPDATED'] as const),
  ...(['EVENT_CREATED', 'EVENT_UPDATED', 'EVENT_DELETED'] as const),
  ...(['EVENT_STARTED', 'EVENT_ENDED'] as const),
  ...(['SHIFT_CREATED', 'SHIFT_UPDATED', 'SHIFT_DELETED', 'SHIFT_CHANGED'] as const),
  ...(['ROLE_CREATED', 'ROLE_UPDATED', 'ROLE_DELETED'] as const),
  ...(['MESSAGE_CREATED', 'MESSAGE_UPDATED', 'MESSAGE_DELETED'] as const),
  ...(['AVAILABILITY_REQUEST_CREATED', 'AVAILABILITY_RESPONSE_UPSERTED'] as const),
]

/** Why a run did nothing, by the graph's own names; null where it did all. */
export function reasonOf({ fault, refusalCode }: Pick<Run, 'fault' | 'refusalCode'>) {
  return fault ?? refusalCode
}

/** A run that waits or was skipped can be started by hand. */
export function isStartable({ status }: Pick<Run, 'status'>): boolean {
  return status === 'WAITING' || status === 'SKIPPED'
}
