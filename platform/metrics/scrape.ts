import { families } from './series.ts'

/** Gauges that only a scrape needs, such as the length of a queue. */
export interface Sampler {
  /** Removes the values: those of a failed or stuck look-up would be stale. */
  clear(): void
  /** Sets the values. */
  sample(): Promise<void>
}

/** A scrape waits no longer for the samplers: a database may be away. */
const SAMPLE_MS = 1_000

const samplers = new Set<Sampler>()
const running = new Map<Sampler, Promise<void>>()

/** Runs the sampler at each scrape, never twice at a time; the returned function removes it. */
export function sampleAtScrape(sampler: Sampler): () => void {
  samplers.add(sampler)
  return () => {
    samplers.delete(sampler)
    sampler.clear()
  }
}

let scraping: Promise<string> | null = null

/** All families in the text format of Prometheus; concurrent scrapes share one text. */
export function scrape(): Promise<string> {
  scraping ??= write().finally(() => {
    scraping = null
  })
  return scraping
}

async function write(): Promise<string> {
  const { promise: timedOut, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, SAMPLE_MS)
  await Promise.race([timedOut, Promise.all([...samplers].map(run))])
  clearTimeout(timer)
  return `${families.flatMap(({ lines }) => lines()).join('\n')}\n`
}

/** Joins a run that an earlier scrape did not wait for. */
function run(sampler: Sampler): Promise<void> {
  const earlier = running.get(sampler)
  if (earlier) return earlier

  sampler.clear()
  const started = sampler
    .sample()
    .catch(() => sampler.clear())
    .finally(() => running.delete(sampler))
  running.set(sampler, started)
  return started
}
