import { isUuid } from '../../../platform/ids.ts'
import { checkInput, invalidInput, parseInput } from '../../../platform/issues.ts'
import { Problem } from '../../../platform/problem.ts'
import type { MutationUpsertHelpersArgs } from '../../../schema/types/volunteer.ts'
import { authorizeNamedClub } from '../access.ts'
import { newAccount } from '../accounts/rules.ts'
import { accountStore } from '../accounts/store.ts'
import type { VolunteerContext } from '../context.ts'
import { UpsertHelperInput, UpsertHelpersInput } from './inputs.ts'
import { type HelperNames, helperStore } from './store.ts'
import { type UpsertItem, type UpsertOutcome, upsertHelpers } from './upsert-rules.ts'

export const Mutation = {
  /** All items in one transaction: each is decided before anything is written. */
  async upsertHelpers(
    _parent: unknown,
    { input }: MutationUpsertHelpersArgs,
    { caller, change, newId }: VolunteerContext,
  ) {
    const clubId = authorizeNamedClub(caller, input.clubId, 'helpers:write')
    const items = parseInput(UpsertHelpersInput, input).helpers.map(toItem)
    const names = namesIn(items)
    const { result } = await change(null, async (tx, now) => {
      // Two requests that would make the same helper go one after the other.
      await accountStore.lock(tx, newAccount(clubId, now))
      const stored = await helperStore.lockNamed(tx, clubId, names)
      const newOrigin = () => ({ id: newId(), clubId })
      const { outcomes, events, ...written } = upsertHelpers(items, { stored, newOrigin }, now)
      await helperStore.writeAll(tx, written)
      return { result: outcomes, events }
    })
    return { results: result.map(toResult) }
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

function toResult(outcome: UpsertOutcome) {
  if (outcome.outcome !== 'FAILED') return { ...outcome, refusal: null }

  const { code, message } = outcome.problem
  return { outcome: outcome.outcome, helper: null, refusal: { code, message } }
}
