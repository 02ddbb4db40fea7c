import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { useClub, useMay } from '../../../shell/club.tsx'
import { inZone, startOfDay } from '../../../time/zoned.ts'
import { type Endpoint, healthOf } from './endpoints.ts'
import { webhooksWords } from './webhooks-words.ts'

/** What is wrong with an endpoint, and what helps. */
export function EndpointNote({ endpoint }: { endpoint: Endpoint }) {
  const words = useWords(webhooksWords)
  const health = healthOf(endpoint)
  if (health === 'working') return null
  return (
    <div className="note warn">
      <span>
        {health === 'failing' && <b>{words.failingTitle(endpoint.consecutiveFailures)} </b>}
        {health === 'failing' ? words.failingText : words.disabledText}
      </span>
      {health === 'failing' && <ResendFailed endpointId={endpoint.id} />}
    </div>
  )
}

function ResendFailed({ endpointId }: { endpointId: string }) {
  const words = useWords(webhooksWords)
  const { timezone } = useClub()
  const isOwner = useMay('OWNER')
  const reload = useReload()
  const { change, isBusy, error } = useChange('PortalResendFailed', (data) => {
    reload('PortalEndpoint', 'PortalDeliveries', 'PortalDelivery')
    const count = data.resendFailedWebhookDeliveries?.resentCount ?? 0
    showToast({ text: count === 0 ? words.noneResent : words.resent(count) })
  })
  if (!isOwner) return null
  const resend = () => {
    const since = startOfDay(inZone(new Date(), timezone).day, timezone).toISOString()
    change({ input: { endpointId, since } })
  }
  return (
    <>
      <Button isBusy={isBusy} onClick={resend}>
        {words.resendFailed}
      </Button>
      {error && <FaultNote fault={error} />}
    </>
  )
}
