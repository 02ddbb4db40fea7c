import { notFound } from '../../../platform/problem.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import type { Account } from '../accounts/account.ts'
import { type EventLimits, eventLimitOf, newAccount } from '../accounts/rules.ts'
import { accountStore } from '../accounts/store.ts'
import { requireRoomForEvent } from './rules.ts'
import { volunteerEventStore } from './store.ts'

/** The account of the event's club; it is always locked before the event. */
export async function lockAccount(
  tx: Tx,
  tenancy: Tenancy,
  id: string,
  now: Date,
): Promise<Account> {
  const event = await volunteerEventStore.find(tx, tenancy, id)
  if (event === null) throw notFound('volunteer event')

  return accountStore.lock(tx, newAccount(event.clubId, now))
}

export async function requireFreePlace(
  tx: Tx,
  account: Account,
  limits: EventLimits,
): Promise<void> {
  const taken = await volunteerEventStore.countOpen(tx, account.clubId)
  requireRoomForEvent(taken, eventLimitOf(account, limits), limits)
}
