import { Agent } from 'node:https'
import { startTimer } from '../time-limits.ts'
import {
  Attempt,
  closeKept,
  exchange,
  isSuccess,
  type PostExchange,
  type Posting,
  Unusable,
} from './exchange.ts'
import { type Failure, isOwnFault, TimedOut, toFailure } from './failure-class.ts'
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

const IDLE_MS = 4000

/** As many as an endpoint has attempts in the air (`work-lanes.ts`): with 2, nine deliveries of ten connected anew. */
const PER_ENDPOINT = 8

/** When the next address of a host is tried; Node's own quarter of a second gives up far hosts. */
const NEXT_ADDRESS_MS = 1500

export function makeSender({ guard, ca }: SenderParts): Sender {
  const agent = new Agent({
    keepAlive: true,
    maxFreeSockets: PER_ENDPOINT,
    // Destroyed connections are passed over only in this order.
    scheduling: 'fifo',
    timeout: IDLE_MS,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
    // Said, because a variable of the environment can turn it off otherwise.
    rejectUnauthorized: true,
    ...(ca === undefined ? {} : { ca }),
  })

  return {
    async send(posting) {
      const startedAt = performance.now()
      const attempt = new Attempt()
      const endTimer = startTimer(posting.timeoutMs, () => attempt.giveUp(new TimedOut()))
      const leave = () => attempt.giveUp(new Error('Nobody waits for it.'))
      posting.signal?.addEventListener('abort', leave)
      try {
        if (posting.signal?.aborted) leave()
        await Promise.race([attempt.givenUp, postTo({ guard, agent, posting, attempt })])
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
    close: () => agent.destroy(),
  }
}

interface Running extends PostExchange {
  guard: TargetGuard
}

async function postTo(running: Running): Promise<void> {
  const { guard, agent, posting } = running
  const url = new URL(posting.url)
  const addresses = await guard.addressesOf(url)
  try {
    await exchange(running, url, addresses)
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    closeKept(agent, url)
    await exchange(running, url, addresses)
  }
}

function toAttempted(status: number | null, failure: Failure | null, startedAt: number): Attempted {
  const durationMs = Math.round(performance.now() - startedAt)
  if (status !== null && !isSuccess(status)) return { status, failure: 'http_status', durationMs }
  return { status, failure, durationMs }
}
