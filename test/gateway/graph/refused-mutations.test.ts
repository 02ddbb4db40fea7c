import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getNamedType } from 'graphql'
import type { Caller, HelperCaller, InstallationCaller } from '../../../platform/caller.ts'
import type { Operation } from '../../../platform/executor.ts'
import { newUuid } from '../../../platform/ids.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import {
  aBookingInput,
  addHome,
  type RunningClub,
  startClub,
} from '../../subgraphs/club/running-club.ts'
import {
  aStaffedEvent,
  type StaffedEvent,
} from '../../subgraphs/volunteer/assignments/assignment-fixture.ts'
import { addWorkflows, aWorkflow } from '../../subgraphs/volunteer/automation/workflow-fixture.ts'
import {
  addRequests,
  aRequest,
} from '../../subgraphs/volunteer/availability/availability-fixture.ts'
import { ADMIN, staffOf } from '../../subgraphs/volunteer/caller-fixture.ts'
import { startVolunteer, type VolunteerTest } from '../../subgraphs/volunteer/volunteer-fixture.ts'
import { addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { addOneOfEach } from '../../support/club/one-of-each.ts'
import { GRAPH } from '../../support/graph/graph.ts'

/** Refusals of mutations that no suite of their own subject meets. */

let club: RunningClub
let home: ClubFixture
let partner: InstallationCaller
let ids: Awaited<ReturnType<typeof addOneOfEach>>
let volunteer: VolunteerTest
let event: StaffedEvent

beforeAll(async () => {
  club = await startClub()
  home = await addHome(club)
  partner = await addInstallation(club.database, home.club)
  ids = await addOneOfEach(club.database, home, partner)
  volunteer = await startVolunteer()
  event = await aStaffedEvent(volunteer, 2)
})

afterAll(async () => {
  await club.close()
  await volunteer.close()
})

const mutations = GRAPH.planning.apiSchema.getMutationType()?.getFields() ?? {}

/** The document of a mutation, with the refusals of its items where it has any. */
function documentOf(name: string): string {
  const field = mutations[name]
  const payload = getNamedType(field?.type)
  const isBulk = payload !== undefined && 'getFields' in payload && 'results' in payload.getFields()
  const shown = isBulk ? 'results { refusal { code } }' : '__typename'
  return `mutation ($input: ${field?.args[0]?.type}) { ${name}(input: $input) { ${shown} } }`
}

async function askClub(name: string, input: object, caller: Caller): Promise<unknown> {
  const document = documentOf(name)
  const content = hash('sha256', document)
  const operation: Operation = {
    name,
    kind: 'mutation',
    document,
    hash: content,
    registered: false,
  }
  const { codes } = await club.execute(operation, caller, { input })
  return codes[0]
}

async function askVolunteer(name: string, input: object, caller: Caller): Promise<unknown> {
  const { data, code } = await volunteer.ask(documentOf(name), { input }, caller)
  return code ?? data[name].results?.[0].refusal.code
}

const SNAPSHOT = () => ({ ...aBookingInput({}), bookingSourceId: ids.BookingSource })

const DAYS = { startDate: '2099-08-01', endDate: '2099-08-02' }

describe('a mutation of the club side', () => {
  test.each(['setClubStatus', 'updateClub'])(
    '%s is not_found for an unknown club',
    async (name) => {
      const changes = name === 'setClubStatus' ? { status: 'ACTIVE' } : { name: 'Padel' }
      expect(await askClub(name, { clubId: newUuid(), ...changes }, ADMIN)).toBe('not_found')
    },
  )

  test('approveInstallation is state_conflict for an application that is not registered', async () => {
    const input = {
      ...{ clubId: home.club.id, applicationId: partner.applicationId, nonce: 'n' },
      ...{ approvedScopes: ['CLUB_READ'], redirectUri: 'https://partner.com/' },
      codeChallenge: 'c'.repeat(43),
    }
    expect(await askClub('approveInstallation', input, staffOf(home.club.id))).toBe(
      'state_conflict',
    )
  })

  test('reportCourtDevice is not_found for the device of a court that is gone', async () => {
    const { id: clubId } = home.club
    const device: Caller = { kind: 'device', subject: 'device-1', clubId, courtId: newUuid() }
    expect(await askClub('reportCourtDevice', { warning: false }, device)).toBe('not_found')
  })

  test('abortSession is state_conflict for a session that is not in play', async () => {
    const input = { sessionId: ids.MatchSession }
    expect(await askClub('abortSession', input, staffOf(home.club.id))).toBe('state_conflict')
  })

  test('createBookingSource is source_key_exists for a key that another source has', async () => {
    const input = { sourceKey: 'desk', name: 'Desk' }
    await askClub('createBookingSource', input, partner)
    expect(await askClub('createBookingSource', input, partner)).toBe('source_key_exists')
  })

  test('openSession is state_conflict for a session that is not READY', async () => {
    const input = { sessionId: ids.MatchSession }
    expect(await askClub('openSession', input, staffOf(home.club.id))).toBe('state_conflict')
  })

  test('resendFailedWebhookDeliveries is state_conflict for a disabled endpoint', async () => {
    const endpointId = ids.WebhookEndpoint
    await askClub('disableWebhookEndpoint', { endpointId }, partner)
    const input = { endpointId, since: '2026-07-01T00:00:00.000Z' }
    expect(await askClub('resendFailedWebhookDeliveries', input, partner)).toBe('state_conflict')
  })

  test('recoverWebhookEndpoint is state_conflict for a disabled endpoint', async () => {
    const endpointId = ids.WebhookEndpoint
    await askClub('disableWebhookEndpoint', { endpointId }, partner)
    const input = { endpointId, after: '0' }
    expect(await askClub('recoverWebhookEndpoint', input, partner)).toBe('state_conflict')
    const unknown = { endpointId, after: '999999' }
    expect(await askClub('recoverWebhookEndpoint', unknown, partner)).toBe('invalid_cursor')
  })

  test.each(['putCourtMapping', 'putBooking'])(
    '%s is booking_source_inactive while the source is disabled',
    async (name) => {
      const { id: clubId } = home.club
      const source = { clubId, bookingSourceId: ids.BookingSource, status: 'DISABLED' }
      await askClub('setBookingSourceStatus', source, staffOf(clubId))
      const mapping = { externalCourtId: 'c9', externalCourtName: 'Court 9', courtId: ids.Court }
      const input =
        name === 'putBooking' ? SNAPSHOT() : { ...mapping, bookingSourceId: ids.BookingSource }
      expect(await askClub(name, input, partner)).toBe('booking_source_inactive')
    },
  )
})

describe('a mutation of the volunteer side', () => {
  const others: readonly (readonly [string, object])[] = [
    ['createVolunteerEvent', { name: 'Fest', ...DAYS }],
    ['syncVolunteerEvents', { events: [{ externalId: 'e-1', name: 'Fest', ...DAYS }] }],
    ['upsertHelpers', { helpers: [{ externalId: 'h-1', lastName: 'Huber' }] }],
    ['createVolunteerWebhook', { url: 'https://club.com/', eventTypes: ['EVENT_CREATED'] }],
    ['createVolunteerWorkflow', { name: 'Welcome', trigger: { type: 'MANUAL' }, actions: [] }],
  ]

  test.each(others)('%s is club_mismatch for an API key of another club', async (name, input) => {
    expect(await askVolunteer(name, { clubId: newUuid(), ...input }, event.key)).toBe(
      'club_mismatch',
    )
  })

  test.each(others)('%s is not_found for staff of another club', async (name, input) => {
    const caller = staffOf(newUuid())
    expect(await askVolunteer(name, { clubId: newUuid(), ...input }, caller)).toBe('not_found')
  })

  test('setVolunteerPlan is not_found for an id that is no UUID', async () => {
    const input = { clubId: 'club', isPro: true, addOns: [] }
    expect(await askVolunteer('setVolunteerPlan', input, ADMIN)).toBe('not_found')
  })

  test('updateAvailabilityRequest is invalid_time_range for an option that ends before it starts', async () => {
    const request = aRequest({ clubId: event.key.clubId, eventId: event.eventId })
    await addRequests(volunteer.database, request)
    const [startTime, endTime] = ['2099-08-02T12:00:00.000Z', '2099-08-01T12:00:00.000Z']
    const input = { requestId: request.id, options: [{ label: 'Friday', startTime, endTime }] }
    expect(await askVolunteer('updateAvailabilityRequest', input, event.key)).toBe(
      'invalid_time_range',
    )
  })

  test('updateShift is invalid_time_range for an end before the start', async () => {
    const times = { startTime: '2099-08-02T12:00:00.000Z', endTime: '2099-08-01T12:00:00.000Z' }
    const input = { shiftId: await event.addShift(), ...times }
    expect(await askVolunteer('updateShift', input, event.key)).toBe('invalid_time_range')
  })

  test.each([
    [
      'grantEventAccesses',
      { eventAccess: [{ helperId: newUuid(), roleIds: Array(51).fill('r') }] },
    ],
    [
      'createShifts',
      {
        shifts: [{ title: '', startTime: '2099-08-01T12:00:00Z', endTime: '2099-08-01T13:00:00Z' }],
      },
    ],
  ])('%s refuses an item beyond a limit with INVALID_INPUT', async (name, input) => {
    const caller = event.key
    expect(await askVolunteer(name, { eventId: event.eventId, ...input }, caller)).toBe(
      'INVALID_INPUT',
    )
  })

  test('updateVolunteerWorkflow is workflow_limit_reached for one more enabled workflow', async () => {
    const { clubId } = event.key
    const enabled = Array.from({ length: VOLUNTEER_LIMITS.workflow.enabled }, () =>
      aWorkflow({ clubId }),
    )
    const disabled = aWorkflow({ clubId, isEnabled: false })
    await addWorkflows(volunteer.database, ...enabled, disabled)
    const input = { workflowId: disabled.id, enabled: true }
    expect(await askVolunteer('updateVolunteerWorkflow', input, event.key)).toBe(
      'workflow_limit_reached',
    )
  })
})

describe('confirmMyAssignment', () => {
  async function askedHelper(requiredHelpers: number) {
    const { key, eventId, helperIds } = event
    const [helperId = '', otherId = ''] = helperIds
    const shiftId = await event.addShift({ requiredHelpers: 2 })
    await event.upsert([
      { shiftId, helperId },
      { shiftId, helperId: otherId, status: 'CONFIRMED' },
    ])
    await askVolunteer('updateShift', { shiftId, requiredHelpers }, key)
    const caller: HelperCaller = {
      kind: 'helper',
      accessId: newUuid(),
      helperId,
      eventId,
      clubId: key.clubId,
    }
    return { shiftId, caller }
  }

  test('is shift_full where the confirmed helpers are as many as required', async () => {
    const { shiftId, caller } = await askedHelper(1)
    expect(await askVolunteer('confirmMyAssignment', { shiftId }, caller)).toBe('shift_full')
  })

  test('is helper_without_access after the access was revoked', async () => {
    const { shiftId, caller } = await askedHelper(2)
    await volunteer.database.query(
      'UPDATE event_accesses SET revoked_at = granted_at, is_revoked = TRUE WHERE helper_id = ?',
      [caller.helperId],
    )
    expect(await askVolunteer('confirmMyAssignment', { shiftId }, caller)).toBe(
      'helper_without_access',
    )
  })
})
