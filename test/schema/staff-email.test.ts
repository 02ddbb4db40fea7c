import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { StaffEmail } from '../../schema/club/staff-fields.ts'
import { isAddress } from '../../schema/fields/text/characters.ts'

/** Characters of an address, many of which Unicode's rules fold to others. */
const character = fc.oneof(
  fc.constantFrom('k', 'K', '\u212a', 'i', 'I', '\u0130', '\u0131', 's', '\u017f', 'é', 'É'),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 1 })
    .filter((text) => isAddress(`${text}@club.example`)),
)

const address = fc
  .array(character, { minLength: 1, maxLength: 3 })
  .map((characters) => `${characters.join('')}@club.example`)

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SMALL = 'abcdefghijklmnopqrstuvwxyz'

function fold(text: string): string {
  return [...text].map((one) => SMALL[CAPITALS.indexOf(one)] ?? one).join('')
}

describe('an address of staff', () => {
  test('is the same for two spellings that differ in the case of A-Z, and for no others', () => {
    fc.assert(
      fc.property(address, address, (one, other) => {
        expect(StaffEmail.parse(one)).toBe(fold(one))
        expect(StaffEmail.parse(one) === StaffEmail.parse(other)).toBe(fold(one) === fold(other))
      }),
    )
  })

  test.each(['\u212a', '\u0130'])('keeps %j, whose lower case contains an ASCII letter', (sign) => {
    expect(StaffEmail.parse(` ${sign}A@Club.Example`)).toBe(`${sign}a@club.example`)
  })
})
