import { useId } from 'react'

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  onChoose: (value: Value) => void
}

/** One of a closed set, by its words. */
export function Choice<Value extends string>({
  label,
  value,
  values,
  names,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className="field grow">
      <label htmlFor={id}>{label}</label>
      <select
        className="in"
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
