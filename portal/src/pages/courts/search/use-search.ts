import { useState } from 'react'
import { useAsk } from '../../../graph/use-ask.ts'
import { useSettledText } from '../../../graph/use-settled.ts'
import type { PortalClub } from '../../../shell/club.tsx'
import { type FoundBooking, toSearchText } from '../../../shell/go-to/found-bookings.ts'

/** Bookings that a typed text finds, while it is typed; an answer counts for the text alone that it was asked for. */
export function useSearch(club: PortalClub, typed: string) {
  const settled = useSettledText(typed)
  const text = toSearchText(settled)
  const { data, error, faults, isLoading, refetch } = useAsk(
    'PortalSearch',
    { clubId: club.id, text: text ?? '' },
    { enabled: text !== null },
  )
  const answered = text === null ? NONE : (data?.club?.search ?? null)
  const [last, setLast] = useState(answered)
  if (answered !== null && answered !== last) setLast(answered)
  const fault = typed === settled && answered === null ? (error ?? faults[0] ?? null) : null
  return {
    /** Of the text before, until this one is answered or refused. */
    found: fault ? NONE : (answered ?? last ?? NONE),
    isCurrent: typed === settled && answered !== null,
    isReading: typed !== settled || isLoading,
    fault,
    retry: () => void refetch(),
  }
}

const NONE: readonly FoundBooking[] = []
