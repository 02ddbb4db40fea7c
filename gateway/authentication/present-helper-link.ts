import type { HelperCaller } from '../../platform/caller.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { formatIsoText } from '../../schema/fields/format-iso-text.ts'
import { Problem } from '../../schema/problem.ts'

export interface LinkedHelper {
  expiresAt: Date
  isClubActive: boolean
  caller: HelperCaller
}

/** Finds the helper of a link by its token; null if the signature is invalid or the link is revoked. */
export type FindLinkedHelper = (token: string, requestId: string) => Promise<LinkedHelper | null>

export interface HelperLinkRules {
  findLinkedHelper: FindLinkedHelper
  now: Clock
}

/** Authenticates a helper's link. Not cached, so that a revocation takes effect at once. */
export function makePresentHelperLink({ findLinkedHelper, now }: HelperLinkRules) {
  return async (token: string, requestId: string): Promise<HelperCaller> => {
    const found = await findLinkedHelper(token, requestId)
    if (found === null)
      throw new Problem('invalid_credential', 'The link is not good, or was made void.')
    if (found.expiresAt <= now()) throw new Problem('invalid_credential', 'The link has expired.')
    if (!found.isClubActive) throw new Problem('club_inactive', 'The club is not active.')

    return { ...found.caller, expiresAt: formatIsoText(found.expiresAt) }
  }
}
