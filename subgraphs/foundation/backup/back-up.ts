import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomically } from '../../../platform/config/files/write-file-atomically.ts'
import { sendQuery } from './backup-connection.ts'
import { makeBackupFolder, writeBackupFile } from './backup-files.ts'
import { type Dumped, dumpDatabase, HISTORY } from './dump-database.ts'
import { MANIFEST, type ManifestContent, PRODUCTS, toManifestText } from './manifest.ts'
import { type Addresses, type BackupSnapshot, openSnapshot } from './open-snapshot.ts'
import { toOperatorError } from './operator-errors.ts'

export interface BackupRequest {
  addresses: Addresses
  /** Missing or empty. */
  folder: string
  /** Version of the product. */
  version: string
  /** Called when the snapshot is open: the backup contains no later write. */
  onSnapshot: (snapshot: BackupSnapshot) => void
  /** Other files that go along by the keys in use, with their content. */
  findFiles: (fingerprints: readonly string[]) => Promise<ReadonlyMap<string, string>>
  signal: AbortSignal
}

/** Writes both databases as of one moment, while processes write. */
export async function backUp(request: BackupRequest): Promise<ManifestContent> {
  await makeBackupFolder(request.folder)
  const files: ManifestContent['files'] = []
  try {
    return await writeBackup(request, files)
  } catch (error) {
    for (const { name } of files) await rm(join(request.folder, name), { force: true })
    throw toOperatorError(error, `${request.folder} contains no complete backup.`)
  }
}

async function writeBackup(request: BackupRequest, files: ManifestContent['files']) {
  const { addresses, folder, version, onSnapshot, findFiles, signal } = request
  const snapshot = await openSnapshot(addresses)
  try {
    onSnapshot(snapshot)
    const { takenAt, server, isOneSnapshot, binaryLog } = snapshot
    const secretKeyFingerprints = await findFingerprints(snapshot)
    const others = await findFiles(secretKeyFingerprints)
    const databases = { club: toPart(), volunteer: toPart() }
    for (const product of PRODUCTS) {
      const { tables, migrations } = databases[product]
      migrations.push(...(await findMigrations(snapshot[product])))
      const lines = dumpDatabase(snapshot[product], tables)
      files.push(await writeBackupFile(folder, `${product}.sql.gz`, lines, signal))
    }
    for (const [name, content] of others)
      files.push(await writeBackupFile(folder, name, [content], signal))

    const what = { version, takenAt, server, isOneSnapshot, binaryLog, secretKeyFingerprints }
    const content = { ...what, databases, files }
    await writeFileAtomically(join(folder, MANIFEST), toManifestText(content))
    return content
  } finally {
    snapshot.close()
  }
}

function toPart(): { tables: Record<string, number>; migrations: string[] } {
  return { tables: {}, migrations: [] }
}

async function findMigrations({ connection, name }: Dumped): Promise<string[]> {
  const sql = 'SELECT name FROM ??.?? ORDER BY id'
  const rows = await sendQuery<{ name: string }[]>(connection, sql, [name, HISTORY])
  return rows.map((row) => row.name)
}

async function findFingerprints(snapshot: BackupSnapshot): Promise<string[]> {
  const found = new Set<string>()
  for (const product of PRODUCTS) {
    const { connection, name } = snapshot[product]
    const sql = 'SELECT LOWER(HEX(fingerprint)) AS hex FROM ??.secret_key_fingerprints'
    const rows = await sendQuery<{ hex: string }[]>(connection, sql, [name])
    for (const { hex } of rows) found.add(hex)
  }
  return [...found]
}
