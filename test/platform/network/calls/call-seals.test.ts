import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { WebSocket } from 'ws'
import { SERVICE } from '../../../../platform/caller.ts'
import { fromFrames } from '../../../../platform/network/calls/answer-frames.ts'
import {
  type Call,
  toCallContent,
  toSealedMessage,
} from '../../../../platform/network/calls/call-message.ts'
import {
  EMPTY_CONTENT_HASH,
  hashOfContent,
  NETWORK_PATHS,
} from '../../../../platform/network/operation.ts'
import { makeSeals, type SealedCall } from '../../../../platform/network/seal.ts'
import { until } from '../../../support/time/until.ts'
import { ANN, anOperation, type SampleTier, SECRET_KEYS, seals, startTier } from '../sample-tier.ts'

const { name, kind, hash, document } = anOperation('mutation { echo }', 'mutation')
const CHANGE = { name, kind, hash, document }
const path = NETWORK_PATHS.calls

let tier: SampleTier

beforeEach(async () => {
  tier = await startTier()
})

afterEach(() => tier.close())

describe('a sealed call', () => {
  test('runs, and so does the next one on its socket', async () => {
    const raw = await openRaw()
    raw.send(sealed(aCall(1), { requestId: `${raw.challenge}.1` }))
    raw.send(sealed(aCall(2), { requestId: `${raw.challenge}.2` }))
    await until(() => raw.answers.length > 0 && tier.seen.length === 2)
    raw.close()
  })

  test('is refused on its own socket the second time, without Redis', async () => {
    const raw = await openRaw()
    const message = sealed(aCall(1), { requestId: `${raw.challenge}.1` })
    raw.send(message)
    await until(() => tier.seen.length === 1)
    raw.send(message)
    expect(await raw.closed).toBe(1008)
    expect(tier.seen).toHaveLength(1)
  })

  test('is refused on every other socket', async () => {
    const [first, second] = [await openRaw(), await openRaw()]
    const message = sealed(aCall(1), { requestId: `${first.challenge}.1` })
    second.send(message)
    expect(await second.closed).toBe(1008)
    expect(tier.seen).toEqual([])
    first.close()
  })

  const EARLIER = () => new Date(Date.now() - 31_000)
  test.each<[string, Partial<SealedCall>, ReturnType<typeof makeSeals>]>([
    ['of another audience', { audience: 'club' }, seals],
    ['for an authentication', { path: NETWORK_PATHS.authenticate }, seals],
    ['for other content', { contentHash: hashOfContent('') }, seals],
    ['that has expired', {}, makeSeals({ gateway: SECRET_KEYS }, EARLIER)],
    ['of other keys', {}, makeSeals({ gateway: [Buffer.alloc(32, 9)] }, () => new Date())],
  ])('is refused as a whole under a seal %s, and runs nothing', async (_what, changes, by) => {
    const raw = await openRaw()
    raw.send(sealed(aCall(1), { requestId: `${raw.challenge}.1`, ...changes }, by))
    expect(await raw.closed).toBe(1008)
    expect(tier.seen).toEqual([])
  })

  test('is refused as a whole when one byte of any item is another', async () => {
    const { items } = aCall(1)
    const call = { firstId: 1, items: [...items, ...items, ...items] }
    const length = toCallContent(call).length
    for (const at of [6, Math.floor(length / 2), length - 1]) {
      const raw = await openRaw()
      const message = sealed(call, { requestId: `${raw.challenge}.1` })
      message.writeUInt8((message.at(at - length) ?? 0) ^ 1, message.length - length + at)
      raw.send(message)
      expect(await raw.closed).toBe(1008)
    }
    expect(tier.seen).toEqual([])
  })

  test('is refused when it has more items than may run at once', async () => {
    const raw = await openRaw()
    const [item] = aCall(1).items
    const call = { firstId: 1, items: Array(2_001).fill(item) }
    raw.send(sealed(call, { requestId: `${raw.challenge}.1` }))
    expect(await raw.closed).toBe(1008)
    expect(tier.seen).toEqual([])
  })

  test.each([
    ['by name where the tier does not know it', { hash: 'f'.repeat(64) }, /^400: .*Change/],
    ['where its document is another than the hash says', { ...CHANGE, hash: 'f' }, /^403: /],
  ])('has its operation refused %s', async (_what, operation, refusal) => {
    const raw = await openRaw()
    const [item] = aCall(1).items as [Call['items'][number]]
    const named = {
      ...item,
      operation: { name: 'Change', kind: 'mutation' as const, ...operation },
    }
    raw.send(sealed({ firstId: 1, items: [named] }, { requestId: `${raw.challenge}.1` }))
    await until(() => raw.answers.length > 0)
    const [answer] = raw.answers.flatMap((bytes) => [...fromFrames(bytes)])
    expect(String(answer?.bytes)).toMatch(refusal)
    expect(tier.seen).toEqual([])
    raw.close()
  })

  test('needs a socket that was opened with a seal of its own, once', async () => {
    const requestId = 'handshake'
    const contentHash = EMPTY_CONTENT_HASH
    const handshake = { audience: 'gateway', requestId, path, contentHash } as const
    const seal = seals.seal(handshake, SERVICE)
    const raw = await openRaw({ 'x-request-id': requestId, 'clubgate-seal': seal })
    raw.close()
    await expect(openRaw({ 'x-request-id': requestId, 'clubgate-seal': seal })).rejects.toThrow(
      '403',
    )
    await expect(openRaw({})).rejects.toThrow('403')
  })
})

function aCall(firstId: number): Call {
  const body = Buffer.from('{}')
  const item = { requestId: 'r', traceparent: undefined, caller: ANN, operation: CHANGE, body }
  return { firstId, items: [item] }
}

/** The message of a call, whose seal may be for another one. */
function sealed(call: Call, changes: Partial<SealedCall>, by = seals): Buffer {
  const content = toCallContent(call)
  const contentHash = hashOfContent(content)
  const own = { audience: 'gateway', requestId: '', path, contentHash } as const
  // A seal of another audience is made with its own key.
  return toSealedMessage({ seal: by.seal({ ...own, ...changes }, SERVICE), content })
}

/** A socket to the tier without the client of the product. */
async function openRaw(headers: Record<string, string> = sealedHandshake()) {
  const socket = new WebSocket(tier.url.replace(/^http/, 'ws') + path, { headers })
  const answers: Buffer[] = []
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const challenge = await new Promise<string>((resolve, reject) => {
    socket.once('error', reject)
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) answers.push(data)
      else resolve(data.toString().split(' ')[1] ?? '')
    })
  })
  const send = (message: Buffer) => socket.send(message)
  return { challenge, answers, closed, send, close: () => socket.terminate() }
}

function sealedHandshake() {
  const requestId = `handshake-${performance.now()}`
  const call = { audience: 'gateway', requestId, path, contentHash: EMPTY_CONTENT_HASH } as const
  return { 'x-request-id': requestId, 'clubgate-seal': seals.seal(call, SERVICE) }
}
