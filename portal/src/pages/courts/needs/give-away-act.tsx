import { useAsk } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { LoadingDialog } from '../../../parts/dialogs/loading-dialog.tsx'
import { useLoaded } from '../../../parts/dialogs/use-loaded.ts'
import { useClub } from '../../../shell/club.tsx'
import type { Court, DaySession, Location } from '../today/day-plan.ts'
import { bookWords } from '../walk-in/book-words.ts'
import type { Slot } from '../walk-in/slot/slot.ts'
import { restOf } from '../walk-in/slot/slot-draft.ts'
import { courtNeedWords } from './court-need-words.ts'

interface GiveAwayActProps {
  session: DaySession
  /** Gets what is left of its time. */
  onGive: (slot: Slot) => void
}

export function GiveAwayAct({ session, onGive }: GiveAwayActProps) {
  const words = useWords(courtNeedWords)
  const { timezone } = useClub()
  return (
    <Button onClick={() => onGive(restOf(session, new Date(), timezone))}>{words.giveAway}</Button>
  )
}

interface GiveAwayDialogProps {
  session: DaySession
  court: Court
  slot: Slot
  places: readonly Location[]
  onClose: () => void
  /** Behind `onClose`. */
  onDone: () => void
}

/** Books a court for another party for what is left of the time of one that has not come: both bookings stand then. */
export function GiveAwayDialog(props: GiveAwayDialogProps) {
  const { session, court, slot, places, onClose, onDone } = props
  const { book: title } = useWords(bookWords)
  const parts = useLoaded(loadDialog, true, onClose)
  const { data, isLoading } = useAsk('PortalMatch', { id: session.id })
  if (parts === null || isLoading) return <LoadingDialog label={title} onClose={onClose} />
  // Where it could not be read, the dialog is refused with this booking, and asks.
  const seen = data?.matchSession?.booking?.booking?.id
  return (
    <parts.WalkInDialog
      slot={slot}
      courts={[court]}
      places={places}
      overlapping={seen === undefined ? [] : [seen]}
      onClose={onClose}
      onDone={onDone}
    />
  )
}

const loadDialog = () => import('../walk-in/walk-in-dialog.tsx')
