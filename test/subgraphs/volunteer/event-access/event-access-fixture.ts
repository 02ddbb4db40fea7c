import { newUuid } from '../../../../platform/ids.ts'
import type { StoredEventAccess } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { LONG_AGO } from '../moments.ts'

export function anAccess(changes: Partial<StoredEventAccess> = {}): StoredEventAccess {
  return {
    ...{ id: newUuid(), clubId: newUuid(), eventId: newUuid(), helperId: newUuid() },
    ...{ roleIds: [], grantedAt: LONG_AGO, revokedAt: null, updatedAt: LONG_AGO },
    ...{ isRevoked: false, firstName: 'Anna', lastName: 'Gruber', status: 'ACTIVE' },
    ...{ changedAt: LONG_AGO, linkGeneration: 0 },
    ...changes,
  }
}
