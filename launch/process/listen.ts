import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config.ts'
import type { Address } from './address.ts'

export async function listen(
  app: FastifyInstance,
  { host }: Config,
  { port }: Address,
): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken ? new Error(`Port ${port} of ${host} is taken. Choose another PORT.`) : error
  }
}
