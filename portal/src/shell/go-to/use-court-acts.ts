import { useWords } from '../../i18n/use-words.tsx'
import { rolesIn, useClubOrNull } from '../club.tsx'
import { DESK_ROLES } from '../person/club-roles.ts'
import { useSignedIn } from '../session.tsx'
import { shellWords } from '../shell-words.ts'
import { toClubPath } from '../visible-entries.ts'
import type { Target } from './target.ts'

/** What the desk of the club does from anywhere, by its words. */
export function useCourtActs(): Target[] {
  const words = useWords(shellWords)
  const signedIn = useSignedIn()
  const club = useClubOrNull()
  if (club === null || !rolesIn(signedIn, club.id).some((role) => DESK_ROLES.includes(role)))
    return []
  const to = toClubPath(club, 'today?close=any')
  return [{ key: 'close a court', label: words.closeCourt, icon: 'lock', to }]
}
