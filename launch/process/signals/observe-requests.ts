import type { FastifyInstance } from 'fastify'
import type { Log } from '../../../platform/log.ts'
import { isTracing } from '../../../platform/metrics/spans.ts'
import type { AnsweredCall } from '../../../platform/network/served-tier.ts'
import { toCallFields, toLogFields } from './request-line.ts'
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

/** Logs every call of another tier like a request of its own. */
export function makeObserveCall(log: Log): (call: AnsweredCall) => void {
  const isLogged = log.isLevelEnabled?.('info') ?? true
  return (call) => {
    if (isLogged) log.info(toCallFields(call), 'request answered')
  }
}
