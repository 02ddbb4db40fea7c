import type { Caller } from '../../platform/caller.ts'
import { toEnumName } from '../../schema/enum-names.ts'
import { LIMITS } from '../../schema/limits.ts'
import { Problem } from '../../schema/problem.ts'

/** The caller as `Query.viewer` shows it. */
export function toViewer(caller: Caller) {
  switch (caller.kind) {
    case 'installation':
      return {
        ...caller,
        __typename: 'InstallationViewer',
        club: toClub(caller),
        clubScopes: caller.scopes.map(toEnumName),
      }
    case 'api_key': {
      const volunteerScopes = caller.scopes.map(toEnumName)
      return { ...caller, __typename: 'ApiKeyViewer', volunteerScopes }
    }
    case 'staff': {
      const shown = caller.roles.slice(0, LIMITS.viewerRoles)
      const roles = shown.map((held) => ({ ...held, club: toClub(held) }))
      return { ...caller, __typename: 'StaffViewer', roles }
    }
    case 'device':
      return { ...caller, __typename: 'DeviceViewer' }
    case 'screen':
      return { ...caller, __typename: 'ScreenViewer' }
    case 'helper':
      return { ...caller, __typename: 'HelperViewer' }
    case 'public':
    case 'service':
      throw new Problem('forbidden', 'The viewer is who calls with a credential.')
  }
}

/** The planner reads the club from its owner, by its id. */
function toClub({ clubId }: { clubId: string }) {
  return { __typename: 'Club', id: clubId }
}
