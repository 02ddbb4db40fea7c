import { LIMITS } from '../../../schema/limits.ts'
import {
  externalText,
  keyword,
  moment,
  nullable,
  primary,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { StaffRole } from './staff-role.ts'

export const StaffRoleEntity = defineEntity<StaffRole>({
  name: 'StaffRole',
  tableName: 'staff_roles',
  audit: { type: 'StaffMemberRole', club: 'clubId', shown: ['subject'] },
  columns: {
    id: primary(uuid('id')),
    clubId: nullable(uuid('club_id')),
    role: keyword('role'),
    email: nullable(externalText('email', LIMITS.email)),
    subject: nullable(externalText('subject', LIMITS.subject)),
    createdAt: moment('created_at'),
  },
  indices: [
    { name: 'staff_roles_by_club', columns: ['clubId', 'id'] },
    { name: 'staff_roles_by_subject', columns: ['subject'] },
    { name: 'staff_roles_by_email', columns: ['email'] },
  ],
})
