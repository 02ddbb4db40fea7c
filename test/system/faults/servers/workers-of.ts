import { readFileSync } from 'node:fs'
import type { Child } from '../../support/processes/child.ts'

/** Pids of the workers of a primary. */
export function workersOf({ process: { pid } }: Child): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

/** The lines of the log with this event. */
export function loggedBy(child: Child, event: string): Record<string, unknown>[] {
  const lines = child.output().split('\n')
  return lines.filter((line) => line.includes(`"event":"${event}"`)).map((line) => JSON.parse(line))
}
