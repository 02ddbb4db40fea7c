import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { type Connection, createConnection } from 'mysql2/promise'
import type { EmbeddedDatabase } from '../../../../sandbox/embedded-database/embedded-database.ts'
import { examined } from '../../../doctor/examined.ts'
import { startServer } from '../../../support/database/start-server.ts'
import { spawnScript } from '../../support/processes/child.ts'

const PREFIX = 'doctor'
const PASSWORD = 'pass-word-of-the-user'
const isOnMysql = process.env['TEST_DATABASE'] === 'mysql'

const folder = mkdtempSync(join(tmpdir(), 'clubgate-doctor-'))
const SECRET_KEYS = randomBytes(32).toString('base64')

let server: EmbeddedDatabase
let root: Connection

beforeAll(async () => {
  server = await startServer(folder)
  root = await createConnection({ socketPath: server.socketPath, user: 'root' })
  const users = {
    serving: 'SELECT, INSERT, UPDATE, DELETE',
    migrating: 'SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX',
    reading: 'SELECT',
    limited: 'SELECT, INSERT, UPDATE, DELETE',
    crossing: 'SELECT, INSERT, UPDATE, DELETE',
  }
  for (const [name, rights] of Object.entries(users)) {
    await root.query(`CREATE USER ${name}@localhost IDENTIFIED BY '${PASSWORD}'`)
    await root.query(`GRANT ${rights} ON \`${PREFIX}\\_club\`.* TO ${name}@localhost`)
  }
  await root.query(`GRANT SELECT ON \`${PREFIX}\\_volunteer\`.* TO crossing@localhost`)
  await root.query('ALTER USER limited@localhost WITH MAX_USER_CONNECTIONS 5')
  const child = spawnScript('migrate', { DATABASE_URL: addressOf('root', '') })
  expect(await child.exited).toBe(0)
})

