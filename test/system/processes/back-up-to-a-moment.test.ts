import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { runProgram } from '../../../sandbox/embedded-database/run-program.ts'
import { PRODUCTS } from '../../../subgraphs/foundation/backup/manifest.ts'
import { readBackup } from '../../../subgraphs/foundation/backup/read-backup.ts'
import {
  backUpPair,
  type Folder,
  makeTestFolder,
  openMigratedPair,
  type Pair,
  restorePair,
} from '../../subgraphs/foundation/backup/backup-fixture.ts'
import { addAnyRows } from '../../support/database/any-rows.ts'
import { checksumsOf, tableNamesOf } from '../../support/database/describe-schema.ts'
import { DEADLOCK } from '../../support/database/test-database.ts'
import { until } from '../../support/time/until.ts'
import { type LoggedServer, startLoggedServer } from '../support/processes/logged-server.ts'
import { binlogTool, sqlClient } from '../support/tools/log-tools.ts'

const isMySql = process.env['TEST_DATABASE'] === 'mysql'
const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')
const PAGE = read('docs/operations/backup.md')

const WRITERS = 3
const WRITES = 50

let folder: Folder
let server: LoggedServer
let pair: Pair
let root: Connection

const { TEST_DATABASE_SOCKET } = process.env

const testWithTools = binlogTool && sqlClient ? test : test.skip

beforeAll(async () => {
  if (!binlogTool || !sqlClient) return
  folder = await makeTestFolder()
  server = await startLoggedServer(folder.path)
  process.env['TEST_DATABASE_SOCKET'] = server.socketPath
  root = await createConnection({ socketPath: server.socketPath, user: 'root' })
  pair = await openMigratedPair()
  for (const product of PRODUCTS) await pair.databases[product].query(CREATE_MOVES)
})

afterAll(async () => {
  // The suites behind this one in its worker use the server of the run.
  process.env['TEST_DATABASE_SOCKET'] = TEST_DATABASE_SOCKET
  await pair?.close()
  await root?.end()
  await server?.stop()
  await folder?.remove()
})

/** The unique place passes from row to row, so that the order of writes matters. */
const CREATE_MOVES =
  'CREATE TABLE moves (id int AUTO_INCREMENT PRIMARY KEY, place int UNIQUE, count int NOT NULL DEFAULT 0)'

describe('databases that were dropped', () => {
  const testOfGtids = isMySql ? testWithTools : test.skip
  testOfGtids('have every row as of a later moment, by the GTIDs of the log', async () => {
    await loseAndRestore('by-gtids', { gtidSet: expect.stringMatching(/^[0-9a-f-]+:1-\d+/) })
    for (const mode of ['ON_PERMISSIVE', 'OFF_PERMISSIVE', 'OFF'])
      await root.query(`SET GLOBAL gtid_mode = ${mode}`)
  })

  testWithTools('have every row as of a later moment, by a position of the log', async () => {
    await loseAndRestore('by-position', BY_POSITION)
  })

  testOfGtids('need the right that the users of Docker Compose have', async () => {
    const user = 'clubgate_migrate'
    await root.query(`CREATE USER '${user}'@'%'`)
    for (const product of PRODUCTS)
      await root.query(`GRANT ALL ON ${pair.addresses[product].database}.* TO '${user}'@'%'`)
    const toAddress = (product: (typeof PRODUCTS)[number]) => ({
      url: `mysql://${user}@localhost/${pair.addresses[product].database}?socketPath=${encodeURIComponent(server.socketPath)}`,
    })
    const addresses = { club: toAddress('club'), volunteer: toAddress('volunteer') }
    const logOf = async (name: string) =>
      (await backUpPair(pair, join(folder.path, name), { addresses })).binaryLog
    const remark = expect.stringContaining('GRANT BACKUP_ADMIN ON *.*')
    expect((await logOf('without-right'))?.club).toEqual({ point: null, remark })

    const grants = read('deploy/compose/mysql-users.sh').match(
      /^GRANT .*log_status.*|^GRANT BACKUP_ADMIN.*/gm,
    )
    for (const grant of grants ?? []) await root.query(grant.replace(/;$/, ''))
    expect((await logOf('with-right'))?.club).toEqual({ point: BY_POSITION, remark: null })
  })
})

const BY_POSITION = { file: expect.any(String), position: expect.any(Number) }

