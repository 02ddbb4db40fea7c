import { type FormEvent, useId, useState } from 'react'
import { CLUB_LIMITS } from '../../../../../schema/club/limits.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { SaveFault } from '../../../parts/fields/editing/save-fault.tsx'
import { FormField } from '../../../parts/fields/form-field.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { BetweenNote } from '../closing/between-note.tsx'
import { type ClosedCourt, readClosingBetween, toSeen } from '../closing/closing-input.ts'
import { FallingBookings } from '../closing/falling-bookings.tsx'
import { useCourtStatus } from '../closing/use-court-status.ts'
import { outOfUseWords } from './out-of-use-words.ts'

interface OutOfUseDialogProps {
  court: ClosedCourt
  onClose: () => void
}

/** Takes a court out of use, and says what that refuses. */
export function OutOfUseDialog({ court, onClose }: OutOfUseDialogProps) {
  const words = useWords(outOfUseWords)
  const parts = useWords(partWords)
  const form = useId()
  const [reason, setReason] = useState('')
  // What others close while the dialog is open is not what its reader has seen.
  const [opened] = useState(court)
  const act = useCourtStatus({ onDone: onClose })
  const between = readClosingBetween(act.error)
  const take = (event: FormEvent) => {
    event.preventDefault()
    if (act.isBusy) return
    const closing = { override: 'DISABLED' as const, until: null, reason: reason.trim() || null }
    act.set(toSeen(opened, between), closing)
  }
  return (
    <Dialog
      title={words.question(court.name)}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          {between ? <BetweenNote between={between} /> : <SaveFault fault={act.error} />}
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="danger pri" type="submit" form={form} isBusy={act.isBusy}>
            {words.act}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={take}>
        <p>{words.refused}</p>
        <FormField
          label={words.reason}
          value={reason}
          most={CLUB_LIMITS.overrideReason}
          onChange={setReason}
        />
        <FallingBookings courtId={court.id} until={null} />
      </form>
    </Dialog>
  )
}
