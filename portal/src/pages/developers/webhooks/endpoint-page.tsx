import { useState } from 'react'
import { findBlocking } from '../../../graph/fault.ts'
import { useAsk } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { ConnectionWord, StaleNote } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { PathText } from '../../../parts/words/path-text.tsx'
import { Link } from '../../../router/link.tsx'
import type { PageProps } from '../../../router/page-props.ts'
import { useClub, useMay } from '../../../shell/club.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { earlierDays } from './delivery-bars.ts'
import { DeliveryBoard } from './delivery-board.tsx'

import { EndpointFigures } from './endpoint-figures.tsx'
import { type Endpoint, isOwnersToSwitch } from './endpoints.ts'
import { EnableButton } from './note/enable-button.tsx'
import { EndpointNote } from './note/endpoint-note.tsx'
import { HealthStatus } from './note/health-status.tsx'
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
  if (isLoading) return <Loading lines={6} />
  const blocking = findBlocking(error, data !== null)
  if (blocking) return <FaultNote fault={blocking} onRetry={() => void refetch()} />
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
      <Health endpoint={endpoint} />
      <DeliveryBoard endpoint={endpoint} />
    </>
  )
}

function Health({ endpoint }: { endpoint: Endpoint }) {
  const { data } = useAsk('PortalDeliveryCounts', { id: endpoint.id })
  const counts = data?.webhookEndpoint?.deliveryCounts ?? []
  const [earlier] = useState(() => earlierDays(new Date()))
  const givenUp = useAsk('PortalGivenUp', { id: endpoint.id, ...earlier })
  const isGivenUp = (givenUp.data?.webhookEndpoint?.deliveries?.nodes.length ?? 0) > 0
  return (
    <>
      <EndpointNote
        endpoint={endpoint}
        counts={counts}
        earlierSince={isGivenUp ? earlier.from : null}
      />
      <EndpointFigures endpoint={endpoint} counts={counts} />
    </>
  )
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
        <p className="s m wrap">
          <PathText of={endpoint.url} />
        </p>
      </div>
      <ConnectionWord />
      <span className="wraps">
        <HealthStatus endpoint={endpoint} />
      </span>
      {isOwner && isOwnersToSwitch(endpoint) && (
        <>
          <PingButton endpointId={endpoint.id} />
          {endpoint.status === 'DISABLED' && <EnableButton endpointId={endpoint.id} />}
        </>
      )}
    </div>
  )
}
