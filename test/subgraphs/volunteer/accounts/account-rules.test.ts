import { describe, expect, test } from '@jest/globals'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'
import type { Account } from '../../../../subgraphs/volunteer/accounts/account.ts'
import {
  choosePlan,
  newAccount,
  switchIntegration,
  toPlan,
} from '../../../../subgraphs/volunteer/accounts/rules.ts'
import { LONG_AGO, NOW } from '../moments.ts'

const account = (changes: Partial<Account> = {}) => ({
  ...newAccount('club-1', LONG_AGO),
  ...changes,
})

describe('the plan of a club', () => {
  test.each([
    ['nothing', null, [], 3],
    ['the webhooks add-on alone', null, ['WEBHOOKS_ACCESS'], 3],
    ['the pro plan', 'PRO', [], 50],
    ['the API add-on', null, ['API_ACCESS_PLUS'], 200],
    ['the pro plan and the API add-on', 'PRO', ['API_ACCESS_PLUS'], 200],
  ] as const)('gives access and limits with %s', (_what, plan, addOns, eventLimit) => {
    expect(toPlan({ plan, addOns: [...addOns] }, VOLUNTEER_LIMITS.openEvents)).toEqual({
      isPro: plan === 'PRO',
      addOns,
      eventLimit,
    })
  })

  test('stores each add-on once', () => {
    const addOns = ['WEBHOOKS_ACCESS', 'API_ACCESS_PLUS', 'WEBHOOKS_ACCESS'] as const
    expect(choosePlan(account(), { isPro: true, addOns: [...addOns] }, NOW)).toEqual({
      ...account({ plan: 'PRO', addOns: ['API_ACCESS_PLUS', 'WEBHOOKS_ACCESS'] }),
      updatedAt: NOW,
    })
  })

  test('returns the same account when nothing changes', () => {
    const pro = account({ plan: 'PRO' })
    expect(choosePlan(pro, { isPro: true, addOns: [] }, NOW)).toBe(pro)
    expect(switchIntegration(pro, true, NOW)).toBe(pro)
  })
})
