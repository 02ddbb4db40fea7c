import { describe, expect, test } from '@jest/globals'
import {
  ANSWER_BYTES,
  READ_ANSWER_BYTES,
  toAnswerText,
} from '../../../../subgraphs/foundation/webhooks/attempts/answer-text.ts'

const SECRET = 'whsec_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'

const textOf = (body: string | Uint8Array, secrets: readonly string[] = [], isWhole = true) =>
  toAnswerText({ bytes: Buffer.from(body), isWhole }, secrets)

describe('text of a receiver’s answer', () => {
  test.each<[string, string | Uint8Array]>([
    ['is empty', ''],
    ['is white space', ' \r\n'],
    ['has a NUL', 'PK\u0003\u0004\0\0'],
    ['is compressed', Buffer.from([0x1f, 0x8b, 8, 1, 0x99, 0xee, 0xfa, 0xc0, 0xde, 0xf1])],
  ])('is null when the body %s', (_title, body) => {
    expect(textOf(body)).toBeNull()
  })

  test('keeps a page in another encoding, with its unreadable characters replaced', () => {
    const page = Buffer.from('Der Dienst ist nicht verfügbar', 'latin1')
    expect(textOf(page)?.text).toBe('Der Dienst ist nicht verf\ufffdgbar')
  })

  test('leaves out a character that the limit has cut', () => {
    const cut = Buffer.from('a€').subarray(0, 3)
    expect(textOf(cut, [], false)).toEqual({ text: 'a', isTruncated: true })
    expect(textOf(cut)).toEqual({ text: 'a\ufffd', isTruncated: false })
  })

  test('has at most its limit of bytes, of whole characters', () => {
    const { text = '', isTruncated } = textOf('€'.repeat(800)) ?? {}
    expect(isTruncated).toBe(true)
    expect(text).toBe('€'.repeat(Math.floor(ANSWER_BYTES / 3)))
    expect(textOf('x'.repeat(ANSWER_BYTES))?.isTruncated).toBe(false)
  })

  test.each([
    ['the secret', `expected ${SECRET}.`, 'expected [removed].'],
    ['a former secret', `had ${SECRET.toLowerCase()} before`, 'had [removed] before'],
    ['the beginning of one at the end of the answer', 'expected whsec_0123', 'expected [removed]'],
    ['the signature', 'got v1=00ff00ff', 'got v1=[removed]'],
  ])('is without %s', (_title, body, text) => {
    expect(textOf(body, [SECRET, '00ff00ff'])?.text).toBe(text)
  })

  test('is without a secret across the limit', () => {
    const before = 'x'.repeat(ANSWER_BYTES - 10)
    const read = `${before}${SECRET}${'y'.repeat(READ_ANSWER_BYTES)}`.slice(0, READ_ANSWER_BYTES)
    const { text = '' } = textOf(read, [SECRET], false) ?? {}
    expect(text).toBe(`${before}[removed]y`)
  })

  test('is without control characters and without changes of the direction of writing', () => {
    expect(textOf('a\u001b[31mb\u0007\tc\u202ed\r\ne')?.text).toBe('a[31mb\tcd\r\ne')
  })
})
