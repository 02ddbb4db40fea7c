import type { Caller, StaffCaller } from '../../../platform/caller.ts'
import type { NewId } from '../../../platform/ids.ts'
import type { Change } from '../change/change.ts'
import type { DomainEvent } from '../event-log/event-log.ts'
import type { AuditEntry, AuditedChange } from './audit-entry.ts'
import { recordRows } from './record-rows.ts'
import { auditStore } from './store.ts'

/** A mutation of staff, for its audit entries. */
export interface AuditedMutation {
  actor: StaffCaller
  /** Its name. */
  mutation: string
  requestId: string
}

/** Staff and ADMINs; installations and API keys have a log of requests, and devices the log of score events. */
export function isAudited(caller: Caller): caller is StaffCaller {
  return caller.kind === 'staff'
}

/**
 * A `change` that adds an audit entry for each changed row, in the transaction that changes it. A mutation that writes no
 * row, such as a second revocation, has none.
 */
export function auditedChange<Event extends DomainEvent>(
  change: Change<Event>,
  mutation: AuditedMutation,
  newId: NewId,
): Change<Event> {
  return (idempotency, work, prepare) =>
    change(
      idempotency,
      async (tx, now) => {
        const recorder = recordRows(tx)
        const decision = await work({ ...tx, recorder }, now)
        const changes = await recorder.changes()
        const entries = changes.map((one) =>
          toEntry(one, mutation, { id: newId(), occurredAt: now }),
        )
        await auditStore.addAll(tx, entries)
        return decision
      },
      prepare,
    )
}

function toEntry(
  change: AuditedChange,
  { actor, mutation, requestId }: AuditedMutation,
  made: Pick<AuditEntry, 'id' | 'occurredAt'>,
): AuditEntry {
  return {
    ...made,
    ...change,
    actorKind: actor.isAdmin ? 'ADMIN' : 'STAFF',
    actorId: actor.subject,
    actorName: actor.name ?? null,
    mutation,
    requestId,
  }
}
