import { type ReactNode, useState } from 'react'
import type { Fault } from '../../../../graph/fault.ts'
import { useAsk } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { useLoaded } from '../../../../parts/dialogs/use-loaded.ts'
import { useMay } from '../../../../shell/club.tsx'
import { DESK_ROLES } from '../../../../shell/person/club-roles.ts'
import { sourceOf } from '../../needs/booking-source.ts'
import type { BookingPlace } from '../slot/outside-note.tsx'
import type { BookableCourt } from '../slot/slot-fields.tsx'
import { actWords } from './act-words.ts'
import { findClosedBy } from './closed-by.ts'

const load = () => import('./own-dialog.tsx')

interface BookingFacts {
  /** The match that is open, and its status as the day shows it; null where the day does not have it. */
  id: string | null
  status: string | null
  /** Whether the day is read. */
  isRead: boolean
  courts: readonly BookableCourt[]
  places: readonly BookingPlace[]
}

interface BookingActs {
  /** Whose booking it is, or why it stays as it is; null where buttons say it. */
  note: string | null
  /** Why it is not known what may be done. */
  fault: Fault | null
  buttons: ReactNode
  dialogs: ReactNode
}

/** What the front desk does with the booking of a match: its own it moves and cancels, those of partners it does not. */
export function useBookingActs({ id, courts, places, ...ofDay }: BookingFacts): BookingActs {
  const words = useWords(actWords)
  const isDesk = useMay(...DESK_ROLES)
  const { data, error } = useAsk(
    'PortalBookingOfMatch',
    { id: id ?? '' },
    { enabled: isDesk && id !== null },
  )
  const [opened, setOpened] = useState<{ id: string; act: 'move' | 'cancel' } | null>(null)
  // No act opens by itself for another match, nor for the same one that is opened again.
  if (opened !== null && opened.id !== id) setOpened(null)
  const of = data?.matchSession?.booking ?? null
  const loaded = useLoaded(load, opened !== null, () => setOpened(null))
  const booking = of?.booking ?? null
  if (!isDesk || id === null || of === null || booking === null)
    return { note: null, fault: data === null ? error : null, buttons: null, dialogs: null }
  const source = sourceOf({ ...of, ...booking })
  const closedBy = findClosedBy({ ...ofDay, booking: booking.status })
  const isOver = closedBy === 'OVER'
  const mayChange = source === null && closedBy === null
  return {
    note: noteOf({ source, isOver, mayChange }, words),
    fault: null,
    buttons: mayChange && (
      <>
        <Button onClick={() => setOpened({ id, act: 'cancel' })}>{words.cancel}</Button>
        <Button onClick={() => setOpened({ id, act: 'move' })}>{words.move}</Button>
      </>
    ),
    dialogs: opened && loaded && (
      <loaded.OwnDialog
        act={opened.act}
        booking={booking}
        closedBy={closedBy}
        courts={courts}
        places={places}
        onClose={() => setOpened(null)}
      />
    ),
  }
}

function noteOf(
  { source, isOver, mayChange }: { source: string | null; isOver: boolean; mayChange: boolean },
  words: (typeof actWords)['en'],
): string | null {
  if (isOver || mayChange) return null
  return source === null ? words.begun : words.whose(source)
}
