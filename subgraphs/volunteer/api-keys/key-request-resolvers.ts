import type { ApiKeyRequestsArgs } from '../../../built/types/volunteer.ts'
import { asService } from '../../../platform/caller.ts'
import { tierOf } from '../../../schema/volunteer/plans.ts'
import { authorizeOwner } from '../../foundation/graph/staff-access.ts'
import { readRecorded, recordRequests } from '../../foundation/request-log/record-requests.ts'
import { lastRequestOf, requestPage } from '../../foundation/request-log/request-page.ts'
import type { AccountLoaders } from '../accounts/account.ts'
import { boughtOf, newAccount } from '../accounts/rules.ts'
import type { VolunteerContext } from '../records/context.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { authorizeKeyUse } from './access.ts'
import type { ApiKey } from './api-key.ts'
import { isKeyEnded } from './rules.ts'

export const Mutation = {
  async recordApiKeyRequests(_parent, { requests }, { caller, database }) {
    asService(caller)
    await recordRequests(database, readRecorded(requests))
    return true
  },
} satisfies VolunteerFieldsOf<'Mutation'>

type RateContext = VolunteerContext & AccountLoaders

export const VolunteerAccountFields = {
  async rateLimit({ clubId }: { clubId: string }, _args: unknown, context: RateContext) {
    const { caller, loaders, readStanding } = context
    authorizeOwner(caller, clubId)
    const account = await loaders.account.load(clubId)
    if (account === null || tierOf(boughtOf(account)) !== 'pro') return null

    return readStanding({ kind: 'api_key', apiKeyId: '', clubId, ...boughtOf(account) })
  },
}

export const ApiKeyFields = {
  async rateLimit(apiKey: ApiKey, _args: unknown, context: RateContext) {
    const { id, clubId } = apiKey
    const { caller, clock, loaders, readStanding } = context
    authorizeKeyUse(caller, apiKey)
    if (isKeyEnded(apiKey, clock())) return null

    const account = (await loaders.account.load(clubId)) ?? newAccount(clubId, clock())
    return readStanding({ kind: 'api_key', apiKeyId: id, clubId, ...boughtOf(account) })
  },

  lastRequest(apiKey: ApiKey, _args: unknown, { caller, loaders }: VolunteerContext) {
    authorizeKeyUse(caller, apiKey)
    return lastRequestOf(loaders.pages, apiKey.id)
  },

  requests(apiKey: ApiKey, args: ApiKeyRequestsArgs, context: VolunteerContext) {
    authorizeKeyUse(context.caller, apiKey)
    return requestPage(context, apiKey.id, args)
  },
}
