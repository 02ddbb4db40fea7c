import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { mergeUsage } from '../../../platform/limits/merge-usage.ts'
import type { ClientUsage } from '../../../platform/limits/usage-counts.ts'
import { mergeScrapes } from '../../../platform/metrics/merge-scrapes.ts'
import { listenAt } from '../listening/listen.ts'
import type { Start } from '../start.ts'
import type { Place } from './places.ts'

/** Serves the metrics of all workers on METRICS_PORT, with the label `process`; the returned function ends that. */
export async function serveClusterMetrics(
  { config, log, metrics }: Start,
  places: readonly Place[],
): Promise<() => Promise<void>> {
  const { metricsHost: host, metricsPort: port } = config
  if (port === null) return async () => {}

  const endMeasuring = metrics.measureProcess()
  const app = makeHttpServer({ log })
  app.get('/metrics', async (_request, reply) => {
    const own = { process: 'primary', text: await metrics.text() }
    const ofWorkers = await readAll(places, 'metrics')
    return reply.header('content-type', metrics.contentType).send(mergeScrapes([own, ...ofWorkers]))
  })
  app.get('/usage', async () => {
    const read = await readAll(places, 'usage')
    return { clients: mergeUsage(read.map(({ text }) => JSON.parse(text) as ClientUsage[])) }
  })
  await listenAt(app, { host, port, setBy: { host: 'METRICS_HOST', port: 'METRICS_PORT' } })
  return async () => {
    await app.close()
    endMeasuring()
  }
}

/** A worker that is starting or stuck is missing. */
async function readAll(places: readonly Place[], what: 'metrics' | 'usage') {
  const read = await Promise.all(
    places.map(async ({ name, current }) => ({ process: name, text: await current.scrape(what) })),
  )
  return read.flatMap(({ process, text }) => (text === null ? [] : [{ process, text }]))
}
