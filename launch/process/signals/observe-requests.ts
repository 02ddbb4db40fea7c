import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../../../platform/log.ts'
import { isTracing } from '../../../platform/metrics/spans.ts'
import type { AnsweredCall } from '../../../platform/network/served-tier.ts'
import { toCallFields, toLogFields } from './request-line.ts'
import type { RequestLog } from './request-log.ts'
import { observeHttp } from './request-metrics.ts'
import { traceRequests } from './trace-requests.ts'

const PROBES: readonly string[] = ['/livez', '/readyz']

/**
 * Measures and logs every response, and records it in the log of its installation or API key. Must run before
 * routes are mounted: hooks apply to later routes only.
 */
export function observeRequests(app: FastifyInstance, log: Log, requestLog?: RequestLog): void {
  const isLogged = log.isLevelEnabled?.('info') ?? true
  if (isTracing()) traceRequests(app)
  const isNew = makeProbeFilter()
  app.addHook('onResponse', (request, reply, done) => {
    const { elapsedTime: durationMs } = reply
    observeHttp(request, reply.statusCode, durationMs)
    requestLog?.add(request, reply.statusCode, durationMs)
    if (isLogged && isNew(request, reply.statusCode))
      log.info(toLogFields(request, reply.statusCode, durationMs), 'request answered')
    done()
  })
}

/** Probes come each second: one is logged where its answer differs from the one before. */
function makeProbeFilter() {
  const statuses = new Map<string, number>()
  return ({ routeOptions: { url = '' } }: FastifyRequest, status: number): boolean => {
    if (!PROBES.includes(url)) return true
    const isSame = statuses.get(url) === status
    statuses.set(url, status)
    return !isSame
  }
}

/** Logs every call of another tier like a request of its own. */
export function makeObserveCall(log: Log): (call: AnsweredCall) => void {
  const isLogged = log.isLevelEnabled?.('info') ?? true
  return (call) => {
    if (isLogged) log.info(toCallFields(call), 'request answered')
  }
}
