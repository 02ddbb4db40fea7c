import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getNamedType, getNullableType, isEnumType, isListType, isObjectType } from 'graphql'
import type { z } from 'zod'
import { LEAF_COSTS } from '../../../gateway/documents/cost/leaf-costs.ts'
import { LIST_SIZES } from '../../../gateway/documents/cost/list-sizes.ts'
import { newUuid } from '../../../platform/ids.ts'
import { makeUsageCounts } from '../../../platform/limits/usage-counts.ts'
import { findImpossibleScore } from '../../../rules/club/scoring/find-impossible-score.ts'
import { INITIAL_SNAPSHOT } from '../../../rules/club/scoring/snapshot.ts'
import { BookingContent, NewBookingImport } from '../../../schema/club/bookings.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { OPENING_WEEKDAYS } from '../../../schema/club/opening-days.ts'
import { countRecords } from '../../../schema/club/provisioning.ts'
import { toGraph } from '../../../schema/fields/input-record.ts'
import { LIMITS } from '../../../schema/limits.ts'
import {
  AskedAvailabilityResponse,
  NewAvailabilityRequest,
} from '../../../schema/volunteer/availability.ts'
import { NewVolunteerWorkflow } from '../../../schema/volunteer/workflows.ts'
import { BookingEntity } from '../../../subgraphs/club/bookings/entities.ts'
import { toDayHours } from '../../../subgraphs/club/clubs/day-hours.ts'
import { ClubEntity, OrganizationEntity } from '../../../subgraphs/club/clubs/entities.ts'
import { toErrorDetails } from '../../../subgraphs/club/imports/error-details.ts'
import { ExternalKeyEntity } from '../../../subgraphs/club/provisioning/entities.ts'
import { toRefusedDetails } from '../../../subgraphs/club/refused-bookings/rules.ts'
import type { AuditEntry } from '../../../subgraphs/foundation/audit/audit-entry.ts'
import { AuditEntryEntity } from '../../../subgraphs/foundation/audit/entities.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { WebhookAttemptEntity } from '../../../subgraphs/foundation/webhooks/entities.ts'
import { ApiKeyEntity } from '../../../subgraphs/volunteer/api-keys/entities.ts'
import { makeApiKey } from '../../../subgraphs/volunteer/api-keys/rules.ts'
import { AssignmentEntity } from '../../../subgraphs/volunteer/assignment-records/entities.ts'
import {
  UpsertAssignmentsInput,
  WithdrawAssignmentsInput,
} from '../../../subgraphs/volunteer/assignments/inputs.ts'
import { EventAccessEntity } from '../../../subgraphs/volunteer/event-access/entities.ts'
import {
  GrantEventAccessesInput,
  GrantEventAccessInput,
} from '../../../subgraphs/volunteer/event-access/inputs.ts'
import { VolunteerEventEntity } from '../../../subgraphs/volunteer/events/entities.ts'
import { SyncVolunteerEventsInput } from '../../../subgraphs/volunteer/events/inputs.ts'
import { makeLinkTokens } from '../../../subgraphs/volunteer/helper-links/link-tokens.ts'
import { UpsertHelpersInput } from '../../../subgraphs/volunteer/helpers/inputs.ts'
import { helperStore } from '../../../subgraphs/volunteer/helpers/store.ts'
import { CreateShiftsInput } from '../../../subgraphs/volunteer/shifts/inputs.ts'
import {
  addRequests,
  aRequest,
} from '../../subgraphs/volunteer/availability/availability-fixture.ts'
import { anAccess } from '../../subgraphs/volunteer/event-access/event-access-fixture.ts'
import { anEvent } from '../../subgraphs/volunteer/events/event-fixture.ts'
import { aHelper } from '../../subgraphs/volunteer/helpers/helper-fixture.ts'
import {
  addShifts,
  anAssignment,
  aShift,
} from '../../subgraphs/volunteer/shifts/planning-fixture.ts'
import { addSource, aSnapshot } from '../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { aRecord, postImport } from '../../support/club/imports.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { staffClaimOf } from '../../support/club/play.ts'
import { copyMany, ID } from '../../support/database/many-rows.ts'
import { GRAPH } from '../../support/graph/graph.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'

