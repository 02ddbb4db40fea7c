import type { Subtypes } from '../../planning/subtypes.ts'

export type Data = Record<string, unknown>

/** Adds what a later fetch has answered of an object to what is known of it. */
export function mergeInto(target: Data, source: Readonly<Data>, subtypes: Subtypes): void {
  for (const [key, value] of Object.entries(source)) {
    const known = target[key]
    const isVaguer = key === '__typename' && typeof known === 'string' && subtypes.has(`${value}`)
    // A subgraph that has an interface as an object names the interface.
    if (!isVaguer) target[key] = merge(known, value, subtypes)
  }
}

function merge(known: unknown, value: unknown, subtypes: Subtypes): unknown {
  if (known === undefined || known === null) return value
  // Two subgraphs may answer one field: a null of the second says nothing of the first's value.
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
 * Marks the fields that a subgraph was asked for and has no value of: an error or an absent object
 * explains them. A field without a value and without a mark was never fetched.
 */
export function markAbsent(target: Data, keys: readonly string[]): void {
  for (const key of keys) if (!Object.hasOwn(target, key)) target[key] = undefined
}
