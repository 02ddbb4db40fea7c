import { useState } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { changeMessageWords } from '../../messages/change-message/change-message-words.ts'
import { MessageToAssigned } from '../../messages/change-message/message-to-assigned.tsx'
import { useChangeMessage } from '../../messages/change-message/use-change-message.ts'
import { assignedAfter, countReached } from '../../messages/compose/audience.ts'
import { useReach } from '../../messages/compose/use-reach.ts'
import { eventWords } from './event-words.ts'

interface CancelEventProps {
  event: { id: string; name: string }
  /** `sendMessage` sends what was ticked, once the event is cancelled. */
  onCancel: (sendMessage: () => Promise<void>) => void
  onClose: () => void
}

/** Asks before an event is cancelled: how many are assigned is said, and a message to them offered. */
export function CancelEvent({ event, onCancel, onClose }: CancelEventProps) {
  const words = useWords(eventWords)
  const messageWords = useWords(changeMessageWords)
  const parts = useWords(partWords)
  const { id: eventId, name } = event
  const [audience] = useState(() => assignedAfter(new Date()))
  const { reach, error: fault } = useReach(eventId, [audience])
  const message = useChangeMessage(messageWords.eventOff(name))
  const count = reach && countReached(reach)
  const sendMessage = () =>
    message.send({ eventId, subject: messageWords.offSubject(name), audience })
  return (
    <Dialog
      title={words.cancelTitle(name)}
      isOpen
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.close}</Button>
          <Button
            look="danger pri"
            isBusy={count === null && fault === null}
            onClick={() => message.isReady && onCancel(sendMessage)}
          >
            {words.cancelNow}
          </Button>
        </>
      }
    >
      {fault ? <FaultNote fault={fault} /> : count === null && <Loading lines={1} />}
      {count !== null && (
        <p>
          <b>{words.assigned(count)}</b> {words.statusHints.CANCELLED}
        </p>
      )}
      {count !== null && count > 0 && (
        <MessageToAssigned
          message={message}
          label={messageWords.writeToAssigned}
          eventId={eventId}
          audience={audience}
        />
      )}
    </Dialog>
  )
}