const AT = new Date('2026-07-01T12:00:00Z')

const HOUR_MS = 60 * 60 * 1000

/** More rows than any list without pages may have. */
const TOO_MANY = 210

const usage = makeUsageCounts()
let api: TestApi
let home: ClubFixture
let owner: string
let bookingId: string
let deliveryId: string
let endpointId: string
let webhookId: string
let helperId: string
let link: string

beforeAll(async () => {
  api = await startTestApi({ usage })
  home = await addClub(api.club)
  owner = await api.staffToken(staffClaimOf(home))
  const ids = await addOneOfEach(api.club, home, await addInstallation(api.club, home.club))
  const volunteerIds = await addOneOfEachVolunteer(api.volunteer, home.club.id)
  bookingId = ids.Booking
  deliveryId = ids.WebhookDelivery
  endpointId = ids.WebhookEndpoint
  webhookId = volunteerIds.VolunteerWebhook
  helperId = volunteerIds.Helper
  link = await addInvolvement({
    accessId: volunteerIds.EventAccess,
    eventId: volunteerIds.VolunteerEvent,
  })
  await addAttempts(api.club, deliveryId)
  await addAttempts(api.volunteer, volunteerIds.VolunteerWebhookDelivery)
  const numbers = Array.from({ length: TOO_MANY }, (_, index) => index)
  const events = numbers.map((n) => anEvent({ clubId: home.club.id, name: `Gala ${n}` }))
  await tableOf(VolunteerEventEntity).insertAll(api.volunteer, events)
  await tableOf(EventAccessEntity).insertAll(
    api.volunteer,
    events.map(({ id: eventId, clubId }) => anAccess({ clubId, eventId, helperId })),
  )
  await tableOf(ApiKeyEntity).insertAll(api.volunteer, numbers.map(aKey))
})

afterAll(() => api.close())

