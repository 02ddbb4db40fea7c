import type { Schema } from '../../openapi/json-schema.ts'

type Bound = readonly [minimum: string, maximum: string, unit: string]

const BOUNDS: readonly Bound[] = [
  ['minLength', 'maxLength', ' characters'],
  ['minItems', 'maxItems', ' items'],
  ['minimum', 'maximum', ''],
]

/** Bounds and default of a value in words. */
export function notesOf(schema: Schema): string[] {
  const bounds = BOUNDS.map((bound) => toWords(schema, bound))
  const fallback = schema['default']
  const byDefault = fallback === undefined ? '' : `default ${JSON.stringify(fallback)}`
  const pattern = schema['pattern']
  const matches = pattern === undefined ? '' : `matches \`${String(pattern)}\``
  return [...bounds, matches, byDefault].filter((note) => note !== '')
}

function toWords(schema: Schema, [lower, upper, unit]: Bound): string {
  const least = asNumber(schema[lower])
  const most = asNumber(schema[upper])
  const hasLeast = least !== undefined && !(unit !== '' && least === 0)
  if (hasLeast && most !== undefined) return `${format(least)} to ${format(most)}${unit}`
  if (most !== undefined) return `at most ${format(most)}${unit}`
  return hasLeast ? `at least ${format(least)}${unit}` : ''
}

/** The bounds that every safe integer has say nothing. */
function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 2 ** 53 - 1
    ? value
    : undefined
}

function format(value: number): string {
  return value.toLocaleString('en')
}
