import type { ReactNode } from 'react'
import { useWords } from '../../i18n/use-words.tsx'
import { Empty } from '../../parts/states/states.tsx'
import { Link } from '../../router/link.tsx'
import { usePlace } from '../../router/place.ts'
import { rolesIn, useClub } from '../club.tsx'
import { useSignedIn } from '../session.tsx'
import { findEntry, toClubPath, visibleEntries } from '../visible-entries.ts'
import { roleGateWords } from './role-gate-words.ts'

/** A page of a club, for those whose roles open it. */
export function RoleGate({ children }: { children: ReactNode }) {
  const words = useWords(roleGateWords)
  const club = useClub()
  const signedIn = useSignedIn()
  const { path } = usePlace()
  const entry = findEntry(path.slice(toClubPath(club, '').length))
  const roles = rolesIn(signedIn, club.id)
  if (entry === null || entry.roles.some((role) => roles.includes(role))) return children
  const [first] = visibleEntries(signedIn, club).flatMap(([, entries]) => entries)
  return (
    <Empty isPage title={words.title} text={words.text}>
      <Link className="btn pri" href={first ? toClubPath(club, first.path) : '/portal/'}>
        {words.first}
      </Link>
    </Empty>
  )
}
