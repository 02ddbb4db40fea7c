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
import { staffOf } from '../caller-fixture.ts'
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

/** What a member of staff does whose subject the volunteer side stores, by mutation. */
const DONE_BY_STAFF: Readonly<Record<string, (of: PolledHelper['event']) => object>> = {
  createApiKey: ({ key }) => ({ clubId: key.clubId, name: 'Desk', grantedScopes: ['EVENTS_READ'] }),
  createVolunteerEvent: ({ key }) => ({
    ...{ clubId: key.clubId, name: 'Gala', startDate: '2099-07-01', endDate: '2099-07-02' },
  }),
  createVolunteerMessage: ({ eventId }) => ({ eventId, body: 'Hello.' }),
  updateVolunteerEvent: ({ eventId }) => ({ eventId, description: 'By the lake.' }),
}

test.each(Object.entries(DONE_BY_STAFF))(
  '%s leaves no subject of a member of staff who was erased during it, once it is repeated',
  async (name, toInput) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const event = await aStaffedEvent(volunteer, 1)
      const { clubId } = event.key
      const person = { subject: 'zyzzy-staff' }
      const roles = [{ clubId, role: 'OWNER' as const }]
      const zyzzy = { kind: 'staff' as const, subject: person.subject, isAdmin: false, roles }
      await volunteer.database.query('UPDATE events SET created_by = ? WHERE id = ?', [
        ...[person.subject, event.eventId],
      ])
      const erase = () => eraseStaff(clubId, person)
      const write = async () => expect((await ask(name, toInput(event), zyzzy)).errors).toEqual([])
      await Promise.all(round % 2 === 0 ? [erase(), write()] : [write(), erase()])
      await erase()
    }
    expect(await tablesWith(volunteer.database, [/zyzzy/i], VOLUNTEER_SECRET_KEYS)).toEqual([])
  },
)

async function eraseStaff(clubId: string, person: { subject: string }): Promise<void> {
  const document = `mutation ($input: EraseVolunteerStaffMemberInput!) {
    eraseVolunteerStaffMember(input: $input) { endCursor }
  }`
  for (let after: string | null = null; ; ) {
    const answer = await volunteer.ask(
      document,
      { input: { clubId, person, after } },
      staffOf(clubId),
    )
    expect(answer.errors).toEqual([])
    after = answer.data.eraseVolunteerStaffMember.endCursor
    if (after === null) return
  }
}

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
