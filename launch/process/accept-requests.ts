import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { closeServer, startDraining } from '../../platform/http/bounded-server.ts'
import { showReadiness } from '../../platform/metrics/readiness.ts'
import type { Address } from './listening/address.ts'
import { listenAt } from './listening/listen.ts'
import { PUBLIC_VARIABLES } from './listening/listen-startup-error.ts'
import { mountReadiness, type ReadinessCheck } from './readiness.ts'
import { serveMetrics } from './signals/serve-metrics.ts'
import type { Start } from './start.ts'

export interface Listener {
  app: FastifyInstance
  address: Address
  /** The server of `serveInternal`. */
  internal?: FastifyInstance
  /** Further checks of /readyz. */
  checks?: readonly ReadinessCheck[]
  redis?: Redis | null
}

/**
 * Time in which the connections of a retired worker end with a response, whatever SHUTDOWN_DELAY is. A client that sends
 * at longer intervals may send as its idle connection is closed.
 */
const RETIREMENT_MS = 5_000

/**
 * Listens; the returned function sets /readyz to ready. `stops` run in reverse order: 'readiness' sets /readyz to
 * 503, drains connections and waits for SHUTDOWN_DELAY, so that load balancers notice, before 'HTTP server' closes the
 * listener.
 */
export async function acceptRequests(start: Start, listener: Listener): Promise<() => void> {
  const { config, stops, worker } = start
  const { app, address, internal, checks = [], redis } = listener
  const isRedisConnected = redis ? () => redis.status === 'ready' : undefined
  const readiness = mountReadiness(app, { checks, isRedisConnected })
  stops.add('HTTP server', () => closeServer(app))
  const hideReadiness = showReadiness(start.role, readiness.look)
  stops.add('gauge of readiness', async () => hideReadiness())
  await serveMetrics(start)
  const { host } = config
  await listenAt(app, { host, port: address.port, setBy: PUBLIC_VARIABLES })
  stops.add('readiness', () => {
    const isRetired = worker?.isRetired() ?? false
    // Behind the port of a retired worker others serve: balancers must not take the whole machine out.
    if (!isRetired) readiness.end()
    startDraining(app)
    if (internal) startDraining(internal)
    return pause(
      isRetired ? Math.max(config.shutdownDelayMs, RETIREMENT_MS) : config.shutdownDelayMs,
    )
  })
  return () => {
    readiness.begin()
    worker?.reportReady(async () => (await readiness.look()).isServing)
  }
}
