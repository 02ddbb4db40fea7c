import { useId, useState } from 'react'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { useClub } from '../../../shell/club.tsx'
import type { Installation } from './installations.ts'
import { integrationsWords } from './integrations-words.ts'

interface RevokeDialogProps {
  installation: Installation
  onBack: () => void
  onDone: () => void
}

/** Ends an installation for ever: it is named, and what follows is said. */
export function RevokeDialog({ installation, onBack, onDone }: RevokeDialogProps) {
  const words = useWords(integrationsWords)
  const parts = useWords(partWords)
  const club = useClub()
  const reload = useReload()
  const id = useId()
  const [typed, setTyped] = useState('')
  const { name, slug } = installation.application
  const { change, isBusy, error } = useChange('PortalRevokeInstallation', () => {
    reload('PortalIntegrations', 'PortalSources', 'PortalWebhooks')
    showToast({ text: words.doneRevoked(name) })
    onDone()
  })
  const isTyped = typed.trim() === slug
  const revoke = () => change({ input: { clubId: club.id, installationId: installation.id } })
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
            reason={isTyped ? null : words.slugFirst}
            onClick={revoke}
          >
            {words.revokeNow}
          </Button>
        </>
      }
    >
      <p>{words.revokeText(name)}</p>
      <div className="field">
        <label htmlFor={id}>{words.typeSlug(slug)}</label>
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
