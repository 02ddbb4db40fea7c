export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** Between two values it is their mean, weighted by nearness. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const position = (sorted.length - 1) * share
  const [below = 0, above = 0] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]]
  return below + (above - below) * (position % 1)
}
