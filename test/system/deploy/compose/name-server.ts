import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { endWithSuite } from '../../../support/jest/left-behind.ts'

const TYPE_A = 1
const ANSWER = 0x8180
const NO_SUCH_NAME = 0x8183

/** Answers questions for IPv4 addresses, as the name server of a container network does; returns its address. */
export async function startNameServer(
  host: string,
  addresses: Readonly<Record<string, readonly string[]>>,
): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) =>
    socket.send(toAnswer(query, addresses), port, address),
  )
  socket.bind(0, host)
  await once(socket, 'listening')
  endWithSuite(() => socket.close())
  return `${host}:${(socket.address() as AddressInfo).port}`
}

/** A message of RFC 1035 with one question, whose name has one label. */
function toAnswer(query: Buffer, addresses: Readonly<Record<string, readonly string[]>>): Buffer {
  const question = query.subarray(12, query.indexOf(0, 12) + 5)
  const [length = 0] = question
  const isOneLabel = question[length + 1] === 0
  const found = isOneLabel ? addresses[question.toString('latin1', 1, length + 1)] : undefined
  const isForA = question.readUInt16BE(question.length - 4) === TYPE_A
  const records = isForA ? (found ?? []) : []
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(found ? ANSWER : NO_SUCH_NAME, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, question, ...records.map(toRecord)])
}

/** The name is a pointer to that of the question; the time to live is 0. */
function toRecord(address: string): Buffer {
  const fixed = [0xc0, 12, 0, TYPE_A, 0, 1, 0, 0, 0, 0, 0, 4]
  return Buffer.from([...fixed, ...address.split('.').map(Number)])
}
