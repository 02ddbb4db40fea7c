import type { PlanNode } from '@graphql-hive/router-query-planner'
import { fetchEntities } from './fetch/fetch-entities.ts'
import { fetchRoot, fetchRootAgain } from './fetch/fetch-root.ts'
import { requireKnownPlan } from './known-plan.ts'
import type { Run } from './run.ts'

/** Executes the steps of a plan; throws before the first fetch if a step is unsupported. */
export async function runPlan(plan: PlanNode, run: Run): Promise<void> {
  requireKnownPlan(plan)
  await runNode(plan, run)
}

async function runNode(node: PlanNode, run: Run): Promise<void> {
  switch (node.kind) {
    case 'Sequence':
      for (const step of node.nodes) await runNode(step, run)
      return
    case 'Parallel':
      await Promise.all(node.nodes.map((step) => runNode(step, run)))
      return
    case 'Fetch':
      return fetchRoot(node, run)
    case 'Flatten':
      // A fetch without representations is for the root below a payload's `query`.
      return node.node.kind === 'Fetch' && !node.node.requires
        ? fetchRootAgain(node.node, node, run)
        : fetchEntities(node, run)
    case 'BatchFetch':
      return fetchEntities(node, run)
    default:
      // A normal form has no conditions, and @defer is not supported.
      throw new Error(`A plan holds a step of the kind ${node.kind}.`)
  }
}
