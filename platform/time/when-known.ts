/** Uses a value at once where it is in memory, and otherwise when its promise resolves. */
export function whenKnown<T, R>(
  value: T | Promise<T>,
  use: (value: T) => R,
): R | Promise<Awaited<R>> {
  return value instanceof Promise ? (value.then(use) as Promise<Awaited<R>>) : use(value)
}
