import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../../parts/fields/is-typing.ts'
import { go } from '../../router/place.ts'
import type { PortalClub } from '../club.tsx'
import type { NavigationEntry } from '../navigation.ts'
import { toClubPath } from '../visible-entries.ts'

interface ShellKeys {
  /** Null on pages without keys to other pages. */
  club: PortalClub | null
  entries: readonly NavigationEntry[]
  open(what: 'goTo' | 'keys'): void
}

/** The second key follows `g` within this time. */
const SECOND_KEY_MS = 1_500

export function useShellKeys({ club, entries, open }: ShellKeys): void {
  const act = useEffectEvent((event: KeyboardEvent, isSecond: boolean): boolean => {
    // A dialog keeps the person until it is closed.
    if (document.querySelector('dialog:modal') !== null) return false
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      open('goTo')
      return false
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
    if (event.key === '?') open('keys')
    const entry = isSecond ? entries.find(({ key }) => key === event.key) : undefined
    if (entry && club) {
      // The page that is left may have a key of this letter.
      event.preventDefault()
      go(toClubPath(club, entry.path))
    }
    return event.key === 'g'
  })
  useEffect(() => {
    let firstAtMs = 0
    const listen = (event: KeyboardEvent) => {
      const isSecond = event.timeStamp - firstAtMs < SECOND_KEY_MS && firstAtMs > 0
      firstAtMs = act(event, isSecond) ? event.timeStamp : 0
    }
    // Before the page's own keys
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [])
}
