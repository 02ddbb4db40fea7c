import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller, HelperCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { AssignmentEntity } from '../../../../subgraphs/volunteer/assignment-records/entities.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import type { Shift } from '../../../../subgraphs/volunteer/shifts/shift.ts'
import { addProClub } from '../caller-fixture.ts'
import { addEvent, addEvents, anEvent } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { addRoles, addShifts, anAssignment, aRole, aShift } from '../shifts/planning-fixture.ts'
import { absent, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

let volunteer: VolunteerTest
let clubId: string
let eventId: string
let anna: HelperCaller

beforeAll(async () => {
  volunteer = await startVolunteer()
})

beforeEach(async () => {
  ;({ clubId } = await addProClub(volunteer.database))
  eventId = await addEvent(volunteer.database, { clubId, name: 'Gala' })
  const helper = aHelper({ clubId, notes: 'Has no driving licence.' })
  await helperStore.addAll(volunteer.database, [helper])
  anna = { kind: 'helper', accessId: newUuid(), helperId: helper.id, eventId, clubId }
})

afterAll(() => volunteer.close())

const MINE = `query Mine { myInvolvement {
  firstName lastName event { name description startDate endDate location status }
  shifts { shiftId title description location roleName startTime endTime shiftStatus status }
} }`

async function read(caller: Caller = anna) {
  const { data, code } = await volunteer.ask(MINE, {}, caller)
  return { code, ...data?.myInvolvement }
}

async function assign(shift: Shift, helperId: string, status: 'PENDING' | 'CANCELLED' = 'PENDING') {
  const note = 'Came late last year.'
  const assignment = anAssignment(shift, { helperId, status, note, statusReason: note })
  await tableOf(AssignmentEntity).insert(volunteer.database, assignment)
}

const titlesOf = ({ shifts }: { shifts?: { title: string }[] }) => shifts?.map(({ title }) => title)

describe('data shown by a helper link', () => {
  test('is the helper’s name, the event and their shifts, without other fields', async () => {
    const [role] = await addRoles(volunteer.database, aRole({ clubId, eventId, name: 'Bar' }))
    const shift = aShift({ clubId, eventId, roleId: role?.id ?? null, location: 'Tent' })
    await addShifts(volunteer.database, shift)
    await assign(shift, anna.helperId)
    expect(await read()).toEqual({
      ...{ code: undefined, firstName: 'Anna', lastName: 'Gruber' },
      event: {
        ...{ name: 'Gala', description: null, location: null, status: 'DRAFT' },
        ...{ startDate: '2026-08-01', endDate: '2026-08-02' },
      },
      shifts: [
        {
          ...{ shiftId: shift.id, title: 'Evening', description: null, location: 'Tent' },
          ...{ roleName: 'Bar', shiftStatus: 'OPEN', status: 'PENDING' },
          ...{ startTime: '2026-08-01T18:00:00.000Z', endTime: '2026-08-01T22:00:00.000Z' },
        },
      ],
    })
  })

  test('contains the helper’s shifts at this event only, sorted by start, including cancelled ones', async () => {
    const at = (hour: number, changes: Partial<Shift> = {}) =>
      aShift({
        ...{
          clubId,
          eventId,
          title: `At ${hour}`,
          startTime: new Date(Date.UTC(2026, 7, 1, hour)),
        },
        ...changes,
      })
    const [late, early, gone, ofOthers] = [at(20), at(8, { status: 'CANCELLED' }), at(9), at(10)]
    const [other] = await addEvents(volunteer.database, anEvent({ clubId }))
    const elsewhere = at(11, { eventId: other?.id ?? '' })
    await addShifts(volunteer.database, late, early, gone, ofOthers, elsewhere)
    for (const shift of [late, gone, elsewhere]) await assign(shift, anna.helperId)
    await assign(early, anna.helperId, 'CANCELLED')
    await assign(ofOthers, newUuid())
    await volunteer.database.query(
      'UPDATE shifts SET deleted_at = now(), is_deleted = TRUE WHERE id = ?',
      [gone.id],
    )
    expect(titlesOf(await read())).toEqual(['At 8', 'At 20'])
  })

  test('takes the same number of SQL statements for one shift and for many', async () => {
    const counts: number[] = []
    for (const count of [1, 7]) {
      const shifts = Array.from({ length: count }, () => aShift({ clubId, eventId }))
      await addShifts(volunteer.database, ...shifts)
      for (const shift of shifts) await assign(shift, anna.helperId)
      volunteer.takeStatements()
      await read()
      counts.push(volunteer.takeStatements().length)
    }
    expect(counts).toEqual([5, 5])
  })

  test('contains nothing of another club, even for a forged link', async () => {
    const forged = { ...anna, clubId: newUuid() }
    expect(await volunteer.ask(MINE, {}, forged)).toMatchObject(absent('myInvolvement'))
  })
})
