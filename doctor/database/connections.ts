import { POOL_SIZE } from '../../subgraphs/foundation/database/pooled-sessions.ts'
import type { Verdict, Verdicts } from '../finding.ts'
import type { ServerVariables } from './server-settings.ts'

/** A pool and the connection that ends abandoned statements. */
const OF_A_PROCESS = POOL_SIZE + 1
/** Migration, back-up and people. */
const OF_OTHERS = 10
/** The server of one subgraph often has the database of the other, too. */
const SUBGRAPHS = 2

/** Compares the limits of the server with the pools of `processes` processes of each subgraph. */
export function findConnections(
  variables: ServerVariables,
  status: ServerVariables,
  { processes, isAllInOne }: { processes: number; isAllInOne: boolean },
): Verdicts {
  const found: [Verdict, string][] = []
  // During an upgrade a further process runs beside the others; of the all-in-one a second one is refused.
  const running = isAllInOne ? 1 : processes + 1
  const needed = running * SUBGRAPHS * OF_A_PROCESS + OF_OTHERS
  const limit = Number(variables.get('max_connections'))
  const ofUser = Number(variables.get('max_user_connections') ?? 0)
  const sum = `${running} processes of each subgraph, one of them for upgrades, need ${needed}`
  const why = isAllInOne ? `one process needs ${needed}` : `${sum} (--processes says how many)`
  if (limit < needed) found.push(['WRONG', `max_connections is ${limit}: ${why}. Raise it.`])
  if (ofUser > 0 && ofUser < running * OF_A_PROCESS)
    found.push([
      'WRONG',
      `The user may open ${ofUser} connections: ${running * OF_A_PROCESS} are needed. Raise max_user_connections.`,
    ])
  const most = Number(status.get('max_used_connections'))
  if (most >= limit)
    found.push(['WRONG', `All ${limit} connections were in use at once. Raise max_connections.`])
  const prepared = Number(status.get('prepared_stmt_count'))
  const mostPrepared = Number(variables.get('max_prepared_stmt_count'))
  if (mostPrepared > 0 && prepared >= 0.9 * mostPrepared)
    found.push([
      'note',
      `${prepared} of ${mostPrepared} prepared statements are in use: beyond it imports take a third longer. Raise max_prepared_stmt_count.`,
    ])
  return found
}
