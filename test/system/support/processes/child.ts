import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { endWithSuite } from '../../../support/jest/left-behind.ts'
import { until } from '../../../support/time/until.ts'

/** A process of the product. */
export interface Child {
  process: ChildProcess
  exited: Promise<number | null>
  /** Everything it has printed. */
  output(): string
}

/** The checkout of these tests. */
export const CHECKOUT = resolve(import.meta.dirname, '../../../..')
/** Below the limit of a test, which fails without the output of the process. */
const READY_WITHIN_MS = 280_000
const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
const INHERITED = { PATH, HOME, NODE_COMPILE_CACHE }

/** Starts a script of `launch/`, here or in another checkout, without waiting; no setting of this machine counts. */
export function spawnScript(
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
  folder = CHECKOUT,
): Child {
  const child = spawn(process.execPath, [`launch/${script}.ts`, ...args], {
    cwd: folder,
    env: { ...INHERITED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout?.on('data', (chunk) => (text += chunk))
  child.stderr?.on('data', (chunk) => (text += chunk))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.once(
    'exit',
    endWithSuite(() => child.kill('SIGTERM')),
  )
  return { process: child, exited, output: () => text }
}

/** Runs a script to its end, which has to be a good one. */
export async function runScript(
  script: string,
  env: Record<string, string>,
  folder = CHECKOUT,
): Promise<void> {
  const child = spawnScript(script, env, [], folder)
  const code = await child.exited
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${child.output()}`)
}

export async function waitUntilReady(child: Child, baseUrl: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  const hasFailed = () => child.process.exitCode !== null || Date.now() > deadline
  let isUp = false
  await until(async () => {
    isUp = (await isListening(baseUrl)) && (await isReady(baseUrl))
    return isUp || hasFailed()
  })
  if (isUp) return

  child.process.kill('SIGKILL')
  throw new Error(`The process did not become ready:\n${child.output()}`)
}

/** Asked for as long as a start takes, `fetch` itself would take a good part of the processor. */
function isListening(baseUrl: string): Promise<boolean> {
  const { port, hostname } = new URL(baseUrl)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })
}

function isReady(baseUrl: string): Promise<boolean> {
  return fetch(`${baseUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
