import type { PlanNode } from '@graphql-hive/router-query-planner'
import { Kind, print } from 'graphql'
import type { Operation, Variables } from '../../platform/executor.ts'
import { makeBoundedCache } from '../../platform/limits/bounded-cache.ts'
import type { ReadDocument } from '../documents/documents.ts'
import { type NormalForm, toNormalForm } from '../documents/normal-form.ts'
import { toOperation } from '../documents/to-operation.ts'
import { toPlanDocument } from './plan-document.ts'
import { findPassThroughSubgraph, type Planning } from './planning.ts'

/** A document with its execution strategy. */
export interface PreparedDocument {
  form: NormalForm
  operation: Operation
  /** Subgraph for pass-through of the normal form, or null. */
  passThroughSubgraph: string | null
  /** Null if no subgraph is needed. */
  plan: PlanNode | null
}

export type Prepare = (read: ReadDocument, variables: Variables) => Promise<PreparedDocument>

const MAX_PLANS = 300

/** Plans documents, cached by document and by the values of its @skip and @include variables. */
export function makePrepare(planning: Planning): Prepare {
  const known = makeBoundedCache<string, Promise<PreparedDocument>>(MAX_PLANS)

  return (read, variables) => {
    const choice = read.conditions.map((name) => (variables[name] === true ? '1' : '0')).join('')
    const key = `${choice} ${read.text}`
    const seen = known.get(key)
    if (seen) return seen

    const prepared = prepare(read, variables, planning)
    known.set(key, prepared)
    prepared.catch(() => known.delete(key))
    return prepared
  }
}

async function prepare(read: ReadDocument, variables: Variables, planning: Planning) {
  const { planner, schema } = planning
  const form = toNormalForm(read.document, schema, variables)
  const planDocument = toPlanDocument(form.document, planning)
  const isAsked = planDocument.definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.selectionSet.selections.length > 0,
  )
  // The planner runs on a thread of its own.
  const { node = null } = isAsked
    ? await planner.planAsync(print(planDocument), null, new Set(), 0)
    : {}
  const passThroughSubgraph = node && findPassThroughSubgraph(form.document, node, planning)
  return {
    form,
    operation: toOperation(form.document, print(form.document)),
    passThroughSubgraph,
    plan: node,
  }
}
