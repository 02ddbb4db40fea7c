import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Caller, HelperCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { staffOf } from '../caller-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { addShifts, aShift } from '../shifts/planning-fixture.ts'
import { loggedEventsOf } from '../volunteer-fixture.ts'

const home = startVolunteerEvent()
let shiftId: string
let anna: HelperCaller
let berta: HelperCaller

beforeEach(async () => {
  const { clubId, eventId } = home
  const shift = aShift({ clubId, eventId, requiredHelpers: 1 })
  shiftId = shift.id
  await addShifts(home.database, shift)
  const helpers = [aHelper({ clubId }), aHelper({ clubId, firstName: 'Berta' })]
  await helperStore.addAll(home.database, helpers)
  const callers = helpers.map(({ id: helperId }): HelperCaller => {
    return { kind: 'helper', accessId: newUuid(), helperId, eventId, clubId }
  })
  ;[anna, berta] = callers as [HelperCaller, HelperCaller]
  for (const { helperId } of callers) await home.change('GrantEventAccess', { eventId, helperId })
  await assign(anna)
})

async function assign({ helperId }: HelperCaller, status?: string) {
  const assignments = [{ shiftId, helperId, ...(status && { status }) }]
  const document = `mutation ($input: UpsertAssignmentsInput!) { upsertAssignments(input: $input) {
    results { outcome } } }`
  const asked = await home.change(document, { eventId: home.eventId, assignments })
  expect(asked.errors).toEqual([])
}

async function act(name: 'confirm' | 'cancel', caller: Caller = anna, more: object = {}) {
  const type = `${name === 'confirm' ? 'Confirm' : 'Cancel'}MyAssignment`
  const field = `${name}MyAssignment`
  const document = `mutation ($input: ${type}Input!) { ${field}(input: $input) {
    shift { shiftId title status } } }`
  const { data, code } = await home.change(document, { shiftId, ...more }, caller)
  return code ?? data[field].shift.status
}

async function assignmentOf({ helperId }: HelperCaller) {
  const [row] = await home.database.query<{ id: string; status: string }[]>(
    `SELECT id, status, status_reason AS reason, created_via AS createdVia
     FROM shift_assignments WHERE shift_id = ? AND helper_id = ?`,
    [shiftId, helperId],
  )
  if (row === undefined) throw new Error('There is no assignment.')
  return row
}

const typesOf = async (id: string) =>
  (await loggedEventsOf(home.database, id)).map(({ type }) => type)

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
    await home.database.query("UPDATE shifts SET status = 'CLOSED' WHERE id = ?", [shiftId])
    expect(await act('confirm')).toBe('CONFIRMED')
    expect(await act('cancel')).toBe('CANCELLED')
  })

  test('is rejected for a reason that is too long, and for other mutations', async () => {
    expect(await act('cancel', anna, { reason: 'a'.repeat(501) })).toBe('invalid_input')
    expect(await act('cancel', anna, { reason: 'a'.repeat(500) })).toBe('DECLINED')
    for (const caller of [home.key, staffOf(home.clubId)])
      expect(await act('confirm', caller)).toBe('forbidden')
  })
})
