import type { FastifyInstance } from 'fastify'
import type { Log } from '../../../platform/log.ts'
import { isTracing } from '../../../platform/metrics/spans.ts'
import { toLogFields } from './request-line.ts'
import type { RequestLog } from './request-log.ts'
import { observeHttp } from './request-metrics.ts'
import { traceRequests } from './trace-requests.ts'

/**
 * Measures and logs every response, and records it in the log of its installation or API key. Must run before
 * routes are mounted: hooks apply to later routes only.
 */
export function observeRequests(app: FastifyInstance, log: Log, requestLog?: RequestLog): void {
  const isLogged = log.isLevelEnabled?.('info') ?? true
  if (isTracing()) traceRequests(app)
  app.addHook('onResponse', (request, reply, done) => {
    const { elapsedTime: durationMs } = reply
    observeHttp(request, reply.statusCode, durationMs)
    requestLog?.add(request, reply.statusCode, durationMs)
    if (isLogged) log.info(toLogFields(request, reply.statusCode, durationMs), 'request answered')
    done()
  })
}
