import { chmod, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../platform/config/files/make-folder.ts'
import { runFolderFor, socketIn } from './run-folder.ts'

/** Folders of an embedded database. */
export interface DatabaseHome {
  folder: string
  /** The tables; created atomically. */
  tables: string
  /** Run-time files of the server; emptied at each start. */
  run: string
  socketPath: string
  log: string
}

/** The database root has no password, so the socket must be private to this user. */
export async function makeDatabaseHome(dataDir: string): Promise<DatabaseHome> {
  await makeFolder(join(dataDir, 'mariadb'), 0o700)
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
