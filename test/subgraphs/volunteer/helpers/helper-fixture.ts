import { newUuid } from '../../../../platform/ids.ts'
import type { Helper } from '../../../../subgraphs/volunteer/helpers/helper.ts'
import { LONG_AGO } from '../moments.ts'

export function aHelper(changes: Partial<Helper> = {}): Helper {
  return {
    id: newUuid(),
    clubId: newUuid(),
    externalId: null,
    firstName: 'Anna',
    lastName: 'Gruber',
    email: null,
    phone: null,
    language: null,
    tags: [],
    notes: null,
    status: 'ACTIVE',
    mail: 'ON',
    publishedCount: 0,
    deletedAt: null,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
}
