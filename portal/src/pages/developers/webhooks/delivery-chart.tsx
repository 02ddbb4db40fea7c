import { useWords } from '../../../i18n/use-words.tsx'
import { setSearch, usePlace } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { answerWords } from './attempts/answer-words.ts'
import { countAll, endOf, type HalfHour, toBars } from './delivery-bars.ts'
import { webhooksWords } from './webhooks-words.ts'

/** Deliveries of the last day by half hours; one that is chosen filters the list below. */
export function DeliveryChart({ counts }: { counts: readonly HalfHour[] }) {
  const words = useWords(webhooksWords)
  const said = useWords(answerWords)
  const times = useTimes(useClub().timezone)
  const { search } = usePlace()
  const chosen = search.get('from')
  const used = counts.filter((count) => countAll(count) > 0)
  const say = (count: HalfHour) => {
    const period = `${times.time(count.from)}–${times.time(endOf(Date.parse(count.from)))}`
    return said.halfHour(period, count.delivered, count.failed, count.pending)
  }
  const choose = (from: string) =>
    setSearch({ from: from === chosen ? null : from, delivery: null })
  const [first] = counts
  if (first === undefined || used.length === 0) return null
  return (
    <figure className="pad chart">
      <div className="bars" role="img" aria-label={said.chart}>
        {toBars(counts).map(({ from, delivered, failed, pending }, at) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the field below chooses the same by the keyboard
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field below chooses the same by the keyboard
          <i
            key={from}
            className={from === chosen ? 'sel' : undefined}
            title={counts[at] && say(counts[at])}
            onClick={() => choose(from)}
          >
            {pending > 0 && <s style={{ '--p': pending }} />}
            <u style={{ '--f': failed }} />
            <b style={{ '--o': delivered }} />
          </i>
        ))}
      </div>
      <figcaption className="row between s m">
        <span>{times.moment(first.from)}</span>
        <span className="row legend-keys">
          <Key word={words.short.DELIVERED} part="ok" />
          <Key word={words.short.FAILED} part="bad" />
          <Key word={words.short.PENDING} part="wait" />
        </span>
        <label className="row">
          <span className="vh">{said.choosePeriod}</span>
          <select
            className="in auto"
            value={chosen ?? ''}
            onChange={({ target }) => setSearch({ from: target.value || null, delivery: null })}
          >
            <option value="">{said.anyTime}</option>
            {used.toReversed().map((count) => (
              <option key={count.from} value={count.from}>
                {say(count)}
              </option>
            ))}
          </select>
        </label>
      </figcaption>
    </figure>
  )
}

function Key({ word, part }: { word: string; part: string }) {
  return (
    <span className="row key">
      <i className={part} aria-hidden="true" />
      {word}
    </span>
  )
}
