import { operation } from '../../schema/operations.ts'
import { makeIsClubActive } from '../club-state/is-club-active.ts'
import { makeInternalQuery } from '../internal-query.ts'
import type { KeyOwners } from './find-api-key.ts'
import type { FindLinkedHelper } from './present-helper-link.ts'

/** Looks up a helper's link and its club's status at each use: `present-helper-link.ts` decides and caches nothing. */
export function makeFindLinkedHelper({ volunteer, club }: KeyOwners): FindLinkedHelper {
  const message = 'Links cannot be looked up.'
  const query = makeInternalQuery(volunteer, operation('FindLinkedHelper'), message)
  const isClubActive = makeIsClubActive(club)
  return async (token, requestId) => {
    const { linkedHelper } = await query({ token }, requestId)
    if (linkedHelper === null) return null

    const { accessId, helperId, eventId, clubId, name, expiresAt } = linkedHelper
    return {
      expiresAt: new Date(expiresAt),
      isClubActive: await isClubActive(linkedHelper, requestId),
      caller: { kind: 'helper', accessId, helperId, eventId, clubId, name },
    }
  }
}
