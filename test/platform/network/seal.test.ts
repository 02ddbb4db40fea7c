import { describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../platform/caller.ts'
import { SERVICE } from '../../../platform/caller.ts'
import { makeSeals, type SealedCall } from '../../../platform/network/seal.ts'

const OLD = Buffer.alloc(32, 1)
const NEW = Buffer.alloc(32, 2)
const AT = new Date('2026-07-01T18:00:00.000Z')

const STAFF: Caller = { kind: 'staff', subject: 'zoë', isAdmin: false, roles: [] }

const CALL: SealedCall = { audience: 'club', requestId: 'req-1', operationHash: 'abc' }

function sealsAt(at: Date, ...keys: Buffer[]) {
  return makeSeals(keys.length > 0 ? keys : [NEW], () => at)
}

const seals = sealsAt(AT)
const LATER = (ms: number) => new Date(AT.getTime() + ms)

describe('a seal', () => {
  test('tells on whose behalf the call is', () => {
    expect(seals.open(seals.seal(CALL, STAFF), CALL)).toEqual(STAFF)
    expect(seals.open(seals.seal(CALL, SERVICE), CALL)).toEqual(SERVICE)
  })

  test.each([
    ['another operation', { operationHash: 'abd' }],
    ['another audience', { audience: 'volunteer' as const }],
    ['another request', { requestId: 'req-2' }],
  ])('is refused for %s', (_what, changes) => {
    const seal = seals.seal(CALL, STAFF)
    expect(() => seals.open(seal, { ...CALL, ...changes })).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    )
  })

  test('holds for 30 seconds and no longer', () => {
    const seal = seals.seal(CALL, STAFF)
    expect(sealsAt(LATER(29_999)).open(seal, CALL)).toEqual(STAFF)
    expect(() => sealsAt(LATER(30_000)).open(seal, CALL)).toThrow('Only the platform')
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
    expect(() => seals.open(spoilt, CALL)).toThrow(expect.objectContaining({ code: 'forbidden' }))
  })

  test('tells a stranger nothing of why it was refused', () => {
    const messageOf = (seal: string | undefined) => {
      try {
        return seals.open(seal, CALL)
      } catch (error) {
        return (error as Error).message
      }
    }
    const foreign = sealsAt(AT, OLD).seal(CALL, STAFF)
    const expired = sealsAt(LATER(-60_000)).seal(CALL, STAFF)
    expect(new Set([undefined, foreign, expired, 'x'].map(messageOf)).size).toBe(1)
  })
})

describe('the rotation of keys', () => {
  const before = sealsAt(AT, OLD)
  const during = sealsAt(AT, NEW, OLD)
  const after = sealsAt(AT, NEW)

  test('seals with the first key and opens with all', () => {
    expect(during.open(before.seal(CALL, STAFF), CALL)).toEqual(STAFF)
    expect(during.open(during.seal(CALL, STAFF), CALL)).toEqual(STAFF)
    expect(after.open(during.seal(CALL, STAFF), CALL)).toEqual(STAFF)
  })

  test('is over for a key that was taken out', () => {
    expect(() => after.open(before.seal(CALL, STAFF), CALL)).toThrow(
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
