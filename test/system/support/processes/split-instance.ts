import { randomBytes } from 'node:crypto'
import { createConnection } from 'mysql2/promise'
import { readConfig } from '../../../../platform/config/config.ts'
import { testSocket } from '../../../support/database/test-database.ts'
import { findFreePort } from '../../../support/http/free-port.ts'
import { type EmbeddedRedis, startEmbeddedRedis } from '../redis/embedded-redis.ts'
import { type Child, runScript, spawnScript, waitUntilReady } from './child.ts'
import { type Instance, readSandbox } from './instance.ts'

export const SUBGRAPHS = ['club', 'volunteer'] as const

export type Subgraph = (typeof SUBGRAPHS)[number]

export const ROLES = ['edge', ...SUBGRAPHS] as const

export type Role = (typeof ROLES)[number]

/** The product as an edge and a process for each subgraph, over databases and a Redis of its own. */
export interface SplitInstance extends Instance {
  urls: Readonly<Record<Role, string>>
  internalUrls: Readonly<Record<Subgraph, string>>
  redis: EmbeddedRedis
  environmentOf(role: Role): Record<string, string>
  outputOf(role: Role): string
  kill(role: Role): Promise<void>
  /** Starts a role that was killed, as it was started first. */
  restart(role: Role): Promise<void>
  /** Stops a role as an operator does, and starts it with these variables. */
  replace(role: Role, changes: Record<string, string>): Promise<void>
}

export interface StartSplit {
  dataDir: string
  port: number
  env: Record<string, string>
}

export async function startSplit({ dataDir, port, env }: StartSplit): Promise<SplitInstance> {
  const ports = await findPorts(port)
  const urls = mapRoles((role) => `http://127.0.0.1:${ports[role]}`)
  const internalPorts = await findPorts(await findFreePort())
  const internalUrls = {
    club: `http://127.0.0.1:${internalPorts.club}`,
    volunteer: `http://127.0.0.1:${internalPorts.volunteer}`,
  }
  const prefix = `split_${randomBytes(8).toString('hex')}`
  const redis = await startRedis(dataDir)
  const shared = {
    ...toEnvironment({
      dataDir,
      graphUrl: urls.edge,
      internalUrls,
      databaseUrl: addressAt(testSocket(), prefix),
      redisUrl: redis.url,
    }),
    ...env,
  }
  // It migrates the databases before it fills them.
  await runScript('seed-sandbox', { ...shared, PUBLIC_URL: urls.edge })

  const changed = mapRoles<Record<string, string>>(() => ({}))
  const environmentOf = (role: Role): Record<string, string> => ({
    ...shared,
    ...changed[role],
    // Only the club process writes addresses that clients ask: those in event records.
    ...(role === 'club' && { PUBLIC_URL: urls.edge }),
    PORT: String(ports[role]),
    INTERNAL_PORT: String(internalPorts[role]),
  })
  const start = async (role: Role): Promise<Child> => {
    const child = spawnScript(role, environmentOf(role))
    await waitUntilReady(child, urls[role])
    return child
  }
  const started = await Promise.all(ROLES.map(async (role) => [role, await start(role)] as const))
  const running = Object.fromEntries(started) as Record<Role, Child>

  return {
    baseUrl: urls.edge,
    dataDir,
    pid: running.edge.process.pid ?? 0,
    sandbox: readSandbox(dataDir),
    urls,
    internalUrls,
    redis,
    environmentOf,
    output: () => ROLES.map((role) => running[role].output()).join(''),
    outputOf: (role) => running[role].output(),
    connect: (side) =>
      createConnection({ socketPath: testSocket(), user: 'root', database: `${prefix}_${side}` }),
    async kill(role) {
      running[role].process.kill('SIGKILL')
      await running[role].exited
    },
    async restart(role) {
      running[role] = await start(role)
    },
    async replace(role, changes) {
      running[role].process.kill('SIGTERM')
      const code = await running[role].exited
      if (code !== 0) throw new Error(`${role} ended with ${code}:\n${running[role].output()}`)
      Object.assign(changed[role], changes)
      running[role] = await start(role)
    },
    async end(signal) {
      for (const role of ROLES) running[role].process.kill(signal)
      const codes = await Promise.all(ROLES.map((role) => running[role].exited))
      await redis.stop()
      await dropDatabases(prefix)
      return codes.find((code) => code !== 0) ?? 0
    },
  }
}

/** As DATABASE_URL takes it. */
export function addressAt(socketPath: string, prefix: string): string {
  return `mysql://root@localhost/${prefix}?socketPath=${encodeURIComponent(socketPath)}`
}

async function findPorts(edge: number): Promise<Record<Role, number>> {
  const [club, volunteer] = await Promise.all([findFreePort(), findFreePort()])
  return { edge, club, volunteer }
}

function mapRoles<T>(map: (role: Role) => T): Record<Role, T> {
  return Object.fromEntries(ROLES.map((role) => [role, map(role)])) as Record<Role, T>
}

export function startRedis(dataDir: string): Promise<EmbeddedRedis> {
  const { cacheDir } = readConfig(process.env)
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  return startEmbeddedRedis({ dataDir, source: 'fetch', cacheDir, say })
}

interface Places {
  dataDir: string
  graphUrl: string
  internalUrls: Readonly<Record<Subgraph, string>>
  databaseUrl: string
  redisUrl: string
}

/** What all roles of an installation have in common, and new keys. */
export function toEnvironment(places: Places): Record<string, string> {
  const { dataDir, graphUrl, internalUrls, databaseUrl, redisUrl } = places
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    SECRET_KEYS: randomBytes(32).toString('base64'),
    GRAPH_URL: graphUrl,
    CLUB_SUBGRAPH_URL: internalUrls.club,
    VOLUNTEER_SUBGRAPH_URL: internalUrls.volunteer,
    LOG_LEVEL: 'info',
  }
}

export async function dropDatabases(prefix: string): Promise<void> {
  const connection = await createConnection({ socketPath: testSocket(), user: 'root' })
  try {
    for (const name of ['club', 'volunteer'])
      await connection.query(`DROP DATABASE IF EXISTS ${prefix}_${name}`)
  } finally {
    await connection.end()
  }
}
