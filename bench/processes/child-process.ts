import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const PATIENCE_MS = 15_000

/** Sends SIGTERM to a child, and SIGKILL after a timeout. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return

  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await ended
  clearTimeout(impatience)
}

/** Throws with the output of the child if it has ended by itself. */
export function requireRunning(child: ChildProcess, what: string, said: readonly string[]): void {
  if (hasEnded(child)) throw new Error(`${what} ended early.\n${said.join('')}`)
}

/** Collects the output of a child for error messages. */
export function listenTo(child: ChildProcess): string[] {
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => said.push(String(chunk)))
  return said
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
