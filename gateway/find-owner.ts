import type { FetchNode, PlanNode, QueryPlan } from '@graphql-hive/router-query-planner'
import { type DocumentNode, type GraphQLSchema, Kind, parse, visit } from 'graphql'
import { normalizeOperation } from './normalize-operation.ts'

/**
 * The one subgraph that can be handed the operation as it is, or null. Only when the plan is a
 * single unconditional fetch that asks for exactly what the document asks for.
 */
export function findOwner(
  plan: QueryPlan,
  document: DocumentNode,
  schema: GraphQLSchema,
): string | null {
  const fetch = rootFetchOf(plan.node)
  if (fetch === null || hasDirectives(document)) return null
  if (fetch.requires ?? fetch.inputRewrites ?? fetch.outputRewrites) return null

  const isSame =
    normalizeOperation(parse(fetch.operation), schema) === normalizeOperation(document, schema)
  return isSame ? fetch.serviceName : null
}

function rootFetchOf(node: PlanNode | undefined): FetchNode | null {
  if (node?.kind === 'Fetch') return node
  // The planner leaves out the kind of a subscription's primary fetch, so it is not looked at.
  return node?.kind === 'Subscription' ? node.primary : null
}

function hasDirectives(document: DocumentNode): boolean {
  let isFound = false
  visit(document, {
    [Kind.DIRECTIVE]() {
      isFound = true
    },
  })
  return isFound
}
