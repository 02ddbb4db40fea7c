import { LIMITS } from '../../../schema/limits.ts'
import {
  count,
  externalText,
  json,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../query/columns.ts'
import { defineEntity } from '../query/entity.ts'
import type { AuditEntry } from './audit-entry.ts'

export const AuditEntryEntity = defineEntity<AuditEntry>({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  audit: null,
  columns: {
    id: primary(uuid('id')),
    clubId: nullable(uuid('club_id')),
    actorKind: keyword('actor_kind'),
    actorId: externalText('actor_id', LIMITS.subject),
    actorName: nullable(text('actor_name', LIMITS.name)),
    mutation: keyword('mutation'),
    resourceType: nullable(keyword('resource_type')),
    resourceId: nullable(uuid('resource_id')),
    resourceCount: count('resource_count'),
    action: keyword('action'),
    changedFields: json('changed_fields'),
    valuesBefore: nullable(json('values_before')),
    valuesAfter: nullable(json('values_after')),
    requestId: uuid('request_id'),
    occurredAt: moment('occurred_at'),
  },
  indices: [
    { name: 'audit_entries_by_time', columns: ['occurredAt', 'id'] },
    { name: 'audit_entries_by_club', columns: ['clubId', 'occurredAt', 'id'] },
    { name: 'audit_entries_by_resource', columns: ['resourceId', 'occurredAt', 'id'] },
    {
      name: 'audit_entries_of_resource_by_actor',
      columns: ['resourceId', 'actorId', 'occurredAt', 'id'],
    },
    { name: 'audit_entries_by_actor', columns: ['actorId', 'occurredAt', 'id'] },
    {
      name: 'audit_entries_of_club_by_actor',
      columns: ['clubId', 'actorId', 'occurredAt', 'id'],
    },
  ],
})
