import { notFound } from '../../../platform/problem.ts'
import type { Update, UpdateInput } from '../event-resources/change-resources.ts'
import { lockEventOf } from '../event-resources/event-resources.ts'
import type { Assignment, ShownAssignment } from '../staffing/assignment.ts'
import type { AssignmentChanges } from '../staffing/rules.ts'
import { ASSIGNMENT, assignmentStore } from './assignment-list-store.ts'
import { findInRoster, type Roster, withRole } from './roster.ts'
import { holdRoster, writeRoster } from './roster-store.ts'
import { changeInRoster } from './rules.ts'

interface AssignmentUpdate extends UpdateInput {
  changes: AssignmentChanges
  /** Replaces `changes` where they depend on the locked assignment. */
  decide?: (stored: Assignment) => AssignmentChanges
}

/** An update of an assignment, for staff and API keys and for helpers. It locks event, helper, access and shift. */
export const changeAssignment: Update<
  AssignmentUpdate,
  Assignment,
  { roster: Roster },
  ShownAssignment
> = {
  async lock(tx, tenancy, { id, changes }) {
    const [known] = await assignmentStore.findAll(tx, tenancy, [id])
    const event = await lockEventOf(tx, tenancy, known)
    if (known === undefined || event === null) throw notFound(ASSIGNMENT.name)

    const isNoted = changes.note != null || changes.statusReason != null
    const roster = await holdRoster(tx, event, [known], isNoted ? [known] : [])
    return { roster, stored: findInRoster(roster, known) }
  },

  async decide({ roster, stored }, { changes, decide = () => changes }, { tx, now }) {
    const assignment = changeInRoster(roster, stored, decide(stored), now)
    const events = await writeRoster(tx, roster, now)
    return { result: withRole(roster, assignment), events }
  },
}
