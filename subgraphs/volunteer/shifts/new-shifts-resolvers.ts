import { isUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { Problem } from '../../../schema/problem.ts'
import type { ShiftContent } from '../../../schema/volunteer/shifts.ts'
import { asEventId, lockEvent } from '../event-resources/event-resources.ts'
import { authorizeRows } from '../records/access.ts'
import { findStoredResults, idempotencyOfBulk } from '../records/bulk-idempotency.ts'
import { readItem } from '../records/bulk-items.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { roleStore } from '../roles/store.ts'
import { CreateShiftsInput, NewShiftItem } from './inputs.ts'
import { decideShifts, type ShiftOutcome } from './new-shifts-rules.ts'
import type { Shift } from './shift.ts'
import { shiftStore } from './store.ts'

export const Mutation = {
  /** Decides all items in one transaction before it writes anything. */
  async createShifts(_parent, { input }, { caller, change, database, newId }) {
    const tenancy = authorizeRows(caller, 'shifts:write')
    const { shifts: sent, ...requested } = parseInput(CreateShiftsInput, input)
    const eventId = asEventId(requested.eventId)
    const items = sent.map((item) => readItem(NewShiftItem, item))
    const keyed = { ...requested, of: eventId, items }
    const idempotency = idempotencyOfBulk(caller, 'createShifts', keyed)
    let shown: readonly (Shift | null)[] = []
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      const { clubId, status: eventStatus } = await lockEvent(tx, tenancy, eventId)
      const roles = await roleStore.lockSharedOf(tx, eventId, roleIdsIn(items))
      const scope = {
        roleIds: new Set(roles.map(({ id }) => id)),
        newOrigin: () => ({ id: newId(), clubId, eventId, eventStatus }),
      }
      const { outcomes, events } = decideShifts(items, scope, now)
      shown = outcomes.map((one) => (one.outcome === 'FAILED' ? null : one.shift))
      await shiftStore.addAll(
        tx,
        outcomes.flatMap((one) => (one.outcome === 'FAILED' ? [] : [one.shift])),
      )
      return { result: outcomes.map(toKept), events }
    })
    if (isReplay)
      shown = await findStoredResults(
        result,
        ({ shiftId }) => shiftId,
        (ids) => shiftStore.findAll(database, tenancy, ids),
      )
    const results = result.map((one, index) => ({ ...one, shift: shown[index] ?? null }))
    return { results, idempotentReplay: isReplay }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

/** Ids that are not UUIDs are left out, because no row has them. */
function roleIdsIn(items: readonly (ShiftContent | Problem)[]): string[] {
  const named = items.flatMap((item) => (item instanceof Problem ? [] : (item.roleId ?? [])))
  return [...new Set(named)].filter(isUuid)
}

/**
 * Stores ids and outcomes only: a hundred shifts with their texts are too large for each
 * idempotency key.
 */
function toKept(outcome: ShiftOutcome) {
  if (outcome.outcome !== 'FAILED')
    return { outcome: outcome.outcome, shiftId: outcome.shift.id, refusal: null }

  const { code, message } = outcome.problem
  return { outcome: outcome.outcome, shiftId: null, refusal: { code, message } }
}
