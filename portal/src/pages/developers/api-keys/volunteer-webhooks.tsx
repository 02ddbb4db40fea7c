import type { DataOf } from '../../../graph/ask.ts'
import { useList } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { PathText } from '../../../parts/words/path-text.tsx'
import { useClub } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { useCause } from '../webhooks/attempts/use-cause.ts'
import { DELIVERY_SHAPES } from '../webhooks/endpoints.ts'
import { webhooksWords } from '../webhooks/webhooks-words.ts'
import { volunteerWebhooksWords } from './volunteer-webhooks-words.ts'

type WebhookList = NonNullable<DataOf<'PortalVolunteerWebhooks'>['club']>['volunteerWebhooks']
type VolunteerWebhook = NonNullable<WebhookList>['nodes'][number]

/** Where events of volunteers are sent, and whether the last one arrived. */
export function VolunteerWebhooks({ now }: { now: Date }) {
  const words = useWords(volunteerWebhooksWords)
  const { nodes, isThere, error, isLoading, refetch } = useList(
    'PortalVolunteerWebhooks',
    { clubId: useClub().id },
    (data) => data.club?.volunteerWebhooks,
  )
  return (
    <section className="card" aria-labelledby="volunteer-webhooks">
      <header>
        <h2 id="volunteer-webhooks">{words.title}</h2>
        <span className="m s">{words.about}</span>
      </header>
      {isLoading && <Loading lines={2} />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && nodes.length === 0 && <p className="m pad">{words.none}</p>}
      {nodes.length > 0 && (
        <table className="table cards">
          <thead>
            <tr>
              <th scope="col">{words.address}</th>
              <th scope="col">{words.status}</th>
              <th scope="col">{words.types}</th>
              <th scope="col">{words.last}</th>
            </tr>
          </thead>
          <tbody>
            {nodes.map((webhook) => (
              <OneRow key={webhook.id} webhook={webhook} now={now} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function OneRow({ webhook, now }: { webhook: VolunteerWebhook; now: Date }) {
  const words = useWords(volunteerWebhooksWords)
  const times = useTimes(useClub().timezone)
  const { url, description, eventTypes, disabledAt, disabledBy, lastDelivery } = webhook
  return (
    <tr>
      <td>
        <span className="stack x">
          <span className="wrap">
            <PathText of={url} />
          </span>
          {description && <span className="s m wrap">{description}</span>}
        </span>
      </td>
      <td className="whole" data-l={words.status}>
        <Status
          of={disabledBy === null ? 'SUCCEEDED' : 'CLOSED'}
          word={
            disabledBy === null ? words.active : words.by[disabledBy](times.date(disabledAt ?? ''))
          }
        />
      </td>
      <td className="m" data-l={words.types}>
        {eventTypes.length}
      </td>
      <td className="whole" data-l={words.last}>
        {disabledBy === null ? <LastDelivery delivery={lastDelivery} now={now} /> : '–'}
      </td>
    </tr>
  )
}

interface LastDeliveryFacts {
  delivery: VolunteerWebhook['lastDelivery']
  now: Date
}

function LastDelivery({ delivery, now }: LastDeliveryFacts) {
  const words = useWords(volunteerWebhooksWords)
  const { short } = useWords(webhooksWords)
  const times = useTimes(useClub().timezone)
  const causeOf = useCause()
  if (delivery === null) return <span className="m">{words.noDelivery}</span>
  const { status, createdAt, attempts } = delivery
  const attempt = attempts.at(-1)
  const answer = attempt && (attempt.responseStatus ?? causeOf(attempt))
  return (
    <span className="stack x">
      <Status of={DELIVERY_SHAPES[status]} word={short[status]} />
      <time className="s m" dateTime={createdAt} title={times.moment(createdAt)}>
        {[times.since(createdAt, now), answer].filter(Boolean).join(' · ')}
      </time>
    </span>
  )
}
