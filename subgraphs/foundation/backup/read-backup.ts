import { StartupError } from '../../../platform/config/startup-error.ts'
import type { DatabaseContents } from '../database/database.ts'
import { isBaseline } from '../migrations/baseline-migration.ts'
import { fingerprintsOf } from '../secrets/secret-key-fingerprints.ts'
import { requireIntact } from './backup-files.ts'
import { type BackupManifest, PRODUCTS, readManifest } from './manifest.ts'

/** A complete backup; throws for an incomplete or damaged one. */
export async function readBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder)
  for (const file of manifest.files) await requireIntact(folder, file)
  return manifest
}

/** Throws for a backup of a later version; one of an earlier version is migrated after its restore. */
export function requireKnownMigrations(
  manifest: BackupManifest,
  contents: Readonly<Record<(typeof PRODUCTS)[number], DatabaseContents>>,
): void {
  for (const product of PRODUCTS) {
    const migrations = contents[product].migrations.map((Migration) => new Migration())
    const known = new Set(migrations.map(({ name }) => name))
    const recorded = manifest.databases[product].migrations
    const unknown = recorded.filter((name) => !known.has(name))
    if (unknown.length === 0) continue
    const isFormer = !migrations.some((one) => isBaseline(one) && recorded.includes(one.name ?? ''))
    if (isFormer)
      throw new StartupError(
        `The backup is of version ${manifest.version}, whose ${product} database was last migrated before 1.0.0. Restore it by 1.1.0 (releases.json names its commit), which migrates it. Then run \`npm run migrate\` of this version.`,
      )
    throw new StartupError(
      `The backup is of version ${manifest.version}, whose ${product} database has ${unknown.length} migrations that this version lacks (first: ${unknown[0]}). Restore it by that version or a later one.`,
    )
  }
}

/** Throws unless the keys open every secret of the backup. */
export function requireBackupKeys(
  manifest: BackupManifest,
  secretKeys: readonly Buffer[] | null,
): void {
  const given = new Set(fingerprintsOf(secretKeys ?? []).map((own) => own.toString('hex')))
  const lacking = manifest.secretKeyFingerprints.filter((fingerprint) => !given.has(fingerprint))
  if (lacking.length > 0)
    throw new StartupError(
      `SECRET_KEYS lacks the keys with the fingerprints ${lacking.join(', ')}, which secrets of the backup are sealed under. Set SECRET_KEYS of the installation that was backed up.`,
    )
}
