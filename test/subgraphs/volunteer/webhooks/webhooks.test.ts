import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type ApiKeyCaller, type Caller, SERVICE } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { toEnumName } from '../../../../schema/enum-names.ts'
import { VOLUNTEER_EVENT_TYPES } from '../../../../schema/volunteer/fields.ts'
import { VOLUNTEER_SCOPES } from '../../../../schema/volunteer/scopes.ts'
import { ADMIN, addAccount, addApiKey, addProClub, ofClub, staffOf } from '../caller-fixture.ts'
import { NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'hooks.club.com': ['93.184.215.14'],
  'inside.club.com': ['93.184.215.14', '10.0.0.7'],
  'nowhere.club.com': [],
}

beforeAll(async () => {
  const resolveHost = async (host: string) => ADDRESSES[host] ?? []
  volunteer = await startVolunteer({ webhooks: { resolveHost } })
})

beforeEach(async () => {
  key = await addProClub(volunteer.database)
})

afterAll(() => volunteer.close())

const CHOICE = { url: 'https://hooks.club.com/in', eventTypes: ['EVENT_CREATED'] }

const create = (changes: object = {}, caller: Caller = key) =>
  volunteer.ask('CreateVolunteerWebhook', { input: { ...CHOICE, ...changes } }, caller)

const disable = (id: string, caller: Caller = key) =>
  volunteer.ask('EndVolunteerWebhook', { input: { webhookId: id } }, caller)

const list = async (caller: Caller = key) =>
  (await volunteer.ask('ListVolunteerWebhooks', { first: 50, offset: 0 }, caller)).data
    .volunteerWebhooks

const deliveries = (webhookId: string, caller: Caller = key) =>
  volunteer.ask('ListVolunteerWebhookDeliveries', { webhookId, first: 50, offset: 0 }, caller)

async function aWebhook(): Promise<{ id: string }> {
  const { data, errors } = await create()
  expect(errors).toEqual([])
  return data.createVolunteerWebhook.webhook
}

describe('createVolunteerWebhook', () => {
  test('returns the secret once, and stores it sealed', async () => {
    const { data } = await create({
      description: ' Desk ',
      url: 'https://hooks.club.com/in?a=%C3%A4',
    })
    const { webhook, signingSecret } = data.createVolunteerWebhook
    expect(signingSecret).toMatch(/^whsec_[\w-]{43}$/)
    expect(webhook).toEqual({
      id: expect.any(String),
      clubId: key.clubId,
      url: 'https://hooks.club.com/in?a=%C3%A4',
      description: 'Desk',
      eventTypes: ['EVENT_CREATED'],
      status: 'ACTIVE',
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
      disabledAt: null,
    })
    expect((await list()).nodes).toEqual([webhook])
    const rows = await volunteer.database.query('SELECT * FROM webhook_endpoints WHERE id = ?', [
      webhook.id,
    ])
    const stored = JSON.stringify(rows, (_name, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    )
    expect(stored).not.toContain(signingSecret.slice(6))
  })

  test('stores each event type once, in the documented order', async () => {
    const inOrder = VOLUNTEER_EVENT_TYPES.map(toEnumName)
    const { data } = await create({ eventTypes: [...inOrder.toReversed(), 'EVENT_CREATED'] })
    expect(data.createVolunteerWebhook.webhook.eventTypes).toEqual(inOrder)
  })

  test.each([
    ['no type', { eventTypes: [] }],
    ['a type that does not exist', { eventTypes: ['EVENT_MOVED'] }],
    ['a wildcard', { eventTypes: ['*'] }],
    ['a long description', { description: 'd'.repeat(501) }],
    ['text that is no address', { url: 'hooks' }],
    ['a long address', { url: `https://hooks.club.com/${'p'.repeat(2048)}` }],
  ])('rejects %s with invalid_input', async (_what, changes) => {
    expect((await create(changes)).code).toBe('invalid_input')
  })

  test.each([
    ['http', 'http://hooks.club.com/in'],
    ['credentials', 'https://user:pass@hooks.club.com/in'],
    ['a fragment', 'https://hooks.club.com/in#top'],
    ['loopback', 'https://127.0.0.1/in'],
    ['localhost', 'https://localhost/in'],
    ['a private address', 'https://192.168.1.4/in'],
    ['an address of the link', 'https://169.254.169.254/latest'],
    ['a private IPv6 address', 'https://[fd00::1]/in'],
    ['a name with a private address among others', 'https://inside.club.com/in'],
    ['a name without an address', 'https://nowhere.club.com/in'],
  ])('rejects %s with unsafe_webhook_url', async (_what, url) => {
    expect((await create({ url })).code).toBe('unsafe_webhook_url')
    expect((await list()).totalCount).toBe(0)
  })

  test('creates 20 active webhooks per club for 30 concurrent requests, and one more for each disabled one', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => create()))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(20)
    expect(codes.filter((code) => code === 'webhook_limit_reached')).toHaveLength(10)
    const [first] = (await list()).nodes
    await disable(first.id)
    expect((await create()).code).toBeUndefined()
    expect((await create()).code).toBe('webhook_limit_reached')
  })
})

