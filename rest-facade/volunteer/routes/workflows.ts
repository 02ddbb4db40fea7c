import { z } from 'zod'
import { toEnumName } from '../../../schema/enum-names.ts'
import { toRest } from '../../../schema/fields/input-record.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import {
  VolunteerWorkflowFilter,
  VolunteerWorkflowRunFilter,
} from '../../../schema/volunteer/lists.ts'
import type { TriggeringType } from '../../../schema/volunteer/workflows.ts'
import {
  ManualTrigger,
  NewVolunteerWorkflow,
  VolunteerWorkflowChanges,
} from '../../../schema/volunteer/workflows.ts'
import { toVariables } from '../../input/to-variables.ts'
import { defineRoute, requireData } from '../../route.ts'
import { undeletable } from '../bodies/lists.ts'
import { RunBody, toRun, toWorkflow, WorkflowBody } from '../bodies/workflows.ts'
import { Uuid } from '../fields.ts'
import { toListVariables } from '../list-query.ts'
import { defineListRoute } from '../list-route.ts'

const Workflow = z.object({ workflow: WorkflowBody })
const Run = z.object({ run: RunBody })

const ByWorkflowId = z.object({ workflowId: Uuid })

export const listVolunteerWorkflowsRoute = defineListRoute({
  path: '/automation/workflows',
  scopes: ['automation:read'],
  filter: VolunteerWorkflowFilter,
  tag: 'Automation',
  summary: 'List workflows',
  operation: operation('ListVolunteerWorkflows'),
  variables: ({ query }) => toListVariables(query),
  page: ({ volunteerWorkflows }) => volunteerWorkflows,
  rows: 'workflows',
  row: undeletable(WorkflowBody),
  toRow: toWorkflow,
})

export const getVolunteerWorkflowRoute = defineRoute({
  method: 'GET',
  path: '/automation/workflows/:workflowId',
  scopes: ['automation:read'],
  params: ByWorkflowId,
  tag: 'Automation',
  summary: 'Read a workflow',
  operation: operation('GetVolunteerWorkflow'),
  variables: ({ params: { workflowId } }) => ({ id: workflowId }),
  answers: { 200: Workflow },
  answer: ({ volunteerWorkflow }) => ({
    workflow: toWorkflow(requireFound(volunteerWorkflow, 'workflow')),
  }),
})

export const createVolunteerWorkflowRoute = defineRoute({
  method: 'POST',
  path: '/automation/workflows',
  scopes: ['automation:write'],
  idempotencyKey: 'optional',
  body: toRest(NewVolunteerWorkflow, 'open_body'),
  tag: 'Automation',
  summary: 'Create a workflow',
  operation: operation('CreateVolunteerWorkflow'),
  variables: ({ idempotencyKey, body: { trigger, ...body } }) => ({
    input: { idempotencyKey, ...toVariables(body), trigger: toGraphTrigger(trigger) },
  }),
  answers: { 201: Workflow },
  answer: ({ createVolunteerWorkflow }) => ({
    workflow: toWorkflow(requireData(createVolunteerWorkflow).workflow),
  }),
})

export const updateVolunteerWorkflowRoute = defineRoute({
  method: 'PATCH',
  path: '/automation/workflows/:workflowId',
  scopes: ['automation:write'],
  params: ByWorkflowId,
  body: toRest(VolunteerWorkflowChanges, 'open_body'),
  tag: 'Automation',
  summary: 'Change a workflow',
  operation: operation('UpdateVolunteerWorkflow'),
  variables: ({ params: { workflowId }, body: { trigger, ...body } }) => ({
    input: {
      workflowId,
      ...toVariables(body),
      ...(trigger && { trigger: toGraphTrigger(trigger) }),
    },
  }),
  answers: { 200: Workflow },
  answer: ({ updateVolunteerWorkflow }) => ({
    workflow: toWorkflow(requireData(updateVolunteerWorkflow).workflow),
  }),
})

export const triggerVolunteerWorkflowRoute = defineRoute({
  method: 'POST',
  path: '/automation/workflows/:workflowId/trigger',
  scopes: ['automation:write'],
  idempotencyKey: 'optional',
  params: ByWorkflowId,
  body: toRest(ManualTrigger, 'open_body'),
  tag: 'Automation',
  summary: 'Trigger a workflow by hand',
  operation: operation('TriggerVolunteerWorkflow'),
  variables: ({ idempotencyKey, params: { workflowId }, body }) => ({
    input: { idempotencyKey, workflowId, ...body },
  }),
  answers: { 202: Run },
  answer: ({ triggerVolunteerWorkflow }) => ({
    run: toRun(requireData(triggerVolunteerWorkflow).run),
  }),
})

export const startVolunteerWorkflowRunRoute = defineRoute({
  method: 'POST',
  path: '/automation/workflows/:workflowId/runs/:runId/start',
  scopes: ['automation:write'],
  idempotencyKey: 'optional',
  params: z.object({ workflowId: Uuid, runId: Uuid }),
  tag: 'Automation',
  summary: 'Start a waiting or skipped run',
  operation: operation('StartVolunteerWorkflowRun'),
  variables: ({ idempotencyKey, params: { workflowId, runId } }) => ({
    input: { idempotencyKey, runId, workflowId },
  }),
  answers: { 202: Run },
  answer: ({ startVolunteerWorkflowRun }) => ({
    run: toRun(requireData(startVolunteerWorkflowRun).run),
  }),
})

export const listVolunteerWorkflowRunsRoute = defineListRoute({
  path: '/automation/workflows/:workflowId/runs',
  scopes: ['automation:read'],
  params: ByWorkflowId,
  filter: VolunteerWorkflowRunFilter,
  tag: 'Automation',
  summary: 'List the runs of a workflow',
  operation: operation('ListVolunteerWorkflowRuns'),
  variables: ({ params: { workflowId }, query }) => ({
    id: workflowId,
    ...toListVariables(query),
  }),
  page: ({ volunteerWorkflow }) => requireFound(volunteerWorkflow, 'workflow').runs,
  rows: 'runs',
  row: undeletable(RunBody),
  toRow: toRun,
})

function toGraphTrigger<Type extends string>({
  type,
  event,
}: {
  type: Type
  event?: TriggeringType | undefined
}) {
  return { type, ...(event && { event: toEnumName(event) }) }
}
