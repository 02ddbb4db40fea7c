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
import { setCourtClosing } from './change-closing.ts'
import { type CourtParts, writeCourtStatus } from './change-court.ts'
import type { Court } from './court.ts'
import { SetCourtStatusOverrideInput } from './inputs.ts'
import { closingUpdatedAtOf, isUsable } from './rules.ts'
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
    const { courtId, ...request } = parseInput(SetCourtStatusOverrideInput, input)
    const place = { staff, tenancy, courtId: asUuid(courtId, 'court') }
    const { court, isChanged } = await setCourtClosing(context, place, request)
    // Another end or reason of a closing changes no status, and publishes no event.
    if (isChanged)
      context.notices.publish({ clubId: court.clubId, kind: 'COURT', resourceId: court.id })
    return { court }
  },

  reportCourtDevice(_parent, { input }, context) {
    return noteReport(context, courtOfDevice(context.caller), input.warning)
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

  closingUpdatedAt(court: Court, _args: unknown, { caller }: ClubContext) {
    return caller.kind === 'staff' ? closingUpdatedAtOf(court) : null
  },

  device({ deviceSeenAt, hasDeviceWarning }: Court, _args: unknown, { caller }: ClubContext) {
    if (caller.kind !== 'staff' || deviceSeenAt === null) return null
    return { lastReportedAt: deviceSeenAt, hasWarning: hasDeviceWarning }
  },
}

async function noteReport(
  { change, sessionsOnCourt }: ClubContext & CourtParts,
  { tenancy, courtId }: { tenancy: Tenancy; courtId: string },
  hasDeviceWarning: boolean,
): Promise<{ court: Court }> {
  const { result } = await change(null, async (tx, now) => {
    const stored = requireFound(await courtStore.lock(tx, tenancy, courtId), 'court')
    const reported = { ...stored, deviceSeenAt: now, hasDeviceWarning }
    const { court, events } = await writeCourtStatus(tx, sessionsOnCourt, reported, now)
    return { result: { court }, events }
  })
  return result
}
