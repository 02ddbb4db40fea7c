import type { Caller } from '../../../platform/caller.ts'
import { isUuid } from '../../../platform/ids.ts'
import { checkInput, invalidInput, parseInput } from '../../../platform/issues.ts'
import { Problem, refuse } from '../../../platform/problem.ts'
import type {
  SyncVolunteerEventInput as AskedItem,
  MutationSyncVolunteerEventsArgs,
} from '../../../schema/types/volunteer.ts'
import { refuseApiKey } from '../../../schema/volunteer/access.ts'
import { authorizeNamedClub } from '../access.ts'
import { eventLimitOf, newAccount } from '../accounts/rules.ts'
import { accountStore } from '../accounts/store.ts'
import type { VolunteerContext } from '../context.ts'
import { SyncVolunteerEventInput, SyncVolunteerEventsInput } from './inputs.ts'
import { nameCreator } from './resolvers.ts'
import { type EventNames, volunteerEventStore } from './store.ts'
import { type SyncItem, type SyncOutcome, syncEvents } from './sync-rules.ts'

export const Mutation = {
  /** All items in one transaction: each is decided before anything is written. */
  async syncVolunteerEvents(
    _parent: unknown,
    { input }: MutationSyncVolunteerEventsArgs,
    { caller, change, newId, eventLimits }: VolunteerContext,
  ) {
    const clubId = authorizeNamedClub(caller, input.clubId, 'events:write')
    const items = parseInput(SyncVolunteerEventsInput, input).events.map(toItem)
    const names = namesIn(items)
    const { result } = await change(null, async (tx, now) => {
      const account = await accountStore.lock(tx, newAccount(clubId, now))
      const stored = await volunteerEventStore.lockNamed(tx, clubId, names)
      const openCount = await volunteerEventStore.countOpen(tx, clubId)
      const createdBy = await nameCreator(tx, caller)
      const ground = {
        stored,
        openCount,
        limit: eventLimitOf(account, eventLimits),
        limits: eventLimits,
        requireCreation: () => requireCreation(caller),
        newOrigin: () => ({ id: newId(), clubId, createdBy }),
      }
      const { outcomes, events, ...written } = syncEvents(items, ground, now)
      await volunteerEventStore.writeAll(tx, written)
      return { result: outcomes, events }
    })
    return { results: result.map((outcome, index) => toResult(outcome, input.events[index])) }
  },
}

/** The item, or what is wrong with it. */
function toItem(asked: unknown): SyncItem | Problem {
  const checked = checkInput(SyncVolunteerEventInput, asked, 'body')
  return checked.ok ? checked.value : invalidInput(checked.issues)
}

/** Ids that no row can have are left out: they name nothing. */
function namesIn(items: readonly (SyncItem | Problem)[]): EventNames {
  const intact = items.filter((item): item is SyncItem => !(item instanceof Problem))
  return {
    ids: intact.flatMap(({ id }) => (id !== null && isUuid(id) ? [id] : [])),
    externalIds: intact.map(({ changes }) => changes.externalId),
  }
}

function requireCreation(caller: Caller): void {
  if (caller.kind === 'api_key') refuse(refuseApiKey(caller, ['events:create']))
}

function toResult(outcome: SyncOutcome, asked: AskedItem | undefined) {
  const externalId = asked?.externalId ?? ''
  if (outcome.outcome !== 'FAILED') return { externalId, ...outcome, refusal: null }

  const { code, message } = outcome.problem
  return { externalId, outcome: outcome.outcome, event: null, refusal: { code, message } }
}
