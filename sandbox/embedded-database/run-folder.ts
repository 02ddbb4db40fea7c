import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { privateTemporaryFolder } from '../../platform/config/files/private-temporary-folder.ts'
import { StartupError } from '../../platform/config/startup-error.ts'

/** The kernel's limit for socket paths on macOS; Linux allows 107. */
const LONGEST_SOCKET_PATH = 103

/** Folder for the socket of a server: `folder`, unless the socket path would be too long. */
export async function runFolderFor(folder: string): Promise<string> {
  const near = join(folder, 'run')
  if (Buffer.byteLength(socketIn(near)) <= LONGEST_SOCKET_PATH) return near

  const far = await privateTemporaryFolder(
    createHash('sha256').update(folder).digest('hex').slice(0, 16),
  )
  if (Buffer.byteLength(socketIn(far)) <= LONGEST_SOCKET_PATH) return far
  throw new StartupError(`${far} is too long for a socket; choose a shorter DATA_DIR or TMPDIR.`)
}

export function socketIn(run: string): string {
  return join(run, 'server.sock')
}
