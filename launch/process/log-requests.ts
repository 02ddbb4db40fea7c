import type { FastifyInstance } from 'fastify'
import type { Log } from '../../platform/log.ts'

/** One line for each answer. Comes before anything is mounted, which would go unseen otherwise. */
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
