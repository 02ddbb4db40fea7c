import { findBlocking } from '../../../graph/fault.ts'
import { useAsk, useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { usePageKeys } from '../../../parts/use-page-keys.ts'
import { toEventTypeText } from '../../../parts/words/graph-names.ts'
import { useClub, useMay } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { answerWords } from './attempts/answer-words.ts'
import { AttemptList } from './attempts/attempt-list.tsx'
import { DELIVERY_SHAPES, type Endpoint, type FullDelivery } from './endpoints.ts'
import { webhooksWords } from './webhooks-words.ts'

interface DeliveryPanelProps {
  endpoint: Endpoint
  id: string | null
  /** Over the page, where there is no room beside the list. */
  isSheet: boolean
  onClose: () => void
}

/** A delivery with its attempts and its body; beside the list, or over it where there is no room. */
export function DeliveryPanel({ endpoint, id, isSheet, onClose }: DeliveryPanelProps) {
  const words = useWords(webhooksWords)
  if (id === null)
    return isSheet ? null : (
      <aside className="card" aria-label={words.delivery}>
        <Empty title={words.delivery} text={words.choose} />
      </aside>
    )
  const delivery = <ChosenDelivery key={id} endpoint={endpoint} id={id} />
  if (isSheet)
    return (
      <Dialog look="sheet" title={words.delivery} isOpen onClose={onClose}>
        {delivery}
      </Dialog>
    )
  return (
    <aside className="card" aria-label={words.delivery}>
      {delivery}
    </aside>
  )
}

function ChosenDelivery({ endpoint, id }: { endpoint: Endpoint; id: string }) {
  const words = useWords(webhooksWords)
  const { data, error, isLoading, refetch } = useAsk('PortalDelivery', { id })
  const delivery = data?.webhookDelivery
  if (isLoading) return <Loading lines={5} />
  const blocking = findBlocking(error, data !== null)
  if (blocking) return <FaultNote fault={blocking} onRetry={() => void refetch()} />
  if (!delivery || delivery.endpointId !== endpoint.id)
    return <Empty title={words.delivery} text={words.notFound} />
  return <Delivered endpoint={endpoint} delivery={delivery} />
}

function Delivered({ endpoint, delivery }: { endpoint: Endpoint; delivery: FullDelivery }) {
  const words = useWords(webhooksWords)
  const times = useTimes(useClub().timezone)
  return (
    <>
      <header>
        <div className="grow">
          <h2>
            <code>{toEventTypeText(delivery.eventType)}</code>
          </h2>
          <p className="s m">{times.moment(delivery.createdAt)}</p>
        </div>
        <ResendButton endpoint={endpoint} delivery={delivery} />
      </header>
      <div className="pad stack delivered">
        <Status of={DELIVERY_SHAPES[delivery.status]} word={words.statuses[delivery.status]} />
        <AttemptList endpoint={endpoint} delivery={delivery} />
        <ReceiverAnswer delivery={delivery} />
        <section className="stack t" aria-label={words.body}>
          <div className="row between">
            <h3>{words.body}</h3>
            <CopyButton text={delivery.body} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard reaches it */}
          <pre className="code" tabIndex={0}>
            {formatBody(delivery.body)}
          </pre>
          <p className="s m">
            {words.id} <code>{delivery.id}</code> <CopyButton text={delivery.id} />
          </p>
        </section>
        <span className="vh" role="status">
          {words.short[delivery.status]}
        </span>
      </div>
    </>
  )
}

/** What the receiver answered last, where it said something. */
function ReceiverAnswer({ delivery }: { delivery: FullDelivery }) {
  const said = useWords(answerWords)
  const answered = delivery.attempts?.findLast(({ answer }) => answer !== null)
  if (!answered?.answer) return null
  const { text, isTruncated } = answered.answer
  return (
    <section className="stack t" aria-label={said.whatTheyAnswered}>
      <h3>{said.whatTheyAnswered}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard reaches it */}
      <pre className="code" tabIndex={0}>
        {text}
      </pre>
      <p className="s m">
        {said.ofAttempt(answered.number)} {isTruncated ? said.firstOnly : said.answerKept}
      </p>
    </section>
  )
}

function ResendButton({ endpoint, delivery }: { endpoint: Endpoint; delivery: FullDelivery }) {
  const words = useWords(webhooksWords)
  const isOwner = useMay('OWNER')
  const reload = useReload()
  const { change, isBusy, error } = useChange('PortalResendDelivery', () => {
    showToast({ text: words.resent(1) })
    return reload('PortalDelivery', 'PortalDeliveries', 'PortalDeliveryCounts', 'PortalGivenUp')
  })
  const isActive = endpoint.status === 'ACTIVE'
  usePageKeys((key) => {
    if (key !== 'r' || isBusy) return
    if (!isOwner) showToast({ look: 'fail', text: words.ownersResend })
    else if (!isActive) showToast({ look: 'fail', text: words.inactive })
    else change({ input: { deliveryId: delivery.id } })
  })
  if (!isOwner) return null
  return (
    <>
      <Button
        look="pri"
        isBusy={isBusy}
        reason={isActive ? null : words.inactive}
        onClick={() => change({ input: { deliveryId: delivery.id } })}
      >
        {words.resend}
      </Button>
      {error && <FaultNote fault={error} />}
    </>
  )
}

/** For people; the signature is of the exact text, which is copied. */
function formatBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
