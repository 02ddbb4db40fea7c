import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Child,
  findFreePort,
  runScript,
  spawnScript,
  waitUntilReady,
} from '../../test/support/processes/child.ts'
import { startEmbeddedRedis } from '../../test/support/redis/embedded-redis.ts'
import { stopChild } from '../processes/child-process.ts'
import { CACHE_DIR } from '../processes/environment.ts'
import { ENVIRONMENT, type Sandbox, toDatabaseUrl } from './product.ts'

export interface SplitStart {
  dataDir: string
  /** Socket of the shared database server; the databases are separate. */
  socketPath: string
}

export interface Split {
  sandbox: Sandbox
  pid: readonly number[]
}

const ROLES = ['club', 'volunteer', 'gateway', 'facade'] as const

/** Starts one process per tier with a shared Redis. */
export async function startSplit(
  stack: AsyncDisposableStack,
  { dataDir, socketPath }: SplitStart,
): Promise<Split> {
  const redis = await startEmbeddedRedis({
    ...{ dataDir, source: 'fetch', cacheDir: CACHE_DIR, say: console.error },
  })
  stack.defer(() => redis.stop())
  const ports = { facade: 0, gateway: 0, club: 0, volunteer: 0 }
  const internalPorts = { ...ports }
  for (const role of ROLES) ports[role] = await findFreePort()
  for (const role of ROLES) internalPorts[role] = await findFreePort()
  const urlOf = (port: number) => `http://127.0.0.1:${port}`
  const shared = {
    ...ENVIRONMENT,
    DATA_DIR: dataDir,
    DATABASE_URL: toDatabaseUrl({ socketPath, name: 'split' }),
    REDIS_URL: redis.url,
    SECRET_KEYS: randomBytes(32).toString('base64'),
    PUBLIC_URL: urlOf(ports.facade),
    GRAPH_URL: urlOf(ports.gateway),
    GATEWAY_URL: urlOf(internalPorts.gateway),
    CLUB_SUBGRAPH_URL: urlOf(internalPorts.club),
    VOLUNTEER_SUBGRAPH_URL: urlOf(internalPorts.volunteer),
  }
  await runScript('migrate', shared)
  await runScript('seed-sandbox', shared)

  const children: Child[] = []
  for (const role of ROLES) {
    const own = role === 'gateway' ? { PUBLIC_URL: '' } : {}
    const [PORT, INTERNAL_PORT] = [String(ports[role]), String(internalPorts[role])]
    const child = spawnScript(role, { ...shared, ...own, PORT, INTERNAL_PORT })
    stack.defer(() => stopChild(child.process))
    await waitUntilReady(child, urlOf(ports[role]))
    children.push(child)
  }
  return {
    sandbox: JSON.parse(await readFile(join(dataDir, 'sandbox.json'), 'utf8')),
    pid: children.flatMap(({ process: { pid } }) => pid ?? []),
  }
}
