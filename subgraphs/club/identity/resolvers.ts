import { asService } from '../../../platform/caller.ts'
import type { QueryIdentityPrincipalArgs } from '../../../schema/types/club.ts'
import type { ClubContext } from '../records/context.ts'
import { principalStore } from './store.ts'

export const Query = {
  identityPrincipal(
    _parent: unknown,
    { subject }: QueryIdentityPrincipalArgs,
    { caller, database }: ClubContext,
  ) {
    asService(caller)
    return principalStore.findBySubject(database, subject)
  },
}
