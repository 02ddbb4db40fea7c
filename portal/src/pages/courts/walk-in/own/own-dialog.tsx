import type { BookingPlace } from '../slot/outside-note.tsx'
import type { BookableCourt } from '../slot/slot-fields.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import type { ClosedBy } from './closed-by.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { OwnBooking } from './own-booking.ts'

interface OwnDialogProps {
  act: 'move' | 'cancel'
  booking: OwnBooking
  courts: readonly BookableCourt[]
  places: readonly BookingPlace[]
  /** Why it is not changed any more; null while it may be. */
  closedBy: ClosedBy | null
  onClose: () => void
}

/** What is done to a booking of the club's own. */
export function OwnDialog({ act, ...rest }: OwnDialogProps) {
  return act === 'move' ? <MoveDialog {...rest} /> : <CancelDialog {...rest} />
}
