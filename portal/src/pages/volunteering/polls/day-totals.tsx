import { useWords } from '../../../i18n/use-words.tsx'
import { setSearch } from '../../../router/place.ts'
import { useTimes } from '../../../time/use-times.ts'
import { nameOption } from '../volunteers/name-option.ts'
import type { Poll } from '../volunteers/people.ts'
import { pollsWords } from './polls-words.ts'
import { findThinnest } from './thinnest-option.ts'

interface DayTotalsProps {
  poll: Pick<Poll, 'options' | 'totals'>
  zone: string
  /** How many helpers have answered; some of them may have left an option open. */
  answered?: number
  /** The option by which the grid is filtered. */
  chosen: string | null
}

/** How many can come, by option; the thinnest is marked, and a click filters by it. */
export function DayTotals({ poll, zone, answered = 0, chosen }: DayTotalsProps) {
  const words = useWords(pollsWords)
  const times = useTimes(zone)
  const totals = poll.totals ?? []
  const thinnest = findThinnest(totals)
  return (
    <section className="card figs days" aria-label={words.byDay}>
      {poll.options.map((option) => {
        const total = totals.find(({ optionId }) => optionId === option.id)
        const { yesCount = 0, maybeCount = 0, noCount = 0 } = total ?? {}
        const openCount = Math.max(0, answered - yesCount - maybeCount - noCount)
        const isChosen = option.id === chosen
        return (
          <div key={option.id}>
            <button
              type="button"
              className="day"
              aria-pressed={isChosen}
              onClick={() => setSearch({ option: isChosen ? null : option.id, show: null })}
            >
              <span className="s m">{nameOption(option, times).long}</span>
              <span className="row between">
                <span className="fig">
                  {yesCount} <small>{words.yes}</small>
                </span>
                {option.id === thinnest && <span className="st warn">{words.thinnest}</span>}
              </span>
              <span className="bar" aria-hidden="true">
                {yesCount > 0 && <i className="c" style={{ '--n': yesCount }} />}
                {maybeCount > 0 && <i className="p" style={{ '--n': maybeCount }} />}
                {noCount > 0 && <i style={{ '--n': noCount }} />}
              </span>
              <span className="s m">
                {words.others(maybeCount, noCount)}
                {openCount > 0 && ` · ${words.leftOpen(openCount)}`}
              </span>
            </button>
          </div>
        )
      })}
    </section>
  )
}
