import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listenTo, requireRunning, stopChild } from '../processes/child-process.ts'
import { CALLER_ENVIRONMENT } from '../processes/environment.ts'

/** The parts of `sandbox.json` that the bench needs. */
export interface Sandbox {
  base_url: string
  issuer: string
  graphql: string
  /** Addresses that sign in by themselves, by the name of the member of staff. */
  portal: { sign_in: { owner: string; admin: string } }
  clubs: {
    main: { id: string; organization_id: string; staff_token: string }
  }
  installations: { full: { id: string; access_token: string; oauth_audience: string } }
}

export interface Product {
  sandbox: Sandbox
  /** Socket of its database server. */
  socketPath: string
  pid: number
  /** Everything that it has printed so far. */
  output(): string
  stop(): Promise<void>
}

export interface ProductStart {
  /** A checkout with its packages; default: this one. */
  tree?: string
  dataDir: string
  /** If absent, the product starts its own database server. */
  database?: { socketPath: string; name: string } | null
  /** Further settings. */
  environment?: Readonly<Record<string, string>>
  /** Flags of Node.js. */
  flags?: readonly string[]
  /** Where its log goes; default: into `output`. */
  logFile?: string
  signal: AbortSignal
}

export const HERE = resolve(import.meta.dirname, '../..')
const START_MS = 120_000
const POLL_MS = 100

/** Starts Clubgate with the user's command in its own process on a free port. */
export async function startProduct(start: ProductStart): Promise<Product> {
  const { tree = HERE, dataDir, database = null, environment, flags = [], logFile, signal } = start
  const given = database && { DATABASE_URL: toDatabaseUrl(database) }
  const child = spawn(process.execPath, [...flags, 'launch/all-in-one.ts'], {
    cwd: tree,
    env: { ...CALLER_ENVIRONMENT, ...ENVIRONMENT, DATA_DIR: dataDir, ...given, ...environment },
    stdio: ['ignore', 'pipe', logFile === undefined ? 'pipe' : openSync(logFile, 'a')],
  })
  const said = listenTo(child)
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(START_MS)])
    for (;;) {
      requireRunning(child, 'Clubgate', said)
      const sandbox = await readSandbox(dataDir)
      if (sandbox && (await isReady(sandbox))) {
        const ownSocketPath = join(await realpath(dataDir), 'mariadb/run/server.sock')
        const socketPath = database?.socketPath ?? ownSocketPath
        return {
          sandbox,
          socketPath,
          pid: child.pid ?? 0,
          output: () => said.join(''),
          stop: () => stopChild(child),
        }
      }
      await pause(POLL_MS, undefined, { signal: patience })
    }
  } catch (error) {
    await stopChild(child)
    throw error
  }
}

/** URL of the server; `name` is the prefix of both databases. */
export function toDatabaseUrl({ socketPath, name }: { socketPath: string; name: string }): string {
  return `mysql://root@localhost/${name}?socketPath=${encodeURIComponent(socketPath)}`
}

/** Raises all limits, and overrides settings of the caller's machine. */
export const ENVIRONMENT = {
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  PUBLIC_URL: '',
  ENVIRONMENT: 'SANDBOX',
  DATABASE_URL: '',
  CLUB_DATABASE_URL: '',
  VOLUNTEER_DATABASE_URL: '',
  REDIS_URL: '',
  AUTH_ISSUER: '',
  CLUB_RATE_LIMIT: '1000000000',
  STAFF_RATE_LIMIT: '1000000000',
}

async function readSandbox(dataDir: string): Promise<Sandbox | null> {
  const text = await readFile(join(dataDir, 'sandbox.json'), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

function isReady({ base_url: baseUrl }: Sandbox): Promise<boolean> {
  return fetch(`${baseUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
