import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Caller, SERVICE } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { toEnumName } from '../../../../schema/enum-names.ts'
import { VOLUNTEER_SCOPES } from '../../../../schema/volunteer/scopes.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import type { Account } from '../../../../subgraphs/volunteer/accounts/account.ts'
import { inactiveClubStore } from '../../../../subgraphs/volunteer/inactive-clubs/store.ts'
import { ADMIN, addAccount, staffOf, toApiKeyCaller } from '../caller-fixture.ts'
import { NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

let volunteer: VolunteerTest
let account: Account

beforeAll(async () => {
  volunteer = await startVolunteer()
  account = await addAccount(volunteer.database)
})

afterAll(() => volunteer.close())

const KEY = 'id name prefix grantedScopes createdBy createdByName createdAt expiresAt revokedAt'
const CREATE = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { secret apiKey { ${KEY} } }
}`
const REVOKE = `mutation ($input: RevokeApiKeyInput!) {
  revokeApiKey(input: $input) { apiKey { ${KEY} } }
}`
const LIST = `query ($clubId: ID!) { apiKeys(clubId: $clubId, first: 100) { nodes { ${KEY} } } }`
const FIND = `query ($hash: String!) {
  apiKeyByHash(hash: $hash) {
    apiKeyId clubId name scopes expiresAt revokedAt isPro addOns isIntegrationEnabled isClubActive
  }
}`

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const tomorrow = new Date(NOW.getTime() + 24 * 60 * 60 * 1000).toISOString()

function create(changes: Record<string, unknown> = {}, caller: Caller = staffOf(account.clubId)) {
  const input = { clubId: account.clubId, name: 'Desk', grantedScopes: ['EVENTS_READ'], ...changes }
  return volunteer.ask(CREATE, { input }, caller)
}

async function aKey(changes: Record<string, unknown> = {}) {
  const { data } = await create(changes)
  return data.createApiKey as { secret: string; apiKey: { id: string; prefix: string } }
}

describe('createApiKey of a club with a hundred API keys', () => {
  test('is rejected with api_key_limit_reached until a key is revoked', async () => {
    const clubId = newUuid()
    const made = []
    for (let count = 0; count < 100; count += 1)
      made.push(await create({ clubId }, staffOf(clubId)))
    const refused = await create({ clubId }, staffOf(clubId))
    expect(refused.code).toBe('api_key_limit_reached')

    const { id } = made[0]?.data.createApiKey.apiKey ?? {}
    await volunteer.ask(REVOKE, { input: { apiKeyId: id } }, staffOf(clubId))
    expect((await create({ clubId }, staffOf(clubId))).code).toBeUndefined()
  })
})

describe('creating an API key', () => {
  test('keeps the name of the person, which a revocation leaves', async () => {
    const named = { ...staffOf(account.clubId), name: 'Marta Ferrer' }
    const { data } = await create({ name: 'Named' }, named)
    expect(data.createApiKey.apiKey.createdByName).toBe('Marta Ferrer')
    const input = { apiKeyId: data.createApiKey.apiKey.id }
    const revoked = await volunteer.ask(REVOKE, { input }, staffOf(account.clubId))
    expect(revoked.data.revokeApiKey.apiKey.createdByName).toBe('Marta Ferrer')
  })

  test('returns the text once and stores only its hash', async () => {
    const { secret, apiKey } = await aKey({
      name: ' Front desk ',
      grantedScopes: ['HELPERS_READ', 'EVENTS_READ'],
      expiresAt: tomorrow,
    })
    expect(secret).toMatch(/^vk_[\w-]{40}$/)
    expect(apiKey).toEqual({
      id: expect.any(String),
      name: 'Front desk',
      prefix: secret.slice(0, 11),
      grantedScopes: ['EVENTS_READ', 'HELPERS_READ'],
      createdBy: 'staff-1',
      createdByName: null,
      createdAt: NOW.toISOString(),
      expiresAt: tomorrow,
      revokedAt: null,
    })
    const [row] = await volunteer.database.query('SELECT * FROM api_keys WHERE id = ?', [apiKey.id])
    expect(row?.['hash']).toEqual(Buffer.from(sha256(secret), 'hex'))
    expect(JSON.stringify(Object.values(row ?? {}).map(String))).not.toContain(secret.slice(11))
    const listed = await volunteer.ask(LIST, { clubId: account.clubId }, staffOf(account.clubId))
    expect(JSON.stringify(listed.data)).not.toContain(secret.slice(11))
    expect(listed.data.apiKeys.nodes).toContainEqual(apiKey)
  })

  test('never creates the same text twice', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => aKey()))
    expect(new Set(made.map(({ secret }) => secret)).size).toBe(20)
  })

  test.each([
    ['no scope', { grantedScopes: [] }],
    ['a scope that does not exist', { grantedScopes: ['EVENTS_READ', 'EVENTS_EVERYTHING'] }],
    ['a scope of the other API', { grantedScopes: ['BOOKINGS_READ'] }],
    ['an empty name', { name: '  ' }],
    ['a long name', { name: 'n'.repeat(121) }],
    ['an expiry in the past', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['an expiry right now', { expiresAt: NOW.toISOString() }],
  ])('rejects %s with invalid_input', async (_what, changes) => {
    expect((await create(changes)).code).toBe('invalid_input')
  })

  test('replays the answer even after the key has expired', async () => {
    const inAnHour = new Date(NOW.getTime() + 60 * 60 * 1000)
    const asked = { idempotencyKey: newUuid(), expiresAt: inAnHour.toISOString() }
    const { secret } = await aKey(asked)
    volunteer.setNow(inAnHour)
    expect((await aKey(asked)).secret).toBe(secret)
    expect((await create({ expiresAt: asked.expiresAt })).code).toBe('invalid_input')
    volunteer.setNow(NOW)
  })

  test('is allowed for OWNERs of the club and ADMINs only', async () => {
    expect((await create({}, ADMIN)).errors).toEqual([])
    expect((await create({}, staffOf(account.clubId, 'OPERATOR'))).code).toBe('forbidden')
    expect((await create({}, staffOf(newUuid()))).code).toBe('not_found')
    expect((await create({}, toApiKeyCaller(account))).code).toBe('forbidden')
    expect((await create({}, SERVICE)).code).toBe('forbidden')
  })
})

describe('the list of API keys', () => {
  test('has the newest first and contains revoked keys', async () => {
    const { clubId } = await addAccount(volunteer.database)
    const ids: string[] = []
    for (const name of ['a', 'b', 'c']) {
      const { data } = await create({ clubId, name }, ADMIN)
      ids.unshift(data.createApiKey.apiKey.id)
    }
    await volunteer.ask(REVOKE, { input: { apiKeyId: ids[1] } }, ADMIN)
    const { data } = await volunteer.ask(LIST, { clubId }, staffOf(clubId))
    const keys = data.apiKeys.nodes as { id: string; revokedAt: string | null }[]
    expect(keys.map(({ id }) => id)).toEqual(ids)
    expect(keys.map(({ revokedAt }) => revokedAt)).toEqual([null, NOW.toISOString(), null])
  })
})

describe('revoking an API key', () => {
  test('sets revokedAt; a repetition changes nothing', async () => {
    const { apiKey } = await aKey()
    const revoke = () =>
      volunteer.ask(REVOKE, { input: { apiKeyId: apiKey.id } }, staffOf(account.clubId))
    const first = await revoke()
    expect(first.data.revokeApiKey.apiKey.revokedAt).toBe(NOW.toISOString())
    volunteer.setNow(new Date(NOW.getTime() + 60_000))
    expect(await revoke()).toEqual(first)
    volunteer.setNow(NOW)
  })

  test('is allowed for OWNERs of the club and ADMINs only', async () => {
    const { apiKey } = await aKey()
    const revoke = async (caller: Caller) =>
      (await volunteer.ask(REVOKE, { input: { apiKeyId: apiKey.id } }, caller)).code
    expect(await revoke(staffOf(account.clubId, 'OPERATOR'))).toBe('forbidden')
    expect(await revoke(staffOf(newUuid()))).toBe('not_found')
    expect(await revoke(toApiKeyCaller(account))).toBe('forbidden')
    expect(await revoke(ADMIN)).toBeUndefined()
    const missing = await volunteer.ask(REVOKE, { input: { apiKeyId: newUuid() } }, ADMIN)
    expect(missing.code).toBe('not_found')
  })
})

describe('looking up an API key by its hash', () => {
  const find = (hash: string, caller: Caller = SERVICE) => volunteer.ask(FIND, { hash }, caller)

  test('returns its club, scopes and plan', async () => {
    const { secret, apiKey } = await aKey({
      grantedScopes: VOLUNTEER_SCOPES.map(toEnumName),
      expiresAt: tomorrow,
    })
    const { data } = await find(sha256(secret))
    expect(data.apiKeyByHash).toEqual({
      apiKeyId: apiKey.id,
      clubId: account.clubId,
      name: 'Desk',
      scopes: VOLUNTEER_SCOPES,
      expiresAt: tomorrow,
      revokedAt: null,
      isPro: true,
      addOns: [],
      isIntegrationEnabled: true,
      isClubActive: true,
    })
  })

  test('returns that its club is not ACTIVE', async () => {
    const { secret } = await aKey()
    await inTransaction(volunteer.database, (tx) => inactiveClubStore.add(tx, [account.clubId]))
    const found = await find(sha256(secret))
    await inTransaction(volunteer.database, (tx) => inactiveClubStore.remove(tx, [account.clubId]))
    expect(found.data.apiKeyByHash).toMatchObject({ isClubActive: false })
  })

  test('returns revoked keys and keys of clubs without a plan', async () => {
    const clubId = newUuid()
    const { data } = await create({ clubId }, ADMIN)
    const { secret, apiKey } = data.createApiKey
    await volunteer.ask(REVOKE, { input: { apiKeyId: apiKey.id } }, ADMIN)
    expect((await find(sha256(secret))).data.apiKeyByHash).toMatchObject({
      clubId,
      revokedAt: NOW.toISOString(),
      isPro: false,
      addOns: [],
      isIntegrationEnabled: true,
    })
  })

  test('returns null for an unknown hash', async () => {
    expect((await find(sha256('vk_guess'))).data.apiKeyByHash).toBeNull()
    expect((await find('not a hash')).code).toBe('invalid_input')
  })

  test('is rejected for callers other than the platform', async () => {
    const { secret } = await aKey()
    for (const caller of [ADMIN, staffOf(account.clubId), toApiKeyCaller(account)])
      expect((await find(sha256(secret), caller)).code).toBe('forbidden')
  })
})
