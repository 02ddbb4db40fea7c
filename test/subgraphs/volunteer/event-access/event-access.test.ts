import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type ApiKeyCaller, type Caller, SERVICE } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { CLUB_SCOPES } from '../../../../schema/club/scopes.ts'
import { VOLUNTEER_SCOPES, type VolunteerScope } from '../../../../schema/volunteer/scopes.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { EventAccessEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { addRequests, aRequest } from '../availability/availability-fixture.ts'
import { ADMIN, addProClub, ofClub, staffOf } from '../caller-fixture.ts'
import { addEvent, addEvents, anEvent, anEventInput, aSyncItem } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { addMessages, aMessage } from '../messages/message-fixture.ts'
import { addRoles, addShifts, aRole, aShift } from '../shifts/planning-fixture.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'
import { anAccess } from './event-access-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller
let foreignKey: ApiKeyCaller
let eventId: string
let helperId: string
let erasable: string[]
let roleId: string
let deletable: string[]
let deletableRoles: string[]
let shiftId: string
let deletableShifts: string[]
let messageId: string
let deletableMessages: string[]
let requestId: string

beforeAll(async () => {
  volunteer = await startVolunteer()
  key = await addProClub(volunteer.database)
  foreignKey = await addProClub(volunteer.database)
  eventId = await addEvent(volunteer.database, { clubId: key.clubId })
  const doomed = Array.from({ length: 10 }, () => anEvent({ clubId: key.clubId }))
  deletable = (await addEvents(volunteer.database, ...doomed)).map(({ id }) => id)
  const helper = aHelper({ clubId: key.clubId })
  helperId = helper.id
  const eves = Array.from({ length: 10 }, () => aHelper({ clubId: key.clubId, firstName: 'Eve' }))
  erasable = eves.map(({ id }) => id)
  await helperStore.addAll(volunteer.database, [helper, ...eves])
  const roles = Array.from({ length: 11 }, (_, n) =>
    aRole({ clubId: key.clubId, eventId, name: `Role ${n}` }),
  )
  const [kept, ...others] = await addRoles(volunteer.database, ...roles)
  roleId = kept?.id ?? ''
  const shifts = Array.from({ length: 11 }, () => aShift({ clubId: key.clubId, eventId }))
  await addShifts(volunteer.database, ...shifts)
  deletableShifts = shifts.map(({ id }) => id)
  shiftId = deletableShifts.pop() ?? ''
  deletableRoles = others.map(({ id }) => id)
  const drafts = Array.from({ length: 11 }, () => aMessage({ clubId: key.clubId, eventId }))
  const [draft, ...gone] = await addMessages(volunteer.database, ...drafts)
  messageId = draft?.id ?? ''
  deletableMessages = gone.map(({ id }) => id)
  const [request] = await addRequests(volunteer.database, aRequest({ clubId: key.clubId, eventId }))
  requestId = request?.id ?? ''
  const access = anAccess({ clubId: key.clubId, eventId, helperId })
  await tableOf(EventAccessEntity).insert(volunteer.database, access)
})

afterAll(() => volunteer.close())

const TIMES = { startTime: '2026-08-01T18:00:00Z', endTime: '2026-08-01T22:00:00Z' }

const PAGE = { first: 10, offset: 0 }
const listsOf = (clubId: string) =>
  ofClub(
    clubId,
    `volunteerEvents { totalCount nodes { id } } helpers(filter: { search: "anna" }) { totalCount }`,
  )
const OWN_LISTS = '{ volunteerEvents { totalCount nodes { id } } helpers { totalCount } }'

