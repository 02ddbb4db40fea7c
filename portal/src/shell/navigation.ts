import { type ClubRole, rolesOf } from '../../../schema/club/roles.ts'
import type { IconName } from '../parts/icon.tsx'
import { COURT_ROLES, DESK_ROLES, VOLUNTEER_ROLES } from './person/club-roles.ts'
import type { shellWords } from './shell-words.ts'

export type PageName = keyof (typeof shellWords)['en']['pages']
export type GroupName = keyof (typeof shellWords)['en']['groups']

export interface NavigationEntry {
  page: PageName
  /** Below the club: `today`. */
  path: string
  icon: IconName
  /** Roles that find something there. */
  roles: readonly ClubRole[]
  /** Second key after `g`. */
  key?: string
  /** Opened so seldom that it takes no place among a phone's tabs. */
  isRare?: boolean
}

/** Pages of a club, in the order of the navigation; each has a route. */
export const NAVIGATION: Readonly<Record<GroupName, readonly NavigationEntry[]>> = {
  courts: [
    { page: 'today', path: 'today', icon: 'today', roles: COURT_ROLES, key: 't' },
    { page: 'screens', path: 'screens', icon: 'screen', roles: DESK_ROLES, key: 's' },
    {
      page: 'courts',
      path: 'courts',
      icon: 'clock',
      roles: rolesOf('ownership'),
      key: 'c',
      isRare: true,
    },
  ],
  volunteers: [
    { page: 'plan', path: 'volunteers', icon: 'plan', roles: VOLUNTEER_ROLES, key: 'p' },
    { page: 'helpers', path: 'helpers', icon: 'people', roles: VOLUNTEER_ROLES, key: 'h' },
    { page: 'messages', path: 'messages', icon: 'mail', roles: VOLUNTEER_ROLES, key: 'm' },
    { page: 'polls', path: 'polls', icon: 'poll', roles: VOLUNTEER_ROLES, key: 'o' },
    {
      page: 'workflows',
      path: 'volunteers/workflows',
      icon: 'flow',
      roles: VOLUNTEER_ROLES,
      key: 'f',
    },
  ],
  developers: [
    { page: 'integrations', path: 'integrations', icon: 'plug', roles: DESK_ROLES, key: 'i' },
    { page: 'webhooks', path: 'webhooks', icon: 'hook', roles: DESK_ROLES, key: 'w' },
    { page: 'events', path: 'events', icon: 'feed', roles: DESK_ROLES, key: 'e' },
    { page: 'apiKeys', path: 'api-keys', icon: 'lock', roles: rolesOf('ownership'), key: 'k' },
  ],
}
