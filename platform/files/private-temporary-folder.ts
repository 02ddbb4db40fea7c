import { lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Obstacle } from '../startup-error.ts'

/**
 * A folder below the machine's temporary one that only this user can enter. Its name is the same
 * at every start, so nothing piles up; hence the check that nobody else made it first.
 */
export async function privateTemporaryFolder(name: string): Promise<string> {
  // Not os.userInfo(), which fails for a container's user without an entry in /etc/passwd.
  const uid = process.getuid?.()
  const folder = join(tmpdir(), `clubgate-${uid}-${name}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await lstat(folder)
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0)
    throw new Obstacle(`${folder} belongs to somebody else or is open to others; remove it.`)

  return folder
}
