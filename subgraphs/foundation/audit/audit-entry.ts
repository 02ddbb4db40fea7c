/** A row that a mutation of staff has written, without secrets and text about persons. */
export interface AuditEntry extends AuditedChange {
  id: string
  actorKind: 'STAFF' | 'ADMIN'
  /** Subject of the actor at the identity provider. */
  actorId: string
  /** The claim `name` of the actor's token. */
  actorName: string | null
  /** Name of the mutation at that time. */
  mutation: string
  requestId: string
  occurredAt: Date
}

export interface AuditedChange {
  /** Null for rows of the platform, such as an organization or an application. */
  clubId: string | null
  /** Null where the mutation has changed no resource. */
  resourceType: string | null
  /** Null in the entry of several resources. */
  resourceId: string | null
  /** Resources of this entry: beyond a limit, those of one type share an entry. */
  resourceCount: number
  action: AuditAction
  changedFields: readonly string[]
  /** Values of the changed fields that may be shown (`AuditedTable.shown`); null for a created row. */
  valuesBefore: AuditedValues | null
  /** Null for a deleted row. */
  valuesAfter: AuditedValues | null
}

export type AuditAction = 'CREATED' | 'UPDATED' | 'DELETED' | 'NONE'

export type AuditedValues = Readonly<Record<string, unknown>>

/** Entries are kept for 400 days. */
export const AUDIT_RETENTION_MS = 400 * 24 * 60 * 60 * 1000
