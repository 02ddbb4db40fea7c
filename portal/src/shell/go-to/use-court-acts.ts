import { useWords } from '../../i18n/use-words.tsx'
import { rolesIn, useClubOrNull } from '../club.tsx'
import { DESK_ROLES } from '../person/club-roles.ts'
import { useSignedIn } from '../session.tsx'
import { shellWords } from '../shell-words.ts'
import { toClubPath } from '../visible-entries.ts'
import { goToWords } from './go-to-words.ts'
import type { Target } from './target.ts'

/** What the desk of the club does from anywhere, by its words. */
export function useCourtActs(): Target[] {
  const words = useWords(shellWords)
  const club = useDeskClub()
  if (club === null) return []
  const to = toClubPath(club, 'today?close=any')
  return [{ key: 'close a court', label: words.closeCourt, icon: 'lock', to }]
}

/** What the desk asks where nothing is found: why a booking of this number is not here. */
export function useMissingActs(text: string): Target[] {
  const words = useWords(goToWords)
  const club = useDeskClub()
  const number = text.trim()
  if (club === null || number === '') return []
  const to = toClubPath(club, `today?${new URLSearchParams({ missing: number })}`)
  return [{ key: 'missing booking', label: words.missing(number), icon: 'search', to }]
}

/** The club of the page, for its owners and front desk. */
function useDeskClub() {
  const signedIn = useSignedIn()
  const club = useClubOrNull()
  const roles = rolesIn(signedIn, club?.id ?? '')
  return roles.some((role) => DESK_ROLES.includes(role)) ? club : null
}
