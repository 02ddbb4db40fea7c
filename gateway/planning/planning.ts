import { type PlanNode, QueryPlanner } from '@graphql-hive/router-query-planner'
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { GraphSdl } from '../../schema/sdl.ts'
import { ownerOf } from './owner.ts'
import { findPartialEnums } from './partial-enums.ts'
import { findTypesOfSubgraphs, knowsTypesOf, type TypesOfSubgraphs } from './types-of-subgraphs.ts'

/** What plans are made with; there is one planner in a process. */
export interface Planning {
  planner: QueryPlanner
  apiSchema: GraphQLSchema
  /** Enums of which a subgraph has values that the API lacks. */
  partialEnums: ReadonlySet<string>
  typesOf: TypesOfSubgraphs
}

export function makePlanning({ supergraph, api }: GraphSdl): Planning {
  const apiSchema = toSchema(api)
  return {
    planner: new QueryPlanner(supergraph),
    apiSchema,
    partialEnums: findPartialEnums(supergraph, apiSchema),
    typesOf: findTypesOfSubgraphs(supergraph),
  }
}

/** It was valid when it was made; to validate it anew would take a good part of a start. */
function toSchema(api: string): GraphQLSchema {
  return buildASTSchema(parse(api, { noLocation: true }), { assumeValid: true })
}

/** The subgraph that may see the document as it is, and a client its answer; null when there is none. */
export function findExactOwner(
  document: DocumentNode,
  plan: PlanNode,
  planning: Planning,
): string | null {
  const owner = ownerOf(plan)
  if (owner === null || !knowsTypesOf(document, planning.typesOf.get(owner))) return null

  return isExact(document, planning) ? owner : null
}

function isExact(document: DocumentNode, { apiSchema, partialEnums }: Planning): boolean {
  let exact = true
  const typeInfo = new TypeInfo(apiSchema)
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      [Kind.SELECTION_SET]: ({ selections }) => {
        if (selections.length === 0) exact = false
      },
      [Kind.FIELD]: () => {
        if (partialEnums.has(getNamedType(typeInfo.getType())?.name ?? '')) exact = false
      },
    }),
  )
  return exact
}
