import { randomBytes } from 'node:crypto'
import { findFreePort } from '../../../support/http/free-port.ts'
import { until } from '../../../support/time/until.ts'
import {
  CHECKOUT,
  type Child,
  runScript,
  spawnScript,
  waitUntilReady,
} from '../../support/processes/child.ts'
import { readSandbox, type Sandbox } from '../../support/processes/instance.ts'
import {
  addressAt,
  ROLES,
  type Role,
  startRedis,
  toEnvironment,
} from '../../support/processes/split-instance.ts'
import type { EmbeddedRedis } from '../../support/redis/embedded-redis.ts'
import { type Backend, type Balancer, isReady, startBalancer } from './balancer.ts'

/** One of the processes of a role. */
export interface Replica {
  role: Role
  number: number
  child: Child
  port: number
  internalPort: number
  /** The checkout whose code runs. */
  folder: string
}

/** Each role several times behind a balancer, with a Redis, on a database server of the caller. */
export interface Installation extends AsyncDisposable {
  /** The balancer of the facades. */
  baseUrl: string
  /** The balancer of the gateways. */
  graphUrl: string
  sandbox: Sandbox
  redis: EmbeddedRedis
  replicas: readonly Replica[]
  /** Starts a replica that has ended, with further variables, and waits until it is ready. */
  start(replica: Replica, env?: Record<string, string>): Promise<void>
  /** Stops a replica as an operator does, and starts it again; returns its output up to the end. */
  replace(replica: Replica): Promise<string>
  /** Starts a successor from another checkout, and stops the replica when its balancers use both. */
  succeed(replica: Replica, folder?: string): Promise<void>
  /** What its processes share, for commands. */
  environment: Readonly<Record<string, string>>
}

export interface InstallationPlan {
  dataDir: string
  socketPath: string
  /** Processes of each role. */
  count: number
  env?: Record<string, string>
  /** The checkout that fills the sandbox and runs first; default: this one. */
  folder?: string
}

/** Replaced by the start of a replica. */
const NOT_STARTED = undefined as unknown as Child

/** Longer than a balancer needs to notice, and than clients keep an idle connection: 4 s in Node.js's `fetch`. */
const SHUTDOWN_DELAY = '5s'

export async function startInstallation(plan: InstallationPlan): Promise<Installation> {
  await using started = new AsyncDisposableStack()
  const { dataDir, socketPath, count, folder = CHECKOUT } = plan
  const redis = await startRedis(dataDir)
  started.defer(() => redis.stop())
  const publicPorts = await mapRoles(findFreePort)
  const internalPorts = await mapRoles(findFreePort)
  const [baseUrl, graphUrl] = [urlAt(publicPorts.facade), urlAt(publicPorts.gateway)]
  const shared = {
    ...toEnvironment({
      dataDir,
      graphUrl,
      internalUrls: await mapRoles((role) => urlAt(internalPorts[role])),
      databaseUrl: addressAt(socketPath, `faults_${randomBytes(8).toString('hex')}`),
      redisUrl: redis.url,
    }),
    SHUTDOWN_DELAY,
    ...plan.env,
  }
  await runScript('seed-sandbox', { ...shared, PUBLIC_URL: baseUrl }, folder)

  const replicas: Replica[] = []
  const start = async (replica: Replica, env: Record<string, string> = {}) => {
    const { role, port, internalPort } = replica
    const own = {
      ...shared,
      PUBLIC_URL: role === 'gateway' ? graphUrl : baseUrl,
      PORT: String(port),
      INTERNAL_PORT: String(internalPort),
      ...env,
    }
    replica.child = spawnScript(role, own, [], replica.folder)
    await waitUntilReady(replica.child, urlAt(port))
  }
  started.defer(() => endAll(replicas))
  for (const role of ROLES)
    for (let number = 1; number <= count; number += 1) {
      replicas.push(await toReplica(role, number, folder))
    }
  const balance = async (port: number, role: Role, which: 'port' | 'internalPort') => {
    const backends = () => replicas.filter((replica) => replica.role === role).map(toBackend(which))
    const balancer: Balancer = await startBalancer(port, backends)
    started.defer(() => balancer.close())
  }
  for (const role of ['facade', 'gateway'] as const) await balance(publicPorts[role], role, 'port')
  for (const role of ['gateway', 'club', 'volunteer'] as const)
    await balance(internalPorts[role], role, 'internalPort')
  await Promise.all(replicas.map((replica) => start(replica)))
  // A balancer forwards after its first probe.
  await until(async () => (await isReady(baseUrl)) && (await isReady(graphUrl)))

  const running = started.move()
  return {
    baseUrl,
    graphUrl,
    sandbox: readSandbox(dataDir),
    redis,
    replicas,
    start,
    async replace(replica) {
      const { child } = replica
      child.process.kill('SIGTERM')
      const code = await child.exited
      if (code !== 0) throw new Error(`${replica.role} ended with ${code}:\n${child.output()}`)
      await start(replica)
      return child.output()
    },
    async succeed(replica, successorFolder = CHECKOUT) {
      const successor = await toReplica(replica.role, replica.number, successorFolder)
      await start(successor)
      replicas.push(successor)
      replica.child.process.kill('SIGTERM')
      const code = await replica.child.exited
      replicas.splice(replicas.indexOf(replica), 1)
      if (code !== 0)
        throw new Error(`${replica.role} ended with ${code}:\n${replica.child.output()}`)
    },
    environment: shared,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

async function toReplica(role: Role, number: number, folder: string): Promise<Replica> {
  const [port, internalPort] = [await findFreePort(), await findFreePort()]
  return { role, number, port, internalPort, folder, child: NOT_STARTED }
}

async function endAll(replicas: readonly Replica[]): Promise<void> {
  for (const role of ROLES) {
    const those = replicas.filter((replica) => replica.role === role)
    for (const { child } of those) child?.process.kill('SIGTERM')
    await Promise.all(those.map(({ child }) => child?.exited))
  }
}

function toBackend(which: 'port' | 'internalPort'): (replica: Replica) => Backend {
  return (replica) => ({ port: replica[which], healthUrl: urlAt(replica.port) })
}

function urlAt(port: number): string {
  return `http://127.0.0.1:${port}`
}

async function mapRoles<T>(map: (role: Role) => T | Promise<T>): Promise<Record<Role, T>> {
  const entries: [Role, T][] = []
  for (const role of ROLES) entries.push([role, await map(role)])
  return Object.fromEntries(entries) as Record<Role, T>
}
