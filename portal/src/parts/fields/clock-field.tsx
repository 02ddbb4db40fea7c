import { useId } from 'react'
import { useWords } from '../../i18n/use-words.tsx'
import type { Turn } from '../../time/zoned.ts'
import { clockWords } from './clock-words.ts'
import { FormField } from './form-field.tsx'

interface ClockFieldProps {
  label: string
  value: string
  fault: string | undefined
  onChange: (value: string) => void
  /** How often the clock shows that time on its day. */
  shown: number
  turn: Turn
  onTurn: (turn: Turn) => void
}

/** A clock time. One that the clock leaves out, or shows twice, is said; of two the reader chooses. */
export function ClockField({ shown, turn, onTurn, fault, ...field }: ClockFieldProps) {
  const words = useWords(clockWords)
  const id = useId()
  return (
    <div className="stack t">
      <FormField type="time" fault={shown === 0 ? words.skipped : fault} {...field} />
      {shown > 1 && (
        <div className="field">
          <label htmlFor={id}>{words.twice}</label>
          <select
            className="in"
            id={id}
            value={turn}
            onChange={({ target }) => onTurn(target.value === 'first' ? 'first' : 'second')}
          >
            <option value="first">{words.first}</option>
            <option value="second">{words.second}</option>
          </select>
        </div>
      )}
    </div>
  )
}
