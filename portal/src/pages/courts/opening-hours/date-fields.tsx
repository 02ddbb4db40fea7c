import { LIMITS } from '../../../../../schema/limits.ts'
import { useSpeech, useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FormField } from '../../../parts/fields/form-field.tsx'
import { makeDates } from '../../../time/dates.ts'
import { type DateDraft, type DateFaults, NEW_DATE, withNewDate } from './hours-draft.ts'
import { openingHoursWords } from './opening-hours-words.ts'
import { useHoursFault } from './use-hours-fault.ts'

interface DateFieldsProps {
  dates: readonly DateDraft[]
  /** In the order of the dates. */
  faults: readonly DateFaults[]
  onChange: (dates: readonly DateDraft[]) => void
}

/** Dates with hours of their own; the empty one at the end takes the next. */
export function DateFields({ dates, faults, onChange }: DateFieldsProps) {
  const words = useWords(openingHoursWords)
  const { language } = useSpeech()
  const faultText = useHoursFault()
  const { range } = makeDates(language)
  const change = (at: number, changes: Partial<DateDraft>) => {
    const whole = at < dates.length ? dates : [...dates, NEW_DATE]
    onChange(whole.map((one, index) => (index === at ? { ...one, ...changes } : one)))
  }
  return (
    <ul className="stack">
      {withNewDate(dates).map(({ date, hours, note }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its fields while its date is typed
        <li key={at} className="opening-date">
          <FormField
            type="date"
            label={words.date}
            value={date}
            fault={faultText(faults[at]?.date)}
            onChange={(typed) => change(at, { date: typed })}
          />
          <FormField
            label={words.hours}
            value={hours}
            fault={faultText(faults[at]?.hours)}
            onChange={(typed) => change(at, { hours: typed })}
          />
          <FormField
            label={words.note}
            value={note}
            most={LIMITS.name}
            onChange={(typed) => change(at, { note: typed })}
          />
          {at < dates.length && (
            <Button
              look="ghost"
              icon="x"
              aria-label={words.removeDate(range(date, date) || words.date)}
              onClick={() => onChange(dates.filter((_, index) => index !== at))}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
