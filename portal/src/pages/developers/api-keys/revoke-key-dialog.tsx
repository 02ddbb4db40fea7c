import { useId, useState } from 'react'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import type { ApiKey } from './api-keys.ts'
import { apiKeysWords } from './api-keys-words.ts'

interface RevokeKeyDialogProps {
  apiKey: ApiKey
  onBack: () => void
  onDone: () => void
}

/** Ends a key for ever: it is named, and what follows is said. */
export function RevokeKeyDialog({ apiKey, onBack, onDone }: RevokeKeyDialogProps) {
  const words = useWords(apiKeysWords)
  const parts = useWords(partWords)
  const reload = useReload()
  const id = useId()
  const [typed, setTyped] = useState('')
  const { name } = apiKey
  const { change, isBusy, error } = useChange('PortalRevokeKey', () => {
    reload('PortalApiKeys')
    showToast({ text: words.revoked(name) })
    onDone()
  })
  return (
    <Dialog
      title={words.revokeTitle(name)}
      isOpen
      onClose={onBack}
      end={
        <>
          <Button onClick={onBack}>{parts.cancel}</Button>
          <Button
            look="danger pri"
            isBusy={isBusy}
            reason={typed.trim() === name ? null : words.nameFirst}
            onClick={() => change({ input: { apiKeyId: apiKey.id } })}
          >
            {words.revokeNow}
          </Button>
        </>
      }
    >
      <p>{words.revokeText}</p>
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
