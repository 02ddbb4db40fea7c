import { z } from 'zod'
import { asApiKey, type Caller } from '../../platform/caller.ts'
import { isUuid } from '../../platform/ids.ts'
import { Problem } from '../../schema/problem.ts'
import type { VolunteerScope } from '../../schema/volunteer/scopes.ts'
import type { Route } from '../route.ts'
import { OwnVerein } from './fields.ts'

const VereinQuery = z.object({ vereinId: OwnVerein.optional() })

/** Unknown members are ignored (Resources, Conventions). */
const Ignored = z.object({})

/** Adds the optional query parameter `vereinId` to a route. */
export function withVerein(route: Route<VolunteerScope>): Route<VolunteerScope> {
  const taken = route.method === 'DELETE' ? { body: Ignored } : {}
  return { query: VereinQuery, ...taken, ...route, authorizeQuery: requireOwnVerein }
}

/** Refuses a `vereinId` of another club than the key's; input validation refuses malformed ids. */
function requireOwnVerein(caller: Caller, query: unknown): void {
  const { vereinId } = query as { vereinId?: unknown }
  if (typeof vereinId !== 'string') return

  const clubId = vereinId.toLowerCase()
  if (isUuid(clubId) && clubId !== asApiKey(caller).clubId)
    throw new Problem('club_mismatch', 'vereinId: The API key belongs to another club.')
}
