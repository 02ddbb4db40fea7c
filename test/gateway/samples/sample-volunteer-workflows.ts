import { AT, type Field, found, STAMPS } from './sample-answers.ts'
import type { OperationCase } from './sample-graph.ts'
import { aPage } from './sample-page.ts'

const RUN = {
  ...{ id: 'run-1', clubId: 'club-1', workflowId: 'workflow-1', status: 'FAILED' },
  ...{
    eventId: 'event-1',
    helperIds: ['helper-1'],
    causeId: null,
    fault: null,
    refusalCode: 'NOT_FOUND',
  },
  ...{ assignmentId: 'assignment-1', startCount: 1, dueAt: null },
  ...{ startedAt: AT, finishedAt: AT, ...STAMPS },
}

const WORKFLOW = {
  id: 'workflow-1',
  clubId: 'club-1',
  name: 'Welcome',
  description: null,
  enabled: true,
  eventId: 'event-1',
  trigger: { type: 'EVENT', event: 'HELPER_GRANTED' },
  conditions: [{ field: 'event_access.event_id', op: 'IN', value: ['event-1'] }],
  actions: [
    {
      ...{ type: 'SEND_MESSAGE', subject: null, body: 'Welcome.', eventId: null, status: null },
      audience: { type: 'ALL', roleIds: [], shiftIds: [], helperIds: [] },
    },
  ],
  runCount: 1,
  lastTriggeredAt: AT,
  runs: aPage([RUN]),
  ...STAMPS,
}

export const WORKFLOW_QUERIES: Record<string, Field> = {
  volunteerWorkflows: () => aPage([WORKFLOW]),
  volunteerWorkflow: ({ id }) => found(id, WORKFLOW),
}

export const WORKFLOW_MUTATIONS: Record<string, Field> = {
  triggerVolunteerWorkflow: () => ({ run: RUN, idempotentReplay: false }),
  startVolunteerWorkflowRun: () => ({ run: RUN, idempotentReplay: false }),
  createVolunteerWorkflow: () => ({ workflow: WORKFLOW, idempotentReplay: false }),
  updateVolunteerWorkflow: ({ input }) => ({
    workflow: found((input as { id: string }).id, WORKFLOW),
  }),
}

const NEW = {
  name: 'Welcome',
  trigger: { type: 'EVENT', event: 'HELPER_GRANTED' },
  conditions: [{ field: 'event_access.event_id', op: 'EQ', value: null }],
  actions: [{ type: 'SEND_MESSAGE', body: 'Welcome.' }],
}

export const WORKFLOW_CASES: OperationCase[] = [
  ['a page', 'ListVolunteerWorkflows', { first: 2, offset: 0 }],
  ['an id', 'GetVolunteerWorkflow', { id: 'workflow-1' }],
  ['a page', 'ListVolunteerWorkflowRuns', { id: 'workflow-1', first: 2, offset: 0 }],
  [
    'an input',
    'TriggerVolunteerWorkflow',
    { input: { workflowId: 'workflow-1', helperIds: ['h-1'] } },
  ],
  [
    'both ids',
    'StartVolunteerWorkflowRun',
    { input: { runId: 'run-1', workflowId: 'workflow-1' } },
  ],
  ['an input', 'CreateVolunteerWorkflow', { input: NEW }],
  ['null', 'UpdateVolunteerWorkflow', { input: { workflowId: 'workflow-1', eventId: null } }],
]
