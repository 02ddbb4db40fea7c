import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { addEvents, anEvent, aSyncItem } from '../events/event-fixture.ts'
import {
  absent,
  LONG_AGO,
  loggedEventsOf,
  NOW,
  startVolunteer,
  type VolunteerTest,
} from '../volunteer-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller

beforeAll(async () => {
  volunteer = await startVolunteer()
  key = await addProClub(volunteer.database)
})

afterAll(() => volunteer.close())

async function aStoredEvent(changes: Parameters<typeof anEvent>[0] = {}): Promise<string> {
  const event = anEvent({ clubId: key.clubId, ...changes })
  await addEvents(volunteer.database, event)
  return event.id
}

const remove = (id: string, caller: Parameters<VolunteerTest['ask']>[2] = key) =>
  volunteer.ask('DeleteVolunteerEvent', { input: { eventId: id } }, caller)

describe('deleting an event', () => {
  test('returns its last state with deletedAt and publishes event.deleted only', async () => {
    const id = await aStoredEvent({ status: 'ACTIVE', externalId: 'gone', publishedCount: 4 })
    const { data, errors } = await remove(id)
    expect(errors).toEqual([])
    expect(data.deleteVolunteerEvent.event).toMatchObject({
      id,
      status: 'ACTIVE',
      createdAt: LONG_AGO.toISOString(),
      updatedAt: NOW.toISOString(),
      deletedAt: NOW.toISOString(),
    })
    expect(await loggedEventsOf(volunteer.database, id)).toEqual([
      { type: 'event.deleted', sequence: 5, changedFields: [], organizationId: key.clubId },
    ])
  })

  test('makes the event absent for reads, and not_found for updates, deletions and syncs', async () => {
    const id = await aStoredEvent()
    await remove(id)
    const page = { first: 200, offset: 0 }
    expect(await volunteer.ask('GetVolunteerEvent', { id }, key)).toMatchObject(
      absent('volunteerEvent'),
    )
    const codes = [
      await volunteer.ask('UpdateVolunteerEvent', { input: { eventId: id, name: 'Fest' } }, key),
      await volunteer.ask(
        'UpdateVolunteerEvent',
        { input: { eventId: id, status: 'ACTIVE' } },
        key,
      ),
      await remove(id),
      await remove(id, staffOf(key.clubId)),
    ].map(({ code }) => code)
    expect(codes).toEqual(Array.from(codes, () => 'not_found'))
    const synced = await volunteer.ask(
      'SyncVolunteerEvents',
      { input: { events: [aSyncItem({ eventId: id })] } },
      key,
    )
    expect(synced.data.syncVolunteerEvents.results).toMatchObject([
      { outcome: 'FAILED', refusal: { code: 'NOT_FOUND' } },
    ])
    const { data } = await volunteer.ask('ListVolunteerEvents', page, key)
    expect(JSON.stringify(data)).not.toContain(id)
  })

  test('succeeds once among concurrent requests', async () => {
    const id = await aStoredEvent()
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(id)))
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'not_found')).toHaveLength(4)
    expect(await loggedEventsOf(volunteer.database, id)).toHaveLength(1)
  })

  test('frees its slot in the event limit', async () => {
    const club = await addProClub(volunteer.database)
    const { clubId } = club
    const full = Array.from({ length: 50 }, () => anEvent({ clubId }))
    await addEvents(volunteer.database, ...full)
    const create = () =>
      volunteer.ask('SyncVolunteerEvents', { input: { events: [aSyncItem()] } }, club)
    expect((await create()).data.syncVolunteerEvents.results[0].refusal.code).toBe(
      'EVENT_LIMIT_REACHED',
    )
    await remove(full[0]?.id ?? '', club)
    expect((await create()).data.syncVolunteerEvents.results[0].outcome).toBe('CREATED')
  })
})

describe('the event log', () => {
  const dataOf = async (id: string) => {
    const rows = await volunteer.database.query<{ type: string; data: string }[]>(
      'SELECT type, data FROM event_log WHERE resource_id = ? ORDER BY sequence',
      [id],
    )
    return rows.map(({ type, data }) => [type, JSON.parse(data).event])
  }

  test('stores the state of the event after each change as the API shows it', async () => {
    const id = await aStoredEvent({ description: 'Old', locationCoordinates: '48.2,16.3' })
    const shown = {
      id,
      verein_id: key.clubId,
      name: 'Sommerfest',
      description: 'Old',
      start_date: '2026-08-01',
      end_date: '2026-08-02',
      location: null,
      status: 'draft',
      auto_confirm_assignments: false,
      created_by: 'key-maker',
      created_at: LONG_AGO.toISOString(),
      updated_at: NOW.toISOString(),
    }
    await volunteer.ask('UpdateVolunteerEvent', { input: { eventId: id, status: 'ACTIVE' } }, key)
    await volunteer.ask('UpdateVolunteerEvent', { input: { eventId: id, description: null } }, key)
    await remove(id)
    const at = (ms: number) => new Date(NOW.getTime() + ms).toISOString()
    const active = { ...shown, status: 'active' }
    const cleared = { ...active, description: null, updated_at: at(1) }
    expect(await dataOf(id)).toEqual([
      ['event.updated', active],
      ['event.started', active],
      ['event.updated', cleared],
      ['event.deleted', { ...cleared, updated_at: at(2), deleted_at: at(2) }],
    ])
  })
})
