import { setTimeout as pause } from 'node:timers/promises'
import { idOfTraceparent, traceIdOf, traceparentFor } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import { defineCounter, defineHistogram } from '../../../platform/metrics/define.ts'
import { METRICS } from '../../../platform/metrics/list.ts'
import { inSpan, toTraceHeaders } from '../../../platform/metrics/spans.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Database } from '../database/database.ts'
import type { Worked } from '../jobs/work-queue/start-workers.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import {
  type AttemptOutcome,
  type RecordedFailure,
  recordFailure,
  recordSuccesses,
} from './attempts/record-attempts.ts'
import { deliveryStore } from './delivery-store.ts'
import { openSecret } from './endpoint-store.ts'
import type { WebhookDelivery, WebhookEndpoint } from './entities.ts'
import type { LeasedDelivery } from './lease-deliveries.ts'
import type { AttemptResult, Sender } from './request.ts'
import { afterOwnFault } from './schedule.ts'
import type { WebhookPolicy } from './webhook-policy.ts'

const webhookAttempts = defineCounter(METRICS.webhookAttempts)
const webhookAttemptDuration = defineHistogram(METRICS.webhookAttemptDuration)
const webhookEndpointsDisabled = defineCounter(METRICS.webhookEndpointsDisabled)

export interface AttemptParts {
  database: Database
  policy: WebhookPolicy
  sender: Sender
  secretBox: SecretBox
  clock: Clock
  /** In [0, 1). */
  random: () => number
  log: Log
  onChanged?: OnEndpointChanged
}

/** Called after the commit of each change of an endpoint, its deliveries or their attempts. */
export type OnEndpointChanged = (endpoint: Pick<WebhookEndpoint, 'id' | 'clubId'>) => void

/** What became of an attempt. */
export type AttemptEnd =
  /** A fault of this process; the delivery is released. */
  { kind: 'unmade' } | { kind: 'succeeded' } | { kind: 'failed'; isDisabled: boolean }

/** Makes one attempt at a leased delivery; `record` stores what became of it. */
export type AttemptLeased = (leased: LeasedDelivery) => Promise<Worked<AttemptEnd>>

/** Of a process: a transaction for each 40 deliveries takes more processor time than one for each 80. */
const RECORD_EVERY_MS = 20

export function makeAttempts(parts: AttemptParts): AttemptLeased {
  const { database, clock, log, onChanged } = parts
  const saveSuccess = coalesce(
    (outcomes: readonly AttemptOutcome[]) => recordSuccesses(database, outcomes, clock()),
    RECORD_EVERY_MS,
  )

  return async (leased) => {
    const { delivery, endpoint, lease } = leased
    const startedAt = clock()
    const recordThen = async (recorded: Promise<AttemptEnd>) => {
      const end = await recorded
      onChanged?.(endpoint)
      return end
    }
    try {
      const result = await attemptDelivery(parts, delivery, endpoint)
      observeAttempt(parts.policy, result)
      const outcome = { delivery, lease, startedAt, result }
      if (result.failure !== null)
        return { outcome: 'failure', record: () => recordThen(saveFailure(parts, leased, outcome)) }

      logAttempt(parts, leased, result)
      const saved = async () => {
        await saveSuccess(outcome)
        return { kind: 'succeeded' } as const
      }
      return { outcome: 'success', record: () => recordThen(saved()) }
    } catch (err) {
      const fault = { event: 'webhook.attempt_not_made', err, endpointId: endpoint.id }
      log.error(fault, 'a webhook could not be signed or sent')
      const released = async () => {
        await deliveryStore.release(database, { id: delivery.id, lease }, afterOwnFault(clock()))
        return { kind: 'unmade' } as const
      }
      return { outcome: 'failure', record: () => recordThen(released()) }
    }
  }
}

/** Records a failure, logs its attempt with what follows, and ends the deliveries of an endpoint that it disables. */
async function saveFailure(
  parts: AttemptParts,
  leased: LeasedDelivery,
  outcome: AttemptOutcome,
): Promise<AttemptEnd> {
  const { database, clock, policy, random, log } = parts
  const { endpoint } = leased
  const setting = { policy, now: clock(), random: random() }
  const recorded = await recordFailure(database, outcome, setting).catch((error: unknown) => {
    logAttempt(parts, leased, outcome.result)
    throw error
  })
  logAttempt(parts, leased, outcome.result, recorded)
  if (recorded?.isDisabled) {
    webhookEndpointsDisabled(policy).add()
    const { failures } = recorded
    const disabled = { event: 'webhook.endpoint_disabled', endpointId: endpoint.id, failures }
    log.warn(disabled, 'a webhook endpoint is disabled')
    await endPending(parts, endpoint)
  }
  return { kind: 'failed', isDisabled: recorded?.isDisabled ?? false }
}

