import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { CommandContext } from '../command.ts'

const PROGRAM = fileURLToPath(new URL('../../../launch/doctor.ts', import.meta.url))

/** Runs the platform's own program, of which the command line is no part; returns its exit status. */
export async function examineServer(
  args: readonly string[],
  { env, print, note, signal }: CommandContext,
): Promise<number> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  const exited = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  createInterface(child.stdout).on('line', print)
  createInterface(child.stderr).on('line', note)
  return exited
}
