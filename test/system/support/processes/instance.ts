import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, createConnection } from 'mysql2/promise'
import { makeDatabaseHome } from '../../../../sandbox/embedded-database/database-home.ts'
import { testSocket } from '../../../support/database/test-database.ts'
import { findFreePort } from '../../../support/http/free-port.ts'
import { type Child, spawnScript, waitUntilReady } from './child.ts'
import { addressAt, startSplit } from './split-instance.ts'

/** A running product, started as a user starts it, with state and port of its own. */
export interface Instance {
  /** Where the REST APIs are; the graph may be elsewhere. */
  baseUrl: string
  dataDir: string
  pid: number
  sandbox: Sandbox
  /** Everything it has printed. */
  output(): string
  /** A connection to one of its databases. */
  connect(side: DatabaseSide): Promise<Connection>
  /** Ends it by a signal and waits until it is gone; returns its exit code. */
  end(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

export type DatabaseSide = 'club' | 'volunteer'

export interface Sandbox {
  graphql: string
  portal: { url: string; sign_in: Record<string, string> }
  admin_token: string
  clubs: Record<'main' | 'other', SandboxClub>
  installations: Record<string, { id: string; access_token: string; scopes: string[] }>
  expired_access_token: string
  api_keys: Record<string, { key: string; verein_id?: string; scopes?: string[] }>
}

interface SandboxClub {
  id: string
  organization_id: string
  staff_token: string
  locations: string[]
  courts: { id: string; location_id: string }[]
}

/** Both ways to run the product; a journey has to be the same in each. */
export const FORMS = ['one process', 'a process per tier'] as const

export type Form = (typeof FORMS)[number]

export interface StartInstance {
  dataDir: string
  /** Absent: one process. */
  form?: Form
  port?: number
  env?: Record<string, string>
  /** The checkout whose code runs as one process; default: this one. */
  folder?: string
}

/** Starts the product and waits until it is ready. */
export async function startInstance(options: StartInstance): Promise<Instance> {
  const { dataDir, env = {}, form = 'one process', folder } = options
  const port = options.port ?? (await findFreePort())
  if (form === 'a process per tier') return startSplit({ dataDir, port, env })

  const child = spawnInstance(dataDir, { PORT: String(port), ...env }, folder)
  const baseUrl = `http://127.0.0.1:${port}`
  await waitUntilReady(child, baseUrl)
  return {
    baseUrl,
    dataDir,
    pid: child.process.pid ?? 0,
    sandbox: readSandbox(dataDir),
    output: child.output,
    connect: (side) => connectTo(dataDir, side),
    async end(signal) {
      child.process.kill(signal)
      return child.exited
    },
  }
}

/** Starts the all-in-one without waiting for anything; for starts that are expected to fail. */
export function spawnInstance(
  dataDir: string,
  env: Record<string, string>,
  folder?: string,
): Child {
  return spawnScript(
    'all-in-one',
    { DATA_DIR: dataDir, ...databaseOf(dataDir), ...env },
    [],
    folder,
  )
}

/** The embedded MariaDB; where the tests run on another server, databases there, the same at each start. */
export function databaseOf(dataDir: string): Record<string, string> {
  if (!isOnMysql()) return {}

  return { DATABASE_URL: addressAt(testSocket(), prefixOf(dataDir)) }
}

export async function connectTo(dataDir: string, side: DatabaseSide): Promise<Connection> {
  const address = isOnMysql()
    ? { socketPath: testSocket(), database: `${prefixOf(dataDir)}_${side}` }
    : { socketPath: (await makeDatabaseHome(dataDir)).socketPath, database: `clubgate_${side}` }
  return createConnection({ ...address, user: 'root' })
}

function isOnMysql(): boolean {
  return process.env['TEST_DATABASE'] === 'mysql'
}

function prefixOf(dataDir: string): string {
  return `one_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
}

export function readSandbox(dataDir: string): Sandbox {
  return JSON.parse(readFileSync(join(dataDir, 'sandbox.json'), 'utf8'))
}

export interface DataDir {
  path: string
  remove(): Promise<void>
}

export async function makeDataDir(): Promise<DataDir> {
  const path = await mkdtemp(join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), 'journey-'))
  // A database whose process was killed writes until it notices.
  const options = { recursive: true, force: true, maxRetries: 10 }
  return { path, remove: () => rm(path, options) }
}
