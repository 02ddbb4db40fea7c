import type { KeyObject } from 'node:crypto'
import { mock } from 'node:test'
import { afterEach, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { deriveKeys } from '../../platform/config/derive-keys.ts'
import { asUuid, isUuid, newUuid } from '../../platform/ids.ts'

afterEach(() => mock.timers.reset())

describe('a generated identifier', () => {
  test('is a unique UUID of version 7', () => {
    const ids = Array.from({ length: 1000 }, newUuid)
    expect(ids.every((id) => isUuid(id) && id[14] === '7')).toBe(true)
    expect(new Set(ids).size).toBe(1000)
  })

  test('sorts behind all earlier ones of the same millisecond', () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const ids = Array.from({ length: 50_000 }, newUuid)
    expect(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? ''))).toBe(true)
    expect(new Set(ids.map((id) => id.slice(0, 13))).size).toBeLessThan(20)
  })

  test('sorts behind those of earlier milliseconds', () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const first = newUuid()
    mock.timers.tick(50)
    expect(newUuid() > first).toBe(true)
  })
})

describe('an identifier in a request', () => {
  const id = newUuid()

  test('is accepted unchanged', () => {
    expect(asUuid(id, 'court')).toBe(id)
  })

  test.each([
    ['a trailing space, which a CHAR column would ignore', `${id} `],
    ['a trailing line feed', `${id}\n`],
    ['capitals', id.toUpperCase()],
    ['no hyphens', id.replaceAll('-', '')],
    ['nothing in it', ''],
    ['200 characters', 'x'.repeat(200)],
  ])('is not found with %s', (_what, text) => {
    expect(() => asUuid(text, 'court')).toThrow(expect.objectContaining({ code: 'not_found' }))
  })
})

describe('a derived key', () => {
  const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((key) => Buffer.from(key))
  const pairOfSecrets = fc.uniqueArray(secrets, {
    minLength: 2,
    maxLength: 2,
    selector: (key) => key.toString('hex'),
  })

  test('has 32 bytes, and is deterministic for a secret and a purpose', () => {
    fc.assert(
      fc.property(fc.array(secrets), fc.string(), (keys, purpose) => {
        const derived = deriveKeys(keys, purpose)
        expect(derived.map((key) => key.symmetricKeySize)).toEqual(keys.map(() => 32))
        expect(bytesOf(derived)).toEqual(bytesOf(deriveKeys(keys, purpose)))
      }),
    )
  })

  test('differs by secret and by purpose, and never equals the secret', () => {
    fc.assert(
      fc.property(pairOfSecrets, (keys) => {
        const derived = ['cursor', 'secret-box'].flatMap((purpose) => deriveKeys(keys, purpose))
        const texts = [...bytesOf(derived), ...keys].map((key) => key.toString('hex'))
        expect(new Set(texts).size).toBe(6)
      }),
    )
  })

  test('keeps the order of the secrets, the current one first', () => {
    const [a, b] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    expect(bytesOf(deriveKeys([a, b], 'cursor'))).toEqual([
      ...bytesOf(deriveKeys([a], 'cursor')),
      ...bytesOf(deriveKeys([b], 'cursor')),
    ])
  })
})

function bytesOf(keys: readonly KeyObject[]): Buffer[] {
  return keys.map((key) => key.export())
}
