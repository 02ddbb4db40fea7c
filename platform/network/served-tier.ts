import type { Caller } from '../caller.ts'
import type { Executor, GraphExecutor, RequestContext } from '../executor.ts'
import type { Log } from '../log.ts'
import type { UnsentLimits } from '../sockets/bounded-send.ts'
import type { Audience, Seals } from './seal.ts'

/** A call that was answered, for its line in the log. */
export interface AnsweredCall {
  path: string
  requestId: string
  traceparent: string | undefined
  /** Null for an authentication. */
  operationName: string | null
  caller: Caller | null
  status: number
  durationMs: number
}

/** A tier that serves calls of other processes. */
export interface ServedTier {
  audience: Audience
  executor: GraphExecutor & Partial<Pick<Executor, 'authenticate'>>
  seals: Seals
  log: Log
  /** Whether it forwards operations, whose variables it then leaves unparsed. */
  isForwarding?: boolean
  onAnswered?: (call: AnsweredCall) => void
  /** Throws if the caller of a subscription is no longer authorized. */
  recheck?: (context: RequestContext) => Promise<void>
  /** Default: one minute. */
  recheckEveryMs?: number
  /** Limits of unread answers; set only by tests. */
  unsentLimits?: UnsentLimits
}
