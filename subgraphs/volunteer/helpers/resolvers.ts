import { parseInput } from '../../../platform/issues.ts'
import type { QueryHelpersArgs } from '../../../schema/types/volunteer.ts'
import { authorizeNamedClub } from '../access.ts'
import type { VolunteerContext } from '../context.ts'
import { asOffsetSlice } from '../offset-page.ts'
import { HelperFilterInput } from './inputs.ts'
import { helperStore } from './store.ts'

export const Query = {
  async helpers(_parent: unknown, args: QueryHelpersArgs, { caller, database }: VolunteerContext) {
    const clubId = authorizeNamedClub(caller, args.clubId, 'helpers:read')
    const { search, status, tag, updatedSince } = parseInput(HelperFilterInput, args, 'query')
    const filter = {
      clubId,
      search: search ?? null,
      status: status ?? null,
      tag: tag ?? null,
      updatedSince: updatedSince ?? null,
    }
    return helperStore.list(database, filter, asOffsetSlice(args))
  },
}
