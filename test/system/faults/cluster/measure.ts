import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeRestClient } from '../../forms/clients/rest-client.ts'
import { startInstance } from '../../support/processes/instance.ts'
import { type Audit, audit } from '../load/audit.ts'
import { makeWriterTarget } from '../load/make-writer-target.ts'
import { watchReadiness } from '../load/readiness.ts'
import { startWriters, type Writing } from '../load/writers.ts'
import { interruption } from '../processes/interruption.ts'
import type { Cluster, ClusterKind, Fault } from './cluster-kind.ts'
import { compareNodes } from './same-everywhere.ts'

/** What came of a fault. */
export interface Measurement extends Audit {
  title: string
  /** Longest time without any acknowledgement. */
  longestMs: number
  /** Whether that is as long as it may be. */
  isShort: boolean
  /** How long /readyz did not answer 200. */
  notReadyMs: number
  /** Whether /readyz was 503 while no write was acknowledged. */
  isTold: boolean
  /** Answers of 500 and above that are not 503. */
  faults: number
  /** Servers that can be asked afterwards, and whether they hold the same. */
  nodes: { asked: number; same: boolean }
}

const BEFORE_MS = 5_000
const AFTERWARDS_MS = 25_000
/** Eight seconds, and two for a router that asked just before the election. */
const LONGEST_MS = 10_000

/** A cluster of its own, written to before, during and after the fault. */
export async function measure<Kind extends Cluster>(
  kind: ClusterKind<Kind>,
  fault: Fault<Kind>,
): Promise<Measurement> {
  console.log(`${kind.name}: ${fault.title} …`)
  await using stack = new AsyncDisposableStack()
  // Sockets are in there, whose paths have to be short.
  const folder = await mkdtemp('/tmp/cluster-')
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const cluster = await kind.start(folder)
  stack.defer(() => cluster.stop())
  const env = { DATABASE_URL: cluster.url, CLUB_RATE_LIMIT: '1000000000' }
  const instance = await startInstance({ dataDir: join(folder, 'data'), env })
  stack.defer(async () => void (await instance.end('SIGTERM')))

  const token = instance.sandbox.installations['full']?.access_token ?? ''
  const partner = makeRestClient(instance.baseUrl, token)
  const readiness = watchReadiness(instance.baseUrl)
  stack.defer(async () => void (await readiness.stop()))
  const writing = startWriters(await makeWriterTarget(instance.sandbox, partner, 'cluster'))
  stack.defer(() => writing.stop())
  await pause(BEFORE_MS, undefined, { signal: interruption })
  await fault.happen(cluster)
  await pause(AFTERWARDS_MS, undefined, { signal: interruption })
  await writing.stop()
  const notReadyMs = await readiness.stop()
  const audited = await audit(partner, writing.bookings)
  await instance.end('SIGTERM')
  const nodes = await compareNodes(cluster)
  const judged = judge(writing)
  const isShort = judged.longestMs <= LONGEST_MS + (fault.awayMs ?? 0)
  const isTold = fault.awayMs === undefined || notReadyMs > 0
  return { title: fault.title, ...audited, ...judged, isShort, notReadyMs, isTold, nodes }
}

function judge({ answers, startedAt }: Writing): Pick<Measurement, 'longestMs' | 'faults'> {
  const seen = Object.groupBy(answers, ({ said }) => said)
  for (const [said, those] of Object.entries(seen)) console.log(`  ${those?.length} × ${said}`)
  const marks = [startedAt, ...answers.filter((one) => one.isAcknowledged).map(({ at }) => at)]
  const waits = marks.slice(1).map((at, index) => at - (marks[index] ?? at))
  return {
    longestMs: Math.max(...waits, (answers.at(-1)?.at ?? 0) - (marks.at(-1) ?? 0)),
    faults: answers.filter(({ said }) => /^5(?!03)/.test(said)).length,
  }
}
