import type { Row } from '../../../../subgraphs/foundation/database/database.ts'
import { makeUnsubscribeTokens } from '../../../../subgraphs/volunteer/helper-links/unsubscribe-tokens.ts'
import type { Meeting } from './meeting.ts'

type Input = (meeting: Meeting) => object | Promise<object>

const DAYS = { startDate: '2026-08-01', endDate: '2026-08-02' }

const TIMES = { startTime: '2026-08-01T18:00:00Z', endTime: '2026-08-01T22:00:00Z' }

const URL = 'https://hooks.club.com/in'

const actionsFor = async ({ idOf, oneOf }: Meeting) =>
  oneOf([
    [{ type: 'GRANT_EVENT_ACCESS', eventId: await idOf('events') }],
    [{ type: 'SET_ASSIGNMENT_STATUS', status: oneOf(['CONFIRMED', 'CANCELLED']) }],
  ])

/** Records of an event with at least one granted access. */
const IS_HELPED = 'event_id IN (SELECT event_id FROM event_accesses WHERE is_revoked = 0)'

/** Assignments in a shift that is not cancelled. */
export const IS_OPEN =
  "shift_id IN (SELECT id FROM shifts WHERE deleted_at IS NULL AND status = 'OPEN')"

const NAMES = ['Grill', 'Bar', 'bar', 'Door', 'Stage']

