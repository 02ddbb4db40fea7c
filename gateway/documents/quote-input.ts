import { truncate } from '../../platform/input/truncate-text.ts'

const MAX_CHARACTERS = 200
const MAX_MEMBERS = 10
const MAX_DEPTH = 2

/** Caches quotes: V8 enumerates all keys of an object even if only the first is used. */
const known = new WeakMap<object, string>()

/** The beginning of a client's value, in the notation of graphql-js. */
export function quoteInput(value: unknown): string {
  if (typeof value !== 'object' || value === null) return quote(value, 0)

  const text = known.get(value) ?? truncate(quote(value, 0), 2 * MAX_CHARACTERS)
  known.set(value, text)
  return text
}

function quote(value: unknown, depth: number): string {
  if (typeof value === 'string')
    return JSON.stringify(truncate(value, MAX_CHARACTERS, depth === 0 ? MAX_CHARACTERS : 0))
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Date) return value.toISOString()
  if (depth === MAX_DEPTH) return Array.isArray(value) ? '[Array]' : '[Object]'
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_MEMBERS).map((item) => quote(item, depth + 1))
    return `[${[...items, ...restOf(value.length)].join(', ')}]`
  }

  return quoteMembers(value as Readonly<Record<string, unknown>>, depth)
}

function quoteMembers(value: Readonly<Record<string, unknown>>, depth: number): string {
  const members: string[] = []
  for (const key in value) {
    if (members.length === MAX_MEMBERS) {
      members.push('…')
      break
    }
    members.push(`${truncate(key, MAX_CHARACTERS)}: ${quote(value[key], depth + 1)}`)
  }
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

function restOf(length: number): string[] {
  return length > MAX_MEMBERS ? [`… ${length - MAX_MEMBERS} more items`] : []
}
