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
  SUBGRAPHS,
  startRedis,
  toEnvironment,
} from '../../support/processes/split-instance.ts'
import type { EmbeddedRedis } from '../../support/redis/embedded-redis.ts'
import { type Backend, type Balancer, isReady, startBalancer } from './balancer.ts'

/** What serves clients: an edge, or the two processes that it replaces, the caller first. */
export const FRONTS = { edge: ['edge'], pair: ['facade', 'gateway'] } as const

export type Front = keyof typeof FRONTS

/** In the order in which they stop: a caller before what it calls. */
const ALL_ROLES = ['edge', ...FRONTS.pair, ...SUBGRAPHS] as const

export type ReplicaRole = (typeof ALL_ROLES)[number]

/** One of the processes of a role. */
export interface Replica {
  role: ReplicaRole
  number: number
  child: Child
  port: number
  internalPort: number
  /** The checkout whose code runs. */
  folder: string
}

/** Each role several times behind a balancer, with a Redis, on a database server of the caller. */
export interface Installation extends AsyncDisposable {
  /** The balancer of the REST APIs. */
  baseUrl: string
  /** That of the graph: another one where the installation began with a pair. */
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
  /** Starts another front beside the present one, and stops that one when its balancers use both. */
  exchange(next: Front, folder?: string): Promise<void>
  /** What its processes share, for commands. */
  environment: Readonly<Record<string, string>>
}

export interface InstallationPlan {
  dataDir: string
  socketPath: string
  /** Processes of each role. */
  count: number
  env?: Record<string, string>
  /** What serves clients first; default: edges. */
  front?: Front
  /** The checkout that fills the sandbox and runs first; default: this one. */
  folder?: string
}

/** Replaced by the start of a replica. */
const NOT_STARTED = undefined as unknown as Child

/** Longer than a balancer needs to notice, and than clients keep an idle connection: 4 s in Node.js's `fetch`. */
const SHUTDOWN_DELAY = '5s'

export async function startInstallation(plan: InstallationPlan): Promise<Installation> {
  await using started = new AsyncDisposableStack()
  const { dataDir, socketPath, count, front = 'edge', folder = CHECKOUT } = plan
  const redis = await startRedis(dataDir)
  started.defer(() => redis.stop())
  const internalPorts = await mapRoles(findFreePort)
  const basePort = await findFreePort()
  const graphPort = front === 'pair' ? await findFreePort() : basePort
  const [baseUrl, graphUrl] = [urlAt(basePort), urlAt(graphPort)]
  const shared = {
    ...toEnvironment({
      dataDir,
      graphUrl,
      internalUrls: {
        club: urlAt(internalPorts.club),
        volunteer: urlAt(internalPorts.volunteer),
      },
      databaseUrl: addressAt(socketPath, `faults_${randomBytes(8).toString('hex')}`),
      redisUrl: redis.url,
    }),
    GATEWAY_URL: urlAt(internalPorts.gateway),
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
  const retire = async (replica: Replica) => {
    replica.child.process.kill('SIGTERM')
    const code = await replica.child.exited
    replicas.splice(replicas.indexOf(replica), 1)
    if (code !== 0)
      throw new Error(`${replica.role} ended with ${code}:\n${replica.child.output()}`)
  }
  started.defer(() => endAll(replicas))
  const place = async (roles: readonly ReplicaRole[], from: string) => {
    const placed: Replica[] = []
    for (const role of roles)
      for (let number = 1; number <= count; number += 1)
        placed.push(await toReplica(role, number, from))
    return placed
  }
  replicas.push(...(await place([...FRONTS[front], ...SUBGRAPHS], folder)))
  const balance = async (
    port: number,
    roles: readonly ReplicaRole[],
    which: 'port' | 'internalPort',
  ) => {
    const backends = () => replicas.filter(({ role }) => roles.includes(role)).map(toBackend(which))
    const balancer: Balancer = await startBalancer(port, backends)
    started.defer(() => balancer.close())
  }
  await balance(basePort, ['facade', 'edge'], 'port')
  if (graphPort !== basePort) await balance(graphPort, ['gateway', 'edge'], 'port')
  for (const role of ['gateway', ...SUBGRAPHS] as const)
    await balance(internalPorts[role], [role], 'internalPort')
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
      await retire(replica)
    },
    async exchange(next, successorFolder = CHECKOUT) {
      const former = replicas.filter(({ role }) => !isSubgraph(role))
      // What is called is there first.
      const coming = await place(FRONTS[next].toReversed(), successorFolder)
      for (const replica of coming) {
        await start(replica)
        replicas.push(replica)
      }
      for (const role of ALL_ROLES)
        await Promise.all(former.filter((replica) => replica.role === role).map(retire))
    },
    environment: shared,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

function isSubgraph(role: ReplicaRole): boolean {
  return SUBGRAPHS.some((subgraph) => subgraph === role)
}

async function toReplica(role: ReplicaRole, number: number, folder: string): Promise<Replica> {
  const [port, internalPort] = [await findFreePort(), await findFreePort()]
  return { role, number, port, internalPort, folder, child: NOT_STARTED }
}

async function endAll(replicas: readonly Replica[]): Promise<void> {
  for (const role of ALL_ROLES) {
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

async function mapRoles<T>(map: () => Promise<T>): Promise<Record<ReplicaRole, T>> {
  const entries: [ReplicaRole, T][] = []
  for (const role of ALL_ROLES) entries.push([role, await map()])
  return Object.fromEntries(entries) as Record<ReplicaRole, T>
}
