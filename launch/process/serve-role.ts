import { acceptRequests, type Listener } from './accept-requests.ts'
import type { Start } from './start.ts'

export interface RoleServer extends Listener {
  role: string
}

/** Listens with the server of a role, and reports readiness. */
export async function serveRole(start: Start, server: RoleServer): Promise<void> {
  const begin = await acceptRequests(start, server)
  begin()
  start.say(`The process ${server.role} is ready at ${server.address.listenUrl}`)
}
