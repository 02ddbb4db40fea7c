// Loaded into a process before its own script: reports at LOOP_METER_PORT how long the process has blocked its event
// loop. It counts processor time of the thread between two turns of the loop, not time on the wall, so that other work on
// the same machine changes nothing.

import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

/** Each turn costs: at one in a millisecond, a process would spend a part of a core on being measured. */
const TURN_MS = 5

const { LOOP_METER_PORT: port, NODE_OPTIONS: _ours, ...others } = process.env

if (port && isMainThread) {
  // Not for the processes that this one starts.
  process.env = others
  let longestMs = 0
  let before = spentMs()
  const turn = () => {
    const now = spentMs()
    longestMs = Math.max(longestMs, now - before)
    before = now
  }
  setInterval(turn, TURN_MS).unref()
  createServer((_request, response) => {
    turn()
    response.end(JSON.stringify({ longestMs }))
    longestMs = 0
  })
    .listen(Number(port), '127.0.0.1')
    .unref()
}

function spentMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
