import type { FetchNode, PlanNode } from '@graphql-hive/router-query-planner'

/** The subgraph of a plan with a single fetch; null if there are several steps. */
export function singleSubgraphOf(node: PlanNode): string | null {
  const fetch = rootFetchOf(node)
  if (fetch === null || (fetch.requires ?? fetch.inputRewrites ?? fetch.outputRewrites)) return null
  return fetch.serviceName
}

/** The single fetch of a plan, or null. */
function rootFetchOf(node: PlanNode): FetchNode | null {
  if (node.kind === 'Fetch') return node
  return node.kind === 'Subscription' ? node.primary : null
}
