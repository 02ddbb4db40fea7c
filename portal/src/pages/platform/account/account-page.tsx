import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callPortal } from '../../../graph/ask.ts'
import { asFault } from '../../../graph/fault.ts'
import { wordOf } from '../../../i18n/define-words.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { ConnectionWord } from '../../../parts/states/connection-word.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { Link } from '../../../router/link.tsx'
import { useClubs } from '../../../shell/club.tsx'
import { signOut } from '../../../shell/person/user-menu.tsx'
import { useSignedIn } from '../../../shell/session.tsx'
import { shellWords } from '../../../shell/shell-words.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { useZone } from '../../../time/zone.tsx'
import { useSessions } from '../use-sessions.ts'
import { accountWords } from './account-words.ts'

interface ListedSession {
  id: string
  startedAtMs: number
  expiresAtMs: number
  lastSeenAtMs: number
  agent: string
  isThis: boolean
}

/** Who is signed in, with which roles, and in which browsers. */
export default function AccountPage() {
  const words = useWords(accountWords)
  const { roles: roleWords } = useWords(shellWords)
  const signedIn = useSignedIn()
  const { clubs, isLoading, error } = useClubs()
  useTitle(words.title)
  const roles = signedIn.roles.map(({ clubId, role }) => ({
    key: `${clubId}-${role}`,
    club: clubs.find(({ id }) => id === clubId)?.name ?? clubId,
    role: wordOf(roleWords, role) ?? role,
  }))
  return (
    <div className="solo wide">
      <main id="main">
        <div className="ph">
          <div className="t">
            <h1>{words.title}</h1>
            <p className="m s">{signedIn.name ?? signedIn.subject}</p>
          </div>
          <ConnectionWord />
          <Link className="btn" href="/portal/">
            {words.back}
          </Link>
          <Button onClick={() => void signOut()}>{words.signOut}</Button>
        </div>
        <section className="card" aria-labelledby="roles">
          <header>
            <h2 id="roles">{words.roles}</h2>
          </header>
          {isLoading && <Loading lines={1} />}
          {error && <FaultNote fault={error} />}
          <ul className="list" hidden={isLoading}>
            {signedIn.isAdmin && <li>{roleWords.ADMIN}</li>}
            {roles.map(({ key, club, role }) => (
              <li key={key} className="row between">
                <span>{club}</span>
                <span className="m">{role}</span>
              </li>
            ))}
          </ul>
        </section>
        <SessionList />
      </main>
    </div>
  )
}

function SessionList() {
  const words = useWords(accountWords)
  const client = useQueryClient()
  const parts = useWords(partWords)
  const list = useSessions<ListedSession>('sessions')
  const { sessions, error, isPending } = list
  const end = useMutation({
    mutationFn: (id: string) =>
      callPortal(`/sessions/${encodeURIComponent(id)}/end`, { method: 'POST' }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  })
  const now = useNow()
  const times = useTimes(useZone())
  return (
    <section className="card" aria-labelledby="sessions">
      <header>
        <h2 id="sessions">{words.sessions}</h2>
        <span className="m s">{words.sessionsText(times.zone)}</span>
      </header>
      {isPending && <Loading />}
      {error && <FaultNote fault={asFault(error)} />}
      {end.error && <FaultNote fault={asFault(end.error)} />}
      <ul className="list">
        {sessions.map(({ id, agent, startedAtMs, expiresAtMs, lastSeenAtMs, isThis }) => (
          <li key={id} className="row between nowrap">
            <span className="stack x">
              <span className="b">
                {words.browser(agent)} {isThis && <span className="tag">{words.thisOne}</span>}
              </span>
              <span className="s m">
                {words.period(
                  times.moment(new Date(startedAtMs)),
                  times.moment(new Date(expiresAtMs)),
                )}
              </span>
              <span className="s m" title={times.moment(new Date(lastSeenAtMs))}>
                {words.seen(times.since(new Date(lastSeenAtMs), now))}
              </span>
            </span>
            {!isThis && (
              <Button
                look="danger"
                isBusy={end.isPending && end.variables === id}
                onClick={() => end.mutate(id)}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button isBusy={list.isLoadingMore} onClick={list.loadMore}>
          {parts.more}
        </Button>
      )}
    </section>
  )
}
