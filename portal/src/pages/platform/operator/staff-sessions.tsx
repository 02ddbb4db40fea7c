import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callPortal } from '../../../graph/ask.ts'
import { asFault } from '../../../graph/fault.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { useTimes } from '../../../time/use-times.ts'
import { useSessions } from '../use-sessions.ts'
import { operatorWords } from './operator-words.ts'

interface Session {
  id: string
  subject: string
  name: string | null
  lastSeenAtMs: number
  isThis: boolean
}

/** Who is signed in at the portal, seen last first. */
export function StaffSessions({ now }: { now: Date }) {
  const words = useWords(operatorWords)
  const times = useTimes('UTC')
  const [ending, setEnding] = useState<Session | null>(null)
  const parts = useWords(partWords)
  const list = useSessions<Session>('staff-sessions')
  const { sessions, error, isPending, refetch } = list
  return (
    <section className="card" aria-labelledby="sessions">
      <header>
        <h2 id="sessions">{words.sessions}</h2>
        {!isPending && <span className="m s">{words.sessionCount(sessions.length)}</span>}
      </header>
      {isPending && <Loading lines={2} />}
      {error && <FaultNote fault={asFault(error)} onRetry={() => void refetch()} />}
      <ul className="list scrolled">
        {sessions.map((session) => (
          <li key={session.id} className="row between nowrap">
            <span className="stack x">
              <span className="wrap">{session.name ?? session.subject}</span>
              <span className="s m" title={times.moment(new Date(session.lastSeenAtMs))}>
                {session.isThis
                  ? words.thisBrowser
                  : words.seen(times.since(new Date(session.lastSeenAtMs), now))}
              </span>
            </span>
            {!session.isThis && (
              <Button
                look="danger"
                aria-label={words.endOf(session.name ?? session.subject)}
                onClick={() => setEnding(session)}
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
      {ending && <EndDialog session={ending} onClose={() => setEnding(null)} />}
    </section>
  )
}

function EndDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const words = useWords(operatorWords)
  const parts = useWords(partWords)
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callPortal(
        `/staff-sessions/${encodeURIComponent(session.id)}/end?subject=${encodeURIComponent(session.subject)}`,
        { method: 'POST' },
      ),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['staff-sessions'] })
      onClose()
    },
  })
  return (
    <Dialog
      title={words.endTitle(session.name ?? session.subject)}
      isOpen
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="danger pri" isBusy={isPending} onClick={() => mutate()}>
            {words.endNow}
          </Button>
        </>
      }
    >
      <p>{words.endText}</p>
      {error && <FaultNote fault={asFault(error)} />}
    </Dialog>
  )
}
