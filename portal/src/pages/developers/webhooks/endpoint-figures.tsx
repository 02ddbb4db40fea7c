import { DISABLED_AFTER } from '../../../../../rules/webhooks/health.ts'
import { useSpeech, useWords } from '../../../i18n/use-words.tsx'
import { toEventTypeText } from '../../../parts/words/graph-names.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { answerWords } from './attempts/answer-words.ts'
import { type HalfHour, shareOf } from './delivery-bars.ts'
import { DeliveryChart } from './delivery-chart.tsx'
import type { Endpoint } from './endpoints.ts'
import { webhooksWords } from './webhooks-words.ts'

interface EndpointFiguresProps {
  endpoint: Endpoint
  counts: readonly HalfHour[]
}

/** How an endpoint does, in few figures, and what it is sent. */
export function EndpointFigures({ endpoint, counts }: EndpointFiguresProps) {
  const words = useWords(webhooksWords)
  const times = useTimes(useClub().timezone)
  const { consecutiveFailures, lastFailureAt, signingSecretVersion, installation } = endpoint
  const share = Math.min(100, (consecutiveFailures / DISABLED_AFTER) * 100)
  return (
    <section className="card" aria-label={words.figures}>
      <div className="figs">
        <DeliveredShare counts={counts} />
        <div>
          <span className="s m">{words.inARow}</span>
          <p className="fig">
            {consecutiveFailures} <small>{words.disabledAfter}</small>
          </p>
          {consecutiveFailures > 0 && (
            <div className="meter" aria-hidden="true">
              <i style={{ '--v': share }} />
            </div>
          )}
        </div>
        <div>
          <span className="s m">{words.lastFailure}</span>
          <p className="fig">
            {lastFailureAt ? times.time(lastFailureAt) : words.noFailure}{' '}
            {lastFailureAt && <small>{times.date(lastFailureAt)}</small>}
          </p>
        </div>
        <div>
          <span className="s m">{words.secretVersion}</span>
          <p className="fig">{signingSecretVersion}</p>
        </div>
        <div>
          <span className="s m">{words.application}</span>
          <p className="b">{installation?.application.name ?? '–'}</p>
        </div>
      </div>
      <DeliveryChart counts={counts} />
      <div className="pad row types">
        <span className="s m">{words.types}</span>
        {endpoint.eventTypes.map((type) => (
          <code key={type} className="tag">
            {toEventTypeText(type)}
          </code>
        ))}
      </div>
    </section>
  )
}

function DeliveredShare({ counts }: { counts: readonly HalfHour[] }) {
  const said = useWords(answerWords)
  const { language } = useSpeech()
  const { share, all } = shareOf(counts)
  const percent = { style: 'percent', maximumFractionDigits: 1 } as const
  return (
    <div>
      <span className="s m">{said.deliveredShare}</span>
      <p className="fig">
        {share === null ? '–' : new Intl.NumberFormat(language, percent).format(share)}{' '}
        {share !== null && <small>{said.ofAll(new Intl.NumberFormat(language).format(all))}</small>}
      </p>
    </div>
  )
}
