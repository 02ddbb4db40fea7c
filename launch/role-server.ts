import type { FastifyInstance } from 'fastify'
import type { Database } from '../subgraphs/foundation/database.ts'
import type { Address } from './address.ts'
import { listen } from './listen.ts'
import { mountReadiness } from './readiness.ts'
import type { Start } from './start.ts'

/** Listens with the server of a role, which says when it is ready. */
export async function serveRole(
  start: Start,
  role: string,
  app: FastifyInstance,
  address: Address,
  databases: readonly Database[] = [],
): Promise<void> {
  const { config, say, stops } = start
  const setReady = mountReadiness(app, databases)
  stops.add('HTTP server', () => app.close())
  await listen(app, config, address)
  setReady()
  say(`The process ${role} is ready at ${address.baseUrl}`)
}
