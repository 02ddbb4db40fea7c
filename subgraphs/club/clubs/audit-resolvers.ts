import { AUDIT_ENTRY_FIELDS, auditPage } from '../../foundation/audit/audit-page.ts'
import { authorizeOwner, requireAdmin } from '../../foundation/graph/staff-access.ts'
import type { FieldsOf } from '../records/fields-of.ts'

export const Query = {
  auditEntries(_parent, args, context) {
    requireAdmin(context.caller)
    return auditPage(context, null, args)
  },
} satisfies FieldsOf<'Query'>

export const ClubFields = {
  auditEntries: ({ id }, args, context) =>
    auditPage(context, authorizeOwner(context.caller, id), args),
} satisfies FieldsOf<'Club', { id: string }>

export const AuditEntryFields = AUDIT_ENTRY_FIELDS
