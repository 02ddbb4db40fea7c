import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { failureWords } from './attempts/failure-words.ts'
import { useCause } from './attempts/use-cause.ts'
import { webhooksWords } from './webhooks-words.ts'

/** One signed message now, whose answer is said and kept nowhere. */
export function PingButton({ endpointId }: { endpointId: string }) {
  const words = useWords(webhooksWords)
  const failures = useWords(failureWords)
  const causeOf = useCause()
  const { change, isBusy, error } = useChange('PortalPingEndpoint', ({ pingWebhookEndpoint }) => {
    if (!pingWebhookEndpoint) return
    const { responseStatus, failureClass, durationMs } = pingWebhookEndpoint
    if (failureClass === null && responseStatus !== null)
      return showToast({ text: words.pinged(responseStatus, durationMs) })
    const cause = responseStatus
      ? words.answered(responseStatus)
      : (causeOf(pingWebhookEndpoint) ?? failures.OTHER)
    showToast({ look: 'fail', text: words.pingFailed(cause) })
  })
  return (
    <>
      <Button icon="send" isBusy={isBusy} onClick={() => change({ input: { endpointId } })}>
        {words.ping}
      </Button>
      {error && <FaultNote fault={error} />}
    </>
  )
}
