import { asService } from '../../../platform/caller.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { principalStore } from './store.ts'

export const Query = {
  identityPrincipal(_parent, { subject }, { caller, database }) {
    asService(caller)
    return principalStore.findBySubject(database, subject)
  },
} satisfies FieldsOf<'Query'>
