import { useWords } from '../../../../i18n/use-words.tsx'
import { setSearch } from '../../../../router/place.ts'
import type { PlanDay } from '../plan.ts'
import { planWords } from '../plan-words.ts'
import { useDates } from './use-dates.ts'

interface DayTabsProps {
  days: readonly PlanDay[]
  shown: string
}

/** The days of the event, each with what is confirmed and what is missing. */
export function DayTabs({ days, shown }: DayTabsProps) {
  const words = useWords(planWords)
  const dates = useDates()
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that choose a day, not fields of a form
    <div className="tabs" role="group" aria-label={words.day}>
      {days.map(({ day, staffing: { confirmed, needed, pending, missing } }) => (
        <button
          key={day}
          type="button"
          data-day={day}
          title={
            needed > 0
              ? `${words.confirmedOf(confirmed, needed)} ${words.restOf(pending, missing)}`
              : undefined
          }
          aria-current={day === shown || undefined}
          onClick={() => setSearch({ day })}
        >
          <span className="row nowrap baseline">
            <span>{dates.short(day)}</span>
            {needed > 0 && (
              <span className="s hide-s">
                {confirmed}/{needed}
              </span>
            )}
            {missing > 0 && (
              <span className="st warn">
                {missing}
                <span className="vh"> {words.missing}</span>
              </span>
            )}
          </span>
        </button>
      ))}
    </div>
  )
}
