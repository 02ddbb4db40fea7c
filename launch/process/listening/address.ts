import { createServer } from 'node:net'
import type { Config } from '../../../platform/config/config.ts'
import { asListenObstacle, SET_FOR_CLIENTS } from './listen-startup-error.ts'

export interface Address {
  port: number
  /** What clients put before every path; without a slash at the end. */
  baseUrl: string
}

/**
 * Where to listen; port 0 stands for any free one, which must be known before tokens name it. One
 * that is taken is refused here, before anything is written or started.
 */
export async function addressOf({ host, port, publicUrl }: Config): Promise<Address> {
  const chosen = await findPort(host, port).catch((error: unknown) => {
    throw asListenObstacle(error, { host, port, setBy: SET_FOR_CLIENTS })
  })
  return { port: chosen, baseUrl: publicUrl ?? `http://${toClientHost(host)}:${chosen}` }
}

function toClientHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function findPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
