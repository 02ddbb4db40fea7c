import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Connection, createConnection } from 'mysql2/promise'
import { MANIFEST, PRODUCTS } from '../../../../subgraphs/foundation/backup/manifest.ts'
import {
  readBackup,
  requireBackupKeys,
  requireKnownMigrations,
} from '../../../../subgraphs/foundation/backup/read-backup.ts'
import { requireMigrated } from '../../../../subgraphs/foundation/migrations/migrate.ts'
import { fingerprintsOf } from '../../../../subgraphs/foundation/secrets/secret-key-fingerprints.ts'
import { addAnyRows } from '../../../support/database/any-rows.ts'
import {
  checksumsOf,
  describeSchema,
  tableNamesOf,
} from '../../../support/database/describe-schema.ts'
import { testSocket } from '../../../support/database/test-database.ts'
import { until } from '../../../support/time/until.ts'
import {
  backUpPair,
  CONTENTS,
  type Folder,
  makeTestFolder,
  migratePair,
  openEmptyPair,
  openMigratedPair,
  type Pair,
  restorePair,
} from './backup-fixture.ts'

const KEY = randomBytes(32)

let source: Pair
let folder: Folder
/** A complete backup of `source`, and what that contained. */
let backup: string
let content: unknown
const pairs: Pair[] = []

beforeAll(async () => {
  folder = await makeTestFolder()
  source = await openMigratedPair()
  pairs.push(source)
  for (const product of PRODUCTS) {
    const database = source.databases[product]
    for (const table of await contentTablesOf(source, product)) await addAnyRows(database, table)
    await database.query('DELETE FROM secret_key_fingerprints')
    await database.query('INSERT INTO secret_key_fingerprints VALUES (?, ?)', [
      fingerprintsOf([KEY])[0],
      new Date(),
    ])
  }
  backup = join(folder.path, 'complete')
  await backUpPair(source, backup)
  content = await contentOf(source)
})

afterAll(async () => {
  for (const pair of pairs) await pair.close()
  await folder.remove()
})

const newFolder = () => join(folder.path, randomBytes(4).toString('hex'))

async function openEmpty(): Promise<Pair> {
  const pair = await openEmptyPair()
  pairs.push(pair)
  return pair
}

async function contentTablesOf({ databases }: Pair, product: (typeof PRODUCTS)[number]) {
  const tables = await tableNamesOf(databases[product])
  return tables.filter((name) => name !== 'leases' && name !== 'schema_migrations')
}

/** Checksums of all tables but the leases, and their definitions. */
async function contentOf(pair: Pair) {
  const found: Record<string, unknown> = {}
  for (const product of PRODUCTS) {
    const database = pair.databases[product]
    const tables = [...(await contentTablesOf(pair, product)), 'schema_migrations']
    const { tables: described, others } = await describeSchema(database)
    // MySQL writes a stated character set out, and others' not.
    const schema = Object.entries(described).map(([name, { sql, ...rest }]) => [
      ...[name, rest],
      sql.replaceAll(' CHARACTER SET utf8mb4 COLLATE', ' COLLATE'),
    ])
    found[product] = [await checksumsOf(database, tables), schema, others]
  }
  return found
}

async function expectNothingIn(path: string): Promise<void> {
  expect(readdirSync(path)).toEqual([])
  await expect(readBackup(path)).rejects.toThrow(/not a complete backup/)
}