/** What is kept without end, and where the graph shows it. */
const READ: Record<string, () => Promise<unknown[]>> = {
  'Backlog.queues': async () => {
    const admin = await api.staffToken({ admin: true })
    return (await ask('volunteerBacklog { queues { queue } }', admin)).volunteerBacklog.queues
  },
  'Court.scorePads': async () => {
    const input = `input: { courtId: "${home.courts[0]?.id}" }`
    for (let count = 0; count < CLUB_LIMITS.scorePads; count += 1)
      await ask(`startScorePad(${input}) { code }`, owner, 'mutation')
    const data = await ask(`court(id: "${home.courts[0]?.id}") { scorePads { scorePadId } }`, owner)
    return data.court.scorePads
  },
  'CourtAvailability.free': async () => {
    const [court] = home.courts
    const always = [{ opens: '00:00', closes: '24:00' }]
    const weekly = Object.fromEntries(OPENING_WEEKDAYS.map((day) => [day.toLowerCase(), always]))
    const hours = JSON.stringify({ weekly })
    await api.club.query('UPDATE locations SET opening_hours = ?', [hours])
    const start = new Date(Date.now() + 24 * HOUR_MS)
    // A minute is booked in each quarter of an hour.
    const times = (minutes: string) =>
      `'${start.toISOString().slice(0, 19)}' + INTERVAL ${minutes} MINUTE`
    await copyMany(
      api.club,
      BookingEntity,
      bookingId,
      {
        ...{ id: ID, externalBookingId: 'n', status: "'CONFIRMED'", courtId: `'${court?.id}'` },
        ...{ scheduledStart: times('15 * n'), scheduledEnd: times('15 * n + 1') },
      },
      { count: CLUB_LIMITS.availability.intervals + 1 },
    )
    const filter = `from: "${start.toISOString()}", to: "${new Date(+start + 14 * 24 * HOUR_MS).toISOString()}"`
    const asked = `courtAvailability(first: 1, filter: { ${filter} }) { nodes { free { start } } }`
    const data = await ask(`club(id: "${home.club.id}") { ${asked} }`, owner)
    return data.club.courtAvailability.nodes[0].free
  },
  'PersonExport.records': async () => {
    const token = await api.tokenFor(await addInstallation(api.club, home.club))
    const source = await addSource(api, home, token)
    const bookings = Array.from({ length: CLUB_LIMITS.importedBookings }, (_, nth) =>
      aRecord(`b-${nth}`, { participants: [{ external_id: 'p-1', display_name: 'Ana' }] }),
    )
    await postImport(api, source, { token, bookings })
    const person = `{ bookingSourceId: "${source}", externalId: "p-1" }`
    const asked = `exportPerson(clubId: "${home.club.id}", person: ${person}) { records { kind } }`
    return (await ask(asked, owner)).exportPerson.records
  },
  'Club.search': async () => {
    const club = await addClub(api.club)
    const token = await api.tokenFor(await addInstallation(api.club, club.club))
    const source = await addSource(api, club, token)
    for (let nth = 0; nth <= CLUB_LIMITS.search.results; nth += 1)
      await api.ask('PUT', `/v1/club/booking-sources/${source}/bookings/found-${nth}`, {
        ...{ token, body: aSnapshot() },
      })
    const staff = await api.staffToken(staffClaimOf(club))
    const asked = `club(id: "${club.club.id}") { search(text: "found") { players } }`
    return (await ask(asked, staff)).club.search
  },
  'StaffMemberExport.records': async () => {
    const clubId = home.club.id
    const entries = Array.from({ length: LIMITS.staffRows.read + 1 }, (): AuditEntry => {
      return {
        ...{ id: newUuid(), clubId, actorKind: 'STAFF', actorId: 'much-staff', actorName: null },
        ...{ mutation: 'updateClub', resourceType: null, resourceId: null, resourceCount: 0 },
        ...{ action: 'NONE', changedFields: [], valuesBefore: null, valuesAfter: null },
        ...{ requestId: newUuid(), occurredAt: AT },
      }
    })
    await tableOf(AuditEntryEntity).insertAll(api.volunteer, entries)
    const asked = `exportVolunteerStaffMember(clubId: "${clubId}", person: { subject: "much-staff" })`
    return (await ask(`${asked} { records { kind } }`, owner)).exportVolunteerStaffMember.records
  },
  'MyInvolvement.shifts': async () => {
    const data = await ask('myInvolvement { shifts { shiftId } }', link)
    return data.myInvolvement.shifts
  },
  'MyInvolvement.polls': async () => {
    const data = await ask('myInvolvement { polls { requestId } }', link)
    return data.myInvolvement.polls
  },
  'StaffViewer.roles': async () => {
    // More would not fit into an access token.
    const clubs = Array.from({ length: 150 }, () => ({ id: newUuid(), role: 'OPERATOR' }))
    const token = await api.staffToken({ clubs })
    return (await ask('viewer { ... on StaffViewer { roles { clubId } } }', token)).viewer.roles
  },
  'ProvisionPayload.changes': async () => {
    const { slug: key, name, timezone, currency, country, language } = home.club
    const courts = Array.from({ length: CLUB_LIMITS.provisioning.records }, (_, n) => ({
      ...{ id: newUuid(), kind: 'COURT' as const, scope: home.club.id, externalKey: `court-${n}` },
    }))
    const organization = { id: home.club.organizationId, kind: 'ORGANIZATION', scope: '' } as const
    await tableOf(ExternalKeyEntity).insertAll(api.club, [
      ...courts,
      { ...organization, externalKey: 'an-organization' },
    ])
    await tableOf(OrganizationEntity).insert(api.club, {
      ...{ id: home.club.organizationId, name: 'Former name', createdAt: AT },
    })
    const clubs = [{ key, name, timezone, currency, country, language, locations: [] }]
    const input = { organizations: [{ key: 'an-organization', name: 'New name', clubs }] }
    const query =
      'mutation ($input: ProvisionInput!) { provision(input: $input) { changes { key } } }'
    const token = await api.staffToken({ admin: true })
    const { body } = await api.ask('POST', '/graphql', {
      token,
      body: { query, variables: { input } },
    })
    return body.data.provision.changes
  },
  'Query.clubsBySlug': async () => {
    const clubs = Array.from({ length: CLUB_LIMITS.clubsBySlug + 1 }, (_, nth) => ({
      ...home.club,
      ...{ id: newUuid(), slug: `many-${nth}` },
    }))
    await tableOf(ClubEntity).insertAll(api.club, clubs)
    const admin = await api.staffToken({ admin: true })
    return (await ask('clubsBySlug(prefix: "many") { id }', admin)).clubsBySlug
  },
  'FieldUsage.clients': async () => {
    countMany(400, 1)
    return (await askUsage()).fieldUsage[0].clients
  },
  'Query.operationUsage': async () => {
    countMany(90, 90)
    return (await askUsage()).operationUsage
  },
  'WebhookEndpoint.deliveryCounts': async () => {
    const asked = `webhookEndpoint(id: "${endpointId}") { deliveryCounts { from } }`
    return (await ask(asked, owner)).webhookEndpoint.deliveryCounts
  },
  'ShiftCandidates.nodes': async () => {
    const { id: clubId } = home.club
    const event = anEvent({ clubId, name: 'Candidates' })
    await tableOf(VolunteerEventEntity).insert(api.volunteer, event)
    const shift = aShift({ clubId, eventId: event.id })
    await addShifts(api.volunteer, shift)
    const helpers = Array.from({ length: TOO_MANY }, () => aHelper({ clubId }))
    await helperStore.addAll(api.volunteer, helpers)
    await tableOf(EventAccessEntity).insertAll(
      api.volunteer,
      helpers.map(({ id }) => anAccess({ clubId, eventId: event.id, helperId: id })),
    )
    const asked = `shiftCandidates(shiftId: "${shift.id}") { nodes { helperId } }`
    return (await ask(asked, owner)).shiftCandidates.nodes
  },
  'WebhookDelivery.attempts': async () => {
    const data = await ask(`webhookDelivery(id: "${deliveryId}") { attempts { number } }`)
    return data.webhookDelivery.attempts
  },
  'VolunteerWebhookDelivery.attempts': async () => {
    const list = `volunteerWebhookDeliveries(webhookId: "${webhookId}") { nodes { attempts { number } } }`
    return (await ask(list)).volunteerWebhookDeliveries.nodes[0].attempts
  },
  'WebhookMessage.attempts': async () => {
    const message = '... on WebhookMessage { attempts { number } }'
    return (await ask(`node(id: "${deliveryId}") { ${message} }`)).node.attempts
  },
}

