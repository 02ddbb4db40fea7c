import { QueryPlanner } from '@graphql-hive/router-query-planner'
import type { GraphQLSchema } from 'graphql'
import { makeBoundedCache } from '../platform/bounded-cache.ts'
import type { Operation } from '../platform/executor.ts'
import type { ReadDocument } from './documents.ts'
import { findOwner } from './find-owner.ts'

const MAX_DOCUMENTS = 300

/** Finds the one subgraph that a client's subscription can be followed at; null when there is none. */
export function makeFindFollowed(supergraphSdl: string, apiSchema: GraphQLSchema) {
  const planner = new QueryPlanner(supergraphSdl)
  const known = makeBoundedCache<string, string | null>(MAX_DOCUMENTS)

  return ({ name, document: text }: Operation, { document }: ReadDocument): string | null => {
    const seen = known.get(text)
    if (seen !== undefined) return seen

    const planName = name === 'anonymous' ? null : name
    const owner = findOwner(planner.plan(text, planName, new Set(), 0), document, apiSchema)
    known.set(text, owner)
    return owner
  }
}
