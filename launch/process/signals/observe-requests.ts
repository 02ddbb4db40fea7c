import type { FastifyInstance } from 'fastify'
import type { Log } from '../../../platform/log.ts'
import { toLogFields } from './request-line.ts'
import { observeHttp } from './request-metrics.ts'

/**
 * Measures and logs every response. Must run before routes are mounted: hooks apply to later routes only.
 */
export function observeRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { elapsedTime: durationMs } = reply
    observeHttp(request, reply.statusCode, durationMs)
    log.info(toLogFields(request, reply.statusCode, durationMs), 'request answered')
    done()
  })
}
