import type { z } from 'zod'
import type { StaffCaller } from '../../../platform/caller.ts'
import { type Problem, requireFound } from '../../../schema/problem.ts'
import { auditStore } from '../../foundation/audit/store.ts'
import { concurrentUpdate } from '../../foundation/change/optimistic-lock.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import type { ClubContext } from '../records/context.ts'
import { type CourtParts, writeCourtStatus } from './change-court.ts'
import type { LockedCourt } from './court.ts'
import { requireLater, type SetCourtStatusOverrideInput } from './inputs.ts'
import {
  type Closing,
  closingUpdatedAtOf,
  isClosedSince,
  isClosedSo,
  isUsable,
  setClosing,
} from './rules.ts'
import { courtStore } from './store.ts'

type Request = Omit<z.output<typeof SetCourtStatusOverrideInput>, 'courtId'>

interface Place {
  staff: StaffCaller
  tenancy: Tenancy
  courtId: string
}

/** Closes or opens a court under its row's lock; a repetition changes nothing, whatever state it has seen. */
export async function setCourtClosing(
  { change, sessionsOnCourt }: ClubContext & CourtParts,
  { staff, tenancy, courtId }: Place,
  { seenUpdatedAt, ...given }: Request,
): Promise<{ court: LockedCourt; isChanged: boolean }> {
  const { result } = await change(null, async (tx, now) => {
    const stored = requireFound(await courtStore.lock(tx, tenancy, courtId), 'court')
    const closing = toClosing(given, now)
    if (isClosedSo(stored, closing, staff, now))
      return { result: { court: stored, isChanged: false }, events: [] }
    if (isClosedSince(stored, seenUpdatedAt))
      throw await closedMeanwhile(tx, stored, seenUpdatedAt ?? now, now)

    const changed = { ...stored, ...setClosing(stored, closing, staff, now) }
    const { court, events } = await writeCourtStatus(tx, sessionsOnCourt, changed, now)
    if (stored.statusOverride !== null && court.statusOverride === null)
      await sessionsOnCourt.wakeHeld(tx, courtId, now)
    return { result: { court, isChanged: true }, events }
  })
  return result
}

function toClosing(
  { override, until, reason }: Omit<Request, 'seenUpdatedAt'>,
  now: Date,
): Closing | null {
  if (override === null) return null

  requireLater(until, now)
  return { override, until, reason }
}

/** Names who closed the court, until when and why; or who opened it. */
async function closedMeanwhile(
  tx: Tx,
  court: LockedCourt,
  seenUpdatedAt: Date,
  now: Date,
): Promise<Problem> {
  const state = { updatedAt: closingUpdatedAtOf(court) }
  if (!isUsable(court, now))
    return concurrentUpdate('closing of the court', state, {
      override: court.statusOverride,
      until: court.overrideUntil?.toISOString() ?? null,
      reason: court.overrideReason,
      updatedBy: court.overrideBy,
      updatedByName: court.overrideByName,
    })

  const opener = await findOpener(tx, court.id, seenUpdatedAt)
  return concurrentUpdate('closing of the court', state, {
    ...{ override: null, until: null, reason: null },
    updatedBy: opener?.actorId ?? null,
    updatedByName: opener?.actorName ?? null,
  })
}

/** Null where the latest act was a closing, which has ended by itself since. */
async function findOpener(tx: Tx, courtId: string, after: Date) {
  const latest = await auditStore.findLatestActor(tx, courtId, after, 'setCourtStatusOverride')
  const hasOpened =
    latest?.changedFields.includes('statusOverride') &&
    latest.valuesAfter?.['statusOverride'] == null
  return hasOpened ? latest : null
}
