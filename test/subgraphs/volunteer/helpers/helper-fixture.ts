import { newUuid } from '../../../../platform/ids.ts'
import { withEmptyFields } from '../../../../schema/fields/resource-fields.ts'
import { HELPER_FIELDS } from '../../../../schema/volunteer/helpers.ts'
import type { Helper } from '../../../../subgraphs/volunteer/helpers/helper.ts'
import { LONG_AGO } from '../moments.ts'

export function aHelper(changes: Partial<Helper> = {}): Helper {
  return {
    id: newUuid(),
    clubId: newUuid(),
    ...withEmptyFields(HELPER_FIELDS, { firstName: 'Anna', lastName: 'Gruber' }),
    publishedCount: 0,
    deletedAt: null,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
}
