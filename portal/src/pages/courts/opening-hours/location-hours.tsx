import { useId } from 'react'
import { useSpeech, useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { makeDates } from '../../../time/dates.ts'
import { inZone } from '../../../time/zoned.ts'
import { type HoursLocation, toDateDrafts, toHoursDraft, WEEKDAYS } from './hours-draft.ts'
import { openingHoursWords } from './opening-hours-words.ts'

interface LocationHoursProps {
  location: HoursLocation
  now: Date
  onChange: () => void
}

/** The week of a location by its days, and the dates from today on that differ. */
export function LocationHours({ location, now, onChange }: LocationHoursProps) {
  const words = useWords(openingHoursWords)
  const { language } = useSpeech()
  const id = useId()
  const { name, timezone, status, openingHours } = location
  const week = toHoursDraft(openingHours)
  const dates = toDateDrafts(openingHours, inZone(now, timezone).day)
  const { range } = makeDates(language)
  return (
    <section className="card" aria-labelledby={id}>
      <header>
        <h2 id={id} className="t">
          {name}
        </h2>
        <span className="push" />
        <Button aria-label={words.changeOf(name)} onClick={onChange}>
          {words.change}
        </Button>
      </header>
      <div className="stack pad">
        {status !== 'ACTIVE' && <p className="note warn">{words.notInUse}</p>}
        {openingHours === null ? (
          <p className="note warn">{words.unknown}</p>
        ) : (
          <>
            <dl className="dl">
              {WEEKDAYS.map((weekday) => (
                <DayHours key={weekday} day={words.weekdays[weekday]} hours={week[weekday]} />
              ))}
            </dl>
            <h3>{words.differing}</h3>
            {dates.length === 0 && <p className="m">{words.noDates}</p>}
            {dates.length > 0 && (
              <dl className="dl">
                {dates.map(({ date, hours, note }) => (
                  <DayHours key={date} day={range(date, date)} hours={hours} note={note} />
                ))}
              </dl>
            )}
          </>
        )}
        <p className="s m">{words.zone(timezone)}</p>
      </div>
    </section>
  )
}

interface DayHoursProps {
  day: string
  hours: string
  note?: string
}

function DayHours({ day, hours, note = '' }: DayHoursProps) {
  const { closed } = useWords(openingHoursWords)
  return (
    <>
      <dt>{day}</dt>
      <dd>
        {hours || closed}
        {note && <span className="hint row">{note}</span>}
      </dd>
    </>
  )
}
