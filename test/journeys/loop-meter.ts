// Loaded into a process before its own script: tells at LOOP_METER_PORT how long the process has held
// its event loop. It counts processor time of the thread between two turns of the loop, not time on
// the wall, so that other work on the same machine changes nothing.

import { createServer } from 'node:http'

const TURN_MS = 1

const { LOOP_METER_PORT: port, NODE_OPTIONS: _ours, ...others } = process.env

if (port && process.argv[1]?.endsWith('all-in-one.ts')) {
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
