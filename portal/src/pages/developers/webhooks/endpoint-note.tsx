import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { useClub, useMay } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { countFailed, type HalfHour } from './delivery-bars.ts'
import { type Endpoint, healthOf } from './endpoints.ts'
import { webhooksWords } from './webhooks-words.ts'

interface EndpointNoteProps {
  endpoint: Endpoint
  counts: readonly HalfHour[]
}

const LOOKS = { working: 'note', failing: 'note warn', stopped: 'note fail', disabled: 'note' }

/** What is wrong with an endpoint, what is missed, and what helps. */
export function EndpointNote({ endpoint, counts }: EndpointNoteProps) {
  const words = useWords(webhooksWords)
  const health = healthOf(endpoint)
  const failed = countFailed(counts)
  if (health === 'working' && failed === 0) return null
  return (
    <div className={LOOKS[health]}>
      <span>
        <Cause endpoint={endpoint} /> {failed > 0 && words.failedToday(failed)}
      </span>
      {endpoint.status === 'ACTIVE' && failed > 0 && (
        <ResendFailed endpointId={endpoint.id} failed={failed} since={counts[0]?.from ?? ''} />
      )}
    </div>
  )
}

function Cause({ endpoint }: { endpoint: Endpoint }) {
  const words = useWords(webhooksWords)
  const times = useTimes(useClub().timezone)
  const { consecutiveFailures, disabledAt, installation } = endpoint
  const application = installation?.application.name ?? null
  switch (healthOf(endpoint)) {
    case 'working':
      return null
    case 'failing':
      return (
        <>
          <b>{words.failingTitle(consecutiveFailures)}</b> {words.failingText}
        </>
      )
    case 'stopped':
      return (
        <>
          <b>{words.stoppedTitle}</b>{' '}
          {words.stoppedText(application, disabledAt ? times.moment(disabledAt) : '–')}
        </>
      )
    case 'disabled':
      return words.disabledText
  }
}

interface ResendFailedProps {
  endpointId: string
  failed: number
  since: string
}

function ResendFailed({ endpointId, failed, since }: ResendFailedProps) {
  const words = useWords(webhooksWords)
  const isOwner = useMay('OWNER')
  const reload = useReload()
  const { change, isBusy, error } = useChange('PortalResendFailed', (data) => {
    reload('PortalEndpoint', 'PortalDeliveries', 'PortalDelivery', 'PortalDeliveryCounts')
    const count = data.resendFailedWebhookDeliveries?.resentCount ?? 0
    showToast({ text: count === 0 ? words.noneResent : words.resent(count) })
  })
  if (!isOwner) return null
  return (
    <>
      <Button isBusy={isBusy} onClick={() => change({ input: { endpointId, since } })}>
        {words.resendFailed(failed)}
      </Button>
      {error && <FaultNote fault={error} />}
    </>
  )
}
