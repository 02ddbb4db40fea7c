import { makeHttpServer } from '../../platform/http/http-server.ts'
import { listenAt } from './listening/listen.ts'
import type { Start } from './start.ts'

/**
 * Serves GET /metrics where METRICS_PORT says so: at a port of its own, because what a process tells of
 * itself is for its operator and not for whoever reaches the APIs.
 */
export async function serveMetrics({ config, log, metrics, stops }: Start): Promise<void> {
  const { metricsHost: host, metricsPort: port } = config
  if (port === null) return

  metrics.measureProcess()
  const app = makeHttpServer({ log })
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.contentType).send(await metrics.text()),
  )
  stops.add('metrics', () => app.close())
  await listenAt(app, { host, port, setBy: { host: 'METRICS_HOST', port: 'METRICS_PORT' } })
}
