import { isolate } from '../../../../../rules/isolate.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { FieldOption } from '../../../parts/fields/option-field.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { useClub } from '../../../shell/club.tsx'
import { toFoundText } from '../../../shell/go-to/found-bookings.ts'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { inZone, startOfDay } from '../../../time/zoned.ts'
import type { SearchGroup, SearchOption } from './search-groups.ts'
import { searchWords } from './search-words.ts'

interface SearchListProps {
  /** Of the list; each option has its place behind it. */
  id: string
  groups: readonly SearchGroup[]
  current: string | null
  /** What was found by the text before. */
  isOld: boolean
  onOpen: (option: SearchOption) => void
}

/** What a search found, by day. */
export function SearchList({ id, groups, current, isOld, onOpen }: SearchListProps) {
  const words = useWords(searchWords)
  const { timezone } = useClub()
  const times = useTimes(timezone)
  const today = inZone(useNow(), timezone).day
  const keys = groups.flatMap(({ options }) => options.map(({ key }) => key))
  const nameOf = (day: string | null) => {
    if (day === null) return words.courts
    const name = times.day(startOfDay(day, timezone))
    return day === today ? words.today(name) : `${name} ${day.slice(0, 4)}`
  }
  return (
    <div
      role="listbox"
      id={id}
      aria-label={words.results}
      aria-busy={isOld}
      className="goto-list desk-found"
    >
      {groups.map(({ day, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a list box are no fields
        <div key={day ?? ''} role="group" aria-label={nameOf(day)}>
          <div className="s m day" aria-hidden="true">
            {nameOf(day)}
          </div>
          {options.map((option) => (
            <FieldOption
              key={option.key}
              id={id}
              at={keys.indexOf(option.key)}
              isChosen={option.key === current}
              onOpen={() => onOpen(option)}
            >
              <Icon name={option.kind === 'court' ? 'pin' : 'today'} />
              <span className="grow">
                {option.kind === 'court' ? option.court.name : toFoundText(option.found)}
              </span>
              {option.kind === 'booking' && (
                <span className="s m where">
                  {times.span(
                    option.found.booking.scheduledStart,
                    option.found.booking.scheduledEnd,
                  )}
                  {option.found.booking.court && ` · ${isolate(option.found.booking.court.name)}`}
                </span>
              )}
            </FieldOption>
          ))}
        </div>
      ))}
    </div>
  )
}