/** Ends the pending deliveries of an endpoint to which none is sent any more. */
export async function endPending(
  { database, clock, onChanged }: Pick<AttemptParts, 'database' | 'clock' | 'onChanged'>,
  endpoint: Pick<WebhookEndpoint, 'id' | 'clubId'>,
): Promise<void> {
  await deliveryStore.endPending(database, endpoint.id, clock)
  onChanged?.(endpoint)
}

/** One signed POST, outside of any transaction; throws only faults of this process. */
export async function attemptDelivery(
  {
    policy,
    sender,
    secretBox,
    clock,
  }: Pick<AttemptParts, 'policy' | 'sender' | 'secretBox' | 'clock'>,
  delivery: Pick<
    WebhookDelivery,
    'id' | 'body' | 'eventId' | 'eventType' | 'attemptCount' | 'traceparent'
  >,
  endpoint: WebhookEndpoint,
  signal?: AbortSignal,
): Promise<AttemptResult> {
  const { url, sendsInterim: skipsInterim } = endpoint
  const { timeoutMs, connectTimeoutMs } = policy
  const { body, eventId, eventType, id: deliveryId } = delivery
  const signing = {
    ...{ body, eventId, deliveryId, eventType },
    ...{ secret: secretOf(secretBox, endpoint), now: clock() },
  }
  const signed = policy.toHeaders({ ...signing, attempt: delivery.attemptCount + 1 })
  const attributes = { 'clubgate.delivery_id': deliveryId, 'clubgate.endpoint_id': endpoint.id }
  const options = { kind: 'client', parent: delivery.traceparent, attributes } as const
  return inSpan(`webhook ${eventType}`, options, async (traceparent, span) => {
    const headers = { ...signed, ...toTraceHeaders(traceparent ?? traceparentFor(deliveryId)) }
    const secrets = [signing.secret, ...signaturesOf(signed)]
    const terms = { timeoutMs, connectTimeoutMs, skipsInterim, signal }
    const posting = { url, headers, body, secrets, ...terms }
    const result = await sender.send(posting)
    span?.set({ 'clubgate.outcome': result.failure ?? 'success' })
    return result
  })
}

/** Without the name of their scheme (`v1=…`, `v1,…`). */
function signaturesOf(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers)
    .filter(([name]) => name.endsWith('-signature'))
    .map(([, value]) => value.slice(value.search(/[=,]/) + 1))
}

const openedSecrets = new WeakMap<WebhookEndpoint, string>()

/** The one secret, without the former. Opened once for all deliveries of a lease: it took a fifteenth of their time. */
function secretOf(secretBox: SecretBox, endpoint: WebhookEndpoint): string {
  const secret = openedSecrets.get(endpoint) ?? openSecret(secretBox, endpoint)
  openedSecrets.set(endpoint, secret)
  return secret
}

function observeAttempt({ product }: WebhookPolicy, { failure, durationMs }: AttemptResult): void {
  webhookAttempts({ product, outcome: failure ?? 'success' }).add()
  webhookAttemptDuration({}).observe(durationMs / 1_000)
}

/** Logs neither the URL, whose path and query may be secrets of the partner, nor headers or body. */
function logAttempt(
  { log, policy: { product } }: AttemptParts,
  { delivery: { id, eventType, attemptCount, traceparent }, endpoint }: LeasedDelivery,
  { status, failure, tlsFault, durationMs }: AttemptResult,
  next: RecordedFailure | null = null,
): void {
  const attempt = { deliveryId: id, eventType, attempt: attemptCount + 1 }
  // The request that caused the event; where the caller sent a trace, its lines have the trace's id.
  const requestId = traceparent === null ? null : idOfTraceparent(traceparent)
  const ids = {
    ...(requestId !== null && { requestId }),
    traceId: traceIdOf(traceparent ?? traceparentFor(id)),
  }
  const fields = { product, endpointId: endpoint.id, ...ids, ...attempt, status, durationMs }
  if (failure === null)
    log.info(
      { event: 'webhook.attempt_succeeded', ...fields, outcome: 'success' },
      'a webhook attempt succeeded',
    )
  else
    log.info(
      {
        event: 'webhook.attempt_failed',
        ...fields,
        outcome: failure,
        ...(tlsFault && { tlsFault }),
        ...(next && { nextAttemptAt: next.nextAttemptAt, disabled: next.isDisabled }),
      },
      'a webhook attempt failed',
    )
}

/**
 * Writes together all items that arrive during the write before, and until `everyMs` after its start. An item that comes
 * alone is written at once.
 */
function coalesce<T>(
  write: (items: readonly T[]) => Promise<void>,
  everyMs: number,
): (item: T) => Promise<void> {
  let pending: T[] = []
  let writing: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  let startedAt = Number.NEGATIVE_INFINITY

  const writeNext = async () => {
    await writing
    const waitMs = startedAt + everyMs - performance.now()
    if (waitMs > 0) await pause(waitMs)
    startedAt = performance.now()
    const batch = pending
    pending = []
    next = null
    const written = write(batch)
    writing = written.catch(() => {})
    await written
  }

  return (item) => {
    pending.push(item)
    next ??= writeNext()
    return next
  }
}
