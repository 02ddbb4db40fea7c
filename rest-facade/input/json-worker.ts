// The worker of `parse-json-in-worker.ts`: parses one body after the other and responds in that order.

import { parentPort } from 'node:worker_threads'
import { type ReadJson, readJson } from './read-json.ts'
import { truncateDepth } from './truncate-depth.ts'

export interface ParseRequest {
  bytes: Uint8Array
  maxValues: number
}

/** Far more than any input has; a deeper value would exhaust the stack of the structured clone. */
const MAX_LEVELS = 100

parentPort?.on('message', ({ bytes, maxValues }: ParseRequest) => {
  const read = readJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), maxValues)
  if ('value' in read) truncateDepth(MAX_LEVELS, read.value)
  parentPort?.postMessage(read satisfies ReadJson)
})
