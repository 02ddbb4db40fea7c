import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { buildSchema, type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql'
import type { Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { readGraphSdl } from '../../../../schema/sdl.ts'
import { aStaffedEvent, type StaffedEvent } from '../assignments/assignment-fixture.ts'
import { addRequests, aRequest } from '../availability/availability-fixture.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'
import { tablesWith } from './traces.ts'

const WORDS = 'Zyzzy limps'
const ROUNDS = 6

let volunteer: VolunteerTest

beforeAll(async () => {
  volunteer = await startVolunteer()
})

afterAll(() => volunteer.close())

/** Somebody who is asked whether they come, at an event with a shift that they are in. */
interface Asked {
  event: StaffedEvent
  shiftId: string
  assignmentId: string
  helperId: string
  /** The helper themselves. */
  self: Caller
  /** What can be said to an availability request. */
  answer: { requestId: string; answers: object[]; comment: string }
}

async function someoneAsked(): Promise<Asked> {
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
      ...{ requestId: request.id, comment: WORDS },
      answers: [{ optionId: option?.id, availability: 'YES' }],
    },
  }
}

const ask = (mutation: string, input: object, caller: Caller) => {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`
  return volunteer.ask(document, { input }, caller)
}

/** By mutation: all ways in which words about one helper, or of one, can be written down. */
const SAYINGS: Readonly<Record<string, ((asked: Asked) => readonly [object, Caller])[]>> = {
  upsertAssignments: [
    ({ event, shiftId, helperId }) => [
      { eventId: event.eventId, assignments: [{ shiftId, helperId, note: WORDS }] },
      event.key,
    ],
  ],
  updateAssignment: [
    ({ event, assignmentId: id }) => [{ id, note: WORDS }, event.key],
    ({ event, assignmentId: id }) => [{ id, status: 'DECLINED', statusReason: WORDS }, event.key],
  ],
  cancelMyAssignment: [({ shiftId, self }) => [{ shiftId, reason: WORDS }, self]],
  putAvailabilityResponse: [({ event, helperId, answer }) => [{ ...answer, helperId }, event.key]],
  answerMyPoll: [({ answer, self }) => [answer, self]],
}

test.each(Object.entries(SAYINGS).flatMap(([name, ways]) => ways.map((way) => ({ name, way }))))(
  'nothing stays of what $name says of a helper who is erased before, meanwhile or after',
  async ({ name, way }) => {
    let kept = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const asked = await someoneAsked()
      const erase = () => ask('eraseHelper', { id: asked.helperId }, asked.event.key)
      const say = () => ask(name, ...way(asked))
      // Alone first, so that it is known to say something.
      if (round === 0) {
        expect((await say()).errors).toEqual([])
        kept = (await tablesWith(volunteer.database, [/zyzzy/i])).length
      }
      const [erased] = await Promise.all(
        round % 2 === 0 ? [erase(), say()] : [say(), erase()].reverse(),
      )
      expect(erased?.errors).toEqual([])
      await say()
    }
    expect(kept).toBeGreaterThan(0)
    expect(await tablesWith(volunteer.database, [/zyzzy/i])).toEqual([])
  },
)

/** Names of members that hold words about one person. */
const WORDS_ABOUT = ['note', 'statusReason', 'comment', 'reason']

function hasWords(type: GraphQLInputType): boolean {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return false
  return Object.values(named.getFields()).some(
    ({ name, type: inner }) => WORDS_ABOUT.includes(name) || hasWords(inner),
  )
}

test('there is no other way to say something of a helper', () => {
  const mutations = buildSchema(readGraphSdl().api).getMutationType()?.getFields() ?? {}
  const saying = Object.values(mutations).filter(({ args }) =>
    args.some(({ type }) => hasWords(type)),
  )
  expect(saying.map(({ name }) => name).sort()).toEqual(Object.keys(SAYINGS).sort())
})
