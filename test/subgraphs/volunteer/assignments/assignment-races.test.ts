import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { toEnumName } from '../../../../schema/enum-names.ts'
import { makeChoices } from '../../../support/database/choices.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'
import { aStaffedEvent } from './assignment-fixture.ts'

let volunteer: VolunteerTest

beforeAll(async () => {
  volunteer = await startVolunteer()
})

afterAll(() => volunteer.close())

const REFUSALS = [
  ...['not_found', 'invalid_status_transition', 'helper_without_access', 'shift_not_open'],
  ...['shift_full', 'shift_has_assignments'],
]

const WORKERS = 8
const CHANGES = 25

test('concurrent changes of assignments, accesses, shifts and helpers return documented errors only and stay consistent', async () => {
  const { database } = volunteer
  const event = await aStaffedEvent(volunteer, 12)
  const { eventId, helperIds, key } = event
  const times = { startTime: new Date('2099-08-01'), endTime: new Date('2099-08-02') }
  const adding = [1, 2, 3, 3].map((requiredHelpers) =>
    event.addShift({ ...times, requiredHelpers }),
  )
  const shiftIds = await Promise.all(adding)
  const STATUSES = ['PENDING', 'CONFIRMED', 'DECLINED', 'CANCELLED', undefined]

  const run = async (worker: number) => {
    const { oneOf } = makeChoices(worker)
    const ask = async (operation: string, input: object) => {
      const { code } = await volunteer.ask(operation, { input }, key)
      return [code]
    }
    const access = () => ({ eventId, helperId: oneOf(helperIds) })
    const shift = () => ({ shiftId: oneOf(shiftIds) })
    const upsert = async () => {
      const items = Array.from({ length: 6 }, () => ({
        ...{ shiftId: oneOf(shiftIds), helperId: oneOf(helperIds), status: oneOf(STATUSES) },
      }))
      const { code, outcomes } = await event.upsert(items)
      return [code, ...outcomes]
    }
    const update = async () => {
      const known = await event.list()
      if (known.length === 0) return []
      const { code } = await event.update(oneOf(known).id, { status: oneOf(STATUSES) })
      return [code]
    }
    const makers = [
      ...[upsert, upsert, upsert, update, update],
      () => ask('GrantEventAccess', access()),
      () => ask('RevokeEventAccess', access()),
      () => ask('UpdateShift', { ...shift(), status: oneOf(['OPEN', 'OPEN', 'CANCELLED']) }),
      () => ask('DeleteShift', { shiftId: shiftIds.at(-1) }),
      () => ask('EraseHelper', { helperId: helperIds.at(-1) }),
    ]
    const codes: unknown[] = []
    for (let count = 0; count < CHANGES; count += 1) codes.push(...(await oneOf(makers)()))
    return codes
  }
  const logged = await Promise.all(Array.from({ length: WORKERS }, (_, worker) => run(worker)))
  const outcomes = ['CREATED', 'UPDATED', 'UNCHANGED', undefined]
  const refusals = [...REFUSALS, ...REFUSALS.map(toEnumName)]
  const unknown = logged
    .flat()
    .filter((code) => !outcomes.includes(code as string) && !refusals.includes(String(code)))
  expect(unknown).toEqual([])
  expect(logged.flat()).toContain('CREATED')
  expect(logged.flat()).toContain('SHIFT_FULL')

  const contradictions = await database.query(
    `SELECT 'more than are needed' AS what, s.id FROM shifts s JOIN shift_assignments a ON a.shift_id = s.id
       WHERE s.event_id = ? AND a.status IN ('PENDING', 'CONFIRMED')
       GROUP BY s.id, s.required_helpers HAVING count(*) > s.required_helpers
     UNION ALL SELECT 'in a shift that is gone', a.id FROM shift_assignments a JOIN shifts s ON s.id = a.shift_id
       WHERE s.event_id = ? AND a.status IN ('PENDING', 'CONFIRMED')
         AND (s.deleted_at IS NOT NULL OR s.status = 'CANCELLED')
     UNION ALL SELECT 'without access', a.id FROM shift_assignments a
       JOIN event_accesses e ON e.helper_id = a.helper_id AND e.event_id = a.event_id
       WHERE a.event_id = ? AND a.status IN ('PENDING', 'CONFIRMED') AND e.is_revoked
     UNION ALL SELECT 'gap in what is logged', l.resource_id FROM event_log l WHERE l.club_id = ?
       GROUP BY l.resource_id HAVING count(*) <> max(l.sequence)
     UNION ALL SELECT 'logged otherwise', a.id FROM shift_assignments a WHERE a.event_id = ?
       AND a.published_count <> (SELECT count(*) FROM event_log l WHERE l.resource_id = a.id)`,
    [eventId, eventId, eventId, key.clubId, eventId],
  )
  expect(contradictions).toEqual([])
})
