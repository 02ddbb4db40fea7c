import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { AssignmentEntity } from '../../../../subgraphs/volunteer/assignment-records/entities.ts'
import { EventAccessEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import type { Helper } from '../../../../subgraphs/volunteer/helpers/helper.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import type { Shift } from '../../../../subgraphs/volunteer/shifts/shift.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { staffOf } from '../caller-fixture.ts'
import { anAccess } from '../event-access/event-access-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { LONG_AGO } from '../moments.ts'
import { addShifts, anAssignment, aShift } from '../shifts/planning-fixture.ts'

const home = startVolunteerEvent()

const REACH = `query ($eventId: ID!, $audience: MessageAudienceInput!) {
  volunteerMessageReach(eventId: $eventId, audience: $audience) {
    mailedCount noAddress { count names } optedOut { count names } isComplete
  }
}`

async function reach(audience: object, caller: Caller = staffOf(home.clubId, 'COORDINATOR')) {
  const variables = { eventId: home.eventId, audience }
  const { data, code } = await home.ask(REACH, variables, caller)
  return code ?? data.volunteerMessageReach
}

async function letIn(...helpers: Partial<Helper>[]): Promise<string[]> {
  const { clubId, eventId } = home
  const added = helpers.map((one) => aHelper({ clubId, lastName: 'Huber', ...one }))
  await helperStore.addAll(home.database, added)
  const accesses = added.map(({ id, status }) => ({
    ...anAccess({ clubId, eventId, helperId: id }),
    status,
  }))
  await tableOf(EventAccessEntity).insertAll(home.database, accesses)
  return added.map(({ id }) => id)
}

let ids: string[]
let off: Shift

beforeEach(async () => {
  off = aShift({ ...home.ids, status: 'CANCELLED' })
  ids = await letIn(
    ...[
      { firstName: 'Ada', email: 'ada@club.com' },
      { firstName: 'Bo', email: null },
    ],
    { firstName: 'Cy', email: 'cy@club.com', mail: 'OFF' },
    { firstName: 'Di', email: 'di@club.com', status: 'INACTIVE' },
  )
})

describe('volunteerMessageReach', () => {
  test('counts active helpers with access, and names who of them gets no mail', async () => {
    expect(await reach({ type: 'ALL' })).toEqual({
      ...{ mailedCount: 1, isComplete: true },
      noAddress: { count: 1, names: ['Bo Huber'] },
      optedOut: { count: 1, names: ['Cy Huber'] },
    })
  })

  test('names five of many', async () => {
    await letIn(...Array.from({ length: 6 }, () => ({ firstName: 'Ed', email: null })))
    const { noAddress } = await reach({ type: 'ALL' })
    expect(noAddress).toEqual({ count: 7, names: ['Bo Huber', ...Array(4).fill('Ed Huber')] })
  })

  test.each([
    ['who are named', () => ({ type: 'HELPERS', helperIds: ids }), 3],
    ['of a cancelled event', () => ({ type: 'SHIFT', endingAfter: LONG_AGO.toISOString() }), 2],
    [
      'of a cancelled shift',
      () => ({ type: 'SHIFT', shiftIds: [off.id], cancelledSince: LONG_AGO.toISOString() }),
      1,
    ],
  ])('is what a message to those %s gets', async (_whom, audienceOf, expected) => {
    const [ada = '', bo = '', cy = ''] = ids
    const on = aShift(home.ids)
    await addShifts(home.database, on, off)
    await tableOf(AssignmentEntity).insertAll(home.database, [
      ...[ada, cy].map((helperId) => anAssignment(on, { helperId })),
      anAssignment(off, { helperId: bo, status: 'CANCELLED', statusReason: 'shift_cancelled' }),
    ])
    const input = { eventId: home.eventId, body: 'Come.', audience: audienceOf() }
    const { mailedCount, noAddress, optedOut } = await reach(input.audience)
    const { data } = await home.change('CreateVolunteerMessage', input)
    const { recipientCount } = data.createVolunteerMessage.message
    expect(recipientCount).toBe(expected)
    expect(mailedCount + noAddress.count + optedOut.count).toBe(recipientCount)
  })

  test('reaches nobody by ids that are not of the event', async () => {
    const none = { count: 0, names: [] }
    expect(await reach({ type: 'SHIFT', shiftIds: [newUuid()] })).toEqual({
      ...{ mailedCount: 0, noAddress: none, optedOut: none, isComplete: true },
    })
  })

  test('is for staff of the volunteer side alone', async () => {
    const all = { type: 'ALL' }
    expect(await reach(all, home.key)).toBe('forbidden')
    expect(await reach(all, staffOf(home.clubId, 'COACH'))).toBe('forbidden')
    expect(await reach(all, staffOf(newUuid()))).toBe('not_found')
    expect(await reach({ type: 'TRIGGER' })).toBe('invalid_input')
  })
})
