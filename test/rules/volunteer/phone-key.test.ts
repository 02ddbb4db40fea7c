import { describe, expect, test } from '@jest/globals'
import { toPhoneKey } from '../../../rules/volunteer/phone-key.ts'

describe('the digits by which phone numbers are compared', () => {
  test.each([
    ['+49 151 2345678', '512345678'],
    ['0151 / 234-56-78', '512345678'],
    ['0049 (0)151.2345678', '512345678'],
    ['12345', '12345'],
    ['1234', null],
    ['+ - ( ) /', null],
    ['m-12345', null],
    ['', null],
  ])('of %j are %j', (text, key) => {
    expect(toPhoneKey(text)).toBe(key)
  })
})
