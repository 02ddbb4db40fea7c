import type { MutationResolvers as ClubMutations } from '../../../built/types/club.ts'
import type { MutationResolvers as VolunteerMutations } from '../../../built/types/volunteer.ts'
import { PARTNER_KEY, REDIRECT_URI } from '../../support/club/installing.ts'

export type Ids = Readonly<Record<string, string>>

/** Of one mutation by an ADMIN, on a club with one of each. */
export interface MutationCase {
  input?: (ids: Ids) => unknown
  /** SQL before the mutation, divided by `;`. */
  setUp?: (ids: Ids) => string
  /** Mutations before it. */
  earlier?: readonly (readonly [name: string, input: (ids: Ids) => unknown])[]
}

/** Why a mutation has no case: no caller of kind `staff` has it, or it changes nothing. */
type Cases<Mutations> = Record<keyof Mutations, MutationCase | 'forbidden' | 'changes nothing'>

const SINCE = '2026-01-01T00:00:00Z'
const AUTHORIZED = (ids: Ids) => ({ clubId: ids['Club'], installationId: ids['Installation'] })
const COURT = (ids: Ids) => ({ courtId: ids['Court'] })
const SLOT = { scheduledStart: '2099-07-01T18:00:00Z', scheduledEnd: '2099-07-01T19:00:00Z' }
const OWN_BOOKING = (ids: Ids) =>
  `UPDATE bookings SET booking_source_id = NULL, installation_id = NULL, provider = 'portal',
     external_booking_id = NULL, external_court_id = NULL, source_version = NULL
   WHERE id = '${ids['Booking']}'`
const CREDENTIAL_ID = '01a20a86-f6ef-72eb-8e30-d31e814a1c01'
const SESSION = (ids: Ids) => ({ sessionId: ids['MatchSession'] })
const ENDPOINT = (ids: Ids) => ({ endpointId: ids['WebhookEndpoint'] })
const DELIVERY = (ids: Ids) => ({ deliveryId: ids['WebhookDelivery'] })
/** A session without score events. */
const withStatus = (status: string) => (ids: Ids) =>
  `DELETE FROM score_events WHERE match_session_id = '${ids['MatchSession']}';
   UPDATE match_sessions SET status = '${status}', event_sequence = 0
   WHERE id = '${ids['MatchSession']}'`
const FAILED = (ids: Ids) =>
  `UPDATE webhook_deliveries SET status = 'FAILED' WHERE id = '${ids['WebhookDelivery']}'`

const aCredential = (kind: string) => (ids: Ids) =>
  `DELETE FROM court_credentials WHERE id = '${CREDENTIAL_ID}';
   INSERT INTO court_credentials (id, club_id, court_id, kind, created_by, code_expires_at, created_at)
   VALUES ('${CREDENTIAL_ID}', '${ids['Club']}', '${ids['Court']}', '${kind}', 's', NOW(3), NOW(3))`

const pointOf = (team: string, eventSequence: number) => (ids: Ids) => ({
  ...SESSION(ids),
  ...{ eventSequence, team },
})
const STARTED: NonNullable<MutationCase['earlier']> = [
  ['configureSession', (ids) => ({ ...SESSION(ids), scoringMode: 'GOLDEN_POINT' })],
  ['startMatch', (ids) => ({ ...SESSION(ids), eventSequence: 0 })],
]
const AT_DEUCE: NonNullable<MutationCase['earlier']> = [
  ...STARTED,
  ...['BLUE', 'BLUE', 'BLUE', 'ORANGE', 'ORANGE', 'ORANGE'].map(
    (team, nth) => ['recordPoint', pointOf(team, 1 + nth)] as const,
  ),
]
const FIRST_POINT = {
  ...{ points: { blue: '15', orange: '0' }, games: { blue: 0, orange: 0 }, pointNumber: 1 },
  ...{ sets: { blue: 0, orange: 0 }, setHistory: [], starDeuceCount: 0, changeoverCount: 0 },
  ...{ completed: false, lastTransition: 'POINT' },
}

