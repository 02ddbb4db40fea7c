import { FaultNote } from '../../../../parts/states/states.tsx'
import type { AudienceInput } from '../compose/audience.ts'
import { ReachNote } from '../compose/reach-note.tsx'
import { useReach } from '../compose/use-reach.ts'
import { ChangeMessageFields } from './change-message-fields.tsx'
import type { ChangeMessage } from './use-change-message.ts'

interface MessageToAssignedProps {
  message: ChangeMessage
  label: string
  eventId: string
  audience: AudienceInput
}

/** Offers the message to those who are assigned, and says how many of them get it. */
export function MessageToAssigned({ message, label, eventId, audience }: MessageToAssignedProps) {
  const { reach, error } = useReach(eventId, [audience])
  return (
    <>
      <ChangeMessageFields message={message} label={label} />
      {message.isWanted &&
        (error ? (
          <FaultNote fault={error} />
        ) : (
          <ReachNote reach={reach} messages={1} leftOut={0} />
        ))}
    </>
  )
}
