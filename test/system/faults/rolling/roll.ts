import { setTimeout as pause } from 'node:timers/promises'
import { ROLES, type Role } from '../../support/processes/split-instance.ts'
import type { Front, Installation } from '../installation/installation.ts'
import { type LoadPlan, type LoadResult, underLoad } from '../load/under-load.ts'

/** What the replacement of all processes did to their clients. */
export interface RollResult extends Omit<LoadResult, 'expected'> {
  replaced: number
}

export interface RollPlan extends LoadPlan {
  /** Load before the first, between two and after the last replacement. */
  settleMs: number
  /** How many processes of each role are replaced; default: all. */
  ofEachRole?: number
}

/** The order in which a release is rolled out: a called tier is never older than its caller. */
const ORDER: readonly Role[] = ROLES.toReversed()

/** Has edges take the place of a pair under load, and the pair that of the edges again. */
export async function exchangeFronts(
  installation: Installation,
  plan: RollPlan,
): Promise<RollResult> {
  const fronts: readonly Front[] = ['edge', 'pair']
  let replaced = 0
  const { expected: _, ...seen } = await underLoad(installation, plan, async () => {
    await pause(plan.settleMs)
    for (const front of fronts) {
      const before = new Set(installation.replicas)
      await installation.exchange(front)
      replaced += before.size - installation.replicas.filter((one) => before.has(one)).length
      plan.say(`${front} takes the place of the other`)
      await pause(plan.settleMs)
    }
  })
  return { replaced, ...seen }
}

/** Replaces the processes of an installation one after the other under load. */
export async function roll(installation: Installation, plan: RollPlan): Promise<RollResult> {
  const { ofEachRole = Number.POSITIVE_INFINITY } = plan
  const replaced = installation.replicas.filter(({ number }) => number <= ofEachRole)
  const { expected: _, ...seen } = await underLoad(installation, plan, async () => {
    await pause(plan.settleMs)
    for (const role of ORDER)
      for (const replica of replaced.filter((one) => one.role === role)) {
        await installation.replace(replica)
        plan.say(`${role} ${replica.number} is replaced`)
        await pause(plan.settleMs)
      }
  })
  return { replaced: replaced.length, ...seen }
}
