import type { FastifyInstance } from 'fastify'

/** Asks something that a process stands on whether it answers; rejects when it does not. */
export type Check = () => Promise<unknown>

/** Serves GET /readyz: 200 once the returned function was called and while every check holds, else 503. */
export function mountReadiness(app: FastifyInstance, checks: readonly Check[]): () => void {
  let isReady = false
  app.get('/readyz', async (_request, reply) => {
    const isServing = isReady && (await doAllHold(checks))
    reply.code(isServing ? 200 : 503).header('cache-control', 'no-store')
    return { status: isServing ? 'ready' : 'not_ready' }
  })
  return () => {
    isReady = true
  }
}

async function doAllHold(checks: readonly Check[]): Promise<boolean> {
  return Promise.all(checks.map((check) => check())).then(
    () => true,
    () => false,
  )
}
