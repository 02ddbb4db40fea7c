import type { InstallationCaller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { LocationEntity } from '../../../subgraphs/club/clubs/entities.ts'
import { ScoreEventEntity } from '../../../subgraphs/club/match-sessions/entities.ts'
import { AuditEntryEntity } from '../../../subgraphs/foundation/audit/entities.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
} from '../../../subgraphs/foundation/webhooks/entities.ts'
import { AssignmentEntity } from '../../../subgraphs/volunteer/assignment-records/entities.ts'
import { RunEntity } from '../../../subgraphs/volunteer/automation/runs/run-entities.ts'
import { EventAccessEntity } from '../../../subgraphs/volunteer/event-access/entities.ts'
import { helperStore } from '../../../subgraphs/volunteer/helpers/store.ts'
import { RecipientEntity } from '../../../subgraphs/volunteer/messages/entities.ts'
import {
  addRequests,
  addResponses,
  aRequest,
} from '../../subgraphs/volunteer/availability/availability-fixture.ts'
import { anAccess } from '../../subgraphs/volunteer/event-access/event-access-fixture.ts'
import { aHelper } from '../../subgraphs/volunteer/helpers/helper-fixture.ts'
import { addMessages, aMessage } from '../../subgraphs/volunteer/messages/message-fixture.ts'
import {
  addRoles,
  addShifts,
  anAssignment,
  aRole,
  aShift,
  staff,
} from '../../subgraphs/volunteer/shifts/planning-fixture.ts'
import { addClub, addInstallation, aLocation, type ClubFixture } from '../club/fixtures.ts'
import { addOneOfEach } from '../club/one-of-each.ts'
import { anAuditEntry } from '../database/audit-entries.ts'
import type { TestApi } from '../http/api.ts'
import { addOneOfEachVolunteer } from '../volunteer/one-of-each-volunteer.ts'
import { WEBHOOK_PAYLOAD } from '../volunteer/webhook-payload.ts'

const AT = new Date('2026-07-01T12:00:00Z')

export interface ManyOfEach {
  homes: readonly ClubFixture[]
  installation: InstallationCaller & { oauthSubject: string }
  /** What lists at the root are asked with, as GraphQL spells it. */
  arguments: Readonly<Record<'clubId' | 'sessionId' | 'webhookId' | 'eventId', string>>
}

/** Writes so many rows of everything that is listed, each with two of what it lists itself. */
export async function addManyOfEach(
  { club, volunteer }: Pick<TestApi, 'club' | 'volunteer'>,
  count: number,
): Promise<ManyOfEach> {
  const home = await addClub(club, { courts: count })
  const installation = await addInstallation(club, home.club)
  const homes = [home]
  const first = await addRow()
  let last = first
  for (let index = 1; index < count; index += 1) {
    await addOneOfEach(club, home, await addInstallation(club, home.club))
    homes.push(await addClub(club, { courts: 2 }))
    last = await addRow()
  }
  for (let index = 0; index < count; index += 1) {
    await tableOf(LocationEntity).insert(club, aLocation(home.club))
    await addScoreEvent(club, home.club.id, last.ids.MatchSession, index + 2)
    await addMessage(volunteer, home.club.id, last.volunteerIds.VolunteerEvent)
    await addPoll(volunteer, home.club.id, last.volunteerIds.VolunteerEvent)
    await addDelivery(volunteer, last.volunteerIds.VolunteerWebhook, 'event.created')
    await addRun(volunteer, home.club.id, last.volunteerIds)
    const events = [last, first].map(({ volunteerIds }) => volunteerIds.VolunteerEvent)
    const helperId = await addHelperOf(volunteer, home.club.id, events)
    await addShiftWithRole(volunteer, helperId, home.club.id, last.volunteerIds.VolunteerEvent)
  }
  for (const database of [club, volunteer])
    await tableOf(AuditEntryEntity).insertAll(
      database,
      Array.from({ length: count }, () => anAuditEntry({ clubId: home.club.id })),
    )
  for (const { club: other } of homes.slice(1)) {
    await addOneOfEachVolunteer(volunteer, other.id)
    await addOneOfEachVolunteer(volunteer, other.id)
  }
  const quoted = (id: string) => JSON.stringify(id)
  return {
    homes,
    installation,
    arguments: {
      clubId: quoted(home.club.id),
      sessionId: quoted(last.ids.MatchSession),
      webhookId: quoted(last.volunteerIds.VolunteerWebhook),
      eventId: quoted(last.volunteerIds.VolunteerEvent),
    },
  }

  async function addRow() {
    const ids = await addOneOfEach(club, home, installation)
    await addDelivery(club, ids.WebhookEndpoint, 'booking.created')
    return { ids, volunteerIds: await addOneOfEachVolunteer(volunteer, home.club.id) }
  }
}