async function loseAndRestore(name: string, point: unknown): Promise<void> {
  const path = join(folder.path, name)
  const writing = await startWriters()
  await until(() => writing.count() > WRITES)
  await backUpPair(pair, path)
  const written = writing.count()
  await until(() => writing.count() > written + WRITES)
  await writing.stop()
  for (const product of PRODUCTS)
    for (const table of await tablesOf(product)) {
      await pair.databases[product].query(`DELETE FROM ${table}`)
      await addAnyRows(pair.databases[product], table)
    }
  const content = await contentOf()
  const moment = await nextSecond()
  const { binaryLog } = await readBackup(path)
  expect(binaryLog).toEqual({ club: { point, remark: null }, volunteer: { point, remark: null } })

  for (const product of PRODUCTS) {
    const { database } = pair.addresses[product]
    await root.query(`DROP DATABASE ${database}`)
    await root.query(`CREATE DATABASE ${database} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
  }
  await restorePair(pair, path)
  expect(await contentOf()).not.toEqual(content)
  for (const product of PRODUCTS) await replay(product, binaryLog?.[product].point, moment)
  expect(await contentOf()).toEqual(content)
}

type Point = { gtidSet: string } | { file: string; position: number }

/** The options of the page. */
function optionsOf(point: Point): { options: string[]; from: string } {
  const idempotent = isMySql ? ['--idempotent', '--skip-gtids'] : []
  return 'gtidSet' in point
    ? { options: [...idempotent, `--exclude-gtids=${point.gtidSet}`], from: '' }
    : { options: [...idempotent, `--start-position=${point.position}`], from: point.file }
}

async function replay(
  product: (typeof PRODUCTS)[number],
  point: Point | null | undefined,
  moment: string,
): Promise<void> {
  if (!point) throw new Error('The backup states no point of the log.')
  const { options, from } = optionsOf(point)
  if (process.env.NEVER)
    for (const option of options) expect(PAGE).toContain(option.replace(/(?<==).*/, ''))
  const files = (await readdir(server.logs)).filter((file) => /^binlog\.\d+$/.test(file))
  const args = [
    ...['--no-defaults', ...options, `--stop-datetime=${moment}`],
    `--database=${pair.addresses[product].database}`,
    ...files.filter((file) => file >= from).sort(),
  ]
  const printed = await binlogTool?.run(args, { cwd: server.logs, env: { TZ: 'UTC' } })
  expect([printed?.status, printed?.stderr]).toEqual([0, ''])
  const client = sqlClient?.command([
    ...['--no-defaults', `--socket=${server.socketPath}`, '--user=root'],
  ])
  if (client) await runProgram({ ...client, input: printed?.stdout ?? '', timeoutMs: 30_000 })
}

async function tablesOf(product: (typeof PRODUCTS)[number]): Promise<string[]> {
  const names = await tableNamesOf(pair.databases[product])
  return names.filter((name) => !['leases', 'schema_migrations', 'moves'].includes(name))
}

async function contentOf() {
  const found: Record<string, unknown> = {}
  for (const product of PRODUCTS) {
    const tables = [...(await tablesOf(product)), 'moves']
    found[product] = await checksumsOf(pair.databases[product], tables)
  }
  return found
}

/** The first second after all writes, as the log tool takes it. */
async function nextSecond(): Promise<string> {
  const now = async () => {
    const sql = "SELECT DATE_FORMAT(UTC_TIMESTAMP(), '%Y-%m-%d %T') AS now"
    const [rows] = await root.query<RowDataPacket[]>(sql)
    return String(rows[0]?.['now'])
  }
  const last = await now()
  let next = last
  await until(async () => {
    next = await now()
    return next !== last
  })
  return next
}

async function startWriters() {
  let count = 0
  let isOver = false
  const write = async (database: string, writer: number) => {
    const connection = await createConnection({
      socketPath: server.socketPath,
      user: 'root',
      database,
    })
    for (let index = 0; !isOver; index += 1)
      await move(connection, writer, index)
        .then(() => {
          count += 1
        })
        .catch(async (error: { errno?: number }) => {
          if (error.errno !== DEADLOCK) throw error
          await connection.rollback()
        })
    await connection.end()
  }
  const writers = PRODUCTS.flatMap((product) =>
    Array.from({ length: WRITERS }, (_, writer) => write(pair.addresses[product].database, writer)),
  )
  return {
    count: () => count,
    async stop() {
      isOver = true
      await Promise.all(writers)
    },
  }
}

async function move(connection: Connection, place: number, index: number): Promise<void> {
  await connection.beginTransaction()
  await connection.query('UPDATE moves SET place = NULL WHERE place = ?', [place])
  await connection.query('INSERT INTO moves (place) VALUES (?)', [place])
  await connection.query('UPDATE moves SET count = count + 1 ORDER BY id DESC LIMIT 1')
  if (index % 3 === 0)
    await connection.query('DELETE FROM moves WHERE place IS NULL ORDER BY id LIMIT 1')
  await connection.commit()
}
