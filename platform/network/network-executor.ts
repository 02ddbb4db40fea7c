import { type Caller, SERVICE } from '../caller.ts'
import { withoutTrailingSlashes } from '../config/without-trailing-slashes.ts'
import type { Executor } from '../executor.ts'
import { fromBytes } from './answer-bytes.ts'
import { type Authenticated, callerOf } from './authenticated.ts'
import { makeCallSockets } from './calls/call-sockets.ts'
import type { AskedCall } from './calls/pending-call.ts'
import { toVariableBytes } from './calls/variable-bytes.ts'
import { toNetworkOperation } from './operation.ts'
import type { Audience, Seals } from './seal.ts'
import { makeNetworkSubscriptions } from './subscriptions/subscriptions.ts'
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

export const CALL_TIMEOUT_MS = 10_000

/**
 * Client of a tier in another process. Any failure of the call is `dependency_unavailable` with the reason as its
 * cause.
 */
export function makeNetworkExecutor(setup: NetworkExecutorSetup): NetworkExecutor {
  const { audience, seals, timeoutMs = CALL_TIMEOUT_MS } = setup
  const base = withoutTrailingSlashes(setup.url)
  const calls = makeCallSockets({ audience, base, seals, timeoutMs })
  const subscriptions = makeNetworkSubscriptions({ audience, base, seals, timeoutMs })

  const ask = (call: Omit<AskedCall, 'timeoutMs'>): Promise<Buffer> =>
    calls.ask({ ...call, timeoutMs }).catch((cause: unknown) => {
      throw tierUnavailable(audience, cause)
    })

  /** By credential, while they are not sent yet. */
  const authentications = new Map<string, Promise<Caller>>()

  async function authenticateOnce(credential: string, requestId: string): Promise<Caller> {
    // On the tier's own behalf, since the credential's owner is not known yet.
    const item = { requestId, traceparent: undefined, caller: SERVICE, operation: null }
    const body = Buffer.from(credential, 'utf8')
    const bytes = await ask({ item: { ...item, body }, isRepeatable: true })
    return callerOf(JSON.parse(bytes.toString('utf8')) as Authenticated)
  }

  return {
    authenticate(credential, requestId) {
      const text = JSON.stringify(credential)
      const known = authentications.get(text)
      if (known) return known

      setImmediate(() => authentications.delete(text))
      const asked = authenticateOnce(text, requestId)
      authentications.set(text, asked)
      return asked
    },

    async execute(operation, variables, { caller, requestId, traceparent, signal }) {
      const item = {
        ...{ requestId, traceparent, caller },
        operation: toNetworkOperation(operation, caller),
        body: toVariableBytes(variables),
      }
      return fromBytes(await ask({ item, isRepeatable: operation.kind === 'query', signal }))
    },

    subscribe: subscriptions.subscribe,

    close() {
      calls.close()
      subscriptions.close()
    },
  }
}
