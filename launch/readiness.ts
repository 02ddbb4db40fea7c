import type { FastifyInstance } from 'fastify'
import type { Database } from '../subgraphs/foundation/database.ts'

/** Serves GET /readyz: 200 once `ready` was called and while all databases answer, else 503. */
export function mountReadiness(app: FastifyInstance, databases: readonly Database[]): () => void {
  let isReady = false
  app.get('/readyz', async (_request, reply) => {
    const isServing = isReady && (await canQuery(databases))
    reply.code(isServing ? 200 : 503).header('cache-control', 'no-store')
    return { status: isServing ? 'ready' : 'not_ready' }
  })
  return () => {
    isReady = true
  }
}

async function canQuery(databases: readonly Database[]): Promise<boolean> {
  return Promise.all(databases.map((database) => database.query('SELECT 1'))).then(
    () => true,
    () => false,
  )
}
