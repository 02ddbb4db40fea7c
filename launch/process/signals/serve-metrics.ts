import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { listenAt } from '../listening/listen.ts'
import type { Start } from '../start.ts'

/** Serves GET /metrics on METRICS_PORT: metrics are for the operator, not for clients of the APIs. */
export async function serveMetrics({ config, log, metrics, stops, worker }: Start): Promise<void> {
  const { metricsHost: host, metricsPort: port } = config
  if (port === null) return

  const endMeasuring = metrics.measureProcess()
  if (worker !== null) {
    // The primary serves them for all workers.
    const endAnswering = worker.answerScrapes(metrics)
    stops.add('metrics', async () => {
      endAnswering()
      endMeasuring()
    })
    return
  }

  const app = makeHttpServer({ log })
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.contentType).send(await metrics.text()),
  )
  app.get('/usage', async () => ({ clients: metrics.usage.read() }))
  stops.add('metrics', async () => {
    await app.close()
    endMeasuring()
  })
  await listenAt(app, { host, port, setBy: { host: 'METRICS_HOST', port: 'METRICS_PORT' } })
}
