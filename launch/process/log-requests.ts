import type { FastifyInstance } from 'fastify'
import type { Log } from '../../platform/log.ts'

/** Logs one line per response. Must run before routes are mounted: hooks apply to later routes only. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const { id: requestId, method, routeOptions } = request
    const { statusCode: status, elapsedTime: durationMs } = reply
    log.info(
      { event: 'request.answered', requestId, method, route: routeOptions.url, status, durationMs },
      'request answered',
    )
  })
}
