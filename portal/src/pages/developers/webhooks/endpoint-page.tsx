import { useEffect, useRef } from 'react'
import { useFeed } from '../../../graph/live.ts'
import { useAsk, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { ConnectionWord, StaleNote } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Link } from '../../../router/link.tsx'
import type { PageProps } from '../../../router/page-props.ts'
import { type PortalClub, useClub, useMay } from '../../../shell/club.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { DeliveryBoard } from './delivery-board.tsx'
import { EndpointFigures } from './endpoint-figures.tsx'
import { EndpointNote } from './endpoint-note.tsx'
import type { Endpoint } from './endpoints.ts'
import { HealthStatus } from './health-status.tsx'
import { PingButton } from './ping-button.tsx'
import { webhooksWords } from './webhooks-words.ts'

/** Does it arrive, since when not, and why. */
export default function EndpointPage({ params }: PageProps) {
  const words = useWords(webhooksWords)
  const club = useClub()
  const id = params['endpoint'] ?? ''
  const { data, error, isLoading, refetch } = useAsk('PortalEndpoint', { id })
  const endpoint = data?.webhookEndpoint ?? null
  const isOwn = endpoint?.clubId === club.id
  useTitle(isOwn ? endpoint.name : words.title)
  useReloadOnEvents(club)
  if (isLoading) return <Loading lines={6} />
  if (error) return <FaultNote fault={error} onRetry={() => void refetch()} />
  if (!endpoint || !isOwn)
    return (
      <Empty isPage title={words.notFoundTitle} text={words.notFound}>
        <Link className="btn" href={toClubPath(club, 'webhooks')}>
          {words.title}
        </Link>
      </Empty>
    )
  return (
    <>
      <Header endpoint={endpoint} />
      <StaleNote zone={club.timezone} />
      <EndpointNote endpoint={endpoint} />
      <Figures endpoint={endpoint} />
      <DeliveryBoard endpoint={endpoint} />
    </>
  )
}

/** Counts of a day need not follow each event. */
const COUNT_EVERY_MS = 60_000

function Figures({ endpoint }: { endpoint: Endpoint }) {
  const { data } = useAsk(
    'PortalDeliveryCounts',
    { id: endpoint.id },
    { refetchInterval: COUNT_EVERY_MS },
  )
  const counts = data?.webhookEndpoint?.deliveryCounts ?? []
  return <EndpointFigures endpoint={endpoint} counts={counts} />
}

function Header({ endpoint }: { endpoint: Endpoint }) {
  const words = useWords(webhooksWords)
  const club = useClub()
  const isOwner = useMay('OWNER')
  return (
    <div className="ph">
      <div className="t">
        <nav className="crumb" aria-label={words.path}>
          <Link href={toClubPath(club, 'webhooks')}>{words.title}</Link>
        </nav>
        <h1>{endpoint.name}</h1>
        <p className="s m wrap">{endpoint.url}</p>
      </div>
      <ConnectionWord />
      <HealthStatus endpoint={endpoint} />
      {isOwner && endpoint.status === 'ACTIVE' && <PingButton endpointId={endpoint.id} />}
    </div>
  )
}

/** An event of the club is delivered within moments, so its deliveries are read again then; many at once. */
function useReloadOnEvents(club: PortalClub): void {
  const reload = useReload()
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const schedule = () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(
      () => reload('PortalEndpoint', 'PortalDeliveries', 'PortalDelivery'),
      SETTLED_MS,
    )
  }
  useFeed(club.id, schedule, { onGap: schedule })
}

const SETTLED_MS = 1_500
