import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import type { AvailabilityRequest } from '../../../../subgraphs/volunteer/availability/availability-request.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { aStaffedEvent, type StaffedEvent } from '../assignments/assignment-fixture.ts'
import { addRequests, aRequest } from '../availability/availability-fixture.ts'
import { addProClub } from '../caller-fixture.ts'
import { addEvents, anEvent, anEventInput, aSyncItem } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { addRoles, aRole } from '../shifts/planning-fixture.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller
let ids: string[]
let helperIds: string[]
let roleId: string
let crowd: StaffedEvent
let shiftIds: string[]
let assignmentId: string
let request: AvailabilityRequest

beforeAll(async () => {
  volunteer = await startVolunteer()
  key = await addProClub(volunteer.database)
  const { clubId } = key
  const events = await addEvents(
    volunteer.database,
    anEvent({ clubId }),
    anEvent({ clubId, status: 'ARCHIVED' }),
    anEvent({ clubId }),
  )
  ids = events.map(({ id }) => id)
  const helpers = [aHelper({ clubId }), aHelper({ clubId })]
  helperIds = helpers.map(({ id }) => id)
  await helperStore.addAll(volunteer.database, helpers)
  const [role] = await addRoles(
    volunteer.database,
    aRole({ clubId, eventId: ids[0] ?? '', name: 'Grill' }),
  )
  roleId = role?.id ?? ''
  crowd = await aStaffedEvent(volunteer, 101, {}, key)
  const adding = Array.from({ length: 10 }, () => crowd.addShift({ requiredHelpers: 20 }))
  shiftIds = await Promise.all(adding)
  const lastOne = { shiftId: shiftIds[0], helperId: crowd.helperIds.pop() }
  assignmentId = (await crowd.upsert([lastOne])).ids[0] ?? ''
  request = aRequest({ clubId, eventId: ids[0] ?? '' })
  await addRequests(volunteer.database, request)
})

afterAll(() => volunteer.close())

const manyItems = (name: string) => {
  const status = 'ARCHIVED'
  const items = Array.from({ length: 100 }, (_, n) =>
    aSyncItem({ externalId: `${n}`, name, status }),
  )
  return { input: { events: items } }
}

const manyHelpers = (notes: string, firstName = 'Anna') => {
  const helpers = Array.from({ length: 200 }, (_, n) => ({
    ...{ externalId: `${n}`, firstName, lastName: `Name ${n}`, notes },
  }))
  return { input: { helpers } }
}

const manyAssignments = (more: object = {}) => {
  const assignments = crowd.helperIds.map((helperId, n) => ({
    ...{ shiftId: shiftIds[n % 10] ?? '', helperId, ...more },
  }))
  return { input: { eventId: crowd.eventId, assignments } }
}

const manyGrants = (roleIds: string[]) => crowd.helperIds.map((helperId) => ({ helperId, roleIds }))

const aShiftItem = () => ({
  ...{ title: 'Evening', roleId },
  ...{ startTime: '2026-08-01T18:00:00Z', endTime: '2026-08-01T22:00:00Z' },
})

const page = (first: number) => ({ first, offset: 0 })

