import { useChange, useReload } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { TypedNameDialog } from '../../../../parts/dialogs/typed-name-dialog.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
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
  const reload = useReload()
  const { name, helper } = person
  const { change, isBusy, error } = useChange('PortalEraseHelper', () => {
    onClose()
    onDone()
    showToast({ text: words.erased(name) })
    reload('PortalHelpers', 'PortalEventAccesses', 'PortalEventAssignments', 'PortalPollAnswers')
    reload('PortalPolls')
  })
  return (
    <TypedNameDialog
      title={words.eraseTitle(name)}
      name={name}
      label={words.typeName(name)}
      reason={words.nameFirst}
      action={words.eraseNow}
      isBusy={isBusy}
      error={error}
      onAct={() => change({ input: { helperId: helper.id } })}
      onClose={onClose}
    >
      <p>{words.eraseGoes}</p>
      <p>{words.eraseStays}</p>
    </TypedNameDialog>
  )
}
