import { spawn } from 'node:child_process'
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listenTo, requireRunning, stopChild } from './child-process.ts'

/** The parts of `sandbox.json` that the bench needs. */
export interface Sandbox {
  base_url: string
  issuer: string
  clubs: { main: { courts: { id: string }[] } }
  installations: { full: { access_token: string; oauth_audience: string } }
}

export interface Product {
  sandbox: Sandbox
  /** Where its database server listens. */
  socketPath: string
  pid: number
  stop(): Promise<void>
}

const LAUNCHER = join(import.meta.dirname, '../launch/all-in-one.ts')
const START_MS = 120_000
const POLL_MS = 100

/**
 * Starts Clubgate as a user does, in a process of its own on any free port; with its own database
 * server unless it is given one.
 */
export async function startProduct(
  dataDir: string,
  signal: AbortSignal,
  givenSocketPath: string | null = null,
): Promise<Product> {
  const given = givenSocketPath && {
    DATABASE_URL: `mysql://root@localhost/clubgate?socketPath=${encodeURIComponent(givenSocketPath)}`,
  }
  const child = spawn(process.execPath, [LAUNCHER], {
    env: { ...process.env, ...ENVIRONMENT, DATA_DIR: dataDir, ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = listenTo(child)
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(START_MS)])
    for (;;) {
      requireRunning(child, 'Clubgate', said)
      const sandbox = await readSandbox(dataDir)
      if (sandbox && (await isReady(sandbox))) {
        const ownSocketPath = join(await realpath(dataDir), 'mariadb/run/server.sock')
        const socketPath = givenSocketPath ?? ownSocketPath
        return { sandbox, socketPath, pid: child.pid ?? 0, stop: () => stopChild(child) }
      }
      await pause(POLL_MS, undefined, { signal: patience })
    }
  } catch (error) {
    await stopChild(child)
    throw error
  }
}

/** No limit may stand in the way of the load, and no setting of the caller's machine either. */
const ENVIRONMENT = {
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
