import { beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import type { AssignmentStatus } from '../../../../schema/volunteer/statuses.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import type { Assignment } from '../../../../subgraphs/volunteer/assignment-records/assignment.ts'
import { AssignmentEntity } from '../../../../subgraphs/volunteer/assignment-records/entities.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { audienceStore } from '../../../../subgraphs/volunteer/messages/audience/audience-store.ts'
import type { ChosenAudience } from '../../../../subgraphs/volunteer/messages/message.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { LONG_AGO } from '../moments.ts'
import { addRoles, addShifts, anAssignment, aRole, aShift } from '../shifts/planning-fixture.ts'
import { NOW } from '../volunteer-fixture.ts'
import { anAudience } from './message-fixture.ts'

const home = startVolunteerEvent()
let elsewhere: string
let bar: string
let grill: string

beforeEach(async () => {
  const { clubId, eventId } = home
  elsewhere = await home.addEvent()
  const roles = ['Bar', 'Grill'].map((name) => aRole({ clubId, eventId, name }))
  await addRoles(home.database, ...roles)
  ;[bar = '', grill = ''] = roles.map(({ id }) => id)
})

/** A helper with access to the event. */
async function letIn(roleIds: string[] = [], status: 'ACTIVE' | 'INACTIVE' = 'ACTIVE') {
  const helper = aHelper({ clubId: home.clubId, status })
  await helperStore.addAll(home.database, [helper])
  await grant(helper.id, { roleIds })
  return helper.id
}

async function grant(helperId: string, more: object = {}) {
  const input = { eventId: home.eventId, helperId, ...more }
  const { errors } = await home.change('GrantEventAccess', input)
  expect(errors).toEqual([])
}

const revoke = (helperId: string) =>
  home.change('RevokeEventAccess', { eventId: home.eventId, helperId })

/** A shift of the role with these assignments. */
async function staffed(roleId: string | null, ...places: [string, AssignmentStatus][]) {
  const shift = aShift({ ...home.ids, roleId })
  await addShifts(home.database, shift)
  const assignments = places.map(([helperId, status]) => anAssignment(shift, { helperId, status }))
  if (assignments.length > 0) await tableOf(AssignmentEntity).insertAll(home.database, assignments)
  return shift.id
}

const SHOWN = `mutation ($input: CreateVolunteerMessageInput!) {
  createVolunteerMessage(input: $input) {
    message { audience { type shiftIds endingAfter cancelledSince } }
  }
}`

const send = (audience: object) =>
  home.change('CreateVolunteerMessage', { eventId: home.eventId, body: 'Come.', audience })

async function recipientsOf(audience: object): Promise<string[]> {
  const { data, errors } = await send(audience)
  expect(errors).toEqual([])
  const { id, recipientCount } = data.createVolunteerMessage.message
  const rows = await home.database.query<{ helperId: string; id: string }[]>(
    'SELECT helper_id AS helperId, id FROM message_recipients WHERE message_id = ?',
    [id],
  )
  expect(rows).toHaveLength(recipientCount)
  expect(new Set(rows.map((row) => row.id)).size).toBe(recipientCount)
  return rows.map(({ helperId }) => helperId).sort()
}

describe('an audience of roles', () => {
  test('includes helpers whose access names a role, and helpers with a seat in a shift of one', async () => {
    const [named, both, other, asked, coming, declined] = [
      await letIn([bar]),
      await letIn([bar, grill]),
      await letIn([grill]),
      await letIn(),
      await letIn(),
      await letIn(),
    ]
    await letIn([bar], 'INACTIVE')
    await revoke(await letIn([bar]))
    await staffed(bar, [asked, 'PENDING'], [coming, 'CONFIRMED'], [declined, 'DECLINED'])
    await staffed(bar, [both, 'PENDING'])
    const ofBar = [named, both, asked, coming].sort()
    expect(await recipientsOf({ type: 'ROLE', roleIds: [bar] })).toEqual(ofBar)
    const ofAny = [...ofBar, other].sort()
    expect(await recipientsOf({ type: 'ROLE', roleIds: [grill, bar] })).toEqual(ofAny)
  })

  test('changes with the roles of an access', async () => {
    const helper = await letIn([bar])
    const one = await letIn([grill])
    await grant(helper, { roleIds: [grill] })
    expect((await send({ type: 'ROLE', roleIds: [bar] })).code).toBe('empty_audience')
    expect(await recipientsOf({ type: 'ROLE', roleIds: [grill] })).toEqual([helper, one].sort())
    await revoke(helper)
    expect(await recipientsOf({ type: 'ROLE', roleIds: [grill] })).toEqual([one])
    await grant(helper)
    expect(await recipientsOf({ type: 'ROLE', roleIds: [grill] })).toEqual([helper, one].sort())
  })
})

test('an audience of shifts includes helpers with a pending or confirmed assignment, once each', async () => {
  const [first, second, third] = [await letIn(), await letIn(), await letIn()]
  const gone = await letIn()
  const shiftIds = [
    await staffed(null, [first, 'PENDING'], [second, 'CONFIRMED'], [gone, 'CANCELLED']),
    await staffed(bar, [first, 'CONFIRMED'], [newUuid(), 'CONFIRMED']),
  ]
  await staffed(bar, [third, 'CONFIRMED'])
  expect(await recipientsOf({ type: 'SHIFT', shiftIds })).toEqual([first, second].sort())
})

describe('an audience of what was cancelled', () => {
  const cancelledAt = new Date('2026-10-01T09:00:00.000Z')
  const earlier = new Date(cancelledAt.getTime() - 1)

  /** A cancelled shift, whose assignments ended in these ways. */
  async function cancelled(...ended: [string, Partial<Assignment>][]) {
    const shift = aShift({ ...home.ids, status: 'CANCELLED' })
    await addShifts(home.database, shift)
    const ofShift = { status: 'CANCELLED', statusReason: 'shift_cancelled' } as const
    await tableOf(AssignmentEntity).insertAll(
      home.database,
      ended.map(([helperId, more]) =>
        anAssignment(shift, { helperId, ...ofShift, statusChangedAt: cancelledAt, ...more }),
      ),
    )
    return shift.id
  }

  test('includes helpers whose assignments ended with the shift, those of an earlier cancellation not', async () => {
    const [first, second, before, gaveUp] = [
      await letIn(),
      await letIn(),
      await letIn(),
      await letIn(),
    ]
    const erased = newUuid()
    const shiftId = await cancelled(
      ...[[first, {}] as [string, object], [second, {}] as [string, object]],
      [before, { statusChangedAt: earlier }],
      [gaveUp, { statusReason: null }],
      [erased, {}],
    )
    const named = { type: 'SHIFT', shiftIds: [shiftId] }
    const audience = { ...named, cancelledSince: cancelledAt.toISOString() }
    expect((await send(named)).code).toBe('empty_audience')
    expect(await recipientsOf(audience)).toEqual([first, second].sort())
    const { errors } = await home.change('DeleteShift', { shiftId })
    expect(errors).toEqual([])
    expect(await recipientsOf(audience)).toEqual([first, second].sort())
    expect((await send(named)).code).toBe('unknown_audience')
  })

  test('includes helpers with a seat in any shift of the event that ends later, once each', async () => {
    const [first, second, past] = [await letIn(), await letIn(), await letIn()]
    await staffed(null, [first, 'PENDING'], [second, 'CONFIRMED'])
    await staffed(bar, [first, 'CONFIRMED'], [newUuid(), 'CONFIRMED'])
    const { startTime, endTime } = aShift(home.ids)
    const over = aShift({ ...home.ids, startTime: LONG_AGO, endTime: startTime })
    await addShifts(home.database, over)
    const worked = [past, second].map((helperId) => anAssignment(over, { helperId }))
    await tableOf(AssignmentEntity).insertAll(home.database, worked)
    const from = (moment: Date) => ({ type: 'SHIFT', endingAfter: moment.toISOString() })
    expect(await recipientsOf(from(startTime))).toEqual([first, second].sort())
    expect(await recipientsOf(from(LONG_AGO))).toEqual([first, second, past].sort())
    expect((await send(from(endTime))).code).toBe('empty_audience')
  })

  test('keeps the moments that it uses', async () => {
    await staffed(null, [await letIn(), 'PENDING'])
    const moment = LONG_AGO.toISOString()
    const shownOf = async (audience: object) => {
      const input = { eventId: home.eventId, body: 'Come.', audience }
      const { data } = await home.ask(SHOWN, { input })
      return data.createVolunteerMessage.message.audience
    }
    const moments = { endingAfter: moment, cancelledSince: moment }
    expect(await shownOf({ type: 'SHIFT', ...moments })).toMatchObject({ shiftIds: [], ...moments })
    const none = { endingAfter: null, cancelledSince: null }
    expect(await shownOf({ type: 'ALL', ...moments })).toMatchObject(none)
  })
})

test('an audience of a status includes helpers with such an assignment at the event, once each', async () => {
  const [first, second] = [await letIn(), await letIn()]
  await staffed(null, [first, 'DECLINED'], [second, 'CONFIRMED'])
  await staffed(bar, [first, 'DECLINED'])
  const declined = { type: 'STATUS', assignmentStatus: 'DECLINED' }
  expect(await recipientsOf(declined)).toEqual([first])
  const { data } = await send({ ...declined, roleIds: [bar] })
  expect(data.createVolunteerMessage.message.audience).toEqual({
    ...{ type: 'STATUS', assignmentStatus: 'DECLINED' },
    ...{ roleIds: [], shiftIds: [], helperIds: [] },
  })
  expect((await send({ type: 'STATUS', assignmentStatus: 'PENDING' })).code).toBe('empty_audience')
})

describe('the ids in an audience', () => {
  async function expectUnknown(id: string, audience: object) {
    const { code, errors } = await send(audience)
    const message = `The audience names what is not of this event: ${id}.`
    expect([code, errors[0]?.message]).toEqual(['unknown_audience', message])
  }

  test('must belong to the event and exist, else unknown_audience', async () => {
    const { clubId } = home.key
    const away = aRole({ clubId, eventId: elsewhere, name: 'Away' })
    await addRoles(home.database, away)
    const shifts = [
      aShift({ clubId, eventId: elsewhere }),
      aShift({ clubId, eventId: home.eventId, deletedAt: NOW }),
    ]
    await addShifts(home.database, ...shifts)
    await letIn([bar, grill])
    const shiftId = await staffed(bar)
    await home.change('DeleteVolunteerRole', { roleId: grill })
    for (const roleId of [away.id, grill, newUuid()])
      await expectUnknown(roleId, { type: 'ROLE', roleIds: [bar, roleId] })
    for (const id of [...shifts.map((shift) => shift.id), newUuid()])
      await expectUnknown(id, { type: 'SHIFT', shiftIds: [shiftId, id] })
    const stranger = newUuid()
    const helperId = await letIn([bar])
    await expectUnknown(stranger, { type: 'HELPERS', helperIds: [helperId, stranger] })
  })

  test.each([
    ['ROLE', 'roleIds'],
    ['SHIFT', 'shiftIds'],
    ['STATUS', 'assignmentStatus'],
  ])('are required for the type %s', async (type, needed) => {
    const { code, errors } = await send({ type })
    expect(code).toBe('invalid_input')
    const path = `audience.${needed}`
    expect(errors[0]?.extensions?.['details']).toMatchObject({ issues: [{ path }] })
  })
})

test('a helper is in an audience if selected and with access, even if inactive', async () => {
  const [named, asked, idle] = [
    await letIn([bar]),
    await letIn(),
    await letIn([bar, grill], 'INACTIVE'),
  ]
  const shiftId = await staffed(bar, [asked, 'PENDING'])
  const outside = newUuid()
  const membersOf = async (chosen: Partial<ChosenAudience>) => {
    const addressed = { eventId: home.eventId, audience: anAudience(chosen) }
    const found = []
    for (const id of [named, asked, idle, outside])
      if (await audienceStore.includes(home.database, addressed, id)) found.push(id)
    return found
  }
  expect(await membersOf({})).toEqual([named, asked, idle])
  expect(await membersOf({ type: 'ROLE', roleIds: [bar] })).toEqual([named, asked, idle])
  expect(await membersOf({ type: 'ROLE', roleIds: [grill] })).toEqual([idle])
  expect(await membersOf({ type: 'SHIFT', shiftIds: [shiftId] })).toEqual([asked])
  const [before, end] = ['2026-08-01T21:59:59Z', '2026-08-01T22:00:00Z']
  expect(await membersOf({ type: 'SHIFT', endingAfter: before })).toEqual([asked])
  expect(await membersOf({ type: 'SHIFT', endingAfter: end })).toEqual([])
  expect(await membersOf({ type: 'HELPERS', helperIds: [named, outside] })).toEqual([named])
  expect(await membersOf({ type: 'STATUS', assignmentStatus: 'PENDING' })).toEqual([asked])
})
