import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Connection } from 'mysql2/promise'
import { readConfig } from '../../../platform/config/config.ts'
import { startEmbeddedDatabase } from '../../../sandbox/embedded-database/embedded-database.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { until } from '../../support/time/until.ts'
import { insisting, makeRestClient, type RestClient } from '../forms/clients/rest-client.ts'
import { spawnScript } from '../support/processes/child.ts'
import {
  connectTo,
  type DatabaseSide,
  type DataDir,
  databaseOf,
  type Instance,
  makeDataDir,
  startInstance,
} from '../support/processes/instance.ts'
import { makeUsedDataDir } from '../support/processes/used-data-dir.ts'

const SIDES: readonly DatabaseSide[] = ['club', 'volunteer']
const WRITERS = 4
const WRITES = 40
const ENV = { CLUB_RATE_LIMIT: '1000000' }

/** The columns and rows of every table, by side and table. */
type Content = Record<string, string>

let dir: DataDir
let restored: DataDir
let port: number
let instance: Instance

beforeAll(async () => {
  dir = await makeUsedDataDir()
  restored = await makeDataDir()
  port = await findFreePort()
  instance = await startInstance({ dataDir: dir.path, port, env: ENV })
})

afterAll(async () => {
  await instance.end('SIGTERM')
  await dir.remove()
  await restored.remove()
})

describe('an installation whose data is destroyed', () => {
  test('has every row and event of its backup after a restore elsewhere, and serves again', async () => {
    const partner = clientOf(instance)
    const sourceId = await connect(partner, instance.sandbox.clubs.main.courts[0]?.id ?? '')
    const writing = startWriters(partner, sourceId)
    await until(() => writing.count() > WRITES)

    const folder = join(restored.path, 'backup')
    const content = await backUpWhileWriting(folder, writing.count)
    const { access_token: token = '' } = instance.sandbox.installations['full'] ?? {}
    expect(await readContent(await connections(dir.path))).not.toEqual(content)
    await instance.end('SIGKILL')
    await writing.stop()
    await dir.remove()

    await runCommand('restore', restored.path, folder)
    expect(await readRestored()).toEqual(content)

    instance = await startInstance({ dataDir: restored.path, port, env: ENV })
    const client = insisting(makeRestClient(instance.baseUrl, token))
    const events = await client('GET', '/events?limit=200')
    expect([events.status, events.body.data.length]).toEqual([200, 200])
    const path = `/booking-sources/${sourceId}/bookings/after-restore`
    expect((await client('PUT', path, SNAPSHOT)).status).toBe(201)
  })
})

/** Returns the content of both databases at the moment of the backup, which ends after later writes. */
async function backUpWhileWriting(folder: string, countWrites: () => number): Promise<Content> {
  const [frozen, blocked] = [await connections(dir.path), await connections(dir.path)]
  const history = await readTable(frozen.club, 'schema_migrations')
  // The backup reads this table before any row of the club, and the product never while it runs.
  await blocked.club.query('LOCK TABLES schema_migrations WRITE')
  for (const side of SIDES) await lockForReading(frozen[side], side)

  const child = spawnScript('backup', environmentOf(dir.path), [folder])
  await until(() => /as of .*Z/.test(child.output()) || child.process.exitCode !== null)
  const content = await readContent(frozen, { 'club.schema_migrations': history })
  await end(frozen)
  const written = countWrites()
  await until(() => countWrites() > written + WRITES)
  expect(child.process.exitCode).toBeNull()
  await end(blocked)
  expect([await child.exited, child.output()]).toEqual([0, expect.stringContaining('secret keys')])
  return content
}

/** Locks all tables but the one that another connection has locked. */
async function lockForReading(connection: Connection, side: DatabaseSide): Promise<void> {
  const tables = (await tablesOf(connection)).filter(
    (table) => side === 'volunteer' || table !== 'schema_migrations',
  )
  await connection.query(`LOCK TABLES ${tables.map((table) => `${table} READ`).join()}`)
}

