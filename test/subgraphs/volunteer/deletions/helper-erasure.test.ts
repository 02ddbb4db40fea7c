import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { HELPER_FIELDS } from '../../../../schema/volunteer/helpers.ts'
import { startRetention } from '../../../../subgraphs/foundation/jobs/retention.ts'
import { volunteerPurges } from '../../../../subgraphs/volunteer/volunteer-purges.ts'
import { sampleFields } from '../../../support/graph/sample-fields.ts'
import { testLog } from '../../../support/log/test-log.ts'
import { until } from '../../../support/time/until.ts'
import type { Behaviour } from '../../foundation/webhooks/receiver.ts'
import { tablesWith } from '../../privacy/traces.ts'
import { aStaffedEvent } from '../assignments/assignment-fixture.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { absent, VOLUNTEER_SECRET_KEYS } from '../volunteer-fixture.ts'
import { answering, type DeliveringTest, startDelivering } from '../webhooks/webhook-fixture.ts'

let delivering: DeliveringTest

beforeAll(async () => {
  delivering = await startDelivering()
})

afterEach(() => delivering.closeReceivers())

afterAll(() => delivering.close())

/** Every field of a helper that is a plain text holds the mark. */
const PERSON = sampleFields(HELPER_FIELDS, 'Zyzzy', {
  lastName: 'Zyzzylast',
  email: 'zyzzy@x.example',
  phone: '+43 987654321',
  language: 'de',
  tags: ['zyzzy-tag'],
  status: 'ACTIVE',
  mail: 'ON',
})

/** Text that must not be found in any table after the erasure. */
const TRACES = [/zyzzy/i, /987654321/]

type Key = Awaited<ReturnType<typeof addProClub>>

async function record(key: Key, items: object[] = [PERSON]): Promise<string[]> {
  const input = { idempotencyKey: newUuid(), helpers: items }
  const { data } = await delivering.volunteer.ask('UpsertHelpers', { input }, key)
  return data.upsertHelpers.results.map(({ helperId }: { helperId: string }) => helperId)
}

const erase = (id: string | undefined, caller: Parameters<typeof staffOf>[0] | Key) =>
  delivering.volunteer.ask(
    'EraseHelper',
    { input: { helperId: id } },
    typeof caller === 'string' ? staffOf(caller) : caller,
  )

async function list(key: Key, filter: object) {
  const asked = { first: 100, offset: 0, filter }
  const { data } = await delivering.volunteer.ask('ListHelpers', asked, key)
  return { ids: data.helpers.nodes.map(({ id }: { id: string }) => id), ...data.helpers }
}

/** The logged data of an assignment, in order. */
async function loggedDataOf(id: string): Promise<object[]> {
  const rows = await delivering.volunteer.database.query<{ data: string }[]>(
    'SELECT data FROM event_log WHERE resource_id = ? ORDER BY sequence',
    [id],
  )
  return rows.map(({ data }) => JSON.parse(data).assignment)
}

/** Every table that contains data of the person. */
const tracesIn = () => tablesWith(delivering.volunteer.database, TRACES, VOLUNTEER_SECRET_KEYS)

