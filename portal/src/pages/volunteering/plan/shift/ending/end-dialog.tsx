import { type ReactNode, useState } from 'react'
import { ask } from '../../../../../graph/ask.ts'
import type { Fault } from '../../../../../graph/fault.ts'
import { useWords } from '../../../../../i18n/use-words.tsx'
import { Button } from '../../../../../parts/button.tsx'
import { Dialog } from '../../../../../parts/dialog.tsx'
import { useAct } from '../../../../../parts/dialogs/use-act.ts'
import { FaultNote } from '../../../../../parts/states/states.tsx'
import { partWords } from '../../../../../parts/words/part-words.ts'
import { useTimes } from '../../../../../time/use-times.ts'
import { assignedTo } from '../../../messages/compose/audience.ts'
import { TellAssigned } from '../../../messages/tell/tell-assigned.tsx'
import { tellWords } from '../../../messages/tell/tell-words.ts'
import { useTell } from '../../../messages/tell/use-tell.ts'
import type { Shift } from '../../plan.ts'
import type { FollowedPlan } from '../../use-plan.ts'
import { shiftWords } from '../shift-words.ts'

interface EndingProps {
  shift: Shift
  followed: FollowedPlan
  onClose: () => void
}

/** Cancels a shift: how many are assigned is said, and a message to them offered. */
export function CancelShift({ shift, followed, onClose }: EndingProps) {
  const words = useWords(shiftWords)
  const telling = useWords(tellWords)
  const times = useTimes(followed.zone)
  const { id: shiftId, title, startTime, endTime, confirmedCount, pendingCount } = shift
  const eventId = followed.event?.id ?? ''
  const [audience] = useState(() => assignedTo(shift))
  const count = confirmedCount + pendingCount
  const when = `${times.day(startTime)}, ${times.span(startTime, endTime)}`
  const tell = useTell(telling.shiftOff(title, when))
  const act = async () => {
    await ask('PortalChangeShift', { input: { shiftId, status: 'CANCELLED' } })
    await tell.send({ eventId, subject: telling.offSubject(title), audience })
  }
  const { run, ...state } = useAct(act, () => {
    void followed.reloadStaffing()
    onClose()
  })
  return (
    <EndDialog
      title={words.cancelTitle(title)}
      action={words.cancelNow}
      {...state}
      onAct={() => tell.isReady && run()}
      onClose={onClose}
    >
      <p>{words.cancelText(count)}</p>
      {count > 0 && (
        <TellAssigned
          tell={tell}
          label={telling.tellAssigned}
          eventId={eventId}
          audience={audience}
        />
      )}
    </EndDialog>
  )
}

/** Deletes a shift that was cancelled. */
export function DeleteShift({ shift, followed, onClose }: EndingProps) {
  const words = useWords(shiftWords)
  const { id: shiftId, title } = shift
  const act = async () => void (await ask('PortalDeleteShift', { input: { shiftId } }))
  const { run, ...state } = useAct(act, () => {
    void followed.reloadStaffing()
    onClose()
  })
  return (
    <EndDialog
      title={words.deleteTitle(title)}
      action={words.deleteNow}
      {...state}
      onAct={run}
      onClose={onClose}
    >
      <p>{words.deleteText}</p>
    </EndDialog>
  )
}

interface EndDialogProps {
  title: string
  action: string
  isBusy: boolean
  error: Fault | null
  onAct: () => void
  onClose: () => void
  /** What follows from it. */
  children: ReactNode
}

/** Its other button is Close, since Cancel would be the name of both. */
function EndDialog({ title, action, isBusy, error, onAct, onClose, children }: EndDialogProps) {
  const parts = useWords(partWords)
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.close}</Button>
          <Button look="danger pri" isBusy={isBusy} onClick={onAct}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {error && <FaultNote fault={error} />}
    </Dialog>
  )
}
