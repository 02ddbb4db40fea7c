import { makeAuthentication } from '../../gateway/authentication/authentication.ts'
import { makeFindApiKey } from '../../gateway/authentication/find-api-key.ts'
import { makeFindInstallation } from '../../gateway/authentication/find-installation.ts'
import { makeFindLinkedHelper } from '../../gateway/authentication/find-linked-helper.ts'
import { makeRemoteKeySet } from '../../gateway/authentication/remote-key-set.ts'
import { makeFindCourtDevice } from '../../gateway/authentication/staff/find-court-device.ts'
import { makeFindStaffMember } from '../../gateway/authentication/staff/find-staff-member.ts'
import type { Caller } from '../../platform/caller.ts'
import { newUuid } from '../../platform/ids.ts'
import { systemClock } from '../../platform/time/clock.ts'
import type { openSubgraphs } from './subgraphs.ts'

/** Context of a request to a subgraph. */
export interface SubgraphContext {
  caller: Caller
  requestId: string
}

interface Issued {
  issuer: string
  audience: string
}

/** Authenticates a request by its header, as the product does. */
export function makeAuthenticate(
  { config, bus, ...subgraphs }: Awaited<ReturnType<typeof openSubgraphs>>,
  { issuer, audience }: Issued,
): (authorization: string) => Promise<SubgraphContext> {
  const { authenticate } = makeAuthentication({
    ...{ issuer, audience, isTyped: false, keySet: makeRemoteKeySet(issuer) },
    staffClaim: config.staffClaim,
    now: systemClock,
    findInstallation: makeFindInstallation(subgraphs.club),
    findApiKey: makeFindApiKey(subgraphs),
    findLinkedHelper: makeFindLinkedHelper(subgraphs),
    findStaffMember: makeFindStaffMember(subgraphs.club),
    findCourtDevice: makeFindCourtDevice(subgraphs.club),
    adminSubjects: config.adminSubjects,
    bus,
  })
  return async (authorization) => {
    const requestId = newUuid()
    const token = authorization.slice('Bearer '.length)
    return { caller: await authenticate({ kind: 'bearer', token }, requestId), requestId }
  }
}
