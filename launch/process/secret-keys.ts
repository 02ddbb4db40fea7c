import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import { readIfExists } from '../../platform/config/files/read-if-there.ts'
import { writeFileAtomically } from '../../platform/config/files/write-file-atomically.ts'

/** Name of the file in the data directory. */
export const SECRET_KEYS_FILE = 'secret-keys'

const KEY_BYTES = 32

/** The configured keys, or a generated one in the data directory; `platform/config` demands them where it must. */
export async function secretKeysOf(config: Config): Promise<readonly Buffer[]> {
  if (config.secretKeys) return config.secretKeys

  const path = join(config.dataDir, SECRET_KEYS_FILE)
  // A file that cannot be read is never replaced: its key opens the stored secrets.
  const kept = await readIfExists(path)
  if (kept !== null) return parseKeys(kept)

  const key = randomBytes(KEY_BYTES)
  await writeFileAtomically(path, key.toString('base64'))
  return [key]
}

/** The keys in the file of a data directory. */
export function parseKeys(text: string): readonly Buffer[] {
  return text.split(',').map((key) => Buffer.from(key, 'base64'))
}
