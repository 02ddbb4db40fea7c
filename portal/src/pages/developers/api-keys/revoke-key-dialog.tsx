import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { TypedNameDialog } from '../../../parts/dialogs/typed-name-dialog.tsx'
import { showToast } from '../../../parts/toasts.tsx'
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
  const reload = useReload()
  const { name } = apiKey
  const { change, isBusy, error } = useChange('PortalRevokeKey', () => {
    reload('PortalApiKeys')
    showToast({ text: words.revoked(name) })
    onDone()
  })
  return (
    <TypedNameDialog
      title={words.revokeTitle(name)}
      name={name}
      label={words.typeName(name)}
      reason={words.nameFirst}
      action={words.revokeNow}
      isBusy={isBusy}
      error={error}
      onAct={() => change({ input: { apiKeyId: apiKey.id } })}
      onClose={onBack}
    >
      <p>{words.revokeText}</p>
    </TypedNameDialog>
  )
}
