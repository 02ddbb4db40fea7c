import { useWords } from '../../../i18n/use-words.tsx'
import { SearchField } from '../../../parts/fields/search-field.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { Count } from '../../../parts/states/count.tsx'
import { setSearch } from '../../../router/place.ts'
import { useTimes } from '../../../time/use-times.ts'
import { nameOption } from '../volunteers/name-option.ts'
import type { Poll } from '../volunteers/people.ts'
import { type AnswerRow, countShows, type PollFilters, SHOWS } from './answer-rows.ts'
import { pollsWords } from './polls-words.ts'

interface AnswerSearchProps {
  poll: Poll
  zone: string
  /** Null while they are being read. */
  rows: readonly AnswerRow[] | null
  asked: number
  filters: PollFilters
}

export function AnswerSearch({ poll, zone, rows, asked, filters }: AnswerSearchProps) {
  const words = useWords(pollsWords)
  const times = useTimes(zone)
  const counts = rows && countShows(rows)
  const option = poll.options.find(({ id }) => id === filters.option)
  const until = poll.respondBy
    ? words.untilTime(times.date(poll.respondBy), times.time(poll.respondBy))
    : words.noEnd
  return (
    <div className="row">
      <SearchField
        value={filters.search}
        label={words.search}
        placeholder={words.placeholder}
        onSearch={(q) => setSearch({ q })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that filter, not fields of a form */}
      <div className="chips" role="group" aria-label={words.show}>
        {SHOWS.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={filters.show === one}
            onClick={() => setSearch({ show: one === 'answered' ? null : one, option: null })}
          >
            {words.shows[one]} <Count of={counts?.[one] ?? null} />
          </button>
        ))}
        {option && (
          <button
            type="button"
            className="chip"
            aria-pressed={true}
            onClick={() => setSearch({ option: null })}
          >
            {words.canCome(nameOption(option, times).short)}
            <Icon name="x" />
          </button>
        )}
      </div>
      <span className="push s m">
        {counts && words.answeredUntil(counts.answered, Math.max(asked, counts.answered), until)}
      </span>
    </div>
  )
}
