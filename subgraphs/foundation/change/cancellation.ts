import { Problem } from '../../../schema/problem.ts'
import { OPERATION_MS, startDeadline } from '../database/time-limits.ts'
import type { DomainEvent } from '../event-log/event-log.ts'
import type { Change } from './change.ts'

/**
 * Rejects after `operationMs` if the work is not done. The limit of each statement is not enough: an operation
 * of many slow statements would exceed it many times over.
 */
export function withTimeout<T>(
  work: T | Promise<T>,
  operationMs = OPERATION_MS,
  onTimeout = () => {},
): T | Promise<T> {
  if (!(work instanceof Promise)) return work

  return new Promise<T>((resolve, reject) => {
    const stop = startDeadline(operationMs, () => {
      onTimeout()
      reject(tooSlow())
    })
    work.then(resolve, reject).finally(stop)
  })
}

/**
 * `withTimeout` for an operation that writes: its signal is aborted when the operation times out or the client
 * disconnects (`gone`), so that no transaction begins whose result has no reader.
 */
export async function withCancellation<T>(
  gone: AbortSignal | undefined,
  run: (signal: AbortSignal) => T | Promise<T>,
  operationMs?: number,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (gone?.aborted) abort()
  gone?.addEventListener('abort', abort)
  try {
    return await withTimeout(run(controller.signal), operationMs, abort)
  } finally {
    gone?.removeEventListener('abort', abort)
  }
}

/**
 * The `change` of a request: it starts no transaction after the abort, and its transactions continue the trace. A
 * transaction that has started may commit.
 */
export function changeOfRequest<Event extends DomainEvent>(
  change: Change<Event>,
  {
    signal,
    traceparent = null,
  }: { signal?: AbortSignal | undefined; traceparent?: string | null | undefined },
): Change<Event> {
  return (idempotency, work, prepare) =>
    change(
      idempotency,
      async (tx, now) => {
        throwIfAborted(signal)
        tx.traceparent = traceparent
        return work(tx, now)
      },
      prepare,
    )
}

/** Throws if the operation was aborted. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ClientDisconnected()
}

/** Throws if the operation has timed out since this moment of `performance.now()`: its result would have no reader. */
export function throwIfTimedOut(startedAt: number, operationMs = OPERATION_MS): void {
  if (performance.now() - startedAt > operationMs) throw tooSlow()
}

function tooSlow(): Problem {
  return new Problem('dependency_unavailable', 'The data store answers too slowly.')
}

/** Never sent: the connection is closed. */
export class ClientDisconnected extends Problem {
  constructor() {
    super('dependency_unavailable', 'The client has disconnected.')
  }
}