/** Input of each mutation that changes records of a club. */
export const CHANGES: Readonly<Record<string, Input>> = {
  createApiKey: ({ clubId }) => ({ clubId, name: 'Desk', grantedScopes: ['EVENTS_READ'] }),
  revokeApiKey: async ({ idOf }) => ({ apiKeyId: await idOf('api_keys') }),
  createAvailabilityRequest: async ({ idOf }) => ({
    ...{ eventId: await idOf('events'), title: 'When?', options: [{ label: 'Friday' }] },
  }),
  updateAvailabilityRequest: async ({ idOf, oneOf }) => ({
    ...{ requestId: await idOf('availability_requests'), title: oneOf(['When?', 'When not?']) },
    ...oneOf([{}, { options: [{ label: 'Saturday' }] }]),
  }),
  async putAvailabilityResponse({ row, oneOf }) {
    const { id: requestId, event_id: eventId, options } = await row('availability_requests')
    const [option] = typeof options === 'string' ? JSON.parse(options) : ((options ?? []) as Row[])
    const answers = option ? [{ optionId: option.id, availability: oneOf(['YES', 'NO']) }] : []
    const { helper_id: helperId } = await row('event_accesses', `event_id = '${eventId}'`)
    return { requestId: requestId ?? '', eventId, helperId: helperId ?? '', answers }
  },
  resendVolunteerDelivery: ({ deliveryIds, oneOf }) => ({ deliveryId: oneOf(deliveryIds) }),
  grantEventAccess: async ({ idOf }) => ({
    ...{ eventId: await idOf('events'), helperId: await idOf('helpers') },
  }),
  async grantEventAccesses({ row, idOf, oneOf, shuffled }) {
    const { id: roleId, event_id: eventId } = await row('roles')
    const helperIds = shuffled([await idOf('helpers'), await idOf('helpers')])
    const roleIds = oneOf([undefined, [], roleId === undefined ? [] : [roleId]])
    const eventAccess = helperIds.map((helperId) => ({ helperId, roleIds }))
    return { eventId: eventId ?? '', eventAccess }
  },
  async revokeEventAccess({ row }) {
    const { event_id: eventId, helper_id: helperId } = await row('event_accesses')
    return { eventId: eventId ?? '', helperId: helperId ?? '' }
  },
  createVolunteerEvent: ({ clubId }) => ({ clubId, name: 'Sommerfest', ...DAYS }),
  updateVolunteerEvent: async ({ idOf, oneOf }) => ({
    ...{ eventId: await idOf('events'), location: oneOf(['Hall', 'Park']) },
    ...oneOf([{}, ...['ACTIVE', 'DRAFT', 'ACTIVE', 'CANCELLED'].map((status) => ({ status }))]),
  }),
  deleteVolunteerEvent: async ({ idOf }) => ({ eventId: await idOf('events') }),
  syncVolunteerEvents: ({ clubId, shuffled, oneOf }) => ({
    clubId,
    events: shuffled(['e-1', 'e-2', 'e-3']).map((externalId) => ({
      ...{ externalId, name: oneOf(NAMES), ...DAYS },
    })),
  }),
  upsertHelpers: ({ clubId, shuffled, oneOf }) => ({
    clubId,
    helpers: shuffled(['h-1', 'h-2', 'h-3', 'h-4']).map((externalId) => ({
      ...{ externalId, lastName: oneOf(NAMES), status: oneOf(['ACTIVE', 'ACTIVE', 'INACTIVE']) },
    })),
  }),
  eraseHelper: async ({ idOf }) => ({ helperId: await idOf('helpers') }),
  // The subject of those who make the other changes.
  eraseVolunteerStaffMember: ({ clubId }) => ({ clubId, person: { subject: 'staff-1' } }),
  createVolunteerMessage: async ({ idOf, oneOf }) => ({
    ...{ eventId: await idOf('events'), body: 'Come early.' },
    ...oneOf([{ status: 'DRAFT' }, { status: 'SENT' }, { sendAt: '2099-07-31T18:00:00Z' }]),
  }),
  updateVolunteerMessage: async ({ idOf, oneOf }) => ({
    ...{ messageId: await idOf('messages'), body: oneOf(['Come early.', 'Come late.']) },
    ...oneOf([{}, { status: 'SENT' }]),
  }),
  deleteVolunteerMessage: async ({ idOf }) => ({ messageId: await idOf('messages') }),
  createVolunteerRole: async ({ idOf, oneOf }) => ({
    ...{ eventId: await idOf('events'), name: oneOf(NAMES) },
  }),
  updateVolunteerRole: async ({ idOf, oneOf }) => ({
    ...{ roleId: await idOf('roles'), name: oneOf(NAMES) },
  }),
  deleteVolunteerRole: async ({ idOf }) => ({ roleId: await idOf('roles') }),
  async createShift({ row }) {
    const { id: roleId, event_id: eventId } = await row('roles')
    return { eventId: eventId ?? '', roleId, title: 'New', ...TIMES }
  },
  async createShifts({ row }) {
    const [first, second] = [await row('roles'), await row('roles')]
    const eventId = first['event_id'] ?? ''
    const roleIds = [first['id'], second['id'], undefined]
    return { eventId, shifts: roleIds.map((roleId) => ({ roleId, title: 'New', ...TIMES })) }
  },
  updateShift: async ({ idOf, oneOf }) => ({
    ...{ shiftId: await idOf('shifts'), title: oneOf(NAMES) },
    ...oneOf([
      { status: oneOf(['OPEN', 'CLOSED', 'CANCELLED']) },
      { roleId: oneOf([null, await idOf('roles')]) },
    ]),
  }),
  // A shift with assignments would be rejected; a cancelled shift has none.
  deleteShift: async ({ idOf, oneOf }) => ({
    shiftId: await idOf('shifts', oneOf(['TRUE', "status = 'CANCELLED'"])),
  }),
  createVolunteerWorkflow: async (meeting) => ({
    ...{ clubId: meeting.clubId, name: 'Welcome', trigger: { type: 'MANUAL' } },
    ...{ actions: await actionsFor(meeting) },
  }),
  updateVolunteerWorkflow: async (meeting) => ({
    ...{ workflowId: await meeting.idOf('workflows'), enabled: meeting.oneOf([true, false]) },
    ...meeting.oneOf([{}, { actions: await actionsFor(meeting) }]),
  }),
  triggerVolunteerWorkflow: async ({ idOf, oneOf }) => ({
    workflowId: await idOf('workflows', oneOf(['TRUE', 'is_enabled = 1'])),
    ...{ eventId: await idOf('events'), helperIds: [await idOf('helpers')] },
  }),
  startVolunteerWorkflowRun: async ({ idOf }) => ({
    runId: await idOf('workflow_runs', "status IN ('WAITING', 'SKIPPED')"),
  }),
  async createHelperLink({ row, oneOf }) {
    const { event_id: eventId, helper_id: helperId } = await row('event_accesses')
    const revokeEarlier = oneOf([true, false])
    return { eventId: eventId ?? '', helperId: helperId ?? '', revokeEarlier }
  },
  async upsertAssignments({ row, shuffled, oneOf }) {
    const { event_id: eventId, id } = await row('shifts', IS_HELPED)
    const isOfIt = `event_id = '${eventId}'`
    const other = await row('shifts', isOfIt)
    const helpers = [await row('event_accesses', isOfIt), await row('event_accesses', isOfIt)]
    const status = oneOf([undefined, 'CONFIRMED', 'PENDING'])
    const assignments = shuffled([id, other['id']]).flatMap((shiftId) =>
      helpers.map(({ helper_id: helperId }) => ({ shiftId, helperId, status })),
    )
    return { eventId: eventId ?? '', assignments: assignments.filter(isWhole) }
  },
  async withdrawAssignments({ idOf, oneOf }) {
    const ids = [await idOf('shift_assignments'), await idOf('shift_assignments')]
    return { assignmentIds: ids, reason: oneOf(['WITHDRAWN', 'REMOVED']) }
  },
  updateAssignment: async ({ idOf, oneOf }) => ({
    ...{ assignmentId: await idOf('shift_assignments', IS_OPEN), note: oneOf(NAMES) },
    ...oneOf([{}, { status: 'CONFIRMED' }, { status: 'PENDING' }, { status: 'CANCELLED' }]),
  }),
  setVolunteerPlan: ({ clubId, oneOf }) => ({
    ...{ clubId, isPro: true, addOns: oneOf([[], ['API_ACCESS_PLUS'], ['WEBHOOKS_ACCESS']]) },
  }),
  setMailSubscription: async ({ idOf, oneOf }) => ({
    token: UNSUBSCRIBE_TOKENS.seal(String(await idOf('helpers'))),
    mail: oneOf(['ON', 'OFF']),
  }),
  setVolunteerReplyTo: ({ clubId, oneOf }) => ({
    clubId,
    replyTo: oneOf([null, 'desk@club.example']),
  }),
  setVolunteerIntegration: ({ clubId, oneOf }) => ({ clubId, isEnabled: oneOf([true, false]) }),
  createVolunteerWebhook: ({ clubId }) => ({
    ...{ clubId, url: URL, eventTypes: ['EVENT_CREATED'] },
  }),
  // Other webhooks than those whose deliveries are resent.
  endVolunteerWebhook: async ({ idOf }) => ({
    webhookId: await idOf('webhook_endpoints', `url = '${URL}'`),
  }),
}

/** The secret of the subgraph under test. */
const UNSUBSCRIBE_TOKENS = makeUnsubscribeTokens([Buffer.alloc(32, 7)])

/** A mutation to run before, so that there is a record to change. */
export const AFTER: Readonly<Record<string, string>> = {
  answerMyPoll: 'createAvailabilityRequest',
  cancelMyAssignment: 'upsertAssignments',
  confirmMyAssignment: 'upsertAssignments',
  createHelperLink: 'grantEventAccess',
  deleteShift: 'createShift',
  deleteVolunteerMessage: 'createVolunteerMessage',
  deleteVolunteerRole: 'createVolunteerRole',
  endVolunteerWebhook: 'createVolunteerWebhook',
  putAvailabilityResponse: 'createAvailabilityRequest',
  revokeApiKey: 'createApiKey',
  revokeEventAccess: 'grantEventAccess',
  updateAssignment: 'upsertAssignments',
  withdrawAssignments: 'upsertAssignments',
  updateVolunteerMessage: 'createVolunteerMessage',
}

function isWhole({ shiftId, helperId }: { shiftId: unknown; helperId: unknown }): boolean {
  return shiftId != null && helperId != null
}
