import type { Executor, GraphExecutor, RequestContext } from '../executor.ts'
import type { Log } from '../log.ts'
import type { UnsentLimits } from '../sockets/bounded-send.ts'
import type { Audience, Seals } from './seal.ts'

/** A tier that serves calls of other processes. */
export interface ServedTier {
  audience: Audience
  executor: GraphExecutor & Partial<Pick<Executor, 'authenticate'>>
  seals: Seals
  log: Log
  /** Throws if the caller of a subscription is no longer authorized. */
  recheck?: (context: RequestContext) => Promise<void>
  /** Default: one minute. */
  recheckEveryMs?: number
  /** Limits of unread answers; set only by tests. */
  unsentLimits?: UnsentLimits
}