describe('a restored backup', () => {
  test('has every row of every table, and their definitions', async () => {
    const restored = await openEmpty()
    await restorePair(restored, backup)
    expect(await contentOf(restored)).toEqual(content)
    const { databases } = await readBackup(backup)
    for (const product of PRODUCTS)
      for (const table of await contentTablesOf(source, product))
        expect([table, databases[product].tables[table]]).toEqual([
          table,
          table === 'secret_key_fingerprints' ? 1 : 3,
        ])
    for (const product of PRODUCTS) await requireMigrated(restored.databases[product])
  })

  test('has no write from after the moment of its snapshot, in either database', async () => {
    const before = await contentOf(source)
    const writes: Promise<unknown>[] = []
    const path = newFolder()
    await backUpPair(source, path, {
      onSnapshot: () => {
        for (const product of PRODUCTS)
          writes.push(source.databases[product].query('DELETE FROM event_log'))
      },
      // Called after the snapshot and before any row is read.
      findFiles: async () => {
        await Promise.all(writes)
        return new Map()
      },
    })
    const restored = await openEmpty()
    await restorePair(restored, path)
    expect(await contentOf(restored)).toEqual(before)
    expect(await contentOf(source)).not.toEqual(before)
    for (const product of PRODUCTS) await addAnyRows(source.databases[product], 'event_log')
  })

  test('of two accounts has two snapshots, the one of the volunteer database first', async () => {
    const root = await createConnection({ socketPath: testSocket(), user: 'root' })
    const socket = encodeURIComponent(testSocket())
    const urls = { club: '', volunteer: '' }
    for (const product of PRODUCTS) {
      const { database } = source.addresses[product]
      const user = `u_${randomBytes(6).toString('hex')}`
      await root.query(`CREATE USER '${user}'@'localhost' IDENTIFIED BY 'word'`)
      await root.query(`GRANT ALL ON ${database}.* TO '${user}'@'localhost'`)
      urls[product] = `mysql://${user}:word@localhost/${database}?socketPath=${socket}`
    }
    await root.end()
    const addresses = { club: { url: urls.club }, volunteer: { url: urls.volunteer } }
    const path = newFolder()
    const order: boolean[] = []
    const onSnapshot = ({ club, volunteer }: { club: Opened; volunteer: Opened }) =>
      order.push(club.connection !== volunteer.connection)
    const { isOneSnapshot } = await backUpPair(source, path, { addresses, onSnapshot })
    expect([isOneSnapshot, order]).toEqual([false, [true]])
    const restored = await openEmpty()
    await restorePair(restored, path)
    expect(await contentOf(restored)).toEqual(await contentOf(source))
  })

  test('of an earlier version is migrated afterwards', async () => {
    const path = newFolder()
    for (const product of PRODUCTS)
      await source.databases[product].query(
        'DELETE FROM schema_migrations ORDER BY id DESC LIMIT 1',
      )
    await backUpPair(source, path)
    const restored = await openEmpty()
    requireKnownMigrations(await readBackup(path), CONTENTS)
    await restorePair(restored, path)
    for (const product of PRODUCTS) {
      await expect(requireMigrated(restored.databases[product])).rejects.toThrow(/lacks 1 of/)
      expect(await migratePair(restored.databases[product])).toHaveLength(1)
      await migratePair(source.databases[product])
    }
  })
})

interface Opened {
  connection: unknown
}

