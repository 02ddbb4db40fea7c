import type { Caller } from '../../../platform/caller.ts'
import { refuse } from '../../../schema/problem.ts'
import { readScopesOf, refuseApiKey } from '../../../schema/volunteer/access.ts'
import type { VolunteerEventType } from '../../../schema/volunteer/fields.ts'
import { requireOwner } from '../../foundation/graph/staff-access.ts'

/** A webhook sends data out of the club, so of its staff only OWNERs choose its target. */
export function requireWebhookOwner(caller: Caller, clubId: string): void {
  if (caller.kind === 'staff') requireOwner(caller, clubId)
}

/** An API key subscribes only to event types whose data its scopes may read. */
export function requireReadable(caller: Caller, eventTypes: readonly VolunteerEventType[]): void {
  if (caller.kind === 'api_key') refuse(refuseApiKey(caller, readScopesOf(eventTypes)))
}
