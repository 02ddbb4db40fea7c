import type { ClubCourtsArgs } from '../../../built/types/club.ts'
import { asUuid, requireUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { CourtFilter } from '../../../schema/club/lists.ts'
import { requireFound } from '../../../schema/problem.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'
import { byCreation, byUpdate, listPage, toBound } from '../../foundation/lists/paging.ts'
import type { BatchedRead } from '../../foundation/query/batched-reads.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { authorizeClub, authorizeInstallationClub, authorizeRead } from '../records/access.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { authorizeOverride, courtOfDevice } from './access.ts'
import { type CourtParts, writeCourtStatus } from './change-court.ts'
import type { Court } from './court.ts'
import { requireLater, SetCourtStatusOverrideInput } from './inputs.ts'
import { closeCourt, isUsable, NO_CLOSING } from './rules.ts'
import { courtStore } from './store.ts'

interface CourtReads {
  reads: { court: BatchedRead<Tenancy, Court> }
}

export const Query = {
  court(_parent, { id }, { caller, reads }) {
    const tenancy = authorizeRead(caller, 'courts:read')
    return reads.court(tenancy, requireUuid(id))
  },

  courts(_parent, args, context) {
    return readCourts(context, authorizeInstallationClub(context.caller, 'courts:read'), args)
  },
} satisfies FieldsOf<'Query', unknown, ClubContext & CourtReads>

export const ClubFields = {
  courts({ id }, args, context) {
    return readCourts(context, authorizeClub(context.caller, id, 'courts:read'), args)
  },
} satisfies FieldsOf<'Club', { id: string }>

export const Mutation = {
  async setCourtStatusOverride(_parent, { input }, context) {
    const { staff, tenancy } = authorizeOverride(context.caller)
    const { courtId, override, until, reason } = parseInput(SetCourtStatusOverrideInput, input)
    const place = { tenancy, courtId: asUuid(courtId, 'court') }
    const changed = await changeCourt(context, place, (now, stored) => {
      if (override === null) return NO_CLOSING
      requireLater(until, now)
      return closeCourt(stored, { override, until, reason }, staff, now)
    })
    // Another end or reason of a closing changes no status, and publishes no event.
    const { id: resourceId, clubId } = changed.court
    context.notices.publish({ clubId, kind: 'COURT', resourceId })
    return changed
  },

  reportCourtDevice(_parent, { input }, context) {
    return changeCourt(context, courtOfDevice(context.caller), (now) => ({
      deviceSeenAt: now,
      hasDeviceWarning: input.warning,
    }))
  },
} satisfies FieldsOf<'Mutation', unknown, ClubContext & CourtParts>

const readCourtFilter = filterReader(CourtFilter)

function readCourts(context: ClubContext, clubId: string, args: ClubCourtsArgs) {
  const conditions = { clubId, ...readCourtFilter(args.filter) }
  return listPage<Court>({
    context,
    list: ['courts', toBound(conditions)],
    args,
    read: (slice) => courtStore.list(context.loaders.pages, conditions, slice),
    positionOf: conditions.updatedSince === null ? byCreation : byUpdate,
  })
}

/** Fields of a court for staff alone; partners see its status. */
export const CourtFields = {
  closing(court: Court, _args: unknown, { caller, clock }: ClubContext) {
    if (caller.kind !== 'staff' || isUsable(court, clock())) return null
    return {
      override: court.statusOverride,
      since: court.overrideSince,
      until: court.overrideUntil,
      reason: court.overrideReason,
      closedBy: court.overrideBy,
      closedByName: court.overrideByName,
    }
  },

  device({ deviceSeenAt, hasDeviceWarning }: Court, _args: unknown, { caller }: ClubContext) {
    if (caller.kind !== 'staff' || deviceSeenAt === null) return null
    return { lastReportedAt: deviceSeenAt, hasWarning: hasDeviceWarning }
  },
}

async function changeCourt(
  { change, sessionsOnCourt }: ClubContext & CourtParts,
  { tenancy, courtId }: { tenancy: Tenancy; courtId: string },
  changesAt: (now: Date, stored: Court) => Partial<Court>,
): Promise<{ court: Court }> {
  const { result } = await change(null, async (tx, now) => {
    const stored = requireFound(await courtStore.lock(tx, tenancy, courtId), 'court')
    const changed = { ...stored, ...changesAt(now, stored) }
    const { court, events } = await writeCourtStatus(tx, sessionsOnCourt, changed, now)
    if (stored.statusOverride !== null && court.statusOverride === null)
      await sessionsOnCourt.wakeHeld(tx, courtId, now)
    return { result: { court }, events }
  })
  return result
}
