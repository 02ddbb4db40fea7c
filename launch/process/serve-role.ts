import type { Start } from './start.ts'
import { type Listener, takeRequests } from './accept-requests.ts'

export interface RoleServer extends Listener {
  role: string
}

/** Listens with the server of a role, which says when it is ready. */
export async function serveRole(start: Start, server: RoleServer): Promise<void> {
  const begin = await takeRequests(start, server)
  begin()
  start.say(`The process ${server.role} is ready at ${server.address.baseUrl}`)
}
