import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ApiKeyCaller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import {
  type WebhookDelivery,
  WebhookDeliveryEntity,
} from '../../../../subgraphs/foundation/webhooks/entities.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { addProClub } from '../caller-fixture.ts'
import { addEvents, anEvent } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller
let webhookId: string

beforeAll(async () => {
  volunteer = await startVolunteer()
  const { database } = volunteer
  key = await addProClub(database)
  const { clubId } = key
  const days = ['2026-08-03', '2026-08-01', '2026-08-02', '2026-08-02', '2026-08-02']
  await addEvents(database, ...days.map((startDate) => anEvent({ clubId, startDate })))
  const names = [
    ['Anna', 'Müller'],
    [null, 'Müller'],
    ['Ånna', 'Muller'],
    [null, 'Muller'],
    ['Bea', 'Adler'],
    ['anna', 'müller'],
  ] as const
  const helpers = names.map(([firstName, lastName]) => aHelper({ clubId, firstName, lastName }))
  await helperStore.addAll(database, helpers)
  for (const n of [1, 2, 3, 4]) webhookId = await aWebhook(`https://hooks.club.com/${n}`)
  await tableOf(WebhookDeliveryEntity).insertAll(database, [
    aDelivery(NOW),
    aDelivery(NOW),
    aDelivery(new Date(NOW.getTime() - 1)),
    aDelivery(NOW),
    aDelivery(new Date(NOW.getTime() + 1)),
  ])
})

afterAll(() => volunteer.close())

async function aWebhook(url: string): Promise<string> {
  const input = { url, eventTypes: ['EVENT_CREATED'] }
  const { data } = await volunteer.ask('CreateVolunteerWebhook', { input }, key)
  return data.createVolunteerWebhook.webhook.id
}

function aDelivery(createdAt: Date): WebhookDelivery {
  return {
    id: newUuid(),
    endpointId: webhookId,
    eventId: newUuid(),
    eventType: 'event.created',
    body: '{}',
    status: 'DELIVERED',
    attemptCount: 1,
    isRetry: false,
    resourceId: null,
    sequence: null,
    resend: 0,
    traceparent: null,
    nextAttemptAt: null,
    lease: null,
    createdAt,
    completedAt: createdAt,
  }
}

const LISTS = {
  volunteerEvents: { count: 5, filter: '' },
  helpers: { count: 6, filter: '' },
  volunteerWebhooks: { count: 4, filter: '' },
  volunteerWebhookDeliveries: { count: 5, filter: 'webhookId: $webhookId' },
} as const

const NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[]

async function read(name: keyof typeof LISTS, page: string, caller = key) {
  const { filter } = LISTS[name]
  const variables = filter === '' ? '' : '($webhookId: ID!)'
  const { data, code } = await volunteer.ask(
    `query ${variables} { list: ${name}(${filter} ${page}) {
      totalCount nodes { id } edges { cursor node { id } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    } }`,
    { webhookId },
    caller,
  )
  return { list: data?.list, code }
}

describe.each(NAMES)('the list %s', (name) => {
  test('returns the same rows by cursor as by offset', async () => {
    const whole = (await read(name, 'first: 200')).list
    expect(whole.nodes).toHaveLength(LISTS[name].count)
    expect(whole.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false })

    const walked: unknown[] = []
    let after = ''
    for (let hasMore = true; hasMore; ) {
      const { list } = await read(name, `first: 2 ${after}`)
      expect(list.totalCount).toBe(LISTS[name].count)
      expect(list.edges.map(({ node }: { node: unknown }) => node)).toEqual(list.nodes)
      walked.push(...list.nodes)
      after = `after: "${list.pageInfo.endCursor}"`
      hasMore = list.pageInfo.hasNextPage
    }
    expect(walked).toEqual(whole.nodes)
  })

  test('continues after any edge', async () => {
    const whole = (await read(name, 'first: 200')).list
    for (const [index, { cursor }] of whole.edges.entries()) {
      const { list } = await read(name, `first: 200 after: "${cursor}"`)
      expect(list.nodes).toEqual(whole.nodes.slice(index + 1))
      expect(list.pageInfo.hasPreviousPage).toBe(true)
    }
  })

  test('returns hasNextPage when rows are filtered out', async () => {
    const { list } = await read(name, `first: 2 offset: ${LISTS[name].count - 2}`)
    expect(list.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    expect(list.totalCount).toBe(LISTS[name].count)
  })

  test('rejects a cursor with an offset, and cursors of other callers', async () => {
    const { endCursor } = (await read(name, 'first: 2')).list.pageInfo
    expect(await read(name, `after: "${endCursor}" offset: 1`)).toMatchObject({
      code: 'invalid_input',
    })
    const other = NAMES.find((candidate) => candidate !== name) ?? name
    expect(await read(other, `after: "${endCursor}"`)).toMatchObject({ code: 'invalid_cursor' })
    expect(await read(name, 'after: "AAAA"')).toMatchObject({ code: 'invalid_cursor' })
  })
})
