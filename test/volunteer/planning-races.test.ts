import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { makeChoices } from '../support/choices.ts'
import { addProClub } from './caller-fixture.ts'
import { addEvents, anEvent } from './event-fixture.ts'
import { addRoles, addShifts, aRole, aShift } from './planning-fixture.ts'
import { startVolunteer, type VolunteerTest } from './volunteer-fixture.ts'

let volunteer: VolunteerTest

beforeAll(async () => {
  volunteer = await startVolunteer()
})

afterAll(() => volunteer.close())

const REFUSALS = [
  ...['not_found', 'duplicate_role', 'role_in_use', 'unknown_role', 'invalid_status_transition'],
]

const WORKERS = 8
const CHANGES = 30

const TIMES = { startTime: '2026-08-01T18:00:00Z', endTime: '2026-08-01T22:00:00Z' }

test('changes of events, roles and shifts at once meet documented refusals, and agree', async () => {
  const { database } = volunteer
  const key = await addProClub(database)
  const { clubId } = key
  const events = Array.from({ length: 3 }, () => anEvent({ clubId }))
  await addEvents(database, ...events)
  const eventIds = events.map(({ id }) => id)
  const roles = eventIds.flatMap((eventId) =>
    ['A', 'B', 'C'].map((name) => aRole({ clubId, eventId, name })),
  )
  await addRoles(database, ...roles)
  const shifts = roles.map(({ eventId, id }) => aShift({ clubId, eventId, roleId: id }))
  await addShifts(database, ...shifts)
  const [roleIds, shiftIds] = [roles.map(({ id }) => id), shifts.map(({ id }) => id)]
  const lastEvent = eventIds.at(-1)

  const run = async (worker: number) => {
    const oneOf = makeChoices(worker)
    const role = () => ({ id: oneOf(roleIds) })
    const shift = () => ({ id: oneOf(shiftIds) })
    const eventId = () => oneOf(eventIds)
    const makers: (() => [string, object])[] = [
      () => ['CreateVolunteerRole', { eventId: eventId(), name: oneOf(['A', 'b', 'D', 'E']) }],
      () => ['UpdateVolunteerRole', { ...role(), name: oneOf(['a', 'B', 'C', 'D', 'E']) }],
      () => ['DeleteVolunteerRole', role()],
      () => ['CreateShift', { eventId: eventId(), title: 'New', roleId: oneOf(roleIds), ...TIMES }],
      () => ['UpdateShift', { ...shift(), roleId: oneOf([...roleIds, null]) }],
      () => ['UpdateShift', { ...shift(), status: oneOf(['OPEN', 'CLOSED', 'CANCELLED']) }],
      () => ['DeleteShift', shift()],
      () => ['UpdateVolunteerEvent', { id: eventId(), location: oneOf(['Hall', 'Park']) }],
    ]
    const codes: unknown[] = []
    for (let count = 0; count < CHANGES; count += 1) {
      const isLast = worker === 0 && count === CHANGES - 5
      const [operation, input] = isLast
        ? ['DeleteVolunteerEvent', { id: lastEvent }]
        : oneOf(makers)()
      codes.push((await volunteer.ask(operation, { input }, key)).code)
    }
    return codes
  }
  const codes = await Promise.all(Array.from({ length: WORKERS }, (_, worker) => run(worker)))
  const unknown = codes
    .flat()
    .filter((code) => code !== undefined && !REFUSALS.includes(String(code)))
  expect(unknown).toEqual([])
  expect(codes.flat()).toContain(undefined)

  const contradictions = await database.query(
    `SELECT 'role outlives event' AS what, r.id FROM roles r JOIN events e ON e.id = r.event_id
       WHERE e.deleted_at IS NOT NULL AND r.deleted_at IS NULL
     UNION ALL SELECT 'shift outlives event', s.id FROM shifts s JOIN events e ON e.id = s.event_id
       WHERE e.deleted_at IS NOT NULL AND s.deleted_at IS NULL
     UNION ALL SELECT 'shift without its role', s.id FROM shifts s JOIN roles r ON r.id = s.role_id
       WHERE s.deleted_at IS NULL AND (r.deleted_at IS NOT NULL OR r.event_id <> s.event_id)
     UNION ALL SELECT 'gap in what is told', l.resource_id FROM event_log l WHERE l.club_id = ?
       GROUP BY l.resource_id HAVING count(*) <> max(l.sequence)`,
    [clubId],
  )
  expect(contradictions).toEqual([])
})
