import { type ReactNode, useState } from 'react'
import { useWords } from '../i18n/use-words.tsx'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { Empty } from '../parts/states/states.tsx'
import { Link } from '../router/link.tsx'
import { usePlace } from '../router/place.ts'
import { useClubs } from '../shell/club.tsx'
import { ClubSwitcher } from '../shell/club-switcher.tsx'
import { GoTo } from '../shell/go-to.tsx'
import { KeyList } from '../shell/key-list.tsx'
import { useSignedIn } from '../shell/session.tsx'
import { useShellKeys } from '../shell/shell-keys.ts'
import { shellWords } from '../shell/shell-words.ts'
import { UserMenu } from '../shell/user-menu.tsx'
import { PLATFORM_PAGES } from './platform-pages.ts'

/** Navigation around a page of the platform, which is for ADMINs. */
export function PlatformShell({ children }: { children: ReactNode }) {
  const words = useWords(shellWords)
  const { isAdmin } = useSignedIn()
  if (isAdmin) return <Frame>{children}</Frame>
  return (
    <main className="solo" id="main">
      <Empty isPage title={words.notAdminTitle} text={words.notAdmin}>
        <Link href="/portal/" className="btn">
          {words.title}
        </Link>
      </Empty>
    </main>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const words = useWords(shellWords)
  const { clubs } = useClubs()
  const [open, setOpen] = useState<'goTo' | 'keys' | null>(null)
  useShellKeys({ club: null, entries: [], open: setOpen })
  const switcher = <ClubSwitcher club={null} clubs={clubs} />
  return (
    <div className="app">
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="top">
        {switcher}
        <Button
          look="ghost"
          icon="search"
          aria-label={words.goToOrSearch}
          onClick={() => setOpen('goTo')}
        />
        <UserMenu isShort />
      </header>
      <nav className="nav" aria-label={words.navigation}>
        {switcher}
        <Button icon="search" className="start goto-button" onClick={() => setOpen('goTo')}>
          <span className="m">{words.goTo}</span>
          <span className="push">
            <kbd>Ctrl</kbd> <kbd>K</kbd>
          </span>
        </Button>
        <div className="stack x">
          <h2>{words.platform}</h2>
          <Pages />
        </div>
        <span className="grow" />
        <UserMenu />
      </nav>
      <main className="main" id="main" tabIndex={-1}>
        {children}
      </main>
      <nav className="tabbar" aria-label={words.sections}>
        <Pages />
        <button type="button" onClick={() => setOpen('goTo')}>
          <Icon name="menu" />
          <span>{words.more}</span>
        </button>
      </nav>
      <GoTo
        isOpen={open === 'goTo'}
        onClose={() => setOpen(null)}
        clubs={clubs}
        pages={PLATFORM_PAGES.map(({ page, ...target }) => ({
          ...{ key: page, label: words.pages[page], ...target },
        }))}
      />
      <KeyList isOpen={open === 'keys'} onClose={() => setOpen(null)} entries={[]} />
    </div>
  )
}

/** The page of clubs stands above the others in the address, so that not each path below it marks it. */
function Pages() {
  const words = useWords(shellWords)
  const { path } = usePlace()
  const current = PLATFORM_PAGES.findLast(({ to }) => path.startsWith(to))
  return PLATFORM_PAGES.map(({ page, to, icon }) => (
    <Link key={page} href={to} aria-current={current?.page === page ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{words.pages[page]}</span>
    </Link>
  ))
}
