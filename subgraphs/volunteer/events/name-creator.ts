import type { Caller } from '../../../platform/caller.ts'
import { notFound } from '../../../platform/problem.ts'
import { asStaff } from '../../foundation/staff-access.ts'
import type { Tx } from '../../foundation/transaction.ts'
import { apiKeyStore } from '../api-keys/store.ts'

/** The staff member, or whoever made the API key. */
export async function nameCreator(tx: Tx, caller: Caller): Promise<string> {
  if (caller.kind !== 'api_key') return asStaff(caller).subject

  const creator = await apiKeyStore.creatorOf(tx, caller.apiKeyId)
  if (creator === null) throw notFound('API key')

  return creator
}
