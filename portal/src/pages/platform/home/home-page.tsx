import { useEffect } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { OPERATOR_PATH } from '../../../platform/platform-pages.ts'
import { Link } from '../../../router/link.tsx'
import type { PageProps } from '../../../router/page-props.ts'
import { go } from '../../../router/place.ts'
import { useClubs } from '../../../shell/club.tsx'
import { useSignedIn } from '../../../shell/session.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { toClubPath, visibleEntries } from '../../../shell/visible-entries.ts'
import { homeWords } from './home-words.ts'

/** Leads to the first page that the person's roles open, in the club of the address or the first one. */
export default function HomePage({ params }: PageProps) {
  const words = useWords(homeWords)
  const signedIn = useSignedIn()
  const { clubs, isLoading, error, refetch } = useClubs()
  const named = clubs.find(({ slug }) => slug === params['club'])
  const own = clubs.find(({ id }) => signedIn.roles.some(({ clubId }) => clubId === id))
  const club = named ?? own ?? clubs[0]
  const entry = club ? visibleEntries(signedIn, club)[0]?.[1][0] : undefined
  const isOperator = signedIn.isAdmin && !named && !own && params['club'] === undefined
  const clubTarget = club && entry ? toClubPath(club, entry.path) : null
  const target = isOperator ? OPERATOR_PATH : clubTarget
  useEffect(() => {
    if (target !== null) go(target, { replace: true })
  }, [target])
  useTitle('')
  if (isLoading) return <Loading />
  if (target !== null) return null
  return (
    <main className="solo" id="main">
      {error ? (
        <FaultNote fault={error} onRetry={() => void refetch()} />
      ) : (
        <Empty
          isPage
          title={club ? words.noPageTitle : words.title}
          text={club ? words.noPage(club.name) : words.text}
        >
          <Link href="/portal/account" className="btn">
            {words.account}
          </Link>
        </Empty>
      )}
    </main>
  )
}
