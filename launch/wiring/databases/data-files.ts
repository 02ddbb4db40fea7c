import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../platform/config/config.ts'
import { makeFolder } from '../../../platform/config/files/make-folder.ts'
import { readIfExists } from '../../../platform/config/files/read-if-there.ts'
import { writeFileAtomically } from '../../../platform/config/files/write-file-atomically.ts'
import { StartupError } from '../../../platform/config/startup-error.ts'
import type { BackupManifest } from '../../../subgraphs/foundation/backup/manifest.ts'
import { fingerprintsOf } from '../../../subgraphs/foundation/secrets/secret-key-fingerprints.ts'
import { parseKeys, SECRET_KEYS_FILE } from '../../process/secret-keys.ts'

/** Files of a sandbox's data directory that its databases do not contain; `sandbox.json` is written at each start. */
const FILES = [SECRET_KEYS_FILE, 'issuer-keys.json', 'partner-keys.json']

type DataConfig = Pick<Config, 'dataDir' | 'environment' | 'secretKeys'>

/** The files for a backup of databases with these keys; none if the data directory is of another installation. */
export async function findDataFiles(
  config: DataConfig,
  fingerprints: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const secretKeys = config.secretKeys ?? (await readKeptKeys(config.dataDir))
  const own = fingerprintsOf(secretKeys).map((one) => one.toString('hex'))
  if (!fingerprints.every((used) => own.includes(used))) return found

  for (const name of fileNamesOf(config)) {
    const content = await readIfExists(join(config.dataDir, name))
    if (content !== null) found.set(name, content)
  }
  return found
}

/** What a restore writes to the data directory, and the keys of the installation after it. */
export interface DataFiles {
  secretKeys: readonly Buffer[]
  write(): Promise<void>
}

/** Throws if the data directory has other files than the backup. */
export async function readDataFiles(
  config: DataConfig,
  folder: string,
  { files }: BackupManifest,
): Promise<DataFiles> {
  const { dataDir } = config
  const missing = new Map<string, string>()
  for (const name of fileNamesOf(config).filter((own) => files.some((file) => file.name === own))) {
    const path = join(dataDir, name)
    const [content, present] = [
      await readFile(join(folder, name), 'utf8'),
      await readIfExists(path),
    ]
    if (present === null) missing.set(name, content)
    else if (present !== content)
      throw new StartupError(
        `${path} differs from the file of the backup. Remove it, or choose another DATA_DIR.`,
      )
  }
  const kept = missing.get(SECRET_KEYS_FILE)
  const secretKeys = config.secretKeys ?? (kept ? parseKeys(kept) : await readKeptKeys(dataDir))
  return {
    secretKeys,
    async write() {
      if (missing.size > 0) await makeFolder(dataDir, 0o700)
      for (const [name, content] of missing) await writeFileAtomically(join(dataDir, name), content)
    },
  }
}

function fileNamesOf({ environment, secretKeys }: DataConfig): string[] {
  if (environment === 'PRODUCTION') return []
  return FILES.filter((name) => name !== SECRET_KEYS_FILE || secretKeys === null)
}

async function readKeptKeys(dataDir: string): Promise<readonly Buffer[]> {
  const kept = await readIfExists(join(dataDir, SECRET_KEYS_FILE))
  return kept === null ? [] : parseKeys(kept)
}
