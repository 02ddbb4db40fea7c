import { type FormEvent, useId, useMemo, useState } from 'react'
import { CLUB_LIMITS } from '../../../../../schema/club/limits.ts'
import { useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { readChangedBetween } from '../../../parts/fields/editing/changed-between.ts'
import { editingWords } from '../../../parts/fields/editing/editing-words.ts'
import { SaveFault } from '../../../parts/fields/editing/save-fault.tsx'
import { useEdits } from '../../../parts/fields/editing/use-edits.ts'
import { useLockedChange } from '../../../parts/fields/editing/use-locked-change.ts'
import { FormField } from '../../../parts/fields/form-field.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { useStaffName } from '../../../parts/words/staff-name.ts'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { inZone } from '../../../time/zoned.ts'
import { DateFields } from './date-fields.tsx'
import {
  type DateDraft,
  type DateName,
  datesOf,
  findHoursFaults,
  type HoursDraft,
  type HoursLocation,
  toDateDrafts,
  toHoursDraft,
  toOpeningHours,
  WEEKDAYS,
  type WeekdayName,
} from './hours-draft.ts'
import { openingHoursWords } from './opening-hours-words.ts'
import { useHoursFault } from './use-hours-fault.ts'

interface HoursSheetProps {
  location: HoursLocation
  onClose: () => void
}

/** Sets the hours of a location; where another owner did meanwhile, theirs stand beside what is typed. */
export function HoursSheet({ location, onClose }: HoursSheetProps) {
  const words = useWords(openingHoursWords)
  const parts = useWords(partWords)
  const editing = useWords(editingWords)
  const nameOf = useStaffName()
  const times = useTimes(location.timezone)
  const reload = useReload()
  const faultText = useHoursFault()
  const form = useId()
  const { id: locationId, name, timezone, openingHours, updatedAt } = location
  const now = useNow()
  // At midnight the form is not another one.
  const [today] = useState(() => inZone(now, timezone).day)
  const before = useMemo(() => toHoursDraft(openingHours, today), [openingHours, today])
  const { draft, theirs, edit, takeTheirs } = useEdits<HoursDraft>(before)
  const [isTried, setIsTried] = useState(false)
  const change = useLockedChange('PortalSetOpeningHours', ['PortalOpeningHours'], () => {
    void reload('PortalOpeningHours')
    showToast({ text: words.saved(name) })
    onClose()
  })
  const faults = isTried ? findHoursFaults(draft) : null
  const set = (
    changes: Partial<Record<WeekdayName, string>> | Record<DateName, DateDraft | null>,
  ) => {
    edit(changes)
    change.reset()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (change.isBusy || findHoursFaults(draft) !== null) return
    if (isSame(draft, before)) return onClose()
    const past = toDateDrafts(openingHours).filter(({ date }) => date < today)
    const hours = toOpeningHours(draft, past)
    change.change({ input: { locationId, openingHours: hours, expectedUpdatedAt: updatedAt } })
  }
  const between = readChangedBetween(change.error?.details)
  return (
    <Dialog
      look="sheet"
      title={words.changeOf(name)}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          <SaveFault
            fault={change.error}
            changedBy={
              between &&
              editing.changedBy(nameOf(between.by, between.name), times.moment(between.at))
            }
          />
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="pri" type="submit" form={form} isBusy={change.isBusy}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={save}>
        <p className="hint">{words.howTo}</p>
        <p className="hint">{words.zone(timezone)}</p>
        <div className="stack t opening-week">
          {WEEKDAYS.map((weekday) => {
            const value = theirs[weekday]
            return (
              <FormField
                key={weekday}
                label={words.weekdays[weekday]}
                value={draft[weekday]}
                placeholder={words.closed}
                fault={faultText(faults?.week[weekday])}
                theirs={
                  value === undefined
                    ? undefined
                    : { value: value || words.closed, onTake: () => takeTheirs(weekday) }
                }
                onChange={(text) => set({ [weekday]: text })}
              />
            )
          })}
        </div>
        <fieldset className="stack">
          <legend className="lbl">{words.differing}</legend>
          <p className="hint">{words.datesHowTo}</p>
          <DateFields
            draft={draft}
            theirs={theirs}
            faults={faults?.dates ?? {}}
            onChange={(date, typed) => set({ [date]: typed })}
            onTake={takeTheirs}
          />
          {datesOf(draft).filter(([, one]) => one).length >= CLUB_LIMITS.openingHours.dates && (
            <p className="hint">{words.full(CLUB_LIMITS.openingHours.dates)}</p>
          )}
        </fieldset>
      </form>
    </Dialog>
  )
}

function isSame(one: HoursDraft, other: HoursDraft): boolean {
  return JSON.stringify(toOpeningHours(one)) === JSON.stringify(toOpeningHours(other))
}
