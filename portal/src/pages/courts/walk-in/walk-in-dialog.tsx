import { type FormEvent, useId, useState } from 'react'
import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { bookWords } from './book-words.ts'
import { PlayerFields } from './player-fields.tsx'
import { NO_PLAYERS, type PlayerDraft, toPlayers } from './players.ts'
import { makeRequestIds } from './request-ids.ts'
import type { BookingPlace } from './slot/outside-note.tsx'
import { RefusedSlot } from './slot/refused-slot.tsx'
import type { Slot } from './slot/slot.ts'
import { type BookableCourt, SlotFields } from './slot/slot-fields.tsx'
import { useSlot } from './slot/use-slot.ts'
import { takeBack } from './take-back.ts'
import { walkInWords } from './walk-in-words.ts'

interface WalkInDialogProps {
  slot: Slot
  courts: readonly BookableCourt[]
  places: readonly BookingPlace[]
  /** Bookings whose court is given away, which the desk saw where it opened this. */
  overlapping?: string[]
  onClose: () => void
  /** Behind `onClose`, once the court is booked. */
  onDone?: () => void
}

/** Books a court for the club itself, for players who come or call without a booking. */
export function WalkInDialog(props: WalkInDialogProps) {
  const { courts, places, overlapping: seen = [], onClose, onDone } = props
  const words = useWords(walkInWords)
  const parts = useWords(partWords)
  const { book: title } = useWords(bookWords)
  const { id: clubId, timezone } = useClub()
  const times = useTimes(timezone)
  const form = useId()
  const slot = useSlot(props.slot, timezone)
  const [players, setPlayers] = useState<readonly PlayerDraft[]>(NO_PLAYERS)
  const [requestIdOf] = useState(makeRequestIds)
  const { courtId } = slot.draft
  const nameOf = (id: string) => courts.find((one) => one.id === id)?.name ?? words.court
  const { change, reset, isBusy, error } = useChange('PortalBookCourt', ({ createClubBooking }) => {
    onClose()
    onDone?.()
    if (!createClubBooking) return
    const { booking } = createClubBooking
    const period = times.span(booking.scheduledStart, booking.scheduledEnd)
    const named = [nameOf(booking.courtId), period] as const
    const undo = () =>
      void takeBack(booking).then(
        () => showToast({ text: words.takenBack(...named) }),
        () => showToast({ look: 'fail', text: words.notTakenBack(...named) }),
      )
    showToast({ text: words.booked(...named), undo })
  })
  const book = (overlapping: string[]) => {
    const { period } = slot
    if (period === null || isBusy) return
    const scheduled = {
      scheduledStart: period.from.toISOString(),
      scheduledEnd: period.to.toISOString(),
    }
    const input = { clubId, courtId, ...scheduled, players: toPlayers(players), overlapping }
    change({ input: { ...input, clientRequestId: requestIdOf(input) } })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    slot.markTried()
    book(seen)
  }
  return (
    <Dialog
      title={title}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="pri" type="submit" form={form} isBusy={isBusy}>
            {words.act}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={send}>
        <SlotFields slot={slot} courts={courts} places={places} onEdit={reset} />
        <PlayerFields players={players} onChange={setPlayers} />
        <RefusedSlot court={nameOf(courtId)} fault={error} isBusy={isBusy} onConfirm={book} />
      </form>
    </Dialog>
  )
}
