import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type ApiKeyCaller, type Caller, SERVICE } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { eventAccessStore } from '../../../../subgraphs/volunteer/event-access/store.ts'
import { makeLinkTokens } from '../../../../subgraphs/volunteer/helper-links/link-tokens.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { addProClub, staffOf } from '../caller-fixture.ts'
import { addEvent, addEvents, anEvent } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { loggedEventsOf, NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let volunteer: VolunteerTest
let key: ApiKeyCaller
let eventId: string
let helperId: string

beforeAll(async () => {
  volunteer = await startVolunteer()
})

beforeEach(async () => {
  volunteer.setNow(NOW)
  key = await addProClub(volunteer.database)
  const { clubId } = key
  eventId = await addEvent(volunteer.database, { clubId, endDate: '2026-12-01' })
  const helper = aHelper({ clubId })
  helperId = helper.id
  await helperStore.addAll(volunteer.database, [helper])
  await volunteer.ask('GrantEventAccess', { input: { eventId, helperId } }, key)
})

afterAll(() => volunteer.close())

async function make(more: object = {}, caller: Caller = key) {
  const input = { eventId, helperId, ...more }
  const document = `mutation ($input: CreateHelperLinkInput!) {
    createHelperLink(input: $input) {
      helperLink { helperId eventId token path expiresAt } idempotentReplay } }`
  const { data, code } = await volunteer.ask(document, { input }, caller)
  return { code, ...data?.createHelperLink?.helperLink, ...data?.createHelperLink }
}

async function find(token: string) {
  const document = `query ($token: String!) { linkedHelper(token: $token) {
    accessId helperId eventId clubId expiresAt isClubActive } }`
  return (await volunteer.ask(document, { token }, SERVICE)).data.linkedHelper
}

const isGood = async (token: string) => (await find(token)) !== null

const afterDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString()

describe('a helper link', () => {
  test('resolves to helper, event and club for the gateway, and fits into a text message', async () => {
    const made = await make()
    expect(made).toMatchObject({ helperId, eventId, path: `/helpers/#${made.token}` })
    expect(made.token).toMatch(/^hl_[\w-]{55}$/)
    expect(await find(made.token)).toEqual({
      ...{ helperId, eventId, clubId: key.clubId, accessId: expect.any(String) },
      ...{ expiresAt: new Date(made.expiresAt).toISOString(), isClubActive: true },
    })
  })

  test.each([
    [{}, 30],
    [{ expiresInDays: null }, 30],
    [{ expiresInDays: 1 }, 1],
    [{ expiresInDays: 90 }, 90],
  ])('with %j expires after %i days', async (asked, days) => {
    expect((await make(asked)).expiresAt).toBe(afterDays(days))
  })

  test.each([0, 91, -1])('rejects a validity of %i days', async (expiresInDays) => {
    expect((await make({ expiresInDays })).code).toBe('invalid_input')
  })

  test('expires at most a week after the event’s last day, and cannot be created later', async () => {
    await volunteer.ask(
      'UpdateVolunteerEvent',
      { input: { eventId, startDate: '2026-07-01', endDate: '2026-07-03' } },
      key,
    )
    expect((await make()).expiresAt).toBe('2026-07-11T00:00:00.000Z')
    volunteer.setNow(new Date('2026-07-10T23:59:59.999Z'))
    expect((await make()).expiresAt).toBe('2026-07-11T00:00:00.000Z')
    volunteer.setNow(new Date('2026-07-11T00:00:00.000Z'))
    expect((await make()).code).toBe('event_over')
  })

  test('can be created by staff of the club and keys with helpers:write', async () => {
    expect((await make({}, staffOf(key.clubId, 'COORDINATOR'))).code).toBeUndefined()
    const reader: ApiKeyCaller = { ...key, scopes: ['helpers:read', 'events:write'] }
    expect((await make({}, reader)).code).toBe('insufficient_scope')
    expect((await make({}, staffOf(newUuid()))).code).toBe('not_found')
    expect((await make({}, await addProClub(volunteer.database))).code).toBe('not_found')
    expect((await make({}, { kind: 'public', address: '127.0.0.1' })).code).toBe('forbidden')
  })

  test('cannot be created for helpers without access or for other events', async () => {
    const { clubId } = key
    const [other] = await addEvents(volunteer.database, anEvent({ clubId }))
    const stranger = aHelper({ clubId })
    await helperStore.addAll(volunteer.database, [stranger])
    expect((await make({ helperId: stranger.id })).code).toBe('not_found')
    expect((await make({ eventId: other?.id })).code).toBe('not_found')
    expect((await make({ eventId: 'e-1' })).code).toBe('not_found')
    expect((await make({ helperId: newUuid() })).code).toBe('not_found')
    await revoke()
    expect((await make()).code).toBe('not_found')
  })

  test('publishes no event and leaves the access unchanged', async () => {
    const before = await accessNow()
    await make()
    await make({ revokeEarlier: true })
    const types = (await loggedEventsOf(volunteer.database, helperId)).map(({ type }) => type)
    expect(types).toEqual(['helper.granted'])
    expect(await accessNow()).toEqual({ ...before, linkGeneration: 1 })
  })

  test('is replayed for the same idempotency key, which invalidates earlier links once', async () => {
    const asked = { idempotencyKey: newUuid(), revokeEarlier: true }
    const first = await make(asked)
    volunteer.setNow(new Date(NOW.getTime() + 60_000))
    const again = await make(asked)
    expect([first.idempotentReplay, again.idempotentReplay]).toEqual([false, true])
    expect(again.token).toBe(first.token)
    expect(await isGood(first.token)).toBe(true)
    expect((await make({ ...asked, expiresInDays: 2 })).code).toBe('idempotency_conflict')
  })
})

describe('a helper link becomes invalid', () => {
  test('when its access is revoked, also after it is granted again', async () => {
    const { token } = await make()
    await revoke()
    expect(await isGood(token)).toBe(false)
    await volunteer.ask('GrantEventAccess', { input: { eventId, helperId } }, key)
    expect(await isGood(token)).toBe(false)
    expect(await isGood((await make()).token)).toBe(true)
  })

  test('when the helper is erased', async () => {
    const { token } = await make()
    const erased = await volunteer.ask('EraseHelper', { input: { helperId } }, key)
    expect(erased.code).toBeUndefined()
    expect(await isGood(token)).toBe(false)
  })

  test('when the event is deleted', async () => {
    const { token } = await make()
    await volunteer.ask('DeleteVolunteerEvent', { input: { eventId } }, key)
    expect(await isGood(token)).toBe(false)
  })

  test('when another link is created that invalidates earlier ones, and not otherwise', async () => {
    const [first, second] = [await make(), await make({ expiresInDays: 5 })]
    expect([await isGood(first.token), await isGood(second.token)]).toEqual([true, true])
    const third = await make({ revokeEarlier: true })
    expect([await isGood(first.token), await isGood(second.token)]).toEqual([false, false])
    expect(await isGood(third.token)).toBe(true)
  })

  test('when any byte is altered, or another server signed it', async () => {
    const { token } = await make()
    const text = token.slice('hl_'.length)
    const altered = Array.from({ length: text.length }, (_, at) => {
      const other = text[at] === 'A' ? 'B' : 'A'
      return `hl_${text.slice(0, at)}${other}${text.slice(at + 1)}`
    })
    const { id: accessId } = await accessNow()
    const claims = { accessId, generation: 0, expiresAt: new Date(afterDays(30)) }
    const foreign = makeLinkTokens([Buffer.alloc(32, 8)]).seal(claims)
    expect(makeLinkTokens([Buffer.alloc(32, 7)]).seal(claims)).toBe(token)
    for (const other of [...altered, foreign, text, `${token}A`, `${token}=`, 'hl_', ''])
      expect([other, await isGood(other)]).toEqual([other, false])
  })

  test('and only the platform itself may look it up', async () => {
    const { token } = await make()
    const document = `{ linkedHelper(token: "${token}") { helperId } }`
    for (const caller of [key, staffOf(key.clubId)])
      expect((await volunteer.ask(document, {}, caller)).code).toBe('forbidden')
  })
})

describe('a mailed link', () => {
  test('becomes invalid as any other, and has no end of its own', async () => {
    const { id: accessId } = await accessNow()
    const tokens = makeLinkTokens([Buffer.alloc(32, 7)])
    const token = tokens.seal({ accessId, generation: 0, expiresAt: null })
    expect(tokens.open(token)).toEqual({ accessId, generation: 0, expiresAt: null })
    expect((await find(token)).expiresAt).toBe('2026-12-09T00:00:00.000Z')
    await make({ revokeEarlier: true })
    expect(await isGood(token)).toBe(false)
  })
})

describe('signing keys of helper links', () => {
  test('verify links of the current and of all former keys', () => {
    const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    const claims = { accessId: newUuid(), generation: 3, expiresAt: NOW }
    const token = makeLinkTokens([older]).seal(claims)
    expect(makeLinkTokens([newer, older]).open(token)).toEqual(claims)
    expect(makeLinkTokens([newer]).open(token)).toBeNull()
  })
})

const revoke = () => volunteer.ask('RevokeEventAccess', { input: { eventId, helperId } }, key)

async function accessNow() {
  const [row] = await volunteer.database.query<{ id: string }[]>(
    'SELECT id FROM event_accesses WHERE helper_id = ? AND event_id = ?',
    [helperId, eventId],
  )
  const access = await eventAccessStore.findLinked(volunteer.database, row?.id ?? '')
  if (access === null) throw new Error('There is no access.')
  return access
}
