import { newUuid } from '../../../platform/ids.ts'
import type { AuditEntry } from '../../../subgraphs/foundation/audit/audit-entry.ts'

export function anAuditEntry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    ...{ id: newUuid(), clubId: newUuid(), requestId: newUuid() },
    ...{ actorKind: 'STAFF', actorId: 'staff-1', actorName: 'Ada' },
    ...{ mutation: 'updateClub', resourceType: 'Club', resourceId: newUuid(), resourceCount: 1 },
    ...{
      action: 'UPDATED',
      changedFields: ['name'],
      valuesBefore: { name: 'Old' },
      valuesAfter: { name: 'New' },
    },
    occurredAt: new Date('2026-07-01T12:00:00Z'),
    ...changes,
  }
}
