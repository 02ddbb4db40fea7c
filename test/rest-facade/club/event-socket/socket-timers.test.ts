import { EventEmitter } from 'node:events'
import { expect, test } from '@jest/globals'
import type { WebSocket } from 'ws'
import { startSocketTimers } from '../../../../rest-facade/club/event-socket/socket-timers.ts'
import { EVENT_SOCKET_TIMES } from '../../../../rest-facade/club/event-socket/times.ts'
import { Problem } from '../../../../schema/problem.ts'
import { until } from '../../../support/time/until.ts'

test('an event socket stays open while its recheck is impossible, and closes when it is refused', async () => {
  const closed: unknown[] = []
  const socket = Object.assign(new EventEmitter(), {
    close: (...args: unknown[]) => closed.push(args),
  })
  const failures = [
    new Problem('dependency_unavailable', 'The gateway is away.'),
    new Error('no connection'),
    new Problem('installation_inactive', 'The installation is revoked.'),
  ]
  const rechecks: Error[] = []
  const recheckCallbacks = new Set<() => void>()
  startSocketTimers({
    // The timers use only these members of a socket.
    socket: socket as unknown as WebSocket,
    times: EVENT_SOCKET_TIMES,
    recheckCallbacks,
    recheck: async () => {
      const failure = failures[rechecks.length] ?? new Error('too many rechecks')
      rechecks.push(failure)
      throw failure
    },
  })

  for (const count of [1, 2, 3]) {
    for (const recheck of recheckCallbacks) recheck()
    await until(() => rechecks.length === count)
    if (count < 3) expect(closed).toEqual([])
  }
  await until(() => closed.length > 0)
  expect(closed).toEqual([[1008, 'installation_inactive']])
  socket.emit('close')
})
