import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Bridge, openBridge } from './bridge.ts'
import { openEmptyDatabase } from './empty-database.ts'

let bridge: Bridge

beforeAll(async () => {
  bridge = await openBridge()
})

afterAll(() => bridge.close())

describe('a database asked for with ssl=verify', () => {
  test('is refused when its server has no certificate that can be checked', async () => {
    const url = `mysql://root@${bridge.host}:${bridge.port}/tls_test?ssl=verify`
    await expect(openEmptyDatabase({}, { url })).rejects.toMatchObject({
      code: expect.stringMatching(/^HANDSHAKE_/),
    })
  })
})
