import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startInOrder } from '../../launch/process/start.ts'
import { serveEdge } from '../../launch/wiring/roles/serve-edge.ts'
import { readConfig } from '../../platform/config/config.ts'
import { makeCourtCredentials } from '../../portal/server/court/court-credentials.ts'
import { OWN_HEADER } from '../../portal/server/own-origin.ts'
import { makeSealer } from '../../portal/server/sessions/sealed-text.ts'
import { findFreePort } from '../support/http/free-port.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-cookies-'))
const [clubKey, gatewayKey, formerGatewayKey, otherKey] = Array.from({ length: 4 }, () =>
  randomBytes(32),
) as [Buffer, Buffer, Buffer, Buffer]
const textOf = (...keys: readonly Buffer[]) => keys.map((key) => key.toString('base64')).join(',')

let baseUrl: string
let stop: () => Promise<void>

beforeAll(async () => {
  const port = await findFreePort()
  baseUrl = `http://127.0.0.1:${port}`
  const config = readConfig(
    {
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      PORTAL: 'on',
      REDIS_URL: 'redis://127.0.0.1:1',
      CLUB_SUBGRAPH_URL: 'http://127.0.0.1:1',
      VOLUNTEER_SUBGRAPH_URL: 'http://127.0.0.1:1',
      CLUB_SEAL_KEYS: textOf(clubKey),
      VOLUNTEER_SEAL_KEYS: textOf(otherKey),
      GATEWAY_SEAL_KEYS: textOf(gatewayKey, formerGatewayKey),
    },
    'edge',
  )
  const { signal } = new AbortController()
  stop = await startInOrder({ config, role: 'edge', say: () => {}, signal }, serveEdge)
})

afterAll(async () => {
  await stop?.()
  rmSync(folder, { recursive: true })
})

/** The cookie of a score pad, sealed with these keys. */
function padOf(...keys: readonly Buffer[]): string {
  const { keep } = makeCourtCredentials(makeSealer(keys), false)
  return keep('a-pad').split(';')[0] ?? ''
}

/** Asks whether the browser with this cookie is of a court. */
function askFor(cookie: string): Promise<Response> {
  return fetch(`${baseUrl}/portal/api/court`, { headers: { cookie, [OWN_HEADER]: '1' } })
}

describe('an edge with the seal keys of a gateway that it replaced', () => {
  test.each([
    ['its own key', () => padOf(clubKey)],
    ['the key of the gateway', () => padOf(gatewayKey)],
    ['a former key of the gateway', () => padOf(formerGatewayKey)],
  ])('asks for the credential in a cookie that was sealed with %s', async (_, cookie) => {
    // It was read: the subgraph that would know it is away.
    expect((await askFor(cookie())).status).toBe(503)
  })

  test('takes a browser with a cookie of another key for one without', async () => {
    expect(await (await askFor(padOf(otherKey))).json()).toEqual({ kind: null })
  })
})
