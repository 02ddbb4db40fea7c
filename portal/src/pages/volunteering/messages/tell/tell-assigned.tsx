import { FaultNote } from '../../../../parts/states/states.tsx'
import type { AudienceInput } from '../compose/audience.ts'
import { ReachNote } from '../compose/reach-note.tsx'
import { useReach } from '../compose/use-reach.ts'
import { TellFields } from './tell-fields.tsx'
import type { Tell } from './use-tell.ts'

interface TellAssignedProps {
  tell: Tell
  label: string
  eventId: string
  audience: AudienceInput
}

/** Offers the message to those who are assigned, and says how many of them get it. */
export function TellAssigned({ tell, label, eventId, audience }: TellAssignedProps) {
  const { reach, error } = useReach(eventId, [audience])
  return (
    <>
      <TellFields tell={tell} label={label} />
      {tell.isTold &&
        (error ? (
          <FaultNote fault={error} />
        ) : (
          <ReachNote reach={reach} messages={1} leftOut={0} />
        ))}
    </>
  )
}
