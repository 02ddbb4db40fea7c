import { useId } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { FormField } from '../../../parts/fields/form-field.tsx'
import { useClub } from '../../../shell/club.tsx'
import { closeWords } from './close-words.ts'
import { END_NAMES, type EndName, type KnownEnds } from './closing-ends.ts'
import { useMomentText } from './use-end-text.ts'

interface EndFieldsProps {
  ends: KnownEnds
  name: EndName
  /** As it is typed. */
  date: string
  fault: string | undefined
  onName: (name: EndName) => void
  onDate: (date: string) => void
}

/** Until when a court is closed. */
export function EndFields({ ends, name, date, fault, onName, onDate }: EndFieldsProps) {
  const words = useWords(closeWords)
  const club = useClub()
  const group = useId()
  const momentText = useMomentText()
  const labelOf = (one: EndName) => {
    if (one === 'date' || one === 'open') return words.ends[one]
    const moment = ends[one]
    return moment && words.ends[one](momentText(moment))
  }
  return (
    <fieldset className="stack x">
      <legend className="lbl">{words.until}</legend>
      {END_NAMES.map((one) => {
        const label = labelOf(one)
        return (
          label !== null && (
            <label key={one} className="check">
              <input
                type="radio"
                name={group}
                checked={name === one}
                onChange={() => onName(one)}
              />
              <span>{label}</span>
            </label>
          )
        )
      })}
      {name === 'date' && (
        <FormField
          type="datetime-local"
          label={words.date}
          value={date}
          hint={words.zone(club.timezone)}
          fault={fault}
          onChange={onDate}
        />
      )}
    </fieldset>
  )
}
