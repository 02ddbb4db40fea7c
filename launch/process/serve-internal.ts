import type { FastifyInstance } from 'fastify'
import { closeServer, makeBoundedServer } from '../../platform/http/bounded-server.ts'
import { mountNetworkEndpoint } from '../../platform/network/network-endpoint.ts'
import type { ServedTier } from '../../platform/network/served-tier.ts'
import { listenAt } from './listening/listen.ts'
import { listenAtSocket } from './listening/listen-at-socket.ts'
import { makeObserveCall, observeRequests } from './signals/observe-requests.ts'
import type { Start } from './start.ts'

/** A seal contains its caller, and staff can have roles in many clubs. */
const MAX_HEADER_BYTES = 64 * 1024

/** Serves other tiers at INTERNAL_PORT and INTERNAL_SOCKET, which must not be public. */
export async function serveInternal(
  { config, log, stops }: Start,
  tier: Omit<ServedTier, 'log' | 'onAnswered'>,
): Promise<readonly FastifyInstance[]> {
  const { internalHost: host, internalPort: port, internalSocket: path } = config
  const servers: FastifyInstance[] = []
  const addServer = () => {
    const app = makeBoundedServer({
      http: { maxHeaderSize: MAX_HEADER_BYTES },
      return503OnClosing: false,
    })
    observeRequests(app, log)
    mountNetworkEndpoint(app, { ...tier, log, onAnswered: makeObserveCall(log) })
    servers.push(app)
    return app
  }
  stops.add('internal servers', () => Promise.all(servers.map((app) => closeServer(app))))
  if (port !== null)
    await listenAt(addServer(), {
      ...{ host, port },
      setBy: { host: 'INTERNAL_HOST', port: 'INTERNAL_PORT' },
    })
  if (path !== null) await listenAtSocket(addServer(), { path, log })
  return servers
}
