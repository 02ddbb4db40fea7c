import type { FastifyInstance } from 'fastify'
import { asListenStartupError, type ListenAddress } from './listen-startup-error.ts'

export async function listenAt(app: FastifyInstance, address: ListenAddress): Promise<void> {
  const { host, port } = address
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw asListenStartupError(error, address)
  }
}
