import { nextTurn } from '../../../platform/limits/yield-to-event-loop.ts'
import { startTimer } from '../database/time-limits.ts'
import { Attempt, exchange, isSuccess, type Posting, Unusable } from './exchange.ts'
import { type Failure, isOwnFault, TimedOut, toFailure } from './failure-class.ts'
import type { HostConnection } from './host-connection.ts'
import { type KeptConnections, makeKeptConnections } from './kept-connections.ts'
import type { TargetGuard } from './target-safety.ts'

export interface Attempted {
  /** Null when no answer came; the status line decides, whatever becomes of the rest. */
  status: number | null
  /** Null after any 2xx. */
  failure: Failure | null
  durationMs: number
}

/** Posts to addresses that strangers have chosen. */
export interface Sender {
  /** Throws only what is a fault of this process. */
  send(posting: Posting): Promise<Attempted>
  close(): void
}

export interface SenderParts {
  guard: TargetGuard
  /** Certificate authorities to trust instead of the system's; for tests. */
  ca?: string
}

export function makeSender({ guard, ca }: SenderParts): Sender {
  const connections = makeKeptConnections(ca)

  return {
    async send(posting) {
      const startedAt = performance.now()
      const attempt = new Attempt()
      const endTimer = startTimer(posting.timeoutMs, () => attempt.giveUp(new TimedOut()))
      const leave = () => attempt.giveUp(new Error('Nobody waits for it.'))
      posting.signal?.addEventListener('abort', leave)
      try {
        if (posting.signal?.aborted) leave()
        await Promise.race([attempt.givenUp, postTo({ guard, connections }, posting, attempt)])
        return toAttempted(attempt.status, null, startedAt)
      } catch (error) {
        if (isOwnFault(error)) throw error
        const hasSucceeded = isSuccess(attempt.status)
        return toAttempted(attempt.status, hasSucceeded ? null : toFailure(error), startedAt)
      } finally {
        endTimer()
        posting.signal?.removeEventListener('abort', leave)
      }
    },
    close: connections.close,
  }
}

interface Ways {
  guard: TargetGuard
  connections: KeptConnections
}

async function postTo(
  { guard, connections }: Ways,
  posting: Posting,
  attempt: Attempt,
): Promise<void> {
  const url = new URL(posting.url)
  const addresses = await guard.addressesOf(url)
  const target = { url, addresses, connectTimeoutMs: posting.connectTimeoutMs }
  const post = async (connection: HostConnection) => {
    // A whole turn, so that a close by the peer that has arrived is seen before a byte is written.
    if (connection.isKept) await nextTurn()
    await exchange(connection, { url, posting, attempt })
    connections.keep(connection, url)
  }
  const connection = connections.take(target)
  try {
    await post(connection)
  } catch (error) {
    // The peer has most likely dropped them all; each would cost another attempt.
    if (connection.isKept && attempt.status === null) connections.closeIdle(url)
    if (!(error instanceof Unusable)) throw error
    await post(connections.takeNew(target))
  }
}

function toAttempted(status: number | null, failure: Failure | null, startedAt: number): Attempted {
  const durationMs = Math.round(performance.now() - startedAt)
  if (status !== null && !isSuccess(status)) return { status, failure: 'http_status', durationMs }
  return { status, failure, durationMs }
}
