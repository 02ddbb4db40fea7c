import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Round } from '../measuring/costs.ts'
import { withCosts } from '../measuring/costs.ts'
import type { DatabaseServer } from '../measuring/database-server.ts'
import { roundOrder } from '../measuring/measure.ts'
import { type Answered, runRound } from '../measuring/run-round.ts'
import { median } from '../measuring/statistics.ts'
import { toColumns } from '../report/columns.ts'
import { startApart } from '../sides/replicated.ts'
import type { Side } from '../sides/side.ts'
import { startSides, toSide } from '../sides/start-sides.ts'
import type { Work } from '../workloads/work.ts'
import { makeWorks } from '../workloads/works.ts'

export interface LanesPlan {
  rounds: number
  /** Of each round. */
  seconds: number
  signal: AbortSignal
}

/** How a balancer chooses the process of a request: any, or one for all requests of a source. */
type Balance = 'any' | 'by source'

interface Case {
  processes: number
  sources: number
  balance: Balance
}

/** Processes on their own ports; a load is spread without a balancer, which would cost time as well. */
interface Apart {
  side: Side
  baseUrls: readonly string[]
}

interface CaseRound extends Round {
  lockWaits: number
}

const CONNECTIONS = 20
const PROCESSES = [1, 2, 4]
const SOURCES = { 'put-next': 1, 'put-next-8': 8 } as const

const COLUMNS = [
  ...['processes', 'sources', 'balanced by', 'PUT/s', 'to one process'],
  ...['CPU ms', 'database CPU ms', 'lock waits per 1,000'],
]

/** Writes of one and of eight booking sources to 1, 2 and 4 processes, which share one database. */
export async function benchLanes(stack: AsyncDisposableStack, plan: LanesPlan): Promise<string> {
  const { signal } = plan
  const { product, database } = await startSides(stack, {
    ...{ make: 'MariaDB', kinds: [], trees: [], signal },
  })
  const parent = await mkdtemp(join(tmpdir(), 'clubgate-lanes-'))
  stack.defer(() => rm(parent, { recursive: true, force: true }))
  const started = new Map<number, Apart>()
  for (const count of PROCESSES) {
    const start = { name: `lanes_${count}`, parent, socketPath: product.socketPath }
    const apart = await startApart(stack, start, count)
    const named = { kind: 'servers', name: `${count} processes` } as const
    started.set(count, { side: await toSide(apart, named), baseUrls: apart.baseUrls })
  }
  const rows: string[][] = []
  for (const work of makeWorks(Object.keys(SOURCES)))
    rows.push(...(await measureWork(work, { started, database, plan })))
  return toColumns([COLUMNS, ...rows])
}

interface Lanes {
  started: ReadonlyMap<number, Apart>
  database: DatabaseServer
  plan: LanesPlan
}

async function measureWork(work: Work, lanes: Lanes): Promise<string[][]> {
  const { started, database, plan } = lanes
  const sources = SOURCES[work.key as keyof typeof SOURCES]
  const cases = [...started.keys()].flatMap((processes): Case[] =>
    (processes === 1 ? ['any'] : ['any', 'by source']).map((balance) => ({
      ...{ processes, sources, balance: balance as Balance },
    })),
  )
  const rounds = cases.map((): CaseRound[] => [])
  // The first round of each warms it up.
  for (let round = 0; round <= plan.rounds; round += 1)
    for (const index of roundOrder(cases.length, round)) {
      const one = cases[index]
      const apart = one && started.get(one.processes)
      if (!one || !apart) continue
      const waitsBefore = await database.count('Innodb_row_lock_waits')
      const done = await withCosts(apart.side, database, () => load(work, one, apart, plan))
      const lockWaits = (await database.count('Innodb_row_lock_waits')) - waitsBefore
      if (round > 0) rounds[index]?.push({ ...done, lockWaits })
    }
  const rates = rounds.map((all) => median(all.map(({ perSecond }) => perSecond)))
  return cases.map((one, index) => toRow(one, rounds[index] ?? [], rates))
}

/** The same number of connections, spread over the processes. */
async function load(work: Work, one: Case, apart: Apart, plan: LanesPlan): Promise<Answered> {
  const { processes, sources, balance } = one
  // All requests of one source go to one process; with more sources each process has its share of them.
  const used = balance === 'by source' ? Math.min(processes, sources) : processes
  const connections = CONNECTIONS / used
  const answered = await Promise.all(
    apart.baseUrls.slice(0, used).map((baseUrl, process) => {
      // A work's source is the number of its connection, modulo the sources.
      const numberOf = (connection: number) =>
        balance === 'any' ? process * connections + connection : process + connection * used
      const own: Work = {
        ...work,
        requestsOf: (side, connection) => work.requestsOf(side, numberOf(connection)),
      }
      return runRound(own, { ...apart.side, baseUrl }, { ...plan, connections })
    }),
  )
  return {
    perSecond: answered.reduce((sum, { perSecond }) => sum + perSecond, 0),
    durationsMs: answered.flatMap(({ durationsMs }) => durationsMs),
  }
}

function toRow({ processes, sources, balance }: Case, all: readonly CaseRound[], rates: number[]) {
  const requests = all.reduce((sum, { durationsMs }) => sum + durationsMs.length, 0)
  const each = (cost: 'cpuMs' | 'databaseCpuMs' | 'lockWaits') =>
    all.reduce((sum, round) => sum + round[cost], 0) / Math.max(requests, 1)
  const rate = median(all.map(({ perSecond }) => perSecond))
  return [
    ...[
      `${processes}`,
      `${sources}`,
      balance,
      rate.toFixed(0),
      (rate / (rates[0] ?? 1)).toFixed(2),
    ],
    ...[each('cpuMs').toFixed(2), each('databaseCpuMs').toFixed(2)],
    (each('lockWaits') * 1_000).toFixed(0),
  ]
}
