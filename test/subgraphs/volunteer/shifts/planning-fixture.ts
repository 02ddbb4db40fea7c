import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import type { Assignment } from '../../../../subgraphs/volunteer/assignment-records/assignment.ts'
import { AssignmentEntity } from '../../../../subgraphs/volunteer/assignment-records/entities.ts'
import type { Role } from '../../../../subgraphs/volunteer/roles/role.ts'
import { roleStore } from '../../../../subgraphs/volunteer/roles/store.ts'
import type { Shift } from '../../../../subgraphs/volunteer/shifts/shift.ts'
import { shiftStore } from '../../../../subgraphs/volunteer/shifts/store.ts'
import { LONG_AGO } from '../moments.ts'

export function aRole(changes: Partial<Role> = {}): Role {
  return {
    id: newUuid(),
    clubId: newUuid(),
    eventId: newUuid(),
    name: 'Bar',
    description: null,
    deletedAt: null,
    publishedCount: 0,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
}

export async function addRoles(database: Database, ...roles: Role[]): Promise<Role[]> {
  await inTransaction(database, async (tx) => {
    for (const role of roles) await roleStore.add(tx, role)
  })
  return roles
}

export function aShift(changes: Partial<Shift> = {}): Shift {
  return {
    id: newUuid(),
    clubId: newUuid(),
    eventId: newUuid(),
    roleId: null,
    title: 'Evening',
    description: null,
    location: null,
    startTime: new Date('2026-08-01T18:00:00Z'),
    endTime: new Date('2026-08-01T22:00:00Z'),
    requiredHelpers: 2,
    status: 'OPEN',
    deletedAt: null,
    publishedCount: 0,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
}

export async function addShifts(database: Database, ...shifts: Shift[]): Promise<Shift[]> {
  await inTransaction(database, async (tx) => {
    for (const shift of shifts) await shiftStore.add(tx, shift)
  })
  return shifts
}

export function anAssignment({ id, clubId, eventId }: Shift, changes: Partial<Assignment> = {}) {
  const assignment: Assignment = {
    ...{ id: newUuid(), clubId, eventId, shiftId: id, helperId: newUuid(), status: 'PENDING' },
    ...{ statusReason: null, note: null, statusChangedAt: LONG_AGO, createdVia: 'API' },
    ...{ publishedCount: 1, textLoggedAt: null, createdAt: LONG_AGO, updatedAt: LONG_AGO },
    ...changes,
  }
  return assignment
}

/** Assigns helpers to a shift, one per status. */
export async function staff(
  database: Database,
  shift: Shift,
  ...statuses: Assignment['status'][]
): Promise<Assignment[]> {
  const assignments = statuses.map((status) => anAssignment(shift, { status }))
  await tableOf(AssignmentEntity).insertAll(database, assignments)
  return assignments
}
