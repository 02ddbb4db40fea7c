import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { findFreePort } from '../../test/support/http/free-port.ts'
import {
  type Child,
  runScript,
  spawnScript,
  waitUntilReady,
} from '../../test/system/support/processes/child.ts'
import { startEmbeddedRedis } from '../../test/system/support/redis/embedded-redis.ts'
import { stopChild } from '../processes/child-process.ts'
import { CACHE_DIR } from '../processes/environment.ts'
import { ENVIRONMENT, type Sandbox, toDatabaseUrl } from './product.ts'

export interface SplitStart {
  dataDir: string
  /** Socket of the shared database server; the databases are separate. */
  socketPath: string
  /** Further settings. */
  environment?: Readonly<Record<string, string>>
}

export interface Split {
  sandbox: Sandbox
  pid: readonly number[]
  children: Readonly<Record<Role, Child>>
}

const ROLES = ['club', 'volunteer', 'gateway', 'facade'] as const

type Role = (typeof ROLES)[number]

/** Starts one process per tier with a shared Redis. */
export async function startSplit(
  stack: AsyncDisposableStack,
  { dataDir, socketPath, environment }: SplitStart,
): Promise<Split> {
  const redis = await startEmbeddedRedis({
    ...{ dataDir, source: 'fetch', cacheDir: CACHE_DIR, say: console.error },
  })
  stack.defer(() => redis.stop())
  const ports = { facade: 0, gateway: 0, club: 0, volunteer: 0 }
  for (const role of ROLES) ports[role] = await findFreePort()
  const internalPorts = { facade: 0, gateway: 0, club: 0, volunteer: 0 }
  for (const role of ROLES) internalPorts[role] = await findFreePort()
  const urlOf = (port: number) => `http://127.0.0.1:${port}`
  const shared = {
    ...ENVIRONMENT,
    DATA_DIR: dataDir,
    DATABASE_URL: toDatabaseUrl({ socketPath, name: basename(dataDir).replaceAll('-', '_') }),
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

  const start = async (role: Role): Promise<Child> => {
    const own = role === 'gateway' ? { PUBLIC_URL: '' } : {}
    const internal = { INTERNAL_PORT: String(internalPorts[role]) }
    const served = { ...own, ...internal, PORT: String(ports[role]) }
    const child = spawnScript(role, { ...shared, ...served, ...environment })
    stack.defer(() => stopChild(child.process))
    await waitUntilReady(child, urlOf(ports[role]))
    return child
  }
  const children = {
    club: await start('club'),
    volunteer: await start('volunteer'),
    gateway: await start('gateway'),
    facade: await start('facade'),
  }
  return {
    sandbox: JSON.parse(await readFile(join(dataDir, 'sandbox.json'), 'utf8')),
    pid: Object.values(children).flatMap(({ process: { pid } }) => pid ?? []),
    children,
  }
}
