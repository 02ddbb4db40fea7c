import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A running product, started as a user starts it, with state and port of its own. */
export interface Instance {
  baseUrl: string
  dataDir: string
  pid: number
  sandbox: Sandbox
  /** Everything it has printed. */
  output(): string
  /** Ends it by a signal and waits until it is gone; returns its exit code. */
  end(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

export interface Sandbox {
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

const ROOT = resolve(import.meta.dirname, '../..')
const READY_WITHIN_MS = 60_000

export interface StartInstance {
  dataDir: string
  port?: number
  env?: Record<string, string>
}

/** Starts the all-in-one and waits until it is ready. */
export async function startInstance({ dataDir, port, env }: StartInstance): Promise<Instance> {
  const chosen = port ?? (await findFreePort())
  const child = spawnInstance(dataDir, { PORT: String(chosen), ...env })
  const baseUrl = `http://127.0.0.1:${chosen}`
  await waitUntilReady(child, baseUrl)
  return {
    baseUrl,
    dataDir,
    pid: child.process.pid ?? 0,
    sandbox: JSON.parse(readFileSync(join(dataDir, 'sandbox.json'), 'utf8')),
    output: child.output,
    async end(signal) {
      child.process.kill(signal)
      return child.exited
    },
  }
}

export interface Child {
  process: ChildProcess
  exited: Promise<number | null>
  output(): string
}

/** Starts the process without waiting for anything; for starts that are expected to fail. */
export function spawnInstance(dataDir: string, env: Record<string, string>): Child {
  const child = spawn(process.execPath, ['launch/all-in-one.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout?.on('data', (chunk) => (text += chunk))
  child.stderr?.on('data', (chunk) => (text += chunk))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { process: child, exited, output: () => text }
}

export async function makeDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'clubgate-journey-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function waitUntilReady(child: Child, baseUrl: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.process.exitCode !== null) break
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  child.process.kill('SIGKILL')
  throw new Error(`The instance did not become ready:\n${child.output()}`)
}
