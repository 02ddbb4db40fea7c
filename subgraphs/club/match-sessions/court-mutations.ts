import { asUuid } from '../../../platform/ids.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import type {
  MutationReportCourtDeviceArgs,
  MutationSetCourtStatusOverrideArgs,
} from '../../../schema/types/club.ts'
import { asStaff } from '../../foundation/staff-access.ts'
import { clubsOf, inClub, type Tenancy } from '../../foundation/tenancy.ts'
import { courtLocks } from '../clubs/court-locks.ts'
import type { Court } from '../clubs/entities.ts'
import type { ClubContext } from '../context.ts'
import { wakeHeldSessions } from './clock/store.ts'
import { settleCourt } from './court-use.ts'

export const Mutation = {
  setCourtStatusOverride(
    _parent: unknown,
    { input }: MutationSetCourtStatusOverrideArgs,
    context: ClubContext,
  ) {
    const tenancy = clubsOf(asStaff(context.caller))
    const override = input.override ?? null
    return changeCourt(context, { tenancy, courtId: asUuid(input.courtId, 'court') }, () => ({
      statusOverride: override,
    }))
  },

  reportCourtDevice(
    _parent: unknown,
    { input }: MutationReportCourtDeviceArgs,
    context: ClubContext,
  ) {
    const { caller } = context
    if (caller.kind !== 'device')
      throw new Problem('forbidden', 'Only the device of a court reports for it.')

    const place = { tenancy: inClub(caller.clubId), courtId: caller.courtId }
    return changeCourt(context, place, (now) => ({
      deviceSeenAt: now,
      hasDeviceWarning: input.warning,
    }))
  },
}

async function changeCourt(
  { change }: ClubContext,
  { tenancy, courtId }: { tenancy: Tenancy; courtId: string },
  changesAt: (now: Date) => Partial<Court>,
): Promise<{ court: Court }> {
  const { result } = await change(null, async (tx, now) => {
    const stored = await courtLocks.lock(tx, tenancy, courtId)
    if (stored === null) throw notFound('court')

    const changed = { ...stored, ...changesAt(now) }
    const { court, events } = await settleCourt(tx, changed, now)
    if (stored.statusOverride !== null && court.statusOverride === null)
      await wakeHeldSessions(tx, courtId, now)
    return { result: { court }, events }
  })
  return result
}
