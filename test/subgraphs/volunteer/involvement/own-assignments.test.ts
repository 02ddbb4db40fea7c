import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller, Caller, HelperCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { addEvent } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { addShifts, aShift } from '../shifts/planning-fixture.ts'
import { loggedEventsOf, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller
let eventId: string
let shiftId: string
let anna: HelperCaller
let berta: HelperCaller

beforeAll(async () => {
  volunteer = await startVolunteer()
})

beforeEach(async () => {
  key = await addProClub(volunteer.database)
  const { clubId } = key
  eventId = await addEvent(volunteer.database, { clubId })
  const shift = aShift({ clubId, eventId, requiredHelpers: 1 })
  shiftId = shift.id
  await addShifts(volunteer.database, shift)
  const helpers = [aHelper({ clubId }), aHelper({ clubId, firstName: 'Berta' })]
  await helperStore.addAll(volunteer.database, helpers)
  const callers = helpers.map(({ id: helperId }): HelperCaller => {
    return { kind: 'helper', accessId: newUuid(), helperId, eventId, clubId }
  })
  ;[anna, berta] = callers as [HelperCaller, HelperCaller]
  for (const { helperId } of callers)
    await volunteer.ask('GrantEventAccess', { input: { eventId, helperId } }, key)
  await assign(anna)
})

afterAll(() => volunteer.close())

async function assign({ helperId }: HelperCaller, status?: string) {
  const assignments = [{ shiftId, helperId, ...(status && { status }) }]
  const document = `mutation ($input: UpsertAssignmentsInput!) { upsertAssignments(input: $input) {
    results { outcome } } }`
  const asked = await volunteer.ask(document, { input: { eventId, assignments } }, key)
  expect(asked.errors).toEqual([])
}

async function act(name: 'confirm' | 'cancel', caller: Caller = anna, more: object = {}) {
  const type = `${name === 'confirm' ? 'Confirm' : 'Cancel'}MyAssignment`
  const field = `${name}MyAssignment`
  const document = `mutation ($input: ${type}Input!) { ${field}(input: $input) {
    shift { shiftId title status } } }`
  const { data, code } = await volunteer.ask(document, { input: { shiftId, ...more } }, caller)
  return code ?? data[field].shift.status
}

async function assignmentOf({ helperId }: HelperCaller) {
  const [row] = await volunteer.database.query<{ id: string; status: string }[]>(
    `SELECT id, status, status_reason AS reason, created_via AS createdVia
     FROM shift_assignments WHERE shift_id = ? AND helper_id = ?`,
    [shiftId, helperId],
  )
  if (row === undefined) throw new Error('There is no assignment.')
  return row
}

const typesOf = async (id: string) =>
  (await loggedEventsOf(volunteer.database, id)).map(({ type }) => type)

describe('a helper with a link', () => {
  test('confirms a shift, with the same event as for staff', async () => {
    expect(await act('confirm')).toBe('CONFIRMED')
    const { id, ...stored } = await assignmentOf(anna)
    expect(stored).toEqual({ status: 'CONFIRMED', reason: null, createdVia: 'API' })
    const published = ['assignment.updated', 'assignment.updated', 'helper.confirmed']
    expect(await typesOf(id)).toEqual(published)
    expect(await typesOf(shiftId)).toEqual(['shift.changed', 'shift.changed'])
  })

  test.each([
    ['declines a pending', 'DECLINED', []],
    ['cancels a confirmed', 'CANCELLED', ['confirm']],
  ] as const)('%s assignment with a reason', async (_what, status, before) => {
    for (const name of before) await act(name)
    expect(await act('cancel', anna, { reason: ' I am ill. ' })).toBe(status)
    const { id, ...stored } = await assignmentOf(anna)
    expect(stored).toEqual({ status, reason: 'I am ill.', createdVia: 'API' })
    expect((await typesOf(id)).slice(-2)).toEqual(['assignment.updated', 'helper.cancelled'])
  })

  test('changes and publishes nothing by a repetition', async () => {
    await act('confirm')
    await act('confirm')
    await act('cancel', anna, { reason: 'I am ill.' })
    const { id } = await assignmentOf(anna)
    const published = await typesOf(id)
    expect(await act('cancel', anna, { reason: 'Another reason.' })).toBe('CANCELLED')
    expect(await assignmentOf(anna)).toMatchObject({ reason: 'I am ill.' })
    expect(await typesOf(id)).toEqual(published)
    expect(published).toHaveLength(5)
  })

  test('keeps the first reason when declining again', async () => {
    expect(await act('cancel', anna, { reason: 'I am ill.' })).toBe('DECLINED')
    expect(await act('cancel', anna, { reason: 'Another reason.' })).toBe('DECLINED')
    expect(await assignmentOf(anna)).toMatchObject({ status: 'DECLINED', reason: 'I am ill.' })
  })

  test('cannot confirm a declined or cancelled assignment', async () => {
    await act('cancel')
    expect(await act('confirm')).toBe('invalid_status_transition')
    await assign(anna, 'PENDING')
    expect(await act('confirm')).toBe('CONFIRMED')
  })

  test('frees the seat of a cancelled assignment for another helper', async () => {
    await act('cancel')
    await assign(berta)
    expect(await act('confirm', berta)).toBe('CONFIRMED')
  })

  test('gets not_found for shifts of others, of other events and of other clubs', async () => {
    expect(await act('confirm', berta)).toBe('not_found')
    expect(await act('cancel', berta)).toBe('not_found')
    expect(await act('confirm', { ...anna, eventId: newUuid() })).toBe('not_found')
    expect(await act('confirm', { ...anna, clubId: newUuid() })).toBe('not_found')
    expect(await act('confirm', anna, { shiftId: newUuid() })).toBe('not_found')
    expect(await act('confirm', anna, { shiftId: 's-1' })).toBe('not_found')
    expect(await assignmentOf(anna)).toMatchObject({ status: 'PENDING' })
  })

  test('confirms and cancels an assignment in a closed shift', async () => {
    await volunteer.database.query("UPDATE shifts SET status = 'CLOSED' WHERE id = ?", [shiftId])
    expect(await act('confirm')).toBe('CONFIRMED')
    expect(await act('cancel')).toBe('CANCELLED')
  })

  test('is rejected for a reason that is too long, and for other mutations', async () => {
    expect(await act('cancel', anna, { reason: 'a'.repeat(501) })).toBe('invalid_input')
    expect(await act('cancel', anna, { reason: 'a'.repeat(500) })).toBe('DECLINED')
    for (const caller of [key, staffOf(key.clubId)])
      expect(await act('confirm', caller)).toBe('forbidden')
  })
})
