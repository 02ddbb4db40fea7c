import { FORMER_BYTES, SCANNED_ROWS, type StaffTable } from '../../audit/staff-rows/staff-table.ts'
import type { Row } from '../../database/database.ts'
import { tableOf } from '../../query/table.ts'
import { WebhookResendEntity } from './entities.ts'

const resends = tableOf(WebhookResendEntity)

/** Who sent a delivery again; its club is that of the endpoint. */
export const RESEND_STAFF_TABLE: StaffTable = {
  kind: 'WebhookResend',
  columns: ['webhook_resends.resent_by', 'webhook_resends.resent_by_name'],
  async read(database, { person, clubId }, [deliveryId = '', number = '0']) {
    const found = await database.query<(Row & { clubId: string | null })[]>(
      `SELECT ${resends.columns('r')}, e.club_id AS clubId
       FROM webhook_resends r FORCE INDEX (PRIMARY)
       LEFT JOIN webhook_deliveries d FORCE INDEX (PRIMARY) ON d.id = r.delivery_id
       LEFT JOIN webhook_endpoints e FORCE INDEX (PRIMARY) ON e.id = d.endpoint_id
       WHERE r.delivery_id >= ? AND (r.delivery_id > ? OR r.number > ?)
       ORDER BY r.delivery_id, r.number LIMIT ?`,
      [deliveryId, deliveryId, Number(number), SCANNED_ROWS],
    )
    const read = found.map(({ clubId, ...row }) => ({ clubId, resend: resends.toRecord(row) }))
    const last = read.length < SCANNED_ROWS ? undefined : read.at(-1)?.resend
    return {
      rows: read
        .filter(({ resend }) => resend.resentBy === person.subject)
        .filter((one) => clubId === null || one.clubId === clubId)
        .map(({ clubId, resend: { deliveryId, number, ...stored } }) => {
          return { key: [deliveryId, String(number)], clubId, stored: { ...stored } }
        }),
      after: last === undefined ? null : [last.deliveryId, String(last.number)],
    }
  },

  async redact(tx, rows) {
    for (const { key } of rows)
      await tx.write(
        `UPDATE webhook_resends SET resent_by = ?, resent_by_name = NULL
         WHERE delivery_id = ? AND number = ?`,
        [FORMER_BYTES, ...key],
      )
  },
}
