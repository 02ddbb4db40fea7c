import type { ClubRole } from '../../../schema/types/operations.ts'
import type { IconName } from '../parts/icon.tsx'
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
}

const COURTS: readonly ClubRole[] = ['OWNER', 'OPERATOR', 'COACH']
const DEVELOPERS: readonly ClubRole[] = ['OWNER', 'OPERATOR']

/** Pages of a club, in the order of the navigation; each has a route. */
export const NAVIGATION: Readonly<Record<GroupName, readonly NavigationEntry[]>> = {
  courts: [{ page: 'today', path: 'today', icon: 'today', roles: COURTS, key: 't' }],
  developers: [
    { page: 'integrations', path: 'integrations', icon: 'plug', roles: DEVELOPERS, key: 'i' },
    { page: 'webhooks', path: 'webhooks', icon: 'hook', roles: DEVELOPERS, key: 'w' },
    { page: 'events', path: 'events', icon: 'feed', roles: DEVELOPERS, key: 'e' },
  ],
}
