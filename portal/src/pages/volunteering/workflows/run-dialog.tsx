import { useId, useState } from 'react'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { type Audience, toAudience, toAudienceInputs } from '../messages/compose/audience.ts'
import { ReachNote } from '../messages/compose/reach-note.tsx'
import { useReach } from '../messages/compose/use-reach.ts'
import { EventChoice } from './event-choice.tsx'
import { ActionsInWords } from './in-words.tsx'
import type { Workflow } from './workflows.ts'
import { workflowsWords } from './workflows-words.ts'

/** Starts a workflow by hand: it does what it says, for the chosen event. */
export function RunDialog({ workflow, onClose }: { workflow: Workflow; onClose: () => void }) {
  const words = useWords(workflowsWords)
  const parts = useWords(partWords)
  const reload = useReload()
  const id = useId()
  const [eventId, setEventId] = useState(workflow.eventId ?? '')
  // The helpers that a start concerns are not known before it.
  const audiences = workflow.actions.flatMap(({ audience }) =>
    audience === null || audience.type === 'TRIGGER' ? [] : [toAudience({ audience })],
  )
  const { change, isBusy, error } = useChange('PortalRunWorkflow', () => {
    reload('PortalRuns', 'PortalWorkflow', 'PortalWorkflows')
    showToast({ text: words.runStarted })
    onClose()
  })
  return (
    <Dialog
      title={words.runTitle(workflow.name)}
      isOpen
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button
            look="pri"
            isBusy={isBusy}
            onClick={() => change({ input: { workflowId: workflow.id, eventId: eventId || null } })}
          >
            {words.runDo}
          </Button>
        </>
      }
    >
      <p>{words.runText}</p>
      <ActionsInWords actions={workflow.actions} />
      {workflow.eventId === null && (
        <div className="field">
          <label htmlFor={id}>{words.event}</label>
          <EventChoice id={id} value={eventId} none={words.noEvent} onChoose={setEventId} />
        </div>
      )}
      {eventId !== '' && audiences.length > 0 && (
        <RunReach audiences={audiences} eventId={eventId} />
      )}
      {error && <FaultNote fault={error} />}
    </Dialog>
  )
}

interface RunReachProps {
  /** Of each message of the workflow. */
  audiences: readonly Audience[]
  eventId: string
}

/** How many helpers get each message. */
function RunReach({ audiences, eventId }: RunReachProps) {
  return audiences.map((audience, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: actions have no id, and their order is what they are
    <OneReach key={at} audience={audience} eventId={eventId} />
  ))
}

function OneReach({ audience, eventId }: { audience: Audience; eventId: string }) {
  const { reach, error } = useReach(eventId, toAudienceInputs(audience))
  if (error) return <FaultNote fault={error} />
  return <ReachNote reach={reach} messages={1} leftOut={0} />
}
