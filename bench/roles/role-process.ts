import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../test/support/http/free-port.ts'
import { listenTo, requireRunning, stopChild } from '../processes/child-process.ts'
import { CALLER_ENVIRONMENT } from '../processes/environment.ts'

const RECORDER = resolve(
  import.meta.dirname,
  '../../test/system/support/processes/record-modules.ts',
)
const POLL_MS = 5
const START_MS = 120_000

export interface RoleRun {
  /** A checkout of the project with its packages. */
  tree: string
  role: string
  env: Readonly<Record<string, string>>
  signal: AbortSignal
}

/** Time from the start to readiness, and the memory at that moment. */
export async function measureStart(run: RoleRun): Promise<{ startMs: number; memoryMb: number }> {
  const startedAt = performance.now()
  return runUntilReady(run, {}, (pid) => ({
    startMs: performance.now() - startedAt,
    memoryMb: residentKbOf(pid) / 1024,
  }))
}

/** Number of loaded files; `ours` counts those of the project. */
export async function countModules(
  run: RoleRun,
  record: string,
): Promise<{ ours: number; all: number }> {
  const recording = { NODE_OPTIONS: `--import=${RECORDER}`, RECORDED_MODULES: record }
  await runUntilReady(run, recording, () => {})
  const urls: string[] = JSON.parse(readFileSync(record, 'utf8'))
  const files = urls.map((url) => relative(run.tree, fileURLToPath(url)))
  return {
    ours: files.filter((file) => !file.startsWith('node_modules/')).length,
    all: files.length,
  }
}

async function runUntilReady<T>(
  { tree, role, env, signal }: RoleRun,
  besides: Readonly<Record<string, string>>,
  measure: (pid: number) => T,
): Promise<T> {
  const port = await findFreePort()
  const child = spawn(process.execPath, [`launch/${role}.ts`], {
    cwd: tree,
    env: { PATH: CALLER_ENVIRONMENT['PATH'], ...env, ...besides, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = listenTo(child)
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(START_MS)])
    while (!(await isReady(port))) {
      requireRunning(child, role, said)
      await pause(POLL_MS, undefined, { signal: patience })
    }
    return measure(child.pid ?? 0)
  } finally {
    await stopChild(child)
  }
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function residentKbOf(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb)
}
