import { useState } from 'react'
import { useChange } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { roleWords } from './role-words.ts'

interface DeleteRoleProps {
  role: { id: string; name: string }
  onDeleted: () => void
}

/** Names the role and what follows first; one that shifts have stays. */
export function DeleteRole({ role, onDeleted }: DeleteRoleProps) {
  const words = useWords(roleWords)
  const parts = useWords(partWords)
  const [isAsking, setIsAsking] = useState(false)
  const { change, isBusy, error } = useChange('PortalDeleteRole', onDeleted)
  const isInUse = error?.code === 'role_in_use'
  return (
    <>
      <div className="row">
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {words.delete}
        </Button>
      </div>
      <Dialog
        title={words.deleteTitle(role.name)}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        end={
          <>
            <Button onClick={() => setIsAsking(false)}>{parts.cancel}</Button>
            <Button
              look="danger pri"
              isBusy={isBusy}
              onClick={() => change({ input: { roleId: role.id } })}
            >
              {words.deleteNow}
            </Button>
          </>
        }
      >
        <p>{words.deleteText}</p>
        {isInUse && (
          <p className="note fail" role="alert">
            {words.inUse}
          </p>
        )}
        {error && !isInUse && <FaultNote fault={error} />}
      </Dialog>
    </>
  )
}
