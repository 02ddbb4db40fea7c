import { hash } from 'node:crypto'
import { type Caller, callerKey } from '../../../platform/caller.ts'
import type { Idempotency } from './idempotency.ts'

/** A mutation that its caller may repeat with the same key. The input is what was parsed. */
export function idempotencyOf(
  caller: Caller,
  operation: string,
  key: string | null | undefined,
  input: object,
): Idempotency {
  return { scope: toIdempotencyScope(caller), key: key ?? null, operation, input }
}

/** Whose idempotency keys they are. Subjects of an identity provider may be longer than a scope can be. */
function toIdempotencyScope(caller: Caller): string {
  if (caller.kind === 'installation') return caller.installationId
  if (caller.kind === 'staff') return `staff:${hash('sha256', callerKey(caller), 'base64url')}`

  return callerKey(caller)
}
