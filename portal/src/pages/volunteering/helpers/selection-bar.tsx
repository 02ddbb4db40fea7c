import { useState } from 'react'
import { VOLUNTEER_LIMITS } from '../../../../../schema/volunteer/limits.ts'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { ComposeSheet } from '../messages/compose/compose-sheet.tsx'
import type { Person } from '../volunteers/people.ts'
import type { VolunteerEvent } from '../volunteers/volunteer-events.ts'
import { helpersWords } from './helpers-words.ts'

interface SelectionBarProps {
  them: readonly Person[]
  /** How many of them the filters hide. */
  hidden: number
  event: VolunteerEvent | null
  onExport: () => void
  onClear: () => void
}

/** What can be done with those who are chosen. */
export function SelectionBar({ them, hidden, event, onExport, onClear }: SelectionBarProps) {
  const words = useWords(helpersWords)
  const [isWriting, setIsWriting] = useState(false)
  return (
    <>
      <div className="foot bar-top">
        <span className="b" role="status">
          {words.selected(them.length, hidden)}
        </span>
        <span className="row">
          {event && <Button onClick={() => setIsWriting(true)}>{words.write}</Button>}
          {event && <GiveAccess them={them} event={event} />}
          <Button onClick={onExport}>{words.exportThem}</Button>
          <Button look="ghost" onClick={onClear}>
            {words.clear}
          </Button>
        </span>
      </div>
      {isWriting && event && (
        <ComposeSheet event={event} them={them} onClose={() => setIsWriting(false)} />
      )}
    </>
  )
}

function GiveAccess({ them, event }: { them: readonly Person[]; event: VolunteerEvent }) {
  const words = useWords(helpersWords)
  const reload = useReload()
  const { change, isBusy, error } = useChange('PortalGrantAccesses', ({ grantEventAccesses }) => {
    reload('PortalEventAccesses', 'PortalHelper')
    const results = grantEventAccesses?.results ?? []
    const given = results.filter(({ outcome }) => outcome === 'CREATED').length
    const refused = results.filter(({ outcome }) => outcome === 'FAILED').length
    showToast({ text: words.accessGiven(given, event.name) })
    if (refused > 0) showToast({ look: 'fail', text: words.accessRefused(refused) })
  })
  const without = them.filter(({ access }) => access === null)
  if (without.length === 0) return null
  const batch = without.slice(0, VOLUNTEER_LIMITS.accesses.max)
  const eventAccess = batch.map(({ helper }) => ({ helperId: helper.id }))
  return (
    <>
      <Button isBusy={isBusy} onClick={() => change({ input: { eventId: event.id, eventAccess } })}>
        {words.giveAccess} <span className="m">{batch.length}</span>
      </Button>
      {error && <FaultNote fault={error} />}
    </>
  )
}