const OPERATIONS: readonly [string, VolunteerScope, () => Record<string, unknown>][] = [
  ['ListVolunteerEvents', 'events:read', () => PAGE],
  ['GetVolunteerEvent', 'events:read', () => ({ id: eventId })],
  ['CreateVolunteerEvent', 'events:create', () => ({ input: anEventInput() })],
  ['UpdateVolunteerEvent', 'events:write', () => ({ input: { eventId, name: 'Fest' } })],
  ['SyncVolunteerEvents', 'events:write', () => ({ input: { events: [aSyncItem()] } })],
  ['ListVolunteerRoles', 'roles:read', () => PAGE],
  ['GetVolunteerRole', 'roles:read', () => ({ id: roleId, eventId })],
  ['CreateVolunteerRole', 'roles:write', () => ({ input: { eventId, name: newUuid() } })],
  ['UpdateVolunteerRole', 'roles:write', () => ({ input: { roleId, name: newUuid() } })],
  ['DeleteVolunteerRole', 'roles:write', () => ({ input: { roleId: deletableRoles.pop() } })],
  ['ListShifts', 'shifts:read', () => ({ ...PAGE, eventId })],
  ['GetShift', 'shifts:read', () => ({ id: shiftId, eventId })],
  ['CreateShift', 'shifts:write', () => ({ input: { ...TIMES, eventId, title: 'Evening' } })],
  ['UpdateShift', 'shifts:write', () => ({ input: { shiftId, title: newUuid() } })],
  ['DeleteShift', 'shifts:write', () => ({ input: { shiftId: deletableShifts.pop() } })],
  ['ListAvailabilityRequests', 'availability:read', () => ({ ...PAGE, eventId })],
  ['GetAvailabilityRequest', 'availability:read', () => ({ id: requestId, eventId })],
  ['ListAvailabilityResponses', 'availability:read', () => ({ ...PAGE, id: requestId })],
  [
    'CreateAvailabilityRequest',
    'availability:write',
    () => ({ input: { eventId, title: 'When?', options: [{ label: 'Friday' }] } }),
  ],
  [
    'UpdateAvailabilityRequest',
    'availability:write',
    () => ({ input: { requestId, title: newUuid() } }),
  ],
  [
    'PutAvailabilityResponse',
    'availability:write',
    () => ({ input: { requestId, helperId, answers: [], comment: newUuid() } }),
  ],
  ['ListVolunteerMessages', 'messages:read', () => ({ ...PAGE, eventId })],
  ['GetVolunteerMessage', 'messages:read', () => ({ id: messageId, eventId })],
  ['ListMessageRecipients', 'messages:read', () => ({ ...PAGE, id: messageId })],
  [
    'CreateVolunteerMessage',
    'messages:write',
    () => ({ input: { eventId, body: 'Come.', status: 'DRAFT' } }),
  ],
  [
    'CreateVolunteerBroadcast',
    'messages:write',
    () => ({ input: { eventId, kind: 'BROADCAST', body: 'Come.', status: 'DRAFT' } }),
  ],
  ['UpdateVolunteerMessage', 'messages:write', () => ({ input: { messageId, body: newUuid() } })],
  [
    'DeleteVolunteerMessage',
    'messages:write',
    () => ({ input: { messageId: deletableMessages.pop() } }),
  ],
  ['ListHelpers', 'helpers:read', () => PAGE],
  ['GetHelper', 'helpers:read', () => ({ id: helperId })],
  [
    'UpsertHelpers',
    'helpers:write',
    () => ({ input: { helpers: [{ helperId, lastName: 'Li' }] } }),
  ],
  ['ListHelpersOfVolunteerEvent', 'helpers:read', () => ({ ...PAGE, eventId })],
  ['GrantEventAccess', 'helpers:write', () => ({ input: { eventId, helperId } })],
  ['RevokeEventAccess', 'helpers:write', () => ({ input: { eventId, helperId } })],
  ['EraseHelper', 'helpers:write', () => ({ input: { helperId: erasable.pop() } })],
  ['DeleteVolunteerEvent', 'events:delete', () => ({ input: { eventId: deletable.pop() } })],
]

