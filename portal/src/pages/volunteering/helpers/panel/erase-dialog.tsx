import { useId, useState } from 'react'
import { useChange, useReload } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import type { Person } from '../../volunteers/people.ts'
import { panelWords } from './panel-words.ts'

interface EraseDialogProps {
  person: Person
  onClose: () => void
  onDone: () => void
}

/** Forgets a person for good: they are named, and what stays is said. */
export function EraseDialog({ person, onClose, onDone }: EraseDialogProps) {
  const words = useWords(panelWords)
  const parts = useWords(partWords)
  const reload = useReload()
  const id = useId()
  const [typed, setTyped] = useState('')
  const { name, helper } = person
  const { change, isBusy, error } = useChange('PortalEraseHelper', () => {
    onClose()
    onDone()
    showToast({ text: words.erased(name) })
    reload('PortalHelpers', 'PortalEventAccesses', 'PortalEventAssignments', 'PortalPollAnswers')
    reload('PortalPolls')
  })
  return (
    <Dialog
      title={words.eraseTitle(name)}
      isOpen
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button
            look="danger pri"
            isBusy={isBusy}
            reason={typed.trim() === name ? null : words.nameFirst}
            onClick={() => change({ input: { helperId: helper.id } })}
          >
            {words.eraseNow}
          </Button>
        </>
      }
    >
      <p>{words.eraseGoes}</p>
      <p>{words.eraseStays}</p>
      <div className="field">
        <label htmlFor={id}>{words.typeName(name)}</label>
        <input
          className="in"
          id={id}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {error && <FaultNote fault={error} />}
    </Dialog>
  )
}
