import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { makeSecretBox } from '../../../../subgraphs/foundation/secrets/secret-box.ts'

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

const text = fc.string({ unit: 'grapheme' })

describe('a sealed secret', () => {
  const box = makeSecretBox([OLD])

  test('opens to its plaintext in the same context', () => {
    fc.assert(
      fc.property(text, text, (plain, context) => {
        expect(box.open(box.seal(plain, context), context)).toBe(plain)
      }),
    )
  })

  test('contains no plaintext, and differs each time', () => {
    const [one, other] = [box.seal('whsec_secret', 'c'), box.seal('whsec_secret', 'c')]
    expect(one.equals(other)).toBe(false)
    expect(one.includes('whsec')).toBe(false)
  })

  test('does not open in another context', () => {
    fc.assert(
      fc.property(fc.uniqueArray(text, { minLength: 2, maxLength: 2 }), ([one, other]) => {
        expect(() => box.open(box.seal('plain', one ?? ''), other ?? '')).toThrow(
          'No configured key',
        )
      }),
    )
  })

  test('does not open after a change of any bit', () => {
    const sealed = box.seal('plain', 'context')
    fc.assert(
      fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
        const changed = Buffer.from(sealed)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(() => box.open(changed, 'context')).toThrow('No configured key')
      }),
    )
  })

  test.each(['', 'plain'])('does not open when it is truncated, with plaintext %j', (plain) => {
    const sealed = box.seal(plain, 'context')
    for (let length = 0; length < sealed.length; length += 1)
      expect(() => box.open(sealed.subarray(0, length), 'context')).toThrow('No configured key')
  })
})

describe('the rotation of secret keys', () => {
  const before = makeSecretBox([OLD])
  const during = makeSecretBox([NEW, OLD])
  const after = makeSecretBox([NEW])

  test('opens secrets of the old key while it is configured', () => {
    expect(during.open(before.seal('plain', 'c'), 'c')).toBe('plain')
    expect(() => after.open(before.seal('plain', 'c'), 'c')).toThrow('No configured key')
  })

  test('seals with the new key', () => {
    expect(after.open(during.seal('plain', 'c'), 'c')).toBe('plain')
    expect(() => before.open(during.seal('plain', 'c'), 'c')).toThrow('No configured key')
  })

  test('requires at least one key', () => {
    expect(() => makeSecretBox([])).toThrow('SECRET_KEYS')
  })
})
