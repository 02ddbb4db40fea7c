type Data = Record<string, unknown>

/** Adds what a later fetch has answered of an object to what is known of it. */
export function mergeInto(target: Data, source: Readonly<Data>): void {
  for (const [key, value] of Object.entries(source)) {
    const known = target[key]
    if (isData(known) && isData(value)) mergeInto(known, value)
    else if (Array.isArray(known) && Array.isArray(value)) mergeItems(known, value)
    else target[key] = value
  }
}

function mergeItems(known: unknown[], value: readonly unknown[]): void {
  for (const [index, item] of value.entries()) {
    const before = known[index]
    if (isData(before) && isData(item)) mergeInto(before, item)
    else known[index] = item
  }
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
