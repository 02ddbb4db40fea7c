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
import { changeMessageWords } from '../../../messages/change-message/change-message-words.ts'
import { MessageToAssigned } from '../../../messages/change-message/message-to-assigned.tsx'
import { useChangeMessage } from '../../../messages/change-message/use-change-message.ts'
import { assignedTo } from '../../../messages/compose/audience.ts'
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
  const messageWords = useWords(changeMessageWords)
  const times = useTimes(followed.zone)
  const { id: shiftId, title, startTime, endTime, confirmedCount, pendingCount } = shift
  const eventId = followed.event?.id ?? ''
  const [audience] = useState(() => assignedTo(shift))
  const count = confirmedCount + pendingCount
  const when = `${times.day(startTime)}, ${times.span(startTime, endTime)}`
  const message = useChangeMessage(messageWords.shiftOff(title, when))
  const act = async () => {
    await ask('PortalChangeShift', { input: { shiftId, status: 'CANCELLED' } })
    await message.send({ eventId, subject: messageWords.offSubject(title), audience })
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
      onAct={() => message.isReady && run()}
      onClose={onClose}
    >
      <p>{words.cancelText(count)}</p>
      {count > 0 && (
        <MessageToAssigned
          message={message}
          label={messageWords.writeToAssigned}
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
