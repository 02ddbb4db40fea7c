import { AUDIT_STAFF_TABLE } from '../../foundation/audit/staff-rows/audit-staff-table.ts'
import { plainStaffTable } from '../../foundation/audit/staff-rows/plain-staff-table.ts'
import type { StaffTable } from '../../foundation/audit/staff-rows/staff-table.ts'
import { RESEND_STAFF_TABLE } from '../../foundation/webhooks/attempts/resend-staff-table.ts'
import { ReconciliationConflictEntity } from '../bookings/entities.ts'
import { CourtCredentialEntity } from '../court-credentials/entities.ts'
import { CourtEntity } from '../courts/entities.ts'
import { AuthorizationEntity } from '../installations/entities.ts'
import { staffRoleStore } from '../staff-members/store.ts'

/** The roles of a person. One that is erased has none, so that its row goes with its address. */
const ROLE_TABLE: StaffTable = {
  kind: 'StaffMemberRole',
  columns: ['staff_roles.email', 'staff_roles.subject'],
  async read(database, { person, clubId }) {
    const found = await staffRoleStore.findOf(database, person)
    const rows = found
      .filter((role) => clubId === null || role.clubId === clubId)
      .map(({ id, clubId, ...stored }) => ({ key: [id], clubId, stored }))
    return { rows, after: null }
  },

  async redact(tx, rows) {
    for (const { key, clubId } of rows)
      tx.recorder?.noting({
        ...{ type: 'StaffMemberRole', id: key[0] ?? '', clubId, action: 'DELETED' },
      })
    await staffRoleStore.erase(
      tx,
      rows.flatMap(({ key }) => key),
    )
  },
}

/** Roles first: without them the person can do nothing that later tables would name. */
export const CLUB_STAFF_TABLES: readonly StaffTable[] = [
  ROLE_TABLE,
  plainStaffTable({
    kind: 'Court',
    entity: CourtEntity,
    ...{ subject: 'overrideBy', name: 'overrideByName', at: 'overrideSince' },
    ofClub: 'courts t FORCE INDEX (courts_by_club) WHERE t.club_id = ?',
  }),
  plainStaffTable({
    kind: 'CourtCredential',
    entity: CourtCredentialEntity,
    ...{ subject: 'createdBy', name: 'createdByName', at: 'createdAt' },
    ofClub: `courts c FORCE INDEX (courts_by_club)
      JOIN court_credentials t FORCE INDEX (court_credentials_by_court) ON t.court_id = c.id
      WHERE c.club_id = ?`,
  }),
  plainStaffTable({
    kind: 'ReconciliationConflict',
    entity: ReconciliationConflictEntity,
    ...{ subject: 'resolvedBy', at: 'resolvedAt' },
    ofClub: `reconciliation_conflicts t FORCE INDEX (reconciliation_conflicts_by_status)
      WHERE t.club_id = ?`,
  }),
  plainStaffTable({
    kind: 'InstallationAuthorization',
    entity: AuthorizationEntity,
    ...{ subject: 'approvedBy', at: 'createdAt' },
    ofClub: `installation_authorizations t FORCE INDEX (installation_authorizations_by_club)
      WHERE t.club_id = ?`,
  }),
  RESEND_STAFF_TABLE,
  AUDIT_STAFF_TABLE,
]
