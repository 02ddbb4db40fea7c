import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Round } from '../measuring/costs.ts'
import { watchDatabaseServer } from '../measuring/database-server.ts'
import { makeRun } from '../measuring/make-run.ts'
import { roundOrder } from '../measuring/measure.ts'
import { median } from '../measuring/statistics.ts'
import { toColumns } from '../report/columns.ts'
import { startProduct } from '../sides/product.ts'
import type { Side } from '../sides/side.ts'
import { toSide } from '../sides/start-sides.ts'
import { makeWorks } from '../workloads/works.ts'

export interface SignalsPlan {
  rounds: number
  seconds: number
  signal: AbortSignal
}

interface SignalsSide {
  name: string
  /** Names in `leave-out.ts`. */
  without: readonly string[]
  environment: Readonly<Record<string, string>>
}

const METRICS = { METRICS_PORT: '0', LOG_LEVEL: 'warn' }

/** Each has one signal more than the one before; the first has none. */
const SIDES: readonly SignalsSide[] = [
  {
    name: 'no signals',
    without: ['metrics', 'request-log', 'lines'],
    environment: { LOG_LEVEL: 'warn' },
  },
  { name: 'metrics', without: ['request-log', 'lines'], environment: METRICS },
  { name: '+ requests of installations', without: ['lines'], environment: METRICS },
  {
    name: 'everything, LOG_LEVEL=info',
    without: [],
    environment: { ...METRICS, LOG_LEVEL: 'info' },
  },
]

/** A read and a write, with 20 connections. */
const WORKS = ['one', 'put-next']
const CONNECTIONS = 20

const LEAVE_OUT = pathToFileURL(join(import.meta.dirname, 'leave-out.ts'))

/** Compares the product with and without its signals, round by round on one database server. */
export async function benchSignals(
  stack: AsyncDisposableStack,
  { rounds, seconds, signal }: SignalsPlan,
): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clubgate-signals-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const sides: Side[] = []
  let socketPath: string | undefined
  for (const [nth, { name, without, environment }] of SIDES.entries()) {
    const query = new URLSearchParams(without.map((left): [string, string] => ['without', left]))
    const product = await startProduct({
      dataDir: join(dataDir, `side-${nth}`),
      environment,
      flags: [`--import=${LEAVE_OUT}?${query}`],
      logFile: join(dataDir, `side-${nth}.log`),
      signal,
      ...(socketPath === undefined ? {} : { database: { socketPath, name: `side_${nth}` } }),
    })
    stack.defer(() => product.stop())
    socketPath ??= product.socketPath
    sides.push(await toSide(product, { kind: 'clubgate', name }))
  }
  const database = await watchDatabaseServer(socketPath ?? '')
  stack.defer(() => database.close())

  const rows: string[][] = []
  for (const work of makeWorks(WORKS)) {
    const run = makeRun(work, { database, seconds, signal })
    const done = sides.map((): Round[] => [])
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const nth of roundOrder(sides.length, round)) {
        const side = sides[nth]
        const measured = side && (await run(side, CONNECTIONS, 1))
        if (measured && round > 0) done[nth]?.push(measured)
      }
    rows.push(...toRows(`${work.title}, ${CONNECTIONS} connections`, done))
  }
  return toColumns([COLUMNS, ...rows])
}

const COLUMNS = [
  ...['', 'side', 'requests/s', 'CPU µs/request', 'costs of requests/s', 'costs of CPU'],
  ...['requests/s beside the row above', 'CPU beside it'],
]

function toRows(title: string, done: readonly (readonly Round[])[]): string[][] {
  const [first = []] = done
  return done.map((rounds, nth) => {
    const speeds = rounds.map(({ perSecond }) => perSecond)
    const cpu = rounds.map(cpuOf)
    const above = done[nth - 1]
    const costs = above ? [...costsBeside(first, rounds), ...costsBeside(above, rounds)] : []
    const name = SIDES[nth]?.name ?? ''
    return [
      nth === 0 ? title : '',
      name,
      median(speeds).toFixed(0),
      median(cpu).toFixed(1),
      ...costs,
    ]
  })
}

/** Fewer requests a second than in the neighbouring rounds of another side, and more processor time for each. */
function costsBeside(other: readonly Round[], rounds: readonly Round[]): string[] {
  const slower = rounds.map(({ perSecond }, at) => (other[at]?.perSecond ?? 0) / perSecond - 1)
  const dearer = rounds.map((round, at) => cpuOf(round) / cpuOf(other[at] ?? round) - 1)
  return [toPercent(slower), toPercent(dearer)]
}

/** Of the server, in microseconds a request. */
function cpuOf({ cpuMs, durationsMs }: Round): number {
  return (cpuMs * 1_000) / Math.max(durationsMs.length, 1)
}

/** The median of the rounds, each with its neighbour. */
function toPercent(ratios: readonly number[]): string {
  return `${(median([...ratios]) * 100).toFixed(1)} %`
}
