import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
} from 'graphql'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { readSdl } from '../../../../schema/sdl.ts'
import { tablesWith } from '../../privacy/traces.ts'
import { aStaffedEvent, type StaffedEvent } from '../assignments/assignment-fixture.ts'
import { addRequests, aRequest } from '../availability/availability-fixture.ts'
import { startVolunteer, VOLUNTEER_SECRET_KEYS, type VolunteerTest } from '../volunteer-fixture.ts'

const VOLUNTEER = buildSchema(readSdl('volunteer'), { assumeValid: true })

const TEXT = 'Zyzzy limps'
const ROUNDS = 6

let volunteer: VolunteerTest

beforeAll(async () => {
  volunteer = await startVolunteer()
})

afterAll(() => volunteer.close())

/** A helper in the audience of a poll, at an event with a shift to which they are assigned. */
interface PolledHelper {
  event: StaffedEvent
  shiftId: string
  assignmentId: string
  helperId: string
  /** The helper as a caller. */
  self: Caller
  /** A valid answer to the availability request. */
  answer: { requestId: string; answers: object[]; comment: string }
}

async function aPolledHelper(): Promise<PolledHelper> {
  const event = await aStaffedEvent(volunteer, 1)
  const { eventId, key } = event
  const [helperId = ''] = event.helperIds
  const shiftId = await event.addShift()
  const { ids } = await event.upsert([{ shiftId, helperId, status: 'PENDING' }])
  const request = aRequest({ clubId: key.clubId, eventId })
  await addRequests(volunteer.database, request)
  const [option] = request.options
  return {
    ...{ event, shiftId, helperId, assignmentId: ids[0] ?? '' },
    self: { kind: 'helper', accessId: newUuid(), helperId, eventId, clubId: key.clubId },
    answer: {
      ...{ requestId: request.id, comment: TEXT },
      answers: [{ optionId: option?.id, availability: 'YES' }],
    },
  }
}

const ask = (mutation: string, input: object, caller: Caller) => {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`
  return volunteer.ask(document, { input }, caller)
}

/** By mutation: every input that stores text about a helper, or by a helper. */
const INPUTS_ABOUT_HELPER: Readonly<
  Record<string, ((helper: PolledHelper) => readonly [object, Caller])[]>
> = {
  upsertAssignments: [
    ({ event, shiftId, helperId }) => [
      { eventId: event.eventId, assignments: [{ shiftId, helperId, note: TEXT }] },
      event.key,
    ],
  ],
  updateAssignment: [
    ({ event, assignmentId }) => [{ assignmentId, note: TEXT }, event.key],
    ({ event, assignmentId }) => [
      { assignmentId, status: 'DECLINED', statusReason: TEXT },
      event.key,
    ],
  ],
  cancelMyAssignment: [({ shiftId, self }) => [{ shiftId, reason: TEXT }, self]],
  putAvailabilityResponse: [({ event, helperId, answer }) => [{ ...answer, helperId }, event.key]],
  answerMyPoll: [({ answer, self }) => [answer, self]],
}

test.each(
  Object.entries(INPUTS_ABOUT_HELPER).flatMap(([name, inputs]) =>
    inputs.map((toInput) => ({ name, toInput })),
  ),
)(
  '$name stores no text about a helper who is erased before, during or after it',
  async ({ name, toInput }) => {
    let tableCount = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const polled = await aPolledHelper()
      const erase = () => ask('eraseHelper', { helperId: polled.helperId }, polled.event.key)
      const store = () => ask(name, ...toInput(polled))
      // The first round runs without an erasure, to prove that the mutation stores the text.
      if (round === 0) {
        expect((await store()).errors).toEqual([])
        tableCount = (await tablesWith(volunteer.database, [/zyzzy/i], VOLUNTEER_SECRET_KEYS))
          .length
      }
      const [erased] = await Promise.all(
        round % 2 === 0 ? [erase(), store()] : [store(), erase()].reverse(),
      )
      expect(erased?.errors).toEqual([])
      await store()
    }
    expect(tableCount).toBeGreaterThan(0)
    expect(await tablesWith(volunteer.database, [/zyzzy/i], VOLUNTEER_SECRET_KEYS)).toEqual([])
  },
)

/** Input fields that contain text about one person. */
const TEXT_FIELDS = ['note', 'statusReason', 'comment', 'reason']

function hasTextField(type: GraphQLInputType): boolean {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return false
  return Object.values(named.getFields()).some(
    ({ name, type: inner }) =>
      (TEXT_FIELDS.includes(name) && !isEnumType(getNamedType(inner))) || hasTextField(inner),
  )
}

test('every input field with text about a helper is covered by the erasure test', () => {
  const mutations = VOLUNTEER.getMutationType()?.getFields() ?? {}
  const storing = Object.values(mutations).filter(({ args }) =>
    args.some(({ type }) => hasTextField(type)),
  )
  expect(storing.map(({ name }) => name).sort()).toEqual(Object.keys(INPUTS_ABOUT_HELPER).sort())
})
