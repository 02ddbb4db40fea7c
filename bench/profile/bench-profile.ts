import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runRound } from '../measuring/run-round.ts'
import { HERE, startProduct } from '../sides/product.ts'
import { toSide } from '../sides/start-sides.ts'
import { makeWorks } from '../workloads/works.ts'
import { openInspector } from './inspector.ts'
import { type Summary, summarise } from './summarise.ts'

export interface Profiled extends Summary {
  key: string
  title: string
}

export interface ProfilePlan {
  only: readonly string[] | null
  seconds: number
  signal: AbortSignal
}

/** The most frequent requests. */
const HOT = ['list', 'one', 'sessions', 'events', 'put-next', 'put-new', 'import']
const CONNECTIONS = 20

/** Prints a CPU profile of the product per hot path. */
export async function benchProfile(
  stack: AsyncDisposableStack,
  { only, seconds, signal }: ProfilePlan,
): Promise<Profiled[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clubgate-profile-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const product = await startProduct({ dataDir, flags: ['--inspect=127.0.0.1:0'], signal })
  stack.defer(() => product.stop())
  const side = await toSide(product, { kind: 'clubgate', name: 'Clubgate' })
  const inspector = await openInspector(product.output())
  stack.defer(async () => inspector.close())

  const profiled: Profiled[] = []
  for (const work of makeWorks(only ?? HOT)) {
    console.log(`profile: ${work.title} …`)
    const load = { connections: Math.min(CONNECTIONS, Math.max(...work.loads)), seconds, signal }
    await work.prepare?.(side)
    await runRound(work, side, load)
    await work.prepare?.(side)
    const profile = await inspector.profile(() => runRound(work, side, load))
    profiled.push({ key: work.key, title: work.title, ...summarise(profile, HERE) })
  }
  return profiled
}
