import type { GraphExecutor } from '../../platform/executor.ts'
import { CLUB_SCOPES } from '../../schema/club/scopes.ts'
import type { InstallationIdentity } from '../../schema/types/club.ts'
import { makeInternalQuery } from '../internal-query.ts'
import type { FindInstallation, FoundInstallation } from './authentication.ts'

const DOCUMENT = `query FindInstallation($subject: String!) {
  installationBySubject(subject: $subject) {
    installationId
    applicationId
    provider
    organizationId
    clubId
    scopes
    isActive
  }
}`

/** Looks up a token's subject in the club subgraph. */
export function makeFindInstallation(club: GraphExecutor): FindInstallation {
  const ask = makeInternalQuery<InstallationIdentity>(club, {
    name: 'FindInstallation',
    document: DOCUMENT,
    field: 'installationBySubject',
    unavailable: 'Installations cannot be looked up.',
  })
  return async (subject, requestId) => {
    const identity = await ask({ subject }, requestId)
    return identity && toFoundInstallation(identity)
  }
}

export function toFoundInstallation(identity: InstallationIdentity): FoundInstallation {
  const { isActive, scopes, ...ids } = identity
  const granted = CLUB_SCOPES.filter((scope) => scopes.includes(scope))
  return { isActive, caller: { kind: 'installation', ...ids, scopes: granted } }
}
