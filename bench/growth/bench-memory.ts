import { readFileSync } from 'node:fs'
import { runRound } from '../measuring/run-round.ts'
import { toColumns } from '../report/columns.ts'
import type { Side } from '../sides/side.ts'
import { startSides } from '../sides/start-sides.ts'
import { makeWorks } from '../workloads/works.ts'

export interface MemoryPlan {
  /** Of the load of each work. */
  seconds: number
  signal: AbortSignal
}

/** The works of the load, one after the other. */
const WORKS = ['list', 'list-apart', 'one', 'sessions', 'events', 'put-next', 'put-new', 'import']
const CONNECTIONS = 20

const FORMS = ['server', 'servers', 'edge', 'split'] as const

/** Prints the resident memory of each process of each form in MB: ready, at most under load, and after it. */
export async function benchMemory(stack: AsyncDisposableStack, plan: MemoryPlan): Promise<void> {
  const { sides } = await startSides(stack, {
    ...{ make: 'MariaDB', kinds: FORMS, trees: [], signal: plan.signal },
  })
  const rows: string[][] = []
  for (const side of sides) rows.push(...(await measureSide(side, plan)))
  console.log(toColumns([['', 'process', 'ready', 'at most', 'afterwards'], ...rows]))
}

async function measureSide(side: Side, { seconds, signal }: MemoryPlan): Promise<string[][]> {
  const ready = side.pids.map((pid) => residentMb(pid, 'VmRSS'))
  for (const work of makeWorks(WORKS)) {
    await work.prepare?.(side)
    const connections = Math.min(CONNECTIONS, Math.max(...work.loads))
    await runRound(work, side, { connections, seconds, signal })
  }
  return side.pids.map((pid, nth) => {
    const memory = [ready[nth] ?? 0, residentMb(pid, 'VmHWM'), residentMb(pid, 'VmRSS')]
    return [nth === 0 ? side.name : '', scriptOf(pid), ...memory.map(String)]
  })
}

/** `club` for `launch/club.ts`. */
function scriptOf(pid: number): string {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  return /launch\/([\w-]+)\.ts/.exec(words)?.[1] ?? ''
}

function residentMb(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kb = '0'] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status) ?? []
  return Math.round(Number(kb) / 1024)
}
