import { useChange, useReload } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { webhooksWords } from '../webhooks-words.ts'

/** For what failures or the club disabled. */
export function EnableButton({ endpointId }: { endpointId: string }) {
  const words = useWords(webhooksWords)
  const reload = useReload()
  const { change, isBusy, error } = useChange('PortalSwitchEndpoint', () => {
    reload('PortalEndpoint', 'PortalDeliveries')
    showToast({ text: words.enabledAgain })
  })
  return (
    <>
      <Button isBusy={isBusy} onClick={() => change({ input: { endpointId, status: 'ACTIVE' } })}>
        {words.enable}
      </Button>
      {error && <FaultNote fault={error} />}
    </>
  )
}
