import type { InstallationIdentityFieldsFragment } from '../../built/types/operations.ts'
import type { GraphExecutor } from '../../platform/executor.ts'
import { CLUB_SCOPES } from '../../schema/club/scopes.ts'
import { operation } from '../../schema/operations.ts'
import { makeInternalQuery } from '../internal-query.ts'
import type { FindInstallation, FoundInstallation } from './authentication.ts'

/** Looks up a token's subject in the club subgraph, where `club/installations/rules.ts` decides `isActive`. */
export function makeFindInstallation(club: GraphExecutor): FindInstallation {
  const message = 'Installations cannot be looked up.'
  const query = makeInternalQuery(club, operation('FindInstallation'), message)
  return async (subject, requestId) => {
    const { installationBySubject } = await query({ subject }, requestId)
    return installationBySubject && toFoundInstallation(installationBySubject)
  }
}

export function toFoundInstallation(
  identity: InstallationIdentityFieldsFragment,
): FoundInstallation {
  const { isActive, scopes, ...ids } = identity
  const granted = CLUB_SCOPES.filter((scope) => scopes.includes(scope))
  return { isActive, caller: { kind: 'installation', ...ids, scopes: granted } }
}
