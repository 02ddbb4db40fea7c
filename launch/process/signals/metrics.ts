import { makeUsageCounts, type UsageCounts } from '../../../platform/limits/usage-counts.ts'
import { defineCounter, defineGauge } from '../../../platform/metrics/define.ts'
import { METRICS } from '../../../platform/metrics/list.ts'
import { scrape } from '../../../platform/metrics/scrape.ts'
import { readVersion } from '../../../platform/version.ts'
import { measureProcess } from './process-metrics.ts'

const requestsCountedInProcess = defineCounter(METRICS.requestsCountedInProcess)
const buildInfo = defineGauge(METRICS.buildInfo)

/** Prometheus metrics of a process. */
export interface Metrics {
  contentType: string
  /** Counts a request whose rate limit was local because Redis was unreachable. */
  countLocalLimit(): void
  /** Documents of the graph by client name. */
  usage: UsageCounts
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>
  /** Adds the metrics of Node.js: memory, CPU, event loop lag; the returned function ends them. */
  measureProcess(): () => void
}

export function makeMetrics(role: string): Metrics {
  const countedInProcess = requestsCountedInProcess({})

  return {
    usage: makeUsageCounts(),
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    countLocalLimit: () => countedInProcess.add(),
    text: scrape,
    measureProcess() {
      buildInfo({ version: readVersion(), role }).set(1)
      return measureProcess()
    },
  }
}
