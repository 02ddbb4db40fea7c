import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuTimeMs } from '../measuring/cpu-time.ts'
import { runRound } from '../measuring/run-round.ts'
import { percentile } from '../measuring/statistics.ts'
import { HERE, startProduct } from '../sides/product.ts'
import { startEdge } from '../sides/replicated.ts'
import { FORM_NAMES } from '../sides/side.ts'
import { toSide } from '../sides/start-sides.ts'
import { makeWorks } from '../workloads/works.ts'
import { type Inspector, openInspector } from './inspector.ts'
import { type Summary, summarise } from './summarise.ts'

export interface TierProfile extends Summary {
  role: string
  connections: number
  requests: number
  p50Ms: number
  /** Processor time of its process for each request, in microseconds. */
  cpuUs: number
}

export interface TiersPlan {
  only: readonly string[] | null
  seconds: number
  signal: AbortSignal
}

const ROLES = ['edge', 'club'] as const

/** Profiles an edge and the club subgraph under a read, with 1 and 20 connections. */
export async function benchTiers(
  stack: AsyncDisposableStack,
  { only, seconds, signal }: TiersPlan,
): Promise<TierProfile[]> {
  const parent = await mkdtemp(join(tmpdir(), 'clubgate-tiers-'))
  stack.defer(() => rm(parent, { recursive: true, force: true }))
  const product = await startProduct({ dataDir: join(parent, 'product'), signal })
  stack.defer(() => product.stop())
  const started = await startEdge(stack, {
    ...{ name: 'edge', parent, socketPath: product.socketPath },
    settings: { NODE_OPTIONS: '--inspect=127.0.0.1:0' },
  })
  const side = await toSide(started, { kind: 'edge', name: FORM_NAMES.edge })
  const inspectors: { role: (typeof ROLES)[number]; inspector: Inspector }[] = []
  for (const role of ROLES) {
    const inspector = await openInspector(started.children[role].output())
    stack.defer(async () => inspector.close())
    inspectors.push({ role, inspector })
  }

  const profiled: TierProfile[] = []
  for (const work of makeWorks(only ?? ['one']))
    for (const connections of [1, 20]) {
      const load = { connections, seconds, signal }
      await work.prepare?.(side)
      await runRound(work, side, load)
      await work.prepare?.(side)
      const usedMs = () => ROLES.map((role) => cpuTimeMs(started.children[role].process.pid ?? 0))
      const before = usedMs()
      const bare = await runRound(work, side, load)
      const after = usedMs()
      const gate = Promise.withResolvers<void>()
      const profiles = inspectors.map(({ inspector }) => inspector.profile(() => gate.promise))
      await runRound(work, side, load)
      gate.resolve()
      const requests = bare.durationsMs.length
      for (const [nth, profile] of (await Promise.all(profiles)).entries())
        profiled.push({
          role: ROLES[nth] ?? '',
          connections,
          requests,
          p50Ms: percentile(bare.durationsMs, 0.5),
          cpuUs: (((after[nth] ?? 0) - (before[nth] ?? 0)) * 1_000) / requests,
          ...summarise(profile, HERE),
        })
    }
  return profiled
}
