// The worker of `read-json-beside.ts`: reads one body after the other, and answers in that order.

import { parentPort } from 'node:worker_threads'
import { type ReadJson, readJson } from './read-json.ts'
import { truncateDepth } from './truncate-depth.ts'

export interface AskedToRead {
  bytes: Uint8Array
  maxValues: number
}

/** Far more than any input has; what is deeper could not be handed over without exhausting the stack. */
const MAX_LEVELS = 100

parentPort?.on('message', ({ bytes, maxValues }: AskedToRead) => {
  const read = readJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), maxValues)
  if ('value' in read) truncateDepth(MAX_LEVELS, read.value)
  parentPort?.postMessage(read satisfies ReadJson)
})
