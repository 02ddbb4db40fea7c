import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import {
  flag,
  json,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { Account } from './account.ts'

export const AccountEntity = defineEntity<Account>({
  name: 'Account',
  tableName: 'accounts',
  audit: { type: 'VolunteerAccount', club: 'clubId', shown: ['addOns'] },
  columns: {
    clubId: primary(uuid('club_id')),
    plan: nullable(keyword('plan')),
    addOns: json('add_ons'),
    isIntegrationEnabled: flag('is_integration_enabled'),
    replyTo: nullable(text('reply_to', VOLUNTEER_LIMITS.helper.email)),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
})
