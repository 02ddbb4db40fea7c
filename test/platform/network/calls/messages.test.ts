import { hash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Caller, SERVICE } from '../../../../platform/caller.ts'
import {
  type AnswerFrame,
  FRAME_KINDS,
  fromFrames,
  toFrames,
} from '../../../../platform/network/calls/answer-frames.ts'
import {
  type CallItem,
  fromCallContent,
  fromSealedMessage,
  toCallContent,
  toSealedMessage,
} from '../../../../platform/network/calls/call-message.ts'
import {
  parseOnAccess,
  toVariableBytes,
} from '../../../../platform/network/calls/variable-bytes.ts'
import type { NetworkOperation } from '../../../../platform/network/operation.ts'

const BYTES = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))

const OPERATION: fc.Arbitrary<NetworkOperation> = fc
  .record({ name: fc.string(), document: fc.option(fc.string(), { nil: undefined }) })
  .map(({ name, document }) => {
    const named = { name, kind: 'query', hash: hash('sha256', name) } as const
    return document === undefined ? named : { ...named, document }
  })

const CALLER: fc.Arbitrary<Caller> = fc.oneof(
  fc.constant(SERVICE),
  fc.record({
    kind: fc.constant('staff' as const),
    subject: fc.string({ unit: 'binary' }),
    isAdmin: fc.boolean(),
    roles: fc.constant([]),
  }),
)

const ITEM: fc.Arbitrary<CallItem> = fc.record({
  requestId: fc.string({ unit: 'binary' }),
  traceparent: fc.option(fc.string(), { nil: undefined }),
  caller: CALLER,
  operation: fc.option(OPERATION),
  body: BYTES,
})

const CALL = fc.record({
  firstId: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
  items: fc.array(ITEM, { maxLength: 20 }),
})

describe('the content of a call', () => {
  test('is read as it was written, whatever its items are', () => {
    fc.assert(
      fc.property(CALL, (call) => expect(fromCallContent(toCallContent(call))).toEqual(call)),
    )
  })

  test('is refused when it is cut short or has bytes behind its end', () => {
    fc.assert(
      fc.property(CALL, fc.nat(), BYTES, (call, at, more) => {
        const content = toCallContent(call)
        const cut = content.subarray(0, at % content.length)
        expect(() => fromCallContent(cut)).toThrow('not a call')
        const longer = Buffer.concat([content, more, Buffer.of(1)])
        expect(() => fromCallContent(longer)).toThrow('not a call')
      }),
    )
  })

  test('contains an operation and a caller of many items once', () => {
    const operation = { name: 'Same', kind: 'query', hash: 'f'.repeat(64) } as const
    const item = {
      ...{ requestId: 'r', traceparent: undefined, caller: SERVICE, operation },
      body: Buffer.from('{}'),
    }
    const text = toCallContent({ firstId: 1, items: Array(50).fill(item) }).toString()
    expect(text.split('f'.repeat(64))).toHaveLength(2)
    expect(text.split('service')).toHaveLength(2)
  })

  test('never throws anything but a refusal for random bytes', () => {
    fc.assert(
      fc.property(BYTES, (bytes) => {
        expect(() => fromCallContent(bytes)).toThrow('not a call')
      }),
    )
  })
})

describe('a sealed message', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.base64String(), BYTES, (seal, content) => {
        expect(fromSealedMessage(toSealedMessage({ seal, content }))).toEqual({ seal, content })
      }),
    )
  })

  test('is refused when its seal is longer than the message', () => {
    const message = toSealedMessage({ seal: 'seal', content: Buffer.alloc(0) })
    for (let length = 0; length < message.length; length += 1)
      expect(() => fromSealedMessage(message.subarray(0, length))).toThrow('not a call')
  })
})

const FRAME: fc.Arbitrary<AnswerFrame> = fc.record({
  kind: fc.constantFrom(...Object.values(FRAME_KINDS)),
  id: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  bytes: BYTES,
})

describe('a message of answers', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(FRAME), (frames) =>
        expect(fromFrames(toFrames(frames))).toEqual(frames),
      ),
    )
  })

  test('is refused when its last frame is cut short', () => {
    fc.assert(
      fc.property(FRAME, fc.nat(), (frame, at) => {
        const message = toFrames([frame])
        const cut = message.subarray(0, 1 + (at % (message.length - 1)))
        expect(() => fromFrames(cut)).toThrow()
      }),
    )
  })
})

describe('variables of another process', () => {
  test('equal the parsed ones in every way of looking at them', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (given) => {
        const text = JSON.stringify(given)
        const make = () => parseOnAccess(Buffer.from(text))
        expect(Object.keys(make())).toEqual(Object.keys(JSON.parse(text)))
        expect({ ...make() }).toEqual({ ...JSON.parse(text) })
        expect(JSON.stringify(make())).toBe(JSON.stringify(JSON.parse(text)))
        for (const name of Object.keys(given)) {
          expect(make()[name]).toEqual(JSON.parse(text)[name])
          expect(name in make()).toBe(true)
          expect(Object.hasOwn(make(), name)).toBe(true)
        }
      }),
    )
  })

  test('are forwarded as the bytes that arrived, which need not be valid JSON', () => {
    const bytes = Buffer.from('{ "a" : 1 ')
    expect(toVariableBytes(parseOnAccess(bytes))).toBe(bytes)
    expect(String(toVariableBytes({ a: 1, b: undefined }))).toBe('{"a":1}')
  })
})
