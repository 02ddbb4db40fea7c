import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { fileNameOf, readBlocks } from '../../support/guides/read-blocks.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { endWithSuite } from '../../support/jest/left-behind.ts'
import { readSource } from '../../support/source/import-graph.ts'
import { until } from '../../support/time/until.ts'

const PAGE = 'docs/guides/staff-and-devices.md'
const KEY = 'signing-key-of-the-target'
const CLAIM = { clubs: [{ id: '01980000-0000-7000-8000-000000000003', role: 'COACH' }] }

const toMetadata = (key: string, value: unknown) => ({
  creation_date: '2026-04-02T10:00:00Z',
  change_date: '2026-04-02T10:00:00Z',
  resource_owner: '344648897353810062',
  sequence: 7,
  key,
  value: Buffer.from(JSON.stringify(value)).toString('base64'),
})

/** What ZITADEL documents for the function, with all of its members. */
const HUMAN = {
  function: 'function/preaccesstoken',
  userinfo: {
    sub: '344648897354465422',
    given_name: 'Ada',
    family_name: 'Lind',
    preferred_username: 'ada@club.example',
    email: 'ada@club.example',
    email_verified: true,
  },
  user: {
    id: '344648897354465422',
    creation_date: '2026-04-02T10:00:00Z',
    human: { first_name: 'Ada', last_name: 'Lind', email: 'ada@club.example' },
  },
  user_metadata: [toMetadata('locker', 12), toMetadata('clubgate_staff', CLAIM)],
  org: { id: '344648897353810062', name: 'Club', primary_domain: 'club.example' },
  user_grants: [{ id: '1', state: 1, userId: '344648897354465422', roles: ['member'] }],
  application: { client_id: '344648897353875598' },
}

let folder: string
let url: string
let end: () => void

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zitadel-target-'))
  const port = await findFreePort()
  url = `http://127.0.0.1:${port}/`
  const block = readBlocks(readSource(PAGE)).find((one) => fileNameOf(one) === 'zitadel-target.mjs')
  const file = join(folder, 'zitadel-target.mjs')
  await writeFile(file, String(block?.text))
  const env = { ZITADEL_SIGNING_KEY: KEY, PORT: String(port) }
  const target = spawn(process.execPath, [file], { env, stdio: 'inherit' })
  end = () => void target.kill()
  endWithSuite(end)
  await until(() =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  )
})

afterAll(async () => {
  end()
  await rm(folder, { recursive: true })
})

const nowSeconds = () => Math.floor(Date.now() / 1000)

const signatureOf = (body: string, time: number, key = KEY) =>
  `v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`

async function call(payload: unknown, header?: (body: string) => string) {
  const body = JSON.stringify(payload)
  const time = nowSeconds()
  const signature = header?.(body) ?? `t=${time},${signatureOf(body, time)}`
  const headers = { 'content-type': 'application/json', 'zitadel-signature': signature }
  return fetch(url, { method: 'POST', headers, body })
}

describe(`the target of ${PAGE}, called as ZITADEL documents it`, () => {
  test('appends the claim from the metadata of a person', async () => {
    const response = await call(HUMAN)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual({
      append_claims: [{ key: 'clubgate_staff', value: CLAIM }],
    })
  })

  test('appends the claim of a device, which is a machine user without grants', async () => {
    const device = { device: { club_id: 'c', court_id: 'k' } }
    const machine = { id: '1', machine: { name: 'court-1' } }
    const { user_grants: _, ...rest } = HUMAN
    const metadata = [toMetadata('clubgate_staff', device)]
    const response = await call({ ...rest, user: machine, user_metadata: metadata })
    expect(await response.json()).toEqual({
      append_claims: [{ key: 'clubgate_staff', value: device }],
    })
  })

  test('appends nothing for a user without metadata, whose list ZITADEL leaves out', async () => {
    const { user_metadata: _, ...rest } = HUMAN
    expect(await (await call(rest)).json()).toEqual({ append_claims: [] })
  })

  test('accepts one signature of several, as during a change of the key', async () => {
    const time = nowSeconds()
    const response = await call(
      HUMAN,
      (body) => `t=${time},${signatureOf(body, time, 'older')},${signatureOf(body, time)}`,
    )
    expect(response.status).toBe(200)
  })

  test('fails for a user whose metadata is no JSON, and for no other', async () => {
    const metadata = [{ key: 'clubgate_staff', value: Buffer.from('OWNER').toString('base64') }]
    expect((await call({ ...HUMAN, user_metadata: metadata })).status).toBe(500)
    expect((await call(HUMAN)).status).toBe(200)
  })

  test('survives a request that is cut off in its body', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write('POST / HTTP/1.1\r\nhost: target\r\ncontent-length: 100\r\n\r\n{')
    socket.end()
    await once(socket.resume(), 'close')
    expect((await call(HUMAN)).status).toBe(200)
  })

  test.each([
    ['without a signature', () => ''],
    ['signed with another key', (body: string) => sign(body, nowSeconds(), 'other')],
    ['signed six minutes ago', (body: string) => sign(body, nowSeconds() - 360)],
    ['signed for another body', () => sign('{}', nowSeconds())],
    ['signed with a short signature', () => `t=${nowSeconds()},v1=ab`],
  ])('refuses a request %s', async (_name, header) => {
    expect((await call(HUMAN, header)).status).toBe(401)
  })
})

function sign(body: string, time: number, key = KEY): string {
  return `t=${time},${signatureOf(body, time, key)}`
}
