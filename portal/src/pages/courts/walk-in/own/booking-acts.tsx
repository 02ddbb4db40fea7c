import { type ReactNode, useState } from 'react'
import { isBeforePlay, isMatchOver } from '../../../../../../rules/club/match-states.ts'
import { useAsk } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { useMay } from '../../../../shell/club.tsx'
import { DESK_ROLES } from '../../../../shell/person/club-roles.ts'
import { sourceOf } from '../../needs/booking-source.ts'
import type { BookingPlace } from '../slot/outside-note.tsx'
import type { BookableCourt } from '../slot/slot-fields.tsx'
import { useLatePart } from '../use-late-part.ts'
import { actWords } from './act-words.ts'

const load = () => import('./own-dialog.tsx')

interface BookingFacts {
  /** The match that is open, and its status as the day shows it. */
  id: string | null
  status: string
  courts: readonly BookableCourt[]
  places: readonly BookingPlace[]
}

interface BookingActs {
  /** Whose booking it is, or why it stays as it is; null where buttons say it. */
  note: string | null
  buttons: ReactNode
  dialogs: ReactNode
}

/** What the front desk does with the booking of a match: its own it moves and cancels, those of partners it does not. */
export function useBookingActs({ id, status, courts, places }: BookingFacts): BookingActs {
  const words = useWords(actWords)
  const isDesk = useMay(...DESK_ROLES)
  const { data } = useAsk(
    'PortalBookingOfMatch',
    { id: id ?? '' },
    { enabled: isDesk && id !== null },
  )
  const [opened, setOpened] = useState<'move' | 'cancel' | null>(null)
  const of = data?.matchSession?.booking ?? null
  const loaded = useLatePart({ load, attempt: of && `${id} ${opened}` })
  const booking = of?.booking ?? null
  if (!isDesk || of === null || booking === null)
    return { note: null, buttons: null, dialogs: null }
  const source = sourceOf({ ...of, ...booking })
  const isOver = isMatchOver(status) || booking.status === 'CANCELLED'
  const mayChange = source === null && !isOver && isBeforePlay(status)
  return {
    note: noteOf({ source, isOver, mayChange }, words),
    buttons: mayChange && (
      <>
        <Button onClick={() => setOpened('cancel')}>{words.cancel}</Button>
        <Button onClick={() => setOpened('move')}>{words.move}</Button>
      </>
    ),
    dialogs: opened && loaded && (
      <loaded.OwnDialog
        act={opened}
        booking={booking}
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
