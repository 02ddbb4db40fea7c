import { createHash } from 'node:crypto'
import { chmod, mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { privateTemporaryFolder } from './private-temporary-folder.ts'

/** Where an embedded database keeps what. */
export interface DatabaseHome {
  folder: string
  /** The tables; appears complete or not at all. */
  tables: string
  /** What only matters while a server runs; emptied at each start. */
  run: string
  socketPath: string
  log: string
}

/** Root of the database has no password, so no other user of the machine may reach the socket. */
export async function makeDatabaseHome(dataDir: string): Promise<DatabaseHome> {
  await mkdir(join(dataDir, 'mariadb'), { recursive: true, mode: 0o700 })
  const folder = await realpath(join(dataDir, 'mariadb'))
  await chmod(folder, 0o700)
  const run = await runFolderFor(folder)
  return {
    folder,
    tables: join(folder, 'tables'),
    run,
    socketPath: socketIn(run),
    log: join(folder, 'server.log'),
  }
}

/** The kernel's limit for socket paths on macOS; Linux allows 107. */
const LONGEST_SOCKET_PATH = 103

async function runFolderFor(folder: string): Promise<string> {
  const near = join(folder, 'run')
  if (Buffer.byteLength(socketIn(near)) <= LONGEST_SOCKET_PATH) return near

  const far = await privateTemporaryFolder(
    createHash('sha256').update(folder).digest('hex').slice(0, 16),
  )
  if (Buffer.byteLength(socketIn(far)) <= LONGEST_SOCKET_PATH) return far
  throw new Error(`${far} is too long for a socket; choose a shorter DATA_DIR or TMPDIR.`)
}

function socketIn(run: string): string {
  return join(run, 'server.sock')
}
