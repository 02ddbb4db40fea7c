import { randomBytes } from 'node:crypto'
import { findFreePort } from '../../../support/http/free-port.ts'
import { until } from '../../../support/time/until.ts'
import {
  type Child,
  runScript,
  spawnScript,
  waitUntilReady,
} from '../../support/processes/child.ts'
import { readSandbox } from '../../support/processes/instance.ts'
import { addressAt, startRedis } from '../../support/processes/split-instance.ts'
import type { EmbeddedRedis } from '../../support/redis/embedded-redis.ts'
import { isReady, startBalancer } from '../installation/balancer.ts'
import type { FollowedAddresses } from '../load/followers.ts'

/** One of the whole servers; with `--processes`, the primary of several. */
export interface WholeServer {
  number: number
  url: string
  child: Child
  start(): Promise<void>
}

/** Whole servers behind a balancer, with a Redis, on a database server of the caller. */
export interface WholeServers extends AsyncDisposable, FollowedAddresses {
  redis: EmbeddedRedis
  servers: readonly WholeServer[]
  /** What its processes share. */
  environment: Readonly<Record<string, string>>
}

export interface WholeServersPlan {
  dataDir: string
  socketPath: string
  /** Prefix of the databases; absent: a random one. */
  prefix?: string
  count: number
  /** Processes of each; absent: one, without a primary. */
  processes?: number
  env?: Record<string, string>
}

/** Longer than a balancer needs to notice that a process is no longer ready. */
const SHUTDOWN_DELAY = '2s'

export async function startWholeServers(plan: WholeServersPlan): Promise<WholeServers> {
  await using started = new AsyncDisposableStack()
  const { dataDir, socketPath, count, processes } = plan
  const redis = await startRedis(dataDir)
  started.defer(() => redis.stop())
  const port = await findFreePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const prefix = plan.prefix ?? `servers_${randomBytes(8).toString('hex')}`
  const shared = {
    DATA_DIR: dataDir,
    DATABASE_URL: addressAt(socketPath, prefix),
    REDIS_URL: redis.url,
    SECRET_KEYS: randomBytes(32).toString('base64'),
    PUBLIC_URL: baseUrl,
    GRAPH_URL: baseUrl,
    LOG_LEVEL: 'info',
    SHUTDOWN_DELAY,
    ...plan.env,
  }
  await runScript('seed-sandbox', shared)

  const servers: WholeServer[] = []
  const words = processes === undefined ? [] : ['--processes', String(processes)]
  const spawn = async (own: number) => {
    const child = spawnScript('server', { ...shared, PORT: String(own) }, words)
    await waitUntilReady(child, `http://127.0.0.1:${own}`)
    await until(() => /(is|are) ready/.test(child.output()) || child.process.exitCode !== null)
    return child
  }
  started.defer(() => endAll(servers))
  // A single one is called without a balancer.
  const ports = count === 1 ? [port] : []
  while (ports.length < count) ports.push(await findFreePort())
  for (const [index, own] of ports.entries()) {
    const server = {
      number: index + 1,
      url: `http://127.0.0.1:${own}`,
      child: await spawn(own),
      async start() {
        server.child = await spawn(own)
      },
    }
    servers.push(server)
  }
  if (count > 1) {
    const backends = ports.map((own) => ({ port: own, healthUrl: `http://127.0.0.1:${own}` }))
    const balancer = await startBalancer(port, () => backends)
    started.defer(() => balancer.close())
  }
  // A balancer forwards after its first probe.
  await until(() => isReady(baseUrl))
  const running = started.move()
  return {
    baseUrl,
    graphUrl: baseUrl,
    sandbox: readSandbox(dataDir),
    redis,
    servers,
    environment: shared,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

async function endAll(servers: readonly WholeServer[]): Promise<void> {
  for (const { child } of servers) child.process.kill('SIGTERM')
  await Promise.all(servers.map(({ child }) => child.exited))
}
