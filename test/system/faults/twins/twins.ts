import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { readConfig } from '../../../../platform/config/config.ts'
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../../../sandbox/embedded-database/embedded-database.ts'
import { endWithSuite } from '../../../support/jest/left-behind.ts'
import { runScript } from '../../support/processes/child.ts'
import { readSandbox, type Sandbox } from '../../support/processes/instance.ts'
import { addressAt, ROLES, type Role } from '../../support/processes/split-instance.ts'
import { type EmbeddedRedis, startEmbeddedRedis } from '../../support/redis/embedded-redis.ts'
import { findFreePorts } from '../cluster/free-ports.ts'
import { disturbedBy } from '../processes/disturb.ts'
import type { Front } from './balance.ts'
import { type Member, makeMember } from './member.ts'
import { mountDisk } from './mount-disk.ts'

/** Two of each role behind balancers, with a database and a Redis of their own, as in PRODUCTION. */
export interface Twins extends AsyncDisposable {
  folder: string
  baseUrl: string
  sandbox(): Sandbox
  members: readonly Member[]
  /** Whether the database has a disk that can be filled. */
  hasOwnDisk: boolean
  database: EmbeddedDatabase
  redisPid(): number
  restartRedis(): Promise<void>
  /** For programs of `launch/` beside it. */
  environment: Readonly<Record<string, string>>
}

const TWINS = [1, 2] as const

export async function startTwins(
  settings: Readonly<Record<string, string>>,
  diskMb: number | null = null,
): Promise<Twins> {
  await using stack = new AsyncDisposableStack()
  // Sockets are in there, whose paths have to be short.
  const folder = await mkdtemp('/tmp/faults-')
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const tables = join(folder, 'mariadb')
  await mkdir(tables, { mode: 0o700 })
  const disk = diskMb === null ? null : await mountDisk(tables, diskMb)
  if (disk !== null) stack.use(disk)
  const { cacheDir } = readConfig(process.env)
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  const database = await startEmbeddedDatabase({
    ...{ dataDir: folder, cacheDir, say },
    ...{ source: 'auto', durability: 'full' },
  })
  stack.defer(() => database.stop())
  stack.defer(endWithSuite(() => process.kill(database.pid())))
  const startRedis = () => startEmbeddedRedis({ dataDir: folder, source: 'auto', cacheDir, say })
  let redis: EmbeddedRedis = await startRedis()
  stack.defer(() => redis.stop())
  stack.defer(endWithSuite(() => process.kill(redis.pid)))

  const { members, fronts, environment } = await plan(folder, database, redis, settings)
  await runScript('seed-sandbox', environment)
  const worker = new Worker(join(import.meta.dirname, 'balance.ts'), { workerData: fronts })
  await once(worker, 'message')
  stack.defer(async () => void (await worker.terminate()))
  for (const member of members) stack.defer(() => member.end())
  await Promise.all(members.map((member) => member.start()))
  const held = stack.move()
  return {
    folder,
    baseUrl: environment['PUBLIC_URL'] ?? '',
    sandbox: () => readSandbox(folder),
    members,
    hasOwnDisk: disk !== null,
    database,
    redisPid: () => redis.pid,
    async restartRedis() {
      await redis.stop()
      redis = await startRedis()
    },
    environment,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  }
}

type Ports = Record<Role, number>

async function plan(
  folder: string,
  { socketPath }: EmbeddedDatabase,
  { url: redisUrl }: EmbeddedRedis,
  settings: Readonly<Record<string, string>>,
) {
  const [outer, inner] = [await portsOfRoles(), await portsOfRoles()]
  const atPort = (port: number) => `http://127.0.0.1:${port}`
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: addressAt(socketPath, 'faults'),
    REDIS_URL: redisUrl,
    SECRET_KEYS: randomBytes(32).toString('base64'),
    GRAPH_URL: atPort(outer.edge),
    PUBLIC_URL: atPort(outer.edge),
    // By a name, which may be away.
    CLUB_SUBGRAPH_URL: `http://localhost:${inner.club}`,
    VOLUNTEER_SUBGRAPH_URL: `http://localhost:${inner.volunteer}`,
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const members: Member[] = []
  const fronts: Front[] = []
  for (const role of ROLES) {
    const publics = await findFreePorts(TWINS.length)
    const internals = await findFreePorts(TWINS.length)
    const metrics = await findFreePorts(TWINS.length)
    const toFront = (port: number, ports: readonly number[]): Front => ({
      port,
      backends: ports.map((one, index) => ({
        port: one,
        healthUrl: `${atPort(publics[index] ?? 0)}/readyz`,
      })),
    })
    fronts.push(toFront(outer[role], publics), toFront(inner[role], internals))
    for (const [index, twin] of TWINS.entries()) {
      const ports = { public: publics[index] ?? 0, metrics: metrics[index] ?? 0 }
      const own = {
        PORT: String(ports.public),
        INTERNAL_PORT: String(internals[index]),
        METRICS_PORT: String(ports.metrics),
        ...disturbedBy(folder, twin),
      }
      const { PUBLIC_URL, ...others } = environment
      // Only the club process writes addresses that clients ask: those in event records.
      const shared = role === 'club' ? { PUBLIC_URL, ...others } : others
      members.push(
        makeMember({ name: `${role} ${twin}`, role, ports, environment: { ...shared, ...own } }),
      )
    }
  }
  return { members, fronts, environment }
}

async function portsOfRoles(): Promise<Ports> {
  const ports = await findFreePorts(ROLES.length)
  return Object.fromEntries(ROLES.map((role, index) => [role, ports[index]])) as Ports
}