const TAKEN: Record<string, (count: number) => boolean | Promise<boolean>> = {
  'Query.nodes': async (count) => {
    const query = `{ nodes(ids: [${Array(count).fill(`"${newUuid()}"`)}]) { id } }`
    const { body } = await api.ask('POST', '/graphql', { token: owner, body: { query } })
    return body.errors === undefined
  },
  'ProvisionPayload.clubs': (count) => countsAsRecords(count),
  'ProvisionPayload.credentials': (count) => countsAsRecords(count),
  'Query.fieldUsage': async (count) => {
    const query = `{ fieldUsage(coordinates: [${Array(count).fill('"Query.club"')}]) { coordinate } }`
    const token = await api.staffToken({ admin: true })
    const { body } = await api.ask('POST', '/graphql', { token, body: { query } })
    return body.errors === undefined
  },
  'BookingImport.records': (count) => isWithin(toGraph(NewBookingImport), 'bookings', count),
  'SyncVolunteerEventsPayload.results': (count) =>
    isWithin(SyncVolunteerEventsInput, 'events', count),
  'EventAccess.roles': (count) => isWithin(GrantEventAccessInput, 'roleIds', count),
  'GrantEventAccessesPayload.results': (count) =>
    isWithin(GrantEventAccessesInput, 'eventAccess', count),
  'CreateShiftsPayload.results': (count) => isWithin(CreateShiftsInput, 'shifts', count),
  'UpsertAssignmentsPayload.results': (count) =>
    isWithin(UpsertAssignmentsInput, 'assignments', count),
  'WithdrawAssignmentsPayload.assignments': (count) =>
    isWithin(WithdrawAssignmentsInput, 'assignmentIds', count),
  'UpsertHelpersPayload.results': (count) => isWithin(UpsertHelpersInput, 'helpers', count),
  'AvailabilityRequest.options': (count) =>
    isWithin(toGraph(NewAvailabilityRequest), 'options', count),
  // One for each option.
  'AvailabilityRequest.totals': (count) =>
    isWithin(toGraph(NewAvailabilityRequest), 'options', count),
  'MyPoll.options': (count) => isWithin(toGraph(NewAvailabilityRequest), 'options', count),
  'MyPoll.answers': (count) => isWithin(toGraph(AskedAvailabilityResponse), 'answers', count),
  'AvailabilityResponse.answers': (count) =>
    isWithin(toGraph(AskedAvailabilityResponse), 'answers', count),
  'VolunteerWorkflow.conditions': (count) =>
    isWithin(toGraph(NewVolunteerWorkflow), 'conditions', count),
  'VolunteerWorkflow.actions': (count) => isWithin(toGraph(NewVolunteerWorkflow), 'actions', count),
  'Booking.participants': (count) => isWithin(toGraph(BookingContent), 'participants', count),
  'PersonRecord.participants': (count) => isWithin(toGraph(BookingContent), 'participants', count),
  'MatchSession.participants': (count) => isWithin(toGraph(BookingContent), 'participants', count),
  // Those of the participants who consent.
  'MatchSession.players': (count) => isWithin(toGraph(BookingContent), 'participants', count),
  'ScoreSnapshot.setHistory': hasPlayed,
  'OpeningHours.intervals': (count) => {
    const intervals = Array(count).fill({ opens: '08:00', closes: '09:00' })
    return toDayHours({ weekly: { monday: intervals } }) !== null
  },
  'RefusedBooking.details': (count) => {
    const issues = Array(count).fill({ path: 'status', rule: 'enum', message: '' })
    return toRefusedDetails({ code: 'invalid_input', details: { issues } }).length === count
  },
  'ImportError.details': (count) => {
    const names = Array.from({ length: count }, (_, index) => [`detail${index}`, 'x'])
    return toErrorDetails(Object.fromEntries(names)) !== null
  },
}

