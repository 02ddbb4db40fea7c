import type { VolunteerPlan } from '../../../built/types/volunteer.ts'
import type { EventLimits } from '../../../schema/volunteer/limits.ts'
import { readAddOn } from '../../../schema/volunteer/plans.ts'
import type { Account } from './account.ts'

export type PlanChoice = Pick<VolunteerPlan, 'isPro' | 'addOns'>

/** The account of a club that has no plan and no add-ons. */
export function newAccount(clubId: string, now: Date): Account {
  return {
    clubId,
    plan: null,
    addOns: [],
    isIntegrationEnabled: true,
    replyTo: null,
    createdAt: now,
    updatedAt: now,
  }
}

export function toPlan(
  { plan, addOns }: Pick<Account, 'plan' | 'addOns'>,
  limits: EventLimits,
): VolunteerPlan {
  return { isPro: plan === 'PRO', addOns, eventLimit: eventLimitOf({ plan, addOns }, limits) }
}

/** The plan and add-ons as the feature gates expect them. */
export function boughtOf({ plan, addOns }: Pick<Account, 'plan' | 'addOns'>) {
  return { plan, addOns: addOns.map(readAddOn) }
}

export function eventLimitOf(
  { plan, addOns }: Pick<Account, 'plan' | 'addOns'>,
  limits: EventLimits,
): number {
  const open = [limits.basic]
  if (plan === 'PRO') open.push(limits.pro)
  if (addOns.includes('API_ACCESS_PLUS')) open.push(limits.api_access_plus)
  return Math.max(...open)
}

/** Returns the account with another plan, or the stored account itself if nothing changes. */
export function choosePlan(account: Account, { isPro, addOns }: PlanChoice, now: Date): Account {
  const chosen = { plan: isPro ? ('PRO' as const) : null, addOns: [...new Set(addOns)].sort() }
  const isSame = chosen.plan === account.plan && chosen.addOns.join() === account.addOns.join()
  return isSame ? account : { ...account, ...chosen, updatedAt: now }
}

export function switchIntegration(account: Account, isEnabled: boolean, now: Date): Account {
  if (account.isIntegrationEnabled === isEnabled) return account

  return { ...account, isIntegrationEnabled: isEnabled, updatedAt: now }
}

export function setReplyTo(account: Account, replyTo: string | null, now: Date): Account {
  return account.replyTo === replyTo ? account : { ...account, replyTo, updatedAt: now }
}
