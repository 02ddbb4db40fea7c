import { type ReactNode, useState } from 'react'
import { useWords } from '../i18n/use-words.tsx'
import { Button } from '../parts/button.tsx'
import { Modal } from '../parts/dialog.tsx'
import { useLoaded } from '../parts/dialogs/use-loaded.ts'
import { Icon } from '../parts/icon.tsx'
import { Loading } from '../parts/states/states.tsx'
import { type PortalClub, useClubs } from './club.tsx'
import { ClubSwitcher } from './club-switcher.tsx'
import type { Target } from './go-to/target.ts'
import { useShellKeys } from './keys/shell-keys.ts'
import type { NavigationEntry, PageName } from './navigation.ts'
import { UserMenu } from './person/user-menu.tsx'
import { shellWords } from './shell-words.ts'

interface ShellFrameProps {
  /** Null on the pages of the platform. */
  club: PortalClub | null
  /** The pages of the club, which keys open. */
  entries: readonly NavigationEntry[]
  page?: PageName
  /** Where "Go to" leads, besides to clubs. */
  targets: readonly Target[]
  /** Links beside the page, in groups. */
  navigation: ReactNode
  /** Links below the page on a phone, beside More. */
  tabs: ReactNode
  /** Whether the page is one of More's. */
  isInMore?: boolean
  children: ReactNode
}

/** The frame of each page behind a sign-in: club, navigation, search, person and keys. */
export function ShellFrame(props: ShellFrameProps) {
  const { club, entries, page, targets, navigation, tabs, isInMore = false, children } = props
  const words = useWords(shellWords)
  const { clubs } = useClubs()
  const [open, setOpen] = useState<'goTo' | 'keys' | null>(null)
  useShellKeys({ club, entries, open: setOpen })
  const close = () => setOpen(null)
  const keys = useLoaded(loadKeys, open === 'keys', close)
  const goTo = useLoaded(loadGoTo, open === 'goTo', close)
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
          <span className="push key-hint">
            <kbd>Ctrl</kbd> <kbd>K</kbd>
          </span>
        </Button>
        {navigation}
        <span className="grow" />
        <UserMenu />
      </nav>
      <main className="main" id="main" tabIndex={-1}>
        {children}
      </main>
      <nav className="tabbar" aria-label={words.sections}>
        {tabs}
        <button
          type="button"
          aria-current={isInMore ? 'true' : undefined}
          onClick={() => setOpen('goTo')}
        >
          <Icon name="menu" />
          <span>{words.more}</span>
        </button>
      </nav>
      {open === 'goTo' && goTo && <goTo.GoTo isOpen onClose={close} pages={targets} />}
      {/* What is typed meanwhile is no key of the page. */}
      <Modal
        isOpen={open === 'goTo' && goTo === null}
        onClose={close}
        className="goto"
        label={words.goToOrSearch}
      >
        <Loading lines={1} />
      </Modal>
      {keys && (
        <keys.KeyList isOpen={open === 'keys'} onClose={close} entries={entries} page={page} />
      )}
    </div>
  )
}

const loadKeys = () => import('./keys/key-list.tsx')
const loadGoTo = () => import('./go-to/go-to.tsx')
