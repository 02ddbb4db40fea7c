import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
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

export interface Replicated {
  sandbox: Sandbox
  pid: readonly number[]
}

export interface ReplicatedStart {
  /** Prefix of its databases. */
  name: string
  /** Folder of all sides. */
  parent: string
  /** Socket of the shared database server; the databases are separate. */
  socketPath: string
  /** Further settings. */
  settings?: Readonly<Record<string, string>>
}

const EDGE_ROLES = ['edge', 'club', 'volunteer'] as const

type EdgeRole = (typeof EDGE_ROLES)[number]

/** Starts whole servers on databases and a Redis of their own; without a number one process, without a primary. */
export async function startServers(
  stack: AsyncDisposableStack,
  start: ReplicatedStart,
  processes: number | null,
): Promise<Replicated> {
  const { baseUrl, dataDir, environment } = await prepare(stack, start)
  const words = processes === null ? [] : ['--processes', String(processes)]
  const child = spawnScript('server', environment, words)
  stack.defer(() => stopChild(child.process))
  await waitUntilReady(child, baseUrl)
  await waitForWorkers(child, processes ?? 0)
  return { sandbox: await readSandbox(dataDir), pid: [pidOf(child), ...childrenOf(pidOf(child))] }
}

/** Starts whole servers that share databases and a Redis, each at a port of its own. */
export async function startApart(
  stack: AsyncDisposableStack,
  start: ReplicatedStart,
  count: number,
): Promise<Replicated & { baseUrls: readonly string[] }> {
  const { baseUrl, dataDir, environment } = await prepare(stack, start)
  const baseUrls = [baseUrl]
  while (baseUrls.length < count) baseUrls.push(`http://127.0.0.1:${await findFreePort()}`)
  const pid: number[] = []
  for (const own of baseUrls) {
    const child = spawnScript('server', { ...environment, PORT: new URL(own).port })
    stack.defer(() => stopChild(child.process))
    await waitUntilReady(child, own)
    pid.push(pidOf(child))
  }
  return { sandbox: await readSandbox(dataDir), pid, baseUrls }
}

/** Starts an edge and a process of each subgraph. */
export async function startEdge(
  stack: AsyncDisposableStack,
  start: ReplicatedStart,
): Promise<Replicated & { children: Readonly<Record<EdgeRole, Child>> }> {
  const { baseUrl, dataDir, environment } = await prepare(stack, start)
  const internal = { club: await findFreePort(), volunteer: await findFreePort() }
  const urls = {
    CLUB_SUBGRAPH_URL: `http://127.0.0.1:${internal.club}`,
    VOLUNTEER_SUBGRAPH_URL: `http://127.0.0.1:${internal.volunteer}`,
  }
  const run = async (role: EdgeRole, url: string, own: Readonly<Record<string, string>>) => {
    const child = spawnScript(role, { ...environment, ...own, ...start.settings })
    stack.defer(() => stopChild(child.process))
    await waitUntilReady(child, url)
    return child
  }
  const runSubgraph = async (role: 'club' | 'volunteer') => {
    const port = await findFreePort()
    const ports = { PORT: String(port), INTERNAL_PORT: String(internal[role]) }
    return run(role, `http://127.0.0.1:${port}`, ports)
  }
  const [club, volunteer] = [await runSubgraph('club'), await runSubgraph('volunteer')]
  const children = { edge: await run('edge', baseUrl, urls), club, volunteer }
  const pid = EDGE_ROLES.map((role) => pidOf(children[role]))
  return { sandbox: await readSandbox(dataDir), pid, children }
}

async function prepare(
  stack: AsyncDisposableStack,
  { name, parent, socketPath }: ReplicatedStart,
): Promise<{ baseUrl: string; dataDir: string; environment: Record<string, string> }> {
  const dataDir = join(parent, name)
  await mkdir(dataDir)
  const redis = await startEmbeddedRedis({
    ...{ dataDir, source: 'fetch', cacheDir: CACHE_DIR, say: console.error },
  })
  stack.defer(() => redis.stop())
  const port = await findFreePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const environment = {
    ...ENVIRONMENT,
    DATA_DIR: dataDir,
    DATABASE_URL: toDatabaseUrl({ socketPath, name }),
    REDIS_URL: redis.url,
    SECRET_KEYS: randomBytes(32).toString('base64'),
    PORT: String(port),
    PUBLIC_URL: baseUrl,
    GRAPH_URL: baseUrl,
  }
  await runScript('migrate', environment)
  await runScript('seed-sandbox', environment)
  return { baseUrl, dataDir, environment }
}

async function readSandbox(dataDir: string): Promise<Sandbox> {
  return JSON.parse(await readFile(join(dataDir, 'sandbox.json'), 'utf8'))
}

/** The first worker answers before the others are there; the primary says when all are. */
function waitForWorkers(child: Child, processes: number): Promise<void> {
  const areReady = () => processes === 0 || /(is|are) ready \(server\)/.test(child.output())
  return new Promise((resolve) => {
    if (areReady()) return resolve()
    child.process.stdout?.on('data', () => areReady() && resolve())
  })
}

function pidOf({ process: { pid } }: Child): number {
  return pid ?? 0
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}
