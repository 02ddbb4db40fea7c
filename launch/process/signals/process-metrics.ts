import { readdir, readFile } from 'node:fs/promises'
import { constants, monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics } from 'node:v8'
import { defineCounter, defineGauge, defineHistogram } from '../../../platform/metrics/define.ts'
import { sampleAtScrape } from '../../../platform/metrics/scrape.ts'

type DelayHistogram = ReturnType<typeof monitorEventLoopDelay>

/** An entry of the type `gc`, which the declarations of Node.js lack. */
interface Collection {
  duration: number
  detail: { kind: number }
}

const NANOSECONDS = 1e9

const gauge = <Label extends string = never>(name: string, help: string, ...labels: Label[]) =>
  defineGauge<Label>({ name, help, labels })

const cpu = ['user', 'system', ''].map((mode) => {
  const name = `process_cpu_${mode === '' ? '' : `${mode}_`}seconds_total`
  return defineCounter({ name, help: 'Processor time.', labels: [] })({})
})
const startTime = gauge('process_start_time_seconds', 'Start of the process, in Unix time.')({})
const residentMemory = gauge('process_resident_memory_bytes', 'Resident memory.')({})
const openFiles = gauge('process_open_fds', 'Open file descriptors.')({})
const maxFiles = gauge('process_max_fds', 'Limit of open file descriptors.')({})

const LAG = ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'] as const
const lag = LAG.map((figure) =>
  gauge(
    `nodejs_eventloop_lag_${figure}_seconds`,
    'Delay of the event loop since the last scrape.',
  )({}),
)
const lagNow = gauge('nodejs_eventloop_lag_seconds', 'Delay of the event loop at the scrape.')({})

const activeResources = gauge('nodejs_active_resources', 'What keeps the process running.', 'type')
const heapTotal = gauge('nodejs_heap_size_total_bytes', 'Size of the heap.')({})
const heapUsed = gauge('nodejs_heap_size_used_bytes', 'Used part of the heap.')({})
const external = gauge('nodejs_external_memory_bytes', 'Memory outside of the heap.')({})
const spaceTotal = gauge('nodejs_heap_space_size_total_bytes', 'Size of a space.', 'space')
const spaceUsed = gauge('nodejs_heap_space_size_used_bytes', 'Used part of a space.', 'space')
const versionInfo = gauge('nodejs_version_info', 'Always 1.', 'version')

const gcDuration = defineHistogram({
  name: 'nodejs_gc_duration_seconds',
  help: 'Duration of a garbage collection.',
  labels: ['kind'],
  bounds: [0.001, 0.01, 0.1, 1, 2, 5],
})

const GC_KINDS: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weakcb',
}

/** Measures Node.js itself; the returned function ends that. */
export function measureProcess(): () => void {
  const delay = monitorEventLoopDelay()
  delay.enable()
  const collections = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, detail } = entry as unknown as Collection
      gcDuration({ kind: GC_KINDS[detail.kind] ?? 'other' }).observe(duration / 1_000)
    }
  })
  collections.observe({ entryTypes: ['gc'] })
  const end = sampleAtScrape({ clear() {}, sample: () => sample(delay) })
  return () => {
    end()
    collections.disconnect()
    delay.disable()
  }
}

const counted = [0, 0, 0]

async function sample(delay: DelayHistogram): Promise<void> {
  const { user, system } = process.cpuUsage()
  for (const [nth, microseconds] of [user, system, user + system].entries()) {
    cpu[nth]?.add(microseconds / 1e6 - (counted[nth] ?? 0))
    counted[nth] = microseconds / 1e6
  }
  const { rss, heapTotal: total, heapUsed: used, external: outside } = process.memoryUsage()
  residentMemory.set(rss)
  heapTotal.set(total)
  heapUsed.set(used)
  external.set(outside)
  for (const {
    space_name: name,
    space_size: size,
    space_used_size: usedSize,
  } of getHeapSpaceStatistics()) {
    const space = name.replace('_space', '')
    spaceTotal({ space }).set(size)
    spaceUsed({ space }).set(usedSize)
  }
  startTime.set(performance.timeOrigin / 1_000)
  versionInfo({ version: process.version }).set(1)
  sampleResources()
  sampleDelay(delay)
  const askedAt = performance.now()
  await new Promise(setImmediate)
  lagNow.set((performance.now() - askedAt) / 1_000)
  await sampleFiles().catch(() => undefined)
}

const seenResources = new Set<string>()

function sampleResources(): void {
  const counts = Object.groupBy(process.getActiveResourcesInfo(), (type) => type)
  for (const type of Object.keys(counts)) seenResources.add(type)
  for (const type of seenResources) activeResources({ type }).set(counts[type]?.length ?? 0)
}

function sampleDelay(delay: DelayHistogram): void {
  const { min, max, mean, stddev } = delay
  const [p50, p90, p99] = [50, 90, 99].map((part) => delay.percentile(part))
  // Without a sample since the last scrape some figures are no numbers.
  for (const [nth, value] of [min, max, mean, stddev, p50, p90, p99].entries())
    if (Number.isFinite(value)) lag[nth]?.set((value ?? 0) / NANOSECONDS)
  delay.reset()
}

/** Linux only. */
async function sampleFiles(): Promise<void> {
  openFiles.set((await readdir('/proc/self/fd')).length - 1)
  const limits = await readFile('/proc/self/limits', 'utf8')
  maxFiles.set(Number(/^Max open files +(\d+)/m.exec(limits)?.[1]))
}
