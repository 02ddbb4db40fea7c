import type { InstallationRequestsArgs } from '../../../built/types/club.ts'
import { asService } from '../../../platform/caller.ts'
import { readRecorded, recordRequests } from '../../foundation/request-log/record-requests.ts'
import { lastRequestOf, requestPage } from '../../foundation/request-log/request-page.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import type { RefusedBookingsParts } from '../refused-bookings/refusal-writer.ts'
import { authorizeInstallationUse } from './access.ts'
import type { Installation } from './installation.ts'
import { isRevokedOrExpired } from './rules.ts'

export const Mutation = {
  async recordInstallationRequests(_parent, { requests }, { caller, database, refusedBookings }) {
    asService(caller)
    const recorded = readRecorded(requests)
    for (const { ownerId: installationId, refusedBookings: refused = [] } of recorded)
      for (const booking of refused) refusedBookings.note({ ...booking, installationId })
    await recordRequests(database, recorded)
    return true
  },
} satisfies FieldsOf<'Mutation', unknown, ClubContext & RefusedBookingsParts>

export const InstallationFields = {
  rateLimit(installation: Installation, _args: unknown, context: ClubContext) {
    const { caller, clock, readStanding } = context
    authorizeInstallationUse(caller, installation)
    if (isRevokedOrExpired(installation, clock())) return null

    return readStanding({ kind: 'installation', installationId: installation.id })
  },

  lastRequest(installation: Installation, _args: unknown, { caller, loaders }: ClubContext) {
    authorizeInstallationUse(caller, installation)
    return lastRequestOf(loaders.pages, installation.id)
  },

  requests(installation: Installation, args: InstallationRequestsArgs, context: ClubContext) {
    authorizeInstallationUse(context.caller, installation)
    return requestPage(context, installation.id, args)
  },
}
