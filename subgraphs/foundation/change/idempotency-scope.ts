import { hash } from 'node:crypto'
import { type Caller, callerKey } from '../../../platform/caller.ts'
import type { Idempotency } from './idempotency.ts'

/** Idempotency of a mutation; `input` is the parsed input. */
export function idempotencyOf(
  caller: Caller,
  operation: string,
  key: string | null | undefined,
  input: object,
): Idempotency {
  return { scope: toIdempotencyScope(caller), key: key ?? null, operation, input }
}

/** Owner of the key. Staff are hashed: a subject of an identity provider may exceed the column's length. */
function toIdempotencyScope(caller: Caller): string {
  if (caller.kind === 'installation') return caller.installationId
  if (caller.kind === 'staff') return `staff:${hash('sha256', callerKey(caller), 'base64url')}`

  return callerKey(caller)
}
