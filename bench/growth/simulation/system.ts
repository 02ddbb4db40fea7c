import { makeChance } from './chance.ts'
import type { Clock } from './clock.ts'
import type { CostOf } from './costs.ts'
import {
  type Cores,
  type FlushedLog,
  makeCores,
  makeFlushedLog,
  makeStation,
  type Station,
} from './stations.ts'

/** What is simulated: whole servers, and the database primaries that the clubs are placed on. */
export interface Installation {
  processes: number
  primaries: number
  /** Cores of each database server. */
  databaseCores: number
  /** Time of one flush of a database's log. */
  flushMs: number
  /** Cores of the one machine that everything shares, the load generator included; null: machines of its own each. */
  sharedCores: number | null
  /** Redis's time for the count of a request; absent: each process counts for itself. */
  redisMs?: number
}

/** A request: its work, and where it lands. */
export interface Request {
  /** Its costs, and whether it writes. */
  costOf: CostOf
  isWrite: boolean
  process: number
  primary: number
  /** The booking source of a write. */
  source: number
  /** Processes whose sockets follow the club of a write: each reads the event. */
  followers?: readonly number[]
  /** Cost of such a read. */
  tailCostOf?: CostOf
}

export interface System {
  /** Runs a request from its client to its answer. */
  send(request: Request, done: () => void): void
  /** Extra work of each process and primary, such as the tails of events. */
  processes: readonly Station[]
  databases: readonly Station[]
  logs: readonly FlushedLog[]
  redis: Station
}

/**
 * Parts of a write's processor time, by the time at which it is needed: to read and check the request, to build and read
 * the statements of its transaction, for the answer, and for what follows it (deliveries, the log of requests). Fitted
 * to the measured throughput.
 */
const PARTS = { request: 0.3, transaction: 0.2, answer: 0.25, afterwards: 0.25 }

/** Of the database's part: the statements that follow an answer. */
const DATABASE_AFTERWARDS = 0.15

/** Of a read, before its statement is sent. */
const READ_REQUEST = 0.5

/** Writes of a source that one transaction takes. */
const MAX_BATCH = 50

export function makeSystem(clock: Clock, installation: Installation): System {
  const { processes: count, primaries, databaseCores, flushMs, sharedCores } = installation
  const { redisMs = 0 } = installation
  const shared = sharedCores === null ? null : makeCores(clock, sharedCores)
  const machine = (cores: number): Cores => shared ?? makeCores(clock, cores)
  const stationsOf = (name: string, many: number, width: number) =>
    Array.from({ length: many }, (_, nth) =>
      makeStation(clock, { name: `${name} ${nth + 1}`, width, cores: machine(width) }),
    )
  const processes = stationsOf('process', count, 1)
  const databases = stationsOf('database', primaries, databaseCores)
  const logs = databases.map(() => makeFlushedLog(clock, flushMs))
  const redis = makeStation(clock, { name: 'Redis', width: 1, cores: machine(1) })
  const threads = shared && makeStation(clock, { name: 'threads', width: count, cores: shared })
  const client = shared && makeStation(clock, { name: 'load', width: 1, cores: shared })
  const running = processes.map(() => 0)
  const chance = makeChance()
  /** Half of a time is fixed, the other half is distributed exponentially. */
  const vary = () => 0.5 - 0.5 * Math.log(1 - chance())
  const lanes = new Map<string, Lane>()

  const laneOf = ({ process, primary, source }: Request): Lane => {
    const key = `${process} ${source}`
    const known = lanes.get(key)
    if (known !== undefined) return known

    const [own, database, log] = [processes[process], databases[primary], logs[primary]]
    if (!own || !database || !log) throw new Error(`There is no process ${process}.`)
    const lane = makeLane({ own, database, log })
    lanes.set(key, lane)
    return lane
  }

  return {
    processes,
    databases,
    logs,
    redis,
    send(request, done) {
      const { process, primary, isWrite, costOf } = request
      const [own, database] = [processes[process], databases[primary]]
      if (!own || !database) throw new Error(`There is no process ${process}.`)
      const inProcess = (running[process] ?? 0) + 1
      running[process] = inProcess
      const lane = isWrite ? laneOf(request) : null
      const inLane = lane?.enter() ?? inProcess
      const cost = costOf({ inProcess, inLane })
      // Equal times would make batches swing in step, which no real load does.
      const [cpuMs, databaseCpuMs] = [cost.cpuMs * vary(), cost.databaseCpuMs * vary()]
      const loadCpuMs = cost.loadCpuMs * vary()
      if (cost.threadsCpuMs > 0) threads?.run(cost.threadsCpuMs * vary(), () => {})
      const finish = () => {
        running[process] = (running[process] ?? 1) - 1
        lane?.leave()
        if (client === null) done()
        else client.run(loadCpuMs / 2, done)
      }
      const readTails = () => {
        for (const follower of request.followers ?? []) {
          const cost = request.tailCostOf?.({ inProcess: 1, inLane: 1 })
          if (cost === undefined) return
          database.run(cost.databaseCpuMs, () => processes[follower]?.run(cost.cpuMs, () => {}))
        }
      }
      const ask = () => {
        if (redisMs > 0) redis.run(redisMs, answer)
        else answer()
      }
      const answer = () => {
        if (lane === null)
          return own.run(cpuMs * READ_REQUEST, () =>
            database.run(databaseCpuMs, () => own.run(cpuMs * (1 - READ_REQUEST), finish)),
          )
        own.run(cpuMs * PARTS.request, () =>
          lane.write({
            cpuMs: cpuMs * PARTS.transaction,
            databaseCpuMs: databaseCpuMs * (1 - DATABASE_AFTERWARDS),
            done: () =>
              own.run(cpuMs * PARTS.answer, () => {
                finish()
                readTails()
                own.run(cpuMs * PARTS.afterwards, () => {})
                database.run(databaseCpuMs * DATABASE_AFTERWARDS, () => {})
              }),
          }),
        )
      }
      if (client === null) ask()
      else client.run(loadCpuMs / 2, ask)
    },
  }
}

interface Written {
  cpuMs: number
  databaseCpuMs: number
  done: () => void
}

/** The writer of one source in one process: one transaction at a time, with all writes that wait. */
interface Lane {
  /** Counts a write; returns how many of the source are under way with it. */
  enter(): number
  leave(): void
  write(written: Written): void
}

interface LaneParts {
  own: Station
  database: Station
  log: FlushedLog
}

function makeLane({ own, database, log }: LaneParts): Lane {
  const waiting: Written[] = []
  let isBusy = false
  let underWay = 0

  const start = () => {
    const batch = waiting.splice(0, MAX_BATCH)
    isBusy = batch.length > 0
    if (!isBusy) return
    const cpuMs = sumOf(batch, 'cpuMs')
    own.run(cpuMs, () =>
      database.run(sumOf(batch, 'databaseCpuMs'), () =>
        log.flush(() => {
          // The next batch is sent before the answers of this one.
          start()
          for (const { done } of batch) done()
        }),
      ),
    )
  }
  return {
    enter() {
      underWay += 1
      return underWay
    },
    leave() {
      underWay -= 1
    },
    write(written) {
      waiting.push(written)
      if (!isBusy) start()
    },
  }
}

function sumOf(batch: readonly Written[], part: 'cpuMs' | 'databaseCpuMs'): number {
  return batch.reduce((sum, written) => sum + written[part], 0)
}
