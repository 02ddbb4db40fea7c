import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createConnection } from 'mysql2/promise'
import { readConfig } from '../../platform/config/config.ts'
import { testSocket } from '../support/database/test-database.ts'
import { findFreePort, runScript, spawnScript, waitUntilReady } from '../support/processes/child.ts'
import { aloneEnvironment, productionEnvironment } from '../support/processes/role-environment.ts'
import { type EmbeddedRedis, startEmbeddedRedis } from '../support/redis/embedded-redis.ts'
import { reachedFrom, readSource } from '../support/source/import-graph.ts'

const ROOT = resolve(import.meta.dirname, '../..')

const EVERYWHERE = ['launch', 'platform', 'schema']
const SUBGRAPHS = ['subgraphs/club', 'subgraphs/foundation', 'subgraphs/volunteer']
const ALL = [...EVERYWHERE, ...SUBGRAPHS, 'gateway', 'rest-facade'].sort()

/** What each process is made of; nothing else may be within its reach, be it for a type. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  facade: ['launch', 'platform', 'rest-facade', 'schema'],
  gateway: ['gateway', 'launch', 'platform', 'schema'],
  club: [...EVERYWHERE, 'subgraphs/club', 'subgraphs/foundation'],
  volunteer: [...EVERYWHERE, 'subgraphs/foundation', 'subgraphs/volunteer'],
  migrate: [...EVERYWHERE, ...SUBGRAPHS],
  'all-in-one': ALL,
}

describe('the files within reach of a process', () => {
  test.each(Object.keys(ROOMS))('(%s) are those of its own rooms', (role) => {
    const reached = reachedFrom(
      `launch/${role}.ts`,
      ({ target, isDynamic }) => !(isDynamic && target.startsWith('sandbox/')),
    )
    expect(roomsOf(reached)).toEqual(ROOMS[role])
  })

  test.each(Object.keys(ROOMS))('(%s) are those that mail if it is the volunteer side', (role) => {
    const reached = reachedFrom(`launch/${role}.ts`, () => true)
    const mailing = [...reached].filter((file) => file.endsWith('.ts') && loadsNodemailer(file))
    const isVolunteerSide = role === 'volunteer' || role === 'all-in-one'
    expect(mailing).toEqual(
      isVolunteerSide ? ['subgraphs/volunteer/messages/mail/mail-provider.ts'] : [],
    )
  })
})

describe('the files that a running process has loaded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubgate-rooms-'))
  const prefix = `rooms_${randomBytes(8).toString('hex')}`
  const database = `mysql://root@localhost/${prefix}?socketPath=${encodeURIComponent(testSocket())}`

  let redis: EmbeddedRedis
  let alone: Record<string, string>

  beforeAll(async () => {
    await runScript('migrate', { DATABASE_URL: database })
    const { cacheDir } = readConfig(process.env)
    redis = await startEmbeddedRedis({ dataDir: folder, source: 'fetch', cacheDir, say: () => {} })
    alone = aloneEnvironment(redis.url)
  })

  afterAll(async () => {
    await redis?.stop()
    rmSync(folder, { recursive: true, force: true })
    const connection = await createConnection({ socketPath: testSocket(), user: 'root' })
    for (const name of ['club', 'volunteer'])
      await connection.query(`DROP DATABASE IF EXISTS ${prefix}_${name}`)
    await connection.end()
  })

  /** Runs a process until it is ready and was asked, and ends it. */
  async function loadedBy(
    role: string,
    env: Record<string, string>,
    ask = async (_baseUrl: string) => {},
  ): Promise<ReadonlySet<string>> {
    const record = join(folder, `${role}.json`)
    const port = await findFreePort()
    const child = spawnScript(role, {
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: database,
      ...alone,
      ...env,
      NODE_OPTIONS: `--import=${join(ROOT, 'test/support/processes/record-modules.ts')}`,
      RECORDED_MODULES: record,
    })
    const baseUrl = `http://127.0.0.1:${port}`
    await waitUntilReady(child, baseUrl)
    await ask(baseUrl)
    child.process.kill('SIGTERM')
    expect(await child.exited).toBe(0)
    const urls: string[] = JSON.parse(readFileSync(record, 'utf8'))
    // Even where mails are sent it waits for the first one, and there is none here.
    expect(urls.filter((url) => url.includes('/node_modules/nodemailer/'))).toEqual([])
    const files = urls.map((url) => relative(ROOT, fileURLToPath(url)))
    return new Set(files.filter((file) => !/^(node_modules|test)\//.test(file)))
  }

  const ROLES = Object.keys(ROOMS).filter((role) => role !== 'migrate')

  test.each(ROLES)(
    '(%s) in PRODUCTION are those of its own rooms',
    async (role) => {
      const loaded = await loadedBy(role, productionEnvironment(folder))
      expect(roomsOf(loaded)).toEqual(ROOMS[role])
    },
    60_000,
  )

  test.each(['facade', 'club', 'volunteer'])(
    '(%s) in a sandbox are those of its own rooms',
    async (role) => expect(roomsOf(await loadedBy(role, {}))).toEqual(ROOMS[role]),
    60_000,
  )

  test('(gateway) in a sandbox are the issuer besides, with the people who sign in there', async () => {
    const loaded = await loadedBy('gateway', {}, async (baseUrl) => {
      const discovery = await fetch(`${baseUrl}/idp/.well-known/openid-configuration`)
      expect(discovery.status).toBe(200)
    })
    expect(roomsOf(loaded)).toEqual(['gateway', 'launch', 'platform', 'sandbox', 'schema'])
    expect(foldersOf('sandbox', loaded)).toEqual([
      'sandbox/calendar',
      'sandbox/issuer',
      'sandbox/plans',
    ])
  })

  test('(all-in-one) in a sandbox with a database of its own are neither simulator nor server', async () => {
    const loaded = await loadedBy('all-in-one', {})
    expect(roomsOf(loaded)).toEqual([...ALL, 'sandbox'].sort())
    const folders = foldersOf('sandbox', loaded)
    expect(folders).toContain('sandbox/seed')
    expect(folders).not.toContain('sandbox/simulator')
    expect(folders).not.toContain('sandbox/embedded-database')
  })
})

/** Types alone are loaded by nobody. */
function loadsNodemailer(file: string): boolean {
  return /^import (?!type ).*'nodemailer'|import\('nodemailer'\)/m.test(readSource(file))
}

function roomsOf(files: Iterable<string>): string[] {
  return [...new Set([...files].map(roomOf))].sort()
}

function roomOf(file: string): string {
  const [room = '', inner = ''] = file.split('/')
  return room === 'subgraphs' ? `${room}/${inner}` : room
}

/** The folders of a room that hold some of the files. */
function foldersOf(room: string, files: Iterable<string>): string[] {
  const inRoom = [...files].filter((file) => file.startsWith(`${room}/`))
  return [...new Set(inRoom.map((file) => file.split('/').slice(0, 2).join('/')))].sort()
}
