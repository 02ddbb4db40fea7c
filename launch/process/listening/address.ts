import cluster from 'node:cluster'
import { createServer } from 'node:net'
import type { Config } from '../../../platform/config/config.ts'
import { toListenerUrl } from '../../../platform/network/listener-url.ts'
import { asListenStartupError, PUBLIC_VARIABLES } from './listen-startup-error.ts'

export interface Address {
  port: number
  /** Base URL for clients, without a trailing slash. */
  baseUrl: string
  /** Where this machine reaches the listener, whatever proxy is before it. */
  listenUrl: string
}

/**
 * Resolves the address to listen on: tokens contain it, so port 0 is replaced by a free port here. A port that is in
 * use fails here, before anything is written or started.
 */
export async function addressOf({ host, port, publicUrl }: Config): Promise<Address> {
  const chosen = await findPort(host, port).catch((error: unknown) => {
    throw asListenStartupError(error, { host, port, setBy: PUBLIC_VARIABLES })
  })
  const listenUrl = toListenerUrl(host, chosen)
  return { port: chosen, baseUrl: publicUrl ?? listenUrl, listenUrl }
}

/** Of port 0 the system alone knows the number. */
export function metricsUrlOf({ metricsHost, metricsPort }: Config): string | null {
  return metricsPort ? `${toListenerUrl(metricsHost, metricsPort)}/metrics` : null
}

function findPort(host: string, port: number): Promise<number> {
  // The primary has found it, and a listener for a moment would get connections of the others.
  if (cluster.isWorker) return Promise.resolve(port)

  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
