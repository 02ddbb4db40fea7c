import { describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../platform/caller.ts'
import { SERVICE } from '../../../platform/caller.ts'
import { makeReplayCache } from '../../../platform/network/replay-cache.ts'
import { makeSeals, type SealedCall, type Seals } from '../../../platform/network/seal.ts'

const OLD = Buffer.alloc(32, 1)
const NEW = Buffer.alloc(32, 2)
const AT = new Date('2026-07-01T18:00:00.000Z')

const STAFF: Caller = { kind: 'staff', subject: 'zoë', isAdmin: false, roles: [] }

const CALL: SealedCall = {
  audience: 'club',
  requestId: 'req-1',
  path: '/internal/execute',
  contentHash: 'abc',
}

function sealsAt(at: Date, ...keys: Buffer[]) {
  const secrets = keys.length > 0 ? keys : [NEW]
  return makeSeals({ club: secrets, volunteer: secrets }, () => at)
}

/** Opens a seal and looks at all that it is bound to. */
function open(by: Seals, seal: string | undefined, call: SealedCall = CALL): Caller {
  const opened = by.open(seal, call)
  opened.requireContent(call.contentHash)
  return opened.caller
}

const seals = sealsAt(AT)
const LATER = (ms: number) => new Date(AT.getTime() + ms)

describe('a seal', () => {
  test('opens to the caller that it was made for', () => {
    expect(open(seals, seals.seal(CALL, STAFF))).toEqual(STAFF)
    expect(open(seals, seals.seal(CALL, SERVICE))).toEqual(SERVICE)
  })

  test.each([
    ['other content', { contentHash: 'abd' }],
    ['another path', { path: '/internal/authenticate' }],
    ['another audience', { audience: 'volunteer' as const }],
    ['another request', { requestId: 'req-2' }],
  ])('is refused for %s', (_what, changes) => {
    const seal = seals.seal(CALL, STAFF)
    expect(() => open(seals, seal, { ...CALL, ...changes })).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    )
  })

  test('is valid for exactly 30 seconds', () => {
    const seal = seals.seal(CALL, STAFF)
    expect(open(sealsAt(LATER(29_999)), seal)).toEqual(STAFF)
    expect(() => open(sealsAt(LATER(30_000)), seal)).toThrow('Only the platform')
  })

  test.each([
    ['missing', () => undefined],
    ['empty', () => ''],
    ['without signature', (seal: string) => seal.split('.')[0]],
    ['cut short', (seal: string) => seal.slice(0, -3)],
    ['of another caller under the old signature', (seal: string) => withCaller(seal, SERVICE)],
    ['no seal at all', () => 'x.y.z'],
  ])('is refused when it is %s', (_what, spoil) => {
    const spoilt = spoil(seals.seal(CALL, STAFF))
    expect(() => open(seals, spoilt)).toThrow(expect.objectContaining({ code: 'forbidden' }))
  })

  test('is refused with a message that reveals no cause', () => {
    const messageOf = (seal: string | undefined) => {
      try {
        return open(seals, seal)
      } catch (error) {
        return (error as Error).message
      }
    }
    const foreign = sealsAt(AT, OLD).seal(CALL, STAFF)
    const expired = sealsAt(LATER(-60_000)).seal(CALL, STAFF)
    expect(new Set([undefined, foreign, expired, 'x'].map(messageOf)).size).toBe(1)
  })
})

describe('a seal that was accepted once', () => {
  test('is refused from then on by all who hold the same keys', async () => {
    const seal = seals.seal(CALL, STAFF)
    await seals.open(seal, CALL).consume()
    await expect(seals.open(seal, CALL).consume()).rejects.toThrow(
      expect.objectContaining({ code: 'forbidden', cause: new Error('The seal was used before.') }),
    )
    await seals.open(seals.seal(CALL, STAFF), CALL).consume()
  })

  test('is refused in every encoding of its signature', async () => {
    const seal = seals.seal(CALL, STAFF)
    await seals.open(seal, CALL).consume()
    // The last character of 43 carries two bits that no byte needs.
    const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    for (const last of others)
      await expect(async () =>
        seals.open(seal.slice(0, -1) + last, CALL).consume(),
      ).rejects.toThrow()
  })

  test('of a clock far ahead is refused, so that the replay cache need not keep it', () => {
    const early = sealsAt(LATER(31_000)).seal(CALL, STAFF)
    expect(() => seals.open(early, CALL)).toThrow('Only the platform')
  })
})

describe('the replay cache of seals', () => {
  test('drops a seal when it has expired, and not before', async () => {
    let nowMs = 0
    const usedOnce = makeReplayCache({ clock: () => new Date(nowMs), mostRemembered: 2 })
    const used = [usedOnce('a', 30), usedOnce('b', 40), usedOnce('a', 30)]
    expect(await Promise.all(used)).toEqual([true, true, false])
    nowMs = 30
    expect(await usedOnce('c', 60)).toBe(true)
  })

  test('never grows above its limit: further seals are refused', async () => {
    const usedOnce = makeReplayCache({ clock: () => new Date(0), mostRemembered: 2 })
    const used = ['a', 'b', 'c', 'd'].map((text) => usedOnce(text, 30))
    expect(await Promise.all(used)).toEqual([true, true, false, false])
  })
})

describe('the seal keys of an audience', () => {
  test('seal for no other audience: a caller of the gateway cannot call a subgraph', () => {
    const facade = makeSeals({ gateway: [NEW] }, () => AT)
    expect(() => facade.seal(CALL, STAFF)).toThrow('no key to seal for club')

    const gateway = makeSeals({ gateway: [NEW], club: [OLD] }, () => AT)
    const seal = facade.seal({ ...CALL, audience: 'gateway' }, STAFF)
    expect(() => open(gateway, seal)).toThrow(expect.objectContaining({ code: 'forbidden' }))
  })
})

describe('the rotation of seal keys', () => {
  const before = sealsAt(AT, OLD)
  const during = sealsAt(AT, NEW, OLD)
  const after = sealsAt(AT, NEW)

  test('seals with the first key and opens with all', () => {
    expect(open(during, before.seal(CALL, STAFF))).toEqual(STAFF)
    expect(open(during, during.seal(CALL, STAFF))).toEqual(STAFF)
    expect(open(after, during.seal(CALL, STAFF))).toEqual(STAFF)
  })

  test('ends when a key is removed', () => {
    expect(() => open(after, before.seal(CALL, STAFF))).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    )
  })
})

function withCaller(seal: string, caller: Caller): string {
  const [text = '', signature = ''] = seal.split('.')
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString())
  const forged = JSON.stringify([...claims.slice(0, -1), caller])
  return `${Buffer.from(forged).toString('base64url')}.${signature}`
}
