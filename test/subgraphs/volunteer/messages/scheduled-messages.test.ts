import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { until } from '../../../support/time/until.ts'
import { addProClub } from '../caller-fixture.ts'
import { addEvent } from '../events/event-fixture.ts'
import { loggedEventsOf, NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

const SEND_AT = new Date(NOW.getTime() + 60_000).toISOString()

let volunteer: VolunteerTest
let key: ApiKeyCaller
let eventId: string

beforeAll(async () => {
  volunteer = await startVolunteer({ withJobs: true })
  key = await addProClub(volunteer.database)
  eventId = await addEvent(volunteer.database, { clubId: key.clubId })
})

afterAll(() => volunteer.close())

async function make(input: object) {
  const { data } = await volunteer.ask(
    'CreateVolunteerMessage',
    { input: { eventId, body: 'Come early.', ...input } },
    key,
  )
  return data.createVolunteerMessage.message
}

const read = async (id: string) =>
  (await volunteer.ask('GetVolunteerMessage', { id }, key)).data.volunteerMessage

async function countQueued(): Promise<number> {
  const rows = await volunteer.database.query<unknown[]>('SELECT id FROM work_items')
  return rows.length
}

describe('a scheduled message', () => {
  test('fails when it is due if it has no recipients, and not before', async () => {
    const { id } = await make({ sendAt: SEND_AT })
    const other = await make({ sendAt: new Date(NOW.getTime() + 120_000).toISOString() })
    expect((await read(id)).status).toBe('SCHEDULED')
    volunteer.setNow(new Date(SEND_AT))
    await make({ status: 'DRAFT' })
    await until(async () => (await read(id)).status === 'FAILED')
    expect((await read(other.id)).status).toBe('SCHEDULED')
    expect(await countQueued()).toBe(1)
    expect(await loggedEventsOf(volunteer.database, id)).toMatchObject([
      { type: 'message.created', sequence: 1 },
      { type: 'message.updated', sequence: 2, changedFields: ['status'] },
    ])
  })

  test('is not sent after its event is deleted', async () => {
    await volunteer.ask('DeleteVolunteerEvent', { input: { eventId } }, key)
    volunteer.setNow(new Date(NOW.getTime() + 120_000))
    await until(async () => (await countQueued()) === 0)
    const logged = await volunteer.database.query<unknown[]>(
      "SELECT id FROM event_log WHERE type = 'message.updated'",
    )
    expect(logged).toHaveLength(1)
  })
})
