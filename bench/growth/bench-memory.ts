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

const FORMS = ['server', 'servers', 'edge'] as const

/** Resident memory of a process of a form in MB. */
export interface ProcessMemory {
  side: string
  process: string
  readyMb: number
  /** Under load. */
  mostMb: number
  afterwardsMb: number
}

export function toMemoryTable(measured: readonly ProcessMemory[]): string {
  const rows = measured.map(({ side, process, ...memory }) => [
    ...[side, process],
    ...[memory.readyMb, memory.mostMb, memory.afterwardsMb].map(String),
  ])
  return toColumns([['', 'process', 'ready', 'at most', 'afterwards'], ...rows])
}

/** Measures the memory of each form's processes: ready, at most under load, and after it. */
export async function benchMemory(
  stack: AsyncDisposableStack,
  plan: MemoryPlan,
): Promise<ProcessMemory[]> {
  const { sides } = await startSides(stack, {
    ...{ make: 'MariaDB', kinds: FORMS, trees: [], signal: plan.signal },
  })
  const measured: ProcessMemory[] = []
  for (const side of sides) measured.push(...(await measureSide(side, plan)))
  return measured
}

async function measureSide(side: Side, { seconds, signal }: MemoryPlan): Promise<ProcessMemory[]> {
  const ready = side.pids.map((pid) => residentMb(pid, 'VmRSS'))
  for (const work of makeWorks(WORKS)) {
    await work.prepare?.(side)
    const connections = Math.min(CONNECTIONS, Math.max(...work.loads))
    await runRound(work, side, { connections, seconds, signal })
  }
  return side.pids.map((pid, nth) => ({
    side: side.name,
    process: scriptOf(pid),
    readyMb: ready[nth] ?? 0,
    mostMb: residentMb(pid, 'VmHWM'),
    afterwardsMb: residentMb(pid, 'VmRSS'),
  }))
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
