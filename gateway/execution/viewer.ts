import type { Caller } from '../../platform/caller.ts'
import { Problem } from '../../platform/problem.ts'
import { toEnumName } from '../../schema/enum-names.ts'
import { LIMITS } from '../../schema/limits.ts'

/** The caller as `Query.viewer` shows it. */
export function toViewer(caller: Caller) {
  switch (caller.kind) {
    case 'installation': {
      const { kind: _kind, scopes, ...ids } = caller
      return {
        __typename: 'InstallationViewer',
        ...ids,
        club: toClub(caller),
        clubScopes: scopes.map(toEnumName),
      }
    }
    case 'api_key': {
      const { apiKeyId, clubId, scopes } = caller
      const volunteerScopes = scopes.map(toEnumName)
      return { __typename: 'ApiKeyViewer', apiKeyId, clubId, volunteerScopes }
    }
    case 'staff': {
      const { subject, isAdmin } = caller
      const shown = caller.roles.slice(0, LIMITS.viewerRoles)
      const roles = shown.map((held) => ({ ...held, club: toClub(held) }))
      return { __typename: 'StaffViewer', subject, isAdmin, roles }
    }
    case 'device': {
      const { subject, clubId, courtId } = caller
      return { __typename: 'DeviceViewer', subject, clubId, courtId }
    }
    case 'helper': {
      const { helperId, eventId, clubId } = caller
      return { __typename: 'HelperViewer', helperId, eventId, clubId }
    }
    case 'public':
    case 'service':
      throw new Problem('forbidden', 'The viewer is who calls with a credential.')
  }
}

/** The planner reads the club from its owner, by its id. */
function toClub({ clubId }: { clubId: string }) {
  return { __typename: 'Club', id: clubId }
}
