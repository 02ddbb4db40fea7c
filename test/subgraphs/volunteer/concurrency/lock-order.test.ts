import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { availabilityResponseStore } from '../../../../subgraphs/volunteer/availability/response-store.ts'
import { messageStore } from '../../../../subgraphs/volunteer/messages/store.ts'
import { type Choices, makeChoices } from '../../../support/database/choices.ts'
import { DEADLOCK } from '../../../support/database/test-database.ts'
import { aStaffedEvent } from '../assignments/assignment-fixture.ts'
import { addRequests, aRequest, aResponse } from '../availability/availability-fixture.ts'
import { addProClub } from '../caller-fixture.ts'
import { addEvents, anEvent, aSyncItem } from '../events/event-fixture.ts'
import { aMessage } from '../messages/message-fixture.ts'
import { addRoles, aRole } from '../shifts/planning-fixture.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

const ROUNDS = 25

let volunteer: VolunteerTest

beforeAll(async () => {
  volunteer = await startVolunteer({ poolSize: 12 })
})

beforeEach(() => {
  volunteer.collisions.length = 0
})

afterAll(() => volunteer.close())

const deadlocks = () => volunteer.collisions.filter((errno) => errno === DEADLOCK)

const hoursFromNow = (hours: number) => new Date(Date.UTC(2099, 7, 1, hours))

/**
 * Shifts whose starts are in reverse order of their ids, with roles, polls and drafts; one helper
 * is part of all.
 */
async function aFullEvent(oneOf: Choices['oneOf']) {
  const { database } = volunteer
  const event = await aStaffedEvent(volunteer, 2)
  const { eventId, key, helperIds } = event
  const ofEvent = { clubId: key.clubId, eventId }
  const [helperId = ''] = helperIds
  const shiftIds: string[] = []
  for (const hour of [12, 11, 10, 9, 8, 7, 6, 5])
    shiftIds.push(
      await event.addShift({ startTime: hoursFromNow(hour), endTime: hoursFromNow(hour + 1) }),
    )
  const roles = await addRoles(
    database,
    ...['C', 'B', 'A'].map((name) => aRole({ ...ofEvent, name })),
  )
  const at = (hour: number) => ({ ...ofEvent, createdAt: hoursFromNow(-hour) })
  const requests = await addRequests(database, ...[1, 2, 3].map((hour) => aRequest(at(hour))))
  const messages = [1, 2, 3].map((hour) => aMessage({ ...at(hour), status: 'DRAFT' }))
  await inTransaction(database, async (tx) => {
    for (const message of messages) await messageStore.add(tx, message)
    for (const request of requests)
      await availabilityResponseStore.add(tx, aResponse(request, { helperId }))
  })
  await event.upsert(shiftIds.map((shiftId) => ({ shiftId, helperId })))
  const idOf = (rows: readonly { id: string }[]) => oneOf(rows).id
  const changes: [string, object][] = [
    ...shiftIds.map((id, hour): [string, object] => [
      'UpdateShift',
      { shiftId: id, startTime: hoursFromNow(20 + hour), endTime: hoursFromNow(30) },
    ]),
    ['DeleteShift', { shiftId: oneOf(shiftIds) }],
    ...roles.map(({ id }, nth): [string, object] => [
      'UpdateVolunteerRole',
      { roleId: id, name: oneOf([roles.at(nth - 1)?.name, 'D', 'E']) },
    ]),
    ['UpdateAvailabilityRequest', { requestId: idOf(requests), title: 'When not?' }],
    ['UpdateVolunteerMessage', { messageId: idOf(messages), body: 'Come late.' }],
    ['CreateHelperLink', { eventId, helperId, revokeEarlier: true }],
  ]
  return { key, eventId, helperId, changes }
}

test('concurrent deletions of an event, its resources and its helpers cause no deadlock', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { oneOf } = makeChoices(round)
    const { key, eventId, helperId, changes } = await aFullEvent(oneOf)
    const ask = (operation: string, input: object) => volunteer.ask(operation, { input }, key)
    const half = oneOf([2, 5, 9])
    const answers = await Promise.all([
      ...changes.slice(0, half).map((change) => ask(...change)),
      ask('EraseHelper', { helperId }),
      ask('DeleteVolunteerEvent', { eventId }),
      ...changes.slice(half).map((change) => ask(...change)),
    ])
    const codes = answers.map(({ code }) => code)
    const known = ['not_found', 'duplicate_role', 'shift_has_assignments', undefined]
    expect(codes.filter((code) => !known.includes(code as string))).toEqual([])
  }
  expect(deadlocks()).toEqual([])
})

test('concurrent syncs, deletions and status changes of events cause no deadlock', async () => {
  const key = await addProClub(volunteer.database)
  const { clubId } = key
  const names = ['e-1', 'e-2', 'e-3', 'e-4']
  for (let round = 0; round < ROUNDS; round += 1) {
    // External ids in reverse order of the events' ids.
    const events = names.toReversed().map((externalId) => anEvent({ clubId, externalId }))
    await addEvents(volunteer.database, ...events)
    const ask = (operation: string, input: object) => volunteer.ask(operation, { input }, key)
    const sync = () =>
      ask('SyncVolunteerEvents', {
        events: names.map((externalId) => aSyncItem({ externalId, name: `Fest ${round}` })),
      })
    await Promise.all([
      sync(),
      ...events.map(({ id }) => ask('DeleteVolunteerEvent', { eventId: id })),
      sync(),
      ...events.map(({ id }) => ask('UpdateVolunteerEvent', { eventId: id, location: 'Park' })),
    ])
    await volunteer.database.query('DELETE FROM events WHERE club_id = ?', [clubId])
  }
  expect(deadlocks()).toEqual([])
})
