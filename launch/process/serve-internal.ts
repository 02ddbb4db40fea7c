import type { FastifyInstance } from 'fastify'
import { closeServer, makeBoundedServer } from '../../platform/http/bounded-server.ts'
import { mountNetworkEndpoint } from '../../platform/network/network-endpoint.ts'
import type { ServedTier } from '../../platform/network/served-tier.ts'
import { listenAt } from './listening/listen.ts'
import { makeObserveCall, observeRequests } from './signals/observe-requests.ts'
import type { Start } from './start.ts'

/** A seal contains its caller, and staff can have roles in many clubs. */
const MAX_HEADER_BYTES = 64 * 1024

/** Serves other tiers at INTERNAL_PORT, which must not be public. */
export async function serveInternal(
  { config, log, stops }: Start,
  tier: Omit<ServedTier, 'log' | 'onAnswered'>,
): Promise<FastifyInstance> {
  const { internalHost: host, internalPort: port } = config
  const app = makeBoundedServer({
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    return503OnClosing: false,
  })
  observeRequests(app, log)
  mountNetworkEndpoint(app, { ...tier, log, onAnswered: makeObserveCall(log) })
  stops.add('internal server', () => closeServer(app))
  await listenAt(app, { host, port, setBy: { host: 'INTERNAL_HOST', port: 'INTERNAL_PORT' } })
  return app
}