describe('disableVolunteerWebhook', () => {
  test('is permanent and idempotent', async () => {
    const webhook = await aWebhook()
    const first = await disable(webhook.id)
    expect(first.data.endVolunteerWebhook.webhook).toEqual({
      ...webhook,
      status: 'DISABLED',
      disabledAt: NOW.toISOString(),
    })
    volunteer.setNow(new Date(NOW.getTime() + 60_000))
    expect(await disable(webhook.id)).toEqual(first)
    volunteer.setNow(NOW)
    expect((await list()).nodes).toMatchObject([{ status: 'DISABLED' }])
  })
})

describe('webhook of another club', () => {
  test('is not found', async () => {
    const { id } = await aWebhook()
    const stranger = await addProClub(volunteer.database)
    const callers = [stranger, staffOf(stranger.clubId), { ...staffOf(key.clubId), roles: [] }]
    for (const caller of callers) {
      expect((await disable(id, caller)).code).toBe('not_found')
      expect((await deliveries(id, caller)).code).toBe('not_found')
    }
    expect((await disable(newUuid())).code).toBe('not_found')
    expect((await disable('ä')).code).toBe('not_found')
    expect((await list(stranger)).nodes).toEqual([])
  })
})

describe('access to webhooks', () => {
  const operations = (id: string): readonly [string, object][] => [
    ['ListVolunteerWebhooks', { first: 1, offset: 0 }],
    ['ListVolunteerWebhookDeliveries', { webhookId: id, first: 1, offset: 0 }],
    ['CreateVolunteerWebhook', { input: CHOICE }],
    ['EndVolunteerWebhook', { input: { webhookId: id } }],
  ]

  test.each([
    ['neither', null, [], 'feature_forbidden'],
    ['api_access_plus alone', null, ['api_access_plus'], 'feature_forbidden'],
    ['webhooks_access alone', null, ['webhooks_access'], 'feature_forbidden'],
    ['both add-ons', null, ['api_access_plus', 'webhooks_access'], undefined],
    ['the pro plan', 'PRO', [], undefined],
  ] as const)('with %s', async (_what, plan, addOns, code) => {
    const { clubId } = await addAccount(volunteer.database, {
      plan,
      addOns: addOns.map((addOn) => addOn.toUpperCase() as 'API_ACCESS_PLUS'),
    })
    const caller: ApiKeyCaller = { ...key, clubId, plan, addOns }
    const made = await create({}, caller)
    const id = made.data?.createVolunteerWebhook?.webhook.id ?? newUuid()
    for (const [operation, variables] of operations(id)) {
      const asked = await volunteer.ask(operation, { ...variables }, caller)
      expect([operation, asked.code]).toEqual([operation, code])
      if (code)
        expect(asked.errors[0]?.extensions?.['details']).toEqual({
          upgradeHint: expect.stringMatching(/pro plan.*both add-ons/),
          recommendedAddOns: ['api_access_plus', 'webhooks_access'],
          upgradeCta: expect.any(String),
        })
    }
  })

  test('requires the plan before scopes, and then the scope of each operation', async () => {
    const { id } = await aWebhook()
    for (const [operation, variables] of operations(id)) {
      const scope = operation.startsWith('List') ? 'webhooks:read' : 'webhooks:write'
      const ask = (caller: Caller) => volunteer.ask(operation, { ...variables }, caller)
      const scopes = VOLUNTEER_SCOPES.filter((other) => other !== scope)
      expect((await ask({ ...key, scopes })).code).toBe('insufficient_scope')
      // The new webhook subscribes to events.
      expect((await ask({ ...key, scopes: [scope, 'events:read'] })).code).toBeUndefined()
      expect((await ask({ ...key, plan: null, scopes: [] })).code).toBe('feature_forbidden')
      expect((await ask({ ...key, isIntegrationEnabled: false })).code).toBe('integration_disabled')
      expect((await ask(SERVICE)).code).toBe('forbidden')
    }
  })

  test.each(['event', 'role', 'shift', 'helper', 'assignment', 'message', 'availability'] as const)(
    'requires the read scope of the payload: %s',
    async (kind) => {
      const scope = `${kind === 'availability' ? kind : `${kind}s`}:read`
      const events = VOLUNTEER_EVENT_TYPES.filter((type) => type.startsWith(`${kind}.`))
      const scopes = VOLUNTEER_SCOPES.filter((other) => other !== scope)
      const refused = await create(
        { eventTypes: [...events.map(toEnumName), 'AUTOMATION_TRIGGERED'] },
        { ...key, scopes },
      )
      expect(refused.code).toBe('insufficient_scope')
      expect(refused.errors[0]?.extensions?.['details']).toMatchObject({ missing: [scope] })
      expect(
        (await create({ eventTypes: ['AUTOMATION_TRIGGERED'] }, { ...key, scopes })).errors,
      ).toEqual([])
    },
  )

  test('is decided by the account rather than by older data of the key', async () => {
    const account = await addAccount(volunteer.database, { plan: null })
    const caller = await addApiKey(volunteer.database, account, { plan: 'PRO' })
    expect((await create({}, caller)).code).toBe('feature_forbidden')
  })
})

