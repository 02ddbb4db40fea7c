import { spawn } from 'node:child_process'
import { generateKeyPairSync, verify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { fileNameOf, readBlocks } from '../../support/guides/read-blocks.ts'
import {
  type ScriptedAnswer,
  type ScriptedServer,
  startScriptedServer,
} from '../../support/http/scripted-server.ts'
import { endWithSuite } from '../../support/jest/left-behind.ts'
import { readSource } from '../../support/source/import-graph.ts'
import { until } from '../../support/time/until.ts'

const PAGE = 'docs/guides/gates-and-lights.md'
const HOUR_SECONDS = 3600
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gate-tokens-'))
  const block = readBlocks(readSource(PAGE)).find((one) => fileNameOf(one) === 'gate.ts')
  await writeFile(join(folder, 'gate.ts'), String(block?.text))
})

afterAll(() => rm(folder, { recursive: true }))

/** Runs the controller until it has requested so many tickets; returns the tokens that it sent. */
async function follow(lifetimeSeconds: number, tickets: number, toTicket: () => ScriptedAnswer) {
  let tokens = 0
  const server = await startScriptedServer(({ url }) => {
    if (url !== '/token') return toTicket()
    tokens += 1
    return { status: 200, body: { access_token: `token-${tokens}`, expires_in: lifetimeSeconds } }
  })
  const installation = {
    ...{ oauth_subject: 'gate', credential_key_id: 'key-1', oauth_issuer: 'https://issuer.test' },
    ...{ oauth_token_url: `${server.baseUrl}/token`, oauth_audience_scope: 'urn:audience' },
    private_jwk: privateKey.export({ format: 'jwk' }),
  }
  await writeFile(join(folder, 'gate-installation.json'), JSON.stringify(installation))
  const args = [join(folder, 'gate.ts'), 'follow']
  const gate = spawn(process.execPath, args, { cwd: folder, env: { API: server.baseUrl } })
  endWithSuite(() => void gate.kill())
  await until(() => ticketsOf(server).length >= tickets)
  gate.kill()
  return { server, sent: ticketsOf(server).map(({ headers }) => headers.authorization) }
}

function ticketsOf({ requests }: ScriptedServer) {
  return requests.filter(({ url }) => url === '/event-stream-tickets')
}

describe(`the controller of ${PAGE}`, () => {
  test('requests the next token a minute before its own ends, by a signed assertion', async () => {
    const { server, sent } = await follow(60, 2, () => ({ status: 503 }))
    expect(sent).toEqual(['Bearer token-1', 'Bearer token-2'])
    const { body = '' } = server.requests.find(({ url }) => url === '/token') ?? {}
    const form = new URLSearchParams(body)
    expect(form.get('scope')).toBe('openid urn:audience')
    const [head = '', claims = '', signature = ''] = form.get('assertion')?.split('.') ?? []
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      ...{ iss: 'gate', sub: 'gate', aud: 'https://issuer.test' },
    })
    const text = Buffer.from(`${head}.${claims}`)
    expect(verify('sha256', text, publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
  })

  test('keeps its token, and requests another one after a 401', async () => {
    const statuses = [503, 401]
    const { sent } = await follow(HOUR_SECONDS, 3, () => ({ status: statuses.shift() ?? 503 }))
    expect(sent).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-2'])
  })
})
