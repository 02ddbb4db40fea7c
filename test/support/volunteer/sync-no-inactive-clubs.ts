import { SERVICE } from '../../../platform/caller.ts'
import type { GraphExecutor } from '../../../platform/executor.ts'
import { aDocument } from '../../gateway/samples/sample-graph.ts'

/** The initial sync by a gateway, before which a volunteer subgraph refuses changes. */
export const syncNoInactiveClubs = (volunteer: GraphExecutor): Promise<void> =>
  tellInactive(volunteer, [])

/** The same, of clubs that are not ACTIVE. */
export async function tellInactive(volunteer: GraphExecutor, ids: string[]): Promise<void> {
  const telling = aDocument(
    `mutation { keepInactiveClubs(ids: ${JSON.stringify(ids)}) }`,
    'mutation',
  )
  await volunteer.execute(telling, {}, { caller: SERVICE, requestId: 'request-1' })
}
