import { useChange, useReload } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { useClub, useMay } from '../../../../shell/club.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import { type HalfHour, toResend } from '../delivery-bars.ts'
import { type Endpoint, healthOf } from '../endpoints.ts'
import { webhooksWords } from '../webhooks-words.ts'
import { noteWords } from './note-words.ts'

interface EndpointNoteProps {
  endpoint: Endpoint
  counts: readonly HalfHour[]
  /** The beginning of the days before in which deliveries were given up; null where none was. */
  earlierSince?: string | null
}

const LOOKS = {
  ...{ working: 'note', failing: 'note warn', stopped: 'note fail' },
  ...{ ended: 'note', disabled: 'note' },
}

/** What is wrong with an endpoint, what is missed, and what helps. */
export function EndpointNote({ endpoint, counts, earlierSince = null }: EndpointNoteProps) {
  const words = useWords(noteWords)
  const health = healthOf(endpoint)
  const resend = toResend(counts, earlierSince)
  if (health === 'working' && resend === null) return null
  return (
    <div className={LOOKS[health]}>
      <span>
        <Cause endpoint={endpoint} /> {resend && words.failed(resend.count)}
      </span>
      {endpoint.status === 'ACTIVE' && resend && (
        <ResendFailed endpointId={endpoint.id} {...resend} />
      )}
    </div>
  )
}

function Cause({ endpoint }: { endpoint: Endpoint }) {
  const words = useWords(noteWords)
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
    case 'ended':
      return words.endedText
    case 'disabled':
      return words.disabledText
  }
}

interface ResendFailedProps {
  endpointId: string
  count: number | null
  since: string
}

function ResendFailed({ endpointId, count, since }: ResendFailedProps) {
  const words = useWords(noteWords)
  const { resent: resentText } = useWords(webhooksWords)
  const isOwner = useMay('OWNER')
  const reload = useReload()
  const { change, isBusy, error } = useChange('PortalResendFailed', (data) => {
    reload('PortalEndpoint', 'PortalDeliveries', 'PortalDelivery')
    reload('PortalDeliveryCounts', 'PortalGivenUp')
    const resent = data.resendFailedWebhookDeliveries?.resentCount ?? 0
    showToast({ text: resent === 0 ? words.noneResent : resentText(resent) })
  })
  if (!isOwner) return null
  return (
    <>
      <Button isBusy={isBusy} onClick={() => change({ input: { endpointId, since } })}>
        {words.resendFailed(count)}
      </Button>
      {error && <FaultNote fault={error} />}
    </>
  )
}
