import type { FastifyInstance } from 'fastify'
import type { Databases } from './databases.ts'

/** Serves GET /readyz: 200 once `ready` was called and while both databases answer, else 503. */
export function mountReadiness(app: FastifyInstance, databases: Databases): () => void {
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

async function canQuery({ club, volunteer }: Databases): Promise<boolean> {
  const answers = [club.query('SELECT 1'), volunteer.query('SELECT 1')]
  return Promise.all(answers).then(
    () => true,
    () => false,
  )
}
