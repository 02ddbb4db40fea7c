import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartupError } from '../../../platform/config/startup-error.ts'

/** Written last: a folder without it is no backup. */
export const MANIFEST = 'manifest.json'

export const PRODUCTS = ['club', 'volunteer'] as const

const FORMAT = 1

const DatabasePart = z.object({
  /** Rows of each table. */
  tables: z.record(z.string(), z.int()),
  /** Names of the migrations that ran. */
  migrations: z.array(z.string()),
})

const LogStart = z.object({
  /** Everything outside of the set, or behind the position, is later than the backup, or part of it. */
  point: z
    .union([z.object({ gtidSet: z.string() }), z.object({ file: z.string(), position: z.int() })])
    .nullable(),
  /** Why there is no point. */
  remark: z.string().nullable(),
})

const BackupManifest = z.object({
  format: z.literal(FORMAT),
  /** Version of the product that wrote it. */
  version: z.string(),
  /** Moment of the snapshot, by the clock of the database server. */
  takenAt: z.iso.datetime(),
  server: z.enum(['mariadb', 'mysql']),
  /** False for two snapshots, milliseconds apart. */
  isOneSnapshot: z.boolean(),
  /** Of the server of each database; absent in backups of 1.0.0. */
  binaryLog: z.object({ club: LogStart, volunteer: LogStart }).optional(),
  /** Of the keys under which secrets of the databases are sealed, in hexadecimal. */
  secretKeyFingerprints: z.array(z.string()),
  databases: z.object({ club: DatabasePart, volunteer: DatabasePart }),
  files: z.array(
    z.object({
      // Never a path: the name is joined to folders.
      name: z.string().regex(/^[a-z][a-z-]*(\.[a-z]+)*$/),
      bytes: z.int(),
      sha256: z.string(),
    }),
  ),
})

/** The content of a backup. */
export type BackupManifest = z.output<typeof BackupManifest>

export type ManifestContent = Omit<BackupManifest, 'format'>

export function toManifestText(content: ManifestContent): string {
  return `${JSON.stringify({ format: FORMAT, ...content }, null, 2)}\n`
}

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    throw new StartupError(
      `${folder} is not a complete backup: it has no ${MANIFEST}, which is written last.`,
      { cause },
    )
  })
  try {
    return BackupManifest.parse(JSON.parse(text))
  } catch (cause) {
    throw new StartupError(
      `${join(folder, MANIFEST)} is damaged, or of a newer version of Clubgate.`,
      { cause },
    )
  }
}
