import { useList } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { ConnectionWord, StaleNote } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { PathText } from '../../../parts/words/path-text.tsx'
import { Link } from '../../../router/link.tsx'
import { useClub } from '../../../shell/club.tsx'
import { useNeedCount } from '../../../shell/needs/counts.ts'
import { needsAttention } from '../../../shell/needs/desk-needs.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { type Endpoint, type Health, healthOf } from './endpoints.ts'
import { HealthStatus } from './note/health-status.tsx'
import { webhooksWords } from './webhooks-words.ts'

/** Where the club's events are sent, and whether they arrive. */
export default function WebhooksPage() {
  const words = useWords(webhooksWords)
  const club = useClub()
  const { nodes, isThere, error, isLoading, refetch } = useList(
    'PortalWebhooks',
    { clubId: club.id },
    (data) => data.club?.webhookEndpoints,
  )
  useTitle(words.title)
  const now = useNow()
  const needed = nodes.filter((endpoint) => needsAttention(endpoint, now)).length
  useNeedCount('webhooks', isThere ? needed : null)
  const count = (health: Health) => nodes.filter((one) => healthOf(one) === health).length
  return (
    <>
      <div className="ph">
        <div className="t">
          <h1>{words.title}</h1>
          <p className="m s">{words.about(club.name)}</p>
        </div>
        <ConnectionWord />
      </div>
      <StaleNote zone={club.timezone} />
      <section className="card" aria-labelledby="endpoints">
        <header>
          <h2 id="endpoints">{words.endpoints}</h2>
          {isThere && (
            <span className="m s">
              {words.counted(nodes.length, count('failing'), count('stopped'))}
            </span>
          )}
        </header>
        {isLoading && <Loading lines={4} />}
        {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
        {isThere && nodes.length === 0 && (
          <Empty title={words.emptyTitle} text={words.empty}>
            <Link className="btn" href={toClubPath(club, 'integrations')}>
              {words.seeIntegrations}
            </Link>
          </Empty>
        )}
        {nodes.length > 0 && (
          <table className="table cards">
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.application}</th>
                <th scope="col">{words.health}</th>
                <th scope="col">{words.types}</th>
                <th scope="col">{words.lastFailure}</th>
              </tr>
            </thead>
            <tbody>
              {nodes.map((endpoint) => (
                <OneRow key={endpoint.id} endpoint={endpoint} />
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  )
}

function OneRow({ endpoint }: { endpoint: Endpoint }) {
  const words = useWords(webhooksWords)
  const club = useClub()
  const times = useTimes(club.timezone)
  const { id, name, url, installation, eventTypes, lastFailureAt } = endpoint
  return (
    <tr>
      <td>
        <span className="stack x">
          <Link className="b" href={toClubPath(club, `webhooks/${id}`)}>
            {name}
          </Link>
          <span className="s m wrap">
            <PathText of={url} />
          </span>
        </span>
      </td>
      <td data-l={words.application}>{installation?.application.name ?? '–'}</td>
      <td data-l={words.health}>
        <HealthStatus endpoint={endpoint} />
      </td>
      <td className="m" data-l={words.types}>
        {eventTypes.length}
      </td>
      <td className="m whole" data-l={words.lastFailure}>
        {lastFailureAt ? times.moment(lastFailureAt) : words.noFailure}
      </td>
    </tr>
  )
}
