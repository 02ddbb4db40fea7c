import type { Writable } from 'node:stream'
import { describe, expect, test } from '@jest/globals'
import * as ws from 'ws'
import { makeJoinFrames, toFrame } from '../../../../rest-facade/club/event-socket/frames.ts'

const anEvent = (changedFields: string[], publicationSequence = '1') => ({
  id: '0190c0de-0000-7000-8000-000000000001',
  eventType: 'BOOKING_UPDATED' as const,
  schemaVersion: 1,
  occurredAt: '2026-07-01T12:00:00.000Z',
  publicationSequence,
  organizationId: 'o',
  resource: { kind: 'BOOKING' as const, id: 'b' },
  sequence: 1,
  changedFields,
})

const context = { publicUrl: 'https://api.test' }

// The types of the library leave its own reader out.
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable }

/** What another implementation of the protocol reads. */
function read(bytes: Buffer): Promise<string[]> {
  const receiver = new Receiver({ isServer: false })
  const texts: string[] = []
  receiver.on('message', (data: Buffer) => texts.push(String(data)))
  return new Promise((resolve, reject) => {
    receiver.on('error', reject)
    receiver.end(bytes, () => setImmediate(resolve, texts))
  })
}

describe('the frame of an event', () => {
  test.each([
    ['short', ['status']],
    ['long', [`${'é'.repeat(1_000)}`]],
    ['longer than 64 KiB', [`${'x'.repeat(70_000)}`]],
  ])('is read as the record when it is %s', async (_size, changedFields) => {
    const [text = ''] = await read(toFrame(anEvent(changedFields), context).bytes)
    expect(JSON.parse(text)).toMatchObject({
      publication_sequence: '1',
      changed_fields: changedFields,
      data_url: 'https://api.test/v1/club/bookings/b',
    })
  })

  test('leaves together with others, each still a message of its own', async () => {
    const join = makeJoinFrames()
    const frames = ['1', '2', '3'].map((sequence) => toFrame(anEvent([], sequence), context))
    const sequencesOf = async (bytes: Buffer) =>
      (await read(bytes)).map((text) => JSON.parse(text).publication_sequence)
    expect(await sequencesOf(join(frames))).toEqual(['1', '2', '3'])
    expect(await sequencesOf(join(frames.slice(1)))).toEqual(['2', '3'])
    expect(join(frames)).toBe(join(frames))
  })
})
