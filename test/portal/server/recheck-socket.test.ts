import { EventEmitter } from 'node:events'
import { describe, expect, test } from '@jest/globals'
import type { WebSocket } from 'ws'
import { ALL_CALLERS, CALLERS_TOPIC, makeLocalBus } from '../../../platform/bus/bus.ts'
import { makeRecheckSocket } from '../../../portal/server/operations/recheck-socket.ts'
import { until } from '../../support/time/until.ts'

const OPENED = { owner: 'one', rights: 'OWNER' }

async function closeCodeOf(admitted: typeof OPENED | null, isIdle: boolean): Promise<number> {
  const bus = makeLocalBus()
  const codes: number[] = []
  const socket = Object.assign(new EventEmitter(), { close: (code: number) => codes.push(code) })
  const recheckSocket = makeRecheckSocket(bus, 3_600_000)
  const looks = { admit: async () => admitted, isIdle: () => isIdle }
  recheckSocket(socket as unknown as WebSocket, OPENED, looks)
  bus.publish(CALLERS_TOPIC, 'another')
  bus.publish(CALLERS_TOPIC, ALL_CALLERS)
  await until(async () => codes.length > 0)
  socket.emit('close')
  return codes[0] ?? 0
}

describe('an open socket of a page', () => {
  test('is closed for good when its session has ended', async () => {
    expect(await closeCodeOf(null, false)).toBe(4403)
  })

  test('is closed to connect again when its cookie is idle, because the page may have a later one', async () => {
    expect(await closeCodeOf(null, true)).toBe(1012)
  })

  test('is closed to connect again with other rights', async () => {
    expect(await closeCodeOf({ ...OPENED, rights: 'COACH' }, false)).toBe(1012)
  })
})
