import { open, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Measurement } from '../../measuring/measure.ts'
import { median } from '../../measuring/statistics.ts'
import { toMachineFacts } from '../../report/columns.ts'
import { SIMULATED } from './costs.ts'

/** The inputs of the simulation: figures of the bench. */
export interface MeasuredCosts {
  measuredOn: string
  machine: string
  cores: number
  /** Inputs that were not measured, but chosen so that the simulation fits the measured throughput. */
  fitted?: readonly string[]
  /** Time until the disk has a page of a log. */
  flushMs: number
  measurements: readonly Measurement[]
}

const FILE = join(import.meta.dirname, 'costs.json')

export interface CostsPlan {
  rounds: number
  seconds: number
  signal: AbortSignal
}

/** Measures what the simulation needs, and stores it. */
export async function measureCosts(stack: AsyncDisposableStack, plan: CostsPlan): Promise<void> {
  const works = { makes: ['MariaDB'], kinds: [], trees: [], only: Object.keys(SIMULATED) } as const
  const flushMs = await measureFlush()
  // Needs the packages of the bench, which readers of the costs can do without.
  const { compareSides } = await import('../../compare-sides.ts')
  const { measurements, database } = await compareSides(stack, { ...works, ...plan })
  const costs: MeasuredCosts = {
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: toMachineFacts(database),
    cores: availableParallelism(),
    flushMs,
    measurements: measurements.map(withoutRounds),
  }
  await writeFile(FILE, `${JSON.stringify(costs, roundNumber, 2)}\n`)
  console.log(`Stored: ${FILE}`)
}

export async function readCosts(): Promise<MeasuredCosts> {
  return JSON.parse(await readFile(FILE, 'utf8'))
}

const FLUSHES = 200
const PAGE_BYTES = 4_096

async function measureFlush(): Promise<number> {
  const path = join(import.meta.dirname, 'flushed.tmp')
  const file = await open(path, 'w')
  await using stack = new AsyncDisposableStack()
  stack.defer(async () => {
    await file.close()
    await rm(path)
  })
  const page = Buffer.alloc(PAGE_BYTES, 1)
  const times: number[] = []
  for (let n = 0; n < FLUSHES; n += 1) {
    const startedAt = performance.now()
    await file.write(page)
    await file.datasync()
    times.push(performance.now() - startedAt)
  }
  return median(times)
}

/** The page of results has the rounds; here they would only be text. */
function withoutRounds({ sides, ...work }: Measurement): Measurement {
  return { ...work, sides: sides.map((figures) => ({ ...figures, rounds: [] })) }
}

function roundNumber(_name: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(4)) : value
}
