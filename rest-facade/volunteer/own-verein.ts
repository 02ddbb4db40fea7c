import { asApiKey, type Caller } from '../../platform/caller.ts'
import { isUuid } from '../../platform/ids.ts'
import { Problem } from '../../platform/problem.ts'

/** Refuses a `vereinId` other than the key's club; whatever is no id at all is refused with the input. */
export function requireOwnVerein(caller: Caller, query: unknown): void {
  const { vereinId } = query as { vereinId?: unknown }
  if (typeof vereinId !== 'string') return

  const clubId = vereinId.toLowerCase()
  if (isUuid(clubId) && clubId !== asApiKey(caller).clubId)
    throw new Problem('club_mismatch', 'vereinId: The API key belongs to another club.')
}
