import { isUuid } from '../../../platform/ids.ts'
import { checkInput, invalidInput, parseInput } from '../../../platform/issues.ts'
import { Problem } from '../../../platform/problem.ts'
import type { MutationUpsertHelpersArgs } from '../../../schema/types/volunteer.ts'
import { inClub } from '../../foundation/tenancy.ts'
import { authorizeNamedClub } from '../access.ts'
import { newAccount } from '../accounts/rules.ts'
import { accountStore } from '../accounts/store.ts'
import { findOfKept, idempotencyOfBulk } from '../bulk-idempotency.ts'
import type { VolunteerContext } from '../context.ts'
import type { Helper } from './helper.ts'
import { UpsertHelperInput, UpsertHelpersInput } from './inputs.ts'
import { type HelperNames, helperStore } from './store.ts'
import { type UpsertItem, type UpsertOutcome, upsertHelpers } from './upsert-rules.ts'

export const Mutation = {
  /** All items in one transaction: each is decided before anything is written. */
  async upsertHelpers(
    _parent: unknown,
    { input }: MutationUpsertHelpersArgs,
    { caller, change, database, newId }: VolunteerContext,
  ) {
    const clubId = authorizeNamedClub(caller, input.clubId, 'helpers:write')
    const { helpers: sent, ...keyed } = parseInput(UpsertHelpersInput, input)
    const items = sent.map(toItem)
    const names = namesIn(items)
    const idempotency = idempotencyOfBulk(caller, 'upsertHelpers', { of: clubId, ...keyed, items })
    let shown: readonly (Helper | null)[] = []
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      // Two requests that would make the same helper go one after the other.
      await accountStore.lock(tx, newAccount(clubId, now))
      const stored = await helperStore.lockNamed(tx, clubId, names)
      const newOrigin = () => ({ id: newId(), clubId })
      const { outcomes, events, ...changes } = upsertHelpers(items, { stored, newOrigin }, now)
      await helperStore.writeAll(tx, changes)
      shown = outcomes.map((one) => (one.outcome === 'FAILED' ? null : one.helper))
      return { result: outcomes.map(toKept), events }
    })
    if (isReplay)
      shown = await findOfKept(
        result,
        ({ helperId }) => helperId,
        (ids) => helperStore.findAll(database, inClub(clubId), ids),
      )
    const results = result.map((one, index) => ({ ...one, helper: shown[index] ?? null }))
    return { results, idempotentReplay: isReplay }
  },
}

/** The item, or what is wrong with it. */
function toItem(asked: unknown): UpsertItem | Problem {
  const checked = checkInput(UpsertHelperInput, asked, 'body')
  return checked.ok ? checked.value : invalidInput(checked.issues)
}

/** Ids that no row can have are left out: they name nobody. */
function namesIn(items: readonly (UpsertItem | Problem)[]): HelperNames {
  const intact = items.filter((item): item is UpsertItem => !(item instanceof Problem))
  return {
    ids: intact.flatMap(({ id }) => (id !== null && isUuid(id) ? [id] : [])),
    externalIds: intact.flatMap(({ content }) => content.externalId ?? []),
    emails: intact.flatMap(({ content }) => content.email ?? []),
  }
}

/** Ids and outcomes alone: erasing a helper must leave nothing of the person in a kept answer. */
function toKept(outcome: UpsertOutcome) {
  if (outcome.outcome !== 'FAILED')
    return { outcome: outcome.outcome, helperId: outcome.helper.id, refusal: null }

  const { code, message } = outcome.problem
  return { outcome: outcome.outcome, helperId: null, refusal: { code, message } }
}
