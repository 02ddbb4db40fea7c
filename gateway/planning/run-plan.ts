import type { PlanNode } from '@graphql-hive/router-query-planner'
import { fetchEntities } from './fetch-entities.ts'
import { fetchRoot } from './fetch-root.ts'
import type { Run } from './run.ts'

/** Asks the subgraphs in the order of the plan. */
export async function runPlan(node: PlanNode, run: Run): Promise<void> {
  switch (node.kind) {
    case 'Sequence':
      for (const step of node.nodes) await runPlan(step, run)
      return
    case 'Parallel':
      await Promise.all(node.nodes.map((step) => runPlan(step, run)))
      return
    case 'Fetch':
      return fetchRoot(node, run)
    case 'Flatten':
    case 'BatchFetch':
      return fetchEntities(node, run)
    default:
      // Conditions are gone from a normal form, and nothing is deferred.
      throw new Error(`A plan holds a step of the kind ${node.kind}.`)
  }
}
