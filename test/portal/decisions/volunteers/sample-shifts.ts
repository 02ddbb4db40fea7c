import type { Shift } from '../../../../portal/src/pages/volunteering/plan/plan.ts'
import type { PlanHelper } from '../../../../portal/src/pages/volunteering/plan/shift/candidates.ts'

export function aShift(id: string, changes: Partial<Shift> = {}): Shift {
  return {
    ...{ id, roleId: 'bar', title: id, location: null, description: null, requiredHelpers: 2 },
    ...{ startTime: '2026-12-09T16:00:00Z', endTime: '2026-12-09T21:00:00Z', status: 'OPEN' },
    ...{ confirmedCount: 0, pendingCount: 0, updatedAt: '2026-12-01T00:00:00Z' },
    ...changes,
  }
}

export function aPlanHelper(id: string, tags: string[] = []): PlanHelper {
  return { id, firstName: null, lastName: id, email: null, tags }
}
