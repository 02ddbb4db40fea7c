import { type PortalClub, rolesIn } from './club.tsx'
import { type GroupName, NAVIGATION, type NavigationEntry } from './navigation.ts'
import type { SignedIn } from './session.tsx'

/** Groups of the navigation with the pages that the person's roles open. */
export function visibleEntries(
  signedIn: SignedIn,
  club: PortalClub,
): readonly (readonly [GroupName, readonly NavigationEntry[]])[] {
  const roles = rolesIn(signedIn, club.id)
  const names = Object.keys(NAVIGATION) as GroupName[]
  return names
    .map((name) => [name, NAVIGATION[name].filter((entry) => isOpenTo(entry, roles))] as const)
    .filter(([, entries]) => entries.length > 0)
}

/** The entry that a page belongs to, by its path below the club: `helpers/import` to `helpers`; null for others. */
export function findEntry(path: string): NavigationEntry | null {
  const found = Object.values(NAVIGATION)
    .flat()
    .filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
  // One page may stand below another in the address.
  return found.toSorted((one, other) => other.path.length - one.path.length)[0] ?? null
}

function isOpenTo({ roles }: NavigationEntry, held: readonly string[]): boolean {
  return roles.some((role) => held.includes(role))
}

export function toClubPath(club: PortalClub, path: string): string {
  return `/portal/${encodeURIComponent(club.slug)}/${path}`
}

export { toInitials } from '../../../rules/initials.ts'
