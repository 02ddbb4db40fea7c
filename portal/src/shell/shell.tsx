import type { ReactNode } from 'react'
import { useChanges } from '../graph/following/use-changes.ts'
import { useWords } from '../i18n/use-words.tsx'
import { Icon } from '../parts/icon.tsx'
import { ClubState } from '../parts/states/club-state.tsx'
import { Empty, FaultNote, Loading } from '../parts/states/states.tsx'
import { Link } from '../router/link.tsx'
import { usePlace } from '../router/place.ts'
import { ClubProvider, type PortalClub, rolesIn, useClubs, useClubsBySlug } from './club.tsx'
import type { NavigationEntry } from './navigation.ts'
import { useCounts } from './needs/counts.ts'
import { feedsOpenTo } from './person/club-roles.ts'
import { RoleGate } from './person/role-gate.tsx'
import { useSignedIn } from './session.tsx'
import { ShellFrame } from './shell-frame.tsx'
import { shellWords } from './shell-words.ts'
import { toClubPath, visibleEntries } from './visible-entries.ts'

/** Navigation, club and person around a page of a club. */
export function Shell({ slug, children }: { slug: string; children: ReactNode }) {
  const words = useWords(shellWords)
  const { clubs, isWhole, isLoading, error, refetch } = useClubs()
  const listed = clubs.find((one) => one.slug === slug)
  const others = useClubsBySlug(slug, !isWhole && !listed)
  const club = listed ?? others.clubs.find((one) => one.slug === slug)
  if (isLoading || others.isLoading) return <Loading />
  const fault = error ?? others.error
  // What was read before stays, also where it cannot be read again.
  if (!club && fault)
    return (
      <main className="solo" id="main">
        <FaultNote fault={fault} onRetry={() => void (error ? refetch() : others.refetch())} />
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
      <Frame club={club}>
        <RoleGate>{children}</RoleGate>
      </Frame>
    </ClubProvider>
  )
}

function Frame({ club, children }: { club: PortalClub; children: ReactNode }) {
  const words = useWords(shellWords)
  const counts = useCounts(club)
  const signedIn = useSignedIn()
  useChanges(club.id, feedsOpenTo(rolesIn(signedIn, club.id)))
  const groups = visibleEntries(signedIn, club)
  const entries = groups.flatMap(([, list]) => list)
  const { path: address } = usePlace()
  // One page may stand below another in the address.
  const [current] = entries
    .filter((entry) => address.startsWith(toClubPath(club, entry.path)))
    .sort((a, b) => b.path.length - a.path.length)
  const tabs = entries.filter(({ isRare }) => !isRare).slice(0, MOST_TABS)
  return (
    <ShellFrame
      club={club}
      entries={entries}
      page={current?.page}
      targets={entries.map(({ page, path, icon }) => ({
        ...{ key: page, label: words.pages[page], icon, to: toClubPath(club, path) },
      }))}
      navigation={groups.map(([name, list]) => (
        <div key={name} className="stack x">
          <h2>{words.groups[name]}</h2>
          {list.map((entry) => (
            <Entry
              key={entry.page}
              club={club}
              entry={entry}
              count={counts[entry.page] ?? 0}
              isCurrent={entry === current}
            />
          ))}
        </div>
      ))}
      isInMore={current !== undefined && !tabs.includes(current)}
      tabs={tabs.map(({ page, path, icon }) => (
        <Link key={page} href={toClubPath(club, path)} marksCurrent={page === current?.page}>
          <Icon name={icon} />
          <span>{words.pages[page]}</span>
        </Link>
      ))}
    >
      <ClubState status={club.status} way={signedIn.isAdmin ? 'open' : 'ask'} />
      {children}
    </ShellFrame>
  )
}

/** Beside More, on a phone. */
const MOST_TABS = 4

function Entry({
  club,
  entry: { page, path, icon },
  count,
  isCurrent,
}: {
  club: PortalClub
  entry: NavigationEntry
  /** Open problems. */
  count: number
  isCurrent: boolean
}) {
  const words = useWords(shellWords)
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
