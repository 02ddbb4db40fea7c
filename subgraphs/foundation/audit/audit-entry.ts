/** A row that a mutation of staff has written, without secrets and text about persons. */
export interface AuditEntry {
  id: string
  /** Null for rows of the platform, such as an organization or an application. */
  clubId: string | null
  actorKind: 'STAFF' | 'ADMIN'
  /** Subject of the actor at the identity provider. */
  actorId: string
  /** The claim `name` of the actor's token. */
  actorName: string | null
  /** Name of the mutation at that time. */
  mutation: string
  /** Null where the mutation has written no row of a resource. */
  resourceType: string | null
  /** Null for a statement over many rows. */
  resourceId: string | null
  action: AuditAction
  changedFields: readonly string[]
  /** Values of the changed fields that `defineEntity` lists as shown; null for a created row. */
  valuesBefore: AuditedValues | null
  /** Null for a deleted row. */
  valuesAfter: AuditedValues | null
  requestId: string
  occurredAt: Date
}

export type AuditAction = 'CREATED' | 'UPDATED' | 'DELETED'

export type AuditedValues = Readonly<Record<string, unknown>>

/** Entries are kept for 400 days. */
export const AUDIT_RETENTION_MS = 400 * 24 * 60 * 60 * 1000
