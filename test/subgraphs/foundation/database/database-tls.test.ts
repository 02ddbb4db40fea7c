import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { examineDatabase } from '../../../../doctor/database/examine-database.ts'
import { findDatabaseUrlFault } from '../../../../platform/config/database-url.ts'
import { CLUB_DATABASE } from '../../../../subgraphs/club/club-database.ts'
import { openEmptyDatabase } from '../../../support/database/empty-database.ts'
import { type Bridge, openBridge } from './bridge.ts'
import { startTlsServer, type TlsServer } from './tls-server.ts'

let bridge: Bridge
let server: TlsServer

beforeAll(async () => {
  bridge = await openBridge()
  server = await startTlsServer()
})

afterAll(async () => {
  await bridge.close()
  await server.stop()
})

const open = (host: string, ca: string) => {
  const url = `mysql://root@${host}:${server.port}/tls_test?ssl=verify&ca=${encodeURIComponent(ca)}`
  return openEmptyDatabase({}, { url })
}

describe('a database address with ssl=verify', () => {
  test('is refused when its server has no verifiable certificate', async () => {
    const url = `mysql://root@${bridge.host}:${bridge.port}/tls_test?ssl=verify`
    await expect(openEmptyDatabase({}, { url })).rejects.toMatchObject({
      code: expect.stringMatching(/^HANDSHAKE_/),
    })
  })

  test('connects over TLS, on every connection, when the CA has signed the certificate', async () => {
    const database = await open('localhost', server.ca)
    const ask = () =>
      database.query<{ Value: string }[]>("SHOW SESSION STATUS WHERE Variable_name = 'Ssl_version'")
    const versions = await Promise.all(Array.from({ length: 5 }, ask))
    for (const [row] of versions) expect(row?.Value).toMatch(/^TLSv1\.[23]$/)
    await database.close()
  })

  test('is refused with another CA', async () => {
    await expect(open('localhost', server.otherCa)).rejects.toMatchObject({
      code: 'HANDSHAKE_SSL_ERROR',
    })
  })

  test('is of an unknown authority to the doctor, and not away', async () => {
    const found: string[] = []
    const url = `mysql://root@localhost:${server.port}/tls_test?ssl=verify`
    for (const address of [url, `${url}&ca=${encodeURIComponent(server.otherCa)}`])
      await examineDatabase({
        ...{ name: 'club', url: address, contents: CLUB_DATABASE, purpose: 'serve' },
        ...{ processes: 1, secretKeys: null },
      }).examine((verdict, text) => void found.push(`${verdict} ${text}`))
    expect(found).toEqual([
      expect.stringMatching(
        /^WRONG .* add ca=\/path\/ca\.pem to the parameters of CLUB_DATABASE_URL or DATABASE_URL\.$/,
      ),
      expect.stringMatching(
        /^WRONG .* another authority than that of ca= in CLUB_DATABASE_URL or DATABASE_URL\./,
      ),
    ])
  })

  test.each(['127.0.0.1', '[::1]'])(
    'is refused at the address %s, which cannot be verified',
    (host) => {
      const fault = findDatabaseUrlFault(`mysql://root@${host}/tls_test?ssl=verify`)
      expect(fault).toContain('needs the name of the server')
    },
  )
})
