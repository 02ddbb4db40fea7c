import { asService } from '../../../platform/caller.ts'
import type { ApiKeyRequestsArgs } from '../../../schema/types/volunteer.ts'
import { authorizeOwner } from '../../foundation/graph/staff-access.ts'
import { readRecorded, recordRequests } from '../../foundation/request-log/record-requests.ts'
import { lastRequestOf, requestPage } from '../../foundation/request-log/request-page.ts'
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
  lastRequest({ id, clubId }: ApiKey, _args: unknown, { caller, loaders }: VolunteerContext) {
    authorizeOwner(caller, clubId)
    return lastRequestOf(loaders.pages, id)
  },

  requests({ id, clubId }: ApiKey, args: ApiKeyRequestsArgs, context: VolunteerContext) {
    authorizeOwner(context.caller, clubId)
    return requestPage(context, id, args)
  },
}
