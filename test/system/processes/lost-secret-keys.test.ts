import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Connection, createConnection } from 'mysql2/promise'
import { makeSecretBox } from '../../../subgraphs/foundation/secrets/secret-box.ts'
import { testSocket } from '../../support/database/test-database.ts'
import { runScript, spawnScript } from '../support/processes/child.ts'

const prefix = `keys_${randomBytes(8).toString('hex')}`
const DATABASE_URL = `mysql://root@localhost/${prefix}?socketPath=${encodeURIComponent(testSocket())}`
const [OLD, NEW] = [randomBytes(32), randomBytes(32)]

let server: Connection

beforeAll(async () => {
  server = await createConnection({ socketPath: testSocket(), user: 'root' })
  await runScript('migrate', { DATABASE_URL })
  // Remembers the key, and fails at what comes after that.
  await run('volunteer', [OLD])
  await keepAnswer('volunteer')
})

afterAll(async () => {
  for (const name of ['club', 'volunteer'])
    await server.query(`DROP DATABASE IF EXISTS ${prefix}_${name}`)
  await server.end()
})

/** Runs a process that ends by itself, at the latest because its address is none of this machine. */
async function run(script: string, keys: readonly Buffer[], args: readonly string[] = []) {
  const SECRET_KEYS = keys.map((key) => key.toString('base64')).join()
  const places = { DATABASE_URL, SECRET_KEYS, REDIS_URL: 'unix:///nowhere.sock' }
  const addresses = { INTERNAL_HOST: '203.0.113.1', PORT: '0', ENVIRONMENT: 'SANDBOX' }
  const urls = { PUBLIC_URL: 'http://127.0.0.1:1', GRAPH_URL: 'http://127.0.0.1:1' }
  const child = spawnScript(script, { ...places, ...addresses, ...urls }, args)
  return { code: await child.exited, output: child.output() }
}

/** An answer that was sealed under the old key. */
async function keepAnswer(name: string): Promise<void> {
  const answer = makeSecretBox([OLD]).seal('"kept"', 'idempotent-answer:scope-1:key-1')
  await server.query(
    `INSERT INTO ${prefix}_${name}.idempotent_answers
       (scope, idempotency_key, fingerprint, answer, created_at) VALUES (?, ?, ?, ?, ?)`,
    [Buffer.from('scope-1'), Buffer.from('key-1'), Buffer.alloc(32), answer, new Date()],
  )
}

const LACKS = /SECRET_KEYS lacks the key [0-9a-f]{32}/
const STARTED = 'INTERNAL_HOST'

describe('a secret key that was removed before reseal', () => {
  test('fails seed-sandbox before it seals anything', async () => {
    const { code, output } = await run('seed-sandbox', [NEW])
    expect(code).toBe(1)
    expect(output).toMatch(LACKS)
  })

  test('fails reseal, unless --leave-lost is set', async () => {
    const refused = await run('reseal', [NEW])
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('--leave-lost')
  })

  test('fails the start of a process, also after that reseal, with the missing key and the solution', async () => {
    const { code, output } = await run('volunteer', [NEW])
    expect(code).toBe(1)
    expect(output).toMatch(LACKS)
    expect(output).toContain('npm run reseal')
    expect(output).not.toMatch(/^ {4}at /m)
  })

  test('is not needed after a reseal with both keys', async () => {
    const { code, output } = await run('reseal', [NEW, OLD])
    expect(output).toContain('1 secrets are sealed')
    expect(code).toBe(0)
    expect((await run('volunteer', [NEW])).output).toContain(STARTED)
  })

  test('is not needed after reseal --leave-lost', async () => {
    const third = randomBytes(32)
    const { code, output } = await run('reseal', [third], ['--leave-lost'])
    expect(output).toContain('1 secrets are lost')
    expect(code).toBe(0)
    expect((await run('volunteer', [third])).output).toContain(STARTED)
  })
})
