import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { CourtFacts } from '../../../../server/court/court-routes.ts'
import { callPortal, onSignedOut } from '../../../graph/ask.ts'
import { asFault, Fault, mayPass } from '../../../graph/fault.ts'
import { presentAsCourt } from '../../../graph/presented-as.ts'
import { untilReached } from '../../../graph/use-ask.ts'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { endKeptCourt, findKeptCourt } from '../offline/kept-board.ts'

/** The credential that the page uses: a cookie of the court, or the session of a member of staff. */
export type WayIn = 'court' | 'staff'

interface CourtWayInProps {
  /** Of the address. */
  publicId: string
  /** Kinds of court cookies that open this page. */
  kinds: readonly CourtFacts['kind'][]
  /** Rendered instead of the page without a court's cookie and a session of staff; `ended`: the one of until now. */
  otherwise: (found: () => void, ended: WayIn | null) => ReactNode
  children: (wayIn: WayIn) => ReactNode
}

/** Lets in a court's screen or pad by its cookie, and else the member of staff who is signed in. */
export function CourtWayIn({ publicId, kinds, otherwise, children }: CourtWayInProps) {
  const { data, error, refetch } = useQuery<WayIn | 'none' | 'ended', Fault>({
    queryKey: ['court', publicId, kinds],
    queryFn: () => findWayIn(kinds, publicId),
    // A credential that has ended meanwhile is not remembered as good.
    gcTime: 0,
    ...untilReached(),
  })
  const [wasStaff, setWasStaff] = useState(false)
  if (data === 'staff' && !wasStaff) setWasStaff(true)
  useEffect(() => onSignedOut(() => void refetch()), [refetch])
  useEffect(() => () => presentAsCourt(false), [])
  if (data === undefined)
    return (
      <main className="solo" id="main">
        {error ? <FaultNote fault={asFault(error)} onRetry={() => void refetch()} /> : <Loading />}
      </main>
    )
  if (data === 'none' || data === 'ended') {
    const ofStaff = wasStaff ? 'staff' : null
    return otherwise(() => void refetch(), data === 'ended' ? 'court' : ofStaff)
  }
  return children(data)
}

async function findWayIn(kinds: CourtWayInProps['kinds'], publicId: string) {
  const token = takeToken()
  if (token !== null) await openWith(token)
  const wayIn = await askWayIn(kinds).catch((error: unknown) => {
    // Without a connection, as it was let in last; the server decides of each call behind it.
    const kept = mayPass(asFault(error)) ? findKeptCourt(localStorage, publicId, Date.now()) : null
    if (kept === null || kept.hasEnded) throw error
    presentAsCourt(kept.wayIn === 'court')
    return kept.wayIn
  })
  if (wayIn !== null) return wayIn
  return endKeptCourt(localStorage, publicId, Date.now()) ? 'ended' : 'none'
}

async function askWayIn(kinds: CourtWayInProps['kinds']): Promise<WayIn | null> {
  const { kind } = await callPortal<CourtFacts>('/court')
  const isCourt = kind !== null && kinds.includes(kind)
  presentAsCourt(isCourt)
  if (isCourt) return 'court'
  const { signedIn } = await callPortal('/session')
  return signedIn ? 'staff' : null
}

/** A token that has ended leaves the browser as it was. */
async function openWith(token: string): Promise<void> {
  const body = JSON.stringify({ token })
  await callPortal('/court/open', { method: 'POST', body }).catch((error: unknown) => {
    if (error instanceof Fault && error.code === 'invalid_credential') return
    throw error
  })
}

/** The token behind the `#` of the address, which leaves it at once. */
function takeToken(): string | null {
  const token = location.hash.slice(1)
  if (token === '') return null
  history.replaceState(null, '', location.pathname + location.search)
  return token
}
