import { type PlanNode, QueryPlanner } from '@graphql-hive/router-query-planner'
import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { toApiSchema } from '../../schema/registry/compose.ts'
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

export function makePlanning(supergraphSdl: string): Planning {
  const apiSchema = toApiSchema(supergraphSdl)
  return {
    planner: new QueryPlanner(supergraphSdl),
    apiSchema,
    partialEnums: findPartialEnums(supergraphSdl, apiSchema),
    typesOf: findTypesOfSubgraphs(supergraphSdl),
  }
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