describe.each(OPERATIONS)('%s', (operation, scope, variables) => {
  const ask = (caller: Caller) => volunteer.ask(operation, variables(), caller)

  test(`takes a key with no other scope than ${scope}`, async () => {
    expect((await ask({ ...key, scopes: [scope] })).errors).toEqual([])
  })

  test(`refuses a key that has every scope but ${scope}, and names it`, async () => {
    const scopes = VOLUNTEER_SCOPES.filter((other) => other !== scope)
    const { errors } = await ask({ ...key, scopes })
    expect(errors[0]?.extensions).toEqual({
      code: 'insufficient_scope',
      details: { required: [scope], missing: [scope] },
    })
  })

  test('rejects a club without plan or add-on before it checks scopes', async () => {
    const { errors } = await ask({ ...key, plan: null, addOns: ['webhooks_access'], scopes: [] })
    expect(errors[0]?.extensions).toEqual({
      code: 'feature_forbidden',
      details: {
        upgradeHint: expect.any(String),
        recommendedAddOns: ['api_access_plus'],
        upgradeCta: expect.any(String),
      },
    })
  })

  test('accepts a key of a club that has only the API add-on', async () => {
    expect((await ask({ ...key, plan: null, addOns: ['api_access_plus'] })).errors).toEqual([])
  })

  test('rejects a club that has switched its integration off, whatever its plan', async () => {
    const { code } = await ask({ ...key, isIntegrationEnabled: false, plan: null, scopes: [] })
    expect(code).toBe('integration_disabled')
  })

  test('rejects partner applications of courts and the platform itself', async () => {
    const installation: Caller = {
      kind: 'installation',
      installationId: newUuid(),
      applicationId: newUuid(),
      provider: 'partner',
      organizationId: newUuid(),
      clubId: key.clubId,
      scopes: CLUB_SCOPES,
    }
    expect((await ask(installation)).code).toBe('forbidden')
    expect((await ask(SERVICE)).code).toBe('forbidden')
  })
})

describe('an event of another club', () => {
  test.each([
    ['UpdateVolunteerEvent', () => ({ input: { eventId, name: 'Fest' } })],
    ['UpdateVolunteerEvent', () => ({ input: { eventId, status: 'ACTIVE' } })],
    ['DeleteVolunteerEvent', () => ({ input: { eventId } })],
  ])('returns not_found for %s, like a missing event', async (operation, variables) => {
    const strangers = [foreignKey, staffOf(foreignKey.clubId), staffOf(newUuid())]
    for (const caller of [...strangers, { ...staffOf(key.clubId), roles: [] }]) {
      const foreign = await volunteer.ask(operation, variables(), caller)
      expect(foreign.code).toBe('not_found')
      expect(foreign.data[Object.keys(foreign.data)[0] ?? '']).toBeNull()
    }
  })

  test('is not contained in lists', async () => {
    const { data } = await volunteer.ask('ListVolunteerEvents', PAGE, foreignKey)
    expect(data.volunteerEvents).toMatchObject({ nodes: [], totalCount: 0 })
    expect((await volunteer.ask('ListHelpers', PAGE, foreignKey)).data.helpers.nodes).toEqual([])
  })
})

describe('staff callers', () => {
  test('of any role read and write in the club that they name', async () => {
    for (const caller of [staffOf(key.clubId), staffOf(key.clubId, 'COORDINATOR'), ADMIN]) {
      const listed = await volunteer.ask(listsOf(key.clubId), {}, caller)
      expect(listed.errors).toEqual([])
      expect(listed.data._entities[0].helpers.totalCount).toBe(1)
      const input = { eventId, description: `by ${caller.subject}` }
      expect((await volunteer.ask('UpdateVolunteerEvent', { input }, caller)).errors).toEqual([])
    }
  })

  test('are stored as creators of what they create', async () => {
    const input = anEventInput({ clubId: key.clubId })
    const { data } = await volunteer.ask(
      'CreateVolunteerEvent',
      { input },
      staffOf(key.clubId, 'COORDINATOR'),
    )
    expect(data.createVolunteerEvent.event.createdBy).toBe('staff-1')
  })

  test('read the lists of a club of their own, and none of the root', async () => {
    const none = await volunteer.ask(OWN_LISTS, {}, staffOf(key.clubId))
    expect(none.errors.map(({ extensions }) => extensions?.['code'])).toEqual([
      'forbidden',
      'forbidden',
    ])
    const foreign = await volunteer.ask(listsOf(foreignKey.clubId), {}, staffOf(key.clubId))
    expect(foreign.code).toBe('not_found')
    expect((await volunteer.ask(listsOf('ünknown'), {}, ADMIN)).code).toBe('not_found')
  })
})

describe('an API key', () => {
  test('reads its lists at the root, and none of a `Club`', async () => {
    expect((await volunteer.ask(OWN_LISTS, {}, key)).errors).toEqual([])
    expect((await volunteer.ask(listsOf(key.clubId), {}, key)).code).toBe('forbidden')
  })

  test('cannot create for another club than its own', async () => {
    const input = anEventInput({ clubId: foreignKey.clubId })
    expect((await volunteer.ask('CreateVolunteerEvent', { input }, key)).code).toBe('club_mismatch')
  })
})
