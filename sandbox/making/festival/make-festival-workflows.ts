import type { SendMessage, Workflow } from '../../../subgraphs/volunteer/automation/workflow.ts'
import { daysAgo } from '../making.ts'
import type { FestivalMaking, FestivalRows } from './festival.ts'

/** Helpers who find replacements. */
const COORDINATORS = 3

/** One workflow with a manual trigger, and one for cancelled assignments of the festival. */
export function makeWorkflows(
  reached: readonly string[],
  { now, newId, origin: { clubId, eventId }, random }: FestivalMaking,
): Pick<FestivalRows, 'workflows'> {
  const createdAt = daysAgo({ now }, 10)
  const define = (
    defined: Pick<Workflow, 'name' | 'description' | 'triggerEvent' | 'actions'>,
  ) => ({
    ...{ id: newId(), clubId, ...defined, isEnabled: true, eventId, conditions: [] },
    ...{ runCount: 0, lastTriggeredAt: null, triggersAfter: '0', createdAt, updatedAt: createdAt },
  })
  const send = (message: Omit<SendMessage, 'type'>): SendMessage => ({
    type: 'SEND_MESSAGE',
    ...message,
  })
  const noRecipients = { roleIds: [], shiftIds: [], helperIds: [] }
  const helperIds = random.sample(reached, COORDINATORS)
  const briefing = define({
    name: 'Daily briefing',
    description: 'Started by hand, each morning of the festival.',
    triggerEvent: null,
    actions: [send({ ...BRIEFING, audience: { ...noRecipients, type: 'ALL' } })],
  })
  const replacement = define({
    name: 'Find a replacement',
    description: 'Sends the coordinators a message about each helper who cancels a shift.',
    triggerEvent: 'helper.cancelled',
    actions: [send({ ...REPLACEMENT, audience: { ...noRecipients, type: 'HELPERS', helperIds } })],
  })
  return { workflows: [briefing, replacement] }
}

const BRIEFING = {
  subject: 'Good morning',
  body: 'We meet at the south gate, half an hour before your shift.',
}

const REPLACEMENT = {
  subject: 'A place is free again',
  body: 'A helper had to cancel a shift. Please find a replacement.',
}
