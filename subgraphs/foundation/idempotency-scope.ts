import { hash } from 'node:crypto'
import { type Caller, callerKey } from '../../platform/caller.ts'

/** Whose idempotency keys they are. Subjects of an identity provider may be longer than a scope can be. */
export function toIdempotencyScope(caller: Caller): string {
  if (caller.kind === 'installation') return caller.installationId
  if (caller.kind === 'staff') return `staff:${hash('sha256', callerKey(caller), 'base64url')}`

  return callerKey(caller)
}
