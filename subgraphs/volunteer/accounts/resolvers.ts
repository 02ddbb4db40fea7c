import { ALL_CALLERS, CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import { asUuid, requireUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import type { EventLimits } from '../../../schema/volunteer/limits.ts'
import {
  asStaff,
  authorizeOwner,
  belongsToClub,
  requireAdmin,
  requireOwner,
} from '../../foundation/graph/staff-access.ts'
import type { VolunteerContext } from '../records/context.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import type { Account, AccountLoaders } from './account.ts'
import {
  SetVolunteerIntegrationInput,
  SetVolunteerPlanInput,
  SetVolunteerReplyToInput,
} from './inputs.ts'
import { choosePlan, newAccount, setReplyTo, switchIntegration, toPlan } from './rules.ts'
import { accountStore } from './store.ts'

export const Query = {
  async volunteerAccount(_parent, { clubId }, { caller, loaders, clock, eventLimits }) {
    const staff = asStaff(caller)
    if (!belongsToClub(staff, requireUuid(clubId, 'clubId'))) return null
    requireOwner(staff, clubId)
    const account = await loaders.account.load(clubId)
    return toAccount(account ?? newAccount(clubId, clock()), eventLimits)
  },
} satisfies VolunteerFieldsOf<'Query', unknown, VolunteerContext & AccountLoaders>

export const Mutation = {
  setVolunteerPlan(_parent, { input }, context) {
    requireAdmin(context.caller)
    const { clubId, ...choice } = parseInput(SetVolunteerPlanInput, input)
    asUuid(clubId, 'club')
    return changeAccount(context, clubId, (account, now) => choosePlan(account, choice, now))
  },

  setVolunteerIntegration(_parent, { input }, context) {
    authorizeOwner(context.caller, input.clubId)
    const { clubId, isEnabled } = parseInput(SetVolunteerIntegrationInput, input)
    return changeAccount(context, clubId, (account, now) =>
      switchIntegration(account, isEnabled, now),
    )
  },

  setVolunteerReplyTo(_parent, { input }, context) {
    authorizeOwner(context.caller, input.clubId)
    const { clubId, replyTo } = parseInput(SetVolunteerReplyToInput, input)
    return changeAccount(context, clubId, (account, now) => setReplyTo(account, replyTo, now))
  },
} satisfies VolunteerFieldsOf<'Mutation'>

export const ClubFields = {
  async volunteerPlan({ id }, _args, { caller, loaders, clock, eventLimits }) {
    requireOwner(asStaff(caller), id)
    const account = await loaders.account.load(id)
    return toPlan(account ?? newAccount(id, clock()), eventLimits)
  },
} satisfies VolunteerFieldsOf<'Club', { id: string }, VolunteerContext & AccountLoaders>

/** API keys are absent here: their own resolver adds the field. */
function toAccount(account: Account, limits: EventLimits) {
  const { clubId, isIntegrationEnabled, replyTo } = account
  return { clubId, plan: toPlan(account, limits), isIntegrationEnabled, replyTo }
}

async function changeAccount(
  { change, bus, eventLimits }: VolunteerContext,
  clubId: string,
  decide: (account: Account, now: Date) => Account,
) {
  const { result } = await change(null, async (tx, now) => {
    const stored = await accountStore.lock(tx, newAccount(clubId, now))
    const account = decide(stored, now)
    if (account !== stored) await accountStore.replace(tx, account)
    return { result: account, events: [] }
  })
  // Gateways cache the account's plan and switch with each API key, so they must drop their copies.
  bus.publish(CALLERS_TOPIC, ALL_CALLERS)
  return { account: toAccount(result, eventLimits) }
}
