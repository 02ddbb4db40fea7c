import { hash } from 'node:crypto'
import { CLUB_SCOPES, SERVICE } from '../platform/caller.ts'
import type { GraphExecutor, Operation } from '../platform/executor.ts'
import { Problem } from '../platform/problem.ts'
import type { InstallationIdentity } from '../schema/types/club.ts'
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

/** Not in the manifest: only a service may ask this, and no client sees the field. */
const FIND_INSTALLATION: Operation = {
  name: 'FindInstallation',
  kind: 'query',
  document: DOCUMENT,
  hash: hash('sha256', DOCUMENT),
  registered: true,
}

/** Looks an access token's subject up in the club subgraph. */
export function makeFindInstallation(club: GraphExecutor): FindInstallation {
  return async (subject, requestId) => {
    const context = { caller: SERVICE, requestId }
    const { data, errors } = await club
      .execute(FIND_INSTALLATION, { subject }, context)
      .catch((cause: unknown) => {
        throw unavailable(cause)
      })
    if (errors || !data) throw unavailable(errors)

    const identity = data['installationBySubject'] as InstallationIdentity | null
    return identity && toFoundInstallation(identity)
  }
}

export function toFoundInstallation(identity: InstallationIdentity): FoundInstallation {
  const { isActive, scopes, ...ids } = identity
  const granted = CLUB_SCOPES.filter((scope) => scopes.includes(scope))
  return { isActive, caller: { kind: 'installation', ...ids, scopes: granted } }
}

function unavailable(cause: unknown): Problem {
  return new Problem('dependency_unavailable', 'Installations cannot be looked up.', undefined, {
    cause,
  })
}
