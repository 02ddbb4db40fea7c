import { keyOf, type Recorded } from '../pictures/record-answers.ts'

const COUNT = 300
const HELPERS = 300
const LISTED = 50

const OPERATIONS = '/portal/api/operations'

interface Node {
  id: string
  [field: string]: unknown
}

const idOf = (kind: string, at: number) => `${kind}-0000-7000-8000-${String(at).padStart(12, '0')}`

/** The recorded festival with 300 shifts on its days, and 50 listed of 300 helpers for one of them. */
export function withLargePlan(recorded: Recorded): Recorded {
  const eventId = recorded.paths['plan']?.split('/').at(-1)
  const keyOfAsked = (name: string, variables: object) =>
    keyOf('coordinator', 'POST', OPERATIONS, JSON.stringify({ name, variables }))
  const shiftsKey = keyOfAsked('PortalPlanShifts', { eventId, after: null })
  const { data } = JSON.parse(recorded.answers[shiftsKey]?.body ?? '{}')
  const known: Node[] = data.shifts.nodes
  const nodes = Array.from({ length: COUNT }, (_, at) => ({
    ...known[at % known.length],
    ...{ id: idOf('10000000', at), requiredHelpers: 9 },
  }))
  const pageInfo = { hasNextPage: false, endCursor: null }
  const shiftId = nodes[0]?.id ?? ''
  const candidates = Array.from({ length: LISTED }, (_, at) => {
    const helper = { id: idOf('20000000', at), firstName: 'Ada', lastName: `Vidal ${at}`, tags: [] }
    return {
      ...{ helperId: helper.id, helper, availability: 'YES', hasOverlap: false },
      ...{ hasRole: true, shiftCount: 0 },
    }
  })
  const added = {
    [shiftsKey]: { shifts: { nodes, pageInfo } },
    [keyOfAsked('PortalShiftAssignments', { eventId, shiftId, after: null })]: {
      assignments: { nodes: [], pageInfo },
    },
    [keyOfAsked('PortalShiftCandidates', { shiftId })]: {
      shiftCandidates: { nodes: candidates, count: HELPERS, isComplete: true },
    },
  }
  const answers = Object.entries(added).map(([key, answer]) => [
    key,
    { status: 200, body: JSON.stringify({ data: answer }) },
  ])
  return {
    ...recorded,
    paths: { ...recorded.paths, plan: `${recorded.paths['plan']}?shift=${shiftId}` },
    answers: { ...recorded.answers, ...Object.fromEntries(answers) },
  }
}
