import { EnvironmentVariables } from '../../../platform/config/variables.ts'

export interface Setting {
  name: string
  /** Absent where the variable has none. */
  byDefault: string | undefined
  description: string
}

/** Every environment variable of the processes. */
export function readSettings(): Setting[] {
  return Object.entries(EnvironmentVariables.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(undefined)
    const text = parsed.success ? toText(parsed.data) : undefined
    return { name, byDefault: text, description: schema.description ?? '' }
  })
}

function toText(value: unknown): string | undefined {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return undefined
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