/** Lists that have grown since a release whose documents are still accepted: they cost what they cost then. */
const GROWN: Readonly<Record<string, number>> = {
  'Location.openingHours': OPENING_WEEKDAYS.length + CLUB_LIMITS.openingHours.dates,
}

/** Whether one call of provisioning takes so many records. */
function countsAsRecords(count: number): boolean {
  const input = { organizations: Array(count).fill({ key: 'a-key', name: 'A name' }) }
  return countRecords(input) <= CLUB_LIMITS.provisioning.records
}

function countMany(clients: number, operations: number): void {
  // Requests of the other cases have counted it already.
  usage.count(undefined, '', ['Query.club'])
  for (let client = 0; client < clients; client++)
    for (let n = 0; n < operations; n++) usage.count(`client ${client}`, `N${n}`, ['Query.club'])
}

async function askUsage() {
  const token = await api.staffToken({ admin: true })
  const fields = 'fieldUsage(coordinates: ["Query.club"]) { clients { client } }'
  return ask(`${fields} operationUsage { name }`, token)
}

/** Lists of plain values that are no longer than what they name, or name five at most. */
const SHORT = [
  'AuditEntry.changedFields',
  'ClubEvent.changedFields',
  'ClubSearchResult.players',
  'ProvisioningChange.fields',
  'ReconciliationConflict.fields',
  'UnmailedHelpers.names',
  'VolunteerPublication.changedFields',
]

