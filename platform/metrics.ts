import { Counter, collectDefaultMetrics, Registry } from 'prom-client'

/** What a process counts of itself for its operator. */
export interface Metrics {
  contentType: string
  /** A request was counted in this process alone, because the counters of all cannot be reached. */
  countedInProcess(): void
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>
  /** Measures the process besides, which costs a little: memory, time, how late the event loop is. */
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
    contentType: registry.contentType,
    countedInProcess: () => countedInProcess.inc(),
    text: () => registry.metrics(),
    measureProcess: () => collectDefaultMetrics({ register: registry }),
  }
}
