import type { InstallationRequestsArgs } from '../../../built/types/club.ts'
import { asService } from '../../../platform/caller.ts'
import { readRecorded, recordRequests } from '../../foundation/request-log/record-requests.ts'
import { lastRequestOf, requestPage } from '../../foundation/request-log/request-page.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { authorizeIntegrations } from './access.ts'
import type { Installation } from './installation.ts'
import { isRevokedOrExpired } from './rules.ts'

export const Mutation = {
  async recordInstallationRequests(_parent, { requests }, { caller, database }) {
    asService(caller)
    await recordRequests(database, readRecorded(requests))
    return true
  },
} satisfies FieldsOf<'Mutation'>

export const InstallationFields = {
  rateLimit(installation: Installation, _args: unknown, context: ClubContext) {
    const { id, clubId } = installation
    const { caller, clock, readStanding } = context
    const isOwn = caller.kind === 'installation' && caller.installationId === id
    if (!isOwn) authorizeIntegrations(caller, clubId)
    if (isRevokedOrExpired(installation, clock())) return null

    return readStanding({ kind: 'installation', installationId: id })
  },

  lastRequest({ id, clubId }: Installation, _args: unknown, { caller, loaders }: ClubContext) {
    authorizeIntegrations(caller, clubId)
    return lastRequestOf(loaders.pages, id)
  },

  requests({ id, clubId }: Installation, args: InstallationRequestsArgs, context: ClubContext) {
    authorizeIntegrations(context.caller, clubId)
    return requestPage(context, id, args)
  },
}
