import { useState } from 'react'
import { useList } from '../../../../graph/lists.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import {
  audiencesOfShifts,
  countReached,
  findComing,
  MOST_NAMED,
} from '../../messages/compose/audience.ts'
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
  const [now] = useState(() => new Date())
  const shifts = useList('PortalEventShifts', { eventId }, (data) => data.shifts)
  const coming = findComing(shifts.nodes, now)
  const assigned = useList('PortalEventAssignments', { eventId }, (data) => data.assignments, {
    isOn: coming.length > MOST_NAMED,
  })
  const audiences = audiencesOfShifts(coming, assigned.isWhole ? assigned.nodes : null)
  const { reach, error } = useReach(eventId, audiences)
  const tell = useTell(telling.eventOff(name))
  const fault = shifts.error ?? assigned.error ?? error
  const isThere = shifts.isThere && !assigned.isLoading
  const count = reach && isThere ? countReached(reach) : null
  const tellThem = () => tell.send({ eventId, subject: telling.offSubject(name), audiences })
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
          <b>{words.assigned(count, assigned.isWhole)}</b> {words.statusHints.CANCELLED}
        </p>
      )}
      {count !== null && count > 0 && (
        <TellAssigned
          tell={tell}
          label={telling.tellAssigned}
          eventId={eventId}
          audiences={audiences}
        />
      )}
    </Dialog>
  )
}