describe('webhooks › staff', () => {
  test('read, create and disable webhooks and read their deliveries as OWNER alone', async () => {
    const { clubId } = key
    const owner = staffOf(clubId)
    const coordinator = staffOf(clubId, 'COORDINATOR')
    const made = await create({ clubId }, owner)
    const { id } = made.data.createVolunteerWebhook.webhook
    expect((await create({ clubId }, coordinator)).code).toBe('forbidden')
    expect((await disable(id, coordinator)).code).toBe('forbidden')
    const listOf = ofClub(clubId, 'volunteerWebhooks { totalCount }')
    const [refusal] = (await volunteer.ask(listOf, {}, coordinator)).errors
    expect(refusal?.extensions?.['code']).toBe('forbidden')
    const [other] = (await deliveries(id, coordinator)).errors
    expect(other?.extensions?.['code']).toBe('forbidden')
    for (const caller of [owner, ADMIN]) {
      const listed = await volunteer.ask(listOf, {}, caller)
      expect(listed.errors).toEqual([])
      expect(listed.data._entities[0].volunteerWebhooks.totalCount).toBeGreaterThan(0)
      expect((await deliveries(id, caller)).errors).toEqual([])
    }
    expect((await disable(id, owner)).errors).toEqual([])
    const { id: ofKey } = await aWebhook()
    await disable(ofKey)
    const who = ofClub(clubId, 'volunteerWebhooks { nodes { id disabledBy } }')
    const { data } = await volunteer.ask(who, {}, owner)
    expect(data._entities[0].volunteerWebhooks.nodes).toEqual(
      expect.arrayContaining([
        { id, disabledBy: 'STAFF' },
        { id: ofKey, disabledBy: 'CALLER' },
      ]),
    )
  })

  test('create none for a club whose plan has no webhooks', async () => {
    const { clubId } = await addAccount(volunteer.database, { plan: null })
    expect((await create({ clubId }, staffOf(clubId))).code).toBe('feature_forbidden')
  })
})
