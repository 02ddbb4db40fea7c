import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import {
  bigCount,
  count,
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
import type { Workflow } from './workflow.ts'

export const WorkflowEntity = defineEntity<Workflow>({
  name: 'Workflow',
  tableName: 'workflows',
  audit: { type: 'VolunteerWorkflow', club: 'clubId' },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    name: text('name', VOLUNTEER_LIMITS.workflow.name.max),
    description: nullable(text('description', VOLUNTEER_LIMITS.workflow.description)),
    isEnabled: flag('is_enabled'),
    eventId: nullable(uuid('event_id')),
    triggerEvent: nullable(keyword('trigger_event')),
    conditions: json('conditions'),
    actions: json('actions'),
    runCount: count('run_count'),
    lastTriggeredAt: nullable(moment('last_triggered_at')),
    triggersAfter: bigCount('follows_after'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    { name: 'workflows_by_name', columns: ['clubId', 'name', 'id'] },
    { name: 'workflows_by_update', columns: ['clubId', 'updatedAt', 'id'] },
    { name: 'workflows_by_trigger', columns: ['clubId', 'isEnabled', 'triggerEvent'] },
  ],
})
