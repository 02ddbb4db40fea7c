import { Problem } from '../../../platform/problem.ts'
import { OPERATION_MS, startTimer } from '../database/time-limits.ts'
import type { DomainEvent } from '../event-log/event-log.ts'
import type { Change } from './change.ts'

/**
 * Waits for an operation for so long and no longer: each statement has a limit of its own, and an
 * operation of many slow ones would still take as long as they do together.
 */
export function inTime<T>(
  work: T | Promise<T>,
  operationMs = OPERATION_MS,
  whenLate = () => {},
): T | Promise<T> {
  if (!(work instanceof Promise)) return work

  return new Promise<T>((resolve, reject) => {
    const stop = startTimer(operationMs, () => {
      whenLate()
      reject(new Problem('dependency_unavailable', 'The data store answers too slowly.'))
    })
    work.then(resolve, reject).finally(stop)
  })
}

/**
 * The same for an operation that writes, whose signal is aborted once nobody waits for it any more: who
 * asked was told that it takes too long, or is `gone`.
 */
export async function whileWaitedFor<T>(
  gone: AbortSignal | undefined,
  run: (signal: AbortSignal) => T | Promise<T>,
  operationMs?: number,
): Promise<T> {
  const left = new AbortController()
  const leave = () => left.abort()
  if (gone?.aborted) leave()
  gone?.addEventListener('abort', leave)
  try {
    return await inTime(run(left.signal), operationMs, leave)
  } finally {
    gone?.removeEventListener('abort', leave)
  }
}

/** The same for one operation: what has begun its transaction may end it, and nothing else begins one. */
export function changeWhileWaitedFor<Event extends DomainEvent>(
  change: Change<Event>,
  signal: AbortSignal | undefined,
): Change<Event> {
  return (idempotency, work, prepare) =>
    change(
      idempotency,
      async (tx, now) => {
        requireWaitedFor(signal)
        return work(tx, now)
      },
      prepare,
    )
}

/** Refuses to begin what nobody waits for any more. */
export function requireWaitedFor(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new NobodyWaits()
}

/** Reaches nobody. */
export class NobodyWaits extends Problem {
  constructor() {
    super('dependency_unavailable', 'Whoever asked for this is gone.')
  }
}
