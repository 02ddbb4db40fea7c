import { isUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { inClub } from '../../foundation/query/tenancy.ts'
import { newAccount } from '../accounts/rules.ts'
import { accountStore } from '../accounts/store.ts'
import { authorizeNamedClub } from '../records/access.ts'
import { findStoredResults, idempotencyOfBulk } from '../records/bulk-idempotency.ts'
import { type RefusedItem, readNamedItem } from '../records/bulk-items.ts'
import { publishHelpers } from '../records/volunteer-change.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import type { Helper } from './helper.ts'
import { NamesOfHelper, UpsertHelperInput, UpsertHelpersInput } from './inputs.ts'
import { helperStore, type NamedHelpers } from './store.ts'
import {
  type HelperNames,
  type UpsertItem,
  type UpsertOutcome,
  upsertHelpers,
} from './upsert-rules.ts'

export const Mutation = {
  /** Decides all items in one transaction before it writes anything. */
  async upsertHelpers(_parent, { input }, { caller, change, database, newId, notices }) {
    const clubId = authorizeNamedClub(caller, input.clubId, 'helpers:write')
    const { helpers: sent, ...keyed } = parseInput(UpsertHelpersInput, input)
    const items = sent.map((item) => readNamedItem(UpsertHelperInput, NamesOfHelper, item))
    const names = namesIn(items)
    const requested = { of: clubId, ...keyed, items }
    const idempotency = idempotencyOfBulk(caller, 'upsertHelpers', requested)
    let shown: readonly (Helper | null)[] = []
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      // Serializes requests that would create the same helper.
      await accountStore.lock(tx, newAccount(clubId, now))
      const stored = await helperStore.lockNamed(tx, clubId, names)
      const newOrigin = () => ({ id: newId(), clubId })
      const { outcomes, events, ...changes } = upsertHelpers(items, { stored, newOrigin }, now)
      await helperStore.writeAll(tx, changes)
      shown = outcomes.map((one) => (one.outcome === 'FAILED' ? null : one.helper))
      return { result: outcomes.map(toKept), events }
    })
    const updated = result.filter(({ outcome }) => outcome === 'UPDATED')
    publishHelpers(
      notices,
      clubId,
      updated.flatMap(({ helperId }) => helperId ?? []),
    )
    if (isReplay)
      shown = await findStoredResults(
        result,
        ({ outcome, helperId }) => (outcome === 'FAILED' ? null : helperId),
        (ids) => helperStore.findAll(database, inClub(clubId), ids),
      )
    const results = result.map((one, index) => ({ ...one, helper: shown[index] ?? null }))
    return { results, idempotentReplay: isReplay }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

/** The ids to look up. Text that is not a UUID is left out, because no row has such an id. */
function namesIn(items: readonly (UpsertItem | RefusedItem<HelperNames>)[]): NamedHelpers {
  const named = items.map(({ names }) => names)
  return {
    ids: named.flatMap(({ id }) => (id !== null && isUuid(id) ? [id] : [])),
    externalIds: named.flatMap(({ externalId }) => externalId ?? []),
    emails: named.flatMap(({ email }) => email ?? []),
  }
}

/**
 * Stores ids and outcomes only, so that no stored answer contains data of a helper who is erased
 * later.
 */
function toKept(outcome: UpsertOutcome) {
  if (outcome.outcome !== 'FAILED')
    return { outcome: outcome.outcome, helperId: outcome.helper.id, refusal: null }

  const { problem, helperId } = outcome
  const { code, message } = problem
  return { outcome: outcome.outcome, helperId, refusal: { code, message } }
}
