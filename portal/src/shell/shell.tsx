import { type ReactNode, useState } from 'react'
import { useWords } from '../i18n/use-words.tsx'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { Empty, FaultNote, Loading } from '../parts/states/states.tsx'
import { Link } from '../router/link.tsx'
import { usePlace } from '../router/place.ts'
import { ClubProvider, type PortalClub, useClubs } from './club.tsx'
import { ClubSwitcher } from './club-switcher.tsx'
import { useCounts } from './counts.ts'
import { GoTo } from './go-to.tsx'
import { KeyList } from './key-list.tsx'
import type { NavigationEntry } from './navigation.ts'
import { useSignedIn } from './session.tsx'
import { useShellKeys } from './shell-keys.ts'
import { shellWords } from './shell-words.ts'
import { UserMenu } from './user-menu.tsx'
import { toClubPath, visibleEntries } from './visible-entries.ts'

/** Navigation, club and person around a page of a club. */
export function Shell({ slug, children }: { slug: string; children: ReactNode }) {
  const words = useWords(shellWords)
  const { clubs, isLoading, error, refetch } = useClubs()
  const club = clubs.find((one) => one.slug === slug)
  if (isLoading) return <Loading />
  if (error)
    return (
      <main className="solo" id="main">
        <FaultNote fault={error} onRetry={() => void refetch()} />
      </main>
    )
  if (!club)
    return (
      <main className="solo" id="main">
        <Empty isPage title={words.noClubTitle} text={words.noClub}>
          <Link href="/portal/" className="btn">
            {words.title}
          </Link>
        </Empty>
      </main>
    )
  return (
    <ClubProvider club={club}>
      <Frame club={club} clubs={clubs}>
        {children}
      </Frame>
    </ClubProvider>
  )
}

interface FrameProps {
  club: PortalClub
  clubs: readonly PortalClub[]
  children: ReactNode
}

function Frame({ club, clubs, children }: FrameProps) {
  const words = useWords(shellWords)
  const [open, setOpen] = useState<'goTo' | 'keys' | null>(null)
  const groups = visibleEntries(useSignedIn(), club)
  const entries = groups.flatMap(([, list]) => list)
  const { path: address } = usePlace()
  // One page may stand below another in the address.
  const [current] = entries
    .filter((entry) => address.startsWith(toClubPath(club, entry.path)))
    .sort((a, b) => b.path.length - a.path.length)
  useShellKeys({ club, entries, open: setOpen })
  const switcher = <ClubSwitcher club={club} clubs={clubs} />
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
        {groups.map(([name, list]) => (
          <div key={name} className="stack x">
            <h2>{words.groups[name]}</h2>
            {list.map((entry) => (
              <Entry key={entry.page} club={club} entry={entry} isCurrent={entry === current} />
            ))}
          </div>
        ))}
        <span className="grow" />
        <UserMenu />
      </nav>
      <main className="main" id="main" tabIndex={-1}>
        {children}
      </main>
      <nav className="tabbar" aria-label={words.sections}>
        {entries.slice(0, MOST_TABS).map(({ page, path, icon }) => (
          <Link key={page} href={toClubPath(club, path)} marksCurrent={page === current?.page}>
            <Icon name={icon} />
            <span>{words.pages[page]}</span>
          </Link>
        ))}
        <button type="button" onClick={() => setOpen('goTo')}>
          <Icon name="menu" />
          <span>{words.more}</span>
        </button>
      </nav>
      <GoTo
        isOpen={open === 'goTo'}
        onClose={() => setOpen(null)}
        clubs={clubs}
        pages={entries.map(({ page, path, icon }) => ({
          ...{ key: page, label: words.pages[page], icon, to: toClubPath(club, path) },
        }))}
      />
      <KeyList
        isOpen={open === 'keys'}
        onClose={() => setOpen(null)}
        entries={entries}
        page={current?.page}
      />
    </div>
  )
}

/** Beside More, on a phone. */
const MOST_TABS = 4

function Entry({
  club,
  entry: { page, path, icon },
  isCurrent,
}: {
  club: PortalClub
  entry: NavigationEntry
  isCurrent: boolean
}) {
  const words = useWords(shellWords)
  const count = useCounts()[page] ?? 0
  return (
    <Link href={toClubPath(club, path)} marksCurrent={isCurrent}>
      <Icon name={icon} />
      <span>{words.pages[page]}</span>
      {count > 0 && (
        <span className="count warn">
          {count}
          <span className="vh"> {words.needYou}</span>
        </span>
      )}
    </Link>
  )
}
