import { useId, useState } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { ClockField } from '../../../../parts/fields/clock-field.tsx'
import { FormField } from '../../../../parts/fields/form-field.tsx'
import { useClub } from '../../../../shell/club.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import { timesShown } from '../../../../time/zoned.ts'
import { walkInWords } from '../walk-in-words.ts'
import { LONGEST, readMinutes, SHORTEST, USUAL_LENGTHS } from './lengths.ts'
import { type BookingPlace, OutsideNote } from './outside-note.tsx'
import type { ChosenSlot } from './use-slot.ts'

export interface BookableCourt {
  id: string
  name: string
  locationId: string
}

interface SlotFieldsProps {
  slot: ChosenSlot
  courts: readonly BookableCourt[]
  places: readonly BookingPlace[]
  /** Behind each change. */
  onEdit: () => void
}

/** Court, date, start and length of a booking, and a remark where its court is not open then. */
export function SlotFields({ slot, courts, places, onEdit }: SlotFieldsProps) {
  const words = useWords(walkInWords)
  const { timezone } = useClub()
  const times = useTimes(timezone)
  const id = useId()
  const { draft, faults, period } = slot
  const edit: typeof slot.edit = (changes) => {
    slot.edit(changes)
    onEdit()
  }
  const court = courts.find((one) => one.id === draft.courtId)
  const place = places.find((one) => one.id === court?.locationId)
  return (
    <div className="stack t">
      <div className="field">
        <label htmlFor={id}>{words.court}</label>
        <select
          className="in"
          id={id}
          value={draft.courtId}
          onChange={({ target }) => edit({ courtId: target.value })}
        >
          {courts.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      <div className="walk-in-when">
        <FormField
          type="date"
          label={words.date}
          value={draft.day}
          fault={faults.has('day') ? words.faults.day : undefined}
          onChange={(day) => edit({ day })}
        />
        <ClockField
          label={words.start}
          value={draft.clock}
          fault={
            faults.has('over')
              ? words.faults.over
              : faults.has('clock')
                ? words.faults.clock
                : undefined
          }
          shown={timesShown(`${draft.day}T${draft.clock}`, timezone)}
          turn={draft.turn}
          onTurn={(turn) => edit({ turn })}
          onChange={(clock) => edit({ clock })}
        />
      </div>
      <LengthField
        value={draft.minutes}
        isFaulty={faults.has('minutes')}
        onChange={(minutes) => edit({ minutes })}
      />
      {period && <p className="b">{times.span(period.from, period.to)}</p>}
      {period && place && <OutsideNote place={place} period={period} />}
    </div>
  )
}

interface LengthFieldProps {
  value: string
  isFaulty: boolean
  onChange: (value: string) => void
}

function LengthField({ value, isFaulty, onChange }: LengthFieldProps) {
  const words = useWords(walkInWords)
  const isUsual = USUAL_LENGTHS.some((length) => length === readMinutes(value))
  const [isOther, setIsOther] = useState(!isUsual)
  return (
    <>
      <fieldset className="stack x">
        <legend className="lbl">{words.length}</legend>
        <div className="seg walk-in-length">
          {USUAL_LENGTHS.map((length) => (
            <Button
              key={length}
              aria-pressed={!isOther && readMinutes(value) === length}
              onClick={() => {
                setIsOther(false)
                onChange(String(length))
              }}
            >
              {words.minutes(length)}
            </Button>
          ))}
          <Button aria-pressed={isOther} onClick={() => setIsOther(true)}>
            {words.otherLength}
          </Button>
        </div>
      </fieldset>
      {isOther && (
        <FormField
          type="number"
          label={words.typedLength}
          value={value}
          fault={isFaulty ? words.faults.minutes(SHORTEST, LONGEST) : undefined}
          onChange={onChange}
        />
      )}
    </>
  )
}
