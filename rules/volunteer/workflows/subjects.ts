import type { TriggeringType } from '../../../schema/volunteer/workflows.ts'
import { RESOURCE_OF, type TriggerResource } from './event-data.ts'

/** What a run is about, without which some actions fail. */
export interface RunSubject {
  /** A volunteer event that is there. */
  event: boolean
  helper: boolean
  assignment: boolean
}

const WITH_HELPER: readonly TriggerResource[] = [
  'helper',
  'event_access',
  'assignment',
  'availability_response',
]

/** What runs are about that events of the type start. */
export function subjectOfType(type: TriggeringType): RunSubject {
  const resource = RESOURCE_OF[type]
  return {
    event: resource !== 'helper' && type !== 'event.deleted',
    helper: WITH_HELPER.includes(resource),
    assignment: resource === 'assignment',
  }
}

interface Action {
  type: 'SEND_MESSAGE' | 'GRANT_EVENT_ACCESS' | 'SET_ASSIGNMENT_STATUS'
  audience?: { type: string } | null | undefined
}

/** Whether a run about the subject has what the action needs. */
export function canDo({ event, helper, assignment }: RunSubject, action: Action): boolean {
  if (action.type === 'GRANT_EVENT_ACCESS') return helper
  if (action.type === 'SET_ASSIGNMENT_STATUS') return assignment
  return event && (helper || action.audience?.type !== 'TRIGGER')
}
