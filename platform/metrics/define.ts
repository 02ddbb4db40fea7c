import { type Definition, defineFamily, inBraces, type Labels } from './series.ts'

/** The buckets of every duration, in seconds. */
export const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Counter {
  add(count?: number): void
}

export interface Histogram {
  observe(value: number): void
}

export interface Gauge {
  set(value: number): void
  /** Adds a part of the value, read at each scrape; the returned function removes it. */
  track(read: () => number): () => void
  /** Removes the value, so that a stale one is not scraped. */
  clear(): void
}

export function defineCounter<Label extends string>(
  definition: Definition<Label, 'counter'>,
): (labels: Labels<Label>) => Counter {
  return defineFamily(definition, 'counter', makeCounter, ({ value }, name, labels) => [
    `${name}${inBraces(labels)} ${value}`,
  ])
}

export function defineGauge<Label extends string>(
  definition: Definition<Label, 'gauge'>,
): (labels: Labels<Label>) => Gauge {
  return defineFamily(definition, 'gauge', makeGauge, ({ read }, name, labels) => {
    const value = read()
    return value === null ? [] : [`${name}${inBraces(labels)} ${value}`]
  })
}

export function defineHistogram<Label extends string>(
  definition: Definition<Label, 'histogram'> & { bounds?: readonly number[] },
): (labels: Labels<Label>) => Histogram {
  const { bounds = SECONDS } = definition
  return defineFamily(definition, 'histogram', () => makeHistogram(bounds), writeHistogram)
}

function makeCounter() {
  const counter = {
    value: 0,
    add(count = 1) {
      counter.value += count
    },
  }
  return counter
}

function makeGauge() {
  const readers = new Set<() => number>()
  let own: number | null = null

  return {
    set(value: number) {
      own = value
    },
    track(read: () => number) {
      own ??= 0
      readers.add(read)
      return () => void readers.delete(read)
    },
    clear() {
      own = null
    },
    read(): number | null {
      if (own === null) return null
      let sum = own
      for (const read of readers) sum += read()
      return sum
    },
  }
}

function makeHistogram(bounds: readonly number[]) {
  const series = {
    bounds,
    /** The last one counts the values beyond all bounds. */
    counts: new Array<number>(bounds.length + 1).fill(0),
    sum: 0,
    observe(value: number) {
      let nth = 0
      while (nth < bounds.length && value > (bounds[nth] ?? 0)) nth += 1
      series.counts[nth] = (series.counts[nth] ?? 0) + 1
      series.sum += value
    },
  }
  return series
}

function writeHistogram(
  { bounds, counts, sum }: ReturnType<typeof makeHistogram>,
  name: string,
  labels: string,
): string[] {
  let total = 0
  const buckets = counts.map((count, nth) => {
    total += count
    return `${name}_bucket${inBraces(labels, `le="${bounds[nth] ?? '+Inf'}"`)} ${total}`
  })
  return [
    ...buckets,
    `${name}_sum${inBraces(labels)} ${sum}`,
    `${name}_count${inBraces(labels)} ${total}`,
  ]
}