describe('a backup', () => {
  test('is readable by its user alone', () => {
    expect(statSync(backup).mode & 0o777).toBe(0o700)
    for (const name of readdirSync(backup))
      expect([name, statSync(join(backup, name)).mode & 0o777]).toEqual([name, 0o600])
  })

  test('contains fingerprints of the secret keys, and neither keys nor leases', async () => {
    const { secretKeyFingerprints, databases } = await readBackup(backup)
    expect(secretKeyFingerprints).toEqual([fingerprintsOf([KEY])[0]?.toString('hex')])
    expect(databases.club.tables).not.toHaveProperty('leases')
  })

  test('of a server without a binary log says so, and is readable without that entry', async () => {
    const remark = 'The server writes no binary log (log_bin).'
    const { binaryLog, ...others } = await readBackup(backup)
    expect(binaryLog?.club).toEqual({ point: null, remark })
    expect(binaryLog?.volunteer).toEqual({ point: null, remark })
    const text = readFileSync(join(backup, MANIFEST), 'utf8')
    writeFileSync(join(backup, MANIFEST), JSON.stringify(others))
    expect(await readBackup(backup)).toEqual(others)
    writeFileSync(join(backup, MANIFEST), text)
  })

  test('refuses a folder with a backup, and one with anything else', async () => {
    await expect(backUpPair(source, backup)).rejects.toThrow(/already contains a backup/)
    const path = (await makeTestFolder()).path
    writeFileSync(join(path, 'club.sql.gz'), '')
    await expect(backUpPair(source, path)).rejects.toThrow(/is not empty/)
    expect(readdirSync(path)).toEqual(['club.sql.gz'])
  })

  test('succeeds once where two write to one folder', async () => {
    const path = newFolder()
    const outcomes = await Promise.allSettled([backUpPair(source, path), backUpPair(source, path)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await readBackup(path)
  })

  test('leaves no file when a signal stops it', async () => {
    const path = newFolder()
    const stopping = new AbortController()
    const onSnapshot = () => stopping.abort()
    await expect(backUpPair(source, path, { signal: stopping.signal, onSnapshot })).rejects.toThrow(
      /signal stopped it.*contains no complete backup/,
    )
    await expectNothingIn(path)
  })

  test('leaves no file when the database server ends its session', async () => {
    const path = newFolder()
    const root = await createConnection({ socketPath: testSocket(), user: 'root' })
    const blocked = await blockLastTable(root)
    try {
      let threadId = 0
      const running = backUpPair(source, path, {
        onSnapshot: ({ club }) => {
          threadId = Number(club.connection.threadId)
        },
      })
      running.catch(() => {})
      await blocked.isReachedBy(() => threadId)
      await root.query(`KILL ${threadId}`)
      await expect(running).rejects.toThrow(/onnection.*\n.*contains no complete backup/)
      await expectNothingIn(path)
    } finally {
      await root.end()
    }
  })
})

describe('a restore', () => {
  test('refuses a folder without a manifest, and damaged or cut files', async () => {
    const path = newFolder()
    await backUpPair(source, path)
    const file = join(path, 'volunteer.sql.gz')
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.subarray(0, bytes.length - 9))
    await expect(readBackup(path)).rejects.toThrow(/volunteer\.sql\.gz is damaged/)
    bytes[40] = Number(bytes[40]) ^ 1
    writeFileSync(file, bytes)
    await expect(readBackup(path)).rejects.toThrow(/volunteer\.sql\.gz is damaged/)
    writeFileSync(join(path, MANIFEST), '{"format": 2}')
    await expect(readBackup(path)).rejects.toThrow(/is damaged, or of a newer version/)
    await expect(readBackup(newFolder())).rejects.toThrow(/it has no manifest\.json/)
  })

  test('refuses other secret keys, by their fingerprints', async () => {
    const manifest = await readBackup(backup)
    expect(() => requireBackupKeys(manifest, [randomBytes(32)])).toThrow(
      `fingerprints ${fingerprintsOf([KEY])[0]?.toString('hex')}`,
    )
    requireBackupKeys(manifest, [randomBytes(32), KEY])
  })

  test('refuses a backup of a later version', async () => {
    const manifest = await readBackup(backup)
    const [club, volunteer] = PRODUCTS.map((product) => CONTENTS[product])
    const earlier = { ...volunteer, migrations: volunteer?.migrations.slice(0, -1) ?? [] }
    expect(() =>
      requireKnownMigrations(manifest, { club, volunteer: earlier } as typeof CONTENTS),
    ).toThrow(/volunteer database has 1 migrations that this version lacks/)
  })

  test('refuses a backup from before 1.0.0 with the release that restores it', async () => {
    const manifest = await readBackup(backup)
    const former = { ...manifest.databases.club, migrations: ['Init0000000000001'] }
    const databases = { ...manifest.databases, club: former }
    expect(() => requireKnownMigrations({ ...manifest, databases }, CONTENTS)).toThrow(
      /was last migrated before 1\.0\.0\. Restore it by 1\.1\.0/,
    )
  })

  test('refuses a database with tables, and changes nothing', async () => {
    const occupied = await openEmpty()
    await occupied.databases.volunteer.query('CREATE TABLE mine (id int)')
    await expect(restorePair(occupied, backup)).rejects.toThrow(
      /is not empty: it contains 1 tables\. Drop both\./,
    )
    expect(await tableNamesOf(occupied.databases.club)).toEqual([])
  })

  test('succeeds once where two fill the same databases', async () => {
    const pair = await openEmpty()
    const outcomes = await Promise.allSettled([
      restorePair(pair, backup),
      restorePair(pair, backup),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await contentOf(pair)).toEqual(content)
  })

  test('that was interrupted leaves databases that no process starts on', async () => {
    const pair = await openEmpty()
    const interrupted = async () => {
      throw new Error('interrupted')
    }
    await expect(restorePair(pair, backup, { onLoaded: interrupted })).rejects.toThrow(
      'interrupted',
    )
    for (const product of PRODUCTS) {
      await expect(requireMigrated(pair.databases[product])).rejects.toThrow(/lacks/)
      await expect(migratePair(pair.databases[product])).rejects.toThrow(/records no migration/)
    }
    await expect(restorePair(pair, backup)).rejects.toThrow(/is not empty/)
  })

  test('that a signal stops says that the databases are incomplete', async () => {
    const pair = await openEmpty()
    const stopping = new AbortController()
    const onLoaded = async () => stopping.abort()
    await expect(restorePair(pair, backup, { onLoaded, signal: stopping.signal })).rejects.toThrow(
      /signal stopped it\. The databases are incomplete.*Drop both\./,
    )
  })
})

/** Locks the table that a backup reads last. */
async function blockLastTable(root: Connection) {
  const { database } = source.addresses.volunteer
  await root.query(`LOCK TABLES ${database}.work_items WRITE`)
  return {
    isReachedBy: (threadId: () => number) =>
      until(async () => {
        const [rows] = await root.query('SHOW PROCESSLIST')
        const sessions = rows as { Id: number; State: string | null }[]
        return sessions.some(({ Id, State }) => Id === threadId() && State?.startsWith('Waiting'))
      }),
  }
}
