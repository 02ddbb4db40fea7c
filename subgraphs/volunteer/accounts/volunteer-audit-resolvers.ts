import { AUDIT_ENTRY_FIELDS, auditPage } from '../../foundation/audit/audit-page.ts'
import { authorizeOwner, requireAdmin } from '../../foundation/graph/staff-access.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'

export const Query = {
  volunteerAuditEntries(_parent, args, context) {
    requireAdmin(context.caller)
    return auditPage(context, null, args)
  },
} satisfies VolunteerFieldsOf<'Query'>

export const ClubFields = {
  volunteerAuditEntries: ({ id }, args, context) =>
    auditPage(context, authorizeOwner(context.caller, id), args),
} satisfies VolunteerFieldsOf<'Club', { id: string }>

export const AuditEntryFields = AUDIT_ENTRY_FIELDS
