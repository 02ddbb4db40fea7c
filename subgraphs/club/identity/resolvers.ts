import { asService } from '../../../platform/caller.ts'
import type { Queries } from '../records/context.ts'
import { principalStore } from './store.ts'

export const Query = {
  identityPrincipal(_parent, { subject }, { caller, database }) {
    asService(caller)
    return principalStore.findBySubject(database, subject)
  },
} satisfies Queries
