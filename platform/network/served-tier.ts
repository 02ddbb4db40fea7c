import type { Executor, GraphExecutor, RequestContext } from '../executor.ts'
import type { Log } from '../log.ts'
import type { UnsentLimits } from '../sockets/bounded-send.ts'
import type { Audience, Seals } from './seal.ts'

/** A tier that other processes may ask. */
export interface ServedTier {
  audience: Audience
  executor: GraphExecutor & Partial<Pick<Executor, 'authenticate'>>
  seals: Seals
  log: Log
  /** Throws when a caller may no longer follow what it has subscribed to. */
  recheck?: (context: RequestContext) => Promise<void>
  /** A minute, unless a test is in a hurry. */
  recheckEveryMs?: number
  /** How much of its answers another tier may leave unread; other limits in tests alone. */
  unsentLimits?: UnsentLimits
}