async function readRestored(): Promise<Content> {
  if (process.env['TEST_DATABASE'] === 'mysql') return readAndEnd()

  const { cacheDir } = readConfig(process.env)
  const options = { source: 'fetch', durability: 'none', say: () => {} } as const
  const server = await startEmbeddedDatabase({ dataDir: restored.path, cacheDir, ...options })
  try {
    return await readAndEnd()
  } finally {
    await server.stop()
  }
}

async function readAndEnd(): Promise<Content> {
  const both = await connections(restored.path)
  try {
    return await readContent(both)
  } finally {
    await end(both)
  }
}

type Connections = Record<DatabaseSide, Connection>

async function connections(dataDir: string): Promise<Connections> {
  const [club, volunteer] = [
    await connectTo(dataDir, 'club'),
    await connectTo(dataDir, 'volunteer'),
  ]
  return { club, volunteer }
}

async function end(both: Connections): Promise<void> {
  for (const side of SIDES) await both[side].end()
}

async function readContent(both: Connections, known: Content = {}): Promise<Content> {
  const content: Content = { ...known }
  for (const side of SIDES)
    for (const table of await tablesOf(both[side]))
      content[`${side}.${table}`] ??= await readTable(both[side], table)
  return content
}

async function tablesOf(connection: Connection): Promise<string[]> {
  const [rows] = await connection.query({ sql: 'SHOW TABLES', rowsAsArray: true })
  return (rows as [string][]).flatMap(([name]) => (name === 'leases' ? [] : name))
}

/** The number of rows, and a digest of each in their order. */
async function readTable(connection: Connection, table: string): Promise<string> {
  const sql = `SELECT * FROM ${table}`
  const [rows] = await connection.query({ sql, rowsAsArray: true, dateStrings: true })
  const texts = (rows as unknown[]).map((row) => JSON.stringify(row)).sort()
  return `${texts.length} ${createHash('sha256').update(texts.join('\n')).digest('hex')}`
}

function environmentOf(dataDir: string): Record<string, string> {
  return { DATA_DIR: dataDir, ...databaseOf(dataDir) }
}

async function runCommand(command: string, dataDir: string, folder: string): Promise<void> {
  const child = spawnScript(command, environmentOf(dataDir), [folder])
  expect([await child.exited, child.output()]).toEqual([0, expect.any(String)])
}

const SNAPSHOT = {
  source_version: 1,
  external_court_id: 'c1',
  scheduled_start: '2103-05-01T18:00:00Z',
  scheduled_end: '2103-05-01T19:30:00Z',
  status: 'CONFIRMED',
}

function startWriters(partner: RestClient, sourceId: string) {
  let count = 0
  let isOver = false
  const write = async (writer: number) => {
    for (let index = 0; !isOver; index += 1) {
      const path = `/booking-sources/${sourceId}/bookings/b-${writer}-${index}`
      const answer = await partner('PUT', path, SNAPSHOT).catch(() => null)
      // The instance was killed.
      if (answer === null) return
      expect(answer.status).toBeLessThan(300)
      count += 1
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
  return {
    count: () => count,
    async stop() {
      isOver = true
      await Promise.all(writers)
    },
  }
}

function clientOf({ baseUrl, sandbox }: Instance): RestClient {
  return insisting(makeRestClient(baseUrl, sandbox.installations['full']?.access_token ?? ''))
}

async function connect(partner: RestClient, courtId: string): Promise<string> {
  const body = { source_key: 'backed-up', name: 'Front desk' }
  const source = await partner('POST', '/booking-sources', body, { 'idempotency-key': 'source' })
  const path = `/booking-sources/${source.body.data.id}/court-mappings/c1`
  await partner('PUT', path, { court_id: courtId, external_court_name: 'Centre court' })
  return source.body.data.id
}
