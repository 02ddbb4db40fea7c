import { beforeEach, describe, expect, test } from '@jest/globals'
import type { HelperCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { SYSTEM_REASONS } from '../../../../schema/volunteer/statuses.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { staffOf } from '../caller-fixture.ts'
import { loggedEventsOf } from '../volunteer-fixture.ts'
import { aStaffedEvent, type StaffedEvent } from './assignment-fixture.ts'

const home = startVolunteerEvent()
let event: StaffedEvent
let shiftId: string
let anna: HelperCaller
let ids: string[]

beforeEach(async () => {
  event = await aStaffedEvent(home.volunteer, 2, {}, home.key)
  const { eventId, helperIds } = event
  const [first = '', second = ''] = helperIds
  anna = { kind: 'helper', accessId: newUuid(), helperId: first, eventId, clubId: home.clubId }
  shiftId = await event.addShift()
  const assigned = await event.upsert([
    { shiftId, helperId: first, status: 'CONFIRMED' },
    { shiftId, helperId: second },
  ])
  ids = assigned.ids
})

async function withdraw(
  assignmentIds: readonly string[],
  reason: string,
  caller = staff(),
  expected = {},
) {
  const document = `mutation ($input: WithdrawAssignmentsInput!) {
    withdrawAssignments(input: $input) { assignments { status statusReason } } }`
  const { data, code } = await home.ask(
    document,
    { input: { assignmentIds, reason, ...expected } },
    caller,
  )
  return code ?? data.withdrawAssignments.assignments
}

const staff = () => staffOf(home.clubId, 'COORDINATOR')

const typesOf = async (id: string) =>
  (await loggedEventsOf(home.database, id)).map(({ type }) => type)

async function shiftsOnPage(): Promise<unknown[]> {
  const { data } = await home.ask('{ myInvolvement { shifts { status } } }', {}, anna)
  return data.myInvolvement.shifts
}

describe('withdrawAssignments', () => {
  test.each([
    ['WITHDRAWN', 'withdrawn'],
    ['REMOVED', 'removed'],
  ])('with %s publishes that no helper gave the shift up', async (reason, statusReason) => {
    const [confirmed = '', pending = ''] = ids
    const cancelled = { status: 'CANCELLED', statusReason }
    expect(await withdraw([pending, confirmed, pending], reason)).toEqual([cancelled, cancelled])
    expect(await typesOf(confirmed)).toEqual([
      ...['assignment.updated', 'helper.confirmed', 'assignment.updated'],
    ])
    expect(await typesOf(pending)).toEqual(['assignment.updated', 'assignment.updated'])
    expect(await typesOf(shiftId)).toEqual(['shift.changed', 'shift.changed'])
    expect(await event.shift(shiftId)).toMatchObject({ confirmedCount: 0, pendingCount: 0 })
  })

  test('waits for no access that an import of helpers has locked, whose order is another one', async () => {
    const cancelled = { status: 'CANCELLED', statusReason: 'withdrawn' }
    await inTransaction(home.database, async (tx) => {
      await tx.query('SELECT id FROM event_accesses WHERE helper_id IN (?) FOR UPDATE', [
        event.helperIds,
      ])
      expect(await withdraw(ids, 'WITHDRAWN')).toEqual([cancelled, cancelled])
    })
  })

  test('leaves what a helper gave up, and is repeatable', async () => {
    const [id = ''] = ids
    await event.update(id, { status: 'CANCELLED', statusReason: 'Ill' })
    const gaveUp = [{ status: 'CANCELLED', statusReason: 'Ill' }]
    expect(await withdraw([id], 'REMOVED')).toEqual(gaveUp)
    expect(await withdraw([id], 'WITHDRAWN')).toEqual(gaveUp)
    expect((await typesOf(id)).filter((type) => type === 'helper.cancelled')).toHaveLength(1)
  })

  test('with a status takes back nothing that has another one by now', async () => {
    const [confirmed = '', pending = ''] = ids
    const asked = { expectedStatus: 'PENDING' }
    expect(await withdraw([pending, confirmed], 'WITHDRAWN', staff(), asked)).toBe(
      'concurrent_update',
    )
    expect(await event.shift(shiftId)).toMatchObject({ confirmedCount: 1, pendingCount: 1 })
    const cancelled = [{ status: 'CANCELLED', statusReason: 'withdrawn' }]
    expect(await withdraw([pending], 'WITHDRAWN', staff(), asked)).toEqual(cancelled)
    expect(await withdraw([pending], 'WITHDRAWN', staff(), asked)).toEqual(cancelled)
  })

  test('lets the helper be assigned again', async () => {
    const [id = ''] = ids
    await withdraw([id], 'WITHDRAWN')
    const { assignment } = await event.update(id, { status: 'PENDING' })
    expect(assignment).toMatchObject({ status: 'PENDING', statusReason: null })
    expect(await shiftsOnPage()).toEqual([{ status: 'PENDING' }])
  })

  test('changes nothing where one of them is not found', async () => {
    const [id = ''] = ids
    expect(await withdraw([id, newUuid()], 'REMOVED')).toBe('not_found')
    expect(await withdraw([id], 'REMOVED', staffOf(newUuid()))).toBe('not_found')
    expect(await withdraw([id, 'no uuid'], 'REMOVED')).toBe('not_found')
    expect(await event.shift(shiftId)).toMatchObject({ confirmedCount: 1, pendingCount: 1 })
  })

  test('is for staff of the volunteer side alone', async () => {
    const { data, code } = await home.ask(
      'mutation ($input: WithdrawAssignmentsInput!) { withdrawAssignments(input: $input) { assignments { id } } }',
      { input: { assignmentIds: ids, reason: 'REMOVED' } },
      home.key,
    )
    expect([data.withdrawAssignments, code]).toEqual([null, 'forbidden'])
    expect(await withdraw(ids, 'REMOVED', staffOf(home.clubId, 'OPERATOR'))).toBe('forbidden')
  })
})

describe('the page of a helper', () => {
  test('shows nothing of what was withdrawn, and what was removed as cancelled', async () => {
    const [id = ''] = ids
    await withdraw([id], 'WITHDRAWN')
    expect(await shiftsOnPage()).toEqual([])
    await event.update(id, { status: 'PENDING' })
    await withdraw([id], 'REMOVED')
    expect(await shiftsOnPage()).toEqual([{ status: 'CANCELLED' }])
  })
})

describe('a reason of the platform', () => {
  test.each(SYSTEM_REASONS)('%s is written by no caller', async (statusReason) => {
    const [id = ''] = ids
    const asked = { status: 'CANCELLED', statusReason }
    expect((await event.update(id, asked)).code).toBe('invalid_input')
    expect((await event.update(id, asked, staff())).code).toBe('invalid_input')
  })

  test('can be sent again with the assignment that has it', async () => {
    const [id = ''] = ids
    await withdraw([id], 'REMOVED')
    const asked = { status: 'CANCELLED', statusReason: 'removed', note: 'Bar' }
    expect((await event.update(id, asked)).assignment).toMatchObject(asked)
  })
})
