import type { Caller } from '../../../platform/caller.ts'
import { refuse } from '../../../schema/problem.ts'
import { readScopesOf, refuseApiKey } from '../../../schema/volunteer/access.ts'
import type { VolunteerEventType } from '../../../schema/volunteer/fields.ts'

/** An API key subscribes only to event types whose data its scopes may read. */
export function requireReadable(caller: Caller, eventTypes: readonly VolunteerEventType[]): void {
  if (caller.kind === 'api_key') refuse(refuseApiKey(caller, readScopesOf(eventTypes)))
}
