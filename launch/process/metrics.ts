import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import { makeUsageCounts, type UsageCounts } from '../../platform/limits/usage-counts.ts'

/** Prometheus metrics of a process. */
export interface Metrics {
  contentType: string
  /** Counts a request whose rate limit was local because Redis was unreachable. */
  countLocalLimit(): void
  /** Documents of the graph by client name. */
  usage: UsageCounts
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>
  /** Adds the default metrics: memory, CPU, event loop lag. */
  measureProcess(): void
}

export function makeMetrics(): Metrics {
  const registry = new Registry()
  const countedInProcess = new Counter({
    name: 'clubgate_requests_counted_in_process_total',
    help: 'Requests counted by this process alone because Redis could not be reached.',
    registers: [registry],
  })

  return {
    usage: makeUsageCounts(),
    contentType: registry.contentType,
    countLocalLimit: () => countedInProcess.inc(),
    text: () => registry.metrics(),
    measureProcess: () => collectDefaultMetrics({ register: registry }),
  }
}
