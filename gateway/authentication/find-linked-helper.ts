import type { LinkedHelperIdentity } from '../../schema/types/volunteer.ts'
import { makeIsClubActive } from '../club-state/is-club-active.ts'
import { makeInternalQuery } from '../internal-query.ts'
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

/** Looks up a helper's link in the volunteer subgraph, and its club's status in the club subgraph. */
export function makeFindLinkedHelper({ volunteer, club }: KeyOwners): FindLinkedHelper {
  const ask = makeInternalQuery<LinkedHelperIdentity>(volunteer, {
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