export const CLUB_CASES: Cases<ClubMutations> = {
  registerApplication: {
    input: () => ({
      slug: 'new-partner',
      name: 'New partner',
      redirectUris: [REDIRECT_URI],
      wantedScopes: ['CLUB_READ'],
      publicKey: PARTNER_KEY.export({ type: 'spki', format: 'pem' }),
    }),
  },
  approveInstallation: {
    setUp: (ids) =>
      `UPDATE applications SET registration = '${JSON.stringify({
        ...{ publisher: null, logoUrl: null, redirectUris: [REDIRECT_URI] },
        ...{ requestedScopes: ['club:read'], publicJwk: {} },
      })}' WHERE id = '${ids['Application']}'`,
    input: (ids) => ({
      ...{ clubId: ids['Club'], applicationId: ids['Application'], nonce: 'n' },
      ...{ approvedScopes: ['CLUB_READ'], redirectUri: REDIRECT_URI },
      codeChallenge: 'c'.repeat(43),
    }),
  },
  withdrawInstallationAuthorization: {
    input: (ids) => ({
      clubId: ids['Club'],
      installationAuthorizationId: ids['InstallationAuthorization'],
    }),
  },
  createBookingSource: 'forbidden',
  putCourtMapping: 'forbidden',
  setBookingSourceStatus: {
    input: (ids) => ({
      clubId: ids['Club'],
      bookingSourceId: ids['BookingSource'],
      status: 'PAUSED',
    }),
  },
  putBooking: 'forbidden',
  setClubStatus: { input: (ids) => ({ clubId: ids['Club'], status: 'SUSPENDED' }) },
  updateClub: { input: (ids) => ({ clubId: ids['Club'], name: 'Renamed' }) },
  setOpeningHours: {
    setUp: (ids) =>
      `UPDATE locations SET updated_at = '2026-01-01 00:00:00' WHERE id = '${ids['Location']}'`,
    input: (ids) => ({
      ...{ locationId: ids['Location'], expectedUpdatedAt: SINCE },
      openingHours: [{ weekday: 'MONDAY', intervals: [{ opens: '08:00', closes: '24:00' }] }],
    }),
  },
  resolveReconciliationConflict: {
    setUp: (ids) =>
      `UPDATE bookings SET open_conflict_id = '${ids['ReconciliationConflict']}'
       WHERE id = '${ids['Booking']}'`,
    input: (ids) => ({ conflictId: ids['ReconciliationConflict'] }),
  },
  createClubBooking: {
    input: (ids) => ({
      ...{ clubId: ids['Club'], ...COURT(ids), ...SLOT, clientRequestId: 'walk-in' },
      players: [{ displayName: 'MARK', mayBeShown: true }],
    }),
  },
  moveClubBooking: {
    input: (ids) => ({ bookingId: ids['Booking'], ...COURT(ids), ...SLOT }),
    setUp: (ids) => `${OWN_BOOKING(ids)}; ${withStatus('SCHEDULED')(ids)}`,
  },
  cancelClubBooking: {
    input: (ids) => ({ bookingId: ids['Booking'] }),
    setUp: (ids) => `${OWN_BOOKING(ids)}; ${withStatus('SCHEDULED')(ids)}`,
  },
  setCourtStatusOverride: {
    input: (ids) => ({ courtId: ids['Court'], override: 'MAINTENANCE' }),
  },
  startCourtScreen: { input: COURT },
  endCourtScreen: { input: COURT, setUp: aCredential('SCREEN') },
  startScorePad: { input: COURT },
  endScorePad: {
    input: () => ({ scorePadId: CREDENTIAL_ID }),
    setUp: aCredential('PAD'),
  },
  pairScorePad: 'forbidden',
  openCourtScreen: 'forbidden',
  reportCourtDevice: 'forbidden',
  createEventStreamTicket: 'forbidden',
  redeemEventStreamTicket: 'forbidden',
  importBookings: 'forbidden',
  changeInstallationScopes: {
    input: (ids) => ({ ...AUTHORIZED(ids), grantedScopes: ['CLUB_READ'] }),
  },
  revokeInstallation: { input: AUTHORIZED },
  exchangeInstallation: 'forbidden',
  recordInstallationRequests: 'forbidden',
  configureSession: {
    input: (ids) => ({ ...SESSION(ids), scoringMode: 'GOLDEN_POINT' }),
    setUp: withStatus('SCHEDULED'),
  },
  openSession: { input: SESSION, setUp: withStatus('READY') },
  pauseMatch: { input: SESSION, setUp: withStatus('ACTIVE') },
  resumeMatch: { input: SESSION, setUp: withStatus('PAUSED') },
  abortSession: { input: SESSION, setUp: withStatus('PAUSED') },
  provision: {
    input: () => ({
      organizations: [
        {
          ...{ key: 'naranjal', name: 'El Naranjal' },
          clubs: [
            {
              ...{ key: 'naranjal-valencia', name: 'Valencia', timezone: 'Europe/Madrid' },
              ...{ currency: 'EUR', country: 'ES', language: 'es' },
              staff: [{ email: 'owner@naranjal.example', role: 'OWNER' }],
              locations: [
                {
                  ...{ key: 'main', name: 'Main' },
                  courts: [
                    {
                      ...{ key: 'p1', name: 'Pista 1', number: 1, publicId: 'NARANJAL-01' },
                      ...{ indoorOutdoor: 'OUTDOOR', surfaceType: 'CONCRETE', device: 1 },
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    }),
  },
  startMatch: {
    input: (ids) => ({ ...SESSION(ids), eventSequence: 0 }),
    setUp: withStatus('READY'),
  },
  recordPoint: {
    input: (ids) => pointOf('BLUE', 1)(ids),
    setUp: withStatus('READY'),
    earlier: STARTED,
  },
  chooseDecidingSide: {
    input: (ids) => ({ ...SESSION(ids), eventSequence: 7, side: 'LEFT' }),
    setUp: withStatus('READY'),
    earlier: AT_DEUCE,
  },
  reversePoint: {
    input: (ids) => ({ ...SESSION(ids), eventSequence: 7 }),
    setUp: withStatus('READY'),
    earlier: AT_DEUCE,
  },
  correctScore: {
    input: (ids) => ({ ...SESSION(ids), eventSequence: 1, score: FIRST_POINT }),
    setUp: withStatus('READY'),
    earlier: STARTED,
  },
  enterResult: {
    input: (ids) => ({
      ...{ ...SESSION(ids), eventSequence: 0, sets: [{ blue: 6, orange: 4 }] },
      ...{ ending: 'RETIRED', winner: 'BLUE' },
    }),
    setUp: withStatus('READY'),
  },
  awardMatch: {
    input: (ids) => pointOf('ORANGE', 1)(ids),
    setUp: withStatus('READY'),
    earlier: STARTED,
  },
  erasePerson: {
    input: (ids) => ({
      clubId: ids['Club'],
      person: { bookingSourceId: ids['BookingSource'], externalId: 'MARK' },
    }),
  },
  eraseStaffMember: {
    input: (ids) => ({ clubId: ids['Club'], person: { subject: 'nobody' } }),
  },
  beginPortalSession: 'changes nothing',
  bindStaffMember: 'forbidden',
  endPortalSession: 'changes nothing',
  signOutOfPortal: 'changes nothing',
  useSignInState: 'forbidden',
  resendWebhookDelivery: { input: DELIVERY },
  resendFailedWebhookDeliveries: {
    input: (ids) => ({ ...ENDPOINT(ids), since: SINCE }),
    setUp: FAILED,
  },
  resendFailedDeliveriesOfClub: {
    input: (ids) => ({ clubId: ids['Club'], since: SINCE }),
    setUp: FAILED,
  },
  recoverWebhookEndpoint: {
    input: (ids) => ({ ...ENDPOINT(ids), after: ids['ClubEvent'] }),
  },
  setWebhookEndpointStatus: { input: (ids) => ({ ...ENDPOINT(ids), status: 'DISABLED' }) },
  pingWebhookEndpoint: 'changes nothing',
  createWebhookEndpoint: 'forbidden',
  updateWebhookEndpoint: 'forbidden',
  disableWebhookEndpoint: 'forbidden',
  rotateWebhookSecret: 'forbidden',
}

const EVENT = (ids: Ids) => ({ eventId: ids['VolunteerEvent'] })
const HELPER = (ids: Ids) => ({ ...EVENT(ids), helperId: ids['Helper'] })
const START_END = { startTime: '2026-08-01T10:00:00Z', endTime: '2026-08-01T12:00:00Z' }
const NEW_SHIFT = { title: 'Morning', ...START_END }
const anUnsent = (ids: Ids) =>
  `UPDATE messages SET status = 'DRAFT', sent_at = NULL WHERE id = '${ids['VolunteerMessage']}'`

export const VOLUNTEER_CASES: Cases<VolunteerMutations> = {
  createApiKey: {
    input: (ids) => ({ clubId: ids['Club'], name: 'Desk', grantedScopes: ['EVENTS_READ'] }),
  },
  revokeApiKey: { input: (ids) => ({ apiKeyId: ids['ApiKey'] }) },
  recordApiKeyRequests: 'forbidden',
  upsertAssignments: {
    input: (ids) => ({
      ...EVENT(ids),
      assignments: [{ shiftId: ids['Shift'], helperId: ids['Helper'], status: 'CONFIRMED' }],
    }),
  },
  withdrawAssignments: {
    input: (ids) => ({ assignmentIds: [ids['Assignment']], reason: 'REMOVED' }),
  },
  updateAssignment: {
    input: (ids) => ({ assignmentId: ids['Assignment'], status: 'CONFIRMED', note: 'MARK' }),
  },
  createAvailabilityRequest: {
    input: (ids) => ({ ...EVENT(ids), title: 'MARK', options: [{ label: 'Friday' }] }),
  },
  updateAvailabilityRequest: {
    input: (ids) => ({ requestId: ids['AvailabilityRequest'], title: 'MARK' }),
  },
  putAvailabilityResponse: {
    input: (ids) => ({
      ...{ requestId: ids['AvailabilityRequest'], helperId: ids['Helper'], answers: [] },
      comment: 'MARK',
    }),
  },
  resendVolunteerDelivery: {
    input: (ids) => ({ deliveryId: ids['VolunteerWebhookDelivery'] }),
  },
  grantEventAccess: { input: (ids) => ({ ...HELPER(ids), roleIds: [] }) },
  grantEventAccesses: {
    input: (ids) => ({ ...EVENT(ids), eventAccess: [{ helperId: ids['Helper'], roleIds: [] }] }),
  },
  revokeEventAccess: { input: HELPER },
  createVolunteerEvent: {
    input: (ids) => ({
      clubId: ids['Club'],
      name: 'MARK',
      startDate: '2026-09-01',
      endDate: '2026-09-02',
    }),
  },
  updateVolunteerEvent: { input: (ids) => ({ ...EVENT(ids), status: 'CANCELLED' }) },
  deleteVolunteerEvent: { input: EVENT },
  syncVolunteerEvents: {
    input: (ids) => ({
      clubId: ids['Club'],
      events: [{ ...EVENT(ids), externalId: 'MARK', location: 'MARK' }],
    }),
  },
  createHelperLink: { input: HELPER },
  upsertHelpers: {
    input: (ids) => ({
      clubId: ids['Club'],
      helpers: [
        { helperId: ids['Helper'], firstName: 'MARK', language: 'mr-MARK', status: 'INACTIVE' },
        { lastName: 'MARK', email: 'mark@MARK.example', externalId: 'MARK', phone: '+43 1 9999' },
      ],
    }),
  },
  eraseHelper: { input: (ids) => ({ helperId: ids['Helper'] }) },
  eraseVolunteerStaffMember: {
    input: (ids) => ({ clubId: ids['Club'], person: { subject: 'nobody' } }),
  },
  setMailSubscription: 'forbidden',
  confirmMyAssignment: 'forbidden',
  cancelMyAssignment: 'forbidden',
  answerMyPoll: 'forbidden',
  createVolunteerMessage: { input: (ids) => ({ ...EVENT(ids), body: 'MARK' }) },
  updateVolunteerMessage: {
    input: (ids) => ({ messageId: ids['VolunteerMessage'], body: 'MARK' }),
    setUp: anUnsent,
  },
  deleteVolunteerMessage: {
    input: (ids) => ({ messageId: ids['VolunteerMessage'] }),
    setUp: anUnsent,
  },
  createVolunteerRole: { input: (ids) => ({ ...EVENT(ids), name: 'MARK' }) },
  updateVolunteerRole: { input: (ids) => ({ roleId: ids['VolunteerRole'], name: 'MARK' }) },
  deleteVolunteerRole: {
    input: (ids) => ({ roleId: ids['VolunteerRole'] }),
    setUp: (ids) => `UPDATE shifts SET role_id = NULL WHERE id = '${ids['Shift']}'`,
  },
  createShift: { input: (ids) => ({ ...EVENT(ids), ...NEW_SHIFT }) },
  createShifts: { input: (ids) => ({ ...EVENT(ids), shifts: [NEW_SHIFT, NEW_SHIFT] }) },
  updateShift: {
    input: (ids) => ({ shiftId: ids['Shift'], ...START_END, resetConfirmations: true }),
  },
  deleteShift: {
    input: (ids) => ({ shiftId: ids['Shift'] }),
    setUp: (ids) => `DELETE FROM shift_assignments WHERE id = '${ids['Assignment']}'`,
  },
  keepInactiveClubs: 'forbidden',
  storeClubProfiles: 'forbidden',
  setVolunteerPlan: { input: (ids) => ({ clubId: ids['Club'], isPro: false, addOns: [] }) },
  setVolunteerIntegration: { input: (ids) => ({ clubId: ids['Club'], isEnabled: false }) },
  setVolunteerReplyTo: { input: (ids) => ({ clubId: ids['Club'], replyTo: 'a@MARK.example' }) },
  createVolunteerWebhook: {
    input: (ids) => ({
      ...{ clubId: ids['Club'], url: 'https://club.com/MARK' },
      eventTypes: ['EVENT_CREATED'],
    }),
  },
  endVolunteerWebhook: { input: (ids) => ({ webhookId: ids['VolunteerWebhook'] }) },
  createVolunteerWorkflow: {
    input: (ids) => ({
      ...{ clubId: ids['Club'], name: 'MARK', trigger: { type: 'MANUAL' } },
      actions: [{ type: 'GRANT_EVENT_ACCESS', ...EVENT(ids) }],
    }),
  },
  updateVolunteerWorkflow: {
    input: (ids) => ({ workflowId: ids['VolunteerWorkflow'], enabled: false, name: 'MARK' }),
  },
  triggerVolunteerWorkflow: {
    input: (ids) => ({ workflowId: ids['VolunteerWorkflow'], helperIds: [ids['Helper']] }),
    setUp: (ids) =>
      `UPDATE workflows SET trigger_event = NULL WHERE id = '${ids['VolunteerWorkflow']}'`,
  },
  startVolunteerWorkflowRun: {
    input: (ids) => ({ runId: ids['VolunteerWorkflowRun'] }),
    setUp: (ids) =>
      `UPDATE workflow_runs SET status = 'SKIPPED' WHERE id = '${ids['VolunteerWorkflowRun']}'`,
  },
}
