import { chmod, mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { runFolderFor, socketIn } from './run-folder.ts'

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
