import type { DataOf } from '../../../../graph/ask.ts'
import { fold, matches, nameOf } from '../../volunteers/people.ts'

type Found = NonNullable<DataOf<'PortalShiftCandidates'>['shiftCandidates']>
type FoundCandidate = Found['nodes'][number]
export type PlanHelper = NonNullable<FoundCandidate['helper']>

export interface Candidate extends Omit<FoundCandidate, 'helper'> {
  helper: PlanHelper
}

export interface CandidateView {
  /** In the order of the graph, the best first. */
  candidates: readonly Candidate[]
  /** Of all that the graph found, those whom it did not list too. */
  count: number
  /** Helpers of the event beside them; only a search finds these. */
  others: readonly PlanHelper[]
  /** Whether the graph listed each helper who can come. */
  isWhole: boolean
}

interface CandidateFacts {
  found: Found | null
  /** Helpers with an assignment to the shift, also with one that has ended: their row offers what can be done. */
  assigned: ReadonlySet<string>
  search: string
  /** Answer of the graph to the search. */
  searched: readonly PlanHelper[]
}

/** Helpers for a shift as the graph orders them, or those of them that a search finds. */
export function toCandidateView({
  found,
  assigned,
  search,
  searched,
}: CandidateFacts): CandidateView {
  const nodes = found?.nodes ?? []
  const free = nodes.flatMap((node): Candidate[] =>
    node.helper === null || assigned.has(node.helperId) ? [] : [{ ...node, helper: node.helper }],
  )
  const listed = new Set(nodes.map(({ helperId }) => helperId))
  const others = searched.filter(({ id }) => !listed.has(id) && !assigned.has(id))
  const count = found?.count ?? 0
  return {
    candidates: search === '' ? free : free.filter(({ helper }) => isFound(helper, search)),
    count: count - (nodes.length - free.length),
    others: search === '' ? [] : others,
    isWhole: found?.isComplete === true && count <= nodes.length,
  }
}

function isFound(helper: PlanHelper, search: string): boolean {
  return matches(fold([nameOf(helper), ...helper.tags].join('\n')), search)
}
