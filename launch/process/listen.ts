import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config.ts'
import type { Address } from './address.ts'
import { asListenObstacle } from './listen-obstacle.ts'

export async function listen(
  app: FastifyInstance,
  { host }: Config,
  { port }: Address,
): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw asListenObstacle(error, { host, port })
  }
}
