import type { LinkedHelperIdentity } from '../../schema/types/volunteer.ts'
import { makeIsClubActive } from '../club-state/is-club-active.ts'
import { makeAskAsService } from '../internal-query.ts'
import type { KeyOwners } from './find-api-key.ts'
import type { FindLinkedHelper } from './present-helper-link.ts'

const DOCUMENT = `query FindLinkedHelper($token: String!) {
  linkedHelper(token: $token) {
    accessId
    helperId
    eventId
    clubId
    expiresAt
    isClubActive
  }
}`

/** Looks a helper's link up in the volunteer subgraph, and its club in the one that owns clubs. */
export function makeFindLinkedHelper({ volunteer, club }: KeyOwners): FindLinkedHelper {
  const ask = makeAskAsService<LinkedHelperIdentity>(volunteer, {
    name: 'FindLinkedHelper',
    document: DOCUMENT,
    field: 'linkedHelper',
    unavailable: 'Links cannot be looked up.',
  })
  const isClubActive = makeIsClubActive(club)
  return async (token, requestId) => {
    const identity = await ask({ token }, requestId)
    if (identity === null) return null

    const { accessId, helperId, eventId, clubId, expiresAt } = identity
    return {
      expiresAt: new Date(expiresAt),
      isClubActive: await isClubActive(identity, requestId),
      caller: { kind: 'helper', accessId, helperId, eventId, clubId },
    }
  }
}
