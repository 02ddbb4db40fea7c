import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { until } from '../../../support/time/until.ts'
import { answering, type DeliveringTest, startDelivering } from '../webhooks/webhook-fixture.ts'

let delivering: DeliveringTest

beforeAll(async () => {
  delivering = await startDelivering()
})

afterEach(() => delivering.closeReceivers())

afterAll(() => delivering.close())

type Club = Awaited<ReturnType<DeliveringTest['aClub']>>

const TYPES = ['availability.response.upserted']

/** A poll for all helpers of an event, and a helper who may respond. */
async function aPoll(club: Club) {
  const { volunteer } = delivering
  const change = async (operation: string, input: object) => {
    const { data, errors } = await volunteer.ask(operation, { input }, club.key)
    expect(errors).toEqual([])
    return data[Object.keys(data)[0] ?? '']
  }
  const { id: eventId } = await club.makeEvent()
  const helpers = { helpers: [{ lastName: 'Gruber' }] }
  const helperId = (await change('UpsertHelpers', helpers)).results[0].helperId
  await change('GrantEventAccess', { eventId, helperId })
  const asked = { eventId, title: 'When?', options: [{ label: 'Friday' }, { label: 'Saturday' }] }
  const { request } = await change('CreateAvailabilityRequest', asked)
  const put = (availability: string, comment: string | null = null) =>
    change('PutAvailabilityResponse', {
      ...{ requestId: request.id, helperId, comment },
      answers: [{ optionId: request.options[0].id, availability }],
    })
  const erase = () => change('EraseHelper', { helperId })
  return { change, eventId, helperId, request, put, erase }
}

describe('erasing a helper with poll responses', () => {
  const WORDS = /zyzzy/i

  /** Tables in which a row contains the helper's text. */
  async function traces(): Promise<string[]> {
    const { database } = delivering.volunteer
    const tables = await database.query<Record<string, string>[]>('SHOW TABLES')
    const found = []
    for (const name of tables.flatMap((row) => Object.values(row)))
      if (WORDS.test(JSON.stringify(await database.query(`SELECT * FROM ${name}`))))
        found.push(name)
    return found.sort()
  }

  test('redacts the text in every published event and delivery', async () => {
    const club = await delivering.aClub()
    const [done, waiting] = [await club.aWebhook(TYPES), await club.aWebhook(TYPES, answering(503))]
    const { request, put, erase } = await aPoll(club)
    for (const words of ['Zyzzy once', 'Zyzzy twice', 'Zyzzy thrice']) await put('NO', words)
    await until(() => done.receiver.received.length === 3)
    expect(await traces()).toEqual(['availability_responses', 'event_log', 'webhook_deliveries'])

    await erase()
    expect(await traces()).toEqual([])
    const { nodes } = await club.logOf(done.id)
    expect(nodes).toHaveLength(3)
    for (const { body } of nodes)
      expect(JSON.parse(body).data.availability_response).toMatchObject({
        ...{ request_id: request.id, answers: [], comment: null },
      })
    expect((await club.logOf(waiting.id)).nodes.length).toBeGreaterThan(0)
  })

  test('redacts deliveries whose events are purged from the log', async () => {
    const club = await delivering.aClub()
    const webhook = await club.aWebhook(TYPES)
    const { put, erase } = await aPoll(club)
    const { response } = await put('NO', 'Zyzzy')
    await until(() => webhook.receiver.received.length === 1)
    const { database } = delivering.volunteer
    await database.query('DELETE FROM event_log WHERE resource_id = ?', [response.id])
    await erase()
    expect(await traces()).toEqual([])
  })

  test('removes the response from the count, keeps other responses and advances the poll’s updatedAt', async () => {
    const club = await delivering.aClub()
    const { change, eventId, request, put, erase } = await aPoll(club)
    await put('NO', 'Zyzzy')
    const others = { helpers: [{ lastName: 'Lind' }] }
    const helperId = (await change('UpsertHelpers', others)).results[0].helperId
    await change('GrantEventAccess', { eventId, helperId })
    await change('PutAvailabilityResponse', { requestId: request.id, helperId, answers: [] })
    const read = async () => {
      const { data } = await delivering.volunteer.ask(
        'GetAvailabilityRequest',
        { id: request.id },
        club.key,
      )
      return data.availabilityRequest
    }
    const before = await read()
    await erase()
    const after = await read()
    expect([before.responseCount, after.responseCount]).toEqual([2, 1])
    expect(after.updatedAt > before.updatedAt).toBe(true)
    expect(await traces()).toEqual([])
  })

  test('during a response leaves neither the response nor its text', async () => {
    const club = await delivering.aClub()
    for (let round = 0; round < 4; round += 1) {
      const { helperId, request, erase } = await aPoll(club)
      const ask = (n: number) =>
        delivering.volunteer.ask(
          'PutAvailabilityResponse',
          { input: { requestId: request.id, helperId, answers: [], comment: `Zyzzy ${n}` } },
          club.key,
        )
      const [first, , second] = await Promise.all([ask(1), erase(), ask(2)])
      for (const { code } of [first, second]) expect([undefined, 'not_found']).toContain(code)
      const { data } = await delivering.volunteer.ask(
        'GetAvailabilityRequest',
        { id: request.id },
        club.key,
      )
      expect(data.availabilityRequest.responseCount).toBe(0)
      expect(await traces()).toEqual([])
    }
  })
})
