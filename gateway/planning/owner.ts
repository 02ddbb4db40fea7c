import type { FetchNode, PlanNode } from '@graphql-hive/router-query-planner'

/** The one subgraph that answers all of a plan; null when it takes several steps. */
export function ownerOf(node: PlanNode): string | null {
  const fetch = rootFetchOf(node)
  if (fetch === null || (fetch.requires ?? fetch.inputRewrites ?? fetch.outputRewrites)) return null
  return fetch.serviceName
}

/** The fetch of a plan that is nothing else. */
function rootFetchOf(node: PlanNode): FetchNode | null {
  if (node.kind === 'Fetch') return node
  return node.kind === 'Subscription' ? node.primary : null
}
