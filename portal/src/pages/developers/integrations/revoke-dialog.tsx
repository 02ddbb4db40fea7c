import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { TypedNameDialog } from '../../../parts/dialogs/typed-name-dialog.tsx'
import { showToast } from '../../../parts/toasts.tsx'
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
  const club = useClub()
  const reload = useReload()
  const { name, slug } = installation.application
  const { change, isBusy, error } = useChange('PortalRevokeInstallation', () => {
    reload('PortalIntegrations', 'PortalSources', 'PortalWebhooks')
    showToast({ text: words.doneRevoked(name) })
    onDone()
  })
  return (
    <TypedNameDialog
      title={words.revokeTitle(name)}
      name={slug}
      label={words.typeSlug(slug)}
      reason={words.slugFirst}
      action={words.revokeNow}
      isBusy={isBusy}
      error={error}
      onAct={() => change({ input: { clubId: club.id, installationId: installation.id } })}
      onClose={onBack}
    >
      <p>{words.revokeText(name)}</p>
    </TypedNameDialog>
  )
}
