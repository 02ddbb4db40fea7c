import { useId, useState } from 'react'
import { ask } from '../../../../../graph/ask.ts'
import { useWords } from '../../../../../i18n/use-words.tsx'
import { ConfirmDialog } from '../../../../../parts/dialogs/confirm-dialog.tsx'
import { useAct } from '../../../../../parts/dialogs/use-act.ts'
import { useTimes } from '../../../../../time/use-times.ts'
import { ChangeMessageFields } from '../../../messages/change-message/change-message-fields.tsx'
import { changeMessageWords } from '../../../messages/change-message/change-message-words.ts'
import { useChangeMessage } from '../../../messages/change-message/use-change-message.ts'
import { nameOf } from '../../../volunteers/people.ts'
import type { Shift } from '../../plan.ts'
import type { SeatedHelper } from '../../seating/flights.ts'
import { withdraw } from '../../seating/seat.ts'
import { removeWords } from './remove-words.ts'

interface RemoveDialogProps {
  seated: SeatedHelper
  shift: Shift
  eventId: string
  zone: string
  onRemoved: () => void
  onClose: () => void
}

/** Asks whether the helper gave the shift up, which workflows follow, or the plan changed, which they do not. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { seated, shift, eventId, zone, onRemoved, onClose } = props
  const { helper, assignmentId } = seated
  const words = useWords(removeWords)
  const messageWords = useWords(changeMessageWords)
  const times = useTimes(zone)
  const group = useId()
  const [isOffPlan, setIsOffPlan] = useState(false)
  const when = `${times.day(shift.startTime)}, ${times.span(shift.startTime, shift.endTime)}`
  const message = useChangeMessage(messageWords.removed(shift.title, when))
  const act = async () => {
    if (!isOffPlan) {
      await ask('PortalSetAssignment', { input: { assignmentId, status: 'CANCELLED' } })
      return
    }
    await withdraw(assignmentId, 'REMOVED')
    await message.send({
      eventId,
      subject: messageWords.removedSubject(shift.title),
      audience: { type: 'HELPERS', helperIds: [helper.id] },
    })
  }
  const { run, isBusy, error } = useAct(act, () => {
    onClose()
    onRemoved()
  })
  const choices = [
    { isChosen: !isOffPlan, label: words.gaveUp, text: words.gaveUpText, value: false },
    { isChosen: isOffPlan, label: words.offPlan, text: words.offPlanText, value: true },
  ]
  return (
    <ConfirmDialog
      title={words.title(nameOf(helper), shift.title)}
      action={words.remove}
      isBusy={isBusy}
      error={error}
      onAct={() => (!isOffPlan || message.isReady) && run()}
      onClose={onClose}
    >
      <fieldset className="stack t">
        <legend className="lbl">{words.why}</legend>
        {choices.map(({ isChosen, label, text, value }) => (
          <label key={label} className="check">
            <input
              type="radio"
              name={group}
              checked={isChosen}
              onChange={() => setIsOffPlan(value)}
            />
            <span className="stack tight">
              {label}
              <span className="s m">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {isOffPlan && <ChangeMessageFields message={message} label={messageWords.writeToHelper} />}
    </ConfirmDialog>
  )
}
