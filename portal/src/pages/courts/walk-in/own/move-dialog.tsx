import { type FormEvent, useId, useState } from 'react'
import { ask } from '../../../../graph/ask.ts'
import { asFault, type Fault } from '../../../../graph/fault.ts'
import { useChange, useReload } from '../../../../graph/use-ask.ts'
import { wordOf } from '../../../../i18n/define-words.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { useClub } from '../../../../shell/club.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import { readInTheWay } from '../slot/in-the-way.ts'
import type { BookingPlace } from '../slot/outside-note.tsx'
import { RefusedSlot } from '../slot/refused-slot.tsx'
import { toSlot } from '../slot/slot-draft.ts'
import { type BookableCourt, SlotFields } from '../slot/slot-fields.tsx'
import { useSlot } from '../slot/use-slot.ts'
import { ChangedNote, isChangedMeanwhile } from './changed-note.tsx'
import type { ClosedBy } from './closed-by.ts'
import type { OwnBooking } from './own-booking.ts'
import { ownWords } from './own-words.ts'
import { useClosing } from './use-closing.ts'

interface MoveDialogProps {
  booking: OwnBooking
  courts: readonly BookableCourt[]
  places: readonly BookingPlace[]
  closedBy: ClosedBy | null
  onClose: () => void
}

/** Another court or time for a booking of the club's own; its match follows. */
export function MoveDialog({ booking, courts, places, closedBy, onClose }: MoveDialogProps) {
  const words = useWords(ownWords)
  const parts = useWords(partWords)
  const { timezone } = useClub()
  const times = useTimes(timezone)
  const reload = useReload()
  const form = useId()
  // Another one than was opened is not moved.
  const [opened, setOpened] = useState(booking)
  const slot = useSlot(toSlot(opened, timezone), timezone)
  const nameOf = (id: string) => courts.find((one) => one.id === id)?.name ?? ''
  const textsOf = ({ courtId, scheduledStart: from, scheduledEnd: to }: Placed) =>
    [nameOf(courtId), times.span(from, to)] as const
  /** Of a refused undo: the place may have another booking by now, or the change was not heard at all. */
  const notMovedBackText = (fault: Fault) =>
    readInTheWay(fault) === null
      ? [words.notMoved, wordOf(parts.faults, fault.code) ?? fault.message].join(' ')
      : words.notMovedBack(...textsOf(opened))
  const { changeAsync, reset, isBusy, error } = useChange('PortalMoveBooking', (data) => {
    const moved = data.moveClubBooking?.booking
    onClose()
    if (!moved) return
    const undo = () =>
      void ask('PortalMoveBooking', { input: toInput({ ...moved, ...placeOf(opened) }, []) }).then(
        () => showToast({ text: words.moved(...textsOf(opened)) }),
        (refusal) => showToast({ look: 'fail', text: notMovedBackText(asFault(refusal)) }),
      )
    showToast({ text: words.moved(...textsOf(moved)), undo })
  })
  useClosing({ closedBy, isBusy, error, onClose })
  const isChanged = isChangedMeanwhile(error)
  const move = (overlapping: string[]) => {
    const { period, draft } = slot
    if (period === null || isBusy) return
    const read = isChanged ? booking : opened
    setOpened(read)
    const place = {
      courtId: draft.courtId,
      scheduledStart: period.from.toISOString(),
      scheduledEnd: period.to.toISOString(),
    }
    const variables = { input: toInput({ ...read, ...place }, overlapping) }
    void changeAsync(variables).catch(() => reload('PortalBookingOfMatch'))
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    slot.markTried()
    move([])
  }
  return (
    <Dialog
      title={words.moveTitle(nameOf(opened.courtId))}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="pri" type="submit" form={form} isBusy={isBusy}>
            {words.moveNow}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={send}>
        <SlotFields slot={slot} courts={courts} places={places} onEdit={reset} />
        {isChanged ? (
          <ChangedNote now={textsOf(booking)} />
        ) : (
          <RefusedSlot
            court={nameOf(slot.draft.courtId)}
            fault={error}
            isBusy={isBusy}
            onConfirm={move}
          />
        )}
      </form>
    </Dialog>
  )
}

type Placed = Pick<OwnBooking, 'courtId' | 'scheduledStart' | 'scheduledEnd'>

function placeOf({ courtId, scheduledStart, scheduledEnd }: Placed): Placed {
  return { courtId, scheduledStart, scheduledEnd }
}

function toInput(
  { id, updatedAt, ...place }: Placed & Pick<OwnBooking, 'id' | 'updatedAt'>,
  overlapping: string[],
) {
  return { bookingId: id, ...placeOf(place), overlapping, expectedUpdatedAt: updatedAt }
}
