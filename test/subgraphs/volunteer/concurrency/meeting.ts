import type { Database, Row } from '../../../../subgraphs/foundation/database/database.ts'
import type { Choices } from '../../../support/database/choices.ts'

/** The few rows from which all concurrent inputs are built. */
export interface Meeting extends Choices {
  clubId: string
  /** Deliveries of webhooks that are not disabled. */
  deliveryIds: readonly string[]
  row(table: string, condition?: string): Promise<Row>
  idOf(table: string, condition?: string): Promise<unknown>
}

const FEW = 3

/** SQL conditions for existing rows of tables without `deleted_at`. */
const IS_THERE: Readonly<Record<string, string>> = {
  api_keys: 'revoked_at IS NULL',
  event_accesses: 'is_revoked = 0',
  shift_assignments: 'TRUE',
  webhook_endpoints: "status = 'ACTIVE'",
  workflows: 'TRUE',
  workflow_runs: 'TRUE',
}

export function makeMeeting(
  database: Database,
  { clubId, deliveryIds }: Pick<Meeting, 'clubId' | 'deliveryIds'>,
  choices: Choices,
): Meeting {
  const row = async (table: string, condition = 'TRUE') => {
    const rows = await database.query(
      `SELECT * FROM ${table} WHERE club_id = ? AND ${IS_THERE[table] ?? 'deleted_at IS NULL'} AND ${condition}
       ORDER BY id DESC LIMIT ${FEW}`,
      [clubId],
    )
    return rows[choices.below(rows.length)] ?? {}
  }
  return {
    ...choices,
    clubId,
    deliveryIds,
    row,
    idOf: async (table, condition) =>
      (await row(table, condition))['id'] ?? '01900000-0000-7000-8000-000000000000',
  }
}
