import { z } from 'zod'
import { Problem } from '../../../schema/problem.ts'
import type { Caller } from '../../caller.ts'
import { NetworkOperation } from '../operation.ts'

/** What one request asks of another tier. */
export interface CallItem {
  requestId: string
  traceparent: string | undefined
  caller: Caller
  /** Null for an authentication. */
  operation: NetworkOperation | null
  /** Variables or credential, as JSON: a tier that forwards them does not parse them. */
  body: Buffer
}

/** All that was asked at the same moment; its items have consecutive ids on their socket. */
export interface Call {
  firstId: number
  items: readonly CallItem[]
}

/** Serializes the part of a call that its seal covers: a head with equal callers and operations once, and the bodies. */
export function toCallContent({ firstId, items }: Call): Buffer {
  const callers = makeTable<Caller>()
  const operations = makeTable<NetworkOperation>()
  const head = JSON.stringify({
    firstId,
    items: items.map(({ requestId, traceparent = null, caller, operation, body }) => [
      requestId,
      callers.indexOf(caller),
      operation === null ? null : operations.indexOf(operation),
      body.length,
      traceparent,
    ]),
    callers: callers.values,
    operations: operations.values,
  })
  const headLength = Buffer.allocUnsafe(LENGTH_BYTES)
  headLength.writeUInt32BE(Buffer.byteLength(head))
  return Buffer.concat([headLength, Buffer.from(head), ...items.map(({ body }) => body)])
}

/** Parses the content of a call; throws `invalid_input` unless it is whole. */
export function fromCallContent(content: Buffer): Call {
  if (content.length < LENGTH_BYTES) throw notCall()
  const headEnd = LENGTH_BYTES + content.readUInt32BE(0)
  const { firstId, callers, operations, items } = readHead(content.subarray(LENGTH_BYTES, headEnd))
  let at = headEnd
  const read = items.map(([requestId, ofCaller, ofOperation, length, traceparent]): CallItem => {
    const caller = callers[ofCaller]
    const operation = ofOperation === null ? null : operations[ofOperation]
    if (caller === undefined || operation === undefined) throw notCall()
    const body = content.subarray(at, at + length)
    at += length
    return { requestId, traceparent: traceparent ?? undefined, caller, operation, body }
  })
  if (at !== content.length) throw notCall()
  return { firstId, items: read }
}

export interface SealedMessage {
  seal: string
  content: Buffer
}

export function toSealedMessage({ seal, content }: SealedMessage): Buffer {
  const sealLength = Buffer.allocUnsafe(LENGTH_BYTES)
  sealLength.writeUInt32BE(Buffer.byteLength(seal, 'latin1'))
  return Buffer.concat([sealLength, Buffer.from(seal, 'latin1'), content])
}

export function fromSealedMessage(message: Buffer): SealedMessage {
  if (message.length < LENGTH_BYTES) throw notCall()
  const sealEnd = LENGTH_BYTES + message.readUInt32BE(0)
  if (sealEnd > message.length) throw notCall()
  return {
    seal: message.toString('latin1', LENGTH_BYTES, sealEnd),
    content: message.subarray(sealEnd),
  }
}

const LENGTH_BYTES = 4
const MAX_ID = 2 ** 32 - 1

const Index = z.int().nonnegative()

const Head = z.object({
  firstId: z.int().positive().max(MAX_ID),
  callers: z.array(z.custom<Caller>((value) => typeof value === 'object' && value !== null)),
  operations: z.array(NetworkOperation),
  items: z.array(z.tuple([z.string(), Index, Index.nullable(), Index, z.string().nullable()])),
})

function readHead(bytes: Buffer): z.output<typeof Head> {
  try {
    return Head.parse(JSON.parse(bytes.toString('utf8')))
  } catch (error) {
    throw notCall(error)
  }
}

function notCall(cause?: unknown): Problem {
  return new Problem('invalid_input', 'This is not a call of a tier.', undefined, { cause })
}

/** Lists equal objects once, by identity: requests at the same moment share their caller and their operation. */
function makeTable<Value>() {
  const indexes = new Map<Value, number>()
  const values: Value[] = []
  return {
    values,
    indexOf(value: Value): number {
      const known = indexes.get(value)
      if (known !== undefined) return known
      indexes.set(value, values.length)
      return values.push(value) - 1
    },
  }
}
