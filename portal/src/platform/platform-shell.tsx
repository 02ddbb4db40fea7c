import type { ReactNode } from 'react'
import { useWords } from '../i18n/use-words.tsx'
import { Icon } from '../parts/icon.tsx'
import { Empty } from '../parts/states/states.tsx'
import { Link } from '../router/link.tsx'
import { usePlace } from '../router/place.ts'
import { useSignedIn } from '../shell/session.tsx'
import { ShellFrame } from '../shell/shell-frame.tsx'
import { shellWords } from '../shell/shell-words.ts'
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
  return (
    <ShellFrame
      club={null}
      entries={[]}
      targets={PLATFORM_PAGES.map(({ page, ...target }) => ({
        ...{ key: page, label: words.pages[page], ...target },
      }))}
      navigation={
        <div className="stack x">
          <h2>{words.platform}</h2>
          <Pages />
        </div>
      }
      tabs={<Pages />}
    >
      {children}
    </ShellFrame>
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
