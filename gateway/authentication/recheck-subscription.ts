import { type Bus, CALLERS_TOPIC } from '../../platform/bus/bus.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Answer, Credential, Executor, RequestContext } from '../../platform/executor.ts'
import { pace } from '../../platform/limits/pace.ts'
import {
  type CancellableStream,
  makeCancellableStream,
} from '../../platform/sockets/cancellable-stream.ts'
import { Problem } from '../../schema/problem.ts'
import type { ProblemCode } from '../../schema/problem-codes.ts'
import { lifetimeOf } from './connection-credential.ts'
import { hasLostRights } from './staff/lost-rights.ts'

export interface RecheckSetup {
  authenticate: Executor['authenticate']
  credential: Credential
  context: RequestContext
  bus: Bus
  everyMs: number
  /** Called when the credential is no longer valid; must close the connection. */
  onCredentialLost(): void
}

/** Interval of rechecks, in which a change that the bus lost takes effect. */
export const RECHECK_EVERY_MS = 60_000

const CREDENTIAL_LOST: ReadonlySet<ProblemCode> = new Set([
  'invalid_credential',
  'installation_inactive',
  'api_key_expired',
  'api_key_revoked',
])

/**
 * Rechecks a subscription's caller when its credential expires, when the bus invalidates it, and at an interval. If
 * it is no longer authorized, or has lost rights, the subscription ends with an error; for an expired credential the
 * socket is closed, since clients reconnect with a new one.
 */
export function recheckSubscription(
  answers: AsyncIterable<Answer>,
  { authenticate, credential, context, bus, everyMs, onCredentialLost }: RecheckSetup,
): CancellableStream {
  let timer: NodeJS.Timeout
  let isOver = false
  let isChecking = false
  let isCheckDue = false
  const endWith = (error: unknown) => {
    if (error instanceof Problem && CREDENTIAL_LOST.has(error.code)) onCredentialLost()
    else stream.end(error instanceof Error ? error : new Error(String(error)))
  }
  const checkOnce = async () => {
    await pace()
    isCheckDue = false
    if (isOver) return
    const caller = await authenticate(credential, context.requestId).catch(async (error) => {
      // One coalesced look-up fails for many subscriptions at once: `pace` spreads their ends over several turns.
      await pace()
      endWith(error)
      return null
    })
    if (caller === null || isOver) return
    const refusal = refuseLostRights(context.caller, caller)
    if (refusal === null) return scheduleCheck()
    await pace()
    endWith(refusal)
  }
  const check = async () => {
    isCheckDue = true
    if (isChecking) return
    isChecking = true
    while (isCheckDue && !isOver) await checkOnce()
    isChecking = false
  }
  const scheduleCheck = () => {
    clearTimeout(timer)
    if (isOver) return
    timer = setTimeout(check, Math.min(everyMs, lifetimeOf(credential)))
  }
  const unsubscribe = bus.subscribe(CALLERS_TOPIC, () => void check())
  const stream = makeCancellableStream(answers, () => {
    isOver = true
    unsubscribe()
    clearTimeout(timer)
  })
  scheduleCheck()
  return stream
}

/** The refusal of a caller that has fewer rights than when the subscription began, or null. */
function refuseLostRights(before: Caller, now: Caller): Problem | null {
  const missing = missingScopes(before, now)
  if (missing.length > 0) return scopeRevoked(before, missing)
  if (!hasLostRights(before, now)) return null
  return new Problem('forbidden', 'The caller has lost rights. Subscribe again with those left.')
}

/** Scopes that the caller has lost since the subscription began. */
function missingScopes(before: Caller, now: Caller): readonly string[] {
  const left = scopesOf(now)
  return scopesOf(before).filter((scope) => !left.includes(scope))
}

function scopeRevoked(before: Caller, missing: readonly string[]): Problem {
  const message = `The scope ${missing.join(' and ')} was taken back.`
  return new Problem('insufficient_scope', message, { required: scopesOf(before), missing })
}

function scopesOf(caller: Caller): readonly string[] {
  return 'scopes' in caller ? caller.scopes : []
}
