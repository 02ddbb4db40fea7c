import type { Subtypes } from '../../planning/subtypes.ts'

export type Data = Record<string, unknown>

/** Merges a later fetch's data into an entity. */
export function mergeInto(target: Data, source: Readonly<Data>, subtypes: Subtypes): void {
  for (const [key, value] of Object.entries(source)) {
    const known = target[key]
    const isVaguer = key === '__typename' && typeof known === 'string' && subtypes.has(`${value}`)
    // A subgraph with an interface object returns the interface's name.
    if (!isVaguer) target[key] = merge(known, value, subtypes)
  }
}

function merge(known: unknown, value: unknown, subtypes: Subtypes): unknown {
  if (known === undefined || known === null) return value
  // A null of a second subgraph does not overwrite the first one's value.
  if (value === null) return known
  if (isData(known) && isData(value)) mergeInto(known, value, subtypes)
  else if (Array.isArray(known) && Array.isArray(value))
    for (const [index, item] of value.entries()) known[index] = merge(known[index], item, subtypes)
  else return value

  return known
}

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Marks fields that were fetched without a value, because of an error or a missing entity. A field without value and
 * mark was never fetched.
 */
export function markAbsent(target: Data, keys: readonly string[]): void {
  for (const key of keys) if (!Object.hasOwn(target, key)) target[key] = undefined
}
