import { PassThrough, Readable } from 'node:stream'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseBulkBody, parseJsonBody, readBody } from '../../../rest-facade/input/body.ts'

const JSON_TYPE = 'application/json'

function withRule(rule: string) {
  return expect.objectContaining({
    code: 'invalid_input',
    details: { issues: [expect.objectContaining({ rule })] },
  })
}

describe('a JSON body', () => {
  test('is read as any value that JSON can write', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        expect(parseJsonBody(JSON_TYPE, Buffer.from(text))).toEqual(JSON.parse(text))
      }),
    )
  })

  test('is parsed or refused, never a crash, whatever its bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), (bytes) => {
        try {
          parseJsonBody(JSON_TYPE, Buffer.from(bytes))
        } catch (error) {
          expect(error).toMatchObject({ code: 'invalid_input' })
        }
      }),
    )
  })

  test('of more values than any input has is refused before it is read', async () => {
    const list = (count: number) => Buffer.from(JSON.stringify(Array(count).fill(1)))
    expect(parseJsonBody(JSON_TYPE, list(5000))).toHaveLength(5000)
    expect(() => parseJsonBody(JSON_TYPE, list(6000))).toThrow(withRule('max_size'))
    expect(await parseBulkBody(JSON_TYPE, list(30_000))).toHaveLength(30_000)
    await expect(parseBulkBody(JSON_TYPE, list(40_000))).rejects.toThrow(withRule('max_size'))
  })

  test.each([
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON ; charset=utf8',
    'application/json; profile=x',
  ])('may be sent as %s', (type) => {
    expect(parseJsonBody(type, Buffer.from('{}'))).toEqual({})
  })

  test.each([
    undefined,
    'text/plain',
    'application/jsonx',
    'application/json; charset=latin1',
    'application/json; charset',
    'application/x-www-form-urlencoded',
  ])('is refused when it is sent as %s', (type) => {
    expect(() => parseJsonBody(type, Buffer.from('{}'))).toThrow(withRule('content_type'))
  })

  test('may begin with a byte order mark', () => {
    expect(parseJsonBody(JSON_TYPE, Buffer.from('\ufeff{}'))).toEqual({})
  })

  test.each<[string, Buffer | undefined, string]>([
    ['absent', undefined, 'required'],
    ['empty', Buffer.alloc(0), 'required'],
    ['cut off', Buffer.from('{"a":'), 'json'],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'utf8'],
    ['a surrogate in UTF-8 form', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), 'utf8'],
  ])('is refused when it is %s', (_what, bytes, rule) => {
    expect(() => parseJsonBody(JSON_TYPE, bytes)).toThrow(withRule(rule))
  })

  test('may be nested as deep as it may hold values', () => {
    const nested = (levels: number) => Buffer.from('['.repeat(levels) + ']'.repeat(levels))
    expect(parseJsonBody(JSON_TYPE, nested(5000))).toBeInstanceOf(Array)
    expect(() => parseJsonBody(JSON_TYPE, nested(5001))).toThrow(withRule('max_size'))
    const objects = Buffer.from(`${'{"a":'.repeat(5001)}1${'}'.repeat(5001)}`)
    expect(() => parseJsonBody(JSON_TYPE, objects)).toThrow(withRule('max_size'))
  })
})

describe('reading a body', () => {
  const inChunks = (...sizes: number[]) =>
    Readable.from(sizes.map((size) => Buffer.alloc(size, 'x')))

  test('joins its chunks up to the limit', async () => {
    expect(await readBody(inChunks(4, 6), 10)).toEqual(Buffer.from('xxxxxxxxxx'))
  })

  test('joins the many chunks of a long body in their order, with turns for others', async () => {
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    const sent = Buffer.from(Array.from({ length: 4 * 1024 * 1024 }, (_, index) => index % 251))
    const payload = new PassThrough({ highWaterMark: sent.length })
    for (let at = 0; at < sent.length; at += 60_000) payload.write(sent.subarray(at, at + 60_000))
    payload.end().once('end', () => setImmediate(count))
    const read = await readBody(payload, sent.length)
    isOver = true
    expect(read.equals(sent)).toBe(true)
    expect(turns).toBeGreaterThanOrEqual(2)
  })

  test('refuses a body above the limit after taking the rest of it', async () => {
    const payload = inChunks(4, 7, 50)
    await expect(readBody(payload, 10)).rejects.toEqual(withRule('max_size'))
    expect(payload.readableEnded).toBe(true)
  })

  test('refuses an endless body without waiting for its end', async () => {
    const payload = new Readable({ read: () => void payload.push(Buffer.alloc(1024 * 1024)) })
    await expect(readBody(payload, 10)).rejects.toEqual(withRule('max_size'))
    payload.destroy()
  })

  test('refuses a body that breaks off', async () => {
    const payload = new Readable({ read() {} })
    const reading = readBody(payload, 10)
    payload.destroy(new Error('aborted'))
    await expect(reading).rejects.toEqual(withRule('complete'))
  })
})
