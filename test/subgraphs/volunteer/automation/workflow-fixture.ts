import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { WorkflowEntity } from '../../../../subgraphs/volunteer/automation/entities.ts'
import type { SendMessage, Workflow } from '../../../../subgraphs/volunteer/automation/workflow.ts'
import { anAudience } from '../messages/message-fixture.ts'
import { LONG_AGO } from '../moments.ts'

export function aSending(changes: Partial<SendMessage> = {}): SendMessage {
  return {
    ...{ type: 'SEND_MESSAGE', audience: anAudience(), subject: null, body: 'Welcome.' },
    ...changes,
  }
}

export function aWorkflow(changes: Partial<Workflow> = {}): Workflow {
  return {
    id: newUuid(),
    clubId: newUuid(),
    name: 'Welcome',
    description: null,
    isEnabled: true,
    eventId: null,
    triggerEvent: null,
    conditions: [],
    actions: [aSending()],
    runCount: 0,
    lastTriggeredAt: null,
    triggersAfter: '0',
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
}

export async function addWorkflows(
  database: Database,
  ...workflows: Workflow[]
): Promise<Workflow[]> {
  await tableOf(WorkflowEntity).insertAll(database, workflows)
  return workflows
}
