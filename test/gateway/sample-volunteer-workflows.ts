import { AT, type Field, found, STAMPS } from './sample-answers.ts'
import type { OperationCase } from './sample-graph.ts'

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
      ...{ type: 'SEND_MESSAGE', subject: null, body: 'Welcome.', eventId: null },
      audience: { type: 'ALL', roleIds: [], shiftIds: [], helperIds: [] },
    },
  ],
  runCount: 1,
  lastTriggeredAt: AT,
  ...STAMPS,
}

export const WORKFLOW_QUERIES: Record<string, Field> = {
  volunteerWorkflows: () => ({ nodes: [WORKFLOW], totalCount: 1 }),
  volunteerWorkflow: ({ id }) => found(id, WORKFLOW),
}

export const WORKFLOW_MUTATIONS: Record<string, Field> = {
  createVolunteerWorkflow: () => ({ workflow: WORKFLOW }),
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
  ['an input', 'CreateVolunteerWorkflow', { input: NEW }],
  ['null', 'UpdateVolunteerWorkflow', { input: { id: 'workflow-1', eventId: null } }],
]
