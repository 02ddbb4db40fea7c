import { requireFound } from '../../../schema/problem.ts'
import type { EventLimits } from '../../../schema/volunteer/limits.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import type { Account } from '../accounts/account.ts'
import { eventLimitOf, newAccount } from '../accounts/rules.ts'
import { accountStore } from '../accounts/store.ts'
import { requireBelowLimit } from './event-limit-rules.ts'
import { volunteerEventStore } from './store.ts'

/** Locks the account of the event's club; accounts are always locked before events. */
export async function lockAccount(
  tx: Tx,
  tenancy: Tenancy,
  id: string,
  now: Date,
): Promise<Account> {
  const event = requireFound(await volunteerEventStore.find(tx, tenancy, id), 'volunteer event')
  return accountStore.lock(tx, newAccount(event.clubId, now))
}

export async function requireBelowEventLimit(
  tx: Tx,
  account: Account,
  limits: EventLimits,
): Promise<void> {
  const openCount = await volunteerEventStore.countOpen(tx, account.clubId)
  requireBelowLimit(openCount, eventLimitOf(account, limits), limits)
}
