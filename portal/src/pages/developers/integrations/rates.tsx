import { RATES_EVERY_MS } from '../../../graph/following/followed.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { useNow } from '../../../time/use-times.ts'
import { RateMeter } from '../requests-left/rate-meter.tsx'
import { toBusiest } from '../requests-left/requests-left.ts'
import { requestsLeftWords } from '../requests-left/requests-left-words.ts'
import { useRates } from './use-rates.ts'

const SHOWN = 5

/** Which applications come near their limit. */
export function Rates() {
  const words = useWords(requestsLeftWords)
  const now = useNow(RATES_EVERY_MS)
  const { rates, letIn, isThere, error, isLoading, refetch } = useRates(now)
  const { shown, others } = toBusiest(rates, SHOWN)
  const why = letIn === 0 ? 'noneLetIn' : rates.length === 0 ? 'unknown' : 'quiet'
  return (
    <section className="card" aria-labelledby="rates">
      <header>
        <h2 id="rates">{words.title}</h2>
      </header>
      {isLoading && <Loading lines={2} />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && shown.length === 0 && <p className="m pad">{words[why]}</p>}
      <ul className="list">
        {shown.map(({ id, name, rate }) => (
          <RateMeter key={id} name={name} rate={rate} />
        ))}
      </ul>
      {others > 0 && <p className="foot">{words.others(others)}</p>}
    </section>
  )
}
