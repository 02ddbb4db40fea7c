import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const PATIENCE_MS = 15_000

/** Asks a child to end, and makes it end when it takes too long. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return

  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await ended
  clearTimeout(impatience)
}

/** Throws with what the child said, once it has ended by itself. */
export function requireRunning(child: ChildProcess, what: string, said: readonly string[]): void {
  if (hasEnded(child)) throw new Error(`${what} ended early.\n${said.join('')}`)
}

/** Collects what a child says, for the case that it fails. */
export function listenTo(child: ChildProcess): string[] {
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => said.push(String(chunk)))
  return said
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
