import { toSearchable } from '../../../../../../rules/search-text.ts'
import type { DataOf } from '../../../../graph/ask.ts'
import { matches, nameOf } from '../../volunteers/people.ts'

type Found = NonNullable<DataOf<'PortalShiftCandidates'>['shiftCandidates']>
type FoundCandidate = Found['nodes'][number]
export type PlanHelper = NonNullable<FoundCandidate['helper']>

export interface Candidate extends Omit<FoundCandidate, 'helper'> {
  helper: PlanHelper
}

/** Filters of the list of candidates. */
export const CANDIDATE_FILTERS = ['saidYes', 'hasRole', 'noShift'] as const

export type CandidateFilter = (typeof CANDIDATE_FILTERS)[number]

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

export interface CandidateQuery {
  found: Found | null
  /** Helpers with an assignment to the shift, also with one that has ended: their row offers what can be done. */
  assigned: ReadonlySet<string>
  search: string
  /** Answer of the graph to the search. */
  searched: readonly PlanHelper[]
  /** Each of them must hold; a helper whom only the search finds is not known to meet any. */
  filters: readonly CandidateFilter[]
}

/** Helpers for a shift as the graph orders them, or those of them that a search finds. */
export function toCandidateView({
  found,
  assigned,
  search,
  searched,
  filters,
}: CandidateQuery): CandidateView {
  const nodes = found?.nodes ?? []
  const free = nodes.flatMap((node): Candidate[] =>
    node.helper === null || assigned.has(node.helperId) ? [] : [{ ...node, helper: node.helper }],
  )
  const listed = new Set(nodes.map(({ helperId }) => helperId))
  const others = searched.filter(({ id }) => !listed.has(id) && !assigned.has(id))
  const count = found?.count ?? 0
  return {
    candidates: free.filter(
      (one) =>
        (search === '' || isFound(one.helper, search)) && filters.every((name) => MEETS[name](one)),
    ),
    count: count - (nodes.length - free.length),
    others: search === '' || filters.length > 0 ? [] : others,
    isWhole: found?.isComplete === true && count <= nodes.length,
  }
}

/** The one whom a key assigns unseen: never a helper with another shift at that time. */
export function toSuggested(candidates: readonly Candidate[]): Candidate | null {
  return candidates.find(({ hasOverlap }) => !hasOverlap) ?? null
}

const MEETS: Readonly<Record<CandidateFilter, (candidate: Candidate) => boolean>> = {
  saidYes: ({ availability }) => availability === 'YES',
  hasRole: ({ hasRole }) => hasRole,
  noShift: ({ shiftCount }) => shiftCount === 0,
}

function isFound(helper: PlanHelper, search: string): boolean {
  return matches(toSearchable([nameOf(helper), ...helper.tags].join('\n')), search)
}
