import { useState } from 'react'
import { useChange, useReload } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { ConfirmDialog } from '../../../../parts/dialogs/confirm-dialog.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { useClub } from '../../../../shell/club.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import type { BookableCourt } from '../slot/slot-fields.tsx'
import { ChangedNote, isChangedMeanwhile } from './changed-note.tsx'
import type { ClosedBy } from './closed-by.ts'
import type { OwnBooking } from './own-booking.ts'
import { ownWords } from './own-words.ts'
import { useClosing } from './use-closing.ts'

interface CancelDialogProps {
  booking: OwnBooking
  courts: readonly BookableCourt[]
  closedBy: ClosedBy | null
  onClose: () => void
}

/** Asks by court and time: a cancelled booking does not come back. */
export function CancelDialog({ booking, courts, closedBy, onClose }: CancelDialogProps) {
  const words = useWords(ownWords)
  const times = useTimes(useClub().timezone)
  const reload = useReload()
  const court = courts.find(({ id }) => id === booking.courtId)?.name ?? ''
  const named = [court, times.span(booking.scheduledStart, booking.scheduledEnd)] as const
  // Another one than was asked about is not cancelled.
  const [asked, setAsked] = useState(booking)
  const { changeAsync, isBusy, error } = useChange('PortalCancelBooking', () => {
    showToast({ text: words.cancelled(...named) })
    onClose()
  })
  useClosing({ closedBy, isBusy, error, onClose })
  const isChanged = isChangedMeanwhile(error)
  const cancel = () => {
    const read = isChanged ? booking : asked
    setAsked(read)
    const input = { bookingId: read.id, expectedUpdatedAt: read.updatedAt }
    void changeAsync({ input }).catch(() => reload('PortalBookingOfMatch'))
  }
  return (
    <ConfirmDialog
      title={words.cancelTitle(...named)}
      action={words.cancelNow}
      keep={words.keep}
      isBusy={isBusy}
      error={isChanged ? null : error}
      onAct={cancel}
      onClose={onClose}
    >
      <p>{words.cancelText}</p>
      {isChanged && <ChangedNote now={named} />}
    </ConfirmDialog>
  )
}
