import {
  bigCount,
  count,
  json,
  keyword,
  moment,
  nullable,
  primary,
  uuid,
} from '../../../foundation/query/columns.ts'
import { defineEntity } from '../../../foundation/query/entity.ts'
import type { RunEffect, WorkflowPosition, WorkflowRun } from './workflow-run.ts'

export const RunEntity = defineEntity<WorkflowRun>({
  name: 'WorkflowRun',
  tableName: 'workflow_runs',
  audit: { type: 'VolunteerWorkflowRun', club: 'clubId' },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    workflowId: uuid('workflow_id'),
    status: keyword('status'),
    eventId: nullable(uuid('event_id')),
    helperIds: json('helper_ids'),
    assignmentId: nullable(uuid('assignment_id')),
    causeId: nullable(uuid('cause_id')),
    error: nullable(keyword('error')),
    startCount: { ...count('start_count'), default: 1 },
    dueAt: nullable(moment('due_at')),
    startedAt: nullable(moment('started_at')),
    finishedAt: nullable(moment('finished_at')),
    publishedCount: { ...count('published_count'), default: 1 },
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    { name: 'workflow_runs_by_cause', columns: ['workflowId', 'causeId'], unique: true },
    { name: 'workflow_runs_by_creation', columns: ['workflowId', 'status', 'createdAt', 'id'] },
    { name: 'workflow_runs_by_update', columns: ['workflowId', 'status', 'updatedAt', 'id'] },
    { name: 'workflow_runs_by_due', columns: ['workflowId', 'dueAt'] },
    { name: 'workflow_runs_by_time', columns: ['createdAt'] },
  ],
})

export const RunEffectEntity = defineEntity<RunEffect>({
  name: 'RunEffect',
  tableName: 'workflow_effects',
  audit: null,
  columns: {
    resourceId: primary(uuid('resource_id')),
    sequence: primary(count('sequence')),
    createdAt: moment('created_at'),
  },
  indices: [{ name: 'workflow_effects_by_time', columns: ['createdAt'] }],
})

/** The position in a club's log up to which workflows were triggered. */
export const WorkflowPositionEntity = defineEntity<WorkflowPosition>({
  name: 'WorkflowPosition',
  tableName: 'workflow_positions',
  audit: null,
  columns: {
    organizationId: primary(uuid('organization_id')),
    publicationSequence: bigCount('publication_sequence'),
  },
})
