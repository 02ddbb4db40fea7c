import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { SessionFacts } from '../../server/sessions/session-routes.ts'
import { callPortal, onSignedOut } from '../graph/ask.ts'
import { asFault } from '../graph/fault.ts'
import { forgetEntries, setEntriesOwner } from '../parts/dialogs/entries/kept-entries.ts'
import { FaultNote } from '../parts/states/states.tsx'
import { go, usePlace } from '../router/place.ts'
import { IdleQuestion } from './person/idle-question.tsx'
import { announcePerson, onPersonElsewhere, onSignedOutElsewhere } from './person/other-tabs.ts'

export type SignedIn = NonNullable<SessionFacts['signedIn']>

const SessionContext = createContext<SignedIn | null>(null)

/** Facts of the session, read once per load of the page. */
export function useSessionFacts() {
  return useQuery({
    queryKey: ['session'],
    queryFn: () => callPortal<SessionFacts>('/session'),
  })
}

/** The person who is signed in; pages behind a sign-in have one. */
export function useSignedIn(): SignedIn {
  const signedIn = useContext(SessionContext)
  if (signedIn === null) throw new Error('This page is behind a sign-in.')
  return signedIn
}

/** Shows pages to people who are signed in, and sends others to the sign-in and back. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useSessionFacts()
  const { path, search } = usePlace()
  const signedIn = data?.signedIn ?? null
  const isOut = data !== undefined && signedIn === null
  const query = search.size > 0 ? `?${search}` : ''
  const here = path + query
  const back = `/portal/sign-in?to=${encodeURIComponent(here)}`
  useEffect(() => {
    if (isOut) go(back, { replace: true })
  }, [isOut, back])
  // The whole page is loaded anew, so that nothing of the last person stays in memory.
  useEffect(() => onSignedOut(() => leave(`${back}&fault=ended`)), [back])
  useEffect(() => onSignedOutElsewhere(() => leave(back)), [back])
  const subject = signedIn?.subject ?? null
  useEffect(() => setEntriesOwner(subject), [subject])
  useEffect(() => {
    if (subject !== null) announcePerson(subject)
  }, [subject])
  useEffect(
    () => onPersonElsewhere((other) => subject !== null && other !== subject && leave(here)),
    [subject, here],
  )
  if (data === undefined && error)
    return (
      <main className="solo" id="main">
        <FaultNote fault={asFault(error)} onRetry={() => void refetch()} />
      </main>
    )
  if (signedIn === null) return null
  return (
    <SessionContext value={signedIn}>
      {children}
      {signedIn.idle && <IdleQuestion idle={signedIn.idle} onIdle={() => void refetch()} />}
    </SessionContext>
  )
}

function leave(address: string): void {
  forgetEntries()
  location.assign(address)
}
