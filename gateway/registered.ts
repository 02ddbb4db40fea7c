import { QueryPlanner } from '@graphql-hive/router-query-planner'
import { type GraphQLSchema, parse, validate } from 'graphql'
import type { Operation } from '../platform/executor.ts'
import { isIntrospection, type ReadDocument } from './documents.ts'
import { findOwner } from './find-owner.ts'

/** Validates and plans every registered operation; throws naming those that do not fit the graph. */
export function readRegistered(
  operations: Iterable<Operation>,
  supergraphSdl: string,
  apiSchema: GraphQLSchema,
): ReadonlyMap<string, ReadDocument> {
  const planner = new QueryPlanner(supergraphSdl)
  const byHash = new Map<string, ReadDocument>()
  const faults: string[] = []

  for (const { name, hash, document: text } of operations) {
    const document = parse(text)
    const errors = validate(apiSchema, document)
    faults.push(...errors.map((error) => `${name}: ${error.message}`))
    if (errors.length > 0) continue

    const plan = planner.plan(text, name, new Set(), 0)
    const owner = findOwner(plan, document, apiSchema)
    byHash.set(hash, { document, owner, isIntrospection: isIntrospection(document) })
  }

  if (faults.length > 0)
    throw new Error(['Registered operations do not fit the graph.', ...faults].join('\n'))
  return byHash
}
