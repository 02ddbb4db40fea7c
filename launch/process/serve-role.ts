import type { FastifyInstance } from 'fastify'
import type { Address } from './address.ts'
import { listen } from './listen.ts'
import { type Check, mountReadiness } from './readiness.ts'
import type { Start } from './start.ts'

export interface RoleServer {
  role: string
  app: FastifyInstance
  address: Address
  /** What has to hold besides, while the role says that it is ready. */
  checks?: readonly Check[]
}

/** Listens with the server of a role, which says when it is ready. */
export async function serveRole(start: Start, server: RoleServer): Promise<void> {
  const { config, say, stops } = start
  const { role, app, address, checks = [] } = server
  const setReady = mountReadiness(app, checks)
  stops.add('HTTP server', () => app.close())
  await listen(app, config, address)
  setReady()
  say(`The process ${role} is ready at ${address.baseUrl}`)
}
