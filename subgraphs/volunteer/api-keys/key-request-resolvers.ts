import { asService } from '../../../platform/caller.ts'
import type { ApiKeyRequestsArgs } from '../../../schema/types/volunteer.ts'
import { authorizeOwner } from '../../foundation/graph/staff-access.ts'
import { listPage } from '../../foundation/lists/paging.ts'
import type { ApiRequest } from '../../foundation/request-log/api-request.ts'
import { readRecorded, recordRequests } from '../../foundation/request-log/record-requests.ts'
import { requestLogStore } from '../../foundation/request-log/store.ts'
import type { VolunteerContext } from '../records/context.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import type { ApiKey } from './api-key.ts'

export const Mutation = {
  async recordApiKeyRequests(_parent, { requests }, { caller, database }) {
    asService(caller)
    await recordRequests(database, readRecorded(requests))
    return true
  },
} satisfies VolunteerFieldsOf<'Mutation'>

export const ApiKeyFields = {
  requests({ id, clubId }: ApiKey, args: ApiKeyRequestsArgs, context: VolunteerContext) {
    authorizeOwner(context.caller, clubId)
    return listPage<ApiRequest>({
      context,
      list: ['requests', id],
      args,
      read: (slice) => requestLogStore.list(context.loaders.pages, id, slice),
      positionOf: ({ requestedAt, id: requestId }) => [requestedAt.getTime(), requestId],
    })
  },
}
