import { LIMITS } from '../../../../../schema/limits.ts'
import { useSpeech, useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { TheirsNote } from '../../../parts/fields/editing/theirs-note.tsx'
import { FormField } from '../../../parts/fields/form-field.tsx'
import { makeDates } from '../../../time/dates.ts'
import {
  type DateDraft,
  type DateName,
  datesOf,
  type HoursDraft,
  type HoursFaults,
  withNewDate,
} from './hours-draft.ts'
import { openingHoursWords } from './opening-hours-words.ts'
import { useHoursFault } from './use-hours-fault.ts'

interface DateFieldsProps {
  draft: HoursDraft
  /** Dates that were edited here and elsewhere, as they are elsewhere; undefined for one that was removed there. */
  theirs: Partial<HoursDraft>
  faults: HoursFaults['dates']
  onChange: (name: DateName, date: DateDraft | null) => void
  onTake: (name: DateName) => void
}

/** Dates with hours of their own; the empty one at the end takes the next. */
export function DateFields({ draft, theirs, faults, onChange, onTake }: DateFieldsProps) {
  const words = useWords(openingHoursWords)
  const { language } = useSpeech()
  const faultText = useHoursFault()
  const { range } = makeDates(language)
  const wordOf = (date: string) => range(date, date) || words.date
  const noteOf = (name: DateName, shown: string) => {
    if (!(name in theirs)) return null
    const other = theirs[name] ?? null
    const value =
      other === null
        ? words.removed
        : [wordOf(other.date), other.hours || words.closed, other.note].filter(Boolean).join(' · ')
    return <TheirsNote field={shown} theirs={{ value, onTake: () => onTake(name) }} />
  }
  return (
    <ul className="stack">
      {withNewDate(datesOf(draft)).map(([name, typed]) => {
        if (typed === null) {
          const note = noteOf(name, words.differing)
          return note && <li key={name}>{note}</li>
        }
        const { date, hours, note } = typed
        const change = (changes: Partial<DateDraft>) => onChange(name, { ...typed, ...changes })
        return (
          <li key={name} className="opening-date">
            <FormField
              type="date"
              label={words.date}
              value={date}
              fault={faultText(faults[name]?.date)}
              onChange={(value) => change({ date: value })}
            />
            <FormField
              label={words.hours}
              value={hours}
              placeholder={words.closed}
              fault={faultText(faults[name]?.hours)}
              onChange={(value) => change({ hours: value })}
            />
            <FormField
              label={words.note}
              value={note}
              most={LIMITS.name}
              onChange={(value) => change({ note: value })}
            />
            {name in draft && (
              <Button
                look="ghost"
                icon="x"
                aria-label={words.removeDate(wordOf(date))}
                onClick={({ currentTarget }) => {
                  leaveRow(currentTarget)
                  onChange(name, null)
                }}
              />
            )}
            {noteOf(name, wordOf(date))}
          </li>
        )
      })}
    </ul>
  )
}

/** The row of a removed date takes the focus with it, and a form asks before it discards what an `input` has changed. */
function leaveRow(button: HTMLElement): void {
  button.dispatchEvent(new Event('input', { bubbles: true }))
  const next = button.closest('li')?.nextElementSibling
  next?.querySelector<HTMLElement>(next.querySelector('.btn') ? '.btn' : 'input')?.focus()
}
