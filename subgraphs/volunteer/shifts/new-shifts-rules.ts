import { Problem } from '../../../schema/problem.ts'
import type { ShiftContent } from '../../../schema/volunteer/shifts.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import { createShift, type NewShift, requireRoleOfEvent, type StaffedShift } from './rules.ts'

export type ShiftOutcome =
  | { outcome: 'CREATED'; shift: StaffedShift }
  | { outcome: 'FAILED'; problem: Problem }

export interface ShiftScope {
  /** The named roles that belong to the event; each is locked. */
  roleIds: ReadonlySet<string>
  newOrigin(): Omit<NewShift, 'content'>
}

export interface CreatedShifts {
  outcomes: ShiftOutcome[]
  events: VolunteerDomainEvent[]
}

/** Creates a shift for each item; a rejected item changes nothing. */
export function decideShifts(
  items: readonly (ShiftContent | Problem)[],
  scope: ShiftScope,
  now: Date,
): CreatedShifts {
  const events: VolunteerDomainEvent[] = []
  const outcomes = items.map((item): ShiftOutcome => {
    try {
      const decision = create(item, scope, now)
      events.push(...decision.events)
      return { outcome: 'CREATED', shift: decision.result }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return { outcome: 'FAILED', problem: error }
    }
  })
  return { outcomes, events }
}

function create(item: ShiftContent | Problem, { roleIds, newOrigin }: ShiftScope, now: Date) {
  if (item instanceof Problem) throw item
  const { roleId } = item
  requireRoleOfEvent(roleId, { isOfEvent: roleId !== null && roleIds.has(roleId) })

  return createShift({ ...newOrigin(), content: item }, now)
}
