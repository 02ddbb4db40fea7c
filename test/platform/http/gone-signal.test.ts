import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { disconnectSignal } from '../../../platform/http/gone-signal.ts'
import { until } from '../../support/time/until.ts'

let server: Server

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function listen(isAnswered: boolean) {
  const signals: AbortSignal[] = []
  server = createServer((_request, response) => {
    signals.push(disconnectSignal(response))
    if (isAnswered) response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { signals, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('the abort signal of a request', () => {
  test('is aborted when the client disconnects before the response', async () => {
    const { signals, url } = await listen(false)
    const request = get(url).on('error', () => {})
    await until(() => signals.length === 1)
    expect(signals[0]?.aborted).toBe(false)
    request.destroy()
    await until(() => signals[0]?.aborted === true)
  })

  test('is not aborted after the response was written', async () => {
    const { signals, url } = await listen(true)
    await new Promise((resolve) => get(url, (answer) => answer.resume().once('end', resolve)))
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    expect(signals[0]?.aborted).toBe(false)
  })
})
