import type { ProblemCode } from '../../schema/problem-codes.ts'
import { type Caller, SERVICE } from '../caller.ts'
import { withoutTrailingSlashes } from '../config/without-trailing-slashes.ts'
import type { Credential, Executor } from '../executor.ts'
import { toTraceHeaders } from '../metrics/spans.ts'
import { Problem, type ProblemDetails } from '../problem.ts'
import { fromBytes } from './answer-bytes.ts'
import {
  hashOfContent,
  NETWORK_PATHS,
  REQUEST_ID_HEADER,
  SEAL_HEADER,
  toNetworkOperation,
} from './operation.ts'
import { makePoster } from './post.ts'
import type { Audience, Seals } from './seal.ts'
import { makeNetworkSubscriptions } from './subscriptions.ts'
import { tierUnavailable } from './tier-unavailable.ts'

export interface NetworkExecutorSetup {
  /** The called tier. */
  audience: Audience
  url: string
  seals: Seals
  /** Time-out of a call. */
  timeoutMs?: number
}

export interface NetworkExecutor extends Executor {
  close(): void
}

/** Response of `authenticate`. */
export type Authenticated =
  | { caller: Caller }
  | { refusal: { code: ProblemCode; message: string; details?: ProblemDetails } }

export const CALL_TIMEOUT_MS = 10_000

/**
 * Client of a tier in another process. Any failure of the call is `dependency_unavailable` with the reason as its
 * cause.
 */
export function makeNetworkExecutor(setup: NetworkExecutorSetup): NetworkExecutor {
  const { audience, seals, timeoutMs = CALL_TIMEOUT_MS } = setup
  const base = withoutTrailingSlashes(setup.url)
  const poster = makePoster(new URL(base))
  const subscriptions = makeNetworkSubscriptions({ audience, base, seals, timeoutMs })

  async function ask(path: string, call: Call): Promise<Buffer> {
    const { requestId, traceparent, caller, isRepeatable, signal } = call
    const body = JSON.stringify(call.body)
    const sealed = { audience, requestId, path, contentHash: hashOfContent(body) }
    const { status, body: answer } = await poster
      .post({
        url: new URL(base + path),
        headers: {
          [REQUEST_ID_HEADER]: requestId,
          [SEAL_HEADER]: seals.seal(sealed, caller),
          ...toTraceHeaders(traceparent),
        },
        body,
        timeoutMs,
        isRepeatable,
        signal,
      })
      .catch((cause: unknown) => {
        throw tierUnavailable(audience, cause)
      })
    if (status === 200) return answer

    throw tierUnavailable(audience, new Error(`It answered ${status}: ${toExcerpt(answer)}`))
  }

  return {
    async authenticate(credential, requestId) {
      const call = toAuthenticateCall(credential, requestId)
      const bytes = await ask(NETWORK_PATHS.authenticate, call)
      const answer = JSON.parse(bytes.toString('utf8')) as Authenticated
      if ('caller' in answer) return answer.caller

      const { code, message, details } = answer.refusal
      throw new Problem(code, message, details)
    },

    async execute(operation, variables, { caller, requestId, traceparent, signal }) {
      return fromBytes(
        await ask(NETWORK_PATHS.execute, {
          requestId,
          traceparent,
          caller,
          body: { operation: toNetworkOperation(operation, caller), variables },
          isRepeatable: operation.kind === 'query',
          signal,
        }),
      )
    },

    subscribe: subscriptions.subscribe,

    close() {
      poster.close()
      subscriptions.close()
    },
  }
}

interface Call {
  requestId: string
  traceparent?: string | undefined
  caller: Caller
  body: unknown
  isRepeatable: boolean
  signal?: AbortSignal | undefined
}

/** A call on the tier's own behalf, since the credential's owner is not known yet. */
function toAuthenticateCall(credential: Credential, requestId: string): Call {
  return {
    requestId,
    caller: SERVICE,
    body: { credential },
    isRepeatable: true,
  }
}

const EXCERPT_LENGTH = 500

function toExcerpt(answer: Buffer): string {
  return answer.toString('utf8').slice(0, EXCERPT_LENGTH)
}