afterAll(async () => {
  await root?.end()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

function addressOf(user: string, password = PASSWORD, database = PREFIX): string {
  const socket = encodeURIComponent(server.socketPath)
  return `mysql://${user}:${password}@localhost/${database}?socketPath=${socket}`
}

const DURABLE = ['innodb_flush_log_at_trx_commit = 1']

/** The findings about the club database, on a server with these variables. */
async function examineWith(variables: readonly string[], user = 'serving', ...words: string[]) {
  for (const variable of [...DURABLE, ...variables]) await root.query(`SET GLOBAL ${variable}`)
  const env = { DATABASE_URL: addressOf(user), SECRET_KEYS, CLUB_SEAL_KEYS: SECRET_KEYS }
  const others = { REDIS_URL: 'redis://127.0.0.1:1', GRAPH_URL: 'http://g', PUBLIC_URL: 'http://p' }
  const role = words.includes('--role') ? [] : ['--role', 'club']
  const result = await examined({ ...env, ...others }, ...role, ...words)
  const ofDatabase = (lines: readonly string[]) =>
    lines.filter((line) => line.startsWith('database club'))
  const { wrong, notes, ok, skipped, printed } = result
  expect(printed).not.toContain(PASSWORD)
  return { wrong: ofDatabase(wrong), notes: ofDatabase(notes), ok: ofDatabase(ok), skipped }
}

afterEach(async () => {
  for (const name of CHANGED) await root.query(`SET GLOBAL ${name} = DEFAULT`)
})

const CHANGED = [
  ...[
    'max_allowed_packet',
    'read_only',
    'autocommit',
    'max_connections',
    'max_prepared_stmt_count',
  ],
  ...[isOnMysql ? 'max_execution_time' : 'max_statement_time'],
]

describe('the examination of a database', () => {
  test('finds nothing wrong with a durable server and a user of few rights', async () => {
    const { wrong, ok } = await examineWith([])
    expect(wrong).toEqual([])
    expect(ok).toEqual([
      expect.stringMatching(/(MariaDB|MySQL) \S+ answers\.$/),
      "database club: Its clock agrees with this machine's.",
      'database club: Its disk has space.',
      'database club: No migration is missing.',
    ])
  })

  test.each([
    ['innodb_flush_log_at_trx_commit = 2', 'innodb_flush_log_at_trx_commit is 2'],
    ['max_allowed_packet = 1048576', 'max_allowed_packet is 1048576'],
    ['read_only = ON', 'read_only is on: the server takes no writes'],
    ['autocommit = OFF', 'autocommit is off'],
    ['max_connections = 30', 'max_connections is 30: 3 processes of each subgraph'],
  ])('finds %s', async (variable, text) => {
    const { wrong } = await examineWith([variable])
    expect(wrong).toEqual([expect.stringContaining(text)])
  })

  test.each([
    ['max_prepared_stmt_count = 0', 'max_prepared_stmt_count is 0'],
    [isOnMysql ? 'max_execution_time = 60000' : 'max_statement_time = 60', 'ends long statements'],
  ])('notes %s', async (variable, text) => {
    const { wrong, notes } = await examineWith([variable])
    expect(wrong).toEqual([])
    expect(notes.join()).toContain(text)
  })

  test('counts the processes that it is given', async () => {
    const { wrong } = await examineWith(['max_connections = 100'], 'serving', '--processes', '6')
    expect(wrong.join()).toContain(
      '7 processes of each subgraph, one of them for upgrades, need 164',
    )
  })

  test('finds a user with few connections', async () => {
    const { wrong } = await examineWith([], 'limited')
    expect(wrong).toEqual([
      expect.stringContaining('The user may open 5 connections: 33 are needed'),
    ])
  })

  test('finds a user who may not write', async () => {
    const { wrong } = await examineWith([], 'reading')
    expect(wrong).toEqual([expect.stringContaining('The user lacks INSERT, UPDATE, DELETE.')])
  })

  test('finds a user who may read the database of the other subgraph', async () => {
    const { wrong } = await examineWith([], 'crossing')
    expect(wrong).toEqual([expect.stringContaining('The user may also use `doctor\\_volunteer`.*')])
    expect((await examineWith([], 'crossing', '--role', 'server')).wrong).toEqual([])
  })

  test('finds that the user of migrate may not change tables', async () => {
    expect((await examineWith([], 'serving', '--role', 'migrate')).wrong).toEqual([
      expect.stringContaining('The user lacks CREATE, ALTER, DROP, INDEX.'),
    ])
    expect((await examineWith([], 'migrating', '--role', 'migrate')).wrong).toEqual([])
  })

  test('notes that a serving user may change tables', async () => {
    const { wrong, notes } = await examineWith([], 'migrating')
    expect(wrong).toEqual([])
    expect(notes.join()).toContain('The user may change tables (CREATE, ALTER, DROP, INDEX)')
  })

  test('finds a missing migration, and a lost key', async () => {
    const [[row]] = (await root.query(
      `SELECT * FROM ${PREFIX}_club.schema_migrations ORDER BY id DESC LIMIT 1`,
    )) as unknown as [{ id: number; timestamp: string; name: string }[]]
    if (row === undefined) throw new Error('No migration ran.')
    const fingerprints = `${PREFIX}_club.secret_key_fingerprints`
    await root.query(`DELETE FROM ${PREFIX}_club.schema_migrations WHERE id = ?`, [row.id])
    const missing = await examineWith([])
    await root.query(`INSERT INTO ${PREFIX}_club.schema_migrations VALUES (?, ?, ?)`, [
      ...[row.id, row.timestamp, row.name],
    ])
    expect(missing.wrong).toEqual([expect.stringMatching(/lacks 1 of \d+ migrations/)])

    await root.query(`INSERT INTO ${fingerprints} VALUES (UNHEX(REPEAT('ab', 16)), NOW())`)
    const lost = await examineWith([])
    await root.query(`DELETE FROM ${fingerprints}`)
    expect(lost.wrong).toEqual([expect.stringContaining('SECRET_KEYS lacks the key abab')])
    expect(await root.query(`SELECT * FROM ${fingerprints}`)).toMatchObject([[], {}])
  })

  test('finds tables of another engine or collation', async () => {
    await root.query(`ALTER TABLE ${PREFIX}_club.api_requests ENGINE = MyISAM`)
    await root.query(`ALTER DATABASE ${PREFIX}_club COLLATE utf8mb4_general_ci`)
    const { wrong } = await examineWith([])
    await root.query(`ALTER DATABASE ${PREFIX}_club COLLATE utf8mb4_bin`)
    await root.query(`ALTER TABLE ${PREFIX}_club.api_requests ENGINE = InnoDB`)
    expect(wrong).toEqual([
      expect.stringContaining('Its default collation is utf8mb4_general_ci'),
      expect.stringContaining('Not in InnoDB, so without transactions: api_requests.'),
    ])
  })

  test('finds a clock that is off', async () => {
    const year = new Date().getFullYear() + 1
    if (isOnMysql) return
    await root.query(`SET GLOBAL init_connect = "SET timestamp = UNIX_TIMESTAMP('${year}-12-31')"`)
    const { wrong } = await examineWith([])
    await root.query(`SET GLOBAL init_connect = ''`)
    expect(wrong.join()).toMatch(/The clock of the database is \d+ s ahead of this machine's\./)
  })

  test('names a wrong password without printing it, a missing database, a server that is away', async () => {
    const of = async (url: string) =>
      (await examined({ DATABASE_URL: url }, '--role', 'migrate')).printed
    expect(await of(addressOf('serving', 'not-the-password'))).toMatch(/Access denied.*Check that/)
    expect(await of(addressOf('serving', 'not-the-password'))).not.toContain('not-the-password')
    expect(await of(addressOf('root', '', 'absent'))).toContain(
      'does not exist. Run `npm run migrate`',
    )
    expect(await of('mysql://a:b@127.0.0.1:1/x')).toContain('ECONNREFUSED')
  })
})
