import { lstat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { makeFolder } from './make-folder.ts'

/**
 * Creates a temporary folder that only this user can access. Its name is the same at every start, so that folders
 * do not accumulate; its owner and mode are therefore checked.
 */
export async function privateTemporaryFolder(name: string): Promise<string> {
  // Not os.userInfo(), which fails for a container's user without an entry in /etc/passwd.
  const uid = process.getuid?.()
  const folder = join(tmpdir(), `clubgate-${uid}-${name}`)
  await makeFolder(folder, 0o700)
  const found = await lstat(folder)
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0)
    throw new StartupError(
      `${folder} belongs to another user or is accessible to others; remove it.`,
    )

  return folder
}
