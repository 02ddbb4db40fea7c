import { SERVICE } from '../../platform/caller.ts'
import type { GraphExecutor } from '../../platform/executor.ts'
import { aDocument } from '../gateway/sample-graph.ts'

/** What a gateway tells a volunteer subgraph that is started; until then it changes nothing. */
export async function tellNoneIsInactive(volunteer: GraphExecutor): Promise<void> {
  const telling = aDocument('mutation { keepInactiveClubs(ids: []) }', 'mutation')
  await volunteer.execute(telling, {}, { caller: SERVICE, requestId: 'request-1' })
}
