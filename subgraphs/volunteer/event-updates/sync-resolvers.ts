import type { Caller } from '../../../platform/caller.ts'
import { isUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { refuse } from '../../../schema/problem.ts'
import { refuseApiKey } from '../../../schema/volunteer/access.ts'
import { inClub } from '../../foundation/query/tenancy.ts'
import { eventLimitOf, newAccount } from '../accounts/rules.ts'
import { accountStore } from '../accounts/store.ts'
import {
  NamesOfEvent,
  SyncVolunteerEventInput,
  SyncVolunteerEventsInput,
} from '../events/inputs.ts'
import { nameCreator } from '../events/resolvers.ts'
import { type NamedEvents, volunteerEventStore } from '../events/store.ts'
import {
  type EventNames,
  type SyncItem,
  type SyncOutcome,
  syncEvents,
} from '../events/sync-rules.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { authorizeNamedClub } from '../records/access.ts'
import { findStoredResults, idempotencyOfBulk } from '../records/bulk-idempotency.ts'
import { type RefusedItem, readNamedItem } from '../records/bulk-items.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { toTransitions, unscheduleMessages } from './change-cancelled.ts'

export const Mutation = {
  /** Decides all items in one transaction before it writes anything. */
  async syncVolunteerEvents(_parent, { input }, { caller, change, database, newId, eventLimits }) {
    const clubId = authorizeNamedClub(caller, input.clubId, 'events:write')
    const { events: sent, ...keyed } = parseInput(SyncVolunteerEventsInput, input)
    const items = sent.map((item) => readNamedItem(SyncVolunteerEventInput, NamesOfEvent, item))
    const names = namesIn(items)
    const bulk = { of: clubId, ...keyed, items }
    const idempotency = idempotencyOfBulk(caller, 'syncVolunteerEvents', bulk)
    let shown: readonly (VolunteerEvent | null)[] = []
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      const account = await accountStore.lock(tx, newAccount(clubId, now))
      const stored = await volunteerEventStore.lockNamed(tx, clubId, names)
      const openCount = await volunteerEventStore.countOpen(tx, clubId)
      const createdBy = await nameCreator(tx, caller)
      const scope = {
        stored,
        openCount,
        limit: eventLimitOf(account, eventLimits),
        limits: eventLimits,
        requireCreation: () => requireCreation(caller),
        newOrigin: () => ({ id: newId(), clubId, createdBy }),
      }
      const { outcomes, events, ...changes } = syncEvents(items, scope, now)
      await volunteerEventStore.writeAll(tx, changes)
      shown = outcomes.map((one) => (one.outcome === 'FAILED' ? null : one.event))
      const transitions = toTransitions(stored, changes.changed)
      const unscheduled = await unscheduleMessages(tx, transitions, now)
      return { result: outcomes.map(toKept), events: [...events, ...unscheduled] }
    })
    if (isReplay)
      shown = await findStoredResults(
        result,
        ({ outcome, eventId }) => (outcome === 'FAILED' ? null : eventId),
        (ids) => volunteerEventStore.findAll(database, inClub(clubId), ids),
      )
    const results = result.map((one, index) => ({
      ...one,
      externalId: input.events[index]?.externalId ?? '',
      event: shown[index] ?? null,
    }))
    return { results, idempotentReplay: isReplay }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

/** The ids to look up. Text that is not a UUID is left out, because no row has such an id. */
function namesIn(items: readonly (SyncItem | RefusedItem<EventNames>)[]): NamedEvents {
  const named = items.map(({ names }) => names)
  return {
    ids: named.flatMap(({ id }) => (id !== null && isUuid(id) ? [id] : [])),
    externalIds: named.flatMap(({ externalId }) => externalId ?? []),
  }
}

function requireCreation(caller: Caller): void {
  if (caller.kind === 'api_key') refuse(refuseApiKey(caller, ['events:create']))
}

/**
 * Stores ids and outcomes only: a hundred events with their texts are too large for each
 * idempotency key.
 */
function toKept(outcome: SyncOutcome) {
  if (outcome.outcome !== 'FAILED')
    return { outcome: outcome.outcome, eventId: outcome.event.id, refusal: null }

  const { code, message } = outcome.problem
  return { outcome: outcome.outcome, eventId: outcome.eventId, refusal: { code, message } }
}