describe('erasing a helper', () => {
  test('leaves no data of the person in any table, pending deliveries included', async () => {
    const club = await delivering.aClub()
    const [done, waiting] = [
      await club.aWebhook(['helper.registered']),
      await club.aWebhook(['helper.registered'], answering(503)),
    ]
    const [id] = await record(club.key)
    await until(async () => done.receiver.received.length === 1)
    expect(done.receiver.received[0]?.body).toMatch(/Zyzzylast/)
    await until(async () => waiting.receiver.received.length === 3)
    await until(async () => (await club.logOf(waiting.id)).nodes[0]?.status === 'FAILED')
    const [sent] = (await club.logOf(done.id)).nodes
    await delivering.volunteer.ask(
      'mutation ($input: ResendVolunteerDeliveryInput!) { resendVolunteerDelivery(input: $input) { delivery { id } } }',
      { input: { deliveryId: sent.id } },
      staffOf(club.key.clubId),
    )
    await until(async () => done.receiver.received.length === 2)
    expect(await tracesIn()).not.toEqual([])

    expect((await erase(id, club.key)).errors).toEqual([])
    expect(await tracesIn()).toEqual([])
    const logs = await Promise.all([done, waiting].map((webhook) => club.logOf(webhook.id)))
    const kept: { body: string }[] = logs.flatMap(({ nodes }) => nodes)
    expect(kept.map(({ body }) => JSON.parse(body).data.helper)).toEqual(
      kept.map(() => expect.objectContaining({ id, last_name: '', email: null, tags: [] })),
    )
    expect(kept).toHaveLength(3)
  })

  test('redacts the notes of assignments in the log and in deliveries, and nothing else', async () => {
    const { volunteer } = delivering
    const club = await delivering.aClub()
    const webhook = await club.aWebhook(['assignment.updated', 'helper.cancelled'], repeating)
    const event = await aStaffedEvent(volunteer, 2, {}, club.key)
    const [anna, berta] = event.helperIds
    const shiftId = await event.addShift({ requiredHelpers: 3 })
    const { ids } = await event.upsert([
      { shiftId, helperId: anna, note: 'Zyzzy limps' },
      { shiftId, helperId: berta, note: 'Bar' },
    ])
    const [id = ''] = ids
    await event.update(id, { status: 'DECLINED', statusReason: 'Zyzzy is ill' })
    await event.update(id, { note: null })
    await event.update(id, { status: 'PENDING' })
    const before = await loggedDataOf(id)
    await until(async () => webhook.receiver.received.length === before.length + 1)
    const holding = ['event_log', 'webhook_answers', 'webhook_deliveries']
    await until(async () => (await tracesIn()).length === holding.length)
    expect((await tracesIn()).toSorted()).toEqual(holding)

    expect((await erase(anna, club.key)).errors).toEqual([])
    expect(await tracesIn()).toEqual([])
    const blank = before.map((one) => ({ ...one, note: null, status_reason: null }))
    expect((await loggedDataOf(id)).slice(0, before.length)).toEqual(blank)
    expect((await loggedDataOf(id)).slice(before.length)).toMatchObject([
      { status: 'cancelled', status_reason: 'helper_erased' },
    ])
    expect(await loggedDataOf(ids[1] ?? '')).toMatchObject([{ note: 'Bar' }])
    const { nodes } = await club.logOf(webhook.id)
    const bodies = nodes.map(({ body }: { body: string }) => JSON.parse(body).data)
    expect(bodies).toContainEqual(
      expect.objectContaining({
        assignment: expect.objectContaining({ id, status: 'declined', status_reason: null }),
        changed_fields: ['status', 'status_changed_at', 'status_reason'],
      }),
    )
  })

  test('prevents later notes about the person', async () => {
    const { volunteer } = delivering
    const club = await delivering.aClub()
    const event = await aStaffedEvent(volunteer, 1, {}, club.key)
    const [gone = ''] = event.helperIds
    const shiftId = await event.addShift()
    const { ids } = await event.upsert([{ shiftId, helperId: gone }])
    await event.update(ids[0] ?? '', { status: 'DECLINED' })
    await erase(gone, club.key)
    for (const words of [{ note: 'Zyzzy' }, { statusReason: 'Zyzzy' }])
      expect((await event.update(ids[0] ?? '', words)).code).toBe('helper_without_access')
    const again = await event.upsert([{ shiftId, helperId: gone, note: 'Zyzzy' }])
    expect(again.outcomes).toEqual(['HELPER_WITHOUT_ACCESS'])

    expect(await tracesIn()).toEqual([])
  })

  test('redacts deliveries whose event is purged from the log', async () => {
    const club = await delivering.aClub()
    const webhook = await club.aWebhook(['helper.registered'])
    const [id] = await record(club.key)
    await until(async () => webhook.receiver.received.length === 1)
    const { database } = delivering.volunteer
    await database.query('DELETE FROM event_log WHERE resource_id = ?', [id])
    await erase(id, club.key)
    expect(await tracesIn()).toEqual([])
  })

  test('returns the blanked helper, and cannot be undone', async () => {
    const key = await addProClub(delivering.volunteer.database)
    const [id] = await record(key)
    const { data } = await erase(id, key)
    expect(data.eraseHelper.helper).toMatchObject({
      ...{ id, clubId: key.clubId, externalId: null, firstName: null, lastName: '' },
      ...{ email: null, phone: null, language: null, tags: [], notes: null, status: 'ACTIVE' },
      updatedAt: data.eraseHelper.helper.deletedAt,
      deletedAt: expect.stringMatching(/Z$/),
    })
    const { volunteer } = delivering
    expect(await volunteer.ask('GetHelper', { id }, key)).toMatchObject(absent('helper'))
    expect((await erase(id, key)).code).toBe('not_found')
    const input = { helpers: [{ helperId: id, lastName: 'Back' }] }
    const back = await volunteer.ask('UpsertHelpers', { input }, key)
    expect(back.data.upsertHelpers.results[0].refusal.code).toBe('NOT_FOUND')
  })

  test('frees the external id and the address for a new helper', async () => {
    const key = await addProClub(delivering.volunteer.database)
    const [id] = await record(key)
    await erase(id, key)
    const [other] = await record(key)
    expect(other).not.toBe(id)
    await erase(other, key)
  })

  test('removes the helper from lists and searches, except lists of deletions', async () => {
    const key = await addProClub(delivering.volunteer.database)
    const [id, other] = await record(key, [PERSON, { lastName: 'Other' }])
    const since = new Date(Date.now() - 60_000).toISOString()
    const { data } = await erase(id, key)
    const { deletedAt } = data.eraseHelper.helper
    expect(await list(key, {})).toMatchObject({ ids: [other], totalCount: 1 })
    expect((await list(key, { search: 'zyzzy' })).ids).toEqual([])
    expect((await list(key, { search: 'zyzzy', includeDeleted: true })).ids).toEqual([])
    for (const filter of [{}, { updatedSince: since }, { status: 'ACTIVE' }]) {
      const found = await list(key, { includeDeleted: true, ...filter })
      expect([found.totalCount, new Set(found.ids)]).toEqual([2, new Set([id, other])])
      const deletedAts = found.nodes.map((node: { deletedAt: string | null }) => node.deletedAt)
      expect(new Set(deletedAts)).toEqual(new Set([deletedAt, null]))
      expect((await list(key, filter)).ids).toEqual([other])
    }
    const { database } = delivering.volunteer
    await database.query('UPDATE helpers SET deleted_at = ? WHERE id = ?', ['2020-01-01', id])
    expect((await list(key, { includeDeleted: true })).ids).toEqual([other])
  })

  test('leaves no row after the retention of 90 days', async () => {
    const key = await addProClub(delivering.volunteer.database)
    const [long, short, never] = await record(key, [PERSON, { lastName: 'B' }, { lastName: 'C' }])
    await erase(long, key)
    await erase(short, key)
    const { database } = delivering.volunteer
    const now = new Date(Date.now() + 90 * 24 * 60 * 60 * 1000)
    await database.query('UPDATE helpers SET deleted_at = ? WHERE id = ?', ['2020-01-01', long])
    const ids = async () => {
      const sql = 'SELECT id FROM helpers WHERE club_id = ?'
      return (await database.query<{ id: string }[]>(sql, [key.clubId])).map(({ id }) => id)
    }
    const clock = () => new Date(now.getTime() - 60_000)
    const stop = startRetention(volunteerPurges({ database, clock }), testLog)
    await until(async () => (await ids()).length === 2)
    await stop()
    expect((await ids()).toSorted()).toEqual([short, never].toSorted())
  })

  test('rejects helpers of other clubs with not_found', async () => {
    const key = await addProClub(delivering.volunteer.database)
    const other = await addProClub(delivering.volunteer.database)
    const [id] = await record(key)
    expect((await erase(id, other)).code).toBe('not_found')
    expect((await erase(id, newUuid())).code).toBe('not_found')
    expect((await erase('no uuid', key)).code).toBe('not_found')
    expect((await erase(id, key.clubId)).errors).toEqual([])
  })

  test('does not deadlock with bulk upserts of the same helper', async () => {
    const key = await addProClub(delivering.volunteer.database)
    const [id] = await record(key)
    const answers = await Promise.all([
      record(key),
      erase(id, key),
      record(key),
      erase(id, key),
      record(key, [{ ...PERSON, externalId: 'zyzzy-2' }]),
    ])
    const codes = [answers[1], answers[3]].map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['not_found', undefined])
    for (const one of (await list(key, {})).ids) await erase(one, key)
    expect(await tracesIn()).toEqual([])
  })
})

/** Answers with what was sent. */
const repeating: Behaviour = ({ body }, response) => void response.writeHead(200).end(body)
