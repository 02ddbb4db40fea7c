import { useId, useState } from 'react'
import { useWords } from '../../i18n/use-words.tsx'
import { partWords } from '../words/part-words.ts'
import { type Theirs, TheirsNote } from './editing/theirs-note.tsx'

interface FormFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
  /** What an empty field means. */
  placeholder?: string
  /** What is wrong with the value, once it was sent. */
  fault?: string | undefined
  type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'time' | 'datetime-local'
  /** What others made of the value meanwhile. */
  theirs?: Theirs | undefined
  most?: number
  isLong?: boolean
  rows?: number
}

/** A field with its word, what is expected, and what is wrong. */
export function FormField(props: FormFieldProps) {
  const { label, value, onChange, hint, placeholder, theirs } = props
  const { type = 'text', most, isLong, rows = 3 } = props
  const words = useWords(partWords)
  const id = useId()
  const [isIncomplete, setIsIncomplete] = useState(false)
  const fault = props.fault ?? (isIncomplete ? words.incomplete : undefined)
  const described = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ')
  const shared = {
    id,
    className: 'in',
    value,
    placeholder,
    maxLength: most,
    'aria-invalid': fault !== undefined || undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...shared} rows={rows} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          {...shared}
          type={type}
          autoComplete="off"
          onChange={({ target }) => {
            setIsIncomplete(false)
            onChange(target.value)
          }}
          onBlur={({ target }) => setIsIncomplete(target.validity.badInput)}
          onInvalid={({ currentTarget }) => setIsIncomplete(currentTarget.validity.badInput)}
        />
      )}
      {hint && (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
      <TheirsNote field={label} theirs={theirs} />
      {fault && (
        <span id={`${id}-fault`} className="err">
          {fault}
        </span>
      )}
    </div>
  )
}
