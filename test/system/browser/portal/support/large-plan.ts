import type { BrowserContext, Route } from 'playwright-core'

const COUNT = 300
const HELPERS = 300
const LISTED = 50

const idOf = (kind: string, at: number) => `${kind}-0000-7000-8000-${String(at).padStart(12, '0')}`

/** The shift for which there are candidates. */
export const LARGE_SHIFT = idOf('10000000', 0)

/** Gives the plan of an event 300 shifts on its days, and 50 listed of 300 helpers for one of them. */
export async function enlargePlan(context: BrowserContext): Promise<void> {
  await context.route('**/portal/api/operations', async (route) => {
    const { name } = JSON.parse(route.request().postData() ?? '{}')
    const data = await toData(name, route)
    return data ? route.fulfill({ json: { data } }) : route.continue()
  })
}

async function toData(name: string, route: Route): Promise<object | null> {
  const pageInfo = { hasNextPage: false, endCursor: null }
  if (name === 'PortalShiftAssignments') return { assignments: { nodes: [], pageInfo } }
  if (name === 'PortalShiftCandidates')
    return { shiftCandidates: { nodes: toCandidates(), count: HELPERS, isComplete: true } }
  if (name !== 'PortalPlanShifts') return null

  const { data } = await (await route.fetch()).json()
  const known: object[] = data.shifts.nodes
  const nodes = Array.from({ length: COUNT }, (_, at) => ({
    ...known[at % known.length],
    ...{ id: idOf('10000000', at), requiredHelpers: 9 },
  }))
  return { shifts: { nodes, pageInfo } }
}

function toCandidates(): object[] {
  return Array.from({ length: LISTED }, (_, at) => {
    const helper = { id: idOf('20000000', at), firstName: 'Ada', lastName: `Vidal ${at}`, tags: [] }
    return {
      ...{ helperId: helper.id, helper, availability: 'YES', hasOverlap: false },
      ...{ hasRole: true, shiftCount: 0, assignedMinutes: 0 },
    }
  })
}