test.each([
  ['a list that fits on its page', 1, 'ListVolunteerEvents', () => page(50)],
  ['a list of several pages', 2, 'ListVolunteerEvents', () => page(1)],
  ['a search for helpers', 2, 'ListHelpers', () => ({ ...page(50), filter: { search: 'gru' } })],
  ['one event', 1, 'GetVolunteerEvent', () => ({ id: ids[0] })],
  ['creating an event', 8, 'CreateVolunteerEvent', () => ({ input: anEventInput() })],
  [
    'creating an archived event',
    6,
    'CreateVolunteerEvent',
    () => ({ input: anEventInput({ status: 'ARCHIVED' }) }),
  ],
  [
    'changing a name',
    6,
    'UpdateVolunteerEvent',
    () => ({ input: { eventId: ids[0], name: 'Herbstfest' } }),
  ],
  [
    'deleting an event with all that it holds',
    10,
    'DeleteVolunteerEvent',
    () => ({ input: { eventId: ids[2] } }),
  ],
  [
    'a list of the roles of an event',
    2,
    'ListRolesOfVolunteerEvent',
    () => ({ ...page(50), filter: { eventId: ids[0] } }),
  ],
  [
    'creating a role',
    6,
    'CreateVolunteerRole',
    () => ({ input: { eventId: ids[0], name: 'Bar' } }),
  ],
  [
    'creating a shift',
    6,
    'CreateShift',
    () => ({
      input: {
        ...{ eventId: ids[0], title: 'Evening' },
        ...{ startTime: '2026-08-01T18:00:00Z', endTime: '2026-08-01T22:00:00Z' },
      },
    }),
  ],
  [
    'a list of the shifts of an event, with who is in them',
    3,
    'ListShifts',
    () => ({ ...page(50), eventId: ids[0] }),
  ],
  [
    'asking for availability',
    6,
    'CreateAvailabilityRequest',
    () => ({ input: { eventId: ids[0], title: 'When?', options: [{ label: 'Friday' }] } }),
  ],
  [
    'other options of a request',
    6,
    'UpdateAvailabilityRequest',
    () => ({ input: { requestId: request.id, options: [{ label: 'Sunday' }] } }),
  ],
  [
    'a list of the availability requests of an event, counted',
    3,
    'ListAvailabilityRequests',
    () => ({ ...page(50), eventId: ids[0] }),
  ],
  ['bringing 100 new events in line', 9, 'SyncVolunteerEvents', () => manyItems('Fest')],
  ['bringing 100 changed events in line', 10, 'SyncVolunteerEvents', () => manyItems('Ball')],
  ['bringing 100 equal events in line', 7, 'SyncVolunteerEvents', () => manyItems('Ball')],
  ['recording 200 new helpers', 25, 'UpsertHelpers', () => manyHelpers('One')],
  ['recording 200 helpers with other notes', 7, 'UpsertHelpers', () => manyHelpers('Two')],
  ['recording 200 helpers as they are', 5, 'UpsertHelpers', () => manyHelpers('Two')],
  [
    'granting access to an event for a role',
    11,
    'GrantEventAccess',
    () => ({ input: { eventId: ids[0], helperId: helperIds[1], roleIds: [roleId] } }),
  ],
  [
    'a list of the helpers of an event',
    3,
    'ListHelpersOfVolunteerEvent',
    () => ({ ...page(50), eventId: ids[0] }),
  ],
  [
    'the first answer of a helper',
    10,
    'PutAvailabilityResponse',
    () => ({ input: { requestId: request.id, helperId: helperIds[1], answers: [] } }),
  ],
  [
    'another answer of theirs',
    9,
    'PutAvailabilityResponse',
    () => ({ input: { requestId: request.id, helperId: helperIds[1], answers: [], comment: 'a' } }),
  ],
  [
    'the same answer again',
    6,
    'PutAvailabilityResponse',
    () => ({ input: { requestId: request.id, helperId: helperIds[1], answers: [], comment: 'a' } }),
  ],
  ['a list of answers', 2, 'ListAvailabilityResponses', () => ({ ...page(50), id: request.id })],
  ['a helper with access to events', 2, 'GetHelper', () => ({ id: helperIds[1] })],
  [
    'helpers who have access',
    3,
    'ListHelpers',
    () => ({ ...page(50), filter: { eventId: ids[0] } }),
  ],
  ['putting 100 helpers into ten shifts', 12, 'UpsertAssignments', () => manyAssignments()],
  ['putting them there once more', 8, 'UpsertAssignments', () => manyAssignments()],
  [
    'confirming 100 helpers in ten shifts',
    12,
    'UpsertAssignments',
    () => manyAssignments({ status: 'CONFIRMED' }),
  ],
  [
    'changing an assignment',
    12,
    'UpdateAssignment',
    () => ({ input: { assignmentId, status: 'CANCELLED' } }),
  ],
  [
    'a list of the assignments of an event',
    3,
    'ListAssignments',
    () => ({ ...page(50), eventId: crowd.eventId }),
  ],
  ['erasing a helper', 16, 'EraseHelper', () => ({ input: { helperId: helperIds[0] } })],
  [
    'erasing a helper who has answered',
    26,
    'EraseHelper',
    () => ({ input: { helperId: helperIds[1] } }),
  ],
  ['changing nothing', 3, 'UpdateVolunteerEvent', () => ({ input: { eventId: ids[0] } })],
  [
    'bringing an event back',
    9,
    'UpdateVolunteerEvent',
    () => ({ input: { eventId: ids[1], status: 'ACTIVE' } }),
  ],
  [
    'creating 100 shifts of one role',
    7,
    'CreateShifts',
    () => ({ input: { eventId: ids[0], shifts: Array.from({ length: 100 }, () => aShiftItem()) } }),
  ],
  [
    'granting 100 helpers access with a role each',
    11,
    'GrantEventAccesses',
    () => ({ input: { eventId: ids[0], eventAccess: manyGrants([roleId]) } }),
  ],
  [
    'granting it again',
    6,
    'GrantEventAccesses',
    () => ({ input: { eventId: ids[0], eventAccess: manyGrants([roleId]) } }),
  ],
  [
    'taking the roles from 100 accesses',
    7,
    'GrantEventAccesses',
    () => ({ input: { eventId: ids[0], eventAccess: manyGrants([]) } }),
  ],
] as const)('%s takes %i SQL statements', async (_what, count, operation, variables) => {
  volunteer.takeStatements()
  expect((await volunteer.ask(operation, variables(), key)).errors).toEqual([])
  expect(volunteer.takeStatements()).toHaveLength(count)
})
