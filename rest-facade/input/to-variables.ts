import { formatIsoText } from '../../schema/fields/format-iso-text.ts'

/** Input of a request as variables of an operation: dates become ISO text. */
export type VariablesOf<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? VariablesOf<Item>[]
    : T extends object
      ? { [K in keyof T]: VariablesOf<T[K]> }
      : T

export function toVariables<T>(values: T): VariablesOf<T> {
  return convert(values) as VariablesOf<T>
}

function convert(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return formatIsoText(value)
  if (Array.isArray(value)) return value.map(convert)

  const converted: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) converted[name] = convert(member)
  return converted
}
