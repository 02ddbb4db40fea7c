import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Address } from './listening/address.ts'
import { listenAt } from './listening/listen.ts'
import { SET_FOR_CLIENTS } from './listening/listen-startup-error.ts'
import { mountReadiness, type ReadinessCheck } from './readiness.ts'
import { serveMetrics } from './serve-metrics.ts'
import type { Start } from './start.ts'

export interface Listener {
  app: FastifyInstance
  address: Address
  /** What has to hold besides, while the process says that it is ready. */
  checks?: readonly ReadinessCheck[]
  redis?: Redis | null
}

/**
 * Listens, and says when requests may come; the returned function begins that. A stop first says
 * that none should come any more, and closes the listener when balancers have had time to notice.
 */
export async function takeRequests(start: Start, listener: Listener): Promise<() => void> {
  const { config, stops } = start
  const { app, address, checks = [], redis } = listener
  const isRedisThere = redis ? () => redis.status === 'ready' : undefined
  const readiness = mountReadiness(app, { checks, isRedisThere })
  stops.add('HTTP server', () => app.close())
  await serveMetrics(start)
  const { host } = config
  await listenAt(app, { host, port: address.port, setBy: SET_FOR_CLIENTS })
  stops.add('readiness', () => {
    readiness.end()
    return pause(config.shutdownDelayMs)
  })
  return readiness.begin
}
