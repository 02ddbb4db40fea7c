import { FORMER_MEMBER } from '../../../schema/club/roles.ts'
import { AUDIT_STAFF_TABLE } from '../../foundation/audit/staff-rows/audit-staff-table.ts'
import { plainStaffTable } from '../../foundation/audit/staff-rows/plain-staff-table.ts'
import type { StaffRow, StaffTable } from '../../foundation/audit/staff-rows/staff-table.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { RESEND_STAFF_TABLE } from '../../foundation/webhooks/attempts/resend-staff-table.ts'
import { redactAllPublished } from '../../foundation/webhooks/redact-published-events.ts'
import { ApiKeyEntity } from '../api-keys/entities.ts'
import { VolunteerEventEntity } from '../events/entities.ts'
import { MessageEntity } from '../messages/entities.ts'

const CREATOR = { subject: 'createdBy', at: 'createdAt' } as const

/** Keys before events: what a key makes is by the creator of the key. */
export const VOLUNTEER_STAFF_TABLES: readonly StaffTable[] = [
  plainStaffTable({
    ...{ kind: 'ApiKey', entity: ApiKeyEntity, ...CREATOR, name: 'createdByName' },
    ofClub: 'api_keys t FORCE INDEX (api_keys_by_club) WHERE t.club_id = ?',
  }),
  published(
    plainStaffTable({
      ...{ kind: 'VolunteerEvent', entity: VolunteerEventEntity, ...CREATOR },
      ofClub: 'events t FORCE INDEX (events_by_status) WHERE t.club_id = ?',
    }),
  ),
  published(
    plainStaffTable({
      ...{ kind: 'VolunteerMessage', entity: MessageEntity, ...CREATOR },
      ofClub: `events e FORCE INDEX (events_by_status)
        JOIN messages t FORCE INDEX (messages_by_creation) ON t.event_id = e.id
        WHERE e.club_id = ?`,
    }),
  ),
  RESEND_STAFF_TABLE,
  AUDIT_STAFF_TABLE,
]

/** A table whose rows are published with their creator. */
function published(table: StaffTable): StaffTable {
  return {
    ...table,
    columns: [
      ...table.columns,
      ...['event_log.data', 'webhook_deliveries.body', 'webhook_answers.body'],
    ],
    async redact(tx, rows, person) {
      await table.redact(tx, rows, person)
      for (const clubId of new Set(rows.map((row) => row.clubId ?? '')))
        await redactCreator(
          tx,
          clubId,
          rows.filter((row) => row.clubId === clubId),
        )
    },
  }
}

/** The resources of a volunteer event by their names in a payload, each as it was published. */
type Published = Readonly<Record<string, { created_by?: string }>>

function redactCreator(tx: Tx, organizationId: string, rows: readonly StaffRow[]): Promise<void> {
  const trace = { organizationId, resourceIds: rows.flatMap(({ key }) => key), occurredAt: null }
  return redactAllPublished<Published>(tx, trace, (data) =>
    Object.fromEntries(
      Object.entries(data).map(([name, body]) => [
        name,
        body?.created_by === undefined ? body : { ...body, created_by: FORMER_MEMBER },
      ]),
    ),
  )
}
