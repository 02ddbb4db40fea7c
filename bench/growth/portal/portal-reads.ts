import type { Variables } from '../../../platform/executor.ts'
import type { PortalOperation, VariablesOf } from '../../../portal/src/graph/ask.ts'
import type { Sandbox } from '../../sides/product.ts'
import { copyId } from './copy-rows.ts'
import type { FilledClub } from './fill-club.ts'
import type { FilledVolunteers } from './fill-volunteers.ts'

/** A query of the portal, as one of its pages sends it. */
export interface PortalRead {
  name: PortalOperation
  /** What a filter keeps; empty without one. */
  of: string
  variables: Variables
}

/** Everything that the reads name. */
export interface Filled {
  sandbox: Sandbox
  club: FilledClub
  ids: FilledVolunteers
}

const DAY_MS = 24 * 60 * 60_000

/** Each query of the portal, with what the large tables have most rows of. */
export function listPortalReads({ sandbox, club, ids }: Filled): PortalRead[] {
  const clubId = sandbox.clubs.main.id
  const installationId = sandbox.installations.full.id
  const ofClub = { clubId }
  const ofEvent = { eventId: ids.VolunteerEvent }
  const ofShift = { shiftId: ids.Shift }
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const audit = { first: 50 }
  const byActor = { filter: { actorId: 'staff-1' } }
  const inWeek = { filter: { from: '2026-06-20T00:00:00Z', to: '2026-06-27T00:00:00Z' } }
  const helpersBy = (filter: object) => ({ clubId, filter })
  const read = <Name extends PortalOperation>(
    name: Name,
    variables: VariablesOf<Name>,
    of = '',
  ): PortalRead => ({ name, of, variables })
  const readAll = <Name extends PortalOperation>(
    names: readonly Name[],
    variables: VariablesOf<Name>,
  ) => names.map((name) => read(name, variables))

  return [
    ...readAll(
      [
        ...(['PortalAccount', 'PortalApiKeys', 'PortalApprovals', 'PortalCourtDevices'] as const),
        ...(['PortalEventNames', 'PortalFailingEndpoints'] as const),
        ...(['PortalIntegrations', 'PortalOpenConflicts', 'PortalRequestsLeft'] as const),
        ...(['PortalSandboxHelper', 'PortalSources', 'PortalVolunteerEventList'] as const),
        ...(['PortalWebhooks', 'PortalWorkflows', 'PortalHelpers', 'PortalPlanHelpers'] as const),
        ...(['PortalEventStaffing', 'PortalOpeningHours'] as const),
      ],
      ofClub,
    ),
    ...readAll(
      [
        ...(['PortalEventAccesses', 'PortalEventAssignments', 'PortalEventShifts'] as const),
        ...(['PortalMessages', 'PortalPlanShifts', 'PortalPolls'] as const),
        ...(['PortalHelpersWithoutShift'] as const),
      ],
      ofEvent,
    ),
    read('PortalDeskNeeds', { clubId, from: at(-1), to: at(0.2) }),
    read('PortalSearch', { clubId, text: 'B-200' }),
    read('PortalMissingBooking', {
      ...{ clubId, text: 'B-200', typed: 'b-200', upper: 'B-200', lower: 'b-200', from: at(-90) },
    }),
    ...readAll(['PortalShell', 'PortalClubs', 'PortalBacklog'], {}),
    ...readAll(['PortalPlan', 'PortalPlanEvent'], { id: ids.VolunteerEvent }),
    ...readAll(['PortalPoll', 'PortalPollAnswers'], { id: ids.AvailabilityRequest }),
    ...readAll(['PortalMessage', 'PortalMessageRecipients'], { id: ids.VolunteerMessage }),
    ...readAll(['PortalWorkflow', 'PortalRuns'], { id: ids.VolunteerWorkflow }),
    ...readAll(['PortalKeyRequests', 'PortalKeyRequestsLeft'], { id: ids.ApiKey }),
    ...readAll(['PortalEndpoint', 'PortalDeliveries', 'PortalDeliveryCounts'], {
      id: club.endpointId,
    }),
    read('PortalDeliveries', { id: club.endpointId, filter: { status: 'FAILED' } }, 'failed'),
    read(
      'PortalDeliveries',
      { id: club.endpointId, filter: { from: at(-0.5), to: at(-0.48) } },
      'half an hour',
    ),
    read('PortalGivenUp', { id: club.endpointId, from: at(-7), to: at(-1) }),
    read('PortalNamedRecords', { clubId, withCourts: true, withVolunteers: true }),
    read('PortalDelivery', { id: club.deliveryId }),
    read('PortalRequests', { installationId }),
    read('PortalConsent', { applicationId: club.applicationId }),
    read('PortalOpenEvents', { clubId, status: 'ACTIVE' }, 'active'),
    read('PortalEventRoles', { clubId, ...ofEvent }),
    read('PortalToday', { clubId, from: at(-10), to: at(-9) }),
    read('PortalCourtBoard', { publicId: club.publicId }),
    read('PortalMatch', { id: club.sessionId }),
    read('PortalScoreEvents', { sessionId: club.sessionId }),
    read('PortalMatchActs', { clubId, matchId: club.sessionId }),
    read('PortalHelper', { id: copyId(2) }),
    read('PortalHelpers', helpersBy({ search: 'name0000123' }), 'a rare word'),
    read('PortalHelpers', helpersBy({ search: 'anna' }), 'a word of all'),
    read('PortalHelpers', helpersBy({ status: 'ACTIVE' }), 'active'),
    read('PortalHelpers', helpersBy(ofEvent), 'an event'),
    read('PortalPlanHelpers', helpersBy({ search: 'name00001' }), 'a word of some'),
    read('PortalPlanRole', { id: ids.VolunteerRole }),
    read('PortalShiftAssignments', { ...ofEvent, ...ofShift }),
    read('PortalShiftCandidates', ofShift),
    read('PortalClubsBySlug', { prefix: 'padel-00' }),
    read('PortalOperatedClubsBySlug', { prefix: 'padel-00' }),
    read('PortalAudit', audit),
    read('PortalAudit', { ...audit, filter: { resourceId: club.sessionId } }, 'a resource'),
    read('PortalAudit', { ...audit, ...byActor }, 'an actor'),
    read('PortalAudit', { ...audit, ...inWeek }, 'a week'),
    ...readAll(['PortalClubAudit', 'PortalVolunteerClubAudit'], { clubId, ...audit }),
    read('PortalVolunteerAudit', audit),
    read('PortalVolunteerAudit', { ...audit, ...byActor }, 'an actor'),
  ]
}
