import type { PlanNode } from '@graphql-hive/router-query-planner'
import { Kind, print } from 'graphql'
import type { Operation, Variables } from '../../platform/executor.ts'
import { makeBoundedCache } from '../../platform/limits/bounded-cache.ts'
import type { ReadDocument } from '../documents/documents.ts'
import { type NormalForm, toNormalForm } from '../documents/normal-form.ts'
import { toOperation } from '../documents/to-operation.ts'
import { toPlanDocument } from './plan-document.ts'
import { findExactOwner, type Planning } from './planning.ts'

/** How a document is answered. */
export interface Prepared {
  form: NormalForm
  operation: Operation
  /** The subgraph that is handed the normal form as it is; its answer is the client's. */
  owner: string | null
  /** Null when nothing is asked of any subgraph. */
  plan: PlanNode | null
}

export type Prepare = (read: ReadDocument, variables: Variables) => Promise<Prepared>

const MAX_PLANS = 300

/** Plans each document once for each choice of what it leaves out. */
export function makePrepare(planning: Planning): Prepare {
  const known = makeBoundedCache<string, Promise<Prepared>>(MAX_PLANS)

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
  const { planner, apiSchema } = planning
  const form = toNormalForm(read.document, apiSchema, variables)
  const planDocument = toPlanDocument(form.document, planning)
  const isAsked = planDocument.definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.selectionSet.selections.length > 0,
  )
  // The planner works on a thread of its own here.
  const { node = null } = isAsked
    ? await planner.planAsync(print(planDocument), null, new Set(), 0)
    : {}
  const owner = node && findExactOwner(form.document, node, planning)
  return { form, operation: toOperation(form.document, print(form.document)), owner, plan: node }
}
