/** Records which rows a transaction writes. */
export interface RowRecorder {
  inserting(table: AuditedTable, ids: readonly string[]): void
  /** For rows that are updated or deleted, before the statement. */
  changing(table: AuditedTable, ids: readonly string[]): Promise<void>
  /** For a resource that no audited table has. */
  noting(resource: NotedResource): void
}

export interface NotedResource {
  type: string
  id: string
  /** Null for one of the platform. */
  clubId: string | null
  action: 'CREATED' | 'DELETED' | 'NONE'
}

/** A table whose changes by staff have audit entries. */
export interface AuditedTable {
  name: string
  /** Type of the resource in the graph, where it has one. */
  type: string | Readonly<Record<'club' | 'volunteer', string>>
  /** The property with the club of a row, or with the row of another table that has it; null for rows of the platform. */
  club: string | { readonly of: string; readonly table: string } | null
  /** Property and column of the primary key. */
  key: { property: string; name: string }
  /** Properties that are compared; those that every change writes are left out. */
  compared: readonly string[]
  /** Properties whose values are neither secret nor about a person. */
  shown: readonly string[]
  selection: {
    columns(alias: string): string
    toRecord(row: Record<string, unknown>): Record<string, unknown>
  }
}
