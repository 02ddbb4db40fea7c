import { CALLERS_TOPIC } from '../../../platform/bus.ts'
import { asUuid } from '../../../platform/ids.ts'
import { notFound } from '../../../platform/problem.ts'
import type { MutationRevokeInstallationArgs } from '../../../schema/types/club.ts'
import { authorizeOwner } from '../../foundation/staff-access.ts'
import { bookingSourceStore } from '../booking-sources/store.ts'
import type { ClubContext } from '../context.ts'
import { installationStore } from './store.ts'

export const Mutation = {
  async revokeInstallation(
    _parent: unknown,
    { input }: MutationRevokeInstallationArgs,
    { caller, change, bus }: ClubContext,
  ) {
    const clubId = authorizeOwner(caller, input.clubId)
    const id = asUuid(input.installationId, 'installation')
    const { result } = await change(null, async (tx, now) => {
      const installation = await installationStore.lock(tx, clubId, id)
      if (installation === null) throw notFound('installation')
      if (installation.status === 'REVOKED') return { result: installation, events: [] }

      const revoked = { ...installation, status: 'REVOKED' as const, revokedAt: now }
      await installationStore.revoke(tx, revoked)
      await bookingSourceStore.disableAll(tx, id, now)
      return { result: revoked, events: [] }
    })
    bus.publish(CALLERS_TOPIC, result.oauthSubject)
    return { installation: result }
  },
}