/** A helper with access to the events. */
async function addHelperOf(database: Database, clubId: string, eventIds: readonly string[]) {
  const helper = aHelper({ clubId })
  await helperStore.addAll(database, [helper])
  await tableOf(EventAccessEntity).insertAll(
    database,
    eventIds.map((eventId) => anAccess({ clubId, eventId, helperId: helper.id })),
  )
  return helper.id
}

/** A shift that two are in, one of whom is known. */
async function addShiftWithRole(
  database: Database,
  helperId: string,
  clubId: string,
  eventId: string,
) {
  const role = aRole({ clubId, eventId, name: newUuid() })
  await addRoles(database, role)
  const shift = aShift({ clubId, eventId, roleId: role.id })
  await addShifts(database, shift)
  await staff(database, shift, 'CONFIRMED')
  await tableOf(AssignmentEntity).insert(database, anAssignment(shift, { helperId }))
}

async function addRun(
  database: Database,
  clubId: string,
  { VolunteerWorkflow: workflowId, VolunteerEvent: eventId }: VolunteerIds,
) {
  await tableOf(RunEntity).insert(database, {
    ...{ id: newUuid(), clubId, workflowId, status: 'SUCCEEDED', eventId, helperIds: [] },
    ...{
      assignmentId: null,
      causeId: null,
      error: null,
      startCount: 1,
      dueAt: null,
      publishedCount: 1,
    },
    ...{ startedAt: AT, finishedAt: AT, createdAt: AT, updatedAt: AT },
  })
}

type VolunteerIds = Awaited<ReturnType<typeof addOneOfEachVolunteer>>

/** A message of the event, with two to whom it went. */
async function addMessage(database: Database, clubId: string, eventId: string) {
  const message = aMessage({ clubId, eventId, createdAt: AT, updatedAt: AT })
  await addMessages(database, message)
  for (let index = 0; index < 2; index += 1)
    await tableOf(RecipientEntity).insert(database, {
      ...{ id: newUuid(), clubId, messageId: message.id, helperId: newUuid() },
      ...{ outcome: 'MAILED', attemptCount: 1, updatedAt: AT },
    })
}

/** A request about the event, with two who have answered it. */
async function addPoll(database: Database, clubId: string, eventId: string) {
  const stamps = { createdAt: AT, updatedAt: AT }
  const [request] = await addRequests(database, aRequest({ clubId, eventId, ...stamps }))
  if (request) await addResponses(database, request, 2)
}

async function addDelivery(database: Database, endpointId: string, eventType: string) {
  const id = newUuid()
  await tableOf(WebhookDeliveryEntity).insert(database, {
    ...{ id, endpointId, eventId: newUuid(), eventType },
    ...{
      body: JSON.stringify(WEBHOOK_PAYLOAD),
      status: 'FAILED',
      attemptCount: 1,
      nextAttemptAt: null,
    },
    ...{
      lease: null,
      createdAt: AT,
      completedAt: AT,
      isRetry: false,
      resourceId: null,
      sequence: null,
      resend: 0,
      traceparent: null,
    },
  })
  await tableOf(WebhookAttemptEntity).insert(database, {
    ...{ deliveryId: id, number: 1, startedAt: AT, durationMs: 8000 },
    ...{ responseStatus: null, failure: 'timeout', failureDetail: null },
  })
}

function addScoreEvent(
  database: Database,
  clubId: string,
  matchSessionId: string,
  sequence: number,
) {
  return tableOf(ScoreEventEntity).insert(database, {
    ...{ id: newUuid(), clubId, matchSessionId, team: null, eventType: 'MATCH_STARTED' },
    ...{ source: 'STAFF_PORTAL', snapshotBefore: null, snapshotAfter: null, reversedEventId: null },
    ...{ awardReason: null, awardedFrom: null },
    ...{ clientEventId: null, sequence, createdAt: AT },
  })
}
