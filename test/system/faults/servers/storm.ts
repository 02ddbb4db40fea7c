import { setTimeout as pause } from 'node:timers/promises'
import { missedBy } from '../load/followers.ts'
import { type LoadPlan, type LoadResult, underLoad } from '../load/under-load.ts'
import { interruption } from '../processes/interruption.ts'
import type { WebhookFollower } from './receive-webhooks.ts'
import type { WholeServers } from './whole-servers.ts'

/** Something that happens to the processes again and again. */
export interface Storm {
  title: string
  /** Processes of each server; absent: one, without a primary. */
  processes?: number
  /** The nth time, counted from 1. */
  happen(installation: WholeServers, nth: number): Promise<void>
}

export interface StormPlan extends LoadPlan {
  times: number
  /** Load before the first, between two and after the last time. */
  settleMs: number
}

export interface StormResult extends LoadResult {
  title: string
  deliveries: number
  /** Events that no webhook delivered. */
  undelivered: number
  /** Deliveries of an event beyond the first one: webhooks are delivered at least once. */
  redelivered: number
}

const CATCH_UP_MS = 90_000

/** Lets a storm happen under load, and waits until every follower is complete. */
export async function ride(
  installation: WholeServers,
  webhooks: WebhookFollower,
  storm: Storm,
  plan: StormPlan,
): Promise<StormResult> {
  await webhooks.follow(installation)
  const seen = await underLoad(installation, plan, async () => {
    const settle = () => pause(plan.settleMs, undefined, { signal: interruption })
    await settle()
    for (let nth = 1; nth <= plan.times; nth += 1) {
      await storm.happen(installation, nth)
      await settle()
    }
  })
  const missing = () => missedBy({ ids: webhooks.ids() }, seen.expected)
  const deadline = Date.now() + CATCH_UP_MS
  while (missing() > 0 && Date.now() < deadline)
    await pause(100, undefined, { signal: interruption })
  const delivered = webhooks.ids().filter((id) => seen.expected.has(id))
  return {
    ...seen,
    title: storm.title,
    deliveries: delivered.length,
    undelivered: missing(),
    redelivered: delivered.length - new Set(delivered).size,
  }
}
