import { LIMITS } from '../../../schema/limits.ts'
import { moment, primary, text, uuid } from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { ClubProfile } from './club-profile.ts'

export const ClubProfileEntity = defineEntity<ClubProfile>({
  name: 'ClubProfile',
  tableName: 'club_profiles',
  audit: null,
  columns: {
    clubId: primary(uuid('club_id')),
    name: text('name', LIMITS.name),
    timezone: text('timezone', LIMITS.timezone),
    language: text('language', LIMITS.language),
    updatedAt: moment('updated_at'),
  },
  indices: [{ name: 'club_profiles_by_update', columns: ['updatedAt', 'clubId'] }],
})
