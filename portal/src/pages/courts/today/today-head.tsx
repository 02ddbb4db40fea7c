import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { ConnectionWord } from '../../../parts/states/connection-word.tsx'
import { setSearch } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { addDays, startOfDay } from '../../../time/zoned.ts'
import { wayWords } from '../search/way-words.ts'
import { bookWords } from '../walk-in/book-words.ts'
import type { Location } from './day-plan.ts'
import { todayWords } from './today-words.ts'

interface TodayHeadProps {
  day: string
  today: string
  locations: readonly Location[]
  /** The one that is shown alone. */
  location: Location | null
  /** Null for readers who may not book. */
  onBook: (() => void) | null
  onSearch: () => void
  /** Null for readers who may not read the numbers of bookings. */
  onMissing: (() => void) | null
}

/** Which day is shown, of which location, and the way to others. */
export function TodayHead(props: TodayHeadProps) {
  const { day, today, locations, location, onBook, onSearch, onMissing } = props
  const words = useWords(todayWords)
  const { book } = useWords(bookWords)
  const { search, missing } = useWords(wayWords)
  const { timezone } = useClub()
  const times = useTimes(timezone)
  const dayName = times.day(startOfDay(day, timezone))
  const isToday = day === today
  const show = (next: string) => setSearch({ day: next === today ? null : next, match: null })
  return (
    <div className="ph">
      <div className="t">
        <h1>{isToday ? words.title : dayName}</h1>
        <p className="m s">{words.when(dayName, timezone)}</p>
        <p className="m s hide-s">
          {words.bookedElsewhere}{' '}
          {onMissing && (
            <button type="button" className="linkish" onClick={onMissing}>
              {missing}
            </button>
          )}
        </p>
      </div>
      <ConnectionWord />
      <Button icon="search" aria-keyshortcuts="/" onClick={onSearch}>
        {search}
      </Button>
      {onBook && (
        <Button look="pri" icon="plus" aria-keyshortcuts="n" onClick={onBook}>
          {book}
        </Button>
      )}
      {locations.length > 1 && (
        <select
          className="in auto"
          aria-label={words.location}
          value={location?.id ?? ''}
          onChange={({ target }) => setSearch({ location: target.value })}
        >
          <option value="">{words.everywhere}</option>
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <div className="seg">
        <Button icon="left" aria-label={words.before} onClick={() => show(addDays(day, -1))} />
        <Button aria-pressed={isToday} onClick={() => show(today)}>
          {words.title}
        </Button>
        <Button icon="right" aria-label={words.after} onClick={() => show(addDays(day, 1))} />
      </div>
    </div>
  )
}
