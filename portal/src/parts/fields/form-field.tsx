import { useId } from 'react'

interface FormFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
  /** What is wrong with the value, once it was sent. */
  fault?: string | undefined
  type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'time' | 'datetime-local'
  most?: number
  isLong?: boolean
  rows?: number
}

/** A field with its word, what is expected, and what is wrong. */
export function FormField(props: FormFieldProps) {
  const { label, value, onChange, hint, fault, type = 'text', most, isLong, rows = 3 } = props
  const id = useId()
  const described = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ')
  const shared = {
    id,
    className: 'in',
    value,
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
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {hint && (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
      {fault && (
        <span id={`${id}-fault`} className="err">
          {fault}
        </span>
      )}
    </div>
  )
}
