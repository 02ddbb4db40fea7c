import type { SignedOut } from '../../../server/sessions/session-routes.ts'
import { callPortal, ignoreSignedOut } from '../../graph/ask.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { useSpeech, useWords } from '../../i18n/use-words.tsx'
import { forgetEntries } from '../../parts/dialogs/entries/kept-entries.ts'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { rolesIn, useClubOrNull } from '../club.tsx'
import { useSignedIn } from '../session.tsx'
import { shellWords } from '../shell-words.ts'
import { THEMES, useTheme } from '../theme.ts'
import { toInitials } from '../visible-entries.ts'
import { announceSignOut } from './other-tabs.ts'

export async function signOut(): Promise<void> {
  forgetEntries()
  // A read that is refused behind the sign-out would lead the next person back to this page.
  ignoreSignedOut()
  // Where the server cannot be reached, the page at least forgets whom it shows; the session lives on in other tabs.
  const out = await callPortal<SignedOut>('/sign-out', { method: 'POST' }).catch(() => null)
  if (out) announceSignOut()
  location.assign(out?.next ?? `/portal/sign-in${out ? '?out=here' : ''}`)
}

/** `isShort` shows the initials alone. */
export function UserMenu({ isShort = false }: { isShort?: boolean }) {
  const words = useWords(shellWords)
  const { language, speak } = useSpeech()
  const { theme, choose } = useTheme()
  const signedIn = useSignedIn()
  const club = useClubOrNull()
  const name = signedIn.name ?? signedIn.subject
  const [own = 'DEVICE'] = club ? rolesIn(signedIn, club.id) : []
  const role = signedIn.isAdmin ? 'ADMIN' : own
  const languages = Object.keys(LANGUAGES) as Language[]
  const account = { key: 'account', label: words.pages.account, to: '/portal/account' }
  const out = { key: 'out', label: words.signOut, onSelect: () => void signOut() }
  return (
    <Menu
      className="who"
      {...(isShort ? { label: name } : {})}
      groups={[
        [account],
        languages.map((one) => ({
          key: one,
          label: LANGUAGES[one],
          isChosen: one === language,
          onSelect: () => speak(one),
        })),
        THEMES.map((one) => ({
          key: one,
          label: words.themes[one],
          isChosen: one === theme,
          onSelect: () => choose(one),
        })),
        [out],
      ]}
    >
      <span className="mark round" aria-hidden="true">
        {toInitials(name)}
      </span>
      {!isShort && (
        <>
          <span>
            <span className="cut" title={name}>
              {name}
            </span>
            <span className="s m cut">{words.roles[role]}</span>
          </span>
          <Icon name="dots" />
        </>
      )}
    </Menu>
  )
}
