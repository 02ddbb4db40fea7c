import { type FetchNode, type PlanNode, QueryPlanner } from '@graphql-hive/router-query-planner'
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
import { toWholeSchema } from '../../schema/whole-schema.ts'
import { findPartialEnums, findPartialTypes } from './partial-types.ts'
import type { AbstractTypes } from './plan-document.ts'
import { fitsSubgraph, readSubgraphTypes, type SubgraphTypes } from './subgraph-types.ts'
import { findSubtypes, type Subtypes } from './subtypes.ts'

/** The planner, and the facts that it needs of the schema to which documents conform. */
export interface Planning extends AbstractTypes {
  planner: QueryPlanner
  /** Enums with values in a subgraph that the schema lacks. */
  partialEnums: ReadonlySet<string>
  subtypes: Subtypes
  /** By subgraph name. */
  subgraphTypes: ReadonlyMap<string, SubgraphTypes>
}

/** Planning of clients' documents, which see the API schema, and of registered operations. */
export interface GraphPlanning extends Planning {
  /** The schema of clients. */
  apiSchema: GraphQLSchema
  /** Planning over the whole supergraph, including what is hidden from clients. */
  whole: Planning
}

export function makePlanning({ supergraph, api }: GraphSdl): GraphPlanning {
  const apiSchema = toSchema(api)
  const document = parse(supergraph, { noLocation: true })
  const subtypes = findSubtypes(document)
  const shared = {
    planner: new QueryPlanner(supergraph),
    subtypes,
    subgraphTypes: readSubgraphTypes(document),
  }
  return {
    ...shared,
    schema: apiSchema,
    apiSchema,
    partialEnums: findPartialEnums(document, apiSchema),
    partialTypes: findPartialTypes(subtypes, apiSchema),
    whole: {
      ...shared,
      schema: toWholeSchema(document),
      partialEnums: new Set(),
      partialTypes: new Set(),
    },
  }
}

/** Skips validation, which was done at build time and would slow down every start. */
function toSchema(api: string): GraphQLSchema {
  return buildASTSchema(parse(api, { noLocation: true }), { assumeValid: true })
}

/** The subgraph that can execute the document unchanged and whose answer needs no completion, or null. */
export function findPassThroughSubgraph(
  document: DocumentNode,
  plan: PlanNode,
  planning: Planning,
): string | null {
  const owner = singleSubgraphOf(plan)
  const types = owner === null ? undefined : planning.subgraphTypes.get(owner)
  if (!types || !fitsSubgraph(document, types, planning.schema)) return null

  return isExact(document, planning) ? owner : null
}

function isExact(
  document: DocumentNode,
  { schema, partialEnums, partialTypes }: Planning,
): boolean {
  let exact = true
  const typeInfo = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      [Kind.SELECTION_SET]: ({ selections }) => {
        // All of its fields were left out (`normal-form.ts`): a subgraph would reject it.
        if (selections.length === 0) exact = false
      },
      [Kind.FIELD]: () => {
        const name = getNamedType(typeInfo.getType())?.name ?? ''
        if (partialEnums.has(name) || partialTypes.has(name)) exact = false
      },
    }),
  )
  return exact
}

/** The subgraph of a plan with a single fetch; null if there are several steps. */
function singleSubgraphOf(node: PlanNode): string | null {
  const fetch = rootFetchOf(node)
  if (fetch === null || fetch.requires || fetch.inputRewrites || fetch.outputRewrites) return null
  return fetch.serviceName
}

/** The single fetch of a plan, or null. */
function rootFetchOf(node: PlanNode): FetchNode | null {
  if (node.kind === 'Fetch') return node
  return node.kind === 'Subscription' ? node.primary : null
}
