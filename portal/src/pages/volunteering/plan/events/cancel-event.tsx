import { useState } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { assignedAfter, countReached } from '../../messages/compose/audience.ts'
import { useReach } from '../../messages/compose/use-reach.ts'
import { TellAssigned } from '../../messages/tell/tell-assigned.tsx'
import { tellWords } from '../../messages/tell/tell-words.ts'
import { useTell } from '../../messages/tell/use-tell.ts'
import { eventWords } from './event-words.ts'

interface CancelEventProps {
  event: { id: string; name: string }
  /** `tellThem` sends what was ticked, once the event is cancelled. */
  onCancel: (tellThem: () => Promise<void>) => void
  onClose: () => void
}

/** Asks before an event is cancelled: how many are assigned is said, and a message to them offered. */
export function CancelEvent({ event, onCancel, onClose }: CancelEventProps) {
  const words = useWords(eventWords)
  const telling = useWords(tellWords)
  const parts = useWords(partWords)
  const { id: eventId, name } = event
  const [audience] = useState(() => assignedAfter(new Date()))
  const { reach, error: fault } = useReach(eventId, [audience])
  const tell = useTell(telling.eventOff(name))
  const count = reach && countReached(reach)
  const tellThem = () => tell.send({ eventId, subject: telling.offSubject(name), audience })
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
            onClick={() => tell.isReady && onCancel(tellThem)}
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
        <TellAssigned
          tell={tell}
          label={telling.tellAssigned}
          eventId={eventId}
          audience={audience}
        />
      )}
    </Dialog>
  )
}