describe('a list without pages in the graph', () => {
  test('is bounded, and its cost is its bound', async () => {
    expect([READ, TAKEN, GROWN].flatMap(Object.keys).sort()).toEqual(Object.keys(LIST_SIZES).sort())
    for (const [name, read] of Object.entries(READ))
      expect({ name, length: (await read()).length }).toEqual({ name, length: LIST_SIZES[name] })
    for (const [name, isTaken] of Object.entries(TAKEN)) {
      const size = LIST_SIZES[name] ?? 0
      expect({ name, taken: [await isTaken(size), await isTaken(size + 1)] }).toEqual({
        name,
        taken: [true, false],
      })
    }
  })

  test('that has grown costs what it did before', () => {
    for (const [name, bound] of Object.entries(GROWN))
      expect({ name, isLess: (LIST_SIZES[name] ?? bound) < bound }).toEqual({ name, isLess: true })
  })

  test('holds counted objects, enums or counted long values, or is short', () => {
    const known = [...Object.keys(LIST_SIZES), ...Object.keys(LEAF_COSTS), ...SHORT]
    expect(LISTS.filter((name) => !known.includes(name))).toEqual([])
    expect(SHORT.filter((name) => !LISTS.includes(name))).toEqual([])
  })

  test('holds the latest attempts of a delivery, oldest first', async () => {
    const attempts = (await READ['WebhookDelivery.attempts']?.()) as { number: number }[]
    const numbers = attempts.map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, index) => TOO_MANY - numbers.length + index + 1))
  })
})

const LISTS = Object.values(GRAPH.planning.apiSchema.getTypeMap()).flatMap((type) => {
  if (!isObjectType(type) || /^__|Connection$/.test(type.name)) return []
  return Object.values(type.getFields())
    .filter((field) => isListType(getNullableType(field.type)))
    .filter((field) => !isEnumType(getNamedType(field.type)))
    .map((field) => `${type.name}.${field.name}`)
})

async function isWithin(schema: z.ZodType, member: string, count: number): Promise<boolean> {
  const { error } = await schema.safeParseAsync({ [member]: Array(count).fill({}) })
  const issues = error?.issues ?? []
  return !issues.some(({ code, path }) => code === 'too_big' && path.join('.') === member)
}

/** Whether a score with this number of sets, won in turn but for the last, is valid. */
function hasPlayed(count: number): boolean {
  const setHistory = Array.from({ length: count }, (_, index) =>
    index % 2 === 0 ? { blue: 6, orange: 0 } : { blue: 0, orange: 6 },
  )
  const fault = findImpossibleScore(
    { ...INITIAL_SNAPSHOT, sets: { blue: 2, orange: 1 }, setHistory },
    { scoringMode: 'STAR_POINT', ruleVersion: 'padel-2026.1' },
  )
  return !fault?.startsWith('setHistory must end')
}

function aKey(n: number) {
  const secret = Buffer.alloc(30, `key ${newUuid()}`)
  const key = { id: newUuid(), clubId: home.club.id, name: `Key ${n}`, createdBy: 'owner-1' }
  return makeApiKey({ ...key, createdAt: AT, scopes: ['events:read'], expiresAt: null }, secret)
    .apiKey
}

/** In the place of those that it has. */
async function addAttempts(database: Database, id: string) {
  await database.query('DELETE FROM webhook_attempts WHERE delivery_id = ?', [id])
  const attempts = Array.from({ length: TOO_MANY }, (_, index) => ({
    ...{ deliveryId: id, number: index + 1, startedAt: AT, durationMs: 8000 },
    ...{ responseStatus: null, failure: 'timeout' as const, failureDetail: null },
  }))
  await tableOf(WebhookAttemptEntity).insertAll(database, attempts)
}

/** Gives the helper more shifts and polls of an event than are shown; answers what their link carries. */
async function addInvolvement(ids: { accessId: string; eventId: string }): Promise<string> {
  const { eventId } = ids
  const place = { clubId: home.club.id, eventId }
  const shifts = Array.from({ length: TOO_MANY }, () => aShift(place))
  await addShifts(api.volunteer, ...shifts)
  const polls = Array.from({ length: TOO_MANY }, () => aRequest(place))
  await addRequests(api.volunteer, ...polls)
  const assignments = shifts.map((shift) => anAssignment(shift, { helperId }))
  await tableOf(AssignmentEntity).insertAll(api.volunteer, assignments)
  const claims = { accessId: ids.accessId, generation: 0, expiresAt: new Date('2099-01-01') }
  return makeLinkTokens([Buffer.alloc(32, 7)]).seal(claims)
}

async function ask(field: string, token = owner, kind: 'query' | 'mutation' = 'query') {
  const body = { query: `${kind} { ${field} }` }
  const answer = await api.ask('POST', '/graphql', { token, body })
  expect(answer.body.errors).toBeUndefined()
  return answer.body.data
}
